#include "server/sqlite.h"

#include <sqlite3.h>

namespace jiesuan::server {
namespace {

class SqliteRow final : public Row {
 public:
  explicit SqliteRow(sqlite3_stmt* s) : s_(s) {}
  std::int64_t number(int column) const override { return sqlite3_column_int64(s_, column); }
  std::string bytes(int column) const override {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(s_, column));
    return {bytes ? bytes : "", static_cast<std::size_t>(bytes ? sqlite3_column_bytes(s_, column) : 0)};
  }

 private:
  sqlite3_stmt* s_;
};

void bind(sqlite3_stmt* s, int i, const Value& value) {
  const auto size = static_cast<int>(value.bytes.size());
  switch (value.kind) {
    case Value::Kind::Number:
      sqlite3_bind_int64(s, i, value.number);
      break;
    case Value::Kind::Text:
      sqlite3_bind_text(s, i, value.bytes.data(), size, SQLITE_TRANSIENT);
      break;
    case Value::Kind::Bytes:
      sqlite3_bind_blob(s, i, value.bytes.data(), size, SQLITE_TRANSIENT);
      break;
  }
}

}  // namespace

std::unique_ptr<Sqlite> Sqlite::open(const std::string& path, std::string* why) {
  sqlite3* db = nullptr;
  const int rc = sqlite3_open(path.c_str(), &db);
  std::unique_ptr<Sqlite> out(new Sqlite(db));
  // One process has the file: two servers on one store would play one game twice.
  if (rc == SQLITE_OK &&
      out->run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
               "PRAGMA cell_size_check = ON;"))
    return out;
  *why = db ? sqlite3_errmsg(db) : "no memory";
  return nullptr;
}

Sqlite::~Sqlite() {
  for (auto& [sql, s] : statements_) sqlite3_finalize(s);
  sqlite3_close(db_);
}

bool Sqlite::failed() {
  why_ = sqlite3_errmsg(db_);
  return false;
}

bool Sqlite::run(const char* script) {
  return sqlite3_exec(db_, script, nullptr, nullptr, nullptr) == SQLITE_OK || failed();
}

sqlite3_stmt* Sqlite::statement(const char* sql) {
  for (auto& [known, s] : statements_)
    if (known == sql) return s;
  sqlite3_stmt* s = nullptr;
  if (sqlite3_prepare_v3(db_, sql, -1, SQLITE_PREPARE_PERSISTENT, &s, nullptr) != SQLITE_OK) {
    failed();
    return nullptr;
  }
  statements_.emplace_back(sql, s);
  return s;
}

sqlite3_stmt* Sqlite::with(const char* sql, Values values) {
  sqlite3_stmt* s = statement(sql);
  int i = 0;
  for (const Value& value : values)
    if (s) bind(s, ++i, value);
  return s;
}

bool Sqlite::write(const char* sql, Values values) {
  sqlite3_stmt* s = with(sql, values);
  if (!s) return false;
  const bool ok = sqlite3_step(s) == SQLITE_DONE || failed();
  sqlite3_reset(s);
  return ok;
}

bool Sqlite::read(const char* sql, Values values, const EachRow& row) {
  sqlite3_stmt* s = with(sql, values);
  if (!s) return false;
  int rc = SQLITE_ROW;
  while ((rc = sqlite3_step(s)) == SQLITE_ROW) row(SqliteRow(s));
  const bool ok = rc == SQLITE_DONE || failed();
  sqlite3_reset(s);
  return ok;
}

bool Sqlite::begin() { return write("BEGIN", {}); }

bool Sqlite::commit() {
  if (write("COMMIT", {})) return true;
  const std::string why = why_;
  rollback();  // else what is left of it would go with somebody else's
  why_ = why;
  return false;
}

void Sqlite::rollback() {
  if (!sqlite3_get_autocommit(db_)) write("ROLLBACK", {});  // else it has been undone already
}

}  // namespace jiesuan::server
