// 身份 Identity: a lord and loyalists against rebels, and a renegade who wants to be the last (timings §4).
#include "engine/content/rulebook.h"
#include "engine/query/legality.h"
#include "engine/query/seats.h"
#include "engine/rules/ask_together.h"
#include "engine/rules/generals.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "modes/identity/roles.h"

namespace jiesuan {
namespace {

struct RoleCounts {
  int loyalists, rebels, renegades;
};
constexpr RoleCounts kRoles[] = {
    {0, 1, 0}, {0, 1, 1}, {1, 1, 1}, {1, 2, 1}, {1, 3, 1}, {2, 3, 1}, {2, 4, 1}, {3, 4, 1}, {3, 4, 2},
};

// The lord sits in seat 1, face up; the others' roles are dealt face down.
void deal_roles(Game& g) {
  Role roles[kMaxSeats];
  const RoleCounts& n = kRoles[g.players() - 2];
  int k = 0;
  for (int i = 0; i < n.loyalists; ++i) roles[k++] = Role::Loyalist;
  for (int i = 0; i < n.rebels; ++i) roles[k++] = Role::Rebel;
  for (int i = 0; i < n.renegades; ++i) roles[k++] = Role::Renegade;
  g.state.rng.shuffle(roles, k);
  g[0].allegiance = allegiance_of(Role::Lord);
  g[0].allegiance_shown = true;
  for (Seat s = 1; s < g.players(); ++s) g[s].allegiance = allegiance_of(roles[s - 1]);
}

using Hand = InlineVec<GeneralId, 8>;

struct Hands {
  Hand of[kMaxSeats];
};

void offer_hand(const Hands& hands, Seat s, Request& r) {
  for (GeneralId id : hands.of[s]) r.add(OptionKind::General).general = id;
}

// Everybody with something to choose from is asked at once.
Task<> choose_from_hands(Game& g, SeatSet seats, Hands& hands) {
  SeatSet asked;
  for (Seat s : seats)
    if (hands.of[s].size() > 1) asked.add(s);
  Together together;
  co_await ask_together(g, asked, offer_hand, hands, together);
  for (Seat s : asked) {
    const GeneralId chosen = hands.of[s][together.answer[s].option];
    hands.of[s].clear();
    hands.of[s].push_back(chosen);
  }
}

void show(Game& g, Seat s, GeneralId id) {
  take_general(g, s, 0, id);
  log(g, LogKind::GeneralChosen, [&](LogEntry& e) { e.a = s, e.general = id; });
}

// The lord: three lord cards and two others, chosen openly. Then everybody else, in secret and at once.
Task<> deal_generals(Game& g) {
  GeneralPile pile(g);
  Hands hands;
  Hand& lord_hand = hands.of[0];
  const int reserve = g.players() - 1;  // everybody else needs at least one
  for (int i = 0; i < 3 && pile.size() > reserve; ++i) {
    const GeneralId id = pile.draw_lord();
    if (id != GeneralId::None) lord_hand.push_back(id);
  }
  while (lord_hand.size() < 5 && pile.size() > reserve) lord_hand.push_back(pile.draw());
  co_await choose_from_hands(g, SeatSet(0), hands);
  show(g, 0, hands.of[0][0]);
  const int each = std::min(3, pile.size() / std::max(1, reserve));
  SeatSet others;
  for (Seat s = 1; s < g.players(); ++s) {
    others.add(s);
    for (int i = 0; i < each; ++i) hands.of[s].push_back(pile.draw());
  }
  co_await choose_from_hands(g, others, hands);
  for (Seat s : others) show(g, s, hands.of[s][0]);
}

// Gods belong to no kingdom of their own: each says which of the four it fights for.
Task<> choose_kingdoms(Game& g) {
  for (Seat s = 0; s < g.players(); ++s) {
    if (g[s].kingdom != Kingdom::God) continue;
    Request& r = new_request(g, s, Ask::Choice);
    constexpr Kingdom kFour[] = {Kingdom::Wei, Kingdom::Shu, Kingdom::Wu, Kingdom::Qun};
    for (Kingdom k : kFour) r.add(OptionKind::Kingdom).value = static_cast<std::uint8_t>(k);
    const Selection& pick = co_await answer(g);
    g[s].kingdom = kFour[pick.option];
    log(g, LogKind::KingdomChosen, [&](LogEntry& e) { e.a = s, e.n = static_cast<int>(g[s].kingdom); });
  }
}

PoolSize generals_for(const Setup& s, const Rulebook& rules) {
  int pool = rules.pool().size();
  for (const auto& printings : rules.printings()) pool -= static_cast<int>(printings.size()) - 1;
  return {pool, s.players};
}

Task<> set_up(Game& g) {
  deal_roles(g);
  co_await deal_generals(g);
  co_await choose_kingdoms(g);
  for (Seat s = 0; s < g.players(); ++s) take_skills(g, s, 0);
  co_await open(g, Timing::GameGeneralsShown, *running<GameFlow>(g));
  if (g.players() > 4) {  // the lord's bonus
    ++g[0].max_hp;
    ++g[0].hp;
  }
  for (Seat s = 0; s < g.players(); ++s)
    for (int i = 0; i < 4; ++i) place(g, g.state.pile[g.state.pile_size - 1], Zone::Hand, s);
}

bool alive_with(const Game& g, Role r) {
  for (Seat s = 0; s < g.players(); ++s)
    if (g.alive(s) && role_of(g[s]) == r) return true;
  return false;
}

void win(Game& g, Role a, Role b) {
  g.state.outcome = Outcome::Decided;
  for (Seat s = 0; s < g.players(); ++s)
    if (role_of(g[s]) == a || role_of(g[s]) == b) g.state.winners.add(s);
}

// In a given position without roles there is nothing to win: it is played on whatever happens.
bool without_roles(const Game& g) {
  for (Seat s = 0; s < g.players(); ++s)
    if (role_of(g[s]) == Role::None) return true;
  return false;
}

void check_victory(Game& g) {
  if (without_roles(g)) {
    if (living(g).empty()) g.state.outcome = Outcome::Draw;  // nobody is left to go on
    return;
  }
  if (!alive_with(g, Role::Lord)) {
    const SeatSet left = living(g);
    if (left.size() == 1 && role_of(g[left.first()]) == Role::Renegade) {
      g.state.outcome = Outcome::Decided;
      g.state.winners = left;
    } else {
      win(g, Role::Rebel, Role::Rebel);
    }
  } else if (!alive_with(g, Role::Rebel) && !alive_with(g, Role::Renegade)) {
    win(g, Role::Lord, Role::Loyalist);
  }
}

// Whoever kills a rebel draws three; a lord who kills a loyalist discards everything in one move.
Task<> reward(Game& g, Death& d) {
  if (role_of(g[d.seat]) == Role::Rebel) {
    co_await draw(g, d.killer, 3);
  } else if (role_of(g[d.seat]) == Role::Loyalist && role_of(g[d.killer]) == Role::Lord) {
    co_await discard(g, d.killer, g[d.killer].own_cards());
  }
}

void show_role(Game& g, Seat s) {
  g[s].allegiance_shown = true;
  log(g, LogKind::AllegianceShown, [&](LogEntry& e) { e.a = s, e.n = static_cast<int>(g[s].allegiance); });
}

// The lord's role is known to all.
void show_lord(Game& g) {
  for (Seat s = 0; s < g.players(); ++s)
    if (role_of(g[s]) == Role::Lord) g[s].allegiance_shown = true;
}

bool has_role_of_lord(const Game& g, Seat s) { return role_of(g[s]) == Role::Lord; }

const Mode identity({.id = "identity",
                     .zh = "身份",
                     .en = "Identity",
                     .least_players = 2,
                     .most_players = 10,
                     .usual = true,
                     .allegiances = {{"none", "无身份", "no role"},
                                     {"lord", "主公", "lord", "lord's side"},
                                     {"loyalist", "忠臣", "loyalist"},
                                     {"rebel", "反贼", "rebel", "rebels"},
                                     {"renegade", "内奸", "renegade"}},
                     .reward_zh = "击杀反贼的奖励",
                     .reward_en = "reward for killing a rebel",
                     .counts_are_known = true,
                     .decks = {"standard", "standard_ex", "maneuvering"},
                     .expansions = {"standard"},
                     .generals_for = generals_for,
                     .set_up = set_up,
                     .complete_position = show_lord,
                     .is_lord = has_role_of_lord,
                     .show_dead = show_role,
                     .check_victory = check_victory,
                     .reward = reward});

}  // namespace
}  // namespace jiesuan
