#include "cli/bench_server.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>
#include <vector>

#include "cli/child_server.h"
#include "cli/clock.h"
#include "cli/wire.h"
#include "engine/core/rng.h"
#include "server/net.h"

namespace jiesuan::cli {
namespace {

namespace json = boost::json;

struct Load {
  const BenchServerOptions& options;
  Loop loop{};
  std::uint16_t port = 0;
  Rng rng{1};
  bool measuring = false, stopping = false;
  std::vector<double> latencies;  // seconds
  std::uint64_t answers = 0, refused = 0, games = 0, updates = 0, bytes = 0, lost = 0;
  int playing = 0, most_playing = 0;
};

class Table;

// One person: connects, sits, and answers every question with a legal answer after thinking.
class Person : public std::enable_shared_from_this<Person> {
 public:
  Person(Load& load, std::weak_ptr<Table> table, std::string room, std::string token, int chair)
      : load_(load),
        table_(std::move(table)),
        ws_(load.loop),
        room_(std::move(room)),
        token_(std::move(token)),
        chair_(chair) {}
  void come();
  void say(const json::object& message);
  void go();

 private:
  void heard(const json::object& m);
  void seated();
  void updated(const json::object& m);
  void answer();
  bool add_random(json::array& cards, json::array& seats, const json::object& next);

  Load& load_;
  std::weak_ptr<Table> table_;
  WebSocket ws_;
  std::string room_, token_;
  int chair_;
  bool over_ = false, sits_ = false;
  json::object question_;
  std::int64_t asked_ = 0, answered_ = 0;
  double sent_at_ = 0;
};

// One room after the other: makes it, fills it, starts it, and makes the next when its game is over.
class Table : public std::enable_shared_from_this<Table> {
 public:
  explicit Table(Load& load) : load_(load) {}
  void open();
  void someone_sits();
  void game_over();
  void close();

 private:
  void made(const std::string& body);

  Load& load_;
  std::vector<std::shared_ptr<Person>> people_;
  int sitting_ = 0;
  bool over_ = true;
};

void Person::come() {
  ws_.opened = [this] {
    json::object hello{{"type", "hello"}, {"room", room_}};
    if (!token_.empty()) hello["token"] = token_;
    say(hello);
  };
  ws_.heard = [this](std::string_view message) {
    load_.bytes += message.size();
    heard(json::parse({message.data(), message.size()}).as_object());
  };
  ws_.lost = [this] {
    if (!over_ && !load_.stopping) ++load_.lost;
  };
  ws_.open(load_.port, "/ws");
}

void Person::heard(const json::object& m) {
  const json::string& type = m.at("type").as_string();
  if (type == "welcome" && token_.empty()) {
    say({{"type", "sit"}, {"chair", chair_}, {"name", "p" + std::to_string(chair_)}});
  } else if (type == "welcome" || type == "seated") {
    seated();
  } else if (type == "update") {
    updated(m);
  } else if (type == "room" && m.at("room").at("state") == "over") {
    if (auto table = table_.lock()) table->game_over();
  } else if (type == "refused") {
    if (m.at("code") == "stale") return;  // a window can close while one thinks
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

void Person::updated(const json::object& m) {
  ++load_.updates;
  if (sent_at_ > 0) {
    if (load_.measuring) load_.latencies.push_back(wall_seconds() - sent_at_);
    sent_at_ = 0;
  }
  const json::value& q = m.at("question");
  if (!q.is_object() || q.at("id").as_int64() == asked_) return;
  asked_ = q.at("id").as_int64();
  question_ = q.as_object();
  const auto half = static_cast<std::uint32_t>(load_.options.think_ms / 2);
  load_.loop.after((half + load_.rng.below(2 * half + 1)) / 1000.0,
                   [self = shared_from_this(), question = asked_] {
                     if (question == self->asked_) self->answer();
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
    ++load_.answers;
    sent_at_ = wall_seconds();
    say({{"type", "answer"}, {"question", asked_}, {"option", n}, {"cards", cards}, {"seats", seats}});
    return;
  }
}

void Person::say(const json::object& message) { ws_.say(json::serialize(message)); }

void Person::go() {
  over_ = true;
  ws_.close();
}

void Table::open() {
  const BenchServerOptions& o = load_.options;
  const json::object settings{{"players", o.players},
                              {"generals", "all"},
                              {"listed", false},
                              {"pace", o.pace_ms},
                              {"clock", {{"decision", 30}, {"bank", 60}, {"away", 30}, {"window", 3}}}};
  post(load_.loop, load_.port, "/api/rooms", json::serialize(settings),
       [self = shared_from_this()](const std::string* answer) {
         if (!answer) return void(++self->load_.lost);
         self->made(*answer);
       });
}

void Table::made(const std::string& body) {
  const json::object answer = json::parse(body).as_object();
  if (!answer.contains("room")) return void(++load_.lost);
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

double percentile(std::vector<double>& sorted, double p) {
  if (sorted.empty()) return 0;
  return sorted[std::min(sorted.size() - 1,
                         static_cast<std::size_t>(p * static_cast<double>(sorted.size())))];
}

json::object report(Load& load, const ChildServer& server, double cpu, double wall, std::size_t before,
                    std::size_t after) {
  std::sort(load.latencies.begin(), load.latencies.end());
  const auto ms = [](double s) { return s * 1000; };
  return {{"rooms", load.options.rooms},
          {"playing_at_most", load.most_playing},
          {"people", load.options.rooms * load.options.people},
          {"seconds", wall},
          {"answers_measured", load.latencies.size()},
          {"p50_ms", ms(percentile(load.latencies, 0.50))},
          {"p95_ms", ms(percentile(load.latencies, 0.95))},
          {"p99_ms", ms(percentile(load.latencies, 0.99))},
          {"max_ms", ms(load.latencies.empty() ? 0 : load.latencies.back())},
          {"updates", load.updates},
          {"megabytes", static_cast<double>(load.bytes) / 1e6},
          {"games_finished", load.games},
          {"refused", load.refused},
          {"lost_connections", load.lost},
          {"server_cpu_share", cpu / wall},
          {"server_megabytes", static_cast<double>(after) / 1e6},
          {"kilobytes_a_room", static_cast<double>(after - before) / 1024 / load.options.rooms},
          {"port", server.port()}};
}

void print(const json::object& r) {
  const auto num = [&](const char* key) { return r.at(key).to_number<double>(); };
  fmt::print("rooms       {:.0f} with {:.0f} people in all, {:.0f} games at once at most, {:.0f} finished\n",
             num("rooms"), num("people"), num("playing_at_most"), num("games_finished"));
  fmt::print(
      "answer → update   p50 {:.1f} ms, p95 {:.1f}, p99 {:.1f}, most {:.1f}  ({:.0f} answers in {:.0f} s)\n",
      num("p50_ms"), num("p95_ms"), num("p99_ms"), num("max_ms"), num("answers_measured"), num("seconds"));
  fmt::print("traffic     {:.0f} updates, {:.0f} MB; refused {:.0f}, connections lost {:.0f}\n",
             num("updates"), num("megabytes"), num("refused"), num("lost_connections"));
  fmt::print("server      {:.0f} % of a core, {:.0f} MB in all, {:.0f} KB a room with its connections\n",
             100 * num("server_cpu_share"), num("server_megabytes"), num("kilobytes_a_room"));
}

}  // namespace

int run_bench_server(const BenchServerOptions& options) {
  std::string why;
  server::allow_many_files();
  ChildServer child;
  if (!child.start(&why)) {
    fmt::print(stderr, "jiesuan bench-server: {}\n", why);
    return 2;
  }
  Load load{.options = options};
  load.port = child.port();
  const std::size_t before = child.resident_bytes();
  std::vector<std::shared_ptr<Table>> tables;
  tables.reserve(static_cast<std::size_t>(options.rooms));
  for (int i = 0; i < options.rooms; ++i) tables.push_back(std::make_shared<Table>(load));
  const double opening = wall_seconds();
  std::size_t opened = 0;
  std::function<void()> open_some = [&] {  // not all in one breath
    for (int i = 0; i < 20 && opened < tables.size(); ++i) tables[opened++]->open();
    if (opened < tables.size()) load.loop.after(0.020, open_some);
  };
  open_some();
  while (load.playing < options.rooms && wall_seconds() - opening < 60 && load.lost == 0)
    load.loop.run_for(0.050);
  if (!options.json)
    fmt::print(stderr, "{} games are going on; measuring {} s\n", load.playing, options.seconds);
  load.measuring = true;
  const double start = wall_seconds(), cpu = child.cpu_seconds();
  load.loop.run_for(options.seconds);
  const double wall = wall_seconds() - start;
  const json::object r = report(load, child, child.cpu_seconds() - cpu, wall, before, child.resident_bytes());
  load.stopping = true;
  for (auto& t : tables) t->close();
  load.loop.run_for(0.100);
  if (options.json) {
    fmt::print("{}\n", json::serialize(r));
  } else {
    print(r);
  }
  return load.lost == 0 && !load.latencies.empty() ? 0 : 1;
}

}  // namespace jiesuan::cli
