#include "cli/serve.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

#include "cli/game_run.h"
#include "cli/names.h"
#include "cli/operate_secret.h"
#include "server/net.h"

namespace jiesuan::cli {
namespace {

template <class Clock, class Unit>
std::int64_t since_epoch() {
  return std::chrono::duration_cast<Unit>(Clock::now().time_since_epoch()).count();
}

// What is damaged is said before anybody asks for it; the others are played.
void look_through(server::Store& store, const server::Journal& journal, const ServeOptions& options) {
  server::StoreCounts counts;
  store.check(
      [&](const server::StoreFault& f) { journal.warn("store_damaged", {{"room", f.room}, {"why", f.why}}); },
      &counts);
  journal.note("store_checked",
               {{"rooms", counts.rooms}, {"answers", counts.answers}, {"damaged", counts.faults}});
  if (counts.faults > 0)
    fmt::print(
        stderr,
        "jiesuan serve: {} is damaged in {} places. What cannot be read is refused, everything else goes on; "
        "'jiesuan check-store' lists them.\n",
        server::Store::name_of(options.store), counts.faults);
}

// In one piece, whichever thread says it. A line that cannot be written is lost; the server goes on.
void write_line(const std::string& line) {
  const std::string whole = line + '\n';
  std::fwrite(whole.data(), 1, whole.size(), stderr);
}

constexpr int kMostThreads = 64;

int threads_of(const ServeOptions& options) {
  if (options.threads > 0) return options.threads;
  if (options.store == ":memory:") return 1;
  return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads);
}

// All that one thread has.
struct Player {
  std::unique_ptr<server::Store> own_store;  // the first one has the one that was opened first
  std::unique_ptr<server::ServerContext> context;
  std::unique_ptr<server::Site> site;
};

server::ServerContext* make_context(server::Store& store, server::Journal& journal,
                                    const ServeOptions& options) {
  auto* out =
      new server::ServerContext{.store = store,
                                .journal = journal,
                                .clock = since_epoch<std::chrono::steady_clock, std::chrono::milliseconds>,
                                .unix_seconds = since_epoch<std::chrono::system_clock, std::chrono::seconds>};
  out->seed = options.seed;
  out->rulebook = rulebook_text();
  out->reckoning = server::kReckoning;
  out->gather = server::kGather;
  return out;
}

// Every site its own games, side by side.
std::size_t load(const std::vector<Player>& players) {
  std::atomic<std::size_t> games = 0;
  std::vector<std::thread> loading;
  loading.reserve(players.size());
  for (const Player& p : players) loading.emplace_back([&games, &p] { games += p.site->load(); });
  for (std::thread& t : loading) t.join();
  return games;
}

bool read_proxies(const std::vector<std::string>& names, std::vector<server::Network>* out,
                  std::string* why) {
  for (const std::string& name : names) {
    const auto network = server::Network::parse(name);
    if (!network) return (*why = "'" + name + "' is no address and no network of addresses", false);
    out->push_back(*network);
  }
  return true;
}

int refused(const std::string& why) {
  fmt::print(stderr, "jiesuan serve: {}\n", why);
  return 2;
}

}  // namespace

int run_serve(const ServeOptions& options) {
  std::string why;
  const std::unique_ptr<server::Store> store = server::Store::open(options.store, &why);
  if (!store) return refused(why);
  server::allow_many_files();
  server::Journal journal(options.quiet ? server::Journal::Out() : write_line);
  server::SiteLimits limits{options.rooms, options.rooms_a_minute,
                            std::int64_t{options.keep_finished} * 24 * 3600};
  limits.an_address = {options.address_connections, options.address_requests, options.address_messages,
                       options.address_rooms};
  server::NetOptions net{options.address, options.port, options.connections, "", 0};
  std::vector<std::string> modules;
  if (!choose_rules(options.rules, &modules, &why) ||
      !read_proxies(options.trusted_proxies, &limits.trusted_proxies, &why) ||
      !(options.metrics.empty() ||
        read_place(options.metrics, &net.inside_address, &net.inside_port, &why)) ||
      !(options.operator_secret.empty() ||
        read_secret(options.operator_secret, &limits.operator_secret, &why)))
    return refused(why);
  if (!options.operator_secret.empty() && options.metrics.empty())
    return refused("--operator-secret needs --metrics: the server is operated at that address");
  // Where others play meanwhile, all games of all servers would be read each time one of them starts.
  if (!store->shared()) look_through(*store, journal, options);
  const auto threads = static_cast<std::size_t>(threads_of(options));
  server::House house(threads, limits.an_address, limits.trusted_proxies);
  std::vector<Player> players(threads);
  std::vector<server::Served> served;
  for (std::size_t i = 0; i < threads; ++i) {
    Player& p = players[i];
    if (i > 0) p.own_store = store->another(&why);
    if (i > 0 && !p.own_store) return refused(why);
    p.context.reset(make_context(p.own_store ? *p.own_store : *store, journal, options));
    p.context->modules = modules;
    p.site = std::make_unique<server::Site>(*p.context, options.web, limits, &house, i);
    served.push_back({*p.site, *p.context});
  }
  const std::size_t loaded = load(players);
  const auto listening = [&](const server::Listening& at) {
    journal.note(
        "listening",
        {{"address", options.address}, {"port", at.port}, {"games", loaded}, {"threads", house.threads()}});
    if (at.inside != 0) journal.note("metrics", {{"address", net.inside_address}, {"port", at.inside}});
    fmt::print("Jiesuan 结算: http://{}:{}/\n",
               options.address == "127.0.0.1" ? "localhost" : options.address, at.port);
    if (at.inside != 0) fmt::print("metrics: http://{}:{}/metrics\n", net.inside_address, at.inside);
    std::fflush(stdout);
  };
  return server::serve(house, served, net, listening, &why) ? 0 : refused(why);
}

}  // namespace jiesuan::cli
