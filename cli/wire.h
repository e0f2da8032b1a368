// The client's end of the wire for bench-server: a loop with timers, HTTP and WebSocket as far as our own
// server needs them. By hand: Beast is in server/net.cc, and a second copy of it would be a tenth of the
// whole build.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace jiesuan::cli {

class Loop;

// A TCP connection to this machine. The loop holds it while it is open.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  explicit Connection(Loop& loop) : loop_(loop) {}
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void open(std::uint16_t port);
  void write(std::string_view bytes);
  void close();  // nothing is called any more
  bool is_open() const { return fd_ >= 0; }

  std::function<void(std::string& in)> read;  // takes from the front what it understands
  std::function<void()> lost;                 // refused, or closed by the other side

 private:
  friend class Loop;
  void ready();
  void flush();
  void fail();

  Loop& loop_;
  int fd_ = -1;
  std::string in_, out_;
};

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  void after(double seconds, std::function<void()> then);
  void run_for(double seconds);

 private:
  friend class Connection;
  void fire_timers();

  int epoll_;
  std::multimap<double, std::function<void()>> timers_;  // by wall_seconds()
  std::unordered_map<int, std::shared_ptr<Connection>> open_;
};

// Sends a body and gives that of the response; null if there is none.
void post(Loop& loop, std::uint16_t port, const std::string& path, const std::string& body,
          std::function<void(const std::string* response)> done);

// A WebSocket that speaks text.
class WebSocket {
 public:
  explicit WebSocket(Loop& loop) : connection_(std::make_shared<Connection>(loop)) {}
  ~WebSocket() { close(); }
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  void open(std::uint16_t port, const std::string& path);
  void say(std::string_view text) { frame(kText, text); }
  void close() { connection_->close(); }

  std::function<void()> opened;
  std::function<void(std::string_view)> heard;
  std::function<void()> lost;

 private:
  static constexpr unsigned char kMore = 0, kText = 1, kClose = 8, kPing = 9, kPong = 10;
  void frame(unsigned char kind, std::string_view payload);
  void take(std::string& in);

  std::shared_ptr<Connection> connection_;
  std::string message_;  // of which some frames have come
  bool upgraded_ = false;
};

}  // namespace jiesuan::cli
