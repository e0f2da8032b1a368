#include "cli/sim_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <span>
#include <vector>

#include "cli/shares.h"

namespace jiesuan::cli {
namespace {

double per(double n, double seconds) { return seconds > 0 ? n / seconds : 0; }
double share(std::uint64_t part, std::uint64_t whole) {
  return whole ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : 0;
}

boost::json::array failures(const SimResult& r) {
  boost::json::array out;
  for (const SimFailure& f : std::span(r.failures).first(std::min(r.failures.size(), kMostFailuresShown)))
    out.push_back({{"game", f.game}, {"seed", f.seed}, {"what", f.what}});
  return out;
}

boost::json::array skills(const SimResult& r) {
  boost::json::array out;
  for (const SkillDef* s : skills_to_tell(r.skills, r.pool)) {
    const auto found = r.skills.find(s->number);
    const SkillCount count = found == r.skills.end() ? SkillCount{} : found->second;
    boost::json::object o{{"id", s->id}, {"had", count.had}};
    if (!holds_by_itself(*s)) o["launched"] = count.launched;
    out.push_back(std::move(o));
  }
  return out;
}

const char* side_name(const SimResult& r, std::size_t side) {
  return r.mode->name_of(static_cast<Allegiance>(side)).en;
}
const char* camp(const SimResult& r, std::size_t side) {
  const AllegianceName& name = r.mode->name_of(static_cast<Allegiance>(side));
  return *name.camp ? name.camp : name.en;
}

std::string bot_table(const SimResult& r) {
  std::string out;
  for (const auto& [name, tallies] : r.bots)
    for (std::size_t side = 0; side < tallies.size(); ++side)
      if (tallies[side].seats)
        out += fmt::format("  {:<13} {:<11} {:>7} seats, won {}\n", name, side_name(r, side),
                           tallies[side].seats, share_with_interval(tallies[side]));
  return out;
}

// Best first, all sides together; and where there is a lord how it does on each side.
std::string general_table(const SimResult& r) {
  struct Row {
    std::string id;
    Tally all;
    const std::array<Tally, kMaxAllegiances>* by_side;
  };
  const bool by_side = r.mode->find_allegiance("lord") != Allegiance::None;
  std::vector<Row> rows;
  for (const auto& [id, tallies] : r.generals) {
    Row row{id, {}, &tallies};
    for (const Tally& t : tallies) row.all.add(t);
    rows.push_back(row);
  }
  std::sort(rows.begin(), rows.end(),
            [](const Row& a, const Row& b) { return a.all.wins * b.all.seats > b.all.wins * a.all.seats; });
  std::string out;
  for (const Row& x : rows) {
    out += fmt::format("  {:<20} {:>6} seats, won {:<24}", x.id, x.all.seats, share_with_interval(x.all));
    for (std::size_t side = 1; by_side && side < r.mode->allegiances.size(); ++side) {
      const Tally& t = (*x.by_side)[side];
      out += fmt::format("  as {} {:>5.1f} % of {:<5}", side_name(r, side), share(t.wins, t.seats), t.seats);
    }
    out += "\n";
  }
  return out;
}

// Those who won something, in the order of the mode; of the others those whose camp has a name of its own.
std::string wins(const SimResult& r) {
  std::string out;
  for (std::size_t side = 1; side < r.mode->allegiances.size(); ++side) {
    if (r.wins[side] == 0 && !*r.mode->allegiances[side].camp) continue;
    out += fmt::format("{}{} {} ({:.1f}%)", out.empty() ? "" : ", ", camp(r, side), r.wins[side],
                       share(r.wins[side], r.finished));
  }
  return out.empty() ? "nobody" : out;
}

double rounds_per_game(const SimResult& r) {
  return per(static_cast<double>(r.rounds), static_cast<double>(r.finished));
}

}  // namespace

std::string json_report(const SimOptions& o, const SimResult& r) {
  const auto games = static_cast<double>(r.games), decisions = static_cast<double>(r.decisions);
  boost::json::object out;
  out["mode"] = r.mode->id;
  out["players"] = o.players;
  out["seed"] = o.seed;
  out["first"] = o.first;
  out["threads"] = o.threads;
  out["bot"] = o.bot;
  out["requested"] = o.games;
  out["games"] = r.games;
  out["finished"] = r.finished;
  out["draws"] = r.draws;
  out["failures"] = r.failures.size();
  out["failed"] = failures(r);
  out["interrupted"] = r.interrupted;
  out["decisions"] = r.decisions;
  out["cpu_s"] = r.cpu_s;
  out["wall_s"] = r.wall_s;
  out["games_per_cpu_s"] = per(games, r.cpu_s);
  out["decisions_per_cpu_s"] = per(decisions, r.cpu_s);
  out["max_arena_bytes"] = r.max_arena_bytes;
  out["rounds_per_game"] = rounds_per_game(r);
  out["longest"] = r.longest;
  boost::json::object won;
  for (std::size_t side = 1; side < r.mode->allegiances.size(); ++side)
    won[r.mode->allegiances[side].id] = r.wins[side];
  out["wins"] = won;
  if (o.count_skills) out["skills"] = skills(r);
  out["checksum"] = fmt::format("{:016x}", r.checksum);
  return boost::json::serialize(out) + "\n";
}

std::string text_report(const SimOptions& o, const SimResult& r) {
  const auto games = static_cast<double>(r.games), decisions = static_cast<double>(r.decisions);
  std::string out =
      fmt::format("{} of {} games, {} players, bot {}, seed {}", r.games, o.games, o.players, o.bot, o.seed);
  out += r.interrupted ? " — stopped by Ctrl-C\n" : "\n";
  out += fmt::format("  finished      {} ({} draws), {} failed\n", r.finished, r.draws, r.failures.size());
  out += "  won           " + wins(r) + "\n";
  out += fmt::format("  length        {:.1f} rounds, {:.1f} decisions a game; the longest {} rounds\n",
                     rounds_per_game(r), per(decisions, games), r.longest);
  out += fmt::format("  time          {:.3f} s CPU, {:.3f} s wall, {} thread{}\n", r.cpu_s, r.wall_s,
                     o.threads, o.threads == 1 ? "" : "s");
  out += fmt::format("  speed         {:.0f} games/s, {:.0f} decisions/s, {:.0f} ns a decision (CPU)\n",
                     per(games, r.cpu_s), per(decisions, r.cpu_s), per(r.cpu_s * 1e9, decisions));
  out += fmt::format("  memory        {:.1f} KB at most in a game's arena\n",
                     static_cast<double>(r.max_arena_bytes) / 1024);
  out += fmt::format("  checksum      {:016x}\n", r.checksum);
  out += bot_table(r);
  if (o.per_general) out += general_table(r);
  if (o.count_skills) out += skill_table(r.skills, r.pool);
  return out;
}

}  // namespace jiesuan::cli
