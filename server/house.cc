#include "server/house.h"

#include "server/http.h"

namespace jiesuan::server {
namespace {

// The room that a path names, or the path itself: a room's replay is asked for where the room is.
std::string_view named_in(std::string_view path) {
  for (const std::string_view before : {"/api/rooms/", "/api/replays/", "/replays/"}) {
    if (!path.starts_with(before)) continue;
    const std::string_view room = path.substr(before.size());
    return room.substr(0, room.find_first_of("/."));
  }
  return path;
}

}  // namespace

House::House(std::size_t threads, AddressLimits limits, std::vector<Network> trusted_proxies)
    : addresses(limits, std::move(trusted_proxies)), sites_(threads) {}

// FNV-1a: the same in every run, so that a thing's place can be told from the log.
std::size_t House::thread_of(std::string_view name) const {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return static_cast<std::size_t>((hash ^ hash >> 32) % sites_.size());
}

std::size_t House::answers(const HttpRequest& r, std::size_t here) const {
  const std::string_view target = r.target, path = target.substr(0, target.find('?'));
  if ((r.method == "POST" && path == "/api/rooms") || path == "/healthz") return here;
  return thread_of(named_in(path));
}

void House::move_in(std::size_t thread, Site& site, const Metrics& counted) {
  sites_[thread].site = &site;
  sites_[thread].counted = &counted;
}

void House::on(std::size_t thread, const std::function<void(Site&)>& what) {
  const Resident& there = sites_[thread];
  if (!there.post) return what(*there.site);
  there.post([what, site = there.site] { what(*site); });
}

void House::on_all(const std::function<void(Site&)>& what) {
  for (std::size_t thread = 0; thread < threads(); ++thread) on(thread, what);
}

Metrics House::counted() const {
  Metrics all;
  for (const Resident& r : sites_) all += *r.counted;
  return all;
}

std::size_t House::rooms() const {
  std::int64_t all = 0;
  for (const Resident& r : sites_) all += r.counted->rooms;
  return static_cast<std::size_t>(all);
}

bool House::may_make_room(std::int64_t now_ms, std::size_t a_minute) {
  const std::lock_guard lock(making_);
  const std::int64_t minute = now_ms / 60'000;
  if (minute != minute_) made_this_minute_ = 0;
  minute_ = minute;
  return made_this_minute_++ < a_minute;
}

}  // namespace jiesuan::server
