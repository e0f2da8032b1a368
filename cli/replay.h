// jiesuan replay: a recorded game again, to look at it or to check it.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "text/words.h"

namespace jiesuan::cli {

using namespace text;  // NOLINT: the terminal speaks nothing else

struct ReplayCommand {
  std::string file;
  bool verify = false;
  std::optional<std::uint32_t> to;  // stop after so many decisions and show the table
  bool log = false;
  std::string why;  // a bot that says at every decision what it would do, and why
  Lang lang = Lang::Zh;
  bool no_color = false;
};

int run_replay(const ReplayCommand& command);

}  // namespace jiesuan::cli
