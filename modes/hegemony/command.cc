#include "modes/hegemony/command.h"

#include "cards/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

constexpr int kCommands = 6;

bool any_hand_card(const StateContext& s, const Deed& d) {
  return !d.card.cards.empty() && s.game[s.owner].hand.contains(d.card.cards);
}
bool unlocked(const StateContext&, const Instance& other) { return !def(other.skill).locked(); }

// 4: cards all of which are hand cards; skills of general cards that are not locked.
const SkillDef bound({"state_command_bound", "军令", "Command"}, Listing::Internal,
                     forbids(Act::Use | Act::Respond, any_hand_card),
                     state(StateKind::VoidsSkills, unlocked));
// 5: what would be recovered is not.
bool own_recovery(const Skill<Recovery>& s) { return s.event.seat == s.owner; }
Task<> prevent(Skill<Recovery> s) {
  s.event.terminate();
  co_return;
}
const SkillDef unhealing({"state_command_unhealing", "军令", "Command"}, Listing::Internal,
                         at<Timing::RecoverBefore>().when(own_recovery).then(prevent));

const SkillDef orders(
    {"command", "军令", "Command", "抽取两张军令，选择一张令一名角色选择是否执行。",
     "Two of the six commands are drawn; one of them is given to a character, which may refuse."},
    Listing::Internal,
    choices({{"damage", "对指定角色造成1点伤害", "deal 1 damage to a character chosen by the commander"},
             {"cards", "摸一张牌，然后交出两张牌", "draw a card, then give two cards to the commander"},
             {"hp", "失去1点体力", "lose 1 hp"},
             {"bound", "本回合不能使用或打出手牌，非锁定技失效",
              "use and respond no hand cards this turn; skills that are not locked are void"},
             {"stack", "叠置，本回合不能回复体力", "turn over, and recover no hp this turn"},
             {"keep", "保留手牌和装备各一张，弃置其余的牌",
              "keep one hand card and one equipment card and discard the rest"}}));

struct Order {
  Seat by, to;
  SkillId skill;
};
Asking asking(const Order&, Seat about) { return {.skill = orders.number, .about = about}; }
Asking giving(const Order& o) { return asking(o, o.to).to("下达的军令", "the command to give"); }

Task<> strike(Game& g, Order o) {
  SeatSet victims = living(g);
  victims.remove(o.to);
  const Seat victim = co_await choose_seat(g, o.by, victims, false, asking(o, o.to));
  if (victim == kNoSeat) co_return;
  Damage d;
  d.source = o.to;
  d.victim = victim;
  d.skill = o.skill;
  co_await deal_damage(g, d);
}

Task<> pay(Game& g, Order o) {
  co_await draw(g, o.to, 1);
  const CardSet own = g[o.to].own_cards();
  const int n = std::min(2, own.size());
  if (n == 0 || !g.alive(o.by)) co_return;
  const CardSet chosen =
      co_await choose_own_cards(g, o.to, own, n, n, false, asking(o, o.by).to("交给", "give"));
  co_await give(g, o.to, o.by, chosen);
}

Task<> keep_one_of_each(Game& g, Order o) {
  const CardSet hand = g[o.to].hand, worn = g[o.to].equipped();
  const CardSet kept_hand = co_await choose_own_cards(g, o.to, hand, std::min(1, hand.size()), 1, false,
                                                      asking(o, o.by).to("保留", "keep"));
  const CardSet kept_worn = co_await choose_own_cards(g, o.to, worn, std::min(1, worn.size()), 1, false,
                                                      asking(o, o.by).to("保留", "keep"));
  co_await discard(g, o.to, (hand | worn) - kept_hand - kept_worn);
}

Task<> obey(Game& g, Order o, int which) {
  switch (which) {
    case 0:
      co_await strike(g, o);
      break;
    case 1:
      co_await pay(g, o);
      break;
    case 2:
      co_await lose_hp(g, o.to, 1, o.skill);
      break;
    case 3:
      leave_effect(g, o.to, bound, Scope::Turn, o.to);
      break;
    case 4:
      co_await flip(g, o.to);
      leave_effect(g, o.to, unhealing, Scope::Turn, o.to);
      break;
    default:
      co_await keep_one_of_each(g, o);
      break;
  }
}

// Two different ones of the six, as bits.
std::uint32_t draw_two(Game& g) {
  const std::uint32_t a = g.state.rng.below(kCommands);
  const std::uint32_t b = g.state.rng.below(kCommands - 1);
  return 1u << a | 1u << (b < a ? b : b + 1);
}

}  // namespace

Task<bool> command(Game& g, Seat by, Seat to, SkillId skill) {
  if (!g.alive(by) || !g.alive(to) || by == to) co_return false;
  const Order order{by, to, skill};
  const std::uint32_t drawn = draw_two(g);
  const int which = co_await choose_one(g, by, giving(order), drawn);
  const bool obeyed = co_await obeys_command(g, by, to, which, skill);
  co_return obeyed;
}

Task<int> choose_command(Game& g, Seat by, SkillId skill) {
  const std::uint32_t drawn = draw_two(g);
  const int which = co_await choose_one(g, by, giving(Order{by, kNoSeat, skill}), drawn);
  co_return which;
}

Task<bool> obeys_command(Game& g, Seat by, Seat to, int which, SkillId skill) {
  if (!g.alive(by) || !g.alive(to) || by == to) co_return false;
  const Order order{by, to, skill};
  const Choice& words = orders.choices[static_cast<std::size_t>(which)];
  const bool yes = co_await agree(g, to, asking(order, by).to(words.zh, words.en));
  if (!yes) co_return false;
  co_await obey(g, order, which);
  co_return true;
}

}  // namespace jiesuan
