// The sockets: HTTP and WebSocket on one port, one thread for everything. The only file that knows Beast.
#pragma once
#include <cstdint>
#include <functional>
#include <string>

#include "server/site.h"

namespace jiesuan::server {

struct NetOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::size_t connections = 20'000;
};

// Listens and serves until SIGINT or SIGTERM. False and a reason if it cannot listen.
bool serve(Site& site, ServerContext& context, const NetOptions& options,
           const std::function<void(std::uint16_t)>& listening, std::string* why);

// As many open files as the machine allows.
void allow_many_files();

}  // namespace jiesuan::server
