#include "server/postgres.h"

#include <libpq-fe.h>
#include <poll.h>

#include <array>
#include <charconv>

namespace jiesuan::server {
namespace {

constexpr auto kAnswersWithin = std::chrono::seconds(5);  // else it counts as lost
constexpr auto kTriesAgainAfter = std::chrono::seconds(1);
constexpr int kMostPending = 64;  // results that wait at the other end

// Locks are held for as long as a step takes. Less than an answer is waited for: who is held up by somebody's
// lock is told so, and who was cut off in the middle of a step holds up nobody for long.
constexpr const char* kSession =
    "SET lock_timeout = '500ms'; SET idle_in_transaction_session_timeout = '3s';"
    "SET client_min_messages = warning;";

std::string one_line(std::string_view text) {
  std::string out(text.substr(0, text.find_last_not_of(" \n") + 1));
  for (char& c : out)
    if (c == '\n' || c == '\t') c = ' ';
  return out;
}

class PostgresRow final : public Row {
 public:
  PostgresRow(const PGresult* r, int row) : r_(r), row_(row) {}
  std::int64_t number(int column) const override {
    std::uint64_t out = 0;
    const std::string raw = bytes(column);
    for (const char c : raw) out = out << 8 | static_cast<unsigned char>(c);
    return raw.size() == 4 ? static_cast<std::int32_t>(out) : static_cast<std::int64_t>(out);
  }
  std::string bytes(int column) const override {
    return {PQgetvalue(r_, row_, column), static_cast<std::size_t>(PQgetlength(r_, row_, column))};
  }

 private:
  const PGresult* r_;
  int row_;
};

}  // namespace

bool Postgres::is_address(std::string_view where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::unique_ptr<Postgres> Postgres::open(const std::string& address, std::string* why) {
  std::unique_ptr<Postgres> out(new Postgres(address));
  if (out->connect()) return out;
  *why = out->why_;
  return nullptr;
}

Postgres::~Postgres() { PQfinish(conn_); }

// ---- the connection

bool Postgres::no(const std::string& how) {
  why_ = how;
  return false;
}

bool Postgres::lost(const std::string& how) {
  PQfinish(conn_);
  conn_ = nullptr;
  statements_.clear();
  sure_ = 0;
  pending_ = 0;
  return no("the connection to the database is lost: " + one_line(how));
}

bool Postgres::connect() {
  // What the address says goes before these.
  constexpr const char* kKeys[] = {"connect_timeout",
                                   "application_name",
                                   "tcp_user_timeout",
                                   "keepalives_idle",
                                   "keepalives_interval",
                                   "dbname",
                                   nullptr};
  const char* values[] = {"3", "jiesuan", "5000", "5", "2", address_.c_str(), nullptr};
  conn_ = PQconnectdbParams(kKeys, values, 1);
  if (PQstatus(conn_) == CONNECTION_OK) {
    PQsetNoticeProcessor(conn_, [](void*, const char*) {}, nullptr);
    PGresult* set = PQexec(conn_, (kSession + listens_).c_str());
    const bool ok = PQresultStatus(set) == PGRES_COMMAND_OK && PQsetnonblocking(conn_, 1) == 0 &&
                    PQenterPipelineMode(conn_) == 1;
    PQclear(set);
    if (ok) return true;
  }
  const std::string how = one_line(PQerrorMessage(conn_));
  lost(how);
  tried_ = Clock::now();
  return no("the database cannot be reached: " + how);
}

// … and not closed from the other end meanwhile.
bool Postgres::connected() {
  if (!conn_) return false;
  pollfd p{PQsocket(conn_), POLLIN, 0};
  bool well = true;
  while (well && poll(&p, 1, 0) > 0) well = PQconsumeInput(conn_) == 1;  // a last word, and then the end
  return well || lost(PQerrorMessage(conn_));
}

bool Postgres::ready() {
  if (connected()) return true;
  return Clock::now() - tried_ < kTriesAgainAfter ? false : connect();
}

// Until all is sent and a result is there.
bool Postgres::wait() {
  auto until = Clock::now() + kAnswersWithin;
  for (;;) {
    const int unsent = PQflush(conn_);
    if (unsent < 0) return lost(PQerrorMessage(conn_));
    if (unsent == 0 && !PQisBusy(conn_)) return true;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd p{PQsocket(conn_), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0};
    if (left <= 0 || poll(&p, 1, static_cast<int>(left)) == 0) return lost("it did not answer in time");
    if ((p.revents & ~POLLOUT) == 0) continue;
    if (!PQconsumeInput(conn_)) return lost(PQerrorMessage(conn_));
    until = Clock::now() + kAnswersWithin;  // a long answer comes in pieces
  }
}

// ---- commands and their results

const std::string* Postgres::prepared(const char* sql) {
  for (const auto& [known, name] : statements_)
    if (known == sql) return &name;
  const std::string name = "s" + std::to_string(++named_);
  if (!PQsendPrepare(conn_, name.c_str(), sql, 0, nullptr)) return nullptr;
  ++pending_;
  return &statements_.emplace_back(sql, name).second;
}

bool Postgres::send(const char* sql, Values values) {
  if (!conn_) return false;
  constexpr std::size_t kMost = 8;
  std::array<std::array<char, 24>, kMost> digits;
  std::array<const char*, kMost> given{};
  std::array<int, kMost> lengths{}, formats{};
  std::array<std::string, kMost> texts;  // a text ends with a zero
  std::size_t n = 0;
  for (const Value& v : values) {
    if (v.kind == Value::Kind::Number) {
      *std::to_chars(digits[n].data(), digits[n].data() + 23, v.number).ptr = '\0';
      given[n] = digits[n].data();
    } else if (v.kind == Value::Kind::Text) {
      texts[n] = v.bytes;
      given[n] = texts[n].c_str();
    } else {
      given[n] = v.bytes.data() ? v.bytes.data() : "";
      lengths[n] = static_cast<int>(v.bytes.size());
      formats[n] = 1;
    }
    ++n;
  }
  const std::string* name = prepared(sql);
  if (!name || !PQsendQueryPrepared(conn_, name->c_str(), static_cast<int>(n), given.data(), lengths.data(),
                                    formats.data(), 1))
    return lost(PQerrorMessage(conn_));
  ++pending_;
  return true;
}

void Postgres::note_error(const PGresult* r) {
  const ExecStatusType status = PQresultStatus(r);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_PIPELINE_SYNC) return;
  if (!error_.empty() || status == PGRES_PIPELINE_ABORTED) return;
  const char* said = PQresultErrorField(r, PG_DIAG_MESSAGE_PRIMARY);
  error_ = said ? one_line(said) : one_line(PQresultErrorMessage(r));
}

// Of all commands that were sent; rows are those of the last.
bool Postgres::take_results(const EachRow* row) {
  for (; pending_ > 0; --pending_) {
    while (true) {
      if (!wait()) return false;
      PGresult* r = PQgetResult(conn_);
      if (!r) break;
      note_error(r);
      for (int i = 0; row && pending_ == 1 && i < PQntuples(r); ++i) (*row)(PostgresRow(r, i));
      PQclear(r);
    }
    if (PQstatus(conn_) != CONNECTION_OK) return lost(PQerrorMessage(conn_));
  }
  return true;
}

bool Postgres::take_sync() {
  for (bool there = false; !there;) {
    if (!wait()) return false;
    PGresult* r = PQgetResult(conn_);
    if (!r && PQstatus(conn_) != CONNECTION_OK) return lost(PQerrorMessage(conn_));
    if (!r) continue;
    note_error(r);
    there = PQresultStatus(r) == PGRES_PIPELINE_SYNC;
    PQclear(r);
  }
  return true;
}

// Everything that was sent has been done, or has failed and is forgotten.
bool Postgres::finish(const EachRow* row) {
  if (!conn_) return false;
  if (!PQpipelineSync(conn_)) return lost(PQerrorMessage(conn_));
  if (!take_results(row) || !take_sync()) return false;
  if (error_.empty()) {
    sure_ = statements_.size();
    return true;
  }
  statements_.resize(sure_);
  why_ = std::exchange(error_, {});
  return false;
}

// ---- what the store calls

bool Postgres::start(const char* sql) {
  if (!ready()) return false;
  error_.clear();
  open_ = true;
  return send(sql, {});
}

bool Postgres::begin() { return start("BEGIN"); }
bool Postgres::begin_reading() { return start("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"); }

bool Postgres::write(const char* sql, Values values) {
  if (!send(sql, values)) return false;
  if (pending_ < kMostPending) return true;
  if (!PQsendFlushRequest(conn_)) return lost(PQerrorMessage(conn_));
  return take_results(nullptr) && (error_.empty() || no(error_));
}

bool Postgres::commit() {
  if (send("COMMIT", {}) && finish(nullptr)) {
    open_ = false;
    return true;
  }
  const std::string why = why_;
  rollback();
  why_ = why;
  return false;
}

void Postgres::rollback() {
  if (!open_) return;
  open_ = false;
  if (!conn_) return;
  const std::string why = why_;
  finish(nullptr);
  if (conn_ && PQtransactionStatus(conn_) != PQTRANS_IDLE && send("ROLLBACK", {})) finish(nullptr);
  why_ = why;
}

bool Postgres::read(const char* sql, Values values, const EachRow& row) {
  if (open_) {
    if (!send(sql, values)) return false;
    if (!PQsendFlushRequest(conn_)) return lost(PQerrorMessage(conn_));
    return take_results(&row) && (error_.empty() || no(error_));
  }
  if (!ready()) return false;
  error_.clear();
  return send(sql, values) && finish(&row);
}

bool Postgres::listen_as(const std::string& name) {
  listens_ = "UNLISTEN *; LISTEN \"" + name + "\"";
  return run(listens_.c_str());
}

// It is asked often, and so does not try to connect.
std::vector<std::string> Postgres::heard() {
  std::vector<std::string> out;
  if (!connected()) return out;
  while (PGnotify* said = PQnotifies(conn_)) {
    if (said->be_pid != PQbackendPID(conn_)) out.emplace_back(said->extra);
    PQfreemem(said);
  }
  return out;
}

// Several statements go by the simple protocol, which the pipeline has not.
bool Postgres::run(const char* script) {
  if (!ready() || !finish(nullptr)) return false;
  PQexitPipelineMode(conn_);
  PGresult* r = PQexec(conn_, script);
  note_error(r);
  PQclear(r);
  if (PQstatus(conn_) != CONNECTION_OK || !PQenterPipelineMode(conn_)) return lost(PQerrorMessage(conn_));
  return error_.empty() || no(std::exchange(error_, {}));
}

}  // namespace jiesuan::server
