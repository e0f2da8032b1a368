// One server may play on several threads. Each has a Site with rooms of its own and a connection to the store
// of its own, and sees nothing of the others': a room is one thread's for good, and needs no lock. The house
// is what they have in common: who has what, limits that count for all, and a way to ask each other.
#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <utility>
#include <vector>

#include "server/addresses.h"
#include "server/metrics.h"

namespace jiesuan::server {

class Site;
struct HttpRequest;

class House {
 public:
  House(std::size_t threads, AddressLimits limits, std::vector<Network> trusted_proxies);
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  std::size_t threads() const { return sites_.size(); }
  // Whose a thing is, by its name: a room by its id, whatever else is asked for by its path. So each thing is
  // made, kept and counted in one place.
  std::size_t thread_of(std::string_view name) const;
  // Who answers a request that has come to thread `here`. Rooms are made where that is asked for.
  std::size_t answers(const HttpRequest& request, std::size_t here) const;

  // All sites move in before any of them is asked for anything.
  void move_in(std::size_t thread, Site& site, const Metrics& counted);
  // How something is done on that thread; without, at once, where nobody has threads.
  using Post = std::function<void(std::function<void()>)>;
  void reach_by(std::size_t thread, Post post) { sites_[thread].post = std::move(post); }

  void on(std::size_t thread, const std::function<void(Site&)>& what);
  void on_all(const std::function<void(Site&)>& what);
  // Asks one site, or all, each on its thread; what is said comes back to the one who asks.
  template <class Said>
  void ask(std::size_t asker, std::size_t whom, const std::function<Said(Site&)>& what,
           const std::function<void(Said)>& then) {
    on(whom, [=, this](Site& site) {
      const auto said = std::make_shared<Said>(what(site));
      on(asker, [then, said](Site&) { then(std::move(*said)); });
    });
  }
  template <class Said>
  void ask_all(std::size_t asker, const std::function<Said(Site&)>& what,
               const std::function<void(std::vector<Said>)>& then) {
    const auto all = std::make_shared<std::vector<Said>>(threads());
    const auto left = std::make_shared<std::size_t>(threads());
    for (std::size_t whom = 0; whom < threads(); ++whom)
      ask<Said>(asker, whom, what, [=](Said said) {
        (*all)[whom] = std::move(said);
        if (--*left == 0) then(std::move(*all));
      });
  }

  Metrics counted() const;  // by all
  std::size_t rooms() const;
  bool may_make_room(std::int64_t now_ms, std::size_t a_minute);

  Addresses addresses;
  std::atomic<std::size_t> connections = 0;  // open ones, of every kind
  std::atomic<bool> no_new_rooms = false;    // by the operator's word
  // Go up when what a list shows has changed.
  std::atomic<std::uint64_t> rooms_changed = 0, replays_changed = 0;

 private:
  struct Resident {
    Site* site = nullptr;
    const Metrics* counted = nullptr;
    Post post;
  };
  std::vector<Resident> sites_;
  std::mutex making_;  // of the two that follow
  std::int64_t minute_ = 0;
  std::size_t made_this_minute_ = 0;
};

}  // namespace jiesuan::server
