// SQLite, the embedded engine: one file in write-ahead mode. What was committed survives a killed process.
#pragma once
#include <utility>
#include <vector>

#include "server/database.h"

struct sqlite3;
struct sqlite3_stmt;

namespace jiesuan::server {

class Sqlite final : public Database {
 public:
  // Null and a reason if the file cannot be used.
  static std::unique_ptr<Sqlite> open(const std::string& path, std::string* why);
  ~Sqlite() override;

  const Dialect& dialect() const override;
  int version() override;
  bool begin() override;
  bool write(const char* sql, Values values) override;
  bool commit() override;
  void rollback() override;
  bool read(const char* sql, Values values, const EachRow& row) override;
  bool begin_reading() override { return begin(); }
  void end_reading() override { rollback(); }
  bool run(const char* script) override;

 private:
  explicit Sqlite(sqlite3* db) : db_(db) {}
  bool failed();
  sqlite3_stmt* statement(const char* sql);
  sqlite3_stmt* with(const char* sql, Values values);

  sqlite3* db_;
  std::vector<std::pair<const char*, sqlite3_stmt*>> statements_;
};

}  // namespace jiesuan::server
