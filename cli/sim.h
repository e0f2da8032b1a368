// jiesuan sim: many whole games by bots, and what came of them.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "cli/game_run.h"
#include "cli/skill_counts.h"
#include "engine/content/mode.h"

namespace jiesuan::cli {

struct SimOptions : TableOptions {
  std::uint64_t games = 1000;
  std::uint64_t first = 0;  // the number of the first game
  std::uint64_t seed = 1;
  int threads = 1;
  std::string seats_by = "rotate";  // who sits where, if they are several
  bool rules_by_lot = false;        // every game has some of the parts of its modules, by lot
  std::string record_dir;           // none: nothing is recorded
  bool json = false;
  bool dealt = false;         // generals are dealt by lot, nobody chooses
  bool per_general = false;   // how often each general won
  bool count_skills = false;  // how often each skill was launched
  bool progress = false;      // even if stderr is no terminal
};

struct SimFailure {
  std::uint64_t game = 0;
  std::uint64_t seed = 0;  // of the game itself
  std::string what;
};

// How often somebody sat there, and won.
struct Tally {
  std::uint64_t seats = 0, wins = 0;
  void add(const Tally& o) { seats += o.seats, wins += o.wins; }
};

inline constexpr std::size_t kMostFailuresShown = 50;

struct SimResult {
  std::uint64_t games = 0;     // that came to an end or failed
  std::uint64_t finished = 0;  // that came to an end, draws included
  std::uint64_t draws = 0;
  const Mode* mode = nullptr;
  std::array<std::uint64_t, kMaxAllegiances> wins = {};  // by side; of several that win together the first
  std::uint64_t decisions = 0;
  std::uint64_t rounds = 0;                                            // of the finished games
  int longest = 0;                                                     // … the longest of them
  std::map<std::string, std::array<Tally, kMaxAllegiances>> bots;      // by name and side
  std::map<std::string, std::array<Tally, kMaxAllegiances>> generals;  // by id and side
  SkillCounts skills;                                                  // if they are counted …
  std::vector<std::string> pool;                                       // … the generals there were
  std::uint64_t max_arena_bytes = 0;
  std::uint64_t checksum = 0;  // over all answers and final states; no matter who played which game
  std::vector<SimFailure> failures;
  bool interrupted = false;
  double cpu_s = 0, wall_s = 0;

  std::uint64_t won_by(Allegiance side) const { return wins[static_cast<std::size_t>(side)]; }
};

// Plays the games. False and a reason if the options make no run.
bool simulate(const SimOptions& options, SimResult* result, std::string* why);

// The command: plays, reports, and returns the exit status.
int run_sim(const SimOptions& options);

}  // namespace jiesuan::cli
