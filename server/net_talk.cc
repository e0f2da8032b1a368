// WebSocket connections.
#include "server/net_server.h"

namespace jiesuan::server::net {
namespace {

constexpr std::size_t kLargestMessage = 4 << 10;  // of a client
constexpr std::size_t kLargestBacklog = 4 << 20;  // of one client that does not read
constexpr int kDroppedBeforeCut = 200;            // messages over the rate

}  // namespace

Talk::Talk(Server& server, tcp::socket&& socket, std::unique_ptr<Place> place, const Address& who,
           std::string room)
    : server_(server), place_(std::move(place)), who_(who), room_(std::move(room)), ws_(std::move(socket)) {}

void Talk::accept(Request request) {
  ws_.set_option(ws::stream_base::timeout::suggested(beast::role_type::server));
  ws_.read_message_max(kLargestMessage);
  ws_.text(true);
  server_.talks.insert(shared_from_this());
  ++server_.context.metrics.connections;
  auto kept = std::make_shared<Request>(std::move(request));
  ws_.async_accept(*kept, [self = shared_from_this(), kept](error_code bad) {
    if (bad) return self->over();
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

void Talk::heard(error_code bad, std::size_t) {
  if (bad) return over();
  if (closing_) return read();  // only the other side's goodbye is of interest
  const auto data = buffer_.data();
  const std::string_view bytes(static_cast<const char*>(data.data()), data.size());
  const Millis now = server_.context.now();
  if (!rate_.take(now) || !server_.site.addresses().may_speak(who_, now)) {
    ++dropped_;
    if (dropped_ == 1 || dropped_ % 50 == 0)
      refuse({"too_fast", "消息太多了，请慢一点", "too many messages; slow down"});
    if (dropped_ > kDroppedBeforeCut) return cut();
  } else if (!ws_.got_text()) {
    ++server_.context.metrics.malformed;
    refuse({"malformed", "须为文本消息", "a text message is wanted"});
  } else {
    dropped_ = 0;
    server_.site.said(*this, bytes);
    server_.set_alarm();
  }
  if (over_) return;
  buffer_.consume(buffer_.size());
  read();
}

void Talk::send(std::shared_ptr<const std::string> message) {
  if (over_ || closing_) return;
  backlog_ += message->size();
  if (backlog_ > kLargestBacklog) return cut();
  out_.push_back(std::move(message));
  if (open_ && !writing_) write();
}

void Talk::write() {
  writing_ = true;
  ws_.async_write(asio::buffer(*out_.front()), [self = shared_from_this()](error_code bad, std::size_t) {
    self->writing_ = false;
    if (bad) return self->over();
    self->backlog_ -= self->out_.front()->size();
    self->out_.pop_front();
    if (!self->out_.empty()) return self->write();
    if (self->closing_) self->ws_.async_close(ws::close_code::normal, [self](error_code) { self->over(); });
  });
}

void Talk::close() {
  if (over_ || closing_) return;
  closing_ = true;
  if (!writing_ && open_)
    ws_.async_close(ws::close_code::normal, [self = shared_from_this()](error_code) { self->over(); });
}

// Not from inside the site: it may be going through its connections.
void Talk::cut() {
  if (over_ || closing_) return;
  closing_ = true;
  ++server_.context.metrics.cut_off;
  asio::post(server_.io, [self = shared_from_this()] {
    beast::get_lowest_layer(self->ws_).close();
    self->over();
  });
}

void Talk::over() {
  if (over_) return;
  over_ = true;
  --server_.context.metrics.connections;
  place_.reset();
  server_.site.gone(*this);
  server_.set_alarm();
  server_.talks.erase(shared_from_this());
}

}  // namespace jiesuan::server::net
