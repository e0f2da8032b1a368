#include "server/store.h"

#include <sqlite3.h>

#include <algorithm>

namespace jiesuan::server {
namespace {

constexpr int kVersion = 2;

constexpr const char* kFirstTables =
    "CREATE TABLE rooms (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, state INTEGER NOT NULL,"
    " changed INTEGER NOT NULL, doc TEXT NOT NULL);"
    "CREATE INDEX rooms_by_state ON rooms (state, changed);"
    "CREATE TABLE answers (room INTEGER NOT NULL, request INTEGER NOT NULL, pick BLOB NOT NULL,"
    " PRIMARY KEY (room, request)) WITHOUT ROWID;"
    "CREATE TABLE given (room INTEGER NOT NULL, request INTEGER NOT NULL, pick BLOB NOT NULL,"
    " PRIMARY KEY (room, request)) WITHOUT ROWID;"
    "PRAGMA user_version = 1;";

// The rules a game is played under, hashes of its states, and the game as it was told.
constexpr const char* kFromFirstToSecond =
    "ALTER TABLE rooms ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE checkpoints (room INTEGER NOT NULL, decision INTEGER NOT NULL, hash INTEGER NOT NULL,"
    " PRIMARY KEY (room, decision)) WITHOUT ROWID;"
    "CREATE TABLE told (room INTEGER PRIMARY KEY, format INTEGER NOT NULL, bytes BLOB NOT NULL);"
    "PRAGMA user_version = 2;";

constexpr const char* kRemoveRoom = "DELETE FROM rooms WHERE key = ?";
constexpr const char* kRemoveAnswers = "DELETE FROM answers WHERE room = ?";
constexpr const char* kRemoveGiven = "DELETE FROM given WHERE room = ?";
constexpr const char* kRemoveCheckpoints = "DELETE FROM checkpoints WHERE room = ?";
constexpr const char* kRemoveTold = "DELETE FROM told WHERE room = ?";

// seat, option, number of cards, cards, seats
std::string packed(const Answer& a) {
  std::string out;
  out.push_back(static_cast<char>(a.seat));
  out.push_back(static_cast<char>(a.pick.option));
  out.push_back(static_cast<char>(a.pick.cards.size()));
  for (CardId c : a.pick.cards) out.push_back(static_cast<char>(c));
  for (Seat s : a.pick.seats) out.push_back(static_cast<char>(s));
  return out;
}

bool unpack(const unsigned char* bytes, int n, Answer* a) {
  if (n < 3 || n - 3 < bytes[2] || bytes[2] > kMaxCards || n - 3 - bytes[2] > kMaxSeats) return false;
  a->seat = bytes[0];
  a->pick.option = bytes[1];
  for (int i = 0; i < bytes[2]; ++i) a->pick.cards.push_back(bytes[3 + i]);
  for (int i = 3 + bytes[2]; i < n; ++i) a->pick.seats.push_back(bytes[i]);
  return true;
}

std::string column(sqlite3_stmt* s, int i) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(s, i));
  return {text ? text : "", static_cast<std::size_t>(sqlite3_column_bytes(s, i))};
}

void bind_text(sqlite3_stmt* s, int i, const std::string& text) {
  sqlite3_bind_text(s, i, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}
void bind_blob(sqlite3_stmt* s, int i, const std::string& bytes) {
  sqlite3_bind_blob(s, i, bytes.data(), static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
}

StoredRoom room_of(sqlite3_stmt* s) {
  StoredRoom r;
  r.key = sqlite3_column_int64(s, 0);
  r.id = column(s, 1);
  r.state = static_cast<RoomState>(std::clamp(sqlite3_column_int(s, 2), 0, 2));
  r.changed = sqlite3_column_int64(s, 3);
  r.doc = column(s, 4);
  r.rules = sqlite3_column_int(s, 5);
  return r;
}

Answer answer_of(sqlite3_stmt* s) {
  Answer a;
  a.request = static_cast<std::uint32_t>(sqlite3_column_int64(s, 0));
  const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(s, 1));
  if (!unpack(bytes, sqlite3_column_bytes(s, 1), &a)) a.seat = kNoSeat;  // nobody's: it will not fit
  return a;
}

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

// One process has the file: two servers on one store would play one game twice.
bool Store::prepare() {
  if (!run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"))
    return false;
  sqlite3_stmt* s = statement("PRAGMA user_version");
  const int version = s && sqlite3_step(s) == SQLITE_ROW ? sqlite3_column_int(s, 0) : -1;
  if (s) sqlite3_reset(s);
  if (version < 0 || version > kVersion) {
    why_ = version < 0 ? sqlite3_errmsg(db_)
                       : "it was written by another version (" + std::to_string(version) + ")";
    return false;
  }
  if (version == kVersion) return true;
  // All of it or nothing: a store is never between two versions.
  begin();
  const bool ok = (version > 0 || run(kFirstTables)) && run(kFromFirstToSecond);
  if (ok) return commit();
  const std::string why = why_;
  depth_ = 0;
  run("ROLLBACK");
  why_ = why;
  return false;
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

bool Store::add_room(StoredRoom& room) {
  sqlite3_stmt* s = statement("INSERT INTO rooms (id, state, changed, doc, rules) VALUES (?, ?, ?, ?, ?)");
  if (!s) return false;
  bind_text(s, 1, room.id);
  sqlite3_bind_int(s, 2, static_cast<int>(room.state));
  sqlite3_bind_int64(s, 3, room.changed);
  bind_text(s, 4, room.doc);
  sqlite3_bind_int(s, 5, room.rules);
  if (!done(s)) return false;
  room.key = sqlite3_last_insert_rowid(db_);
  return true;
}

bool Store::save_room(const StoredRoom& room) {
  sqlite3_stmt* s = statement("UPDATE rooms SET state = ?, changed = ?, doc = ?, rules = ? WHERE key = ?");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(room.state));
  sqlite3_bind_int64(s, 2, room.changed);
  bind_text(s, 3, room.doc);
  sqlite3_bind_int(s, 4, room.rules);
  sqlite3_bind_int64(s, 5, room.key);
  return done(s);
}

// With all that was answered in it: its key may be given to another room.
bool Store::remove_room(std::int64_t key) {
  bool ok = true;
  begin();
  for (const char* sql : {kRemoveRoom, kRemoveAnswers, kRemoveGiven, kRemoveCheckpoints, kRemoveTold})
    ok = remove(sql, key) && ok;
  return commit() && ok;
}

bool Store::remove(const char* sql, std::int64_t key) {
  sqlite3_stmt* s = statement(sql);
  if (!s) return false;
  sqlite3_bind_int64(s, 1, key);
  return done(s);
}

bool Store::forget_lobbies(std::int64_t before) {
  sqlite3_stmt* s = statement("DELETE FROM rooms WHERE state = ? AND changed < ?");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(RoomState::Lobby));
  sqlite3_bind_int64(s, 2, before);
  return done(s);
}

bool Store::append(std::int64_t room, const Answer& a) {
  sqlite3_stmt* s = statement("INSERT INTO answers (room, request, pick) VALUES (?, ?, ?)");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  sqlite3_bind_int64(s, 2, a.request);
  bind_blob(s, 3, packed(a));
  return done(s);
}

bool Store::keep_given(std::int64_t room, const Answer& a) {
  sqlite3_stmt* s = statement("INSERT OR REPLACE INTO given (room, request, pick) VALUES (?, ?, ?)");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  sqlite3_bind_int64(s, 2, a.request);
  bind_blob(s, 3, packed(a));
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

bool Store::read(sqlite3_stmt* s, const std::function<void(sqlite3_stmt*)>& row) {
  int rc = SQLITE_ROW;
  while ((rc = sqlite3_step(s)) == SQLITE_ROW) row(s);
  if (rc != SQLITE_DONE) why_ = sqlite3_errmsg(db_);
  sqlite3_reset(s);
  return rc == SQLITE_DONE;
}

Lookup Store::read_one(sqlite3_stmt* s, const std::function<void(sqlite3_stmt*)>& row) {
  bool found = false;
  const bool ok = read(s, [&](sqlite3_stmt* r) { found = true, row(r); });
  return !ok ? Lookup::Failed : found ? Lookup::Found : Lookup::None;
}

bool Store::rooms(RoomState state, std::size_t most, std::vector<StoredRoom>* out) {
  sqlite3_stmt* s = statement(
      "SELECT key, id, state, changed, doc, rules FROM rooms WHERE state = ?"
      " ORDER BY changed DESC, key DESC LIMIT ?");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(state));
  sqlite3_bind_int64(s, 2, static_cast<std::int64_t>(most));
  return read(s, [&](sqlite3_stmt* row) { out->push_back(room_of(row)); });
}

Lookup Store::find_room(const std::string& id, StoredRoom* room) {
  sqlite3_stmt* s = statement("SELECT key, id, state, changed, doc, rules FROM rooms WHERE id = ?");
  if (!s) return Lookup::Failed;
  bind_text(s, 1, id);
  return read_one(s, [&](sqlite3_stmt* row) { *room = room_of(row); });
}

Lookup Store::find_room(std::int64_t key, StoredRoom* room) {
  sqlite3_stmt* s = statement("SELECT key, id, state, changed, doc, rules FROM rooms WHERE key = ?");
  if (!s) return Lookup::Failed;
  sqlite3_bind_int64(s, 1, key);
  return read_one(s, [&](sqlite3_stmt* row) { *room = room_of(row); });
}

Lookup Store::told(std::int64_t room, StoredTelling* told) {
  sqlite3_stmt* s = statement("SELECT format, bytes FROM told WHERE room = ?");
  if (!s) return Lookup::Failed;
  sqlite3_bind_int64(s, 1, room);
  return read_one(s, [&](sqlite3_stmt* row) {
    told->format = sqlite3_column_int(row, 0);
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(row, 1));
    told->bytes.assign(bytes ? bytes : "", static_cast<std::size_t>(sqlite3_column_bytes(row, 1)));
  });
}

bool Store::untold(std::vector<std::int64_t>* rooms) {
  sqlite3_stmt* s = statement(
      "SELECT key FROM rooms WHERE state = ? AND NOT EXISTS (SELECT 1 FROM told WHERE room = key)"
      " ORDER BY changed DESC, key DESC");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(RoomState::Over));
  return read(s, [&](sqlite3_stmt* row) { rooms->push_back(sqlite3_column_int64(row, 0)); });
}

bool Store::checkpoints(std::int64_t room, std::vector<Checkpoint>* out) {
  sqlite3_stmt* s = statement("SELECT decision, hash FROM checkpoints WHERE room = ? ORDER BY decision");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  return read(s, [&](sqlite3_stmt* row) {
    out->push_back({static_cast<std::uint32_t>(sqlite3_column_int64(row, 0)),
                    static_cast<std::uint64_t>(sqlite3_column_int64(row, 1)), 0});
  });
}

bool Store::read_answers(const char* sql, std::int64_t room, std::uint32_t from_request,
                         std::vector<Answer>* out) {
  sqlite3_stmt* s = statement(sql);
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  sqlite3_bind_int64(s, 2, from_request);
  return read(s, [&](sqlite3_stmt* row) { out->push_back(answer_of(row)); });
}

bool Store::answers(std::int64_t room, std::vector<Answer>* out, std::uint32_t from_request) {
  return read_answers("SELECT request, pick FROM answers WHERE room = ? AND request >= ? ORDER BY request",
                      room, from_request, out);
}

bool Store::given(std::int64_t room, std::uint32_t from_request, std::vector<Answer>* out) {
  return read_answers("SELECT request, pick FROM given WHERE room = ? AND request >= ? ORDER BY request",
                      room, from_request, out);
}

}  // namespace jiesuan::server
