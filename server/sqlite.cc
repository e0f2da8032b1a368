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

#include "server/sqlite_log.h"

namespace jiesuan::server {
namespace {

// With a program beside the server that writes.
constexpr std::int64_t kPatience = 1'000'000, kGlance = 50, kGlances = 40, kLook = 1'000;  // us
// Pages of the write-ahead log (64 MB); then they are put into the file. The same ones are written again and
// again: of a longer log less has to be.
constexpr int kLogPages = 16'000;

// Pages that the writer knows by heart (4 MB). More would be dearer: with nearly every transaction SQLite
// goes through all that it knows (a page that is divided is for a moment called by the highest number there
// is, and what is above the end of the file is then looked for everywhere).
constexpr const char* kSomeKnown = "PRAGMA cache_size = -4000";

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

// It points to the bytes, which stay until the statement has run.
void give(sqlite3_stmt* s, int i, Value::Kind kind, std::int64_t number, std::string_view bytes) {
  const auto size = static_cast<int>(bytes.size());
  switch (kind) {
    case Value::Kind::Number:
      sqlite3_bind_int64(s, i, number);
      break;
    case Value::Kind::Text:
      // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): it is given its size
      sqlite3_bind_text(s, i, bytes.data(), size, SQLITE_STATIC);
      break;
    case Value::Kind::Bytes:
      sqlite3_bind_blob(s, i, bytes.data(), size, SQLITE_STATIC);
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

int note_log_pages(void* pages, sqlite3*, const char*, int now) {
  *static_cast<int*>(pages) = now;
  return SQLITE_OK;
}

}  // namespace

SqliteConnection::~SqliteConnection() {
  for (auto& [sql, s] : statements_) sqlite3_finalize(s);
  sqlite3_close(db);
}

bool SqliteConnection::open(const std::string& path, bool make, std::string* error) {
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (make ? SQLITE_OPEN_CREATE : 0);
  if (sqlite3_open_v2(path.c_str(), &db, flags, nullptr) != SQLITE_OK) return (*error = why(), false);
  sqlite3_busy_handler(db, wait_for_writer, nullptr);
  return run("PRAGMA cell_size_check = ON") || (*error = why(), false);
}

std::string SqliteConnection::why() const { return db ? sqlite3_errmsg(db) : "no memory"; }

bool SqliteConnection::run(const char* script) {
  return sqlite3_exec(db, script, nullptr, nullptr, nullptr) == SQLITE_OK;
}

sqlite3_stmt* SqliteConnection::statement(const char* sql) {
  for (auto& [known, s] : statements_)
    if (known == sql) return s;
  sqlite3_stmt* s = nullptr;
  if (sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &s, nullptr) != SQLITE_OK) return nullptr;
  statements_.emplace_back(sql, s);
  return s;
}

bool SqliteConnection::step(sqlite3_stmt* s) {
  if (!s) return false;
  const bool ok = sqlite3_step(s) == SQLITE_DONE;
  sqlite3_reset(s);
  return ok;
}

bool SqliteLogKeeper::start(const std::string& path, std::string* why) {
  if (!connection_.open(path, false, why)) return false;
  // Before it has read anything it does not know that there is a log.
  if (!connection_.run("SELECT 1 FROM sqlite_master")) return (*why = connection_.why(), false);
  thread_ = std::thread([this] { keep(); });
  return true;
}

SqliteLogKeeper::~SqliteLogKeeper() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  called_.notify_one();
  thread_.join();
}

void SqliteLogKeeper::call() {
  {
    const std::lock_guard lock(mutex_);
    log_is_long_ = true;
  }
  called_.notify_one();
}

void SqliteLogKeeper::keep() {
  std::unique_lock lock(mutex_);
  for (;;) {
    called_.wait(lock, [&] { return log_is_long_ || stopping_; });
    if (stopping_) return;
    lock.unlock();
    put_into_file();
    {
      // What was written meanwhile: only a log that is in the file to its end is begun anew.
      const std::lock_guard nobody_writes(turn_);
      put_into_file();
    }
    lock.lock();
    log_is_long_ = false;
  }
}

void SqliteLogKeeper::put_into_file() {
  sqlite3_wal_checkpoint_v2(connection_.db, "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

std::unique_ptr<Sqlite> Sqlite::open(const std::string& path, Access access, std::string* why) {
  std::unique_ptr<Sqlite> out(new Sqlite(path));
  const bool alone = access == Access::Alone;
  if (!out->own_.open(path, alone, why)) return nullptr;
  bool ok = false;
  if (alone) {
    ok = out->lock();
    if (ok) out->look_at_log();  // before SQLite does
    ok = ok && out->keep_log() && out->begin_log_anew() && out->run("PRAGMA synchronous = NORMAL");
  } else {
    // The log stays as it is: whoever opens the store to play has to see whether it is damaged.
    sqlite3_db_config(out->own_.db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    ok = out->run("PRAGMA query_only = ON");
  }
  if (ok) return out;
  *why = out->why_;
  return nullptr;
}

// The first time it gives up writing by itself.
std::unique_ptr<Database> Sqlite::another(std::string* why) {
  if (!in_file()) return (*why = "a store in memory is one thread's", nullptr);
  if (!writer_) {
    auto writer = std::make_shared<Writer>();
    SqliteConnection& c = writer->connection;
    if (!c.open(path_, false, why)) return nullptr;
    if (!c.run("PRAGMA synchronous = NORMAL") || !c.run(kSomeKnown)) return (*why = c.why(), nullptr);
    sqlite3_wal_hook(c.db, note_log_pages, &writer->log_pages);
    if (!writer->keeper.start(path_, why)) return nullptr;
    writer_ = std::move(writer);
  }
  std::unique_ptr<Sqlite> out(new Sqlite(path_));
  if (!out->own_.open(path_, false, why)) return nullptr;
  out->writer_ = writer_;
  return out;
}

Sqlite::Lock::~Lock() {
  if (file >= 0) close(file);
}

bool Sqlite::lock() {
  if (!in_file()) return true;
  if (sqlite3_db_readonly(own_.db, "main") == 1) return (why_ = "the file can only be read", false);
  lock_.file = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
  if (lock_.file < 0) return (why_ = std::generic_category().message(errno), false);
  if (flock(lock_.file, LOCK_EX | LOCK_NB) == 0) return true;
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

void Sqlite::look_at_log() {
  if (!in_file()) return;
  log_damage_ = damage_of_log(path_);
  if (log_damage_.empty()) return;
  const std::string aside = keep_log_aside(path_);
  log_damage_ += aside.empty() ? " (no copy of it could be kept)" : "; a copy of it is '" + aside + "'";
}

// What is behind the damage would be taken for damage again.
bool Sqlite::begin_log_anew() { return log_damage_.empty() || run("PRAGMA wal_checkpoint(TRUNCATE)"); }

bool Sqlite::run(const char* script) {
  std::unique_lock<std::mutex> for_now;
  if (!may_write() && stage_ == Stage::None) for_now = std::unique_lock(writer_->turn);
  return put_down() && (writes().run(script) || failed(writes()));
}

bool Sqlite::begin() {
  stage_ = Stage::Begun;
  return true;
}

bool Sqlite::begin_reading() { return own_.step("BEGIN") || failed(own_); }

void Sqlite::end_reading() {
  if (!sqlite3_get_autocommit(own_.db)) own_.step("ROLLBACK");
}

bool Sqlite::write(const char* sql, Values values) {
  puts_.statements.push_back({sql, values.size()});
  for (const Value& v : values) {
    puts_.given.push_back({v.kind, v.number, puts_.bytes.size(), v.bytes.size()});
    puts_.bytes += v.bytes;
  }
  return stage_ == Stage::Begun || put_down();
}

// As a writer from the first moment: one that had only read until now could find that others have written.
// What was written before and cannot be put down is found out by whoever comes next, perhaps to read
// something else: then nothing of the transaction is kept.
bool Sqlite::put_down() {
  if (stage_ == Stage::Undone) return false;
  const bool first = stage_ == Stage::Begun;
  if (first) {
    stage_ = Stage::PutDown;
    if (writer_) turn_ = std::unique_lock(writer_->turn);
  }
  const bool ok = (!first || writes().step("BEGIN IMMEDIATE") || failed(writes())) && put_down(puts_);
  puts_.clear();
  if (first && !ok) stage_ = Stage::Undone;
  return ok;
}

bool Sqlite::put_down(const Puts& puts) {
  const Given* v = puts.given.data();
  for (const Put& put : puts.statements) {
    sqlite3_stmt* s = writes().statement(put.sql);
    const Given* end = v + put.given;
    for (int i = 0; v != end; ++v)
      if (s) give(s, ++i, v->kind, v->number, std::string_view(puts.bytes).substr(v->at, v->size));
    if (!writes().step(s)) return failed(writes());
  }
  return true;
}

// What is read in a transaction is read as it has written it.
bool Sqlite::read(const char* sql, Values values, const EachRow& row) {
  if (!put_down()) return false;
  SqliteConnection& c = reads();
  sqlite3_stmt* s = c.statement(sql);
  if (!s) return failed(c);
  int i = 0, rc = SQLITE_ROW;
  for (const Value& v : values) give(s, ++i, v.kind, v.number, v.bytes);
  while ((rc = sqlite3_step(s)) == SQLITE_ROW) row(SqliteRow(s));
  const bool ok = rc == SQLITE_DONE || failed(c);
  sqlite3_reset(s);
  return ok;
}

bool Sqlite::commit() {
  const bool ok = put_down() && (writes().step("COMMIT") || failed(writes()));
  if (!ok) {
    const std::string why = why_;
    rollback();  // else what is left of it would go with somebody else's
    why_ = why;
    return false;
  }
  const bool long_log = turn_.owns_lock() && std::exchange(writer_->log_pages, 0) >= kLogPages;
  stage_ = Stage::None;
  give_turn_away();
  if (long_log) writer_->keeper.call();
  return true;
}

void Sqlite::rollback() {
  stage_ = Stage::None;
  puts_.clear();
  if (may_write() && !sqlite3_get_autocommit(writes().db)) writes().step("ROLLBACK");  // else it is undone
  give_turn_away();
}

void Sqlite::give_turn_away() {
  if (turn_.owns_lock()) turn_.unlock();
}

bool Sqlite::in_place() {
  if (!in_file()) return true;
  int moved = 0;
  if (sqlite3_file_control(own_.db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK) return failed(own_);
  std::error_code bad;
  if (!moved && std::filesystem::exists(path_ + "-wal", bad)) return true;
  why_ = std::string(moved ? "its file" : "the log beside its file") + " has been moved or removed";
  return false;
}

void Sqlite::inspect(const std::function<void(const std::string&)>& fault) {
  if (!log_damage_.empty()) fault(log_damage_);
  const bool ok = read("PRAGMA quick_check(20)", {}, [&](const Row& row) {
    if (const std::string said = row.bytes(0); said != "ok") fault(said);
  });
  if (!ok) fault(why_);
}

bool Sqlite::copy_to(Sqlite& other) {
  sqlite3_backup* copy = sqlite3_backup_init(other.own_.db, "main", own_.db, "main");
  if (!copy) return other.failed(other.own_);
  const int rc = sqlite3_backup_step(copy, -1);
  sqlite3_backup_finish(copy);
  if (rc == SQLITE_DONE) return true;
  other.why_ = sqlite3_errstr(rc);
  return false;
}

}  // namespace jiesuan::server
