// jiesuan play: one game by bots, told in the terminal.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "cli/game_run.h"
#include "text/words.h"

namespace jiesuan::cli {

using namespace text;  // NOLINT: the terminal speaks nothing else

struct PlayOptions : TableOptions {
  PlayOptions() { players = 5; }
  std::optional<std::uint64_t> seed;  // none: any
  std::uint64_t game = 0;             // which game of that seed, as sim counts them
  Lang lang = Lang::Zh;
  bool no_color = false;
  bool verbose = false;
  bool why = false;  // also why each bot answers as it does
};

bool wants_colour(bool no_color);  // stdout is a terminal, and nobody has asked for plain text
void print_line(const std::string& line);

// What the bot says to its last answer.
void print_remark(const Words& words, const Game& g, Seat s, const Bot* bot);

int run_play(const PlayOptions& options);

}  // namespace jiesuan::cli
