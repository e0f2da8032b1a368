// 凌统 Ling Tong · Wu · male · 4
//
// 旋风 Xuanfeng — at the end of your discard phase if you discarded two cards or more in it, or after you
// lost cards from your equipment zone: you may discard two cards of one or two other characters, one after
// the other.                                                              [R000-42, R004-36 … R004-38, C14]
// 旋风〔旧〕 — after you lost cards from your equipment zone you may choose: you are taken to use a 杀 on
// another character, wherever it sits; or you deal 1 damage to another character at distance 1.   [R000-42]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool lost_equipment(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Equipment && p.from_seat == s.owner && !p.cards.empty()) return true;
  return false;
}

// ---- two clauses

// The two cards together: of one who has two, or one of each of two. It is all the skill does, so both must
// be there (principles §4).
Pick one_or_two_with_two_cards(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  const SeatSet all = with_cards(g, others(g, r.seat));
  Pick pick;
  if (so_far.seats.empty()) {
    for (Seat t : all)
      if (all.size() > 1 || g[t].own_cards().size() > 1) pick.seats.add(t);
  } else {
    const bool alone = so_far.seats.size() == 1;
    pick.done = !alone || g[so_far.seats[0]].own_cards().size() > 1;
    if (alone) pick.seats = all - SeatSet(so_far.seats[0]);
  }
  return pick;
}
template <class E>
bool choose_victims(const Skill<E>& s, Option& o) {
  int cards = 0;
  for (Seat t : others(s.game, s.owner)) cards += s.game[t].own_cards().size();
  o.seat_rule = one_or_two_with_two_cards;
  return cards > 1;
}
template <class E>
Task<> sweep(Skill<E> s) {
  SeatList victims = in_order(s.game, s.seats);
  if (victims.size() == 1) victims.push_back(victims[0]);
  for (Seat v : victims) {
    const CardId c = co_await choose_card_of(s.game, s.owner, v, Zones::HandAndEquipment,
                                             asked_by(s).to("弃置", "discard"));
    if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
  }
}
bool discarded_two(const Skill<Phase>& s) {
  return owners_phase(s) && s.game.state.history.count(Span::Phase, Counter::Discarded, s.owner) >= 2;
}

const SkillDef xuanfeng(
    {"xuanfeng", "旋风", "Xuanfeng",
     "弃牌阶段结束时，若你于此阶段弃置过至少两张牌，或当你失去装备区里的牌后，可依次弃置一至两名其他角色的共计两张牌。",
     "At the end of your discard phase if you discarded two or more cards in it, or after you lost cards from "
     "your equipment zone, you may discard two cards in all of one or two others, one after the other."},
    at<Timing::DiscardEnd>().may().when(discarded_two).choose(choose_victims<Phase>).then(sweep<Phase>),
    at<Timing::MoveAfter2>().may().when(lost_equipment).choose(choose_victims<Move>).then(sweep<Move>),
    hint({.target = {.cards = -1}}));

// ---- first print

constexpr int kStrike = 0, kDealDamage = 1;

SeatSet slash_targets(const Skill<Move>& s) { return targets_if_taken_to_use(s, s.owner, kSlash); }
SeatSet near(const Skill<Move>& s) { return at_distance(s.game, s.owner, 1); }
bool lost_equipment_with_victims(const Skill<Move>& s) {
  return lost_equipment(s) && !(slash_targets(s) | near(s)).empty();
}
Task<> strike(Skill<Move> s) {
  const SeatSet slash = slash_targets(s), close = near(s);
  const std::uint32_t possible =
      (slash.empty() ? 0u : 1u << kStrike) | (close.empty() ? 0u : 1u << kDealDamage);
  const int what = co_await choose_one(s.game, s.owner, asked_by(s), possible);
  const SeatSet candidates = what == kStrike ? slash : close;
  const Seat victim = co_await choose_seat(s.game, s.owner, candidates, false,
                                           asked_by(s).to("成为目标", "the one who is struck"));
  if (victim == kNoSeat) co_return;
  if (what == kStrike) {
    co_await use_card(s.game, taken_to_use(s, s.owner, kSlash, victim));
  } else {
    co_await deal_damage(s.game, damage_from(s, victim));
  }
}

const SkillDef xuanfeng_old(
    {"xuanfeng_old", "旋风", "Xuanfeng",
     "当你失去装备区里的牌后，可选择一项：视为对一名其他角色使用一张无距离限制且不计次数的【杀】；或对距离为1的一名其他角色造成1点伤害。",
     "After you lost cards from your equipment zone you may choose: you are taken to use a Slash on another "
     "character, without distance limit and uncounted; or you deal 1 damage to another at distance 1."},
    choices({{"slash", "视为使用【杀】", "use a Slash"}, {"damage", "造成1点伤害", "deal 1 damage"}}),
    at<Timing::MoveAfter2>().may().when(lost_equipment_with_victims).then(strike),
    hint({.target = {.hp = -1}}));

}  // namespace

const General lingtong({.id = "lingtong",
                        .zh = "凌统",
                        .en = "Ling Tong",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wu,
                        .hp = 4,
                        .skills = {&xuanfeng}});

const General lingtong_old({.id = "lingtong_old",
                            .zh = "凌统〔旧〕",
                            .en = "Ling Tong (old)",
                            .set = "yijiang",
                            .kingdom = Kingdom::Wu,
                            .hp = 4,
                            .edition = -1,
                            .skills = {&xuanfeng_old}});

}  // namespace jiesuan
