// HTTP connections.
#include "server/net_server.h"

namespace jiesuan::server::net {
namespace {

constexpr std::size_t kLargestBody = 16 << 10;  // of an HTTP request
constexpr std::size_t kLargestHeader = 8 << 10;
constexpr auto kHttpPatience = std::chrono::seconds(20);
constexpr auto kFarewell = std::chrono::seconds(3);  // after the last answer of a connection …
constexpr std::size_t kLargestFarewell = 4 << 20;    // … and so many bytes

std::string field(const Request& request, http::field name) {
  std::string out;
  for (auto [at, end] = request.equal_range(name); at != end; ++at) {
    if (!out.empty()) out += ", ";  // several lines are one list
    out += std::string_view(at->value());
  }
  return out;
}

std::string forwarded_for(const Request& request) {
  std::string out;
  for (auto [at, end] = request.equal_range("X-Forwarded-For"); at != end; ++at) {
    if (!out.empty()) out += ',';
    out += std::string_view(at->value());
  }
  return out;
}

using Answer = http::response<http::span_body<const char>>;

// An answer on its way, with what it is made of. It leaves piece by piece, and between two of them everybody
// else has a turn: the kernel would take two megabytes of a judge's report at once, and a millisecond of the
// thread that plays.
struct Leaving {
  explicit Leaving(const SharedResponse& r) : whole(r), answer(static_cast<http::status>(r->status), 11) {
    pieces.limit(kPiece);
  }
  static constexpr std::size_t kPiece = 64 << 10;
  SharedResponse whole;
  Answer answer;
  http::serializer<false, Answer::body_type> pieces{answer};
};

void set_header(Answer& out, const HttpResponse& r) {
  out.set(http::field::server, "jiesuan");
  out.set(http::field::content_type, r.type);
  out.set(http::field::cache_control, r.cache.empty() ? "no-store" : r.cache);
  out.set("X-Content-Type-Options", "nosniff");
  out.set("Referrer-Policy", "no-referrer");  // a link may be a seat
  if (r.type.starts_with("text/html"))
    out.set("Content-Security-Policy",
            "default-src 'self'; connect-src 'self' ws: wss:; style-src 'self' 'unsafe-inline'; img-src "
            "'self' data:; frame-ancestors 'none'");
  if (!r.filename.empty())
    out.set(http::field::content_disposition, "attachment; filename=\"" + r.filename + "\"");
  if (!r.encoding.empty()) out.set(http::field::content_encoding, r.encoding);
  if (!r.etag.empty()) out.set(http::field::etag, r.etag);
  if (r.varies) out.set(http::field::vary, "Accept-Encoding");
  if (r.retry_after > 0) out.set(http::field::retry_after, std::to_string(r.retry_after));
}

}  // namespace

Visit::Visit(Server& server, tcp::socket&& socket, std::unique_ptr<Place> place, const Address& peer,
             bool inside)
    : server_(server),
      place_(std::move(place)),
      peer_(peer),
      inside_(inside),
      stream_(std::move(socket)),
      buffer_(kLargestBody + 2 * kLargestHeader) {}

void Visit::read() {
  parser_.emplace();
  parser_->body_limit(kLargestBody);
  parser_->header_limit(kLargestHeader);
  stream_.expires_after(kHttpPatience);
  http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code bad, std::size_t) {
    if (!bad) return self->handle();
    const bool too_large = bad == http::error::body_limit || bad == http::error::header_limit;
    const bool nonsense = bad.category() == http::make_error_code(http::error::bad_method).category() &&
                          bad != http::error::end_of_stream && bad != http::error::partial_message;
    if (too_large) return self->refuse(413, {"too_large", "请求太大", "the request is too large"});
    if (nonsense) self->refuse(400, {"malformed", "不是 HTTP 请求", "this is no HTTP request"});
    // else it is gone, or too slow
  });
}

void Visit::refuse(int status, const Refusal& no) {
  reply(std::make_shared<const HttpResponse>(http_error(status, no)), false);
}

Address Visit::asking() const { return server_.house.addresses.behind(peer_, forwarded_for(parser_->get())); }

void Visit::handle() {
  const Request& request = parser_->get();
  if (!plain_framing(field(request, http::field::transfer_encoding)))
    return refuse(400, {"transfer_encoding", "只支持 chunked 传输编码",
                        "of transfer encodings only 'chunked' is known here"});
  asked_ = std::chrono::steady_clock::now();
  if (ws::is_upgrade(request)) return upgrade(asking());
  stream_.expires_never();  // it waits for us
  server_.queue(shared_from_this());
}

// "/ws", or "/ws/ROOM", where somebody between can see which room it is for.
void Visit::upgrade(const Address& who) {
  const std::string target(parser_->get().target());
  const bool with_room = target.starts_with("/ws/") && target.size() > 4;
  if (inside_ || (target != "/ws" && !with_room))
    return refuse(404, {"not_found", "没有这个页面", "there is nothing here"});
  if (!place_->belongs_to(who)) {
    ++server_.context.metrics.connections_refused;
    return refuse(429, {"too_many", "这个地址的连接太多了", "this address has too many connections"});
  }
  stream_.expires_never();
  std::string room = with_room ? target.substr(4) : "";
  Server& there = room.empty() ? server_ : *server_.all[server_.house.thread_of(room)];
  there.adopt(stream_.release_socket(), std::move(place_), who, std::move(room), parser_->release());
}

void Visit::answer() {
  const Request& request = parser_->get();
  HttpRequest r;
  r.method = request.method_string();
  r.target = request.target();
  r.body = request.body();
  r.accept_encoding = field(request, http::field::accept_encoding);
  r.authorization = field(request, http::field::authorization);
  r.if_none_match = field(request, http::field::if_none_match);
  const auto then = [self = shared_from_this(),
                     keep_alive = request.keep_alive()](const SharedResponse& out) {
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - self->asked_;
    self->server_.context.metrics.answered.note(took.count());
    self->reply(out, keep_alive);
  };
  if (inside_) {
    server_.site.serve_inside(r, then);
    return server_.set_alarm();
  }
  r.who = asking();
  r.address = r.who->text();
  const std::size_t there = server_.house.answers(r, server_.thread);
  if (there != server_.thread) return ask_elsewhere(there, std::move(r), then);
  server_.site.serve(r, then);
  server_.set_alarm();
}

// The question goes there and its answer comes back; the connection stays, and is touched by its own thread
// alone.
void Visit::ask_elsewhere(std::size_t there, HttpRequest r, HttpReply then) {
  House& house = server_.house;
  const auto kept = std::make_shared<HttpReply>(std::move(then));
  house.on(there, [&house, here = server_.thread, r = std::move(r), kept](Site& site) {
    site.serve(r, [&house, here, kept](const SharedResponse& out) {
      house.on(here, [kept, out](Site&) { std::exchange(*kept, nullptr)(out); });
    });
  });
}

void Visit::reply(const SharedResponse& r, bool keep_alive) {
  auto out = std::make_shared<Leaving>(r);
  Answer& answer = out->answer;
  set_header(answer, *r);
  keep_alive = keep_alive && !r->unmade;  // of an answer without a length nobody knows where it ends
  answer.keep_alive(keep_alive);
  const bool head = parser_ && parser_->is_header_done() && parser_->get().method() == http::verb::head;
  if (!head && r->status != 304) answer.body() = {r->body.data(), r->body.size()};
  if (head && !r->unmade) answer.content_length(r->body.size());
  if (!head) answer.prepare_payload();
  stream_.expires_after(kHttpPatience);
  http::async_write(stream_, out->pieces,
                    [self = shared_from_this(), out, keep_alive](error_code bad, std::size_t) {
                      if (bad && bad != http::error::end_of_stream) return;
                      if (keep_alive && !bad) return self->read();
                      error_code ignored;
                      ignored = self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                      self->stream_.expires_after(kFarewell);
                      self->see_out(kLargestFarewell);
                    });
}

// What is still on its way is read and thrown away, for a moment: if we closed at once, whoever is still
// sending (a body that is too large) would be told so by the network and never read our answer.
void Visit::see_out(std::size_t at_most) {
  buffer_.clear();
  stream_.async_read_some(buffer_.prepare(kLargestHeader),
                          [self = shared_from_this(), at_most](error_code bad, std::size_t n) {
                            if (!bad && n < at_most) self->see_out(at_most - n);
                          });
}

}  // namespace jiesuan::server::net
