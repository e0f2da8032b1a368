// 蔡夫人 Lady Cai · Qun · female · 3
//
// 窃听 Qieting — at the end of another character's turn in which no card of its had anybody else as a target,
// you may choose: move a card of its equipment before you, nothing is replaced; or draw a card.
// 献州 Xianzhou (limited) — in your play phase: give all your equipment, X cards, to another character. It
// chooses: you recover X hp; or it deals 1 damage to each of X characters in its attack range.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 窃听

constexpr int kMoveGear = 0, kDrawInstead = 1;

CardSet gear_to_overhear(const Game& g, Seat from, Seat owner) {
  CardSet fitting;
  if (!g.alive(from)) return fitting;
  for (CardId c : g[from].equipped())
    if (new_holders(g, c).has(owner)) fitting.add(c);
  return fitting;
}
bool kept_to_himself(const Skill<Turn>& s) {
  const Seat whose = s.event.owner;
  return whose != s.owner &&
         (s.game.state.history.counts(Span::Turn, whose).aimed_at - SeatSet(whose)).empty();
}
Task<> overhear(Skill<Turn> s) {
  Game& g = s.game;
  const Seat whose = s.event.owner;
  const CardSet gear = gear_to_overhear(g, whose, s.owner);
  const int what =
      co_await choose_one(g, s.owner, asked_by(s, whose), gear.empty() ? 1u << kDrawInstead : kAllChoices);
  if (what == kDrawInstead) {
    co_await draw(g, s.owner, 1);
    co_return;
  }
  const CardId c = co_await choose_open_card(g, s.owner, gear, asked_by(s, whose).to("移动", "move"));
  co_await move_on_field(g, s.owner, c, s.owner);
}

const SkillDef qieting(
    {"qieting", "窃听", "Qieting",
     "其他角色的回合结束时，若其未于此回合内对除其以外的角色使用过牌，你可选择一项：1.将其装备区里的一张牌移至你的装备区（"
     "不能替换）；2.摸一张牌。",
     "At the end of another character's turn in which no card of its had anybody else as a target, you may choose: "
     "move a card from its equipment zone to yours if there is room; or draw a card."},
    choices({{"move", "移动其装备", "move equipment"}, {"draw", "摸一张牌", "draw a card"}}),
    at<Timing::TurnEnd1>().may().when(kept_to_himself).then(overhear),
    hint({.self = {.cards = 1}, .for_friend = kDrawInstead, .for_foe = kMoveGear}));

// ---- 献州

constexpr int kLetRecover = 0, kStrikeAround = 1;

bool has_gear_to_give(const Skill<Phase>& s) {
  return owners_phase(s) && !s.game[s.owner].equipped().empty();
}
bool choose_new_governor(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
// Only what can be carried out can be chosen (principles §4).
Task<> hand_over_the_province(Skill<Phase> s) {
  Game& g = s.game;
  const Seat governor = s.seat();
  const CardSet gear = g[s.owner].equipped();
  const int x = gear.size();
  co_await give(g, s.owner, governor, gear);
  if (!g.alive(governor)) co_return;
  const SeatSet around = in_range_of(g, governor);
  const bool may_strike = around.size() >= x, may_recover = g.alive(s.owner) && g[s.owner].wounded();
  if (!may_strike && !may_recover) co_return;
  const std::uint32_t possible =
      (may_recover ? 1u << kLetRecover : 0u) | (may_strike ? 1u << kStrikeAround : 0u);
  const int what = co_await choose_one(g, governor, asked_by(s, s.owner), possible);
  if (what == kLetRecover) {
    co_await recover(g, recovery_from(s, s.owner, x));
    co_return;
  }
  const SeatList struck =
      co_await choose_seats(g, governor, around, x, x, false, asked_by(s).to("造成1点伤害", "deal 1 damage"));
  const SeatList order = in_order(g, struck);
  for (Seat t : order) {
    Damage d = damage_from(s, t);
    d.source = governor;
    co_await deal_damage(g, d);
  }
}

const SkillDef xianzhou(
    {"xianzhou", "献州", "Xianzhou",
     "限定技，出牌阶段，你可将装备区里的所有牌交给一名其他角色，其选择一项：1.令你回复X点体力；2.对其攻击范围内的X名角色"
     "各造成1点伤害（X为你以此法交给其的牌数）。",
     "Limited: in your play phase give all the cards of your equipment zone, X cards, to another character. It "
     "chooses: you recover X hp; or it deals 1 damage to each of X characters in its attack range."},
    Tag::Limited,
    choices({{"heal_her", "令其回复体力", "she recovers"}, {"strike", "造成伤害", "deal the damage"}}),
    at<Timing::PlayIdle>().when(has_gear_to_give).choose(choose_new_governor).then(hand_over_the_province),
    hint({.self = {.cards = -1, .hp = 0.6F},
          .target = {.cards = 1.2F},
          .for_friend = kLetRecover,
          .for_foe = kStrikeAround}));

}  // namespace

const General caifuren({.id = "caifuren",
                        .zh = "蔡夫人",
                        .en = "Lady Cai",
                        .set = "yijiang",
                        .kingdom = Kingdom::Qun,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&qieting, &xianzhou}});

}  // namespace jiesuan
