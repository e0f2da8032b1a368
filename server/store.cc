#include "server/store.h"

#include <algorithm>
#include <random>
#include <utility>

#include "server/postgres.h"
#include "server/sqlite.h"

namespace jiesuan::server {
namespace {

constexpr const char* kRemoveGiven = "DELETE FROM given WHERE room = $1";
constexpr const char* kRemoveAll[] = {
    "DELETE FROM rooms WHERE key = $1",        "DELETE FROM answers WHERE room = $1",
    "DELETE FROM heads WHERE room = $1",       kRemoveGiven,
    "DELETE FROM checkpoints WHERE room = $1", "DELETE FROM told WHERE room = $1"};

constexpr std::size_t kMostHeads = 100'000;  // known by heart; any can be read again

}  // namespace

Store::Store(std::unique_ptr<Database> db) : db_(std::move(db)), trial_(std::random_device{}()) {}

Store::~Store() { post_all_and_close(); }

std::string Store::name_of(const std::string& where) {
  return Postgres::is_address(where) ? "the database" : "'" + where + "'";
}

std::unique_ptr<Database> Store::reach(const std::string& where, bool to_look, std::string* why) {
  if (Postgres::is_address(where)) return Postgres::open(where, why);
  return Sqlite::open(where, to_look ? Sqlite::Access::Beside : Sqlite::Access::Alone, why);
}

std::unique_ptr<Store> Store::open_in(std::unique_ptr<Database> db, const std::string& where, bool to_look,
                                      std::string* why) {
  if (!db) return nullptr;
  std::unique_ptr<Store> store(new Store(std::move(db)));
  store->where_ = where;
  if (to_look ? store->is_known_version(store->db_->version()) : store->bring_up_to_date() && store->join())
    return store;
  *why = store->why_;
  return nullptr;
}

std::unique_ptr<Store> Store::open(const std::string& where, std::string* why) {
  std::unique_ptr<Store> store = open_in(reach(where, false, why), where, false, why);
  if (!store) *why = "cannot use " + name_of(where) + " as the store: " + *why;
  if (store) store->open_daybook();
  return store;
}

std::unique_ptr<Store> Store::another(std::string* why) {
  begin();
  if (has_old_books()) begin_writing();  // the other one knows nothing of them
  const bool alike = commit();
  if (!alike) *why = why_;
  std::unique_ptr<Store> store = alike ? open_in(db_->another(why), where_, false, why) : nullptr;
  if (!store) *why = "cannot use " + name_of(where_) + " from another thread: " + *why;
  if (store) store->common_ = common_;
  if (store && day_) store->day_.emplace(++common_->writers);
  return store;
}

std::unique_ptr<Store> Store::look_at(const std::string& where, std::string* why) {
  std::unique_ptr<Store> store = open_in(reach(where, true, why), where, true, why);
  if (!store) *why = "cannot read " + name_of(where) + " as a store: " + *why;
  if (store) store->look_into_daybook();
  return store;
}

void Store::begin() {
  if (depth_++ > 0) return;
  held_ = 0;
  failed_ = begun_ = false;
}

// With the first write: most steps of a room write nothing, and the way to the database and back is not for
// nothing.
bool Store::begin_writing() {
  if (failed_ || begun_) return !failed_;
  begun_ = true;
  failed_ = !db_->begin();
  if (failed_) why_ = db_->why();
  return !failed_ && (!day_ || settle_old_books());
}

bool Store::commit() {
  if (depth_ == 1 && begun_ && !failed_) write_page();
  if (--depth_ > 0) return !failed_;
  const bool begun = std::exchange(begun_, false);
  if (!failed_ && !begun) return true;
  if (!failed_ && db_->commit()) {
    why_.clear();  // a full disk may have room again
    page_is_kept();
    return true;
  }
  if (!failed_)
    why_ = db_->why();
  else if (begun)
    db_->rollback();
  heads_.clear();
  page_is_lost();
  return false;
}

bool Store::write(const char* sql, Values values) {
  begin();
  if (begin_writing() && !db_->write(sql, values)) {
    failed_ = true;
    why_ = db_->why();
  }
  return commit();
}

// Of a room, and so only if this server has it.
bool Store::write_to(std::int64_t room, const char* sql, Values values) {
  if (!shared()) return write(sql, values);
  begin();
  if (begin_writing() && held_ != room) {
    failed_ = !leases_->hold(room);
    if (failed_) why_ = leases_->why();
    held_ = room;
  }
  write(sql, values);
  return commit();
}

// As an answer is written, of a room that nobody has: it goes the whole way to the disk. Each server has an
// answer of its own to try, so that none waits for another that was cut off in the middle of it.
bool Store::healthy(std::int64_t now) {
  if (works() && tried_ && now >= *tried_ && now - *tried_ < 1000) return true;
  tried_.reset();
  if (!db_->in_place()) {
    why_ = db_->why();
    return false;
  }
  begin();
  write("INSERT INTO answers (room, request, pick, seal) VALUES (0, $1, $2, 0)", {trial_, Blob{""}});
  write("DELETE FROM answers WHERE room = 0 AND request = $1", {trial_});
  if (day_) {  // there under a number that no page has
    write("INSERT INTO daybook (number, bytes, seal) VALUES ($1, $2, 0)", {-trial_, Blob{""}});
    write("DELETE FROM daybook WHERE number = $1", {-trial_});
  }
  if (!commit()) return false;
  tried_ = now;
  return true;
}

// In a file the next key is whose transaction it is; a database gives each its own. A key is given once while
// the server lives: other threads, and games that are still to be told, know rooms by it.
bool Store::add_room(StoredRoom& room) {
  begin();
  const auto next = [&] {
    return read_one(db_->dialect().next_key, {}, [&](const Row& row) { room.key = row.number(0); });
  };
  if ((!shared() && !begin_writing()) || next() != Lookup::Found) failed_ = true;
  if (!shared() && !failed_) common_->last_key = room.key = std::max(room.key, common_->last_key + 1);
  if (shared() && begin_writing()) {
    failed_ = !leases_->found(room.key);
    if (failed_) why_ = leases_->why();
    held_ = room.key;
  }
  write("INSERT INTO rooms (key, id, state, changed, doc, rules, seal) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        {room.key, room.id, room.state, room.changed, room.doc, room.rules, seal_of(room)});
  const bool stored = commit();
  if (!stored && shared()) unsure_.push_back(room.key);
  return stored;
}

// Of a game that is over nothing more will be noted, and whoever reads it may be another thread.
bool Store::save_room(const StoredRoom& room) {
  begin();
  if (day_ && room.state == RoomState::Over) post_room(room.key);
  write_to(room.key,
           "UPDATE rooms SET state = $1, changed = $2, doc = $3, rules = $4, seal = $5 WHERE key = $6",
           {room.state, room.changed, room.doc, room.rules, seal_of(room), room.key});
  return commit();
}

// With all that was answered in it: the next server may give its key to another room.
bool Store::remove_room(std::int64_t key) {
  if (take(key) != Taken::Mine) return false;
  begin();
  for (const char* sql : kRemoveAll) write_to(key, sql, {key});
  if (shared()) {
    write("DELETE FROM leases WHERE room = $1", {key});
    write("DELETE FROM unplayable WHERE room = $1", {key});
  }
  if (day_) day_->note({.room = key, .kind = DayEntry::Kind::Posted});
  heads_.erase(key);
  if (!commit()) return false;
  if (shared()) leases_->forget(key);
  return true;
}

// A room with answers is no lobby, whatever has become of its row; one that another server has is in use.
bool Store::forget_lobbies(std::int64_t before) {
  if (has_old_books()) return true;  // which rooms have answers is not known; there is a next time
  if (day_ && !post(day_->all())) return false;
  if (!shared())
    return write(
        "DELETE FROM rooms WHERE state = $1 AND changed < $2"
        " AND NOT EXISTS (SELECT 1 FROM heads WHERE room = key)",
        {RoomState::Lobby, before});
  begin();
  write(
      "DELETE FROM rooms WHERE state = $1 AND changed < $2"
      " AND NOT EXISTS (SELECT 1 FROM heads WHERE room = key)"
      " AND NOT EXISTS (SELECT 1 FROM leases JOIN nodes ON nodes.id = node"
      " WHERE room = key AND until > clock_timestamp())",
      {RoomState::Lobby, before});
  write("DELETE FROM leases WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE key = room)", {});
  return commit();
}

// The answer and the count of answers, both or neither: one without the other would be damage.
bool Store::append(std::int64_t room, const Answer& a) {
  AnswersHead head;
  if (head_of(room, &head) == Lookup::Failed) return false;
  const std::string pick = packed(a);
  const std::int64_t seal = seal_of(room, a.request, pick);
  begin();
  const bool taken =
      day_ ? note_answer(room, head, a.request, pick) : add_answer(room, a.request, pick, seal);
  head.add(seal);
  if (taken && !day_) keep_head(room, head);
  if (taken) know_head(room, head);
  return commit() && taken;
}

bool Store::add_answer(std::int64_t room, std::uint32_t request, const std::string& pick, std::int64_t seal) {
  return write_to(room, "INSERT INTO answers (room, request, pick, seal) VALUES ($1, $2, $3, $4)",
                  {room, request, Blob{pick}, seal});
}

void Store::know_head(std::int64_t room, const AnswersHead& head) {
  if (heads_.size() >= kMostHeads) heads_.clear();
  heads_[room].head = head;
}

bool Store::keep_head(std::int64_t room, const AnswersHead& head) {
  return write_to(room,
                  "INSERT INTO heads (room, answers, sum) VALUES ($1, $2, $3)"
                  " ON CONFLICT (room) DO UPDATE SET answers = excluded.answers, sum = excluded.sum",
                  {room, head.answers, head.sum});
}

bool Store::keep_given(std::int64_t room, const Answer& a) {
  const std::string pick = packed(a);
  if (day_) return note(room, DayEntry::Kind::Given, a.request, pick);
  return put_given(room, a.request, pick);
}

bool Store::put_given(std::int64_t room, std::uint32_t request, const std::string& pick) {
  return write_to(room,
                  "INSERT INTO given (room, request, pick, seal) VALUES ($1, $2, $3, $4)"
                  " ON CONFLICT (room, request) DO UPDATE SET pick = excluded.pick, seal = excluded.seal",
                  {room, request, Blob{pick}, seal_of(room, request, pick)});
}

bool Store::keep_shown(std::int64_t room, std::uint32_t request, std::uint32_t windows) {
  Answer mark;
  mark.request = request | kShownMark;
  mark.pick.option = static_cast<std::uint8_t>(std::min<std::uint32_t>(windows, 255));
  if (day_) return note(room, DayEntry::Kind::Shown, mark.request, packed(mark));
  return drop_shown(room) && keep_given(room, mark);
}

bool Store::drop_shown(std::int64_t room) {
  return write_to(room, "DELETE FROM given WHERE room = $1 AND request >= $2", {room, kShownMark});
}

bool Store::drop_given(std::int64_t room) {
  return day_ ? note(room, DayEntry::Kind::GivenDropped, 0, {}) : drop_all_given(room);
}

bool Store::drop_all_given(std::int64_t room) { return write_to(room, kRemoveGiven, {room}); }

bool Store::keep_checkpoint(std::int64_t room, const Checkpoint& c) {
  return write_to(room,
                  "INSERT INTO checkpoints (room, decision, hash) VALUES ($1, $2, $3)"
                  " ON CONFLICT (room, decision) DO UPDATE SET hash = excluded.hash",
                  {room, c.decision, static_cast<std::int64_t>(c.hash)});
}

// Whoever tells a finished game tells it alike: this needs no lease.
bool Store::keep_told(std::int64_t room, const StoredTelling& told) {
  return write(
      "INSERT INTO told (room, format, bytes) VALUES ($1, $2, $3)"
      " ON CONFLICT (room) DO UPDATE SET format = excluded.format, bytes = excluded.bytes",
      {room, told.format, Blob{told.bytes}});
}

}  // namespace jiesuan::server
