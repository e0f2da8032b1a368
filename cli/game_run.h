// Whole games by bots, the same for every command: which seeds game i has, and how it is played out.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/api/match.h"
#include "engine/api/recording.h"

namespace jiesuan::cli {

// Game i of a run has seeds of its own, so that it can be played again alone and by any thread.
struct GameSeeds {
  std::uint64_t game = 0;
  std::uint64_t bot = 0;
};
GameSeeds seeds_of(std::uint64_t run_seed, std::uint64_t index);

using Bot = void (*)(const Game&, const Request&, Rng&, Answer&);
Bot find_bot(std::string_view name);  // null if unknown
std::string known_bots();

// The generals a --generals option means: "standard" (none named: the mode's own choice), "all", or ids
// with commas. False and a reason if one is unknown or they are too few.
bool choose_generals(std::string_view option, int players, std::vector<std::string>* ids, std::string* why);

// A game no bot has ended by now never will; it counts as a failure.
inline constexpr std::uint32_t kMostDecisions = kMaxRecordedAnswers;

enum class GameEnd : std::uint8_t { Over, Failed, Interrupted };

// Plays a started match to its end. `why` says what failed: a question without an answer, an answer the
// gate refused. `recorder` and `stop` may be null.
GameEnd play_out(Match& m, Bot bot, Rng& rng, Recorder* recorder, const std::atomic<bool>* stop,
                 std::string* why);

}  // namespace jiesuan::cli
