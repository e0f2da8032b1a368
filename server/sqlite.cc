#include "server/sqlite.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <thread>

namespace jiesuan::server {
namespace {

// With whoever else writes: other threads for some 50 us, or a program beside the server.
constexpr std::int64_t kPatience = 1'000'000, kGlance = 50, kGlances = 40, kLook = 1'000;  // us

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

void give(sqlite3_stmt* s, int i, Value::Kind kind, std::int64_t number, std::string_view bytes) {
  const auto size = static_cast<int>(bytes.size());
  switch (kind) {
    case Value::Kind::Number:
      sqlite3_bind_int64(s, i, number);
      break;
    case Value::Kind::Text:
      // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): it is given its size
      sqlite3_bind_text(s, i, bytes.data(), size, SQLITE_TRANSIENT);
      break;
    case Value::Kind::Bytes:
      sqlite3_bind_blob(s, i, bytes.data(), size, SQLITE_TRANSIENT);
      break;
  }
}

// SQLite's own waiting begins with a millisecond, a long time for a thread that plays.
int wait_for_writer(void*, int times) {
  const std::int64_t waited =
      times < kGlances ? kGlance * times : kGlance * kGlances + kLook * (times - kGlances);
  if (waited >= kPatience) return 0;
  std::this_thread::sleep_for(std::chrono::microseconds(times < kGlances ? kGlance : kLook));
  return 1;
}

}  // namespace

std::unique_ptr<Sqlite> Sqlite::open(const std::string& path, Access access, std::string* why) {
  std::unique_ptr<Sqlite> out(new Sqlite(path));
  const bool alone = access == Access::Alone, to_write = access != Access::Beside;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (alone ? SQLITE_OPEN_CREATE : 0);
  if (sqlite3_open_v2(path.c_str(), &out->db_, flags, nullptr) != SQLITE_OK) {
    *why = out->db_ ? sqlite3_errmsg(out->db_) : "no memory";
    return nullptr;
  }
  sqlite3_busy_handler(out->db_, wait_for_writer, nullptr);
  const bool ok = to_write
                      ? (!alone || out->lock()) && out->keep_log() && out->run("PRAGMA synchronous = NORMAL")
                      : out->run("PRAGMA query_only = ON");
  if (ok && out->run("PRAGMA cell_size_check = ON")) return out;
  *why = out->why_;
  return nullptr;
}

// SQLite's own locks go when any descriptor of the file is closed: this one is, after SQLite's.
Sqlite::~Sqlite() {
  for (auto& [sql, s] : statements_) sqlite3_finalize(s);
  sqlite3_close(db_);
  if (lock_ >= 0) close(lock_);
}

bool Sqlite::lock() {
  if (!in_file()) return true;
  if (sqlite3_db_readonly(db_, "main") == 1) return (why_ = "the file can only be read", false);
  lock_ = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
  if (lock_ < 0) return (why_ = std::generic_category().message(errno), false);
  if (flock(lock_, LOCK_EX | LOCK_NB) == 0) return true;
  why_ = "the file is locked: another server has it";
  return false;
}

bool Sqlite::keep_log() {
  std::string mode;
  if (!read("PRAGMA journal_mode = WAL", {}, [&](const Row& row) { mode = row.bytes(0); })) return false;
  if (mode == "wal" || !in_file()) return true;
  why_ = "no write-ahead log can be kept beside the file";
  return false;
}

bool Sqlite::failed() {
  why_ = sqlite3_errmsg(db_);
  return false;
}

bool Sqlite::run(const char* script) {
  return put_down() && (sqlite3_exec(db_, script, nullptr, nullptr, nullptr) == SQLITE_OK || failed());
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

bool Sqlite::step(sqlite3_stmt* s) {
  if (!s) return false;
  const bool ok = sqlite3_step(s) == SQLITE_DONE || failed();
  sqlite3_reset(s);
  return ok;
}

bool Sqlite::begin() { return open_ = true; }

bool Sqlite::begin_reading() { return step("BEGIN"); }

bool Sqlite::write(const char* sql, Values values) {
  Put& put = puts_.emplace_back(Put{sql, {}});
  put.given.reserve(values.size());
  for (const Value& v : values) put.given.push_back({v.kind, v.number, std::string(v.bytes)});
  return open_ || put_down();
}

// As a writer from the first moment: one that had only read until now could find that others have written.
bool Sqlite::put_down() {
  if (std::exchange(open_, false) && !step("BEGIN IMMEDIATE")) return false;
  const std::vector<Put> puts = std::exchange(puts_, {});
  for (const Put& put : puts) {
    sqlite3_stmt* s = statement(put.sql);
    int i = 0;
    for (const Given& v : put.given)
      if (s) give(s, ++i, v.kind, v.number, v.bytes);
    if (!step(s)) return false;
  }
  return true;
}

// What is read in a transaction is read as it has written it.
bool Sqlite::read(const char* sql, Values values, const EachRow& row) {
  sqlite3_stmt* s = put_down() ? statement(sql) : nullptr;
  if (!s) return false;
  int i = 0, rc = SQLITE_ROW;
  for (const Value& v : values) give(s, ++i, v.kind, v.number, v.bytes);
  while ((rc = sqlite3_step(s)) == SQLITE_ROW) row(SqliteRow(s));
  const bool ok = rc == SQLITE_DONE || failed();
  sqlite3_reset(s);
  return ok;
}

bool Sqlite::commit() {
  if (put_down() && step("COMMIT")) return true;
  const std::string why = why_;
  rollback();  // else what is left of it would go with somebody else's
  why_ = why;
  return false;
}

void Sqlite::rollback() {
  open_ = false;
  puts_.clear();
  if (!sqlite3_get_autocommit(db_)) step("ROLLBACK");  // else it has been undone already
}

bool Sqlite::in_place() {
  if (!in_file()) return true;
  int moved = 0;
  if (sqlite3_file_control(db_, "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK) return failed();
  std::error_code bad;
  if (!moved && std::filesystem::exists(path_ + "-wal", bad)) return true;
  why_ = std::string(moved ? "its file" : "the log beside its file") + " has been moved or removed";
  return false;
}

void Sqlite::inspect(const std::function<void(const std::string&)>& fault) {
  const bool ok = read("PRAGMA quick_check(20)", {}, [&](const Row& row) {
    if (const std::string said = row.bytes(0); said != "ok") fault(said);
  });
  if (!ok) fault(why_);
}

bool Sqlite::copy_to(Sqlite& other) {
  sqlite3_backup* copy = sqlite3_backup_init(other.db_, "main", db_, "main");
  if (!copy) return other.failed();
  const int rc = sqlite3_backup_step(copy, -1);
  sqlite3_backup_finish(copy);
  if (rc == SQLITE_DONE) return true;
  other.why_ = sqlite3_errstr(rc);
  return false;
}

}  // namespace jiesuan::server
