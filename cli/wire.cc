#include "cli/wire.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include "cli/clock.h"

namespace jiesuan::cli {
namespace {

constexpr std::string_view kEndOfHead = "\r\n\r\n";

// The bytes of a frame's head and of its payload; false if they are not all there.
struct Frame {
  unsigned char kind = 0;
  bool last = true;  // of its message
  std::size_t head = 2, size = 0;
};
bool next_frame(std::string_view in, Frame* frame) {
  if (in.size() < 2) return false;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(in[i]); };
  frame->kind = byte(0) & 15;
  frame->last = (byte(0) & 0x80) != 0;
  frame->head = 2;
  frame->size = byte(1) & 127;
  if (const int more = frame->size == 126 ? 2 : frame->size == 127 ? 8 : 0) {
    frame->head += static_cast<std::size_t>(more);
    if (in.size() < frame->head) return false;
    frame->size = 0;
    for (std::size_t i = 2; i < frame->head; ++i) frame->size = frame->size << 8 | byte(i);
  }
  return in.size() >= frame->head + frame->size;
}

// The body of a whole response; null while it is not all there.
std::unique_ptr<std::string> body_of(const std::string& response) {
  constexpr std::string_view kLength = "Content-Length: ";
  const std::size_t end = response.find(kEndOfHead), at = response.find(kLength);
  if (end == response.npos || at > end) return nullptr;
  const std::size_t size = std::strtoul(response.c_str() + at + kLength.size(), nullptr, 10);
  if (response.size() < end + kEndOfHead.size() + size) return nullptr;
  return std::make_unique<std::string>(response, end + kEndOfHead.size(), size);
}

}  // namespace

Connection::~Connection() {
  if (fd_ >= 0) ::close(fd_);
}

void Connection::open(std::uint16_t port) {
  fd_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (fd_ < 0) return loop_.after(0, [self = shared_from_this()] { self->fail(); });
  const int yes = 1;
  setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(port);
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(fd_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0 && errno != EINPROGRESS)
    return loop_.after(0, [self = shared_from_this()] { self->fail(); });
  epoll_event event{};
  event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
  event.data.fd = fd_;
  epoll_ctl(loop_.epoll_, EPOLL_CTL_ADD, fd_, &event);
  loop_.open_[fd_] = shared_from_this();
}

void Connection::write(std::string_view bytes) {
  out_.append(bytes);
  flush();
}

void Connection::flush() {
  while (fd_ >= 0 && !out_.empty()) {
    const ssize_t n = send(fd_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (n <= 0) return;  // not yet; or it is gone, and reading will tell
    out_.erase(0, static_cast<std::size_t>(n));
  }
}

void Connection::ready() {
  flush();
  char bytes[1 << 16];
  while (fd_ >= 0) {
    const ssize_t n = recv(fd_, bytes, sizeof bytes, 0);
    if (n < 0 && (errno == EAGAIN || errno == ENOTCONN)) return;
    if (n <= 0) return fail();
    in_.append(bytes, static_cast<std::size_t>(n));
    read(in_);
  }
}

void Connection::fail() {
  close();
  if (lost) lost();
}

void Connection::close() {
  if (fd_ < 0) return;
  const auto self = shared_from_this();  // the loop lets go
  loop_.open_.erase(fd_);
  ::close(std::exchange(fd_, -1));
}

Loop::Loop() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {}

Loop::~Loop() {
  while (!open_.empty()) open_.begin()->second->close();
  ::close(epoll_);
}

void Loop::after(double seconds, std::function<void()> then) {
  timers_.emplace(wall_seconds() + seconds, std::move(then));
}

void Loop::fire_timers() {
  while (!timers_.empty() && timers_.begin()->first <= wall_seconds()) {
    const auto then = std::move(timers_.begin()->second);
    timers_.erase(timers_.begin());
    then();
  }
}

void Loop::run_for(double seconds) {
  const double end = wall_seconds() + seconds;
  for (double now = wall_seconds(); now < end; now = wall_seconds()) {
    const double next = timers_.empty() ? end : std::min(end, timers_.begin()->first);
    epoll_event events[256];
    const int n = epoll_wait(epoll_, events, 256, static_cast<int>(std::max(0.0, next - now) * 1000 + 0.999));
    for (int i = 0; i < n; ++i) {
      const auto found = open_.find(events[i].data.fd);  // it may have been closed meanwhile
      if (found == open_.end()) continue;
      const auto connection = found->second;
      connection->ready();
    }
    fire_timers();
  }
}

void post(Loop& loop, std::uint16_t port, const std::string& path, const std::string& body,
          std::function<void(const std::string* response)> done) {
  auto connection = std::make_shared<Connection>(loop);
  const auto told = std::make_shared<std::function<void(const std::string*)>>(std::move(done));
  connection->read = [told, at = std::weak_ptr(connection)](std::string& in) {
    const auto answer = body_of(in);
    if (!answer) return;
    at.lock()->close();
    (*told)(answer.get());
  };
  connection->lost = [told] { (*told)(nullptr); };
  connection->open(port);
  connection->write("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                    std::to_string(body.size()) + std::string(kEndOfHead) + body);
}

void WebSocket::open(std::uint16_t port, const std::string& path) {
  connection_->read = [this](std::string& in) { take(in); };
  connection_->lost = [this] { lost(); };
  connection_->open(port);
  connection_->write("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n" +
                     "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" +
                     "Sec-WebSocket-Key: amllc3VhbiBqaWVzdWFuLg==\r\n\r\n");
}

// Masked with zeros: the mask is against those in between, and there is nobody.
void WebSocket::frame(unsigned char kind, std::string_view payload) {
  std::string bytes{static_cast<char>(0x80 | kind)};
  const std::size_t n = payload.size();
  if (n < 126) {
    bytes.push_back(static_cast<char>(0x80 | n));
  } else {
    bytes.push_back(static_cast<char>(0x80 | 126));  // a client's messages are short
    bytes.push_back(static_cast<char>(n >> 8));
    bytes.push_back(static_cast<char>(n & 255));
  }
  bytes.append(4, '\0').append(payload);
  connection_->write(bytes);
}

void WebSocket::take(std::string& in) {
  const auto hold = connection_;
  std::size_t at = 0;
  if (!upgraded_) {
    const std::size_t end = in.find(kEndOfHead);
    if (end == in.npos) return;
    if (!in.starts_with("HTTP/1.1 101")) return (hold->close(), lost());
    upgraded_ = true;
    at = end + kEndOfHead.size();
    opened();
  }
  Frame frame;
  while (hold->is_open() && next_frame(std::string_view(in).substr(at), &frame)) {
    const std::string_view payload = std::string_view(in).substr(at + frame.head, frame.size);
    at += frame.head + frame.size;
    if (frame.kind == kText || frame.kind == kMore) {
      message_.append(payload);
      if (frame.last) heard(std::exchange(message_, {}));
    }
    if (frame.kind == kPing) this->frame(kPong, payload);
    if (frame.kind == kClose) return (hold->close(), lost());
  }
  in.erase(0, at);
}

}  // namespace jiesuan::cli
