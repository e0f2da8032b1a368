// jiesuan: reads the command line and calls the command. Status 0: fine; 1: the command found a failure;
// 2: bad usage or bad input.
#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <string>

#include "cli/bench.h"
#include "cli/bench_server.h"
#include "cli/compare.h"
#include "cli/crash_note.h"
#include "cli/game_run.h"
#include "cli/judge.h"
#include "cli/league.h"
#include "cli/names.h"
#include "cli/operate.h"
#include "cli/own_files.h"
#include "cli/play.h"
#include "cli/replay.h"
#include "cli/serve.h"
#include "cli/sim.h"
#include "cli/store_commands.h"
#include "cli/version.h"
#include "engine/content/rules_version.h"

namespace jiesuan::cli {
namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000;

// CLI11 itself takes "-1" for a large number and any number that is too large for the largest.
const CLI::Validator kWholeNumber(
    [](std::string& text) {
      std::uint64_t n = 0;
      const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), n);
      const bool whole = bad == std::errc() && end == text.data() + text.size();
      return whole ? std::string() : "'" + text + "' is no number from 0 to 18446744073709551615";
    },
    "");

void add_language(CLI::App* command, Lang* lang, bool* no_color) {
  command
      ->add_option_function<std::string>(
          "--lang", [=](const std::string& l) { *lang = l == "en" ? Lang::En : Lang::Zh; },
          "Language: zh (default) or en")
      ->check(CLI::IsMember({"zh", "en"}).description(""))
      ->type_name("LANG");
  command->add_flag("--no-color", *no_color, "Plain text even on a terminal");
}

void add_rules(CLI::App* command, std::string* rules) {
  command
      ->add_option("--rules", *rules,
                   "Rules modules, with commas: 002, or parts of it: 002.tapping,002.search")
      ->type_name("MODULES");
}

void add_table(CLI::App* command, TableOptions* o) {
  command->add_option("--mode", o->mode, "Mode of play: identity (default), hegemony")->type_name("MODE");
  command->add_option("--players", o->players, "Players, 2 to 10; 12 in hegemony")
      ->check(CLI::Range(2, kMaxSeats).description(""))
      ->capture_default_str();
  command->add_option("--bot", o->bot, "Who plays: " + known_bots() + "; several with commas")
      ->capture_default_str();
  command->add_option(
      "--generals", o->generals,
      "Generals to choose from: all, or ids of generals or expansions: standard,wind,caocao,… "
      "(without it what the mode is usually played with)");
  command
      ->add_option("--printings", o->printings,
                   "Which of several printings of one person is in the game: any, oldest, newest")
      ->check(CLI::IsMember({"any", "oldest", "newest"}).description(""))
      ->capture_default_str();
  add_rules(command, &o->rules);
}

std::function<int()> add_play(CLI::App& app, PlayOptions& o) {
  CLI::App* c = app.add_subcommand("play", "Let bots play one game and tell it");
  add_table(c, &o);
  c->add_option("--seed", o.seed, "The game to play; without it any, and the end says which")

      ->check(kWholeNumber)
      ->type_name("UINT");
  c->add_option("--game", o.game, "Which game of that seed, counted as 'sim' does")
      ->check(kWholeNumber)
      ->capture_default_str();
  add_language(c, &o.lang, &o.no_color);
  c->add_flag("--verbose", o.verbose, "Also every timing, question and answer");
  c->add_flag("--why", o.why, "Also why each bot answers as it does");
  return [&] { return run_play(o); };
}

std::function<int()> add_sim(CLI::App& app, SimOptions& o) {
  CLI::App* c = app.add_subcommand("sim", "Play many games and report; exit status 1 if one failed");
  add_table(c, &o);
  c->add_option("--games", o.games, "How many games")
      ->check(CLI::Range(std::uint64_t{1}, kMostGames).description(""))
      ->capture_default_str();
  c->add_option("--seed", o.seed, "Decides all games, whatever the number of threads")
      ->check(kWholeNumber)
      ->capture_default_str();
  c->add_option("--first", o.first, "Number of the first game, to play some of a run again")
      ->check(kWholeNumber)
      ->capture_default_str();
  c->add_option("--threads", o.threads, "Threads, 1 to 64")
      ->check(CLI::Range(1, kMaxThreads).description(""))
      ->capture_default_str();
  c->add_option(
       "--seats-by", o.seats_by,
       "Several bots sit by 'rotate' (one seat further every game) or by 'role' (named for lord, loyalists, "
       "rebels, renegade; the last name serves for the rest)")
      ->check(CLI::IsMember({"rotate", "role"}).description(""))
      ->capture_default_str();
  c->add_flag("--rules-by-lot", o.rules_by_lot, "Every game has some parts of the --rules, by lot");
  c->add_flag("--dealt", o.dealt, "Generals are dealt by lot; nobody chooses");
  c->add_flag("--per-general", o.per_general, "Also how often each general won");
  c->add_flag("--count-skills", o.count_skills, "Also how often each skill was launched, the rarest first");
  c->add_option("--record", o.record_dir, "Write each game to DIR/game-000123.jiesuan")->type_name("DIR");
  c->add_flag("--json", o.json, "Report as one JSON object");
  c->add_flag("--progress", o.progress, "Progress bar even if stderr is no terminal");
  return [&] { return run_sim(o); };
}

std::function<int()> add_replay(CLI::App& app, ReplayCommand& o) {
  CLI::App* c = app.add_subcommand("replay", "Play a recorded game again");
  c->add_option("FILE", o.file, "The recording")->required();
  c->add_flag("--verify", o.verify, "Compare every checkpoint and the final state");
  c->add_option("--to", o.to, "Stop after N decisions and show the table")
      ->check(kWholeNumber)
      ->type_name("N");
  c->add_flag("--log", o.log, "Tell the game while it is played");
  c->add_option("--why", o.why, "What this bot would do at every decision, and why: " + known_bots())
      ->type_name("BOT");
  add_language(c, &o.lang, &o.no_color);
  return [&] { return run_replay(o); };
}

std::function<int()> add_bench(CLI::App& app, BenchOptions& o) {
  CLI::App* c =
      app.add_subcommand("bench", "Measure the engine; void (status 1) unless a repeated run agrees");
  c->add_option("--players", o.players, "Players, 2 to 10")
      ->check(CLI::Range(2, 10).description(""))
      ->capture_default_str();
  c->add_option("--games", o.games, "How many games")
      ->check(CLI::Range(std::uint64_t{1}, kMostGames).description(""))
      ->capture_default_str();
  c->add_option("--seed", o.seed, "Decides all games")->check(kWholeNumber)->capture_default_str();
  c->add_flag("--json", o.json, "Report as one JSON object");
  c->add_flag("--instructions", o.instructions,
              "Count them with --json too (valgrind; else they are counted if it is there)");
  c->add_flag("--signature", o.signature, "Print only the signature: how a fixed hundred games play");
  c->add_option("--compare", o.compare, "Another build of this program: both in turn, and the ratios")
      ->type_name("PROGRAM")
      ->check(CLI::ExistingFile.description(""));
  c->add_option("--pairs", o.pairs, "… how many times")
      ->check(CLI::Range(3, 99).description(""))
      ->capture_default_str();
  return [&] { return o.compare.empty() ? run_bench(o) : run_compare(o); };
}

std::function<int()> add_judge(CLI::App& app, JudgeOptions& o) {
  CLI::App* c =
      app.add_subcommand("judge", "Play scenarios and compare; status 1 if one differs, 2 if one is wrong");
  c->add_option("PATH", o.paths, "Scenario files, folders with *.yaml, or - for what comes in")
      ->required()
      ->type_name("FILE|DIR|-");
  c->add_flag("--trace", o.trace, "Tell what happens, timing by timing");
  c->add_flag("--explain", o.explain, "Tell it with the rule that orders each step");
  c->add_flag("--every-timing", o.every_timing, "Also the timings at which nothing happens");
  c->add_flag("--quiet", o.quiet, "Only what differs");
  c->add_flag("--json", o.json, "Report as JSON: docs/judge.md");
  c->add_option("--case", o.only_case, "Of a file with several cases only this one, from 1")
      ->check(CLI::Range(1, 1000).description(""))
      ->type_name("N");
  c->add_option("--instead", o.instead,
                "What if: another answer at a question, as --json names it: 5=2/17.30/1")
      ->type_name("K=ANSWER");
  c->add_option("--seconds", o.seconds, "Stop after so much time of the processor")
      ->check(CLI::Range(1, 3600).description(""));
  c->add_option("--megabytes", o.megabytes, "Stop when it needs more memory")
      ->check(CLI::Range(16, 65536).description(""));
  c->add_option("--coverage", o.coverage, "Which entries of a ledger the scenarios cite; status 1 if not all")
      ->type_name("LEDGER");
  c->add_option("--tests", o.tests, "… or the tests in these folders")->type_name("DIR");
  c->add_option("--junit", o.junit, "Write a JUnit report to FILE")->type_name("FILE");
  add_language(c, &o.lang, &o.no_color);
  return [&] { return run_judge(o); };
}

std::function<int()> add_names(CLI::App& app, NamesOptions& o) {
  CLI::App* c =
      app.add_subcommand("names", "Generals, skills with their choices, cards, timings: how they are called");
  c->add_option("WORD", o.word, "Only what has this in its name or id");
  c->add_flag("--json", o.json, "As one JSON object, with sets, modes and decks");
  add_language(c, &o.lang, &o.no_color);
  return [&] { return run_names(o); };
}

std::function<int()> add_rulebook(CLI::App& app) {
  app.add_subcommand("rulebook",
                     "The flows as tables (JSON): every timing, and the skills, cards and rules at it");
  return [] { return run_rulebook(); };
}

std::function<int()> add_serve(CLI::App& app, ServeOptions& o) {
  CLI::App* c = app.add_subcommand("serve", "The table: people and bots play in a browser");
  c->add_option("--port", o.port, "Port to listen on; 0 for any free one")
      ->check(CLI::Range(0, 65535).description(""))
      ->capture_default_str();
  c->add_option("--address", o.address,
                "Address to listen on; 0.0.0.0 for everybody who reaches this machine")
      ->capture_default_str();
  c->add_option("--store", o.store, "Where rooms and games are kept: a file, or postgresql://…")
      ->type_name("STORE")
      ->capture_default_str();
  o.web = page_folder();
  c->add_option("--web", o.web, "The built page")->type_name("DIR")->capture_default_str();
  c->add_option("--threads", o.threads, "Threads that play, 1 to 64; 0: as many as the machine has cores")
      ->check(CLI::Range(0, 64).description(""))
      ->capture_default_str();
  c->add_option("--most-connections", o.connections, "Connections at once")->capture_default_str();
  c->add_option("--most-rooms", o.rooms, "Rooms at once")->capture_default_str();
  c->add_option("--rooms-a-minute", o.rooms_a_minute, "Rooms that can be made in a minute")
      ->capture_default_str();
  const auto of_one_address = [&](const char* name, std::size_t* value, const char* what) {
    c->add_option(name, *value, what)->capture_default_str();
  };
  of_one_address("--address-connections", &o.address_connections, "Connections of one address; 0: no limit");
  of_one_address("--address-requests", &o.address_requests, "HTTP requests a second of one address");
  of_one_address("--address-messages", &o.address_messages, "Messages a second of one address");
  of_one_address("--address-rooms", &o.address_rooms, "Rooms made in a minute from one address");
  c->add_option("--trusted-proxy", o.trusted_proxies,
                "A proxy, or a network of them (10.0.0.0/8), whose X-Forwarded-For is believed")
      ->type_name("ADDRESS");
  c->add_option("--metrics", o.metrics, "Where metrics are told, apart from the public port")
      ->type_name("ADDRESS:PORT");
  c->add_option("--operator-secret", o.operator_secret,
                "Lets whoever has what is in this file operate the server, at the address of --metrics")
      ->type_name("FILE");
  c->add_option("--seed", o.seed,
                "Deal every room this one game, which everybody can foresee: for trying things out")
      ->check(kWholeNumber)
      ->type_name("UINT");
  c->add_option("--keep-finished", o.keep_finished,
                "Days that finished games are kept; 0 for ever. Running games are never removed")
      ->check(CLI::Range(0, 36'500).description(""))
      ->type_name("DAYS")
      ->capture_default_str();
  add_rules(c, &o.rules);
  c->add_flag("--quiet", o.quiet, "No log on stderr");
  return [&] { return run_serve(o); };
}

std::function<int()> add_operate(CLI::App& app, OperateOptions& o) {
  CLI::App* c = app.add_subcommand("operate", "Tell a running server what to do");
  c->add_option("--at", o.at, "What its 'serve --metrics' names")
      ->type_name("ADDRESS:PORT")
      ->capture_default_str();
  c->add_option("--secret", o.secret, "What its 'serve --operator-secret' names")
      ->type_name("FILE")
      ->required();
  c->require_subcommand(1);
  const auto command = [&](const char* name, const char* what) {
    CLI::App* s = c->add_subcommand(name, what);
    s->callback([&o, name] { o.command = name; });
    return s;
  };
  command("rooms", "List the rooms in memory, the banned addresses, and whether it drains");
  command("say", "Say something to everybody")
      ->add_option("TEXT", o.text, "Up to 300 characters")
      ->required();
  CLI::App* kick = command("kick", "Take a chair from a person");
  kick->add_option("ROOM", o.room, "Its id")->required();
  kick->add_option("CHAIR", o.chair, "Its number, from 1 as the lobby shows it")->required();
  for (CLI::App* s : {command("ban", "Let nobody of an address in, until the server starts anew"),
                      command("pardon", "Let it in again")})
    s->add_option("ADDRESS", o.address, "An address, or a network (10.0.0.0/8)")->required();
  command("delete", "Delete a room with its game")->add_option("ROOM", o.room, "Its id")->required();
  command("drain", "Make no new rooms; games go on");
  command("undrain", "Take that back");
  return [&] { return run_operate(o); };
}

std::function<int()> add_check_store(CLI::App& app, CheckStoreOptions& o) {
  CLI::App* c = app.add_subcommand(
      "check-store",
      "Look through the store of a server, running or not; exit status 1 if something is damaged");
  c->add_option("STORE", o.store, "What 'serve --store' names")->required();
  return [&] { return run_check_store(o); };
}

std::function<int()> add_backup(CLI::App& app, BackupOptions& o) {
  CLI::App* c =
      app.add_subcommand("backup", "Copy the store of a server, running or not, as it is at one moment");
  c->add_option("STORE", o.store, "The file that 'serve --store' names")->required();
  c->add_option("TO", o.to, "The file to write; it must not exist")->required();
  return [&] { return run_backup(o); };
}

std::function<int()> add_restore(CLI::App& app, RestoreOptions& o) {
  CLI::App* c = app.add_subcommand("restore", "Make a store of a backup, while no server has it");
  c->add_option("BACKUP", o.backup, "What 'backup' has written")->required();
  c->add_option("STORE", o.store, "The file that 'serve --store' will name")->required();
  c->add_flag("--replace", o.replace, "Also if there is a store already, which is lost");
  c->add_flag("--damaged", o.damaged, "Also if something in the backup is damaged");
  return [&] { return run_restore(o); };
}

std::function<int()> add_bench_server(CLI::App& app, BenchServerOptions& o) {
  CLI::App* c =
      app.add_subcommand("bench-server", "Measure a server of its own under many tables (loopback)");
  const auto number = [&](const char* name, int* value, int least, int most, const char* what) {
    c->add_option(name, *value, what)->check(CLI::Range(least, most).description(""))->capture_default_str();
  };
  number("--rooms", &o.rooms, 1, 20'000, "Tables at once");
  number("--players", &o.players, 2, 10, "Seats a table");
  number("--people", &o.people, 1, 10, "Clients a table; bots have the other seats");
  number("--seconds", &o.seconds, 1, 600, "How long to measure");
  number("--think", &o.think_ms, 2, 60'000, "ms a client takes for an answer, half to one and a half of it");
  number("--pace", &o.pace_ms, 0, 5'000, "ms a bot takes for a visible act");
  number("--arrive", &o.arrive_s, 1, 600, "s within which everybody comes");
  c->add_option("--store", o.stores, "A server for each of these, one after the other (as of serve)")
      ->default_str("SQLite in a temporary folder");
  c->add_option("--threads", o.threads, "… with each of these numbers of threads that play; 0: all cores")
      ->check(CLI::Range(0, 64).description(""))
      ->capture_default_str();
  c->add_flag("--json", o.json, "Report as a JSON list, one object a store");
  return [&] { return run_bench_server(o); };
}

std::function<int()> add_league(CLI::App& app, LeagueOptions& o) {
  CLI::App* c = app.add_subcommand("league", "Let bots play against each other and rate them");
  c->add_option("FILE", o.file, "The report to write (Markdown); a plot goes beside it as .svg")->required();
  c->add_option("--bots", o.bots, "Who plays, two or more of: " + known_bots())->capture_default_str();
  c->add_option("--players", o.players, "Players, 2 to 10")
      ->check(CLI::Range(2, 10).description(""))
      ->capture_default_str();
  c->add_option("--games", o.games, "Games for each pair of bots and each way round")
      ->check(CLI::Range(std::uint64_t{1}, kMostGames).description(""))
      ->capture_default_str();
  c->add_option("--seed", o.seed, "Decides all games")->check(kWholeNumber)->capture_default_str();
  c->add_option("--threads", o.threads, "Threads, 1 to 64")
      ->check(CLI::Range(1, kMaxThreads).description(""))
      ->capture_default_str();
  c->add_option("--generals", o.generals, "Generals to choose from, as for 'sim'")->capture_default_str();
  return [&] { return run_league(o); };
}

std::string usage_error(const CLI::App* app, const CLI::Error& e) {
  std::string name = "jiesuan";
  for (const CLI::App* command : app->get_subcommands()) name += " " + command->get_name();
  return name + ": " + e.what() + "\nSee '" + name + " --help'.\n";
}

int run(int argc, char** argv) {
  CLI::App app("Jiesuan 结算: the executable rulebook of 三国杀", "jiesuan");
  app.require_subcommand(0, 1);
  app.set_version_flag("--version", fmt::format("jiesuan {}, rules {}", jiesuan_version(), kRulesVersion));
  app.failure_message(usage_error);
  PlayOptions play;
  SimOptions sim;
  ReplayCommand replay;
  BenchOptions bench;
  JudgeOptions judge;
  NamesOptions names;
  ServeOptions serve;
  OperateOptions operate;
  CheckStoreOptions check_store;
  BackupOptions backup;
  RestoreOptions restore;
  BenchServerOptions bench_server;
  LeagueOptions league;
  const std::map<std::string, std::function<int()>> commands = {
      {"play", add_play(app, play)},
      {"sim", add_sim(app, sim)},
      {"replay", add_replay(app, replay)},
      {"bench", add_bench(app, bench)},
      {"judge", add_judge(app, judge)},
      {"names", add_names(app, names)},
      {"rulebook", add_rulebook(app)},
      {"serve", add_serve(app, serve)},
      {"operate", add_operate(app, operate)},
      {"bench-server", add_bench_server(app, bench_server)},
      {"check-store", add_check_store(app, check_store)},
      {"backup", add_backup(app, backup)},
      {"restore", add_restore(app, restore)},
      {"league", add_league(app, league)}};
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return app.exit(e) == 0 ? 0 : 2;
  }
  if (app.get_subcommands().empty()) {
    std::cerr << app.help();
    return 2;
  }
  return commands.at(app.get_subcommands().front()->get_name())();
}

}  // namespace
}  // namespace jiesuan::cli

int main(int argc, char** argv) { return jiesuan::cli::run(argc, argv); }
