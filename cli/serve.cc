#include "cli/serve.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>

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

// A line that cannot be written is lost; the server goes on.
void write_line(const std::string& line) {
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fputc('\n', stderr);
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
  server::ServerContext context{.store = *store,
                                .journal = journal,
                                .clock = since_epoch<std::chrono::steady_clock, std::chrono::milliseconds>,
                                .unix_seconds = since_epoch<std::chrono::system_clock, std::chrono::seconds>};
  context.seed = options.seed;
  context.rulebook = rulebook_text();
  context.reckoning = server::kReckoning;
  server::SiteLimits limits{options.rooms, options.rooms_a_minute,
                            std::int64_t{options.keep_finished} * 24 * 3600};
  limits.an_address = {options.address_connections, options.address_requests, options.address_messages,
                       options.address_rooms};
  server::NetOptions net{options.address, options.port, options.connections, "", 0};
  if (!choose_rules(options.rules, &context.modules, &why) ||
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
  server::Site site(context, options.web, limits);
  const std::size_t loaded = site.load();
  const auto listening = [&](const server::Listening& at) {
    journal.note("listening", {{"address", options.address}, {"port", at.port}, {"games", loaded}});
    if (at.inside != 0) journal.note("metrics", {{"address", net.inside_address}, {"port", at.inside}});
    fmt::print("Jiesuan 结算: http://{}:{}/\n",
               options.address == "127.0.0.1" ? "localhost" : options.address, at.port);
    if (at.inside != 0) fmt::print("metrics: http://{}:{}/metrics\n", net.inside_address, at.inside);
    std::fflush(stdout);
  };
  return server::serve(site, context, net, listening, &why) ? 0 : refused(why);
}

}  // namespace jiesuan::cli
