#include "cli/serve.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>

#include "cli/game_run.h"
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

}  // namespace

int run_serve(const ServeOptions& options) {
  std::string why;
  const std::unique_ptr<server::Store> store = server::Store::open(options.store, &why);
  if (!store) {
    fmt::print(stderr, "jiesuan serve: {}\n", why);
    return 2;
  }
  server::allow_many_files();
  server::Journal journal(options.quiet ? server::Journal::Out()
                                        : [](const std::string& line) { fmt::print(stderr, "{}\n", line); });
  server::ServerContext context{.store = *store,
                                .journal = journal,
                                .now = since_epoch<std::chrono::steady_clock, std::chrono::milliseconds>,
                                .unix_seconds = since_epoch<std::chrono::system_clock, std::chrono::seconds>};
  context.seed = options.seed;
  if (!choose_rules(options.rules, &context.modules, &why)) {
    fmt::print(stderr, "jiesuan serve: {}\n", why);
    return 2;
  }
  look_through(*store, journal, options);
  server::Site site(context, options.web,
                    {options.rooms, options.rooms_a_minute, std::int64_t{options.keep_finished} * 24 * 3600});
  const std::size_t loaded = site.load();
  const auto listening = [&](std::uint16_t port) {
    journal.note("listening", {{"address", options.address}, {"port", port}, {"games", loaded}});
    fmt::print("Jiesuan 结算: http://{}:{}/\n",
               options.address == "127.0.0.1" ? "localhost" : options.address, port);
    std::fflush(stdout);
  };
  if (server::serve(site, context, {options.address, options.port, options.connections}, listening, &why))
    return 0;
  fmt::print(stderr, "jiesuan serve: {}\n", why);
  return 2;
}

}  // namespace jiesuan::cli
