// What the server keeps: one document a room, and every answer of every game, written before it is acted on.
// An embedded SQLite file in write-ahead mode: what was committed survives a killed process.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/event/request.h"

struct sqlite3;
struct sqlite3_stmt;

namespace jiesuan::server {

enum class RoomState : std::uint8_t {
#define JIESUAN_ROOM_STATE(id, word) id,
#include "server/words.def"
};

struct StoredRoom {
  std::int64_t key = 0;  // of the row
  std::string id;
  RoomState state = RoomState::Lobby;
  std::int64_t changed = 0;  // unix seconds
  std::string doc;           // JSON: settings, chairs, seed, summary
};

class Store {
 public:
  // Null and a reason if the file cannot be used.
  static std::unique_ptr<Store> open(const std::string& path, std::string* why);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // All of these return false when the disk does not take it; `why()` then says what was wrong.
  bool add_room(StoredRoom& room);  // gives it its key
  bool save_room(const StoredRoom& room);
  bool remove_room(std::int64_t key);
  bool forget_lobbies(std::int64_t before);  // nobody has touched them since
  bool append(std::int64_t room, const Answer& a);
  bool keep_given(std::int64_t room, const Answer& a);
  bool drop_given(std::int64_t room);
  const std::string& why() const { return why_; }
  bool works() const { return why_.empty(); }

  // Several writes at once; nothing may be told to anybody in between.
  void begin();
  bool commit();

  std::vector<StoredRoom> rooms(RoomState state, std::size_t most);  // the newest first
  bool find_room(const std::string& id, StoredRoom* room);
  std::vector<Answer> answers(std::int64_t room, std::uint32_t from_request = 0);
  std::vector<Answer> given(std::int64_t room, std::uint32_t from_request);

 private:
  explicit Store(sqlite3* db) : db_(db) {}
  bool prepare();
  bool run(const char* sql);
  bool done(sqlite3_stmt* s);
  bool remove(const char* sql, std::int64_t key);
  sqlite3_stmt* statement(const char* sql);

  sqlite3* db_;
  std::vector<std::pair<const char*, sqlite3_stmt*>> statements_;
  std::string why_;
  int depth_ = 0;
};

}  // namespace jiesuan::server
