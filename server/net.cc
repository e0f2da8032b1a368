#include "server/net.h"

#include <sys/resource.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <set>

#include "server/rate.h"

namespace jiesuan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ws = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::size_t kLargestMessage = 4 << 10;  // of a client
constexpr std::size_t kLargestBody = 16 << 10;    // of an HTTP request
constexpr std::size_t kLargestBacklog = 4 << 20;  // of one client that does not read
constexpr int kDroppedBeforeCut = 200;            // messages over the rate
constexpr auto kHttpPatience = std::chrono::seconds(20);
constexpr auto kLastWords = std::chrono::milliseconds(500);

class Server;

// One WebSocket client.
class Talk : public Connection, public std::enable_shared_from_this<Talk> {
 public:
  Talk(Server& server, tcp::socket&& socket) : server_(server), ws_(std::move(socket)) {}
  void accept(http::request<http::string_body> request);
  void send(std::shared_ptr<const std::string> message) override;
  void close() override;
  void cut();

 private:
  void read();
  void heard(error_code error, std::size_t bytes);
  void write();
  void over();

  Server& server_;
  ws::stream<beast::tcp_stream, false> ws_;  // false: no compression, which nobody is offered
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> out_;
  std::size_t backlog_ = 0;
  Rate rate_{20, 60};
  int dropped_ = 0;
  bool open_ = false, writing_ = false, closing_ = false, over_ = false;
};

// One HTTP connection; it may become a WebSocket.
class Visit : public std::enable_shared_from_this<Visit> {
 public:
  Visit(Server& server, tcp::socket&& socket) : server_(server), stream_(std::move(socket)) {}
  ~Visit();
  void read();

 private:
  void handle();
  void reply(int status, const HttpResponse& r, bool keep_alive);
  void reply_later(const std::function<HttpResponse()>& work, bool keep_alive);

  Server& server_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{kLargestBody + (16 << 10)};
  std::optional<http::request_parser<http::string_body>> parser_;
  bool became_talk_ = false;
};

class Server {
 public:
  Server(Site& s, ServerContext& h, const NetOptions& o)
      : site(s), context(h), options(o), acceptor_(io), alarm_(io), signals_(io, SIGINT, SIGTERM) {}

  bool listen(std::string* why) {
    error_code bad;
    const auto address = asio::ip::make_address(options.address, bad);
    if (bad) return (*why = "'" + options.address + "' is no address", false);
    const tcp::endpoint at(address, options.port);
    const bool listens = !acceptor_.open(at.protocol(), bad) &&
                         !acceptor_.set_option(tcp::acceptor::reuse_address(true), bad) &&
                         !acceptor_.bind(at, bad) && !acceptor_.listen(4096, bad);
    if (!listens)
      *why = "cannot listen on " + options.address + " port " + std::to_string(options.port) + ": " +
             bad.message();
    return listens;
  }
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

  void run() {
    accept();
    set_alarm();
    site.when_told([this] { asio::post(io, [this] { site.collect(); }); });
    site.collect();
    signals_.async_wait([this](error_code bad, int) {
      if (!bad) stop();
    });
    io.run();
    elsewhere.stop();
    elsewhere.join();
    site.when_told(nullptr);
  }

  // After anything that can change when the site wants to be woken.
  void set_alarm() {
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

  asio::io_context io{1};
  asio::thread_pool elsewhere{1};  // for answers that take their time: one at a time, the games go first
  Site& site;
  ServerContext& context;
  const NetOptions& options;
  std::set<std::shared_ptr<Talk>> talks;
  std::size_t open = 0;  // connections of both kinds

 private:
  void accept() {
    acceptor_.async_accept([this](error_code bad, tcp::socket socket) {
      if (stopping_) return;
      if (bad) {  // too many open files: others will be closed
        retry_.expires_after(std::chrono::milliseconds(50));
        retry_.async_wait([this](error_code stopped) {
          if (!stopped) accept();
        });
        return;
      }
      if (open < options.connections) {
        ++open;
        bad = socket.set_option(tcp::no_delay(true), bad);  // without it all is well but a little later
        std::make_shared<Visit>(*this, std::move(socket))->read();
      }
      accept();
    });
  }

  // Everybody is told; what is being written is written; then it is over. Nothing else needs saving.
  void stop() {
    stopping_ = true;
    context.journal.note("stopping",
                         {{"rooms", context.metrics.rooms}, {"connections", context.metrics.connections}});
    error_code ignored;
    ignored = acceptor_.close(ignored);
    alarm_.cancel();
    site.stop();
    last_words_.expires_after(kLastWords);
    last_words_.async_wait([this](error_code) { io.stop(); });
  }

  tcp::acceptor acceptor_;
  asio::steady_timer alarm_;
  asio::steady_timer retry_{io}, last_words_{io};
  asio::signal_set signals_;
  std::optional<Millis> alarm_at_;
  bool stopping_ = false;
};

// ---- WebSocket

void Talk::accept(http::request<http::string_body> request) {
  ws_.set_option(ws::stream_base::timeout::suggested(beast::role_type::server));
  ws_.read_message_max(kLargestMessage);
  ws_.text(true);
  server_.talks.insert(shared_from_this());
  ++server_.context.metrics.connections;
  auto kept = std::make_shared<http::request<http::string_body>>(std::move(request));
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

void Talk::heard(error_code bad, std::size_t) {
  if (bad) return over();
  if (closing_) return read();  // only the other side's goodbye is of interest
  const auto data = buffer_.data();
  const std::string_view bytes(static_cast<const char*>(data.data()), data.size());
  if (!rate_.take(server_.context.now())) {
    ++dropped_;
    if (dropped_ == 1 || dropped_ % 50 == 0)
      send(std::make_shared<const std::string>(json::serialize(
          json::object{{"type", "refused"},
                       {"code", "too_fast"},
                       {"why", text("消息太多了，请慢一点", "too many messages; slow down")}})));
    if (dropped_ > kDroppedBeforeCut) return cut();
  } else if (!ws_.got_text()) {
    ++server_.context.metrics.malformed;
    send(std::make_shared<const std::string>(
        json::serialize(json::object{{"type", "refused"},
                                     {"code", "malformed"},
                                     {"why", text("须为文本消息", "a text message is wanted")}})));
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
  --server_.open;
  server_.site.gone(*this);
  server_.set_alarm();
  server_.talks.erase(shared_from_this());
}

// ---- HTTP

Visit::~Visit() {
  if (!became_talk_) --server_.open;
}

void Visit::read() {
  parser_.emplace();
  parser_->body_limit(kLargestBody);
  parser_->header_limit(8 << 10);
  stream_.expires_after(kHttpPatience);
  http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code bad, std::size_t) {
    if (!bad) return self->handle();
    const bool too_large = bad == http::error::body_limit || bad == http::error::header_limit;
    const bool nonsense = bad.category() == http::make_error_code(http::error::bad_method).category() &&
                          bad != http::error::end_of_stream && bad != http::error::partial_message;
    if (!too_large && !nonsense) return;  // gone, or too slow
    HttpResponse r;
    r.body = json::serialize(json::object{
        {"error", Refusal{too_large ? "too_large" : "malformed", too_large ? "请求太大" : "不是 HTTP 请求",
                          too_large ? "the request is too large" : "this is no HTTP request"}
                      .json()}});
    self->reply(too_large ? 413 : 400, r, false);
  });
}

void Visit::handle() {
  if (ws::is_upgrade(parser_->get())) {
    if (parser_->get().target() != "/ws") {
      HttpResponse r;
      r.body = json::serialize(
          json::object{{"error", Refusal{"not_found", "没有这个页面", "there is nothing here"}.json()}});
      return reply(404, r, false);
    }
    stream_.expires_never();
    became_talk_ = true;
    std::make_shared<Talk>(server_, stream_.release_socket())->accept(parser_->release());
    return;
  }
  const auto& request = parser_->get();
  HttpRequest r{std::string(request.method_string()), std::string(request.target()), request.body()};
  error_code unknown;
  if (const auto from = stream_.socket().remote_endpoint(unknown); !unknown)
    r.address = from.address().to_string();
  const HttpResponse response = server_.site.serve(r);
  server_.set_alarm();
  if (response.later) return reply_later(response.later, request.keep_alive());
  reply(response.status, response, request.keep_alive());
}

void Visit::reply_later(const std::function<HttpResponse()>& work, bool keep_alive) {
  asio::post(server_.elsewhere, [self = shared_from_this(), work, keep_alive]() mutable {
    auto done = std::make_shared<HttpResponse>(work());
    Server& server = self->server_;
    asio::post(server.io,
               [self = std::move(self), done, keep_alive] { self->reply(done->status, *done, keep_alive); });
  });
}

void Visit::reply(int status, const HttpResponse& r, bool keep_alive) {
  auto out = std::make_shared<http::response<http::string_body>>(static_cast<http::status>(status), 11);
  out->set(http::field::server, "jiesuan");
  out->set(http::field::content_type, r.type);
  out->set(http::field::cache_control, r.cache.empty() ? "no-store" : r.cache);
  out->set("X-Content-Type-Options", "nosniff");
  out->set("Referrer-Policy", "no-referrer");  // a link may be a seat
  if (r.type.starts_with("text/html"))
    out->set(
        "Content-Security-Policy",
        "default-src 'self'; connect-src 'self' ws: wss:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'");
  if (!r.filename.empty())
    out->set(http::field::content_disposition, "attachment; filename=\"" + r.filename + "\"");
  out->keep_alive(keep_alive);
  const bool head = parser_ && parser_->is_header_done() && parser_->get().method() == http::verb::head;
  if (head) {
    out->content_length(r.body.size());
  } else {
    out->body() = r.body;
    out->prepare_payload();
  }
  stream_.expires_after(kHttpPatience);
  http::async_write(stream_, *out, [self = shared_from_this(), out, keep_alive](error_code bad, std::size_t) {
    if (bad) return;
    if (keep_alive) return self->read();
    error_code ignored;
    ignored = self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  });
}

}  // namespace

bool serve(Site& site, ServerContext& context, const NetOptions& options,
           const std::function<void(std::uint16_t)>& listening, std::string* why) {
  Server server(site, context, options);
  if (!server.listen(why)) return false;
  listening(server.port());
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
