#include "cli/bench_server.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "cli/bench_clients.h"
#include "cli/child_server.h"
#include "cli/clock.h"
#include "server/net.h"

namespace jiesuan::cli {
namespace {

double percentile(std::vector<double>& sorted, double p) {
  if (sorted.empty()) return 0;
  return sorted[std::min(sorted.size() - 1,
                         static_cast<std::size_t>(p * static_cast<double>(sorted.size())))];
}

// What kept it from more; nothing if it could have taken more tables.
std::vector<std::string> limits(const Load& load, const ChildServer& child, double server_share,
                                double clients_share, int threads) {
  std::vector<std::string> out;
  if (load.lost > 0)
    out.push_back(fmt::format("{} connections lost, the first one by: {}", load.lost, load.lost_by));
  if (load.most_playing < load.options.rooms)
    out.push_back(
        fmt::format("only {} of {} tables were playing at once", load.most_playing, load.options.rooms));
  if (load.latencies.empty()) out.push_back("nobody answered while it was measured");
  if (server_share > 0.9 * threads)
    out.push_back(
        fmt::format("the server had {:.0f} % of a core on {} threads", 100 * server_share, threads));
  if (clients_share > 0.9)
    out.push_back(fmt::format("the clients had {:.0f} % of a core", 100 * clients_share));
  const std::size_t people =
      static_cast<std::size_t>(load.options.rooms) * static_cast<std::size_t>(load.options.people);
  if (const std::size_t most = child.most_files(); people + 100 > most)
    out.push_back(fmt::format("a process may open {} files, {} people need as many", most, people));
  return out;
}

struct Used {  // while it was measured
  double seconds = 0, user_cpu = 0, system_cpu = 0, clients_cpu = 0;
  double server_cpu() const { return user_cpu + system_cpu; }
  std::size_t bytes_before = 0, bytes_after = 0;  // of the server's memory
};

json::object report(Load& load, const ChildServer& child, const Used& used, int threads) {
  std::sort(load.latencies.begin(), load.latencies.end());
  const auto ms = [](double s) { return s * 1000; };
  const double updates = static_cast<double>(std::max<std::uint64_t>(1, load.updates));
  const double share = used.server_cpu() / used.seconds, clients = used.clients_cpu / used.seconds;
  json::array why;
  for (const std::string& limit : limits(load, child, share, clients, threads)) why.emplace_back(limit);
  return {{"store", child.store()},
          {"threads", threads},
          {"rooms", load.options.rooms},
          {"playing_at_most", load.most_playing},
          {"people", load.options.rooms * load.options.people},
          {"seconds", used.seconds},
          {"answers_measured", load.latencies.size()},
          {"p50_ms", ms(percentile(load.latencies, 0.50))},
          {"p95_ms", ms(percentile(load.latencies, 0.95))},
          {"p99_ms", ms(percentile(load.latencies, 0.99))},
          {"max_ms", ms(load.latencies.empty() ? 0 : load.latencies.back())},
          {"updates", load.updates},
          {"bytes_an_update", static_cast<double>(load.update_bytes) / updates},
          {"cpu_us_an_update", 1e6 * used.server_cpu() / updates},
          {"user_us_an_update", 1e6 * used.user_cpu / updates},
          {"system_us_an_update", 1e6 * used.system_cpu / updates},
          {"games_finished", load.games},
          {"refused", load.refused},
          {"lost_connections", load.lost},
          {"server_cpu_share", share},
          {"clients_cpu_share", clients},
          {"server_megabytes", static_cast<double>(used.bytes_after) / 1e6},
          {"kilobytes_a_room",
           static_cast<double>(used.bytes_after - used.bytes_before) / 1024 / load.options.rooms},
          {"limits", std::move(why)}};
}

void print(const json::object& r) {
  const auto num = [&](const char* key) { return r.at(key).to_number<double>(); };
  fmt::print("store       {}, {:.0f} threads that play\n", std::string_view(r.at("store").as_string()),
             num("threads"));
  fmt::print("rooms       {:.0f} with {:.0f} people in all, {:.0f} games at once at most, {:.0f} finished\n",
             num("rooms"), num("people"), num("playing_at_most"), num("games_finished"));
  fmt::print(
      "answer → told     p50 {:.1f} ms, p95 {:.1f}, p99 {:.1f}, most {:.1f}  ({:.0f} answers in {:.0f} s)\n",
      num("p50_ms"), num("p95_ms"), num("p99_ms"), num("max_ms"), num("answers_measured"), num("seconds"));
  fmt::print(
      "traffic     {:.0f} updates ({:.0f} a second), {:.0f} bytes and {:.1f} µs of the server's CPU each "
      "({:.1f} its own, {:.1f} the kernel's); {:.0f} refused\n",
      num("updates"), num("updates") / num("seconds"), num("bytes_an_update"), num("cpu_us_an_update"),
      num("user_us_an_update"), num("system_us_an_update"), num("refused"));
  fmt::print("server      {:.0f} % of a core, {:.0f} MB in all, {:.0f} KB a room with its connections\n",
             100 * num("server_cpu_share"), num("server_megabytes"), num("kilobytes_a_room"));
  for (const json::value& limit : r.at("limits").as_array())
    fmt::print("limit       {}\n", std::string_view(limit.as_string()));
}

// Everybody comes within a while.
void fill(Load& load, std::vector<std::shared_ptr<Table>>& tables) {
  asio::steady_timer timer(load.io);
  const double start = wall_seconds();
  std::size_t opened = 0;
  std::function<void(error_code)> open_some = [&](error_code) {
    const double part = (wall_seconds() - start) / std::max(1, load.options.arrive_s);
    const auto wanted = static_cast<std::size_t>(part * static_cast<double>(tables.size())) + 1;
    while (opened < std::min(wanted, tables.size())) tables[opened++]->open();
    timer.expires_after(std::chrono::milliseconds(20));
    if (opened < tables.size()) timer.async_wait(open_some);
  };
  open_some({});
  const double patience = load.options.arrive_s + 60;
  while (load.playing < load.options.rooms && wall_seconds() - start < patience && load.lost == 0)
    load.io.run_for(std::chrono::milliseconds(50));
}

bool measure(const BenchServerOptions& options, const std::string& store, int wanted, json::object* out) {
  std::string why;
  ChildServer child;
  const int threads = wanted > 0 ? wanted : static_cast<int>(std::thread::hardware_concurrency());
  if (!child.start(store, threads, &why)) {
    fmt::print(stderr, "jiesuan bench-server: {}\n", why);
    return false;
  }
  Load load{.options = options};
  load.server = tcp::endpoint(asio::ip::address_v4::loopback(), child.port());
  Used used;
  used.bytes_before = child.resident_bytes();
  std::vector<std::shared_ptr<Table>> tables;
  tables.reserve(static_cast<std::size_t>(options.rooms));
  for (int i = 0; i < options.rooms; ++i) tables.push_back(std::make_shared<Table>(load));
  fill(load, tables);
  if (!options.json)
    fmt::print(stderr, "{} games are going on; measuring {} s\n", load.playing, options.seconds);
  load.measuring = true;
  const double start = wall_seconds(), own = cpu_seconds();
  const ChildServer::Cpu before = child.cpu();
  load.io.run_for(std::chrono::seconds(options.seconds));
  used.seconds = wall_seconds() - start;
  const ChildServer::Cpu after = child.cpu();
  used.user_cpu = after.user - before.user;
  used.system_cpu = after.system - before.system;
  used.clients_cpu = cpu_seconds() - own;
  used.bytes_after = child.resident_bytes();
  *out = report(load, child, used, threads);
  load.stopping = true;
  for (auto& t : tables) t->close();
  load.io.run_for(std::chrono::milliseconds(100));
  return true;
}

}  // namespace

int run_bench_server(const BenchServerOptions& options) {
  server::allow_many_files();
  json::array all;
  for (const std::string& store : options.stores) {
    for (const int threads : options.threads) {
      json::object r;
      if (!measure(options, store, threads, &r)) return 2;
      if (!options.json) print(r);
      all.push_back(std::move(r));
    }
  }
  if (options.json) fmt::print("{}\n", json::serialize(all));
  return 0;
}

}  // namespace jiesuan::cli
