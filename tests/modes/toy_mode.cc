// 两军 Two camps: a whole mode that nothing else knows of. Red and blue camps, known only among themselves; a
// rule of its own (who ends a turn empty-handed draws a card); dying only below 0 hp; the last camp standing
// wins.
#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/rules/generals.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"

namespace jiesuan {
namespace {

constexpr Allegiance kRed{1}, kBlue{2};

Task<> set_up(Game& g) {
  Allegiance camps[kMaxSeats];
  for (int s = 0; s < g.players(); ++s) camps[s] = s % 2 ? kBlue : kRed;
  g.state.rng.shuffle(camps, g.players());
  for (Seat s = 0; s < g.players(); ++s) {
    g[s].allegiance = camps[s];
    const auto n = static_cast<std::uint32_t>(g.state.general_pile.size());
    take_general(g, s, 0, g.state.general_pile.nth(static_cast<int>(g.state.rng.below(n))));
    take_skills(g, s, 0);
    for (int i = 0; i < 3; ++i) place(g, g.state.pile[g.state.pile_size - 1], Zone::Hand, s);
  }
  co_await open(g, Timing::GameGeneralsShown, *running<GameFlow>(g));
}

PoolSize generals_for(const Setup& s, const Rulebook& rules) { return {rules.pool().size(), s.players}; }

bool knows_camp(const Game& g, Seat viewer, Seat of) {
  return viewer != kNoSeat && g[viewer].allegiance == g[of].allegiance;
}

void show_camp(Game& g, Seat s) {
  g[s].allegiance_shown = true;
  log(g, LogKind::AllegianceShown, [&](LogEntry& e) { e.a = s, e.n = static_cast<int>(g[s].allegiance); });
}

void check_victory(Game& g) {
  bool red = false, blue = false;
  for (Seat s : living(g)) (g[s].allegiance == kRed ? red : blue) = true;
  if (red && blue) return;
  g.state.outcome = red || blue ? Outcome::Decided : Outcome::Draw;
  if (g.state.outcome == Outcome::Draw) return;
  for (Seat s = 0; s < g.players(); ++s)
    if (g[s].allegiance == (red ? kRed : kBlue)) g.state.winners.add(s);
}

Task<> reward(Game& g, Death& d) {
  if (g[d.killer].allegiance != g[d.seat].allegiance) co_await draw(g, d.killer, 2);
}

bool below_zero(const Game& g, Seat s) { return g[s].hp < 0; }

SeatSet whose_phase(const Game&, const Phase& p) { return SeatSet(p.owner); }
bool empty_handed(const Skill<Phase>& s) { return s.game[s.owner].hand.empty(); }
Task<> draw_one(Skill<Phase> s) { co_await draw(s.game, s.owner, 1); }

const RuleDef supplies(
    {"toy_supplies", "补给", "Supplies"}, only_in("toy"),
    at<Timing::FinishStart>().cls(PriorityClass::Flow).by(whose_phase).when(empty_handed).then(draw_one));

const Mode toy({.id = "toy",
                .zh = "两军",
                .en = "Two camps",
                .least_players = 2,
                .most_players = 8,
                .allegiances = {{"none", "无", "none"}, {"red", "红军", "red"}, {"blue", "蓝军", "blue"}},
                .decks = {"standard"},
                .expansions = {"toy"},
                .policies = {.needs_saving = below_zero},
                .generals_for = generals_for,
                .set_up = set_up,
                .knows_allegiance = knows_camp,
                .show_dead = show_camp,
                .check_victory = check_victory,
                .reward = reward});

// Its own generals, with skills there are already.
const Expansion box({.id = "toy", .zh = "两军", .en = "Two camps", .order = 1001, .modes = {"toy"}});

}  // namespace
}  // namespace jiesuan
