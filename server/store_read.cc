// Reading the store: what cannot be read, or is not what was written, is never taken for what is not there.
#include <algorithm>

#include "server/store.h"
#include "server/store_record.h"
#include "server/store_sql.h"

namespace jiesuan::server {

StoredRoom Store::room_of(sqlite3_stmt* s) {
  StoredRoom r;
  r.key = sqlite3_column_int64(s, 0);
  r.id = text_column(s, 1);
  r.state = static_cast<RoomState>(std::clamp(sqlite3_column_int(s, 2), 0, 2));
  r.changed = sqlite3_column_int64(s, 3);
  r.doc = text_column(s, 4);
  r.rules = sqlite3_column_int(s, 5);
  r.whole = sqlite3_column_int64(s, 6) == seal_of(r);
  return r;
}

bool Store::read(sqlite3_stmt* s, const std::function<void(sqlite3_stmt*)>& row) {
  int rc = SQLITE_ROW;
  while ((rc = sqlite3_step(s)) == SQLITE_ROW) row(s);
  if (rc != SQLITE_DONE) {
    why_ = sqlite3_errmsg(db_);
    unread_ = "the store cannot be read: " + why_;
  }
  sqlite3_reset(s);
  return rc == SQLITE_DONE;
}

Lookup Store::read_one(sqlite3_stmt* s, const std::function<void(sqlite3_stmt*)>& row) {
  bool found = false;
  const bool ok = read(s, [&](sqlite3_stmt* r) { found = true, row(r); });
  return !ok ? Lookup::Failed : found ? Lookup::Found : Lookup::None;
}

bool Store::is_damaged(std::string how) {
  unread_ = std::move(how);
  return false;
}

bool Store::rooms(RoomState state, std::size_t most, std::vector<StoredRoom>* out) {
  sqlite3_stmt* s = statement(
      "SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE state = ?"
      " ORDER BY changed DESC, key DESC LIMIT ?");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(state));
  sqlite3_bind_int64(s, 2, static_cast<std::int64_t>(most));
  return read(s, [&](sqlite3_stmt* row) { out->push_back(room_of(row)); });
}

Lookup Store::find_room(const std::string& id, StoredRoom* room) {
  sqlite3_stmt* s = statement("SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE id = ?");
  if (!s) return Lookup::Failed;
  bind_text(s, 1, id);
  return read_one(s, [&](sqlite3_stmt* row) { *room = room_of(row); });
}

Lookup Store::find_room(std::int64_t key, StoredRoom* room) {
  sqlite3_stmt* s = statement("SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE key = ?");
  if (!s) return Lookup::Failed;
  sqlite3_bind_int64(s, 1, key);
  return read_one(s, [&](sqlite3_stmt* row) { *room = room_of(row); });
}

Lookup Store::told(std::int64_t room, StoredTelling* told) {
  sqlite3_stmt* s = statement("SELECT format, bytes FROM told WHERE room = ?");
  if (!s) return Lookup::Failed;
  sqlite3_bind_int64(s, 1, room);
  return read_one(s, [&](sqlite3_stmt* row) {
    told->format = sqlite3_column_int(row, 0);
    told->bytes = blob_column(row, 1);
  });
}

bool Store::untold(std::vector<std::int64_t>* rooms) {
  sqlite3_stmt* s = statement(
      "SELECT key FROM rooms WHERE state = ? AND NOT EXISTS (SELECT 1 FROM told WHERE room = key)"
      " ORDER BY changed DESC, key DESC");
  if (!s) return false;
  sqlite3_bind_int(s, 1, static_cast<int>(RoomState::Over));
  return read(s, [&](sqlite3_stmt* row) { rooms->push_back(sqlite3_column_int64(row, 0)); });
}

bool Store::checkpoints(std::int64_t room, std::vector<Checkpoint>* out) {
  sqlite3_stmt* s = statement("SELECT decision, hash FROM checkpoints WHERE room = ? ORDER BY decision");
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  return read(s, [&](sqlite3_stmt* row) {
    out->push_back({static_cast<std::uint32_t>(sqlite3_column_int64(row, 0)),
                    static_cast<std::uint64_t>(sqlite3_column_int64(row, 1)), 0});
  });
}

// Every row of the room, in the order of the questions, each with its check sum.
bool Store::read_answers(const char* sql, const char* what, std::int64_t room, std::vector<Answer>* out,
                         AnswersHead* head) {
  sqlite3_stmt* s = statement(sql);
  if (!s) return false;
  sqlite3_bind_int64(s, 1, room);
  std::int64_t damaged = -1;
  const bool ok = read(s, [&](sqlite3_stmt* row) {
    Answer a;
    const std::int64_t request = sqlite3_column_int64(row, 0);
    a.request = static_cast<std::uint32_t>(request);
    const std::string pick = blob_column(row, 1);
    const std::int64_t seal = sqlite3_column_int64(row, 2);
    const bool whole = seal == seal_of(room, a.request, pick) && unpack(pick, &a);
    if (!whole && damaged < 0) damaged = request;
    head->add(seal);
    out->push_back(a);
  });
  if (!ok) return false;
  if (damaged < 0) return true;
  return is_damaged(what + std::to_string(damaged) + " is damaged: its check sum does not fit");
}

Lookup Store::head_of(std::int64_t room, AnswersHead* head) {
  sqlite3_stmt* s = statement("SELECT answers, sum FROM heads WHERE room = ?");
  if (!s) return Lookup::Failed;
  sqlite3_bind_int64(s, 1, room);
  return read_one(
      s, [&](sqlite3_stmt* row) { *head = {sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 1)}; });
}

bool Store::answers(std::int64_t room, std::vector<Answer>* out) {
  AnswersHead written, found;
  if (!read_answers("SELECT request, pick, seal FROM answers WHERE room = ? ORDER BY request",
                    "the answer to question ", room, out, &found) ||
      head_of(room, &written) == Lookup::Failed)
    return false;
  if (found == written) return true;
  return is_damaged("answers are missing: " + std::to_string(written.answers) + " were stored, " +
                    std::to_string(found.answers) + " are there");
}

bool Store::given(std::int64_t room, std::uint32_t from_request, std::vector<Answer>* out) {
  AnswersHead unused;
  if (!read_answers("SELECT request, pick, seal FROM given WHERE room = ? ORDER BY request",
                    "the answer given in a window to question ", room, out, &unused))
    return false;
  std::erase_if(*out, [&](const Answer& a) { return a.request < from_request; });
  return true;
}

}  // namespace jiesuan::server
