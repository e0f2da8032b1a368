#include "server/addresses.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace jiesuan::server {
namespace {

constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
constexpr int kMappedBits = 96;
constexpr double kBurstSeconds = 10;
constexpr std::int64_t kRemembered = 60'000;  // ms; by then every rate is whole again

bool is_mapped(const Address& a) { return std::equal(kMapped.begin(), kMapped.end(), a.bytes.begin()); }

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  const std::string name(text);
  Address out;
  if (inet_pton(AF_INET6, name.c_str(), out.bytes.data()) == 1) return out;
  if (inet_pton(AF_INET, name.c_str(), out.bytes.data() + kMapped.size()) != 1) return std::nullopt;
  std::copy(kMapped.begin(), kMapped.end(), out.bytes.begin());
  return out;
}

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN> out = {};
  const bool v4 = is_mapped(*this);
  inet_ntop(v4 ? AF_INET : AF_INET6, bytes.data() + (v4 ? kMapped.size() : 0), out.data(), out.size());
  return out.data();
}

Address Address::shared() const {
  Address out = *this;
  if (!is_mapped(*this)) std::fill(std::next(out.bytes.begin(), 8), out.bytes.end(), std::uint8_t{0});
  return out;
}

std::optional<Network> Network::parse(std::string_view text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::optional<Address> address = Address::parse(text.substr(0, slash));
  if (!address) return std::nullopt;
  Network out{*address};
  if (slash == text.size()) return out;
  const int first = text.find(':') == text.npos ? kMappedBits : 0;
  const std::string_view number = text.substr(slash + 1);
  int n = -1;
  const auto [end, bad] = std::from_chars(number.data(), number.data() + number.size(), n);
  if (bad != std::errc() || end != number.data() + number.size() || n < 0 || first + n > 128)
    return std::nullopt;
  out.bits = first + n;
  return out;
}

std::string Network::text() const {
  const int all = is_mapped(address) ? 32 : 128, own = is_mapped(address) ? bits - kMappedBits : bits;
  return own == all ? address.text() : address.text() + "/" + std::to_string(own);
}

bool Network::has(const Address& a) const {
  for (int bit = 0; bit < bits; ++bit) {
    const auto byte = static_cast<std::size_t>(bit / 8);
    if (((a.bytes[byte] ^ address.bytes[byte]) >> (7 - bit % 8) & 1) != 0) return false;
  }
  return true;
}

bool Addresses::is_proxy(const Address& a) const {
  return std::any_of(trusted_.begin(), trusted_.end(), [&](const Network& n) { return n.has(a); });
}

// The list is written from the left to the right: what stands right of the last trusted one was written by
// it.
Address Addresses::behind(const Address& peer, std::string_view forwarded_for) const {
  Address who = peer;
  while (is_proxy(who) && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    std::string_view last = comma == forwarded_for.npos ? forwarded_for : forwarded_for.substr(comma + 1);
    forwarded_for = comma == forwarded_for.npos ? std::string_view() : forwarded_for.substr(0, comma);
    while (last.starts_with(' ')) last.remove_prefix(1);
    while (last.ends_with(' ')) last.remove_suffix(1);
    const std::optional<Address> named = Address::parse(last);
    if (!named) break;
    who = *named;
  }
  return who;
}

void Addresses::ban(const Network& n) {
  const std::lock_guard lock(mutex_);
  if (std::find(banned_.begin(), banned_.end(), n) == banned_.end()) banned_.push_back(n);
}

bool Addresses::pardon(const Network& n) {
  const std::lock_guard lock(mutex_);
  return std::erase(banned_, n) > 0;
}

std::vector<Network> Addresses::banned() const {
  const std::lock_guard lock(mutex_);
  return banned_;
}

std::size_t Addresses::known() const {
  const std::lock_guard lock(mutex_);
  return guests_.size();
}

bool Addresses::is_banned(const Address& a) const {
  const std::lock_guard lock(mutex_);
  return on_list(a);
}

bool Addresses::on_list(const Address& a) const {
  return std::any_of(banned_.begin(), banned_.end(), [&](const Network& n) { return n.has(a); });
}

bool Addresses::may_connect(const Address& a) {
  const std::lock_guard lock(mutex_);
  if (on_list(a)) return false;
  Guest& guest = guests_[a.shared()];
  if (limits_.connections != 0 && guest.connections >= limits_.connections) return false;
  ++guest.connections;
  return true;
}

void Addresses::left(const Address& a) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(a.shared());
  if (found == guests_.end() || found->second.connections == 0) return;
  if (--found->second.connections == 0 && found->second.seen == 0) guests_.erase(found);
}

bool Addresses::take(const Address& a, std::optional<Rate> Guest::* rate, double a_second, double burst,
                     std::int64_t now_ms) {
  if (a_second <= 0) return true;
  const std::lock_guard lock(mutex_);
  forget_strangers(now_ms);
  Guest& guest = guests_[a.shared()];
  guest.seen = now_ms;
  std::optional<Rate>& its = guest.*rate;
  if (!its) its.emplace(a_second, burst);
  return its->take(now_ms);
}

bool Addresses::may_ask(const Address& a, std::int64_t now_ms) {
  const auto n = static_cast<double>(limits_.requests_a_second);
  return take(a, &Guest::requests, n, n * kBurstSeconds, now_ms);
}
bool Addresses::may_speak(const Address& a, std::int64_t now_ms) {
  const auto n = static_cast<double>(limits_.messages_a_second);
  return take(a, &Guest::messages, n, n * kBurstSeconds, now_ms);
}
bool Addresses::may_make_room(const Address& a, std::int64_t now_ms) {
  const auto n = static_cast<double>(limits_.rooms_a_minute);
  return take(a, &Guest::rooms, n / 60, n, now_ms);
}

void Addresses::forget_strangers(std::int64_t now_ms) {
  if (now_ms - forgot_ < kRemembered) return;
  forgot_ = now_ms;
  std::erase_if(guests_, [&](const auto& known) {
    return known.second.connections == 0 && now_ms - known.second.seen >= kRemembered;
  });
}

}  // namespace jiesuan::server
