// 君曹操 Lord Cao Cao · Wei · male · 4
//
// 建安 Jianan (lord, locked) — you own the Five Elites banner. At the start of its prepare phase a Wei
// character with a revealed general may discard a card and, both being revealed, turn down one that is no
// lord's: until your next turn starts it has one of 突袭, 巧变, 骁果, 节钺, 断粮 that is on no revealed
// general, and cannot reveal the hidden one. 挥鞭 Huibian — once in your play phase: deal 1 damage to a Wei
// character, which draws two cards; another, wounded Wei character recovers 1 hp. 总御 Zongyu — after
// 六龙骖驾 has come before another you may exchange all your horses for that one's. When you use another
// horse while 六龙骖驾 lies before another or in the discard pile, you may put the used one into the discard
// pile and 六龙骖驾 before you.
#include "engine/content/hint.h"
#include "engine/event/log.h"
#include "generals/common.h"
#include "generals/hegemony/granted.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

bool of_wei(const Game& g, Seat s) { return g[s].kingdom == Kingdom::Wei; }

// ---- 建安

constexpr const char* kElites[] = {"tuxi", "qiaobian", "xiaoguo_heg", "jieyue", "duanliang"};
constexpr int kHead = 0, kDeputy = 1;

struct Hold {
  std::uint8_t slot = 0;
  std::uint16_t serial = 0;  // of the skill it has meanwhile
};
bool held_down(const StateContext& s, Seat whose, int slot) {
  return whose == s.owner && slot == s.value<Hold>().slot;
}
const SkillDef under_banner({"state_jianan", "建安", "Jianan"}, Listing::Internal,
                            state(StateKind::ForbidsReveal, held_down));

bool on_a_revealed_general(const Game& g, SkillId skill) {
  for (Seat s : living(g))
    for (InstanceId id : g[s].instances) {
      const Instance& i = g.state.instance[id];
      if (i.skill == skill && i.printed() && !on_hidden_general(g, i)) return true;
    }
  return false;
}
SkillList free_elites(const Game& g) {
  SkillList list = granted_skills(kElites);
  for (int n = list.size() - 1; n >= 0; --n)
    if (on_a_revealed_general(g, list[n])) list.erase(n);
  return list;
}
// The general cards it could turn down, or the one that lies so already, as bits.
std::uint32_t cards_to_hold(const Game& g, Seat s) {
  if (!has_general(g, s, kHead) || !has_general(g, s, kDeputy)) return 0;
  const std::uint32_t hidden = hidden_slots(g, s);
  if (hidden != 0) return hidden == 3 ? 0 : hidden;
  return (can_hide(g, s, kHead) ? 1u << kHead : 0u) | (can_hide(g, s, kDeputy) ? 1u << kDeputy : 0u);
}
bool may_join(const Skill<Phase>& s) {
  const Game& g = s.game;
  return s.event.owner == s.actor && of_wei(g, s.actor) && cards_to_hold(g, s.actor) != 0 &&
         !free_elites(g).empty();
}
bool choose_price(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, discardable(s.game, s.actor, s.game[s.actor].own_cards()), 1, 1);
}
Task<> join(Skill<Phase> s) {
  Game& g = s.game;
  co_await discard(g, s.actor, s.cards);
  const std::uint32_t possible = cards_to_hold(g, s.actor);
  if (possible == 0) co_return;
  const bool turns_down = hidden_slots(g, s.actor) == 0;
  const int slot = co_await choose_one(g, s.actor, asked_by(s), possible);
  if (turns_down) {
    const bool done = co_await hide_general(g, s.actor, slot);
    if (!done) co_return;
  }
  const SkillId elite = co_await choose_skill(g, s.actor, free_elites(g), asked_by(s));
  if (elite == SkillId::None || !g.alive(s.owner)) co_return;
  const InstanceId id = leave_effect(g, s.actor, def(elite), Scope::NextTurn, s.owner);
  log(g, LogKind::SkillGained, [&](LogEntry& e) { e.a = s.actor, e.skill = elite; });
  const Hold hold{static_cast<std::uint8_t>(slot), g.state.instance[id].serial};
  leave_effect(g, s.actor, under_banner, Scope::NextTurn, s.owner, hold);
}
// With the skill goes what it gave.
void strike_banner(Game& g, Seat lord, SkillChange&) {
  for (Seat s = 0; s < g.players(); ++s)
    for (InstanceId held = effect_left(g, s, under_banner, lord); held != kNoInstance;
         held = effect_left(g, s, under_banner, lord)) {
      const std::uint16_t serial = g.state.instance[held].remembers<Hold>().serial;
      detach(g, held);
      for (int n = 0; n < g.state.instances; ++n)
        if (g.state.instance[n].skill != SkillId::None && g.state.instance[n].serial == serial)
          detach(g, static_cast<InstanceId>(n));
    }
}

const SkillDef jianan(
    {"jianan", "建安", "Jianan",
     "君主技，锁定技，你拥有“五子良将纛”：有明置武将牌的魏势力角色准备阶段开始时，可弃置一张牌，若武将牌均明置则暗置其中一张非君主的，"
     "然后选择突袭、巧变、骁果、节钺、断粮中一个不在任何明置武将牌上的技能，直到你的下个回合开始，其拥有此技能且不能明置该暗置的武将牌。",
     "Lord, locked: you own the Five Elites banner. At the start of its prepare phase a Wei character with a "
     "revealed general may discard a card; if both are revealed it turns down one that is no lord's. Until your "
     "next turn starts it has one of Tuxi, Qiaobian, Xiaoguo, Jieyue, Duanliang that is on no revealed general, "
     "and cannot reveal the hidden one."},
    Tag::Lord, Tag::Locked,
    choices({{"head", "暗置主将", "turn down the head general"},
             {"deputy", "暗置副将", "turn down the deputy general"}}),
    at<Timing::PrepareStart>().may().when(may_join).choose(choose_price).then(join),
    at<Timing::PrepareStart>().may().by_anybody().when(may_join).choose(choose_price).then(join),
    OnLoss{.also = strike_banner}, hint({.moment = Moment::Never}));

// ---- 挥鞭

SeatSet wei(const Game& g, Seat) { return of_kingdom(g, living(g), Kingdom::Wei); }
SeatSet other_wounded_wei(const Game& g, Seat chooser, Seat first) {
  SeatSet set = wounded_ones(g, wei(g, chooser));
  set.remove(first);
  return set;
}
bool choose_whipped_and_healed(const Skill<Phase>& s, Option& o) {
  return pick_pair<wei, other_wounded_wei>(s, o);
}
Task<> whip(Skill<Phase> s) {
  Game& g = s.game;
  const Seat first = s.seats[0], second = s.seats[1];
  co_await deal_damage(g, damage_from(s, first));
  co_await draw(g, first, 2);
  if (g.alive(second)) co_await recover(g, recovery_from(s, second));
}

const SkillDef huibian(
    {"huibian", "挥鞭", "Huibian",
     "出牌阶段限一次，你可选择一名魏势力角色和另一名已受伤的魏势力角色：你对前者造成1点伤害，其摸两张牌，然后后者回复1点体力。",
     "Once in your play phase choose a Wei character and another, wounded one: you deal the first 1 damage, it "
     "draws two cards, and the second recovers 1 hp."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_whipped_and_healed).then(whip),
    hint({.moment = Moment::Never}));

// ---- 总御

bool is_horse(CardName n) {
  const Slot slot = def(n).slot;
  return slot == Slot::DefensiveHorse || slot == Slot::OffensiveHorse;
}
CardSet horses_of(const Game& g, Seat s) {
  CardSet horses;
  for (CardId c : g[s].equipped())
    if (is_horse(printed_name(g, c))) horses.add(c);
  return horses;
}
bool holds_dragons(const Game& g, const CardSet& cards) {
  for (CardId c : cards)
    if (printed_name(g, c) == kSixDragons) return true;
  return false;
}
Seat new_driver(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.to == Zone::Equipment && p.to_seat != s.owner && holds_dragons(s.game, p.cards) &&
        s.game.alive(p.to_seat))
      return p.to_seat;
  return kNoSeat;
}
bool another_drives(const Skill<Move>& s) {
  const Seat other = new_driver(s);
  return other != kNoSeat && !horses_of(s.game, s.owner).empty() &&
         holds_dragons(s.game, s.game[other].equipped());
}
Task<> take_the_reins(Skill<Move> s) {
  Game& g = s.game;
  const Seat other = new_driver(s);
  const Side own{horses_of(g, s.owner), Zone::Equipment, s.owner};
  const Side theirs{horses_of(g, other), Zone::Equipment, other};
  co_await exchange(g, s.owner, own, theirs);
}

CardId dragons_within_reach(const Game& g, Seat s) {
  CardSet places = g.state.discard;
  for (Seat t : others(g, s)) places |= g[t].equipped();
  for (CardId c : places)
    if (printed_name(g, c) == kSixDragons) return c;
  return kNoCard;
}
bool uses_lesser_horse(const Skill<Use>& s) {
  return s.event.user == s.owner && is_horse(s.event.card.name) && s.event.card.name != kSixDragons &&
         dragons_within_reach(s.game, s.owner) != kNoCard;
}
// The used card does not come: 六龙骖驾 does, in the place of what stands there.
Task<> harness_dragons(Skill<Use> s) {
  Game& g = s.game;
  const CardId dragons = dragons_within_reach(g, s.owner);
  const CardSet used = s.event.card.cards & g.state.processing;
  s.event.terminate();
  co_await move_cards(g, moving(g, used, Zone::Discard, kNoSeat, Reason::Put, s.owner));
  if (!g.alive(s.owner)) co_return;
  Move m = moving(g, CardSet(dragons), Zone::Equipment, s.owner, Reason::Put, s.owner);
  const CardId old = g[s.owner].equipment[static_cast<int>(def(kSixDragons).slot)];
  if (old != kNoCard) add_moving(g, m, CardSet(old), Zone::Discard, kNoSeat, Reason::Replace, s.owner);
  co_await move_cards(g, m);
}

const SkillDef zongyu(
    {"zongyu", "总御", "Zongyu",
     "当【六龙骖驾】置入其他角色的装备区后，你可用你装备区里的所有坐骑牌交换其装备区里的所有坐骑牌；当你使用其他坐骑牌时，若【六龙骖驾】"
     "在其他角色的装备区或弃牌堆里，你可将使用的牌置入弃牌堆，将【六龙骖驾】置入你的装备区。",
     "After Six Dragons has come into another's equipment area you may exchange all your horses for all of that "
     "one's. When you use another horse while Six Dragons is in another's equipment area or the discard pile, you "
     "may put the used card into the discard pile and Six Dragons into your equipment area."},
    at<Timing::MoveAfter2>().may().when(another_drives).then(take_the_reins),
    at<Timing::UseCardUsed>().may().when(uses_lesser_horse).then(harness_dragons));

}  // namespace

const General heg_lord_caocao({.id = "heg_lord_caocao",
                               .zh = "君曹操",
                               .en = "Lord Cao Cao",
                               .set = "hegemony_authority",
                               .kingdom = Kingdom::Wei,
                               .hp = 4,
                               .replaces = "heg_caocao",
                               .skills = {&jianan, &huibian, &zongyu}});

}  // namespace jiesuan
