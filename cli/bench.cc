#include "cli/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/clock.h"
#include "cli/game_run.h"
#include "cli/own_files.h"
#include "cli/signature.h"
#include "engine/api/probe.h"
#include "engine/view/view.h"
#include "server/child.h"

namespace jiesuan::cli {
namespace {

namespace json = boost::json;

struct Figures {
  std::uint64_t games = 0, decisions = 0;
  double play_ns = 0, games_per_s = 0;  // random play
  double replay_ns = 0;                 // the same answers without the bot
  std::size_t snapshot_bytes = 0;
  std::uint32_t snapshot_at = 0;  // decision
  double save_ns = 0, restore_ns = 0, save_restore_ns = 0;
  double open_ns = 0, view_ns = 0, encode_ns = 0, hash_ns = 0;
  std::uint64_t checksum = 0;
  json::object instructions;  // a decision, part by part, as tools/count-instructions tells them …
  std::string not_counted;    // … or why it does not
};

// The best of several batches: whatever else the machine does only makes it slower.
template <class Work>
double best_ns(int times, Work work) {
  double best = 1e18;
  for (int batch = 0; batch < 7; ++batch) {
    const double start = cpu_seconds();
    for (int i = 0; i < times; ++i) work();
    best = std::min(best, (cpu_seconds() - start) * 1e9 / times);
  }
  return best;
}

class Bench {
 public:
  explicit Bench(const BenchOptions& options) : o_(options) { everybody_.bots = {"random"}; }

  bool run(std::string* why) {
    if (!random_play(why) || !recorded_play(why) || !snapshots(why)) return false;
    looking();
    constexpr int kTimes = 2'000'000;
    f_.open_ns = best_ns(1, [&] { open_silent_timing(m_, kTimes); }) / kTimes;
    if (o_.instructions || !o_.json) count_instructions();
    return true;
  }
  const Figures& figures() const { return f_; }

 private:
  bool start(std::uint64_t game, std::string* why) {
    const GameSeeds seeds = seeds_of(o_.seed, game);
    Setup setup;
    setup.players = o_.players;
    setup.seed = seeds.game;
    if (!m_.start(setup, why)) return false;
    players_.sit_down(m_, everybody_, game, seeds.bot);
    return true;
  }
  std::uint64_t signature(std::uint64_t game) const {
    return mix64(game ^ mix64(m_.game().state.answers_hash ^ m_.state_hash()));
  }

  // All games once; adds up the checksum and the decisions.
  bool play_all(std::uint64_t* checksum, std::uint64_t* decisions, std::string* why) {
    *checksum = *decisions = 0;
    for (std::uint64_t i = 0; i < o_.games; ++i) {
      if (!start(i, why) || play_out(m_, players_, nullptr, nullptr, why) != GameEnd::Over) return false;
      *checksum += signature(i);
      *decisions += m_.game().state.decisions;
    }
    return true;
  }

  bool random_play(std::string* why) {
    std::uint64_t again = 0, decisions = 0;
    if (!play_all(&f_.checksum, &f_.decisions, why)) return false;  // warms up as well
    const double start = cpu_seconds();
    if (!play_all(&again, &decisions, why)) return false;
    const double seconds = cpu_seconds() - start;
    f_.games = o_.games;
    f_.play_ns = seconds * 1e9 / static_cast<double>(decisions);
    f_.games_per_s = static_cast<double>(o_.games) / seconds;
    if (again == f_.checksum && decisions == f_.decisions) return true;
    *why = fmt::format("the same games gave the checksums {:016x} and {:016x}", f_.checksum, again);
    return false;
  }

  // Some of the games recorded first, so that only the engine is timed.
  bool recorded_play(std::string* why) {
    struct Recorded {
      Setup setup;
      std::vector<Answer> answers;
      std::uint64_t hash;
    };
    std::vector<Recorded> games;
    std::uint64_t decisions = 0;
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(o_.games, 20); ++i) {
      if (!start(i, why)) return false;
      Recorder recorder;
      if (play_out(m_, players_, &recorder, nullptr, why) != GameEnd::Over) return false;
      games.push_back({m_.setup(), recorder.finish(m_).answers, m_.state_hash()});
      decisions += games.back().answers.size();
    }
    bool same = true;
    const double ns = best_ns(1, [&] {
      for (const Recorded& game : games) {
        same = m_.start(game.setup, why) && same;
        for (const Answer& a : game.answers) same = m_.answer(a) && same;
        same = same && m_.state_hash() == game.hash;
      }
    });
    f_.replay_ns = ns / static_cast<double>(decisions);
    if (!same) *why = "a replayed game came to another end";
    return same;
  }

  // A state in the middle of a game, and both ways of copying.
  bool snapshots(std::string* why) {
    if (!start(0, why) || play_out(m_, players_, nullptr, nullptr, why) != GameEnd::Over) return false;
    const std::uint32_t middle = m_.game().state.decisions / 2;
    if (!start(0, why)) return false;
    Answer a;
    while (m_.request().id < middle) {
      players_.answer(m_, &a);
      if (!m_.answer(a, why)) return false;
    }
    const std::uint64_t before = m_.state_hash();
    Snapshot s;
    f_.save_ns = best_ns(20'000, [&] { m_.save(s); });
    f_.restore_ns = best_ns(20'000, [&] { m_.restore(s); });
    f_.save_restore_ns = best_ns(20'000, [&] {
      m_.save(s);
      m_.restore(s);
    });
    f_.snapshot_bytes = s.bytes();
    f_.snapshot_at = m_.request().id;
    if (m_.state_hash() == before) return true;
    *why = "a restored state is not the saved one";
    return false;
  }

  void looking() {
    std::size_t bytes = 0;
    std::uint64_t hashes = 0;
    Seat s = 0;
    const auto next = [&] { s = static_cast<Seat>((s + 1) % m_.game().players()); };
    f_.view_ns = best_ns(2'000, [&] {
      bytes += static_cast<std::size_t>(view_of(m_.game(), s).players);
      next();
    });
    f_.encode_ns = best_ns(2'000, [&] {
      bytes += view_bytes(m_.game(), s).size();
      next();
    });
    f_.hash_ns = best_ns(2'000, [&] { hashes += m_.state_hash(); });
    if (bytes + hashes == 0) std::fputc('\n', stderr);  // never: keeps the loops from being optimised away
  }

  // By callgrind, where that is there: the only figures that are the same on every machine.
  void count_instructions() {
    const std::string counter = instruction_counter();
    if (counter.empty()) return (void)(f_.not_counted = "tools/count-instructions is not there");
    server::ChildLimits limits;
    limits.time = std::chrono::minutes(10);
    const std::vector<std::string> command = {"/usr/bin/env", "python3",   counter,
                                              "--json",       "--players", std::to_string(o_.players),
                                              this_program()};
    const server::ChildEnd end = server::run_child(command, "", limits, std::atomic<bool>(false));
    boost::system::error_code wrong;
    const json::value told = json::parse(end.output, wrong);
    if (wrong || !told.is_object())
      f_.not_counted = "call " + counter + " by itself to see why";
    else if (const json::value* why = told.get_object().if_contains("not_counted"))
      f_.not_counted = json::value_to<std::string>(*why);
    else
      f_.instructions = told.get_object();
  }

  BenchOptions o_;
  Lineup everybody_;
  Players players_;
  Match m_;
  Figures f_;
};

std::string figures_json(const BenchOptions& o, const Figures& f) {
  json::object all{{"players", o.players},
                   {"games", f.games},
                   {"decisions", f.decisions},
                   {"ns_per_decision", f.play_ns},
                   {"games_per_cpu_s", f.games_per_s},
                   {"replay_ns_per_decision", f.replay_ns},
                   {"snapshot_bytes", f.snapshot_bytes},
                   {"snapshot_at_decision", f.snapshot_at},
                   {"snapshot_ns", f.save_ns},
                   {"restore_ns", f.restore_ns},
                   {"snapshot_restore_ns", f.save_restore_ns},
                   {"empty_open_ns", f.open_ns},
                   {"view_ns", f.view_ns},
                   {"view_bytes_ns", f.encode_ns},
                   {"state_hash_ns", f.hash_ns},
                   {"checksum", fmt::format("{:016x}", f.checksum)}};
  if (!f.instructions.empty()) all["instructions"] = f.instructions;
  return json::serialize(all) + "\n";
}

std::string instructions_text(const Figures& f) {
  if (f.instructions.empty()) return "  instructions          not counted: " + f.not_counted + "\n";
  std::string out = fmt::format("  instructions          {:9.1f} a decision\n",
                                f.instructions.at("instructions_per_decision").to_number<double>());
  for (const auto& [part, n] : f.instructions.at("parts").as_object())
    out += fmt::format("    {:32}{:7.1f}\n", std::string_view(part), n.to_number<double>());
  return out;
}

std::string figures_text(const BenchOptions& o, const Figures& f) {
  std::string out = fmt::format("{} games of {} players, {} decisions, CPU time of one thread\n", f.games,
                                o.players, f.decisions);
  out += fmt::format("  random play           {:9.1f} ns a decision, {:.0f} games/s\n", f.play_ns,
                     f.games_per_s);
  out += fmt::format("  replay without bot    {:9.1f} ns a decision\n", f.replay_ns);
  out += fmt::format("  snapshot              {:9.1f} ns ({:.1f} KB, at decision {})\n", f.save_ns,
                     static_cast<double>(f.snapshot_bytes) / 1024, f.snapshot_at);
  out += fmt::format("  restore               {:9.1f} ns\n", f.restore_ns);
  out += fmt::format("  snapshot + restore    {:9.1f} ns\n", f.save_restore_ns);
  out += fmt::format("  opening an empty timing {:7.2f} ns\n", f.open_ns);
  out += fmt::format("  a seat's view         {:9.1f} ns\n", f.view_ns);
  out += fmt::format("  … encoded as bytes    {:9.1f} ns\n", f.encode_ns);
  out += fmt::format("  state hash            {:9.1f} ns\n", f.hash_ns);
  out += fmt::format("  checksum              {:016x} (twice)\n", f.checksum);
  return out + instructions_text(f);
}

}  // namespace

int run_bench(const BenchOptions& options) {
  std::uint64_t how_games_play = 0;
  std::string cannot;
  if (!signature(&how_games_play, &cannot)) {
    fmt::print(stderr, "jiesuan bench: {}\n", cannot);
    return 1;
  }
  if (options.signature) {
    fmt::print("{}\n", signature_text(how_games_play));
    return 0;
  }
  Bench bench(options);
  std::string why;
  if (!bench.run(&why)) {
    fmt::print(stderr, "jiesuan bench: void: {}\n", why);
    return 1;
  }
  if (!options.json) fmt::print("signature {} (rules {})\n", signature_text(how_games_play), kRulesVersion);
  fmt::print("{}",
             options.json ? figures_json(options, bench.figures()) : figures_text(options, bench.figures()));
  return 0;
}

}  // namespace jiesuan::cli
