// The inside of net.h: the door, the threads behind it and their two kinds of connections. Nothing outside of
// net*.cc includes this, and nothing else knows Beast.
#pragma once
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "server/net.h"
#include "server/net_pipe.h"
#include "server/rate.h"

namespace jiesuan::server::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ws = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using Request = http::request<http::string_body>;

class Server;
class Away;

// A connection that counts, for everybody and for its address, as long as this is there.
class Place {
 public:
  Place(House& house, std::optional<Address> counted);
  ~Place();
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  // Behind a proxy one does not know whose a connection is before it asks for something.
  bool belongs_to(const Address& a);

 private:
  House& house_;
  std::optional<Address> counted_;
};

// One WebSocket client.
class Talk : public Connection, public std::enable_shared_from_this<Talk> {
 public:
  Talk(Server& server, Pipe::Socket&& socket, std::unique_ptr<Place> place, const Address& who,
       std::string room);
  void accept(Request request);
  void write();  // what has been said
  void drop_unsaid() { ws_.next_layer().give_up(); }
  void send(std::shared_ptr<const std::string> message) override;
  void close() override;
  std::string room_in_path() const override { return room_; }
  std::string address() const override { return who_.shared().text(); }
  void cut();

 private:
  void read();
  void heard(error_code error, std::size_t bytes);
  void said(std::string_view message);
  void find_room(std::string_view message);
  void refuse(const Refusal& no);
  void over();

  Server& server_;
  std::unique_ptr<Place> place_;
  Address who_;
  std::string room_;
  std::shared_ptr<Away> away_;  // if its room is another thread's
  ws::stream<Pipe, false> ws_;  // false: no compression, which nobody is offered
  beast::flat_buffer buffer_;
  Rate rate_{20, 60};
  int dropped_ = 0;
  bool open_ = false, closing_ = false, over_ = false;
  bool to_write_ = false;    // it stands in line, or waits until it can write
  bool knows_room_ = false;  // whose thread is known
};

// One HTTP connection; it may become a WebSocket.
class Visit : public std::enable_shared_from_this<Visit> {
 public:
  // Inside: at the address for those who run the server.
  Visit(Server& server, tcp::socket&& socket, std::unique_ptr<Place> place, const Address& peer, bool inside);
  void read();
  void answer();  // what has been read, when it is its turn

 private:
  void handle();
  void upgrade(const Address& who);
  void ask_elsewhere(std::size_t there, HttpRequest request, HttpReply then);
  void reply(const SharedResponse& r, bool keep_alive);
  void see_out(std::size_t at_most);
  void refuse(int status, const Refusal& no);
  Address asking() const;

  Server& server_;
  std::unique_ptr<Place> place_;
  Address peer_;
  bool inside_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::chrono::steady_clock::time_point asked_;
};

// What a thread waits for. What still stands in its line when it stops may hold a connection of another
// thread, whose answer it was to find: all lines are emptied before any thread's is gone.
class Loop : public asio::io_context {
 public:
  Loop() : asio::io_context(1) {}
  void empty() { shutdown(); }
};

// One thread: its site, and the connections of those who are in its rooms.
class Server {
 public:
  Server(House& h, std::size_t number, const Served& served, const NetOptions& o);
  void run();  // until it is stopped
  // What follows but for `welcome` and `adopt` is called on its own thread.
  void stop();
  bool drain();  // false if there is nobody who could have the rooms
  // After anything that can change when the site wants to be woken.
  void set_alarm();
  // Requests wait for each other: between two of them everybody else has a turn.
  void queue(std::shared_ptr<Visit> visit);
  // What is said at one time is written at one time, each connection's in one piece.
  void write_soon(std::shared_ptr<Talk> talk);
  void welcome(tcp::socket socket, bool inside);
  // A WebSocket that another thread has let in, for a room of this one.
  void adopt(tcp::socket socket, std::unique_ptr<Place> place, const Address& who, std::string room,
             Request request);

  Loop io;
  House& house;
  const std::size_t thread;
  Site& site;
  ServerContext& context;
  const NetOptions& options;
  std::set<std::shared_ptr<Talk>> talks;
  std::function<void()> when_drained;
  std::vector<Server*> all;  // threads of the house

 private:
  void begin(tcp::socket socket, bool inside);
  void answer_next();
  void watch_lag();
  void ring();
  void rest();

  asio::steady_timer alarm_, last_words_, lag_;
  std::deque<std::shared_ptr<Visit>> asking_;
  std::vector<std::shared_ptr<Talk>> to_write_;
  std::optional<Millis> alarm_at_;  // when it rings, which may be earlier than there is something to do
  bool ringing_ = false;            // … now, as soon as those who have spoken before have been heard
  bool stopping_ = false, draining_ = false;
};

// Lets people in, and hears the signals. It is on the first thread.
class Door {
 public:
  Door(std::vector<Server*> servers, const NetOptions& options);
  bool listen(std::string* why);
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  std::uint16_t inside_port() const { return inside_.is_open() ? inside_.local_endpoint().port() : 0; }
  void open();

 private:
  bool listen_at(tcp::acceptor& acceptor, const std::string& address, std::uint16_t port, std::string* why);
  void accept(tcp::acceptor& acceptor, bool inside);
  void heed_signals();
  void drain();
  void stop();

  std::vector<Server*> servers_;
  const NetOptions& options_;
  asio::io_context& io_;
  tcp::acceptor acceptor_, inside_;
  asio::steady_timer retry_;
  asio::signal_set signals_;
  std::size_t next_ = 0;  // who has the next one
  std::size_t draining_ = 0;
  bool stopping_ = false;
};

Address address_of(const tcp::socket& socket);

}  // namespace jiesuan::server::net
