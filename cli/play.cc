#include "cli/play.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <random>

#include "cli/game_run.h"
#include "text/text_log.h"

namespace jiesuan::cli {
namespace {

int fail(int status, const std::string& why) {
  std::fflush(stdout);
  fmt::print(stderr, "jiesuan play: {}\n", why);
  return status;
}

// The command that plays this very game again.
std::string again(const PlayOptions& o, std::uint64_t seed) {
  std::string out = fmt::format("jiesuan play{} --seed {}", table_words(o), seed);
  if (o.game != 0) out += fmt::format(" --game {}", o.game);
  return o.lang == Lang::En ? out + " --lang en" : out;
}

}  // namespace

bool wants_colour(bool no_color) {
  const char* plain = std::getenv("NO_COLOR");
  return !no_color && !(plain && *plain) && isatty(STDOUT_FILENO);
}

void print_line(const std::string& line) { fmt::print("{}\n", line); }

void print_remark(const Words& words, const Game& g, Seat s, const Bot* bot) {
  if (!bot) return;
  const Remark why = bot->why();
  print_line(
      words.paint(Paint::Dim, words.say("  · {}：{}", "  · {}: {}", words.seat(names_of(g, kAllSeeing), s),
                                        words.say("{}", "{}", words.zh() ? why.zh : why.en))));
}

int run_play(const PlayOptions& options) {
  Lineup lineup;
  std::string why;
  if (!choose_bots(options.bot, "rotate", &lineup, &why)) return fail(2, why);
  const std::uint64_t seed = options.seed ? *options.seed : std::random_device()();
  const GameSeeds seeds = seeds_of(seed, options.game);
  Setup setup;
  if (!choose_table(options, &setup, &why)) return fail(2, why);
  setup.seed = seeds.game;

  const Words words(options.lang, wants_colour(options.no_color));
  TextLog log(words, options.verbose, print_line);
  print_line(words.paint(Paint::Dim, words.say("种子 {}", "seed {}", seed)));
  Match match;
  match.listen(&log);
  if (!match.start(setup, &why)) return fail(2, why);
  Players players;
  players.sit_down(match, lineup, options.game, seeds.bot, &log);
  if (options.why) {
    players.after_answer = [&](Seat s) { print_remark(words, match.game(), s, players.at(s)); };
  }
  if (play_out(match, players, nullptr, nullptr, &why) != GameEnd::Over) return fail(1, why);
  print_line(words.say("{} 轮，{} 次决策。再看此局：{}", "{} rounds, {} decisions. To see it again: {}",
                       match.game().state.round, match.game().state.decisions, again(options, seed)));
  return 0;
}

}  // namespace jiesuan::cli
