// SQLite, the embedded engine: one file in write-ahead mode. What was committed survives a killed process.
//
// One server has the file: two of them would play one game twice. That is the server's own lock upon it, not
// SQLite's, so that others can read beside it: a backup and a check need no server that takes part. Each
// thread of the server that plays has a connection of its own.
//
// SQLite has one writer at a time. So what a transaction writes is put down when it is committed, all at
// once: whoever reckons meanwhile keeps nobody waiting.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "server/database.h"

struct sqlite3;
struct sqlite3_stmt;

namespace jiesuan::server {

class Sqlite final : public Database {
 public:
  enum class Access : std::uint8_t {
    Alone,   // it is this server's
    Along,   // … which has it already, and this is one more connection
    Beside,  // beside whoever has it, and only to read
  };
  // Null and a reason if the file cannot be used.
  static std::unique_ptr<Sqlite> open(const std::string& path, Access access, std::string* why);
  ~Sqlite() override;

  const Dialect& dialect() const override;
  int version() override;
  bool begin() override;
  bool write(const char* sql, Values values) override;
  bool commit() override;
  void rollback() override;
  bool read(const char* sql, Values values, const EachRow& row) override;
  bool begin_reading() override;
  void end_reading() override { rollback(); }
  bool run(const char* script) override;
  bool in_place() override;
  void inspect(const std::function<void(const std::string&)>& fault) override;

  // All of it, as it is at one moment, in place of what is in the other; all or nothing.
  bool copy_to(Sqlite& other);

 private:
  explicit Sqlite(std::string path) : path_(std::move(path)) {}
  bool lock();
  bool keep_log();
  bool in_file() const { return path_ != ":memory:"; }
  bool failed();
  sqlite3_stmt* statement(const char* sql);
  bool step(sqlite3_stmt* s);
  bool step(const char* sql) { return step(statement(sql)); }
  bool put_down();

  std::string path_;
  int lock_ = -1;
  sqlite3* db_ = nullptr;
  std::vector<std::pair<const char*, sqlite3_stmt*>> statements_;
  // What is still to be written: statements, and what they are given.
  struct Given {
    Value::Kind kind;
    std::int64_t number;
    std::string bytes;
  };
  struct Put {
    const char* sql;
    std::vector<Given> given;
  };
  bool open_ = false;  // begin() has been called, and nothing has been put down yet
  std::vector<Put> puts_;
};

}  // namespace jiesuan::server
