#include "cli/bench_clients.h"

#include <deque>

#include "cli/clock.h"

namespace jiesuan::cli {

// One person: connects, sits, and answers every question with a legal answer after thinking.
class Person : public std::enable_shared_from_this<Person> {
 public:
  Person(Load& load, std::weak_ptr<Table> table, std::string room, std::string token, int chair)
      : load_(load),
        table_(std::move(table)),
        ws_(load.io),
        think_(load.io),
        room_(std::move(room)),
        token_(std::move(token)),
        chair_(chair) {}
  void come();
  void say(const json::object& message);
  void go();

 private:
  void read();
  void heard(const json::object& m, std::size_t bytes);
  void seated();
  void told();
  void updated(const json::object& m);
  void answer();
  bool add_random(json::array& cards, json::array& seats, const json::object& next);
  void write();

  Load& load_;
  std::weak_ptr<Table> table_;
  beast::websocket::stream<beast::tcp_stream> ws_;
  asio::steady_timer think_;
  beast::flat_buffer buffer_;
  std::deque<std::string> out_;
  std::string room_, token_;
  int chair_;
  bool over_ = false, sits_ = false;
  json::object question_;
  std::int64_t asked_ = 0, answered_ = 0;
  double sent_at_ = 0;
};

void Person::come() {
  beast::get_lowest_layer(ws_).async_connect(load_.server, [self = shared_from_this()](error_code bad) {
    if (bad) return self->load_.lose(bad);
    self->ws_.async_handshake("localhost", "/ws/" + self->room_, [self](error_code worse) {
      if (worse) return self->load_.lose(worse);
      json::object hello{{"type", "hello"}, {"room", self->room_}};
      if (!self->token_.empty()) hello["token"] = self->token_;
      self->say(hello);
      self->read();
    });
  });
}

void Person::read() {
  ws_.async_read(buffer_, [self = shared_from_this()](error_code bad, std::size_t n) {
    if (bad) {
      if (!self->over_ && !self->load_.stopping) self->load_.lose(bad);
      return;
    }
    const auto data = self->buffer_.data();
    self->heard(json::parse({static_cast<const char*>(data.data()), data.size()}).as_object(), n);
    self->buffer_.consume(self->buffer_.size());
    self->read();
  });
}

void Person::heard(const json::object& m, std::size_t bytes) {
  const json::string& type = m.at("type").as_string();
  if (type == "welcome" && token_.empty()) {
    say({{"type", "sit"}, {"chair", chair_}, {"name", "p" + std::to_string(chair_)}});
  } else if (type == "welcome" || type == "seated") {
    seated();
  } else if (type == "accepted") {
    told();
  } else if (type == "update") {
    told();
    if (load_.measuring) ++load_.updates, load_.update_bytes += bytes;
    updated(m);
  } else if (type == "room" && m.at("room").at("state") == "over") {
    if (auto table = table_.lock()) table->game_over();
  } else if (type == "refused") {
    if (m.at("code") == "stale") {  // a window can close while one thinks: nothing comes of the answer
      sent_at_ = 0;
      return;
    }
    ++load_.refused;
    answered_ = 0;  // a card that wants two targets, say: something else will do
    answer();
  }
}

void Person::seated() {
  if (sits_) return;
  sits_ = true;
  say({{"type", "switches"}, {"skip", false}});
  if (auto table = table_.lock()) table->someone_sits();
}

// What has come of the answer. What others have to add to it (generals chosen at the same time, a window)
// comes later.
void Person::told() {
  if (sent_at_ == 0) return;
  if (load_.measuring) load_.latencies.push_back(wall_seconds() - sent_at_);
  sent_at_ = 0;
}

void Person::updated(const json::object& m) {
  const json::value& q = m.at("question");
  if (!q.is_object() || q.at("id").as_int64() == asked_) return;
  asked_ = q.at("id").as_int64();
  question_ = q.as_object();
  const auto half = static_cast<std::uint32_t>(load_.options.think_ms / 2);
  think_.expires_after(std::chrono::milliseconds(half + load_.rng.below(2 * half + 1)));
  think_.async_wait([self = shared_from_this()](error_code bad) {
    if (!bad) self->answer();
  });
}

// One more card or character; false if the selection is done.
bool Person::add_random(json::array& cards, json::array& seats, const json::object& next) {
  const json::array& more = next.at("cards").as_array();
  const json::array& whom = next.at("seats").as_array();
  const bool done = next.at("done").as_bool();
  if (more.empty() && whom.empty()) return false;
  if (done && load_.rng.below(2) == 0) return false;
  if (!whom.empty() && (more.empty() || done)) {
    seats.push_back(whom[load_.rng.below(static_cast<std::uint32_t>(whom.size()))]);
  } else {
    cards.push_back(more[load_.rng.below(static_cast<std::uint32_t>(more.size()))]);
  }
  return true;
}

// What can be chosen without asking back: an option that is complete at once, after one card, or with as many
// cards as it takes of those it offers.
void Person::answer() {
  if (over_ || load_.stopping || asked_ == answered_) return;
  const json::array& options = question_.at("options").as_array();
  const std::size_t start = load_.rng.below(static_cast<std::uint32_t>(options.size()));
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::size_t n = (start + i) % options.size();
    const json::object& option = options[n].as_object();
    json::array cards, seats;
    json::object next = option.at("next").as_object();
    if (add_random(cards, seats, next) && option.contains("after") && !cards.empty()) {
      next = option.at("after").at(std::to_string(cards[0].as_int64())).as_object();
      add_random(cards, seats, next);
      if (!seats.empty())
        next["done"] = true;  // most cards want one target; others are refused and asked again
    } else if (!cards.empty()) {
      const json::array from = option.at("next").at("cards").as_array();
      const auto least = static_cast<std::size_t>(option.at("min_cards").as_int64());
      cards.clear();
      for (std::size_t k = 0; k < from.size() && cards.size() < least; ++k) cards.push_back(from[k]);
      next["done"] = cards.size() == least && option.at("min_seats") == 0;
    } else if (!seats.empty()) {
      next["done"] = option.at("min_seats").as_int64() <= 1;
    }
    if (!next.at("done").as_bool()) continue;
    answered_ = asked_;
    sent_at_ = wall_seconds();
    say({{"type", "answer"}, {"question", asked_}, {"option", n}, {"cards", cards}, {"seats", seats}});
    return;
  }
}

void Person::say(const json::object& message) {
  out_.push_back(json::serialize(message));
  if (out_.size() == 1) write();
}
void Person::write() {
  ws_.async_write(asio::buffer(out_.front()), [self = shared_from_this()](error_code bad, std::size_t) {
    if (bad) return;
    self->out_.pop_front();
    if (!self->out_.empty()) self->write();
  });
}
void Person::go() {
  over_ = true;
  think_.cancel();
  beast::get_lowest_layer(ws_).close();
}

void Table::open() {
  const BenchServerOptions& o = load_.options;
  request_ = {http::verb::post, "/api/rooms", 11};
  request_.set(http::field::host, "localhost");
  request_.body() =
      json::serialize(json::object{{"players", o.players},
                                   {"generals", "all"},
                                   {"listed", false},
                                   {"pace", o.pace_ms},
                                   {"clock", {{"decision", 30}, {"bank", 60}, {"away", 30}, {"window", 3}}}});
  request_.prepare_payload();
  response_ = {};
  stream_.async_connect(load_.server, [self = shared_from_this()](error_code bad) {
    if (bad) return self->load_.lose(bad);
    http::async_write(self->stream_, self->request_, [self](error_code worse, std::size_t) {
      if (worse) return self->load_.lose(worse);
      http::async_read(self->stream_, self->buffer_, self->response_, [self](error_code worst, std::size_t) {
        self->stream_.close();
        if (worst) return self->load_.lose(worst);
        self->made(self->response_.body());
      });
    });
  });
}

void Table::made(const std::string& body) {
  const json::object answer = json::parse(body).as_object();
  if (!answer.contains("room")) return load_.lose(make_error_code(boost::system::errc::protocol_error));
  const std::string room(answer.at("room").as_string()), token(answer.at("token").as_string());
  sitting_ = 0;
  over_ = false;
  people_.clear();
  for (int i = 0; i < load_.options.people; ++i)
    people_.push_back(std::make_shared<Person>(load_, weak_from_this(), room, i == 0 ? token : "", i));
  for (auto& p : people_) p->come();
}

void Table::someone_sits() {
  if (++sitting_ < load_.options.people) return;
  load_.most_playing = std::max(load_.most_playing, ++load_.playing);
  people_[0]->say({{"type", "start"}});
}

void Table::game_over() {
  if (over_) return;
  over_ = true;
  ++load_.games;
  --load_.playing;
  close();
  if (!load_.stopping) open();
}

void Table::close() {
  for (auto& p : people_) p->go();
}

}  // namespace jiesuan::cli
