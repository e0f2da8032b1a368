// The daybook in the store: what is noted, what of it is posted when, and what becomes of one that was left
// behind by a server that was killed, or that is damaged.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "server/store.h"

namespace jiesuan::server {
namespace {

constexpr std::ptrdiff_t kPostedTogether = 256;  // rooms, when the server stops
constexpr std::int64_t kTakenUpEvery = 1000;     // pages: then rooms that could not be posted are tried again

constexpr const char* kDropAll[] = {"DELETE FROM daybook", "DELETE FROM daybook_ends"};
constexpr const char* kDropGone = "DELETE FROM daybook WHERE number >= $1 AND number < $2";

}  // namespace

bool Store::note(std::int64_t room, const AnswersHead& head, DayEntry::Kind kind, std::uint32_t request,
                 std::string_view pick) {
  if (head.answers < 0 || is_doubtful(room)) {
    why_ = "answers of the game may be missing";
    return false;
  }
  begin();
  const bool whole = begin_writing() && !is_doubtful(room);  // now that it has been posted
  if (whole)
    day_->note({.room = room, .before = head.answers, .kind = kind, .request = request, .pick = pick});
  return commit() && whole;
}

bool Store::note(std::int64_t room, DayEntry::Kind kind, std::uint32_t request, std::string_view pick) {
  AnswersHead head;
  return head_of(room, &head) != Lookup::Failed && note(room, head, kind, request, pick);
}

// The tables would refuse a second answer to a question, but they see it too late. Most questions have higher
// numbers than those before, and then nothing has to be looked up.
bool Store::note_answer(std::int64_t room, const AnswersHead& head, std::uint32_t request,
                        std::string_view pick) {
  KnownHead& known = heads_[room];
  known.head = head;
  std::optional<std::uint32_t>& last = known.last;
  bool answered = false;
  if (!last || request <= *last) {
    std::uint32_t highest = 0;
    const auto see = [&](std::uint32_t r) {
      highest = std::max(highest, r);
      answered = answered || r == request;
    };
    failed_ = failed_ || !read("SELECT request FROM answers WHERE room = $1", {room},
                               [&](const Row& row) { see(static_cast<std::uint32_t>(row.number(0))); });
    for (const Unposted::Record& a : unposted(room).answers) see(a.request);
    last = highest;
  }
  if (answered) {
    failed_ = true;
    why_ = "the question has been answered";
  }
  last = std::max(*last, request);
  return !failed_ && note(room, head, DayEntry::Kind::Answer, request, pick);
}

void Store::write_page() {
  if (!day_ || day_->page().empty()) return;
  const std::int64_t number = Daybook::number_of(day_->writer(), day_->next());
  const std::string& page = day_->page();
  failed_ = !db_->write("INSERT INTO daybook (number, bytes, seal) VALUES ($1, $2, $3)",
                        {number, Blob{page}, seal_of_page(number, page)}) ||
            !db_->write(
                "INSERT INTO daybook_ends (writer, first, last) VALUES ($1, $2, $3)"
                " ON CONFLICT (writer) DO UPDATE SET first = excluded.first, last = excluded.last",
                {day_->writer(), needed_from_, day_->next()});
  if (failed_) why_ = db_->why();
}

void Store::page_is_kept() {
  settled_ = false;
  if (!day_ || day_->page().empty()) return;
  day_->keep(needed_from_);
  if (day_->next() % kTakenUpEvery == 0) day_->take_up_again();
  if (day_->is_long() && !posting_) post_some();
}

void Store::page_is_lost() {
  if (!day_) return;
  day_->throw_away();
  if (!std::exchange(settled_, false)) return;
  const std::string why = why_;
  load_daybook();  // it is where it was
  why_ = why;
}

// What cannot be posted harms nobody: it is noted anew, so that no pages of others are kept for it.
void Store::post_some() {
  posting_ = true;
  const std::vector<std::int64_t> rooms = day_->oldest();
  if (!post(rooms)) {
    std::vector<std::int64_t> stuck;
    for (const std::int64_t room : rooms)
      if (!post({room})) stuck.push_back(room);
    leave_pages(stuck, [&](std::int64_t room) { day_->note_anew(room); });
    for (const std::int64_t room : stuck) day_->put_off(room);
    why_.clear();  // whatever was told is stored
  }
  posting_ = false;
}

bool Store::post(const std::vector<std::int64_t>& rooms) {
  return leave_pages(rooms, [&](std::int64_t room) { post_room(room); });
}

// Then the pages that only these rooms needed are needed no more.
bool Store::leave_pages(const std::vector<std::int64_t>& rooms,
                        const std::function<void(std::int64_t)>& leave) {
  if (rooms.empty()) return true;
  const std::int64_t needed = std::exchange(needed_from_, day_->first_needed(rooms));
  begin();
  for (const std::int64_t room : rooms) leave(room);
  write(kDropGone, {Daybook::number_of(day_->writer(), day_->first()),
                    Daybook::number_of(day_->writer(), needed_from_)});
  if (commit()) return true;
  needed_from_ = needed;
  return false;
}

void Store::post_room(std::int64_t room) {
  const Unposted u = day_->of(room);
  if (!u.any) return;
  enter(room, u);
  if (!failed_) day_->note({.room = room, .kind = DayEntry::Kind::Posted});
}

// Into the tables.
void Store::enter(std::int64_t room, const Unposted& u) {
  AnswersHead head;
  if (head_of(room, &head) == Lookup::Failed) {
    failed_ = true;
    return;
  }
  for (const Unposted::Record& a : u.answers)
    add_answer(room, a.request, a.pick, seal_of(room, a.request, a.pick));
  if (!u.answers.empty() && keep_head(room, head)) know_head(room, head);
  if (u.given_dropped)
    drop_all_given(room);
  else if (u.shown_dropped)
    drop_shown(room);
  for (const auto& [request, pick] : u.given) put_given(room, request, pick);
}

// Then the tables have everything. If it does not work the next server does it, as after a crash.
void Store::post_all_and_close() {
  if (!day_ || day_->next() == 1 || depth_ > 0) return;
  posting_ = true;
  const std::vector<std::int64_t> all = day_->all();
  for (auto from = all.begin(); from != all.end();) {
    const auto to = from + std::min<std::ptrdiff_t>(kPostedTogether, all.end() - from);
    if (!post({from, to})) return;
    from = to;
  }
  begin();
  write(kDropGone, {Daybook::number_of(day_->writer(), 0), Daybook::number_of(day_->writer(), day_->next())});
  write("DELETE FROM daybook_ends WHERE writer = $1", {day_->writer()});
  commit();
}

Unposted Store::unposted(std::int64_t room) const {
  Unposted out;
  if (day_) out = day_->of(room);
  for (const Daybook& book : old_books_)
    if (!out.any) out = book.of(room);
  return out;
}

// ---- one that was left behind

void Store::open_daybook() {
  if (!db_->dialect().daybook) return;
  load_daybook();
  if (!old_books_.empty() && !old_books_damaged_) post_old_books();
  why_.clear();
  day_.emplace(1);
}

void Store::look_into_daybook() {
  to_look_ = true;
  if (!db_->dialect().daybook || db_->version() != static_cast<int>(db_->dialect().versions.size())) return;
  if (!db_->begin_reading()) return;
  load_daybook();
  db_->end_reading();
  why_.clear();
}

void Store::load_daybook() {
  struct Page {
    std::int64_t number, seal;
    std::string bytes;
  };
  struct Found {
    std::int64_t first = 0, last = -1;
    std::vector<Page> pages;
  };
  if (!db_->dialect().daybook) return;
  std::map<std::int64_t, Found> by_writer;
  const bool ends = db_->read("SELECT writer, first, last FROM daybook_ends", {}, [&](const Row& row) {
    by_writer[row.number(0)] = {row.number(1), row.number(2), {}};
  });
  const bool pages = db_->read("SELECT number, seal, bytes FROM daybook WHERE number > 0 ORDER BY number", {},
                               [&](const Row& row) {
                                 by_writer[Daybook::writer_of(row.number(0))].pages.push_back(
                                     {row.number(0), row.number(1), row.bytes(2)});
                               });
  old_books_.clear();
  old_books_damaged_ = !ends || !pages;
  for (const auto& [writer, found] : by_writer) {
    Daybook& book = old_books_.emplace_back(writer);
    std::int64_t next = found.first;
    for (const Page& page : found.pages) {
      const std::int64_t number = Daybook::page_of(page.number);
      const bool whole = number == next && page.seal == seal_of_page(page.number, page.bytes);
      if (!whole) book.lose_pages();
      if (page.seal == seal_of_page(page.number, page.bytes) && !book.take_in(number, page.bytes))
        book.lose_pages();
      next = number + 1;
    }
    if (!ends || !pages || next != found.last + 1) book.lose_pages();
    old_books_damaged_ = old_books_damaged_ || book.has_lost_pages();
  }
  doubt_games();
}

// Which ones were written to on a page that is lost, nobody can know: all that were going on, but for those
// of which a later page says that nothing is missing.
void Store::doubt_games() {
  doubtful_.clear();
  std::unordered_set<std::int64_t> whole;
  for (const Daybook& book : old_books_)
    book.each([&](std::int64_t room, const Daybook::Condition& c) {
      c.whole ? whole.insert(room) : doubtful_.insert(room);
    });
  unlisted_ = false;
  if (!old_books_damaged_) return;
  // By each index, and what is said of a room in its own row: either may be damaged as well.
  std::set<std::int64_t> rooms;
  const auto list = [&](const Row& row) { rooms.insert(row.number(0)); };
  const bool by_id = db_->read("SELECT key FROM rooms ORDER BY id", {}, list);
  const bool by_state =
      db_->read("SELECT key FROM rooms WHERE state = $1 ORDER BY changed", {RoomState::Playing}, list);
  unlisted_ = !by_id || !by_state;
  for (const std::int64_t room : rooms) {
    bool safe = whole.contains(room);
    for (const Daybook& book : old_books_) safe = safe || (book.posted_since(room) && !book.knows(room));
    StoredRoom row;
    if (!safe && (find_room(room, &row) != Lookup::Found || !row.whole || row.state == RoomState::Playing))
      doubtful_.insert(room);
  }
}

bool Store::is_doubtful(std::int64_t room) const { return unlisted_ || doubtful_.contains(room); }

void Store::post_old_books() {
  bool fits = doubtful_.empty();
  begin();
  for (const Daybook& book : old_books_)
    for (const std::int64_t room : book.all()) {
      const Unposted u = book.of(room);
      AnswersHead head;
      fits = fits && stored_head(room, &head) != Lookup::Failed && head.answers == u.before;
      if (fits) enter(room, u);
    }
  failed_ = failed_ || !fits;
  for (const char* sql : kDropAll) write(sql, {});
  if (commit()) old_books_.clear();
  heads_.clear();  // of rooms that other threads will play
}

// One of its own: all of it or nothing, and the others are none the worse.
bool Store::enter_alone(std::int64_t room, const Unposted& u) {
  AnswersHead head;
  bool entered =
      db_->run("SAVEPOINT room") && stored_head(room, &head) != Lookup::Failed && head.answers == u.before;
  if (entered) enter(room, u);
  entered = !std::exchange(failed_, false) && entered;
  // With some errors SQLite undoes the whole transaction, and then there is nothing to go back to.
  failed_ = !db_->run(entered ? "RELEASE room" : "ROLLBACK TO room; RELEASE room");
  if (failed_) why_ = db_->why();
  return entered;
}

// With the first thing that is written, if it could not be done when the store was opened: each room by
// itself. Then either all of it is posted, or it was damaged, or some room could not be posted.
bool Store::settle_old_books() {
  if (!has_old_books()) return true;
  if (unlisted_) {
    failed_ = true;
    why_ = "the daybook is damaged, and which games were going on cannot be read";
    return false;
  }
  settled_ = true;
  for (const Daybook& book : old_books_)
    for (const std::int64_t room : book.all()) {
      if (!doubtful_.contains(room) && !enter_alone(room, book.of(room))) doubtful_.insert(room);
      if (failed_) return false;
    }
  heads_.clear();
  if (!(old_books_damaged_ || !doubtful_.empty() ? set_old_books_aside() : drop_old_books())) return false;
  old_books_damaged_ = false;
  old_books_.clear();
  return true;
}

bool Store::drop_old_books() {
  for (const char* sql : kDropAll)
    if (!db_->write(sql, {})) return cannot_settle();
  return true;
}

bool Store::cannot_settle() {
  failed_ = true;
  why_ = db_->why();
  return false;
}

// They stay in the store under another name, for whoever wants to look; what is in doubt is marked, so that
// nobody goes on with it.
bool Store::set_old_books_aside() {
  std::int64_t nth = 0;
  if (!db_->read("SELECT coalesce(max(cast(substr(name, 17) AS INTEGER)), 0) + 1 FROM sqlite_master"
                 " WHERE name LIKE 'daybook_damaged_%'",
                 {}, [&](const Row& row) { nth = row.number(0); }))
    return cannot_settle();
  const std::string n = std::to_string(nth);
  const std::string script = "ALTER TABLE daybook RENAME TO daybook_damaged_" + n +
                             ";ALTER TABLE daybook_ends RENAME TO daybook_ends_damaged_" + n + ";" +
                             db_->dialect().daybook;
  if (!db_->run(script.c_str())) return cannot_settle();
  for (const std::int64_t room : doubtful_) {
    const bool marked = db_->write(
        "INSERT INTO heads (room, answers, sum) VALUES ($1, -1, 0)"
        " ON CONFLICT (room) DO UPDATE SET answers = -1 - heads.answers WHERE heads.answers >= 0",
        {room});
    const std::string why = db_->why();
    AnswersHead head;
    if (marked || stored_head(room, &head) == Lookup::Failed) continue;  // then it is refused for that
    failed_ = true;
    why_ = why;
    return false;
  }
  return true;
}

}  // namespace jiesuan::server
