#include "server/store.h"

#include <sqlite3.h>

#include "server/store_record.h"
#include "server/store_sql.h"

namespace jiesuan::server {
namespace {

constexpr const char* kRemoveRoom = "DELETE FROM rooms WHERE key = ?";
constexpr const char* kRemoveAnswers = "DELETE FROM answers WHERE room = ?";
constexpr const char* kRemoveGiven = "DELETE FROM given WHERE room = ?";
constexpr const char* kRemoveCheckpoints = "DELETE FROM checkpoints WHERE room = ?";
constexpr const char* kRemoveTold = "DELETE FROM told WHERE room = ?";
constexpr const char* kRemoveHead = "DELETE FROM heads WHERE room = ?";

}  // namespace

std::unique_ptr<Store> Store::open(const std::string& path, std::string* why) {
  sqlite3* db = nullptr;
  const int rc = sqlite3_open(path.c_str(), &db);
  std::unique_ptr<Store> store(new Store(db));
  if (rc != SQLITE_OK || !store->prepare()) {
    *why = "cannot use '" + path + "' as the store: " + (db ? sqlite3_errmsg(db) : "no memory");
    if (!store->why_.empty()) *why = "cannot use '" + path + "' as the store: " + store->why_;
    return nullptr;
  }
  return store;
}

Store::~Store() {
  for (auto& [sql, s] : statements_) sqlite3_finalize(s);
  sqlite3_close(db_);
}

bool Store::run(const char* sql) {
  if (sqlite3_exec(db_, sql, nullptr, nullptr, nullptr) == SQLITE_OK) return true;
  why_ = sqlite3_errmsg(db_);
  return false;
}

sqlite3_stmt* Store::statement(const char* sql) {
  for (auto& [known, s] : statements_)
    if (known == sql) return s;
  sqlite3_stmt* s = nullptr;
  if (sqlite3_prepare_v3(db_, sql, -1, SQLITE_PREPARE_PERSISTENT, &s, nullptr) != SQLITE_OK) {
    why_ = sqlite3_errmsg(db_);
    unread_ = "the store cannot be read: " + why_;
    return nullptr;
  }
  statements_.emplace_back(sql, s);
  return s;
}

bool Store::done(sqlite3_stmt* s) {
  const bool ok = sqlite3_step(s) == SQLITE_DONE;
  why_ = ok ? "" : sqlite3_errmsg(db_);  // a full disk may have room again
  sqlite3_reset(s);
  return ok;
}

bool Store::step(const char* sql) {
  sqlite3_stmt* s = statement(sql);
  return s && done(s);
}

void Store::begin() {
  if (depth_++ == 0) run("BEGIN");
}
bool Store::commit() {
  if (--depth_ > 0) return true;
  const std::string before = why_;
  if (run("COMMIT")) return true;
  const std::string why = sqlite3_get_autocommit(db_) && !before.empty() ? before : why_;  // undone already
  run("ROLLBACK");  // else what is left of it would go with somebody else's
  why_ = why;
  return false;
}

// A key is not given twice, even if the row of the room that had it is lost: what is left of its game must
// not become another's.
Lookup Store::next_key(std::int64_t* key) {
  sqlite3_stmt* s = statement(
      "SELECT max(coalesce((SELECT max(key) FROM rooms), 0), coalesce((SELECT max(room) FROM answers), 0),"
      " coalesce((SELECT max(room) FROM heads), 0)) + 1");
  if (!s) return Lookup::Failed;
  return read_one(s, [&](sqlite3_stmt* row) { *key = sqlite3_column_int64(row, 0); });
}

bool Store::add_room(StoredRoom& room) {
  if (next_key(&room.key) != Lookup::Found) return false;
  sqlite3_stmt* s =
      statement("INSERT INTO rooms (key, id, state, changed, doc, rules, seal) VALUES (?, ?, ?, ?, ?, ?, ?)");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room.key);
  bind_text(s, 2, room.id);
  sqlite3_bind_int(s, 3, static_cast<int>(room.state));
  sqlite3_bind_int64(s, 4, room.changed);
  bind_text(s, 5, room.doc);
  sqlite3_bind_int(s, 6, room.rules);
  sqlite3_bind_int64(s, 7, seal_of(room));
  return done(s);
}

bool Store::save_room(const StoredRoom& room) {
  sqlite3_stmt* s =
      statement("UPDATE rooms SET state = ?, changed = ?, doc = ?, rules = ?, seal = ? WHERE key = ?");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(room.state));
  sqlite3_bind_int64(s, 2, room.changed);
  bind_text(s, 3, room.doc);
  sqlite3_bind_int(s, 4, room.rules);
  sqlite3_bind_int64(s, 5, seal_of(room));
  sqlite3_bind_int64(s, 6, room.key);
  return done(s);
}

// With all that was answered in it: its key may be given to another room.
bool Store::remove_room(std::int64_t key) {
  bool ok = true;
  begin();
  for (const char* sql :
       {kRemoveRoom, kRemoveAnswers, kRemoveHead, kRemoveGiven, kRemoveCheckpoints, kRemoveTold})
    ok = remove(sql, key) && ok;
  return commit() && ok;
}

bool Store::remove(const char* sql, std::int64_t key) {
  sqlite3_stmt* s = statement(sql);
  if (!s) return false;
  sqlite3_bind_int64(s, 1, key);
  return done(s);
}

// A room with answers is no lobby, whatever has become of its row.
bool Store::forget_lobbies(std::int64_t before) {
  sqlite3_stmt* s = statement(
      "DELETE FROM rooms WHERE state = ? AND changed < ?"
      " AND NOT EXISTS (SELECT 1 FROM heads WHERE room = key)");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(RoomState::Lobby));
  sqlite3_bind_int64(s, 2, before);
  return done(s);
}

// The answer and the count of answers, both or neither: one without the other would be damage.
bool Store::append(std::int64_t room, const Answer& a) {
  AnswersHead head;
  if (head_of(room, &head) == Lookup::Failed || !step("SAVEPOINT answer")) return false;
  std::int64_t seal = 0;
  if (insert("INSERT INTO answers (room, request, pick, seal) VALUES (?, ?, ?, ?)", room, a, &seal)) {
    head.add(seal);
    if (keep_head(room, head)) return step("RELEASE answer");
  }
  const std::string why = why_;
  step("ROLLBACK TO answer");  // fails if everything has been undone already
  step("RELEASE answer");
  why_ = why;
  return false;
}

bool Store::keep_given(std::int64_t room, const Answer& a) {
  std::int64_t seal = 0;
  return insert("INSERT OR REPLACE INTO given (room, request, pick, seal) VALUES (?, ?, ?, ?)", room, a,
                &seal);
}

bool Store::insert(const char* sql, std::int64_t room, const Answer& a, std::int64_t* seal) {
  sqlite3_stmt* s = statement(sql);
  if (!s) return false;
  const std::string pick = packed(a);
  *seal = seal_of(room, a.request, pick);
  sqlite3_bind_int64(s, 1, room);
  sqlite3_bind_int64(s, 2, a.request);
  bind_blob(s, 3, pick);
  sqlite3_bind_int64(s, 4, *seal);
  return done(s);
}

bool Store::keep_head(std::int64_t room, const AnswersHead& head) {
  sqlite3_stmt* s = statement("INSERT OR REPLACE INTO heads (room, answers, sum) VALUES (?, ?, ?)");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  sqlite3_bind_int64(s, 2, head.answers);
  sqlite3_bind_int64(s, 3, head.sum);
  return done(s);
}

bool Store::drop_given(std::int64_t room) { return remove(kRemoveGiven, room); }

bool Store::keep_checkpoint(std::int64_t room, const Checkpoint& c) {
  sqlite3_stmt* s = statement("INSERT OR REPLACE INTO checkpoints (room, decision, hash) VALUES (?, ?, ?)");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  sqlite3_bind_int64(s, 2, c.decision);
  sqlite3_bind_int64(s, 3, static_cast<std::int64_t>(c.hash));
  return done(s);
}

bool Store::keep_told(std::int64_t room, const StoredTelling& told) {
  sqlite3_stmt* s = statement("INSERT OR REPLACE INTO told (room, format, bytes) VALUES (?, ?, ?)");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  sqlite3_bind_int(s, 2, told.format);
  bind_blob(s, 3, told.bytes);
  return done(s);
}

}  // namespace jiesuan::server
