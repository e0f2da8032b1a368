// The whole server without its sockets: rooms by id, HTTP requests, messages of connections, the clock.
#pragma once
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <unordered_map>

#include "server/house.h"
#include "server/http.h"
#include "server/judge_http.h"
#include "server/readers.h"
#include "server/room.h"
#include "server/workers.h"

namespace jiesuan::server {

struct SiteLimits {
  std::size_t rooms = 20'000;        // in memory
  std::size_t rooms_a_minute = 600;  // made by anybody
  std::int64_t keep_finished = 0;    // s that a finished game is kept; 0: for ever
  AddressLimits an_address = {};
  std::vector<Network> trusted_proxies = {};
  std::string operator_secret = {};  // who knows it may operate the server, on the inside port; empty: nobody
};

class Site {
 public:
  // As one of several in a house, or alone.
  Site(ServerContext& context, std::string web_folder, const SiteLimits& limits = {}, House* house = nullptr,
       std::size_t thread = 0);
  ~Site();

  // Takes up every game that was going on. Says how many; rooms that cannot be played are noted and left
  // alone.
  std::size_t load();

  // Answers now or later: what takes time is made beside the thread that plays.
  void serve(const HttpRequest& request, HttpReply reply);

  void said(Connection& c, std::string_view message);
  void gone(Connection& c);
  // What is being gathered is stored, and told. Whatever is no part of a game begins with this.
  void end_turn();

  std::optional<Millis> due() const;  // when `wake` has something to do
  void wake();
  // How long it need not be told who speaks; 0: everybody is heard at once.
  Millis rest() const;
  void stop();  // tells everybody that the server stops
  // Where others can have the rooms: from now on /healthz sends proxies elsewhere, and the rooms go one after
  // the other. False if there are no others; drained() once nobody is here any more.
  bool drain();
  bool drained() const { return draining_ && where_.empty() && context_.now() >= lets_go_at_; }

  // Finished games are told, and readers' answers are made, on other threads, which call `then` when there is
  // something to collect; only what is collected is stored or sent.
  void when_done(const std::function<void()>& then);
  void collect();
  void finish_telling();  // waits for all of them
  void finish_reading();
  void forget_readers();  // those who still wait for an answer

  House& house() { return house_; }
  Addresses& addresses() { return house_.addresses; }
  // For those who run the server, at an address of its own: what is counted can tell hands.
  void serve_inside(const HttpRequest& request, const HttpReply& reply);

  std::size_t rooms() const { return rooms_.size(); }
  // Loads it if it is only stored; null and a reason if there is none.
  Room* room(const std::string& id, Refusal* no);

 private:
  HttpResponse make_room(const HttpRequest& r);
  void send_rooms(const HttpReply& reply);
  json::object listed_here() const;
  HttpResponse list_rooms(const std::vector<json::object>& here);
  bool list_stored(RoomState state, json::array* rooms);
  bool list_unplayable(json::array* rooms);
  void send_metrics(const HttpReply& reply);
  HttpResponse list_replays();
  HttpResponse health();
  void history(const HttpRequest& r, const std::string& id, std::string_view query, HttpReply reply);
  void replay(const HttpRequest& r, const std::string& id, std::string_view query, HttpReply reply);
  void recording(const HttpRequest& r, const std::string& id, HttpReply reply);
  void judge(const HttpRequest& r, std::string_view query, HttpReply reply);
  void look_back(const HttpRequest& r, const Room& here, Seat viewer, HttpReply reply);
  void file(const HttpRequest& r, std::string_view path, HttpReply reply);
  // What is the same as long as the program runs, with a name that changes when it does.
  struct Fixed {
    Fixed(const std::string& what, std::string text)
        : body(std::move(text)), name(what + " " + tag_of(body)) {}
    std::string body, name;
  };
  void send_fixed(const HttpRequest& r, const Fixed& fixed, HttpReply reply);
  void finished(const HttpRequest& r, const StoredRoom& stored, const DescribedRoom& described, Seat viewer,
                std::string cache, HttpReply reply);
  Readers::Work by_playing(const StoredRoom& stored, json::object around, Seat viewer,
                           const std::string& why_not_told);
  bool find_room(const std::string& id, StoredRoom* stored);  // else `not_found_` says why not
  void note_unplayable(const StoredRoom& stored, const std::string& why);
  void tell(PlayedGame game);
  void keep_told(std::int64_t room, const std::string& bytes, const std::string& why, double seconds);
  void tell_next();
  bool may_make_room();
  void play_on(Room& before);                            // another game for the same people
  bool forget(const std::string& id, std::int64_t key);  // deletes it and sends everybody away
  // site_operate.cc
  void operate(const HttpRequest& r, const HttpReply& reply);
  HttpResponse tell_rooms(const json::object& o);
  HttpResponse announce(const json::object& o);
  HttpResponse kick_from(const json::object& o);
  HttpResponse ban_network(const json::object& o);
  HttpResponse pardon_network(const json::object& o);
  HttpResponse delete_room(const json::object& o);
  HttpResponse begin_nothing(const json::object& o);
  static Refusal banned();
  bool has_space();
  bool mine(const std::string& room) const { return house_.thread_of(room) == thread_; }
  void refused(Connection& c, const Refusal& no);
  // site_keeping.cc
  void tidy();
  void mind_leases();
  void stay_alive();
  void take_left_behind();
  void let_wanted_go();
  void let_some_go();
  bool has_people(const std::string& id) const;
  void note_taken(const std::string& id);
  void forget_finished();
  Taken take(StoredRoom* stored);
  bool take_up(StoredRoom stored);
  void send_away(const std::string& id, std::string_view zh, std::string_view en);
  // site_turn.cc
  Millis gather() const;
  void begin_turn();
  void note_turn(Room& room);
  void wake_room(Room& room);
  std::optional<Millis> rooms_due() const;
  void set_alarm(Room& room, std::optional<Millis> at);
  void attend(Room& room);  // notes when it wants to be woken; puts it away if it has nothing to do
  void drop(const std::string& id);
  void put_away(const std::string& id);
  void rooms_changed();  // the list of them is to be made anew
  void replays_changed() { ++house_.replays_changed; }

  ServerContext& context_;
  std::string web_folder_;
  SiteLimits limits_;
  std::unique_ptr<House> own_house_;  // if it is alone
  House& house_;
  const std::size_t thread_;
  const Fixed rulebook_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  std::unordered_map<Connection*, std::string> where_;  // the room a connection is in
  struct Alarm {
    Millis at = 0;
    Room* room = nullptr;
    bool operator<(const Alarm& o) const { return at != o.at ? at < o.at : room->key() < o.room->key(); }
  };
  std::set<Alarm> alarms_;
  std::optional<Millis> turn_ends_;  // while there is one
  // Rooms that something is about to be done with, which can end others; those that are gone are null.
  std::vector<Room*> in_turn_;    // they have something to store or to say
  std::vector<Room*> waking_;     // they are due
  std::vector<Room*> attending_;  // they have stored it
  Millis woke_rooms_at_ = 0;
  std::optional<Millis> tidies_at_;  // if there is anything to look after
  Millis forgets_at_ = 0;            // when finished games are looked through next
  Millis signs_at_ = 0;              // when this server has to say again that it is alive …
  Millis claim_until_ = 0;           // … and when it has lost its rooms if it could not
  bool draining_ = false;            // it lets its rooms go
  bool begins_nothing() const { return draining_ || house_.no_new_rooms; }
  Millis lets_go_at_ = 0;  // while draining: proxies have noticed by then
  std::size_t lets_go_each_time_ = 1;
  // Rooms that were let go because somebody wanted them elsewhere. One that comes back soon stays for a
  // while, each time longer, so that two servers to which people are sent for one room do not take it from
  // each other all the time.
  struct LetGo {
    Millis at = 0, stays = 0, until = 0;
  };
  std::unordered_map<std::string, LetGo> let_go_;
  std::unordered_map<std::string, Millis> idle_since_;  // rooms that nobody is in and that wait for nothing
  struct Unplayable {
    std::string name, why;
    bool listed = false;
  };
  std::map<std::string, Unplayable> unplayable_;  // running games that cannot be gone on with, by id
  Refusal not_found_;
  std::vector<std::int64_t> untold_;  // finished games that are still to be told, the next one last
  std::set<std::int64_t> telling_;
  // A list is made at most once a second, however many ask for it, and when something on it has changed.
  struct List {
    Millis made = 0;
    std::uint64_t change = 0;  // the last one that is on it
    SharedResponse response;
    std::vector<HttpReply> waiting = {};  // while it is made
  };
  bool is_fresh(const List& list, std::uint64_t change) const;
  void send_replays(const HttpReply& reply);
  List rooms_list_, replays_list_;
  std::map<std::uint64_t, HttpReply> asked_the_judge_;
  std::uint64_t cases_ = 0;
  Workers teller_;
  Readers readers_;
  Workers judging_;
  JudgeDesk judge_;  // last: who is at work for it gives up before it is waited for
};

}  // namespace jiesuan::server
