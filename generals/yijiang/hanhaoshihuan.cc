// 韩浩史涣 Han Hao & Shi Huan · Wei · male · 4
//
// 慎断 Shenduan — when black basic cards of yours come into the discard pile by discarding you may use each
// of them as 兵粮寸断 without distance limit.                                                    [C14, C44]
// 勇略 Yonglue — at the start of the judge phase of another in your attack range you may discard a card of
// its judging area; you are taken to use a 杀 on it, and if that deals no damage you draw a card.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 慎断

// What they were as his cards (principles §5).
CardSet black_basics(const Game& g, Seat owner, CardSet cards) {
  cards = cards_of_type(g, cards, CardType::Basic);
  for (CardId c : cards)
    if (colour_of(suit_of(g, c, owner)) != Colour::Black) cards.remove(c);
  return cards;
}
CardSet cut_supplies(const Skill<Move>& s) { return black_basics(s.game, s.owner, own_discards(s)); }
VirtualCard shortage_of(const Skill<Move>& s, CardId c) {
  return made_of(s.game, s.owner, kSupplyShortage, CardSet(c), s.skill);
}
SeatSet to_be_starved(const Skill<Move>& s, CardId c) {
  const VirtualCard v = shortage_of(s, c);
  return forbidden(s.game, Deed{Act::Use, s.owner, v}) ? SeatSet{} : legal_targets(s.game, s.owner, v, true);
}
int per_discarded_card(const Skill<Move>& s) { return s.event.cards().size(); }
bool choose_supplies_and_whom(const Skill<Move>& s, Option& o) {
  const CardSet cards = s.cards.empty() ? cut_supplies(s) : s.cards;
  SeatSet whom;
  for (CardId c : cards) whom |= to_be_starved(s, c);
  return pick_cards(o, cards, 1, 1) && pick_seats(o, whom);
}
Task<> cut_the_supplies(Skill<Move> s) {
  Use u;
  u.user = s.owner;
  u.card = shortage_of(s, s.card());
  add_target(u, s.seat());
  co_await use_card(s.game, u);
}

const SkillDef shenduan(
    {"shenduan", "慎断", "Shenduan",
     "当你的黑色基本牌因弃置而置入弃牌堆时，你可将其中每张当【兵粮寸断】使用（无距离限制）。",
     "When black basic cards of yours come into the discard pile by discarding you may use each of them as Supply "
     "Shortage, without distance limit."},
    at<Timing::MoveAfter1>()
        .may()
        .times(per_discarded_card)
        .choose(choose_supplies_and_whom)
        .then(cut_the_supplies),
    hint({.target = {.cards = -1.5F}, .keeps = true}));

// ---- 勇略

// Whether the 杀 has done nothing so far. If the skill is lost meanwhile (断肠) somebody has been killed.
bool& in_vain(const Skill<Phase>& s) { return s.memory<bool>(); }
void note_that_it_hurt(const Skill<Damage>& s) {
  const Use* u = s.event.use;
  if (u && u->user == s.owner && u->card.through == s.skill) s.memory<bool>() = false;
}
bool tricked_one_in_range(const Skill<Phase>& s) {
  const Seat who = s.event.owner;
  return who != s.owner && !s.game[who].judging.empty() && in_attack_range(s.game, s.owner, who);
}
Task<> ride_out(Skill<Phase> s) {
  Game& g = s.game;
  const Seat who = s.event.owner;
  const CardId c =
      co_await choose_card_of(g, s.owner, who, Zones::Judging, asked_by(s, who).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(g, s.owner, CardSet(c));
  if (!targets_if_taken_to_use(s, s.owner, kSlash).has(who)) co_return;
  in_vain(s) = true;
  co_await use_card(g, taken_to_use(s, s.owner, kSlash, who));
  if (in_vain(s)) co_await draw(g, s.owner, 1);
}

const SkillDef yonglue(
    {"yonglue", "勇略", "Yonglue",
     "你攻击范围内一名其他角色的判定阶段开始时，你可弃置其判定区里的一张牌，视为对其使用一张【杀】：若此【杀】未造成伤害，"
     "你摸一张牌。",
     "At the start of the judge phase of another in your attack range you may discard a card of its judging area; you "
     "are taken to use a Slash on it, and if that deals no damage you draw a card."},
    at<Timing::JudgePhaseStart>().may().about(whose_phase).when(tricked_one_in_range).then(ride_out),
    at<Timing::DamageCaused>().note(note_that_it_hurt),
    hint({.self = {.cards = 0.4F}, .about = {.cards = 1.2F, .hp = -0.6F}, .strikes = true}));

}  // namespace

const General hanhaoshihuan({.id = "hanhaoshihuan",
                             .zh = "韩浩史涣",
                             .en = "Han Hao & Shi Huan",
                             .set = "yijiang",
                             .kingdom = Kingdom::Wei,
                             .hp = 4,
                             .skills = {&shenduan, &yonglue}});

}  // namespace jiesuan
