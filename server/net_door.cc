// Where people come in, and where it is said that all is to end.
#include <csignal>

#include "server/net_server.h"

namespace jiesuan::server::net {

Door::Door(std::vector<Server*> servers, const NetOptions& options)
    : servers_(std::move(servers)),
      options_(options),
      io_(servers_[0]->io),
      acceptor_(io_),
      inside_(io_),
      retry_(io_),
      signals_(io_, SIGINT, SIGTERM) {}

bool Door::listen_at(tcp::acceptor& acceptor, const std::string& address, std::uint16_t port,
                     std::string* why) {
  error_code bad;
  const auto parsed = asio::ip::make_address(address, bad);
  if (bad) return (*why = "'" + address + "' is no address", false);
  const tcp::endpoint at(parsed, port);
  const bool listens = !acceptor.open(at.protocol(), bad) &&
                       !acceptor.set_option(tcp::acceptor::reuse_address(true), bad) &&
                       !acceptor.bind(at, bad) && !acceptor.listen(4096, bad);
  if (!listens) *why = "cannot listen on " + address + " port " + std::to_string(port) + ": " + bad.message();
  return listens;
}

bool Door::listen(std::string* why) {
  return listen_at(acceptor_, options_.address, options_.port, why) &&
         (options_.inside_address.empty() ||
          listen_at(inside_, options_.inside_address, options_.inside_port, why));
}

void Door::open() {
  accept(acceptor_, false);
  if (inside_.is_open()) accept(inside_, true);
  heed_signals();
}

// Each thread in turn gets the next one; those who run the server are the first one's.
void Door::accept(tcp::acceptor& acceptor, bool inside) {
  Server& server = *servers_[inside ? 0 : next_++ % servers_.size()];
  acceptor.async_accept(server.io, [this, &acceptor, inside, &server](error_code bad, tcp::socket socket) {
    if (stopping_) return;
    if (bad) {  // too many open files: others will be closed
      retry_.expires_after(std::chrono::milliseconds(50));
      retry_.async_wait([this, &acceptor, inside](error_code stopped) {
        if (!stopped) accept(acceptor, inside);
      });
      return;
    }
    server.welcome(std::move(socket), inside);
    accept(acceptor, inside);
  });
}

// SIGTERM lets others have the rooms first, if there are others; a second one, or SIGINT, does not wait.
void Door::heed_signals() {
  signals_.async_wait([this](error_code bad, int signal) {
    if (bad) return;
    if (signal != SIGTERM || draining_ > 0 || !servers_[0]->drain()) return stop();
    drain();
    heed_signals();
  });
}

void Door::drain() {
  draining_ = servers_.size();
  for (Server* server : servers_) {
    server->when_drained = [this] {
      asio::post(io_, [this] {
        if (--draining_ == 0) stop();
      });
    };
  }
  for (Server* server : servers_)
    asio::post(server->io, [server] {
      server->drain();
      server->set_alarm();
    });
}

void Door::stop() {
  if (std::exchange(stopping_, true)) return;
  const Metrics all = servers_[0]->house.counted();
  servers_[0]->context.journal.note("stopping",
                                    {{"rooms", static_cast<std::int64_t>(all.rooms)},
                                     {"connections", static_cast<std::int64_t>(all.connections)}});
  error_code ignored;
  ignored = acceptor_.close(ignored);
  ignored = inside_.close(ignored);
  ignored = signals_.cancel(ignored);
  for (Server* server : servers_) asio::post(server->io, [server] { server->stop(); });
}

}  // namespace jiesuan::server::net
