#include "cli/signature.h"

#include <fmt/format.h>

#include "cli/game_run.h"

namespace jiesuan::cli {

bool signature(std::uint64_t* out, std::string* why) {
  constexpr std::uint64_t kSeed = 2026;
  constexpr int kGamesEach = 12;
  *out = 0;
  Lineup everybody;
  everybody.bots = {"random"};
  Players players;
  Match m;
  std::uint64_t game = 0;
  for (int n = 2; n <= 10; ++n)
    for (int i = 0; i < kGamesEach; ++i, ++game) {
      const GameSeeds seeds = seeds_of(kSeed, game);
      Setup setup;
      setup.players = n;
      setup.seed = seeds.game;
      if (i % 2) setup.generals = {"all"};  // else the mode's own choice
      if (!m.start(setup, why)) return false;
      players.sit_down(m, everybody, game, seeds.bot);
      if (play_out(m, players, nullptr, nullptr, why) != GameEnd::Over) return false;
      *out = mix64(*out ^ mix64(m.game().state.answers_hash ^ m.state_hash()));
    }
  return true;
}

std::string signature_text(std::uint64_t signature) { return fmt::format("{:016x}", signature); }

}  // namespace jiesuan::cli
