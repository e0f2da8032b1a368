#include "server/net.h"

#include <sys/resource.h>

#include <csignal>
#include <thread>

#include "server/net_server.h"
#include "server/priority.h"

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

Place::Place(House& house, std::optional<Address> counted) : house_(house), counted_(counted) {
  ++house_.connections;
}
Place::~Place() {
  --house_.connections;
  if (counted_) house_.addresses.left(*counted_);
}
bool Place::belongs_to(const Address& a) {
  if (counted_) return true;
  if (!house_.addresses.may_connect(a)) return false;
  counted_ = a;
  return true;
}

Server::Server(House& h, std::size_t number, const Served& served, const NetOptions& o)
    : house(h),
      thread(number),
      site(served.site),
      context(served.context),
      options(o),
      alarm_(io),
      last_words_(io),
      lag_(io) {
  house.reach_by(thread, [this](std::function<void()> what) {
    asio::post(io, [this, what = std::move(what)] {
      site.end_turn();
      what();
      set_alarm();
    });
  });
}

void Server::run() {
  answer_at_once();
  set_alarm();
  watch_lag();
  site.when_done([this] {
    asio::post(io, [this] {
      site.collect();
      set_alarm();
    });
  });
  site.collect();
  while (io.run_one() > 0) {
    io.poll();
    rest();
  }
  // What could not be written keeps whoever waits for that, and so the connection.
  for (const std::shared_ptr<Talk>& talk : talks) talk->drop_unsaid();
}

// Until rooms are woken next, if that is soon: whatever comes meanwhile is heard and stored with what they
// do, and the thread is woken once for all of it and not for each.
void Server::rest() {
  const Millis longest = site.rest();
  if (longest == 0 || stopping_ || ringing_ || !alarm_at_ || *alarm_at_ > context.now() + longest) return;
  std::this_thread::sleep_until(alarm_.expiry());
}

bool Server::drain() { return draining_ = site.drain(); }

void Server::set_alarm() {
  if (draining_ && !stopping_ && site.drained()) {
    draining_ = false;
    return when_drained();
  }
  const std::optional<Millis> due = stopping_ ? std::nullopt : site.due();
  if (!due || ringing_) return;
  const Millis left = *due - context.now();
  if (left <= 0) {
    ringing_ = true;
    return asio::post(io, [this] {
      ringing_ = false;
      ring();
    });
  }
  if (alarm_at_ && *alarm_at_ <= *due) return;
  alarm_at_ = due;
  alarm_.expires_after(std::chrono::milliseconds(left));
  alarm_.async_wait([this](error_code bad) {
    if (bad) return;
    alarm_at_.reset();
    ring();
  });
}

void Server::ring() {
  if (stopping_) return;
  site.wake();
  set_alarm();
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

void Server::write_soon(std::shared_ptr<Talk> talk) {
  to_write_.push_back(std::move(talk));
  if (to_write_.size() > 1) return;
  asio::post(io, [this] {
    for (const std::shared_ptr<Talk>& t : std::exchange(to_write_, {})) t->write();
  });
}

void Server::welcome(tcp::socket socket, bool inside) {
  asio::post(io, [this, inside, s = std::move(socket)]() mutable { begin(std::move(s), inside); });
}

void Server::begin(tcp::socket socket, bool inside) {
  if (stopping_) return;
  const Address peer = address_of(socket);
  Addresses& addresses = house.addresses;
  const bool counts = !inside && !addresses.is_proxy(peer);
  if (!inside && (house.connections >= options.connections || (counts && !addresses.may_connect(peer)))) {
    ++context.metrics.connections_refused;
    return;  // which closes it
  }
  auto place = std::make_unique<Place>(house, counts ? std::optional(peer) : std::nullopt);
  error_code later;  // without it all is well but a little later
  later = socket.set_option(tcp::no_delay(true), later);
  std::make_shared<Visit>(*this, std::move(socket), std::move(place), peer, inside)->read();
}

// A socket belongs to the thread that waits for it: this one gives the connection back and has it anew.
void Server::adopt(tcp::socket socket, std::unique_ptr<Place> place, const Address& who, std::string room,
                   Request request) {
  error_code gone;
  const tcp::endpoint here = socket.local_endpoint(gone);
  const int connection = gone ? -1 : socket.release(gone);
  if (gone) return;
  asio::post(io, [this, connection, protocol = here.protocol(), place = std::move(place), who,
                  room = std::move(room), request = std::move(request)]() mutable {
    Pipe::Socket own(io, protocol, connection);
    if (stopping_) return;
    std::make_shared<Talk>(*this, std::move(own), std::move(place), who, std::move(room))
        ->accept(std::move(request));
  });
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
  alarm_.cancel();
  lag_.cancel();
  site.stop();
  last_words_.expires_after(kLastWords);
  last_words_.async_wait([this](error_code) { io.stop(); });
}

}  // namespace net

bool serve(House& house, const std::vector<Served>& sites, const NetOptions& options,
           const std::function<void(const Listening&)>& listening, std::string* why) {
  // Whoever reads our log or our answers may go away: that is an error of that write, not our end.
  if (std::signal(SIGPIPE, SIG_IGN) == SIG_ERR) return (*why = "cannot ignore SIGPIPE", false);
  std::vector<std::unique_ptr<net::Server>> servers;
  std::vector<net::Server*> all;
  for (const Served& served : sites) {
    servers.push_back(std::make_unique<net::Server>(house, servers.size(), served, options));
    all.push_back(servers.back().get());
  }
  for (net::Server* server : all) server->all = all;
  net::Door door(all, options);
  const bool listens = door.listen(why);
  if (listens) {
    listening({door.port(), door.inside_port()});
    door.open();
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < all.size(); ++i) others.emplace_back([server = all[i]] { server->run(); });
    all[0]->run();
    for (std::thread& t : others) t.join();
  }
  for (const Served& served : sites) {
    served.site.when_done(nullptr);
    served.site.forget_readers();  // their connections go with this
  }
  for (std::size_t i = 0; i < all.size(); ++i) house.reach_by(i, nullptr);
  for (net::Server* server : all) server->io.empty();
  return listens;
}

void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace jiesuan::server
