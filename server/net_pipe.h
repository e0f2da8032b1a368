// What a WebSocket sends, frame by frame through one queue: our messages, and what Beast says by itself (the
// handshake, answers to pings, goodbyes). It stands below Beast, as its stream. All that waits leaves in one
// write: a call of the kernel is the dearest part of a message.
#pragma once
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace jiesuan::server::net {

using boost::system::error_code;

class Pipe {
 public:
  // Of one event loop, and it says so: nothing has to be looked up where it is used.
  using executor_type = boost::asio::io_context::executor_type;
  using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, executor_type>;

  explicit Pipe(Socket&& socket) : socket_(std::move(socket)) {
    error_code later;  // then the first write says what is wrong
    later = socket_.non_blocking(true, later);
  }
  executor_type get_executor() { return socket_.get_executor(); }
  Socket& socket() { return socket_; }

  // One text message.
  void send(std::shared_ptr<const std::string> message);
  // As much as the connection takes; `would_block` if that is not all.
  error_code write();
  std::size_t backlog() const { return backlog_; }  // bytes
  // Nothing will be written any more: whoever waits for that hears of it.
  void give_up();
  std::function<void()> when_filled;  // something has to be written

  // What Beast wants.
  template <class Buffers, class Handler>
  auto async_read_some(const Buffers& to, Handler&& then) {
    return socket_.async_read_some(to, std::forward<Handler>(then));
  }
  template <class Buffers, class Handler>
  auto async_write_some(const Buffers& from, Handler&& then) {
    return boost::asio::async_initiate<Handler, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& bytes) {
          const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
          add({.body = std::make_shared<const std::string>(boost::beast::buffers_to_string(bytes)),
               .written = [this, kept](error_code bad, std::size_t n) {
                 boost::asio::post(get_executor(), boost::beast::bind_handler(std::move(*kept), bad, n));
               }});
        },
        then, from);
  }

 private:
  struct Frame {
    std::array<char, 10> head = {};
    std::size_t head_size = 0;
    std::shared_ptr<const std::string> body;
    std::function<void(error_code, std::size_t)> written = {};
    std::size_t size() const { return head_size + body->size(); }
  };
  void add(Frame frame);

  Socket socket_;
  std::vector<Frame> frames_;
  std::size_t begun_ = 0;  // bytes of the first one that have been written
  std::size_t backlog_ = 0;
  bool said_goodbye_ = false;  // Beast has: no message may follow
  bool given_up_ = false;
};

inline void beast_close_socket(Pipe& pipe) {
  error_code ignored;
  ignored = pipe.socket().close(ignored);
}

template <class Handler>
void async_teardown(boost::beast::role_type role, Pipe& pipe, Handler&& then) {
  boost::beast::websocket::async_teardown(role, pipe.socket(), std::forward<Handler>(then));
}

}  // namespace jiesuan::server::net
