// WebSocket connections.
#include "server/net_server.h"

namespace jiesuan::server::net {
namespace {

constexpr std::size_t kLargestMessage = 4 << 10;  // of a client
constexpr std::size_t kLargestBacklog = 4 << 20;  // of one client that does not read
constexpr int kDroppedBeforeCut = 200;            // messages over the rate

}  // namespace

// Somebody whose connection is one thread's and whose room another's: it came without the room in its path.
// What is said goes from thread to thread, each way.
class Away final : public Connection {
 public:
  Away(Server& home, std::weak_ptr<Talk> talk, std::size_t room_thread, std::string from)
      : thread(room_thread), home_(home), talk_(std::move(talk)), address_(std::move(from)) {}
  void send(std::shared_ptr<const std::string> message) override {
    asio::post(home_.io, [talk = talk_, message = std::move(message)] {
      if (const auto t = talk.lock()) t->send(message);
    });
  }
  void close() override {
    asio::post(home_.io, [talk = talk_] {
      if (const auto t = talk.lock()) t->close();
    });
  }
  std::string address() const override { return address_; }
  const std::size_t thread;  // that has the room

 private:
  Server& home_;
  std::weak_ptr<Talk> talk_;
  std::string address_;
};

Talk::Talk(Server& server, Pipe::Socket&& socket, std::unique_ptr<Place> place, const Address& who,
           std::string room)
    : server_(server), place_(std::move(place)), who_(who), room_(std::move(room)), ws_(std::move(socket)) {}

void Talk::accept(Request request) {
  ws_.set_option(ws::stream_base::timeout::suggested(beast::role_type::server));
  ws_.read_message_max(kLargestMessage);
  ws_.next_layer().when_filled = [this] {
    if (!std::exchange(to_write_, true)) server_.write_soon(shared_from_this());
  };
  server_.talks.insert(shared_from_this());
  ++server_.context.metrics.connections;
  auto kept = std::make_shared<Request>(std::move(request));
  ws_.async_accept(*kept, [self = shared_from_this(), kept](error_code bad) {
    if (bad) return self->over();
    if (self->over_) return;
    self->open_ = true;
    self->read();
  });
}

void Talk::read() {
  ws_.async_read(buffer_,
                 [self = shared_from_this()](error_code bad, std::size_t n) { self->heard(bad, n); });
}

void Talk::refuse(const Refusal& no) {
  json::object o = no.json();
  o["type"] = "refused";
  send(std::make_shared<const std::string>(json::serialize(o)));
}

// What was read before somebody was found to be gone, and stood in line, is nobody's any more: the site knows
// those it has not been told to forget, and would say something to one that is no longer there.
void Talk::heard(error_code bad, std::size_t) {
  if (over_) return;
  if (bad) return over();
  if (closing_) return read();  // only the other side's goodbye is of interest
  const auto data = buffer_.data();
  const std::string_view bytes(static_cast<const char*>(data.data()), data.size());
  const Millis now = server_.context.now();
  if (!rate_.take(now) || !server_.house.addresses.may_speak(who_, now)) {
    ++dropped_;
    if (dropped_ == 1 || dropped_ % 50 == 0)
      refuse({"too_fast", "消息太多了，请慢一点", "too many messages; slow down"});
    if (dropped_ > kDroppedBeforeCut) return cut();
  } else if (!ws_.got_text()) {
    ++server_.context.metrics.malformed;
    refuse({"malformed", "须为文本消息", "a text message is wanted"});
  } else {
    dropped_ = 0;
    said(bytes);
  }
  if (over_) return;
  buffer_.consume(buffer_.size());
  read();
}

void Talk::said(std::string_view message) {
  if (room_.empty() && !knows_room_) find_room(message);
  if (away_)
    return server_.house.on(
        away_->thread, [away = away_, text = std::string(message)](Site& site) { site.said(*away, text); });
  server_.site.said(*this, message);
  server_.set_alarm();
}

// The first one that is named; whoever wants to go elsewhere comes again.
void Talk::find_room(std::string_view message) {
  Message m;
  Refusal no;
  if (message.find("hello") == message.npos || !parse_message(message, &m, &no)) return;
  if (m.type != Message::Type::Hello || m.room.empty()) return;
  knows_room_ = true;
  const std::size_t there = server_.house.thread_of(m.room);
  if (there != server_.thread) away_ = std::make_shared<Away>(server_, weak_from_this(), there, address());
}

void Talk::send(std::shared_ptr<const std::string> message) {
  if (!open_ || over_ || closing_) return;
  if (ws_.next_layer().backlog() + message->size() > kLargestBacklog) return cut();
  ws_.next_layer().send(std::move(message));
}

void Talk::write() {
  to_write_ = false;
  if (over_) return;
  const error_code bad = ws_.next_layer().write();
  if (bad == asio::error::would_block) {
    to_write_ = true;
    return ws_.next_layer().socket().async_wait(tcp::socket::wait_write,
                                                [self = shared_from_this()](error_code) { self->write(); });
  }
  if (bad) over();
}

void Talk::close() {
  if (over_ || closing_) return;
  closing_ = true;
  if (open_)
    ws_.async_close(ws::close_code::normal, [self = shared_from_this()](error_code) { self->over(); });
}

// Not from inside the site: it may be going through its connections.
void Talk::cut() {
  if (over_ || closing_) return;
  closing_ = true;
  ++server_.context.metrics.cut_off;
  asio::post(server_.io, [self = shared_from_this()] {
    beast_close_socket(self->ws_.next_layer());
    self->over();
  });
}

void Talk::over() {
  if (over_) return;
  over_ = true;
  ws_.next_layer().give_up();
  --server_.context.metrics.connections;
  place_.reset();
  if (away_) server_.house.on(away_->thread, [away = away_](Site& site) { site.gone(*away); });
  // This site as well: it may hold an answer to what was said before the room was named.
  server_.site.gone(*this);
  server_.set_alarm();
  server_.talks.erase(shared_from_this());
}

}  // namespace jiesuan::server::net
