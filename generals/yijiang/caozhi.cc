// 曹植 Cao Zhi · Wei · male · 3
//
// 落英 Luoying — when ♣ cards of others' hands and equipment come into the discard pile by discarding
// (replaced equipment included), or another's ♣ judge card does, you may obtain any of them.
//                                                        [R000-21 … R000-25, R000-42, R000-149, C14, C44]
// 酒诗 Jiushi — face up you may turn over to use a 酒 without a card. If you were face down when damage was
// about to be dealt to you, you may turn face up after it.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// Whose discarded card or judge card that was; nobody's if it came there otherwise.
Seat thrown_away_by(const Game& g, const MovePart& p) {
  if (p.to != Zone::Discard) return kNoSeat;
  const bool discarded = p.reason == Reason::Discard || p.reason == Reason::Replace;
  if (discarded && (p.from == Zone::Hand || p.from == Zone::Equipment)) return p.from_seat;
  const Judgement* j = p.reason == Reason::Judge ? running<Judgement>(g) : nullptr;
  return j ? j->seat : kNoSeat;
}
CardSet fallen_petals(const Skill<Move>& s) {
  CardSet clubs;
  for (const MovePart& p : s.event.parts) {
    const Seat whose = thrown_away_by(s.game, p);
    if (whose != kNoSeat && whose != s.owner) clubs |= cards_of_suit(s.game, p.cards, whose, Suit::Club);
  }
  return clubs & s.game.state.discard;
}
bool choose_petals(const Skill<Move>& s, Option& o) {
  const CardSet petals = fallen_petals(s);
  return pick_cards(o, petals, 1, petals.size());
}
Task<> gather(Skill<Move> s) { co_await obtain(s.game, s.owner, s.cards); }

const SkillDef luoying(
    {"luoying", "落英", "Luoying", "当其他角色的♣牌因弃置或判定而置入弃牌堆时，你可获得其中任意张。",
     "When others' ♣ cards come into the discard pile by discarding or as judge cards you may obtain any of "
     "them."},
    at<Timing::MoveAfter1>().may().choose(choose_petals).then(gather));

bool face_up(const Skill<Need>& s) { return !s.game[s.owner].flipped; }
Task<> drink_and_write(Skill<Need> s) {
  const bool flipped = co_await change_state(s.game, s.owner, GeneralCardChange::Flip);
  if (flipped) answer_as_declared(s);
}

void note_face_down(const Skill<Damage>& s) {
  if (owner_is_victim(s) && s.game[s.owner].flipped) note_with(s.event, s, 1);
}
bool face_down_all_along(const Skill<Damage>& s) {
  return owner_is_victim(s) && noted_with(s.event, s) && s.game[s.owner].flipped;
}
Task<> sober_up(Skill<Damage> s) { co_await flip(s.game, s.owner); }

const SkillDef jiushi(
    {"jiushi", "酒诗", "Jiushi",
     "若你的武将牌正面朝上，你可翻面，视为使用一张【酒】；若你受到伤害时武将牌背面朝上，此伤害结算后你可翻至正面朝上。",
     "Face up you may turn over, which counts as using an Analeptic. If you were face down when damage was "
     "about to be dealt to you, you may turn face up after it."},
    at<Timing::NeedUse1>()
        .with(hint({.self = {.flips = true}}))
        .may()
        .declares(kAnaleptic)
        .when(face_up)
        .then(drink_and_write),
    at<Timing::DamageTaking1>().note(note_face_down),
    at<Timing::DamageTaken>().may().when(face_down_all_along).then(sober_up));

}  // namespace

const General caozhi({.id = "caozhi",
                      .zh = "曹植",
                      .en = "Cao Zhi",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wei,
                      .hp = 3,
                      .skills = {&luoying, &jiushi}});

}  // namespace jiesuan
