// The store's tables in SQLite, and how they became what they are.
#include "server/sqlite.h"

namespace jiesuan::server {
namespace {

// What has been noted and not yet posted to the tables below, and which pages of it there are: those that are
// missing are missed.
#define JIESUAN_DAYBOOK_TABLES                                                                     \
  "CREATE TABLE daybook (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL, seal INTEGER NOT NULL);" \
  "CREATE TABLE daybook_ends (writer INTEGER PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL);"

constexpr const char* kSqliteVersions[] = {
    "CREATE TABLE rooms (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, state INTEGER NOT NULL,"
    " changed INTEGER NOT NULL, doc TEXT NOT NULL);"
    "CREATE INDEX rooms_by_state ON rooms (state, changed);"
    "CREATE TABLE answers (room INTEGER NOT NULL, request INTEGER NOT NULL, pick BLOB NOT NULL,"
    " PRIMARY KEY (room, request)) WITHOUT ROWID;"
    "CREATE TABLE given (room INTEGER NOT NULL, request INTEGER NOT NULL, pick BLOB NOT NULL,"
    " PRIMARY KEY (room, request)) WITHOUT ROWID;"
    "PRAGMA user_version = 1;",

    // The rules a game is played under, hashes of its states, and the game as it was told.
    "ALTER TABLE rooms ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE checkpoints (room INTEGER NOT NULL, decision INTEGER NOT NULL, hash INTEGER NOT NULL,"
    " PRIMARY KEY (room, decision)) WITHOUT ROWID;"
    "CREATE TABLE told (room INTEGER PRIMARY KEY, format INTEGER NOT NULL, bytes BLOB NOT NULL);"
    "PRAGMA user_version = 2;",

    // Check sums, and how many answers there are.
    "ALTER TABLE rooms ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE answers ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE given ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE heads (room INTEGER PRIMARY KEY, answers INTEGER NOT NULL, sum INTEGER NOT NULL);"
    "PRAGMA user_version = 3;",

    JIESUAN_DAYBOOK_TABLES "PRAGMA user_version = 4;"};

// A key is not given twice, even if the row of the room that had it is lost: what is left of its game must
// not become another's.
constexpr Dialect kSqliteDialect = {
    kSqliteVersions, 3,
    "SELECT max(coalesce((SELECT max(key) FROM rooms), 0), coalesce((SELECT max(room) FROM answers), 0),"
    " coalesce((SELECT max(room) FROM heads), 0)) + 1",
    false, JIESUAN_DAYBOOK_TABLES};

}  // namespace

const Dialect& Sqlite::dialect() const { return kSqliteDialect; }

int Sqlite::version() {
  int version = -1;
  read("PRAGMA user_version", {}, [&](const Row& row) { version = static_cast<int>(row.number(0)); });
  return version;
}

}  // namespace jiesuan::server
