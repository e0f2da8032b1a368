// Whole games by bots, the same for every command: which seeds game i has, and how it is played out.
#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_table.h"
#include "engine/api/match.h"
#include "engine/api/recording.h"

namespace jiesuan::cli {

// Game i of a run has seeds of its own, so that it can be played again alone and by any thread.
struct GameSeeds {
  std::uint64_t game = 0;
  std::uint64_t bot = 0;
};
GameSeeds seeds_of(std::uint64_t run_seed, std::uint64_t index);

// Which bots play, and who sits where.
enum class SeatsBy : std::uint8_t {
  Rotate,  // one after the other around the table, one seat further in every game
  Role,    // the bots are named for lord, loyalists, rebels, renegades; the last name serves for the rest
};
struct Lineup {
  std::vector<std::string> bots;
  SeatsBy by = SeatsBy::Rotate;

  bool only_random() const;
  // Which of the bots has the seat.
  int bot_at(const Game& g, Seat s, std::uint64_t game) const;
};
// From names with commas. False and a reason if one is unknown.
bool choose_bots(std::string_view names, std::string_view seats_by, Lineup* lineup, std::string* why);
std::string known_bots();

// The bots of one match. Random bots among themselves need no memory and share one generator.
class Players {
 public:
  // After the match has started: the roles are dealt.
  void sit_down(Match& m, const Lineup& lineup, std::uint64_t game, std::uint64_t seed,
                LogSink* also = nullptr);
  void answer(const Match& m, Answer* out);
  const Bot* at(Seat s) const { return table_ ? table_->at(s) : nullptr; }
  std::function<void(Seat)> after_answer;  // called when somebody has decided, if set

 private:
  Rng rng_;
  std::unique_ptr<BotTable> table_;  // none: everybody is random
};

// The options of every command that sets a table.
struct TableOptions {
  std::string mode;  // none: the usual one
  int players = 8;
  std::string bot = "random";  // or several, with commas
  std::string generals;        // with commas; none: the mode's own choice
  std::string printings = "any";
  std::string rules;  // modules, with commas
};
// What they mean. False and a reason if they make no game.
bool choose_table(const TableOptions& o, Setup* setup, std::string* why);
// … as they are written on a command line, those left out that say nothing.
std::string table_words(const TableOptions& o);

// The modules a --rules option means: ids with commas, "002" for all of "002.…". False and a reason if one is
// unknown.
bool choose_rules(std::string_view option, std::vector<std::string>* modules, std::string* why);

// A game no bot has ended by now never will; it counts as a failure.
inline constexpr std::uint32_t kMostDecisions = kMaxRecordedAnswers;

enum class GameEnd : std::uint8_t { Over, Failed, Interrupted };

// Plays a started match to its end. `why` says what failed: a question without an answer, an answer the
// gate refused. `recorder` and `stop` may be null.
GameEnd play_out(Match& m, Players& players, Recorder* recorder, const std::atomic<bool>* stop,
                 std::string* why);

}  // namespace jiesuan::cli
