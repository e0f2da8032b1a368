// PostgreSQL, the engine that several servers can share. What is written in one transaction travels together
// and is answered together (libpq's pipeline mode): a step of a game costs one way there and back, however
// much it writes.
//
// A connection that is lost takes what has not been committed with it; whether a commit that was under way
// has happened is then not known, and whoever wanted it reads again. The next use connects again.
#pragma once
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "server/database.h"

struct pg_conn;
struct pg_result;

namespace jiesuan::server {

class Postgres final : public Database {
 public:
  static bool is_address(std::string_view where);  // postgresql://…
  // Null and a reason if it cannot be reached.
  static std::unique_ptr<Postgres> open(const std::string& address, std::string* why);
  std::unique_ptr<Database> another(std::string* why) override { return open(address_, why); }
  ~Postgres() override;

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
  bool in_place() override { return ready(); }
  bool listen_as(const std::string& name) override;
  std::vector<std::string> heard() override;
  void inspect(const std::function<void(const std::string&)>&) override {}  // it has check sums of its own

 private:
  using Clock = std::chrono::steady_clock;
  explicit Postgres(std::string address) : address_(std::move(address)) {}
  bool connect();
  bool connected();
  bool ready();
  bool start(const char* sql);
  bool lost(const std::string& how);
  bool no(const std::string& how);
  const std::string* prepared(const char* sql);
  bool send(const char* sql, Values values);
  bool wait();
  bool take_results(const EachRow* row);
  bool take_sync();
  bool finish(const EachRow* row);
  void note_error(const pg_result* r);

  std::string address_, listens_;  // … and the command to hear what others say to this server
  pg_conn* conn_ = nullptr;
  Clock::time_point tried_;  // when it could not be connected to
  std::vector<std::pair<const char*, std::string>> statements_;
  std::size_t sure_ = 0;  // so many of them are known to have been prepared
  std::uint64_t named_ = 0;
  int pending_ = 0;    // commands whose results have not been taken
  bool open_ = false;  // a transaction
  std::string error_;  // of a command since the last sync
};

}  // namespace jiesuan::server
