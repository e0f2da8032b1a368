// 孙休 Sun Xiu · Wu · male · 3 · lord
//
// 宴诛 Yanzhu — once in your play phase: another character with a card chooses: you obtain all its equipment
// and lose 宴诛; or it discards a card. 兴学 Xingxue — at the start of your finish phase you may let up to X
// characters draw a card, then put a card on top of the pile; X is your hp, your maximum once you have lost
// 宴诛 by its own effect. 诏缚 Zhaofu (lord, locked) — characters at distance 1 from you count as in the
// attack range of every other Wu character.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {

extern const SkillDef yanzhu;
extern const SkillDef xingxue;

namespace {

// ---- 宴诛

constexpr int kYieldGear = 0, kThrowAway = 1;

bool choose_guest(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, with_cards(s.game, others(s.game, s.owner)));
}
Task<> settle_at_the_banquet(Skill<Phase> s) {
  Game& g = s.game;
  const Seat guest = s.seat();
  const bool has_gear = !g[guest].equipped().empty();
  const bool can_discard = !discardable(g, guest, g[guest].own_cards()).empty();
  if (!has_gear && !can_discard) co_return;
  const std::uint32_t possible = (has_gear ? 1u << kYieldGear : 0u) | (can_discard ? 1u << kThrowAway : 0u);
  const int what = co_await choose_one(g, guest, asked_by(s, s.owner), possible);
  if (what == kThrowAway) {
    co_await must_discard(g, guest, g[guest].own_cards(), 1, asked_by(s, s.owner));
    co_return;
  }
  co_await obtain(g, s.owner, g[guest].equipped());
  let_remember(g, s.owner, xingxue, true);
  co_await lose_skill(g, s.owner, yanzhu);
}

}  // namespace

const SkillDef yanzhu(
    {"yanzhu", "宴诛", "Yanzhu",
     "出牌阶段限一次，你可令一名有牌的其他角色选择一项：1.令你获得其装备区里的所有牌（至少一张），然后你失去“宴诛”；2.弃置"
     "一张牌。",
     "Once in your play phase another character with a card chooses: you obtain all the cards of its equipment zone, "
     "at least one, and lose Yanzhu; or it discards a card."},
    choices({{"yield", "令其获得你的装备", "it obtains your equipment"},
             {"discard", "弃置一张牌", "discard a card"}}),
    at<Timing::PlayIdle>()
        .once_per_phase()
        .when(owners_phase)
        .choose(choose_guest)
        .then(settle_at_the_banquet),
    hint({.target = {.cards = -1}, .for_friend = kThrowAway, .for_foe = kThrowAway}));

// ---- 兴学

namespace {

bool choose_scholars(const Skill<Phase>& s, Option& o) {
  const Character& me = s.game[s.owner];
  return pick_seats(o, living(s.game), 1, s.memory<bool>() ? me.max_hp : me.hp_value());
}
Task<> promote_learning(Skill<Phase> s) {
  Game& g = s.game;
  const SeatList scholars = in_order(g, s.seats);
  for (Seat t : scholars) {
    co_await draw(g, t, 1);
    const CardSet back = co_await choose_own_cards(
        g, t, g[t].own_cards(), 1, 1, false, asked_by(s, s.owner).to("置于牌堆顶", "put on top of the pile"));
    if (!back.empty()) co_await move_cards(g, moving(g, back, Zone::Pile, kNoSeat, Reason::Put, t));
  }
}

}  // namespace

const SkillDef xingxue(
    {"xingxue", "兴学", "Xingxue",
     "结束阶段开始时，你可令至多X名角色依次摸一张牌，然后将一张牌置于牌堆顶（X为你的体力值；若你因“宴诛”失去过“宴诛”，改为体"
     "力上限）。",
     "At the start of your finish phase you may let up to X characters in turn draw a card, then put a card on top "
     "of the pile. X is your hp, or your maximum hp once you have lost Yanzhu by its own effect."},
    at<Timing::FinishStart>().may().when(owners_phase).choose(choose_scholars).then(promote_learning),
    hint({.target = {.cards = 0.4F}}));

// ---- 诏缚

namespace {

bool bound_by_decree(const StateContext& s, Seat from, Seat to) {
  return from != s.owner && to != s.owner && s.game[from].kingdom == Kingdom::Wu &&
         distance(s.game, s.owner, to) == 1;
}

const SkillDef zhaofu(
    {"zhaofu", "诏缚", "Zhaofu", "主公技，锁定技，你至其距离为1的角色视为在其他吴势力角色的攻击范围内。",
     "Lord, locked: characters to whom your distance is 1 count as in the attack range of every other Wu character."},
    Tag::Lord, Tag::Locked, state(StateKind::PutsInRange, bound_by_decree));

}  // namespace

const General sunxiu({.id = "sunxiu",
                      .zh = "孙休",
                      .en = "Sun Xiu",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wu,
                      .hp = 3,
                      .skills = {&yanzhu, &xingxue, &zhaofu}});

}  // namespace jiesuan
