// A server without sockets: a clock that is set by hand, a store in a file or in memory, people who know
// nothing but messages.
#pragma once
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/site.h"
#include "tests/server/schema.h"

namespace jiesuan::server::test {

// Writes into a store behind the server's back.
void tamper(const std::string& path, const std::string& sql);

// A file name that no other test has; the file is removed at the end.
class TemporaryFile {
 public:
  TemporaryFile();
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// No file may grow while it lives.
class NoSpace {
 public:
  NoSpace();
  ~NoSpace();
  NoSpace(const NoSpace&) = delete;
  NoSpace& operator=(const NoSpace&) = delete;

 private:
  rlimit before_ = {};
};

class World {
 public:
  using Arrange = std::function<void(Setup&)>;
  explicit World(std::string path = ":memory:", SiteLimits limits = {});
  ~World();

  Site& site() { return *site_; }
  ServerContext& context() { return *context_; }
  Store& store() { return *store_; }
  const std::vector<json::object>& journal() const { return journal_; }
  bool journal_has(std::string_view event) const;
  void arrange(Arrange how);  // what games start from, instead of a deal

  // Everything in memory is gone without warning; another server takes up the store.
  void crash(const std::function<void()>& meanwhile = {});
  void stop(const std::function<void()>& meanwhile = {});  // … with its daybook posted

  Millis now() const { return now_; }
  void set_now(Millis t) { now_ = t; }
  void let_the_clock_go_on() { restless_ = true; }  // a millisecond each time somebody looks
  // Lets what is due happen; then the clock goes on, alarm by alarm.
  void settle();
  void pass(Millis ms);
  // To the next alarm; false if there is none.
  bool next_alarm();

  // What the server answers, however long that takes.
  HttpResponse fetch(const HttpRequest& request);
  HttpResponse fetch_inside(const HttpRequest& request);
  json::value get(const std::string& target, int status = 200, const std::string& token = "");
  json::value post(const json::object& settings, int status = 201);
  // Makes a room and gives its id and the host's token.
  std::pair<std::string, std::string> make_room(const json::object& settings);

 private:
  void open();
  std::string path_;
  SiteLimits limits_;
  Millis now_ = 5'000'000;
  bool restless_ = false;
  Arrange arrange_;
  std::vector<json::object> journal_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<Journal> log_;
  std::unique_ptr<ServerContext> context_;
  std::unique_ptr<Site> site_;
};

// One client: says and hears. Every message is held against the schema, but where there are too many.
class Line : public Connection {
 public:
  explicit Line(World& world) : world_(world) {}
  ~Line() override { hang_up(); }
  void send(std::shared_ptr<const std::string> message) override;
  void close() override { closed_ = true; }

  void say(const json::object& message) { say_bytes(json::serialize(message)); }
  void say_bytes(std::string_view bytes) { world_.site().said(*this, bytes); }
  void hello(const std::string& room, const std::string& token = "");
  void hang_up();
  void do_not_check() { held_against_schema_ = false; }
  void forget() { connected_ = false; }  // the server is gone

  World& world() { return world_; }
  bool closed() const { return closed_; }
  const std::vector<json::object>& heard() const { return heard_; }
  json::object last(std::string_view type) const;  // empty if there was none
  std::size_t count(std::string_view type) const;
  std::vector<json::object> take() { return std::exchange(heard_, {}); }
  // The code of the last thing it heard if that was a refusal with reasons in both languages, else "".
  std::string refusal() const;

 protected:
  virtual void on_message(const json::object&) {}

 private:
  World& world_;
  bool connected_ = false, closed_ = false, held_against_schema_ = true;
  std::vector<json::object> heard_;
};

std::string str(const json::value& v);
Answer some_answer(std::uint32_t request);
std::vector<Answer> answers_of(Store& store, std::int64_t room);
std::vector<Answer> given_of(Store& store, std::int64_t room, std::uint32_t from_request = 0);
bool has_room(Store& store, const std::string& id, StoredRoom* room);

}  // namespace jiesuan::server::test
