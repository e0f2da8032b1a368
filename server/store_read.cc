// Reading the store: what cannot be read, or is not what was written, is never taken for what is not there.
#include <algorithm>

#include "server/store.h"

namespace jiesuan::server {
namespace {

bool in_order(const Answer& a, const Answer& b) { return a.request < b.request; }

}  // namespace

StoredRoom Store::room_of(const Row& row) {
  StoredRoom r;
  r.key = row.number(0);
  r.id = row.bytes(1);
  r.state = static_cast<RoomState>(std::clamp<std::int64_t>(row.number(2), 0, 2));
  r.changed = row.number(3);
  r.doc = row.bytes(4);
  r.rules = static_cast<int>(row.number(5));
  r.whole = row.number(6) == seal_of(r);
  return r;
}

bool Store::read(const char* sql, Values values, const EachRow& row) {
  return db_->read(sql, values, row) || cannot_read();
}

bool Store::cannot_read() {
  why_ = db_->why();
  unread_ = "the store cannot be read: " + why_;
  return false;
}

Lookup Store::read_one(const char* sql, Values values, const EachRow& row) {
  bool found = false;
  const bool ok = read(sql, values, [&](const Row& r) { found = true, row(r); });
  return !ok ? Lookup::Failed : found ? Lookup::Found : Lookup::None;
}

bool Store::is_damaged(std::string how) {
  unread_ = std::move(how);
  return false;
}

bool Store::rooms(RoomState state, std::size_t most, std::vector<StoredRoom>* out) {
  return read(
      "SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE state = $1"
      " ORDER BY changed DESC, key DESC LIMIT $2",
      {state, most}, [&](const Row& row) { out->push_back(room_of(row)); });
}

// The document is written without spaces, and a quotation mark in a name has a backslash before it: only the
// setting itself looks like that. Both engines know LIKE, and only one of them knows the other's JSON.
bool Store::listed_games(std::size_t most, std::vector<StoredRoom>* out) {
  return read(
      "SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE state = $1"
      " AND doc LIKE '%\"listed\":true%' ORDER BY changed DESC, key DESC LIMIT $2",
      {RoomState::Over, most}, [&](const Row& row) { out->push_back(room_of(row)); });
}

Lookup Store::find_room(const std::string& id, StoredRoom* room) {
  return read_one("SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE id = $1", {id},
                  [&](const Row& row) { *room = room_of(row); });
}

Lookup Store::find_room(std::int64_t key, StoredRoom* room) {
  return read_one("SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE key = $1", {key},
                  [&](const Row& row) { *room = room_of(row); });
}

Lookup Store::told(std::int64_t room, StoredTelling* told) {
  return read_one("SELECT format, bytes FROM told WHERE room = $1", {room}, [&](const Row& row) {
    told->format = static_cast<int>(row.number(0));
    told->bytes = row.bytes(1);
  });
}

bool Store::untold(std::vector<std::int64_t>* rooms) {
  return read(
      "SELECT key FROM rooms WHERE state = $1 AND NOT EXISTS (SELECT 1 FROM told WHERE room = key)"
      " ORDER BY changed DESC, key DESC",
      {RoomState::Over}, [&](const Row& row) { rooms->push_back(row.number(0)); });
}

bool Store::checkpoints(std::int64_t room, std::vector<Checkpoint>* out) {
  return read("SELECT decision, hash FROM checkpoints WHERE room = $1 ORDER BY decision", {room},
              [&](const Row& row) {
                out->push_back({static_cast<std::uint32_t>(row.number(0)),
                                static_cast<std::uint64_t>(row.number(1)), 0});
              });
}

// Every row of the room, in the order of the questions, each with its check sum.
bool Store::read_answers(const char* sql, const char* what, std::int64_t room, std::vector<Answer>* out,
                         AnswersHead* head) {
  std::int64_t damaged = -1;
  const bool ok = read(sql, {room}, [&](const Row& row) {
    Answer a;
    const std::int64_t request = row.number(0);
    a.request = static_cast<std::uint32_t>(request);
    const std::string pick = row.bytes(1);
    const std::int64_t seal = row.number(2);
    const bool whole = seal == seal_of(room, a.request, pick) && unpack(pick, &a);
    if (!whole && damaged < 0) damaged = request;
    head->add(seal);
    out->push_back(a);
  });
  if (!ok) return false;
  if (damaged < 0) return true;
  return is_damaged(what + std::to_string(damaged) + " is damaged: its check sum does not fit");
}

Lookup Store::stored_head(std::int64_t room, AnswersHead* head) {
  return read_one("SELECT answers, sum FROM heads WHERE room = $1", {room},
                  [&](const Row& row) { *head = {row.number(0), row.number(1)}; });
}

// With what has been noted since.
Lookup Store::head_of(std::int64_t room, AnswersHead* head) {
  if (const auto known = heads_.find(room); known != heads_.end()) {
    *head = known->second.head;
    return Lookup::Found;
  }
  const Lookup found = stored_head(room, head);
  if (found == Lookup::Failed) return found;
  const Unposted u = unposted(room);
  for (const Unposted::Record& a : u.answers) head->add(seal_of(room, a.request, a.pick));
  return u.answers.empty() ? found : Lookup::Found;
}

// Of one moment: another server may be playing the game. One that is only looked at may have posted something
// since its daybook was read.
bool Store::answers(std::int64_t room, std::vector<Answer>* out) {
  const bool alone = !begun_;
  if (alone && !db_->begin_reading()) return cannot_read();
  bool ok = answers_now(room, out);
  if (!ok && to_look_ && alone) {
    load_daybook();
    out->clear();
    ok = answers_now(room, out);
  }
  if (alone) db_->end_reading();
  return ok;
}

bool Store::answers_now(std::int64_t room, std::vector<Answer>* out) {
  AnswersHead written, found;
  const bool read = read_answers("SELECT request, pick, seal FROM answers WHERE room = $1 ORDER BY request",
                                 "the answer to question ", room, out, &found) &&
                    stored_head(room, &written) != Lookup::Failed;
  if (!read) return false;
  if (written.answers < 0 || is_doubtful(room))
    return is_damaged("answers may be missing: the daybook in which the last ones stood is damaged");
  if (found != written)
    return is_damaged("answers are missing: " + std::to_string(written.answers) + " were stored, " +
                      std::to_string(found.answers) + " are there");
  const Unposted u = unposted(room);
  if (u.any && u.before != written.answers)
    return is_damaged("answers are missing: " + std::to_string(u.before) + " were posted, " +
                      std::to_string(found.answers) + " are there");
  for (const Unposted::Record& r : u.answers) {
    Answer a;
    a.request = r.request;
    if (!unpack(r.pick, &a))
      return is_damaged("the answer to question " + std::to_string(r.request) + " is damaged");
    out->push_back(a);
  }
  std::sort(out->begin(), out->end(), in_order);
  return true;
}

// Those given in a window, and the marks of windows that are over.
bool Store::read_given(std::int64_t room, std::vector<Answer>* out) {
  AnswersHead unused;
  if (!read_answers("SELECT request, pick, seal FROM given WHERE room = $1 ORDER BY request",
                    "the answer given in a window to question ", room, out, &unused))
    return false;
  const Unposted u = unposted(room);
  if (!u.any) return true;
  std::erase_if(*out, [&](const Answer& a) {
    return u.given_dropped || (u.shown_dropped && a.request >= kShownMark) || u.given.contains(a.request);
  });
  for (const auto& [request, pick] : u.given) {
    Answer a;
    a.request = request;
    if (!unpack(pick, &a)) return is_damaged("an answer given in a window is damaged");
    out->push_back(a);
  }
  std::sort(out->begin(), out->end(), in_order);
  return true;
}

bool Store::given(std::int64_t room, std::uint32_t from_request, std::vector<Answer>* out) {
  if (!read_given(room, out)) return false;
  std::erase_if(*out, [&](const Answer& a) { return a.request < from_request || a.request >= kShownMark; });
  return true;
}

bool Store::shown(std::int64_t room, std::uint32_t request, std::uint32_t* windows) {
  std::vector<Answer> rows;
  if (!read_given(room, &rows)) return false;
  for (const Answer& a : rows)
    if (a.request == (request | kShownMark)) *windows = a.pick.option;
  return true;
}

bool Store::newest(std::int64_t* changed) {
  return read("SELECT coalesce(max(changed), 0) FROM rooms", {},
              [&](const Row& row) { *changed = row.number(0); });
}

bool Store::finished_before(std::int64_t before, std::size_t most, std::vector<StoredRoom>* out) {
  return read(
      "SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE state = $1 AND changed < $2"
      " ORDER BY changed, key LIMIT $3",
      {RoomState::Over, before, most}, [&](const Row& row) { out->push_back(room_of(row)); });
}

}  // namespace jiesuan::server
