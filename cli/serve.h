// jiesuan serve: the table, in a browser.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace jiesuan::cli {

struct ServeOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string store = "jiesuan.sqlite";
  std::string web;  // the built page
  int threads = 0;  // that play; 0: as many as the machine has cores
  std::size_t connections = 20'000, rooms = 20'000, rooms_a_minute = 600;
  int keep_finished = 0;  // days; 0: for ever
  // Of one address; 0: no limit.
  std::size_t address_connections = 256, address_requests = 50, address_messages = 400, address_rooms = 30;
  std::vector<std::string> trusted_proxies;
  std::string metrics;          // ADDRESS:PORT; empty: nowhere
  std::string operator_secret;  // a file; empty: nobody operates it
  std::optional<std::uint64_t> seed;
  std::string rules;   // modules that new rooms are played with, with commas
  bool quiet = false;  // no structured log
};

int run_serve(const ServeOptions& options);

}  // namespace jiesuan::cli
