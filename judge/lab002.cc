// Skills of no general for scenarios about document 002 (modules/variant002): bare operations of its words.
#include <utility>

#include "judge/lab_words.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

// ---- 体力下限

template <int delta>
Task<> move_floor(Skill<Phase> s) {
  change_hp_floor(s.game, s.seat(), delta);
  co_return;
}
const SkillDef lab_raise_floor({"lab_raise_floor", "试验·加下限", "Lab raise floor",
                                "令一名角色的体力下限+1。", "A character's hp floor goes up by 1."},
                               Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(move_floor<1>));
const SkillDef lab_lower_floor({"lab_lower_floor", "试验·减下限", "Lab lower floor",
                                "令一名角色的体力下限-1。", "A character's hp floor goes down by 1."},
                               Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(move_floor<-1>));
// The same for whoever is dying.
template <int delta>
Task<> move_floor_of_dying(Skill<Dying> s) {
  change_hp_floor(s.game, s.event.seat, delta);
  co_return;
}
const SkillDef lab_dying_floor({"lab_dying_floor", "试验·濒死减下限", "Lab dying floor",
                                "当一名角色处于濒死状态时，可令其体力下限-1。",
                                "When a character is dying you may lower its hp floor by 1."},
                               Listing::Scenario, at<Timing::DyingAsk>().may().then(move_floor_of_dying<-1>));
const SkillDef lab_dying_floor_up({"lab_dying_floor_up", "试验·濒死加下限", "Lab dying floor up",
                                   "当一名角色处于濒死状态时，可令其体力下限+1。",
                                   "When a character is dying you may raise its hp floor by 1."},
                                  Listing::Scenario,
                                  at<Timing::DyingAsk>().may().then(move_floor_of_dying<1>));
// When a character is dying it loses 1 hp more.
Task<> weaken_dying(Skill<Dying> s) { co_await lose_hp(s.game, s.event.seat, 1, s.skill); }
const SkillDef lab_dying_loss({"lab_dying_loss", "试验·濒死失去体力", "Lab dying loss",
                               "当一名角色处于濒死状态时，可令其失去1点体力。",
                               "When a character is dying you may make it lose 1 hp."},
                              Listing::Scenario, at<Timing::DyingAsk>().may().then(weaken_dying));
Task<> cut_max(Skill<Phase> s) { co_await change_max_hp(s.game, s.seat(), -1); }
const SkillDef lab_lower_max({"lab_lower_max", "试验·减上限", "Lab lower max", "令一名角色的体力上限-1。",
                              "A character's maximum hp goes down by 1."},
                             Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(cut_max));

// ---- 明置, 暗置: the character chooses which of its cards

bool with_closed_cards(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : living(s.game))
    if (!closed_hand(s.game, t).empty()) set.add(t);
  return pick_seats(o, set);
}
bool with_open_cards(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : living(s.game))
    if (!open_hand(s.game, t).empty()) set.add(t);
  return pick_seats(o, set);
}
Task<> let_open(Skill<Phase> s) {
  const CardSet closed = closed_hand(s.game, s.seat());
  const CardSet cards = co_await choose_own_cards(s.game, s.seat(), closed, 1, closed.size(), false,
                                                  asked_by(s).to("明置", "open"));
  co_await open_hand_cards(s.game, s.seat(), s.seat(), cards);
}
Task<> let_close(Skill<Phase> s) {
  const CardSet shown = open_hand(s.game, s.seat());
  const CardSet cards = co_await choose_own_cards(s.game, s.seat(), shown, 1, shown.size(), false,
                                                  asked_by(s).to("暗置", "close"));
  co_await close_hand_cards(s.game, s.seat(), s.seat(), cards);
}
// Every card of the character is handed over: what is turned already is left out by the operation itself.
bool with_a_hand(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : living(s.game))
    if (!s.game[t].hand.empty()) set.add(t);
  return pick_seats(o, set);
}
Task<> open_whole_hand(Skill<Phase> s) {
  co_await open_hand_cards(s.game, s.owner, s.seat(), s.game[s.seat()].hand);
}
Task<> close_whole_hand(Skill<Phase> s) {
  co_await close_hand_cards(s.game, s.owner, s.seat(), s.game[s.seat()].hand);
}
const SkillDef lab_open_all({"lab_open_all", "试验·明置所有", "Lab open all", "明置一名角色的所有手牌。",
                             "Open a character's whole hand."},
                            Listing::Scenario,
                            at<Timing::PlayIdle>().choose(with_a_hand).then(open_whole_hand));
const SkillDef lab_close_all({"lab_close_all", "试验·暗置所有", "Lab close all", "暗置一名角色的所有手牌。",
                              "Close a character's whole hand."},
                             Listing::Scenario,
                             at<Timing::PlayIdle>().choose(with_a_hand).then(close_whole_hand));
const SkillDef lab_open({"lab_open", "试验·明置", "Lab open", "令一名角色明置任意张手牌。",
                         "A character opens hand cards of its choice."},
                        Listing::Scenario, at<Timing::PlayIdle>().choose(with_closed_cards).then(let_open));
const SkillDef lab_close({"lab_close", "试验·暗置", "Lab close", "令一名角色暗置任意张手牌。",
                          "A character closes hand cards of its choice."},
                         Listing::Scenario, at<Timing::PlayIdle>().choose(with_open_cards).then(let_close));

bool lost_open(const Skill<Move>& s) { return !open_cards_lost(s.event, s.owner).empty(); }
Task<> draw_for_open(Skill<Move> s) {
  co_await draw(s.game, s.owner, open_cards_lost(s.event, s.owner).size());
}
const SkillDef lab_open_lost({"lab_open_lost", "试验·失去明牌", "Lab open lost",
                              "锁定技，你失去明置的手牌后，摸等量的牌。",
                              "Locked: after you lost open hand cards you draw as many."},
                             Listing::Scenario, Tag::Locked,
                             at<Timing::MoveAfter2>().when(lost_open).then(draw_for_open));
bool card_state(const Skill<StateChange>& s) { return s.event.of_cards != GameCardChange::None; }
Task<> draw_for_change(Skill<StateChange> s) { co_await draw(s.game, s.owner, 1); }
const SkillDef lab_watch({"lab_watch", "试验·状态", "Lab watch", "牌的状态改变后，你可摸一张牌。",
                          "After the state of game cards changed you may draw a card."},
                         Listing::Scenario,
                         at<Timing::StateAfter>().may().when(card_state).then(draw_for_change));

// ---- 横置, 重置

bool with_upright_equipment(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : living(s.game))
    if (!upright_equipment(s.game, t).empty()) set.add(t);
  return pick_seats(o, set);
}
bool with_tapped_equipment(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : living(s.game))
    if (!tapped_equipment(s.game, t).empty()) set.add(t);
  return pick_seats(o, set);
}
Task<> let_tap_one(Skill<Phase> s) { co_await let_tap(s.game, s.seat(), 1, asked_by(s)); }
Task<> tap_one_of(Skill<Phase> s) { co_await tap_some_of(s.game, s.owner, s.seat(), 1, asked_by(s)); }
Task<> tap_all(Skill<Phase> s) {
  co_await tap_equipment(s.game, s.owner, s.seat(), s.game[s.seat()].equipped());
}
Task<> untap_all(Skill<Phase> s) {
  co_await untap_equipment(s.game, s.owner, s.seat(), s.game[s.seat()].equipped());
}
Task<> untap_one_of(Skill<Phase> s) {
  const CardId c = co_await choose_open_card(s.game, s.owner, tapped_equipment(s.game, s.seat()),
                                             asked_by(s).to("重置", "untap"));
  co_await untap_equipment(s.game, s.owner, s.seat(), CardSet(c));
}
const SkillDef lab_let_tap({"lab_let_tap", "试验·令横置", "Lab let tap", "令一名角色横置其装备区里的一张牌。",
                            "A character taps one of its equipment cards."},
                           Listing::Scenario,
                           at<Timing::PlayIdle>().choose(with_upright_equipment).then(let_tap_one));
const SkillDef lab_tap({"lab_tap", "试验·横置装备", "Lab tap", "横置一名角色装备区里的一张牌。",
                        "Tap one of a character's equipment cards."},
                       Listing::Scenario,
                       at<Timing::PlayIdle>().choose(with_upright_equipment).then(tap_one_of));
const SkillDef lab_tap_all({"lab_tap_all", "试验·横置所有", "Lab tap all", "横置一名角色装备区里的所有牌。",
                            "Tap all of a character's equipment cards."},
                           Listing::Scenario,
                           at<Timing::PlayIdle>().choose(with_upright_equipment).then(tap_all));
const SkillDef lab_untap_all({"lab_untap_all", "试验·重置所有", "Lab untap all",
                              "重置一名角色装备区里的所有牌。",
                              "Untap all of a character's equipment cards."},
                             Listing::Scenario,
                             at<Timing::PlayIdle>().choose(with_tapped_equipment).then(untap_all));
const SkillDef lab_untap({"lab_untap", "试验·重置装备", "Lab untap", "重置一名角色装备区里的一张牌。",
                          "Untap one of a character's equipment cards."},
                         Listing::Scenario,
                         at<Timing::PlayIdle>().choose(with_tapped_equipment).then(untap_one_of));
bool targets_by_own_slash(const Skill<Use>& s) {
  return own_slash(s) && s.event.target().seat != kNoSeat &&
         !upright_equipment(s.game, s.event.target().seat).empty();
}
Task<> tap_target(Skill<Use> s) {
  const Seat target = s.event.target().seat;
  co_await tap_equipment(s.game, s.owner, target, upright_equipment(s.game, target));
}
const SkillDef lab_tap_target({"lab_tap_target", "试验·横置目标", "Lab tap target",
                               "当你使用【杀】指定目标后，可横置其装备区里的所有牌。",
                               "When your Slash has been aimed you may tap all equipment of the target."},
                              Listing::Scenario,
                              at<Timing::UseTargeted>().may().when(targets_by_own_slash).then(tap_target));

bool owner_was_hit(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && s.event.user != kNoSeat &&
         !upright_equipment(s.game, s.event.user).empty();
}
Task<> tap_user(Skill<Use> s) {
  co_await tap_equipment(s.game, s.owner, s.event.user, upright_equipment(s.game, s.event.user));
}
const SkillDef lab_tap_user({"lab_tap_user", "试验·横置使用者", "Lab tap user",
                             "当你成为牌的目标后，可横置使用者装备区里的所有牌。",
                             "When you have become a target you may tap all equipment of the card's user."},
                            Listing::Scenario,
                            at<Timing::UseBecameTarget>().may().when(owner_was_hit).then(tap_user));

// ---- amounts

constexpr int kMostCards = 9;
Task<> reach_number(Skill<Phase> s, Task<> (*op)(Game&, Seat, int, Asking)) {
  const int x = co_await choose_number(s.game, s.owner, 0, kMostCards, asked_by(s));
  co_await op(s.game, s.seat(), x, asked_by(s));
}
Task<> hand_to(Skill<Phase> s) { return reach_number(std::move(s), discard_hand_to); }
Task<> cards_to(Skill<Phase> s) { return reach_number(std::move(s), discard_cards_to); }
Task<> adjust_to(Skill<Phase> s) { return reach_number(std::move(s), adjust_hand_to); }
const SkillDef lab_hand_to({"lab_hand_to", "试验·手牌弃置至", "Lab hand to", "令一名角色将手牌弃置至X张。",
                            "A character discards its hand to X cards."},
                           Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(hand_to));
const SkillDef lab_cards_to({"lab_cards_to", "试验·弃置至", "Lab cards to", "令一名角色将拥有的牌弃置至X张。",
                             "A character discards its cards to X."},
                            Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(cards_to));
const SkillDef lab_adjust_to({"lab_adjust_to", "试验·调整至", "Lab adjust to", "令一名角色将手牌调整至X张。",
                              "A character adjusts its hand to X cards."},
                             Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(adjust_to));
Task<> fill_to(Skill<Phase> s) {
  const int x = co_await choose_number(s.game, s.owner, 0, kMostCards, asked_by(s));
  fill_marks_to(s.game, s.seat(), def(s.skill), x);
}
const SkillDef lab_fill_to({"lab_fill_to", "试验·补至", "Lab fill to", "令一名角色将“试验”补至X枚。",
                            "A character fills its trial marks to X."},
                           Listing::Scenario, marks_named("试验", "trial"),
                           at<Timing::PlayIdle>().choose(anyone).then(fill_to));
bool hand_above_two(const Skill<Phase>& s) {
  return can_discard_to(s.game, s.owner, s.game[s.owner].hand, 2);
}
Task<> pay_down_to_two(Skill<Phase> s) {
  co_await discard_hand_to(s.game, s.owner, 2, asked_by(s));
  co_await draw(s.game, s.owner, 1);
}
const SkillDef lab_price_to({"lab_price_to", "试验·弃置至为消耗", "Lab price to",
                             "你可将手牌弃置至两张，然后摸一张牌。",
                             "You may discard your hand to two cards; then draw a card."},
                            Listing::Scenario,
                            at<Timing::PlayIdle>().when(hand_above_two).then(pay_down_to_two));

// ---- 神隐 and prices

Task<> let_veil(Skill<Phase> s) {
  for (Seat t : s.seats) veil(s.game, t);
  co_return;
}
bool some(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game), 1, kMaxSeats); }
const SkillDef lab_veil({"lab_veil", "试验·神隐", "Lab veil", "令任意名角色进入神隐状态。",
                         "Characters are veiled."},
                        Listing::Scenario, at<Timing::PlayIdle>().choose(some).then(let_veil));
bool about_to_be_hit(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && s.event.user != s.owner;
}
Task<> hide_self(Skill<Use> s) {
  veil(s.game, s.owner);
  co_return;
}
const SkillDef lab_vanish({"lab_vanish", "试验·隐去", "Lab vanish",
                           "当你成为其他角色使用的牌的目标后，可进入神隐状态。",
                           "When you have become a target of another's card you may be veiled."},
                          Listing::Scenario,
                          at<Timing::UseBecameTarget>().may().when(about_to_be_hit).then(hide_self));
Task<> veil_dying(Skill<Dying> s) {
  veil(s.game, s.event.seat);
  co_return;
}
const SkillDef lab_veil_dying({"lab_veil_dying", "试验·濒死神隐", "Lab veil dying",
                               "当一名角色进入濒死状态时，可令其进入神隐状态。",
                               "When a character enters dying you may veil it."},
                              Listing::Scenario, at<Timing::DyingEnter>().may().then(veil_dying));
Task<> veil_late(Skill<Turn> s) {
  veil(s.game, s.owner);
  co_return;
}
const SkillDef lab_veil_late({"lab_veil_late", "试验·回合末神隐", "Lab veil late",
                              "限定技，回合结束前❷，你可进入神隐状态。",
                              "Limited: after the end of a turn was reached you may be veiled."},
                             Listing::Scenario, Tag::Limited, at<Timing::TurnEnd2>().may().then(veil_late));
bool can_pay(const Skill<Phase>& s) { return can_pay_hp(s.game, s.owner); }
Task<> pay_and_draw(Skill<Phase> s) {
  co_await lose_hp(s.game, s.owner, 1, s.skill);
  co_await draw(s.game, s.owner, 1);
}
const SkillDef lab_pay_hp({"lab_pay_hp", "试验·失去体力为消耗", "Lab pay hp",
                           "你可失去1点体力，然后摸一张牌。", "You may lose 1 hp; then draw a card."},
                          Listing::Scenario, at<Timing::PlayIdle>().when(can_pay).then(pay_and_draw));

// ---- 异常状态

bool someone_abnormal(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : living(s.game))
    if (is_abnormal(s.game, t)) set.add(t);
  return pick_seats(o, set);
}
const SkillDef lab_abnormal({"lab_abnormal", "试验·异常", "Lab abnormal",
                             "令一名处于异常状态的角色摸一张牌。",
                             "A character in the abnormal state draws a card."},
                            Listing::Scenario,
                            at<Timing::PlayIdle>().choose(someone_abnormal).then(let_draw));

}  // namespace
}  // namespace jiesuan
