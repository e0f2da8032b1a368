// SQLite, the embedded engine: one file in write-ahead mode. What was committed survives a killed process.
//
// One server has the file: two of them would play one game twice. That is the server's own lock upon it, not
// SQLite's, so that others can read beside it: a backup and a check need no server that takes part. Each
// thread of the server that plays has a connection of its own.
//
// SQLite has one writer at a time. So what a transaction writes is put down when it is committed, all at
// once: whoever reckons meanwhile keeps nobody waiting. Threads put down through one connection, one after
// the other: what it knows of the file stays true, while each of two that write would have to read anew what
// the other has written.
#pragma once
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/database.h"

struct sqlite3;
struct sqlite3_stmt;

namespace jiesuan::server {

struct SqliteConnection {
  SqliteConnection() = default;
  ~SqliteConnection();
  SqliteConnection(const SqliteConnection&) = delete;
  SqliteConnection& operator=(const SqliteConnection&) = delete;
  bool open(const std::string& path, bool make, std::string* why);
  bool run(const char* script);
  bool step(sqlite3_stmt* s);  // one without rows
  bool step(const char* sql) { return step(statement(sql)); }
  sqlite3_stmt* statement(const char* sql);  // null if it cannot be understood
  std::string why() const;

  sqlite3* db = nullptr;

 private:
  std::vector<std::pair<const char*, sqlite3_stmt*>> statements_;
};

// Puts a long write-ahead log into the file, on a thread and a connection of its own: nobody who plays waits
// for the disk.
class SqliteLogKeeper {
 public:
  explicit SqliteLogKeeper(std::mutex& turn) : turn_(turn) {}
  ~SqliteLogKeeper();
  SqliteLogKeeper(const SqliteLogKeeper&) = delete;
  SqliteLogKeeper& operator=(const SqliteLogKeeper&) = delete;
  bool start(const std::string& path, std::string* why);
  void call();  // the log is long

 private:
  void keep();
  void put_into_file();

  std::mutex& turn_;  // of those who write
  SqliteConnection connection_;
  std::mutex mutex_;
  std::condition_variable called_;
  bool log_is_long_ = false, stopping_ = false;
  std::thread thread_;
};

class Sqlite final : public Database {
 public:
  enum class Access : std::uint8_t {
    Alone,   // it is this server's
    Beside,  // beside whoever has it, and only to read
  };
  // Null and a reason if the file cannot be used.
  static std::unique_ptr<Sqlite> open(const std::string& path, Access access, std::string* why);
  // One more for another thread of the same server; this one is closed last.
  std::unique_ptr<Database> another(std::string* why) override;

  const Dialect& dialect() const override;
  int version() override;
  bool begin() override;
  bool write(const char* sql, Values values) override;
  bool commit() override;
  void rollback() override;
  bool read(const char* sql, Values values, const EachRow& row) override;
  bool begin_reading() override;
  void end_reading() override;
  bool run(const char* script) override;
  bool in_place() override;
  void inspect(const std::function<void(const std::string&)>& fault) override;

  // All of it, as it is at one moment, in place of what is in the other; all or nothing.
  bool copy_to(Sqlite& other);

 private:
  // Where all threads of a server write, whoever has the turn.
  struct Writer {
    std::mutex turn;
    SqliteConnection connection;
    int log_pages = 0;  // after the last commit
    SqliteLogKeeper keeper{turn};
  };
  explicit Sqlite(std::string path) : path_(std::move(path)) {}
  bool lock();
  bool keep_log();
  void look_at_log();
  bool begin_log_anew();
  bool in_file() const { return path_ != ":memory:"; }
  bool failed(const SqliteConnection& c) { return (why_ = c.why(), false); }
  bool put_down();
  void give_turn_away();
  // While it has the turn it reads where it writes: what it has written and nobody else sees yet.
  SqliteConnection& reads() { return turn_.owns_lock() ? writer_->connection : own_; }
  SqliteConnection& writes() { return writer_ ? writer_->connection : own_; }
  bool may_write() const { return !writer_ || turn_.owns_lock(); }

  // SQLite's own locks go when any descriptor of the file is closed: this one is, after SQLite's.
  struct Lock {
    Lock() = default;
    ~Lock();
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    int file = -1;
  };
  std::string path_;
  std::string log_damage_;  // found when it was opened
  Lock lock_;
  SqliteConnection own_;
  std::shared_ptr<Writer> writer_;  // none: this is the only one
  std::unique_lock<std::mutex> turn_;
  // What is still to be written: statements, and what they are given, one behind the other.
  struct Put {
    const char* sql;
    std::size_t given;  // so many of what follows
  };
  struct Given {
    Value::Kind kind;
    std::int64_t number;
    std::size_t at, size;  // of its bytes
  };
  struct Puts {
    std::vector<Put> statements;
    std::vector<Given> given;
    std::string bytes;
    void clear() { statements.clear(), given.clear(), bytes.clear(); }
  };
  bool put_down(const Puts& puts);
  enum class Stage : std::uint8_t {
    None,     // no transaction
    Begun,    // nothing has been put down yet
    PutDown,  // from now on everything is at once
    Undone,   // something could not be: commit() will say so
  };
  Stage stage_ = Stage::None;
  Puts puts_;
};

}  // namespace jiesuan::server
