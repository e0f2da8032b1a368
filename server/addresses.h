// Who asks, by address, and how much: one address has its share of the server and not more.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/rate.h"

namespace jiesuan::server {

// IPv4 as IPv6 writes it (::ffff:1.2.3.4).
struct Address {
  std::array<std::uint8_t, 16> bytes = {};
  friend auto operator<=>(const Address&, const Address&) = default;

  static std::optional<Address> parse(std::string_view text);
  std::string text() const;
  // As limits count it: whoever has an IPv6 address has the 2^64 of its network.
  Address shared() const;
};

// "127.0.0.1", "10.0.0.0/8", "fd00::/8"
struct Network {
  Address address;
  int bits = 128;  // of the sixteen bytes
  static std::optional<Network> parse(std::string_view text);
  std::string text() const;
  friend auto operator<=>(const Network&, const Network&) = default;
  bool has(const Address& a) const;
};

struct AddressLimits {  // 0: none
  std::size_t connections = 256;
  std::size_t requests_a_second = 50;  // by HTTP; bursts of ten seconds' worth
  std::size_t messages_a_second = 400;
  std::size_t rooms_a_minute = 30;
};

// One for all threads of a server: each may ask at any time.
class Addresses {
 public:
  Addresses(AddressLimits limits, std::vector<Network> trusted)
      : limits_(limits), trusted_(std::move(trusted)) {}

  // Who stands behind a request: a trusted proxy says for whom it asks (X-Forwarded-For), and nobody else is
  // believed.
  Address behind(const Address& peer, std::string_view forwarded_for) const;
  bool is_proxy(const Address& a) const;

  bool may_connect(const Address& a);  // and counts it, if so, until it has left
  void left(const Address& a);
  bool may_ask(const Address& a, std::int64_t now_ms);
  bool may_speak(const Address& a, std::int64_t now_ms);
  bool may_make_room(const Address& a, std::int64_t now_ms);
  // Nobody of it is let in, until it is pardoned or the server starts anew.
  void ban(const Network& n);
  bool pardon(const Network& n);  // false if it was not banned
  bool is_banned(const Address& a) const;
  std::vector<Network> banned() const;
  std::size_t known() const;

 private:
  struct Guest {
    std::size_t connections = 0;
    std::int64_t seen = 0;
    std::optional<Rate> requests, messages, rooms;
  };
  bool take(const Address& a, std::optional<Rate> Guest::* rate, double a_second, double burst,
            std::int64_t now_ms);
  void forget_strangers(std::int64_t now_ms);
  bool on_list(const Address& a) const;

  const AddressLimits limits_;
  const std::vector<Network> trusted_;
  mutable std::mutex mutex_;  // of all that follows
  std::vector<Network> banned_;
  std::map<Address, Guest> guests_;
  std::int64_t forgot_ = 0;
};

}  // namespace jiesuan::server
