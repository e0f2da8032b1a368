// The sockets: HTTP and WebSocket on one port, a thread for each site; and a port of its own for those who
// run the server.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "server/site.h"

namespace jiesuan::server {

struct NetOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::size_t connections = 20'000;
  std::string inside_address;  // where metrics are; empty: nowhere
  std::uint16_t inside_port = 0;
};

struct Listening {
  std::uint16_t port = 0, inside = 0;
};

// A site with the context it lives in.
struct Served {
  Site& site;
  ServerContext& context;
};

// Listens and serves until SIGINT or SIGTERM, all sites of a house, each on a thread of its own. False and a
// reason if it cannot listen.
bool serve(House& house, const std::vector<Served>& sites, const NetOptions& options,
           const std::function<void(const Listening&)>& listening, std::string* why);

// As many open files as the machine allows.
void allow_many_files();

}  // namespace jiesuan::server
