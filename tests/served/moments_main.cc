// The server for tools/leak-server: the real one, with its sockets and its clock, but every room is one of
// the moments of tests/server/moments.h. Which one, and whether ② holds the card, follows from the room's
// seed, which nobody knows.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>

#include "engine/core/rng.h"
#include "server/net.h"
#include "tests/server/moments.h"

namespace jiesuan::server::test {
namespace {

template <class Clock, class Unit>
std::int64_t since_epoch() {
  return std::chrono::duration_cast<Unit>(Clock::now().time_since_epoch()).count();
}

void arrange(Setup& s) {
  std::vector<Moment> all = moments();
  std::erase_if(all, [&](const Moment& m) { return s.mode != m.mode(); });
  Rng rng(mix64(s.seed));
  const Moment& moment = all[rng.below(static_cast<std::uint32_t>(all.size()))];
  const bool with = rng.below(2) == 0;
  s.position = position(moment, with, rng.below(3));
}

int run(const char* store_at) {
  std::string why;
  const std::unique_ptr<Store> store = Store::open(store_at, &why);
  if (!store) return (fmt::print(stderr, "{}\n", why), 2);
  allow_many_files();
  Journal journal{Journal::Out()};
  ServerContext context{.store = *store,
                        .journal = journal,
                        .clock = since_epoch<std::chrono::steady_clock, std::chrono::milliseconds>,
                        .unix_seconds = since_epoch<std::chrono::system_clock, std::chrono::seconds>};
  context.arrange = arrange;
  context.reckoning = kReckoning;
  context.gather = kGather;
  SiteLimits limits;
  limits.rooms_a_minute = 100'000;
  limits.an_address = {0, 0, 0, 0};  // all clients have one address
  Site site(context, "", limits);
  const auto listening = [](const Listening& at) {
    fmt::print("http://localhost:{}/\n", at.port);
    std::fflush(stdout);
  };
  const NetOptions net{"127.0.0.1", 0, 20'000, "", 0};
  return serve(site.house(), {{site, context}}, net, listening, &why) ? 0
                                                                      : (fmt::print(stderr, "{}\n", why), 2);
}

}  // namespace
}  // namespace jiesuan::server::test

int main(int argc, char** argv) {
  if (argc != 2) return (fmt::print(stderr, "usage: moments STORE\n"), 2);
  return jiesuan::server::test::run(argv[1]);
}
