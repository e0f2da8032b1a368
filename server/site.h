// The whole server without its sockets: rooms by id, HTTP requests, messages of connections, the clock.
#pragma once
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <unordered_map>

#include "server/room.h"

namespace jiesuan::server {

struct HttpRequest {
  std::string method, target, body;
};
struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string cache;     // Cache-Control; empty: no-store
  std::string filename;  // offered for download under this name
};

struct SiteLimits {
  std::size_t rooms = 20'000;        // in memory
  std::size_t rooms_a_minute = 600;  // made by anybody
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

  std::size_t rooms() const { return rooms_.size(); }
  // Loads it if it is only stored; null and a reason if there is none.
  Room* room(const std::string& id, Refusal* no);

 private:
  HttpResponse make_room(const HttpRequest& r);
  HttpResponse list_rooms();
  HttpResponse list_replays();
  HttpResponse history(const std::string& id, const std::string& token);
  HttpResponse replay(const std::string& id, const std::string& seat);
  HttpResponse recording(const std::string& id);
  HttpResponse file(std::string_view path) const;
  bool may_make_room();
  void refused(Connection& c, const Refusal& no);
  void attend(Room& room);  // notes when it wants to be woken; puts it away if it has nothing to do
  void drop(const std::string& id);

  ServerContext& context_;
  std::string web_folder_;
  SiteLimits limits_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  std::unordered_map<Connection*, std::string> where_;  // the room a connection is in
  std::set<std::pair<Millis, std::string>> alarms_;
  std::unordered_map<std::string, Millis> alarm_of_;
  Millis minute_ = 0;
  std::size_t made_this_minute_ = 0;
};

}  // namespace jiesuan::server
