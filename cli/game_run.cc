#include "cli/game_run.h"

#include <algorithm>
#include <memory>

#include "bots/random.h"
#include "engine/content/catalogue.h"

namespace jiesuan::cli {
namespace {

struct BotEntry {
  std::string_view name;
  Bot bot;
};
constexpr BotEntry kBots[] = {{"random", random_answer}};

// Everybody gets one, and each only once; English names are not known to the modes.
bool add_general(std::string_view id, std::vector<std::string>* ids, std::string* why) {
  const General* general = Catalogue::get().find_general(id);
  if (!general) {
    *why = "there is no general '" + std::string(id) + "'";
    return false;
  }
  if (std::find(ids->begin(), ids->end(), general->id) == ids->end()) ids->emplace_back(general->id);
  return true;
}

}  // namespace

GameSeeds seeds_of(std::uint64_t run_seed, std::uint64_t index) {
  const std::uint64_t game = mix64(mix64(run_seed) + index);
  return {game, mix64(game ^ 0x626F74)};
}

Bot find_bot(std::string_view name) {
  for (const BotEntry& b : kBots)
    if (b.name == name) return b.bot;
  return nullptr;
}

std::string known_bots() {
  std::string all;
  for (const BotEntry& b : kBots) all += (all.empty() ? "" : ", ") + std::string(b.name);
  return all;
}

bool choose_generals(std::string_view option, int players, std::vector<std::string>* ids, std::string* why) {
  ids->clear();
  if (option == "standard") return true;
  if (option == "all") {
    for (const General* x : Catalogue::get().generals()) ids->emplace_back(x->id);
  } else {
    while (!option.empty()) {
      const std::size_t comma = std::min(option.find(','), option.size());
      if (!add_general(option.substr(0, comma), ids, why)) return false;
      option.remove_prefix(std::min(comma + 1, option.size()));
    }
  }
  if (static_cast<int>(ids->size()) >= players) return true;
  *why = std::to_string(players) + " players need as many generals, but only " + std::to_string(ids->size()) +
         " are given";
  return false;
}

GameEnd play_out(Match& m, Bot bot, Rng& rng, Recorder* recorder, const std::atomic<bool>* stop,
                 std::string* why) {
  Answer answer;
  while (!m.over()) {
    const Request& r = m.request();
    if (r.options.empty()) {
      *why = "question " + std::to_string(r.id) + " has no answer";
      return GameEnd::Failed;
    }
    if (r.id > kMostDecisions) {
      *why = "not over after " + std::to_string(kMostDecisions) + " decisions";
      return GameEnd::Failed;
    }
    bot(m.game(), r, rng, answer);
    std::string refusal;
    if (!m.answer(answer, &refusal)) {
      *why = "answer to question " + std::to_string(r.id) + " refused: " + refusal;
      return GameEnd::Failed;
    }
    if (recorder) recorder->note(m, answer);
    if (stop && stop->load(std::memory_order_relaxed)) return GameEnd::Interrupted;
  }
  return GameEnd::Over;
}

}  // namespace jiesuan::cli
