// 孔融 Kong Rong · Qun · male · 3 half symbols
//
// 名士 Mingshi (locked) — damage to you whose source has a hidden general is 1 lower.
// 礼让 Lirang — after cards of yours came into the discard pile by discarding you may give any of them that
// still lie there to others.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

bool hurt_by_a_stranger(const Skill<Damage>& s) {
  const Seat source = s.event.source;
  return owner_is_victim(s) && source != kNoSeat && has_hidden_general(s.game, source);
}
Task<> one_less(Skill<Damage> s) {
  --s.event.amount;
  co_return;
}

const SkillDef mingshi({"mingshi", "名士", "Mingshi",
                        "锁定技，当你受到伤害时，若来源有暗置的武将牌，此伤害-1。",
                        "Locked: damage to you whose source has a hidden general is 1 lower."},
                       Tag::Locked, at<Timing::DamageTaking2>().when(hurt_by_a_stranger).then(one_less),
                       hint({.wards = true}));

CardSet just_discarded(const Skill<Move>& s) {
  CardSet own;
  for (const MovePart& p : s.event.parts) {
    const bool was_his = p.from_seat == s.owner && (p.from == Zone::Hand || p.from == Zone::Equipment);
    if (was_his && p.to == Zone::Discard && p.reason == Reason::Discard) own |= p.cards;
  }
  return own & s.game.state.discard;
}
bool something_to_give(const Skill<Move>& s) {
  return !just_discarded(s).empty() && !others(s.game, s.owner).empty();
}
// All of it is one move, so nobody has a card of it before everything is settled.
Task<> let_others_have(Skill<Move> s) {
  Game& g = s.game;
  CardSet left = just_discarded(s);
  Move gifts;
  while (!left.empty()) {
    const Gift gift = co_await choose_gift(
        g, s.owner, left, others(g, s.owner), !gifts.parts.empty(),
        asked_by(s).to("交给其他角色", "give").or_else("其余的留在弃牌堆", "the rest stays where it is"));
    if (gift.to == kNoSeat) break;
    add_moving(g, gifts, gift.cards, Zone::Hand, gift.to, Reason::Give, s.owner);
    left -= gift.cards;
  }
  if (!gifts.parts.empty()) co_await move_cards(g, gifts);
}

const SkillDef lirang(
    {"lirang", "礼让", "Lirang", "当你的牌因弃置而置入弃牌堆后，可将其中任意张交给任意名其他角色。",
     "After cards of yours came into the discard pile by discarding you may give any of them to others."},
    at<Timing::MoveAfter2>().may().when(something_to_give).then(let_others_have),
    hint({.target = {.cards = 1}}));

}  // namespace

const General heg_kongrong({.id = "heg_kongrong",
                            .zh = "孔融",
                            .en = "Kong Rong",
                            .set = "hegemony",
                            .kingdom = Kingdom::Qun,
                            .hp = 3,
                            .skills = {&mingshi, &lirang}});

}  // namespace jiesuan
