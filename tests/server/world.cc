#include "tests/server/world.h"

#include <sqlite3.h>
#include <unistd.h>
#include <cstdlib>

#include <atomic>
#include <csignal>

#include "server/postgres.h"
#include "server/store_copy.h"

namespace jiesuan::server::test {

void tamper(const std::string& path, const std::string& sql) {
  if (Postgres::is_address(path)) {
    std::string why;
    const std::unique_ptr<Postgres> db = Postgres::open(path, &why);
    ASSERT_TRUE(db) << why;
    EXPECT_TRUE(db->run(sql.c_str())) << db->why();
    return;
  }
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &db), SQLITE_OK);
  char* why = nullptr;
  EXPECT_EQ(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &why), SQLITE_OK) << (why ? why : "");
  sqlite3_close(db);
}

TemporaryFile::TemporaryFile() {
  static std::atomic<int> n = 0;
  path_ = (std::filesystem::temp_directory_path() /
           ("jiesuan_server_test_" + std::to_string(getpid()) + "_" + std::to_string(++n) + ".sqlite"))
              .string();
}
TemporaryFile::~TemporaryFile() {
  for (const char* end : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(path_ + end);
}

NoSpace::NoSpace() {
  std::signal(SIGXFSZ, SIG_IGN);
  getrlimit(RLIMIT_FSIZE, &before_);
  rlimit none = before_;
  none.rlim_cur = 1;
  setrlimit(RLIMIT_FSIZE, &none);
}
NoSpace::~NoSpace() { setrlimit(RLIMIT_FSIZE, &before_); }

World::World(std::string path, SiteLimits limits) : path_(std::move(path)), limits_(limits) { open(); }
World::~World() = default;

void World::open() {
  std::string why;
  store_ = Store::open(path_, &why);
  if (!store_) throw std::runtime_error(why);
  log_ = std::make_unique<Journal>(
      [this](const std::string& line) { journal_.push_back(json::parse(line).as_object()); });
  context_.reset(new ServerContext{.store = *store_,
                                   .journal = *log_,
                                   .clock = [this] { return restless_ ? ++now_ : now_; },
                                   .unix_seconds = [this] { return 1'700'000'000 + now_ / 1000; }});
  context_->arrange = arrange_;
  const char* other = std::getenv("JIESUAN_TEST_SEED");  // to look at other games than those of every day
  context_->seed = mix64(other ? std::strtoull(other, nullptr, 10) : 1);
  site_ = std::make_unique<Site>(*context_, "no/such/folder", limits_);
  site_->load();
}

void World::arrange(Arrange how) { arrange_ = context_->arrange = std::move(how); }

// A store that is closed posts its daybook; one whose server is killed stays as it is.
void World::crash(const std::function<void()>& meanwhile) {
  if (Postgres::is_address(path_) || path_ == ":memory:") return stop(meanwhile);
  const TemporaryFile left;
  std::string why;
  if (!back_up(path_, left.path(), &why)) throw std::runtime_error(why);
  stop([&] {
    std::filesystem::copy_file(left.path(), path_, std::filesystem::copy_options::overwrite_existing);
    if (meanwhile) meanwhile();
  });
}

void World::stop(const std::function<void()>& meanwhile) {
  site_.reset();
  context_.reset();
  store_.reset();
  if (meanwhile) meanwhile();
  open();
}

bool World::journal_has(std::string_view event) const {
  for (const json::object& line : journal_)
    if (str(line.at("event")) == event) return true;
  return false;
}

void World::settle() {
  for (int i = 0; i < 100'000; ++i) {
    const auto due = site_->due();
    if (!due || *due > now_) return;
    site_->wake();
  }
  FAIL() << "the site is never done";
}

bool World::next_alarm() {
  settle();
  const auto due = site_->due();
  if (!due) return false;
  now_ = *due;
  settle();
  return true;
}

void World::pass(Millis ms) {
  const Millis end = now_ + ms;
  settle();
  for (auto due = site_->due(); due && *due <= end; due = site_->due()) {
    now_ = std::max(now_, *due);
    settle();
  }
  now_ = end;
}

HttpResponse World::fetch(const HttpRequest& request) {
  SharedResponse answer;
  site_->serve(request, [&](const SharedResponse& r) { answer = r; });
  if (!answer) site_->finish_reading();
  EXPECT_TRUE(answer) << request.target;
  return answer ? *answer : HttpResponse{};
}

HttpResponse World::fetch_inside(const HttpRequest& request) {
  SharedResponse answer;
  site_->serve_inside(request, [&](const SharedResponse& r) { answer = r; });
  EXPECT_TRUE(answer) << request.target;
  return answer ? *answer : HttpResponse{};
}

json::value World::get(const std::string& target, int status, const std::string& token) {
  HttpRequest request{"GET", target};
  if (!token.empty()) request.authorization = "Bearer " + token;
  const HttpResponse r = fetch(request);
  EXPECT_EQ(r.status, status) << target << ": " << r.body.substr(0, 300);
  return json::parse(r.body);
}

json::value World::post(const json::object& settings, int status) {
  const HttpResponse r = fetch({"POST", "/api/rooms", json::serialize(settings)});
  EXPECT_EQ(r.status, status) << r.body;
  return json::parse(r.body);
}

std::pair<std::string, std::string> World::make_room(const json::object& settings) {
  const json::value made = post(settings);
  EXPECT_EQ(Schema::protocol().misfit(made, "made"), "");
  return {str(made.at("room")), made.at("token").is_null() ? "" : str(made.at("token"))};
}

void Line::send(std::shared_ptr<const std::string> message) {
  json::value v = json::parse(*message);
  if (held_against_schema_)
    ASSERT_EQ(Schema::protocol().misfit(v, "from_server"), "") << message->substr(0, 2000);
  heard_.push_back(std::move(v.as_object()));
  on_message(heard_.back());
}

void Line::hello(const std::string& room, const std::string& token) {
  connected_ = true;
  json::object o{{"type", "hello"}, {"room", room}};
  if (!token.empty()) o["token"] = token;
  say(o);
}

void Line::hang_up() {
  if (!connected_) return;
  connected_ = false;
  world_.site().gone(*this);
}

json::object Line::last(std::string_view type) const {
  for (auto it = heard_.rbegin(); it != heard_.rend(); ++it)
    if (str(it->at("type")) == type) return *it;
  return {};
}

std::size_t Line::count(std::string_view type) const {
  std::size_t n = 0;
  for (const json::object& m : heard_) n += str(m.at("type")) == type ? 1 : 0;
  return n;
}

std::string Line::refusal() const {
  if (heard_.empty() || heard_.back().at("type") != "refused") return "";
  const json::object& why = heard_.back().at("why").as_object();
  if (str(why.at("zh")).empty() || str(why.at("en")).empty()) return "";
  return str(heard_.back().at("code"));
}

Answer some_answer(std::uint32_t request) {
  Answer a;
  a.request = request;
  a.seat = 3;
  a.pick.option = 7;
  a.pick.cards.push_back(5);
  a.pick.cards.push_back(200 % kMaxCards);
  a.pick.seats.push_back(1);
  return a;
}
std::vector<Answer> answers_of(Store& store, std::int64_t room) {
  std::vector<Answer> out;
  EXPECT_TRUE(store.answers(room, &out)) << store.unread();
  return out;
}
std::vector<Answer> given_of(Store& store, std::int64_t room, std::uint32_t from_request) {
  std::vector<Answer> out;
  EXPECT_TRUE(store.given(room, from_request, &out)) << store.unread();
  return out;
}
bool has_room(Store& store, const std::string& id, StoredRoom* room) {
  return store.find_room(id, room) == Lookup::Found;
}

std::string str(const json::value& v) { return std::string(v.as_string()); }

}  // namespace jiesuan::server::test
