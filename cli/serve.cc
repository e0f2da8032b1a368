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
  server::Site site(context, options.web, {options.rooms, options.rooms_a_minute});
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
