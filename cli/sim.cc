#include "cli/sim.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <thread>

#include "cli/clock.h"
#include "cli/crash_note.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "cli/sim_report.h"
#include "engine/content/catalogue.h"
#include "engine/content/module_words.h"

namespace jiesuan::cli {
namespace {

void count_winners(const Game& g, SimResult& r) {
  const GameState& f = g.state;
  if (f.outcome == Outcome::Draw) {
    ++r.draws;
    return;
  }
  std::size_t side = kMaxAllegiances - 1;
  for (Seat s : f.winners) side = std::min(side, static_cast<std::size_t>(g[s].allegiance));
  ++r.wins[side];
}

void add(SimResult& all, const SimResult& part) {
  all.games += part.games;
  all.finished += part.finished;
  all.draws += part.draws;
  for (std::size_t side = 0; side < kMaxAllegiances; ++side) all.wins[side] += part.wins[side];
  all.decisions += part.decisions;
  all.rounds += part.rounds;
  all.longest = std::max(all.longest, part.longest);
  for (const auto& [name, tallies] : part.bots)
    for (std::size_t r = 0; r < kMaxAllegiances; ++r) all.bots[name][r].add(tallies[r]);
  for (const auto& [id, tallies] : part.generals)
    for (std::size_t r = 0; r < kMaxAllegiances; ++r) all.generals[id][r].add(tallies[r]);
  for (const auto& [skill, count] : part.skills) all.skills[skill].add(count);
  all.max_arena_bytes = std::max(all.max_arena_bytes, part.max_arena_bytes);
  all.checksum += part.checksum;
  all.failures.insert(all.failures.end(), part.failures.begin(), part.failures.end());
}

// Each module every other time, and the generals that can be played with those.
void by_lot(const SimOptions& options, const GameSeeds& seeds, Setup* setup) {
  Rng rng(mix64(seeds.game ^ 0x6C6F74));
  TableOptions drawn = options;
  drawn.rules.clear();
  for (const RulesModule* m : modules_meant(setup->modules))
    if (rng.below(2) == 1) drawn.rules += (drawn.rules.empty() ? "" : ",") + std::string(m->id);
  std::string why;  // there are enough generals with no module at all
  choose_table(drawn, setup, &why);
}

// What all threads share.
struct Plan {
  const SimOptions& options;
  Lineup lineup;
  Setup table;
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> done{0};
};

// One thread's share of the games, on one match that is used again and again.
class Worker {
 public:
  Worker(Plan& plan, int number) : plan_(plan), number_(number) {}

  void run() {
    while (!StopOnInterrupt::stop()) {
      const std::uint64_t i = plan_.next.fetch_add(1, std::memory_order_relaxed);
      if (i >= plan_.options.games) break;
      CrashNote::playing(number_, plan_.options.first + i);
      play(plan_.options.first + i);
      CrashNote::done(number_);
      plan_.done.fetch_add(1, std::memory_order_relaxed);
    }
    result_.max_arena_bytes = most_bytes_;
    result_.skills = counter_.counts();
  }
  const SimResult& result() const { return result_; }

 private:
  void play(std::uint64_t index) {
    const GameSeeds seeds = seeds_of(plan_.options.seed, index);
    Setup setup = plan_.table;
    setup.seed = seeds.game;
    if (plan_.options.rules_by_lot) by_lot(plan_.options, seeds, &setup);
    if (plan_.options.dealt) setup.generals = dealt(std::move(setup.generals), seeds);
    std::string why;
    match_.listen(nullptr);
    if (!match_.start(setup, &why)) return fail(index, seeds, "no game: " + why);
    const bool record = !plan_.options.record_dir.empty();
    Recorder recorder;
    players_.sit_down(match_, plan_.lineup, index, seeds.bot,
                      plan_.options.count_skills ? &counter_ : nullptr);
    const GameEnd end =
        play_out(match_, players_, record ? &recorder : nullptr, &StopOnInterrupt::stop(), &why);
    if (end == GameEnd::Interrupted) return;
    if (record) keep(recorder, index, seeds);
    most_bytes_ = std::max<std::uint64_t>(most_bytes_, match_.arena_bytes());
    const GameState& f = match_.game().state;
    result_.decisions += f.decisions;
    if (end == GameEnd::Failed) return fail(index, seeds, why);
    ++result_.games;
    ++result_.finished;
    result_.rounds += f.round;
    result_.checksum += mix64(index ^ mix64(f.answers_hash ^ match_.state_hash()));
    result_.longest = std::max<int>(result_.longest, f.round);
    count_winners(match_.game(), result_);
    tally(match_.game(), index);
    if (plan_.options.count_skills) counter_.count_generals(match_.game());
  }

  // As many as there are players: nobody has anything to choose from.
  std::vector<std::string> dealt(std::vector<std::string> all, const GameSeeds& seeds) const {
    Rng rng(mix64(seeds.game));
    for (std::size_t i = all.size() - 1; i > 0; --i)
      std::swap(all[i], all[rng.below(static_cast<std::uint32_t>(i + 1))]);
    std::set<std::string_view> persons;
    std::erase_if(all, [&](const std::string& id) {
      return !persons.insert(Catalogue::get().find_general(id)->who()).second;
    });
    all.resize(std::min(all.size(), static_cast<std::size_t>(plan_.options.players)));
    return all;
  }

  void tally(const Game& g, std::uint64_t index) {
    if (plan_.lineup.only_random() && !plan_.options.per_general) return;
    for (Seat s = 0; s < g.players(); ++s) {
      const Tally one{1, g.state.winners.has(s) ? 1u : 0u};
      const auto role = static_cast<std::size_t>(g[s].allegiance);
      const auto bot = static_cast<std::size_t>(plan_.lineup.bot_at(g, s, index));
      result_.bots[plan_.lineup.bots[bot]][role].add(one);
      if (plan_.options.per_general && g[s].general[0].general != GeneralId::None)
        result_.generals[def(g[s].general[0].general).id][role].add(one);
    }
  }

  void fail(std::uint64_t index, const GameSeeds& seeds, std::string what) {
    ++result_.games;
    result_.failures.push_back({index, seeds.game, std::move(what)});
  }

  void keep(Recorder& recorder, std::uint64_t index, const GameSeeds& seeds) {
    const std::string path = fmt::format("{}/game-{:06}.jiesuan", plan_.options.record_dir, index);
    std::string text, why;
    if (!write_recording(recorder.finish(match_), &text, &why) || !write_file(path, text, &why))
      result_.failures.push_back({index, seeds.game, "not recorded: " + why});
  }

  Plan& plan_;
  int number_;
  Match match_;
  Players players_;
  SkillCounter counter_;
  SimResult result_;
  std::uint64_t most_bytes_ = 0;
};

void watch(const Plan& plan, const std::atomic<int>& running) {
  ProgressBar bar(plan.options.progress || isatty(STDERR_FILENO), plan.options.games);
  while (running.load() > 0) {
    bar.show(plan.done.load());
    // Short naps, so that a small run does not wait for its progress bar.
    for (int nap = 0; nap < 20 && running.load() > 0; ++nap)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

bool prepare(const SimOptions& options, Plan* plan, std::string* why) {
  if (!choose_bots(options.bot, options.seats_by, &plan->lineup, why)) return false;
  TableOptions sure = options;
  if (options.rules_by_lot)
    sure.rules.clear();  // no general is sure to belong to the parts that will be drawn
  if (!choose_table(sure, &plan->table, why)) return false;
  if (options.rules_by_lot && !choose_rules(options.rules, &plan->table.modules, why)) return false;
  return options.record_dir.empty() || make_folder(options.record_dir, why);
}

// The command that plays one game of this run, up to its number.
std::string one_game(const SimOptions& o) {
  const std::string seats = o.seats_by == "rotate" ? "" : " --seats-by " + o.seats_by;
  return fmt::format("jiesuan sim{}{}{}{} --seed {} --games 1 --first ", table_words(o),
                     o.rules_by_lot ? " --rules-by-lot" : "", seats, o.dealt ? " --dealt" : "", o.seed);
}

}  // namespace

bool simulate(const SimOptions& options, SimResult* result, std::string* why) {
  Plan plan{.options = options};
  if (!prepare(options, &plan, why)) return false;
  const StopOnInterrupt interrupt;
  const CrashNote crash_note(one_game(options));
  const double wall = wall_seconds(), cpu = cpu_seconds();
  std::vector<std::unique_ptr<Worker>> workers;
  std::atomic<int> running{options.threads};
  std::vector<std::thread> pool;
  for (int i = 0; i < options.threads; ++i) {
    workers.push_back(std::make_unique<Worker>(plan, i));
    pool.emplace_back([&, worker = workers.back().get()] {
      worker->run();
      --running;
    });
  }
  watch(plan, running);
  for (std::thread& t : pool) t.join();
  *result = {};
  result->mode = find_mode(options.mode);
  result->pool = plan.table.generals;
  for (const auto& w : workers) add(*result, w->result());
  std::sort(result->failures.begin(), result->failures.end(),
            [](const SimFailure& a, const SimFailure& b) { return a.game < b.game; });
  result->interrupted = StopOnInterrupt::stop();
  result->wall_s = wall_seconds() - wall;
  result->cpu_s = cpu_seconds() - cpu;
  return true;
}

namespace {

void report_failures(const SimOptions& options, const SimResult& result) {
  const std::size_t shown = std::min(result.failures.size(), kMostFailuresShown);
  for (std::size_t i = 0; i < shown; ++i) {
    const SimFailure& f = result.failures[i];
    fmt::print(stderr, "jiesuan sim: game {} (its own seed {}): {}\n  alone: {}{}\n", f.game, f.seed, f.what,
               one_game(options), f.game);
  }
  if (shown < result.failures.size())
    fmt::print(stderr, "jiesuan sim: and {} more\n", result.failures.size() - shown);
}

}  // namespace

int run_sim(const SimOptions& options) {
  SimResult result;
  std::string why;
  if (!simulate(options, &result, &why)) {
    fmt::print(stderr, "jiesuan sim: {}\n", why);
    return 2;
  }
  fmt::print("{}", options.json ? json_report(options, result) : text_report(options, result));
  report_failures(options, result);
  return result.failures.empty() ? 0 : 1;
}

}  // namespace jiesuan::cli
