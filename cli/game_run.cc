#include "cli/game_run.h"

#include <algorithm>
#include <memory>

#include "bots/random.h"
#include "engine/content/module_words.h"
#include "engine/content/pool.h"
#include "modes/identity/roles.h"

namespace jiesuan::cli {
namespace {

std::vector<std::string> split_at_commas(std::string_view option) {
  std::vector<std::string> words;
  while (!option.empty()) {
    const std::size_t comma = std::min(option.find(','), option.size());
    if (comma > 0) words.emplace_back(option.substr(0, comma));
    option.remove_prefix(std::min(comma + 1, option.size()));
  }
  return words;
}

}  // namespace

GameSeeds seeds_of(std::uint64_t run_seed, std::uint64_t index) {
  const std::uint64_t game = mix64(mix64(run_seed) + index);
  return {game, mix64(game ^ 0x626F74)};
}

bool Lineup::only_random() const {
  return std::all_of(bots.begin(), bots.end(), [](const std::string& b) { return b == "random"; });
}

int Lineup::bot_at(const Game& g, Seat s, std::uint64_t game) const {
  const auto n = bots.size();
  if (by == SeatsBy::Rotate) return static_cast<int>((s + game) % n);
  const auto role = static_cast<std::size_t>(role_of(g[s]));
  return static_cast<int>(std::min(role == 0 ? 0 : role - 1, n - 1));
}

std::string known_bots() {
  std::string all;
  for (std::string_view b : bot_names()) all += (all.empty() ? "" : ", ") + std::string(b);
  return all;
}

bool choose_bots(std::string_view names, std::string_view seats_by, Lineup* lineup, std::string* why) {
  lineup->bots.clear();
  lineup->by = seats_by == "role" ? SeatsBy::Role : SeatsBy::Rotate;
  while (!names.empty()) {
    const std::size_t comma = std::min(names.find(','), names.size());
    const std::string name(names.substr(0, comma));
    names.remove_prefix(std::min(comma + 1, names.size()));
    if (!make_bot(name, 0, 0)) {
      *why = "there is no bot '" + name + "'; known: " + known_bots();
      return false;
    }
    lineup->bots.push_back(name);
  }
  if (lineup->bots.empty()) *why = "no bot is named; known: " + known_bots();
  return !lineup->bots.empty();
}

void Players::sit_down(Match& m, const Lineup& lineup, std::uint64_t game, std::uint64_t seed,
                       LogSink* also) {
  rng_ = Rng(seed);
  table_.reset();
  m.listen(also);
  if (lineup.only_random()) return;
  table_ = std::make_unique<BotTable>(also);
  for (Seat s = 0; s < m.game().players(); ++s) {
    const std::string& name = lineup.bots[static_cast<std::size_t>(lineup.bot_at(m.game(), s, game))];
    table_->seat(s, make_bot(name, s, seed));
  }
  table_->listen_to(m);
}

void Players::answer(const Match& m, Answer* out) {
  if (table_)
    table_->answer(m, out);
  else
    random_answer(m.game(), m.request(), rng_, *out);
  if (after_answer) after_answer(out->seat);
}

bool choose_table(const TableOptions& o, Setup* setup, std::string* why) {
  const Mode* mode = find_mode(o.mode);
  if (!mode) {
    *why = "there is no mode '" + o.mode + "'";
    return false;
  }
  setup->mode = mode->id;
  setup->players = o.players;
  setup->printings = *printings_named(o.printings);
  if (!choose_rules(o.rules, &setup->modules, why)) return false;
  GeneralSet pool;
  if (!generals_named(*mode, modules_meant(setup->modules), split_at_commas(o.generals), &pool, why))
    return false;
  setup->generals.clear();
  for (std::uint16_t n : pool.numbers()) setup->generals.emplace_back(def(static_cast<GeneralId>(n)).id);
  if (static_cast<int>(setup->generals.size()) >= o.players) return true;
  *why = std::to_string(o.players) + " players need as many generals, but only " +
         std::to_string(setup->generals.size()) + " are given";
  return false;
}

bool choose_rules(std::string_view option, std::vector<std::string>* modules, std::string* why) {
  *modules = split_at_commas(option);
  return are_modules(*modules, why);
}

std::string table_words(const TableOptions& o) {
  std::string out = " --players " + std::to_string(o.players);
  const auto add = [&](const char* name, const std::string& value, std::string_view usual = {}) {
    if (value != usual) out += std::string(" --") + name + " " + value;
  };
  add("mode", o.mode);
  add("bot", o.bot, "random");
  add("generals", o.generals);
  add("printings", o.printings, "any");
  add("rules", o.rules);
  return out;
}

GameEnd play_out(Match& m, Players& players, Recorder* recorder, const std::atomic<bool>* stop,
                 std::string* why) {
  Answer answer;
  std::string refusal;
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
    players.answer(m, &answer);
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
