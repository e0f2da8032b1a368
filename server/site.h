// The whole server without its sockets: rooms by id, HTTP requests, messages of connections, the clock.
#pragma once
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <unordered_map>

#include "server/http.h"
#include "server/judge_http.h"
#include "server/room.h"
#include "server/teller.h"

namespace jiesuan::server {

struct SiteLimits {
  std::size_t rooms = 20'000;        // in memory
  std::size_t rooms_a_minute = 600;  // made by anybody
  std::int64_t keep_finished = 0;    // s that a finished game is kept; 0: for ever
};

class Site {
 public:
  Site(ServerContext& context, std::string web_folder, SiteLimits limits = {});
  ~Site();

  // Takes up every game that was going on. Says how many; rooms that cannot be played are noted and left
  // alone.
  std::size_t load();

  HttpResponse serve(const HttpRequest& request);

  void said(Connection& c, std::string_view message);
  void gone(Connection& c);

  std::optional<Millis> due() const;  // when `wake` has something to do
  void wake();
  void stop();  // tells everybody that the server stops

  // Finished games are told on another thread, which calls `then` when there is something to collect; only
  // what is collected is stored.
  void when_told(std::function<void()> then) { teller_.when_done(std::move(then)); }
  void collect();
  void finish_telling();  // waits for all of them

  std::size_t rooms() const { return rooms_.size(); }
  // Loads it if it is only stored; null and a reason if there is none.
  Room* room(const std::string& id, Refusal* no);

 private:
  HttpResponse make_room(const HttpRequest& r);
  HttpResponse list_rooms();
  HttpResponse list_replays();
  HttpResponse history(const std::string& id, std::string_view query);
  HttpResponse replay(const std::string& id, std::string_view query);
  HttpResponse recording(const std::string& id);
  HttpResponse file(std::string_view path) const;
  HttpResponse finished(const StoredRoom& stored, const DescribedRoom& described, Seat viewer);
  bool plays_as_before(const PlayedGame& game, std::string* why);
  bool find_room(const std::string& id, StoredRoom* stored);  // else `not_found_` says why not
  void note_unplayable(const StoredRoom& stored, const std::string& why);
  void tell(PlayedGame game);
  void tell_next();
  bool may_make_room();
  void refused(Connection& c, const Refusal& no);
  // site_keeping.cc
  void tidy();
  void mind_leases();
  void forget_finished();
  Taken take(StoredRoom* stored);
  bool take_up(StoredRoom stored);
  void send_away(const std::string& id, std::string_view zh, std::string_view en);
  void attend(Room& room);  // notes when it wants to be woken; puts it away if it has nothing to do
  void drop(const std::string& id);

  ServerContext& context_;
  std::string web_folder_;
  SiteLimits limits_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  std::unordered_map<Connection*, std::string> where_;  // the room a connection is in
  std::set<std::pair<Millis, std::string>> alarms_;
  std::unordered_map<std::string, Millis> alarm_of_;
  std::optional<Millis> tidies_at_;  // if there is anything to look after
  Millis forgets_at_ = 0;            // when finished games are looked through next
  Millis minute_ = 0;
  std::size_t made_this_minute_ = 0;
  struct Unplayable {
    std::string name, why;
    bool listed = false;
  };
  std::map<std::string, Unplayable> unplayable_;  // running games that cannot be gone on with, by id
  Refusal not_found_;
  std::vector<std::int64_t> untold_;  // finished games that are still to be told, the next one last
  std::set<std::int64_t> telling_;
  Teller teller_;
  JudgeDesk judge_;
};

}  // namespace jiesuan::server
