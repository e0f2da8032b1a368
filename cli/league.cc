#include "cli/league.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "cli/files.h"
#include "cli/shares.h"
#include "cli/sim.h"
#include "modes/identity/roles.h"

namespace jiesuan::cli {
namespace {

constexpr Allegiance kLord = allegiance_of(Role::Lord), kRebel = allegiance_of(Role::Rebel),
                     kRenegade = allegiance_of(Role::Renegade);

// One bot has the lord's side, the other everybody else.
struct Pairing {
  std::size_t lords = 0, others = 0;
  Tally lords_won;
};

struct Standing {
  std::string name;
  Tally score;        // games won, whichever side it had
  double rating = 0;  // Elo: 0 is the average
  double error = 0;   // half of the 95 % interval
};

struct League {
  std::vector<Standing> bots;
  std::vector<Pairing> pairings;
  std::vector<SimResult> mirrors;  // each bot in all seats
};

double expected(double a, double b) { return 1 / (1 + std::pow(10, (b - a) / 400)); }

// The ratings under which the results are the likeliest (Bradley and Terry), by small steps uphill. Half a
// game is added to both sides of every pair, so that nobody is infinitely better.
void rate(League& l) {
  for (int step = 0; step < 4000; ++step) {
    std::vector<double> slope(l.bots.size(), 0);
    for (const Pairing& p : l.pairings) {
      const auto n = static_cast<double>(p.lords_won.seats);
      const double won = (static_cast<double>(p.lords_won.wins) + 0.5) / (n + 1);
      const double off = won - expected(l.bots[p.lords].rating, l.bots[p.others].rating);
      slope[p.lords] += off;
      slope[p.others] -= off;
    }
    for (std::size_t i = 0; i < l.bots.size(); ++i) l.bots[i].rating += 20 * slope[i];
  }
  for (Standing& s : l.bots) {
    double information = 0;
    for (const Pairing& p : l.pairings) {
      if (&l.bots[p.lords] != &s && &l.bots[p.others] != &s) continue;
      const double e = expected(l.bots[p.lords].rating, l.bots[p.others].rating);
      information += static_cast<double>(p.lords_won.seats) * std::max(e * (1 - e), 1e-4);
    }
    s.error = information > 0 ? 1.96 * 400 / std::log(10) / std::sqrt(information) : 0;
  }
}

bool play(const LeagueOptions& o, const std::string& bots, SimResult* result, std::string* why) {
  SimOptions sim;
  sim.players = o.players;
  sim.games = o.games;
  sim.seed = o.seed;
  sim.threads = o.threads;
  sim.generals = o.generals;
  sim.bot = bots;
  sim.seats_by = "role";
  sim.per_general = true;
  if (!simulate(sim, result, why)) return false;
  if (!result->failures.empty()) *why = result->failures.front().what;
  return result->failures.empty() && !result->interrupted;
}

bool play_pair(const LeagueOptions& o, League& l, std::size_t lords, std::size_t others, std::string* why) {
  const std::string &a = l.bots[lords].name, &b = l.bots[others].name;
  SimResult result;
  if (!play(o, a + "," + a + "," + b + "," + b, &result, why)) return false;
  const Tally won{result.finished, result.won_by(kLord)};
  l.pairings.push_back({lords, others, won});
  l.bots[lords].score.add(won);
  l.bots[others].score.add({result.finished, result.won_by(kRebel) + result.won_by(kRenegade)});
  return true;
}

bool play_all(const LeagueOptions& o, League& l, std::string* why) {
  for (std::size_t a = 0; a < l.bots.size(); ++a)
    for (std::size_t b = 0; b < l.bots.size(); ++b)
      if (a != b && !play_pair(o, l, a, b, why)) return false;
  for (const Standing& s : l.bots) {
    l.mirrors.emplace_back();
    if (!play(o, s.name, &l.mirrors.back(), why)) return false;
  }
  return true;
}

// ---- the report

std::string standings(const League& l) {
  std::string out = "| bot | games | won | rating |\n|---|---|---|---|\n";
  for (const Standing& s : l.bots)
    out += fmt::format("| {} | {} | {} | {:+.0f} ± {:.0f} |\n", s.name, s.score.seats,
                       share_with_interval(s.score), s.rating, s.error);
  return out;
}

std::string crosses(const League& l) {
  std::string out = "| lord's side | the others | lord's side won |\n|---|---|---|\n";
  for (const Pairing& p : l.pairings)
    out += fmt::format("| {} | {} | {} |\n", l.bots[p.lords].name, l.bots[p.others].name,
                       share_with_interval(p.lords_won));
  return out;
}

std::string mirrors(const League& l) {
  std::string out = "| bot | lord's side | rebels | renegade | rounds |\n|---|---|---|---|---|\n";
  for (std::size_t i = 0; i < l.bots.size(); ++i) {
    const SimResult& r = l.mirrors[i];
    out += fmt::format("| {} | {} | {} | {} | {:.1f} |\n", l.bots[i].name,
                       share_with_interval({r.finished, r.won_by(kLord)}),
                       share_with_interval({r.finished, r.won_by(kRebel)}),
                       share_with_interval({r.finished, r.won_by(kRenegade)}),
                       static_cast<double>(r.rounds) / std::max<double>(1, static_cast<double>(r.finished)));
  }
  return out;
}

// Of the best bot playing against itself.
std::string generals(const League& l) {
  std::size_t best = 0;
  for (std::size_t i = 0; i < l.bots.size(); ++i)
    if (l.bots[i].rating > l.bots[best].rating) best = i;
  std::vector<std::pair<Tally, std::string>> rows;
  for (const auto& [id, tallies] : l.mirrors[best].generals) {
    Tally all;
    for (const Tally& t : tallies) all.add(t);
    rows.emplace_back(all, id);
  }
  std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
    return a.first.wins * b.first.seats > b.first.wins * a.first.seats;
  });
  std::string out =
      fmt::format("With {} in all seats:\n\n| general | seats | won |\n|---|---|---|\n", l.bots[best].name);
  for (const auto& [t, id] : rows)
    out += fmt::format("| {} | {} | {} |\n", id, t.seats, share_with_interval(t));
  return out;
}

std::string report(const LeagueOptions& o, const League& l, const std::string& plot) {
  std::string out = fmt::format("# League of {} bots\n\n", l.bots.size());
  out += fmt::format(
      "{} players, {} games for each pair and each way round, generals: {}, seed {}. One bot has the lord and the "
      "loyalists, the other the rebels and the renegade. Intervals are of 95 %.\n\n![ratings]({})\n\n",
      o.players, o.games, o.generals, o.seed, plot);
  out += "## Standings\n\n" + standings(l) + "\n## Who segment whom\n\n" + crosses(l);
  out += "\n## Each against itself\n\n" + mirrors(l) + "\n## Generals\n\n" + generals(l);
  return out;
}

// ---- the plot: a bar for each bot from the lowest rating on, with its interval

std::string plot(const League& l) {
  constexpr int kRow = 36, kLeft = 120, kWidth = 460, kTop = 34;
  double low = 0, high = 0;
  for (const Standing& s : l.bots) {
    low = std::min(low, s.rating - s.error);
    high = std::max(high, s.rating + s.error);
  }
  const double span = std::max(high - low, 1.0);
  const auto x = [&](double rating) { return kLeft + (rating - low) / span * kWidth; };
  const int height = kTop + kRow * static_cast<int>(l.bots.size()) + 24;
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
      "<text x=\"{2}\" y=\"20\" fill=\"#333\">rating (0 = average), 95 % intervals</text>\n",
      kLeft + kWidth + 80, height, kLeft);
  out += fmt::format("<line x1=\"{0:.1f}\" y1=\"{1}\" x2=\"{0:.1f}\" y2=\"{2}\" stroke=\"#bbb\"/>\n", x(0),
                     kTop, height - 20);
  for (std::size_t i = 0; i < l.bots.size(); ++i) {
    const Standing& s = l.bots[i];
    const int y = kTop + kRow * static_cast<int>(i);
    const double from = std::min(x(0), x(s.rating)), to = std::max(x(0), x(s.rating));
    out += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#111\">{}</text>\n", kLeft - 10,
                       y + 20, s.name);
    out += fmt::format("<rect x=\"{:.1f}\" y=\"{}\" width=\"{:.1f}\" height=\"18\" fill=\"{}\"/>\n", from,
                       y + 6, to - from, s.rating >= 0 ? "#3b7dd8" : "#c9673c");
    out += fmt::format("<line x1=\"{:.1f}\" y1=\"{}\" x2=\"{:.1f}\" y2=\"{}\" stroke=\"#111\"/>\n",
                       x(s.rating - s.error), y + 15, x(s.rating + s.error), y + 15);
    out += fmt::format("<text x=\"{:.1f}\" y=\"{}\" fill=\"#333\">{:+.0f}</text>\n",
                       std::max(x(s.rating + s.error), x(0)) + 6, y + 20, s.rating);
  }
  return out + "</svg>\n";
}

int fail(const std::string& why) {
  fmt::print(stderr, "jiesuan league: {}\n", why);
  return 2;
}

std::string plot_beside(const std::string& file) {
  const std::size_t dot = file.find_last_of('.');
  const std::size_t slash = file.find_last_of('/');
  const bool has_ending = dot != std::string::npos && (slash == std::string::npos || dot > slash);
  return (has_ending ? file.substr(0, dot) : file) + ".svg";
}

}  // namespace

int run_league(const LeagueOptions& options) {
  Lineup lineup;
  std::string why;
  if (!choose_bots(options.bots, "rotate", &lineup, &why)) return fail(why);
  std::sort(lineup.bots.begin(), lineup.bots.end());
  lineup.bots.erase(std::unique(lineup.bots.begin(), lineup.bots.end()), lineup.bots.end());
  if (lineup.bots.size() < 2) return fail("a league needs two bots or more; known: " + known_bots());
  League league;
  for (const std::string& name : lineup.bots) league.bots.push_back({.name = name});
  if (!play_all(options, league, &why)) return fail(why);
  rate(league);
  const std::string svg = plot_beside(options.file);
  const std::string name = svg.substr(svg.find_last_of('/') + 1);
  if (!write_file(options.file, report(options, league, name), &why) || !write_file(svg, plot(league), &why))
    return fail(why);
  fmt::print("{}written: {}, {}\n", standings(league), options.file, svg);
  return 0;
}

}  // namespace jiesuan::cli
