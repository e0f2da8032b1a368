#include "server/net.h"

#include <sys/resource.h>

#include <csignal>

#include "server/net_server.h"

namespace jiesuan::server {
namespace net {
namespace {

constexpr auto kLastWords = std::chrono::milliseconds(500);
constexpr auto kLagEvery = std::chrono::milliseconds(200);

}  // namespace

Address address_of(const tcp::socket& socket) {
  error_code gone;
  const tcp::endpoint peer = socket.remote_endpoint(gone);
  if (gone) return {};
  return Address::parse(peer.address().to_string()).value_or(Address{});
}

Place::Place(Server& server, std::optional<Address> counted) : server_(server), counted_(counted) {
  ++server_.open;
}
Place::~Place() {
  --server_.open;
  if (counted_) server_.site.addresses().left(*counted_);
}
bool Place::belongs_to(const Address& a) {
  if (counted_) return true;
  if (!server_.site.addresses().may_connect(a)) return false;
  counted_ = a;
  return true;
}

Server::Server(Site& s, ServerContext& h, const NetOptions& o)
    : site(s),
      context(h),
      options(o),
      acceptor_(io),
      inside_(io),
      alarm_(io),
      retry_(io),
      last_words_(io),
      lag_(io),
      signals_(io, SIGINT, SIGTERM) {}

bool Server::listen_at(tcp::acceptor& acceptor, const std::string& address, std::uint16_t port,
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

bool Server::listen(std::string* why) {
  return listen_at(acceptor_, options.address, options.port, why) &&
         (options.inside_address.empty() ||
          listen_at(inside_, options.inside_address, options.inside_port, why));
}

void Server::run() {
  accept(acceptor_, false);
  if (inside_.is_open()) accept(inside_, true);
  set_alarm();
  watch_lag();
  site.when_done([this] {
    asio::post(io, [this] {
      site.collect();
      set_alarm();
    });
  });
  site.collect();
  heed_signals();
  io.run();
  site.when_done(nullptr);
  site.forget_readers();  // their connections go with this
}

// SIGTERM lets others have the rooms first, if there are others; a second one, or SIGINT, does not wait.
void Server::heed_signals() {
  signals_.async_wait([this](error_code bad, int signal) {
    if (bad) return;
    if (signal != SIGTERM || draining_ || !site.drain()) return stop();
    draining_ = true;
    heed_signals();
  });
}

void Server::set_alarm() {
  if (draining_ && !stopping_ && site.drained()) return stop();
  const std::optional<Millis> due = stopping_ ? std::nullopt : site.due();
  if (due == alarm_at_) return;
  alarm_at_ = due;
  alarm_.cancel();
  if (!due) return;
  alarm_.expires_after(std::chrono::milliseconds(std::max<Millis>(0, *due - context.now())));
  alarm_.async_wait([this](error_code bad) {
    if (bad) return;
    alarm_at_.reset();
    site.wake();
    set_alarm();
  });
}

void Server::queue(std::shared_ptr<Visit> visit) {
  asking_.push_back(std::move(visit));
  if (asking_.size() == 1) asio::post(io, [this] { answer_next(); });
}

void Server::answer_next() {
  const std::shared_ptr<Visit> visit = asking_.front();
  visit->answer();
  asking_.pop_front();
  if (!asking_.empty()) asio::post(io, [this] { answer_next(); });
}

void Server::accept(tcp::acceptor& acceptor, bool inside) {
  acceptor.async_accept([this, &acceptor, inside](error_code bad, tcp::socket socket) {
    if (stopping_) return;
    if (bad) {  // too many open files: others will be closed
      retry_.expires_after(std::chrono::milliseconds(50));
      retry_.async_wait([this, &acceptor, inside](error_code stopped) {
        if (!stopped) accept(acceptor, inside);
      });
      return;
    }
    welcome(std::move(socket), inside);
    accept(acceptor, inside);
  });
}

void Server::welcome(tcp::socket socket, bool inside) {
  const Address peer = address_of(socket);
  Addresses& addresses = site.addresses();
  const bool counts = !inside && !addresses.is_proxy(peer);
  if (!inside && (open >= options.connections || (counts && !addresses.may_connect(peer)))) {
    ++context.metrics.connections_refused;
    return;  // which closes it
  }
  auto place = std::make_unique<Place>(*this, counts ? std::optional(peer) : std::nullopt);
  error_code later;  // without it all is well but a little later
  later = socket.set_option(tcp::no_delay(true), later);
  std::make_shared<Visit>(*this, std::move(socket), std::move(place), peer, inside)->read();
}

void Server::watch_lag() {
  const auto due = std::chrono::steady_clock::now() + kLagEvery;
  lag_.expires_at(due);
  lag_.async_wait([this, due](error_code bad) {
    if (bad) return;
    const std::chrono::duration<double> late = std::chrono::steady_clock::now() - due;
    context.metrics.lag.note(late.count());
    watch_lag();
  });
}

// Everybody is told; what is being written is written; then it is over. Nothing else needs saving.
void Server::stop() {
  stopping_ = true;
  context.journal.note("stopping",
                       {{"rooms", context.metrics.rooms}, {"connections", context.metrics.connections}});
  error_code ignored;
  ignored = acceptor_.close(ignored);
  ignored = inside_.close(ignored);
  alarm_.cancel();
  lag_.cancel();
  site.stop();
  last_words_.expires_after(kLastWords);
  last_words_.async_wait([this](error_code) { io.stop(); });
}

}  // namespace net

bool serve(Site& site, ServerContext& context, const NetOptions& options,
           const std::function<void(const Listening&)>& listening, std::string* why) {
  // Whoever reads our log or our answers may go away: that is an error of that write, not our end.
  if (std::signal(SIGPIPE, SIG_IGN) == SIG_ERR) return (*why = "cannot ignore SIGPIPE", false);
  net::Server server(site, context, options);
  if (!server.listen(why)) return false;
  listening({server.port(), server.inside_port()});
  server.run();
  return true;
}

void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace jiesuan::server
