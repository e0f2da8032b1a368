// The store's tables, and how a store of an earlier version becomes one of this. All of it or nothing: a
// store is never between two versions.
#include "server/store.h"
#include "server/store_record.h"
#include "server/store_sql.h"

namespace jiesuan::server {
namespace {

constexpr int kVersion = 3;

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

// Check sums, and how many answers there are.
constexpr const char* kFromSecondToThird =
    "ALTER TABLE rooms ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE answers ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE given ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE heads (room INTEGER PRIMARY KEY, answers INTEGER NOT NULL, sum INTEGER NOT NULL);"
    "PRAGMA user_version = 3;";

struct Row {
  std::uint32_t request;
  std::int64_t seal;
};

}  // namespace

bool Store::prepare() {
  // One process has the file: two servers on one store would play one game twice.
  if (!run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
           "PRAGMA cell_size_check = ON;"))
    return false;
  sqlite3_stmt* s = statement("PRAGMA user_version");
  int version = -1;
  if (!s || read_one(s, [&](sqlite3_stmt* row) { version = sqlite3_column_int(row, 0); }) != Lookup::Found)
    return false;
  if (version < 0 || version > kVersion) {
    why_ = "it was written by another version (" + std::to_string(version) + ")";
    return false;
  }
  if (version == kVersion) return true;
  begin();
  const bool ok = (version > 0 || run(kFirstTables)) && (version > 1 || run(kFromFirstToSecond)) &&
                  run(kFromSecondToThird);
  if (ok && version > 0) seal_all();
  if (ok) return commit();
  const std::string why = why_;
  depth_ = 0;
  run("ROLLBACK");
  why_ = why;
  return false;
}

// What cannot be read now stays without: it will be refused as damaged when somebody asks for it, and the
// others are none the worse.
void Store::seal_all() {
  std::vector<StoredRoom> rooms;
  sqlite3_stmt* s = statement("SELECT key, id, state, changed, doc, rules, seal FROM rooms");
  if (!s) return;
  read(s, [&](sqlite3_stmt* row) { rooms.push_back(room_of(row)); });
  for (const StoredRoom& room : rooms) {
    save_room(room);
    seal_answers(room.key);
    seal_given(room.key);
  }
}

void Store::seal_answers(std::int64_t room) {
  AnswersHead head;
  const bool whole = seal_rows("SELECT request, pick FROM answers WHERE room = ?",
                               "UPDATE answers SET seal = ? WHERE room = ? AND request = ?", room, &head);
  if (whole && head.answers > 0) keep_head(room, head);
}

void Store::seal_given(std::int64_t room) {
  AnswersHead unused;
  seal_rows("SELECT request, pick FROM given WHERE room = ?",
            "UPDATE given SET seal = ? WHERE room = ? AND request = ?", room, &unused);
}

bool Store::seal_rows(const char* all, const char* seal, std::int64_t room, AnswersHead* head) {
  sqlite3_stmt* s = statement(all);
  if (!s) return false;
  std::vector<Row> rows;
  sqlite3_bind_int64(s, 1, room);
  const bool whole = read(s, [&](sqlite3_stmt* row) {
    const auto request = static_cast<std::uint32_t>(sqlite3_column_int64(row, 0));
    rows.push_back({request, seal_of(room, request, blob_column(row, 1))});
  });
  if (!whole) return false;
  sqlite3_stmt* set = statement(seal);
  if (!set) return false;
  for (const Row& row : rows) {
    sqlite3_bind_int64(set, 1, row.seal);
    sqlite3_bind_int64(set, 2, room);
    sqlite3_bind_int64(set, 3, row.request);
    if (!done(set)) return false;
    head->add(row.seal);
  }
  return true;
}

}  // namespace jiesuan::server
