// People for bench-server, who answer whatever they are asked, and the tables they play at.
#pragma once
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/bench_server.h"
#include "engine/core/rng.h"

namespace jiesuan::cli {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::ip::tcp;
using boost::system::error_code;

struct Load {
  const BenchServerOptions& options;
  asio::io_context io{1};
  tcp::endpoint server;
  Rng rng{1};
  bool measuring = false, stopping = false;
  std::vector<double> latencies;  // seconds
  std::uint64_t refused = 0, games = 0, updates = 0, update_bytes = 0, lost = 0;
  std::string lost_by;  // the first error
  int playing = 0, most_playing = 0;

  void lose(error_code why) {
    if (lost++ == 0) lost_by = why.message();
  }
};

class Person;

// One room after the other: makes it, fills it, starts it, and makes the next when its game is over.
class Table : public std::enable_shared_from_this<Table> {
 public:
  explicit Table(Load& load) : load_(load), stream_(load.io) {}
  void open();
  void someone_sits();
  void game_over();
  void close();

 private:
  void made(const std::string& body);

  Load& load_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  http::request<http::string_body> request_;
  http::response<http::string_body> response_;
  std::vector<std::shared_ptr<Person>> people_;
  int sitting_ = 0;
  bool over_ = true;
};

}  // namespace jiesuan::cli
