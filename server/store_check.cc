// A look through the whole store: what is damaged is named, and the rest is none the worse.
#include <algorithm>

#include "server/store.h"

namespace jiesuan::server {

bool Store::check(const std::function<void(const StoreFault&)>& fault, StoreCounts* counts) {
  // What other threads have noted is not known here: it is looked at from beside.
  std::string why;
  if (writers_ && *writers_ > 1)
    if (const std::unique_ptr<Store> beside = look_at(where_, &why)) return beside->check(fault, counts);
  const auto say = [&](const StoreFault& f) {
    ++counts->faults;
    fault(f);
  };
  db_->inspect([&](const std::string& why) { say({"", why}); });
  if (db_->version() != static_cast<int>(db_->dialect().versions.size())) return false;
  if (old_books_damaged_)
    say({"", "the daybook is damaged: games that may have gone on in it cannot be gone on with"});
  std::vector<std::int64_t> keys;
  if (!read("SELECT key FROM rooms ORDER BY key", {}, [&](const Row& row) { keys.push_back(row.number(0)); }))
    say({"", unread_});
  for (const std::int64_t key : keys) check_room(key, say, counts);
  const bool all =
      read("SELECT room, answers FROM heads WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE key = room)", {},
           [&](const Row& row) {
             say({"", "a room is lost: of its game, number " + std::to_string(row.number(0)) + ", " +
                          std::to_string(row.number(1)) + " answers were stored"});
           });
  if (!all) say({"", unread_});
  look_for_noted_rooms(say);
  why_.clear();  // what has been found is said; it is no write that failed
  return true;
}

// What was noted, and which rooms there are, as both were at one moment: beside a server that plays a room
// may have been removed, with its notes, since the daybook was read.
void Store::look_for_noted_rooms(const std::function<void(const StoreFault&)>& fault) {
  if (old_books_.empty()) return;
  const bool now = to_look_ && db_->begin_reading();
  if (now) load_daybook();
  std::vector<std::int64_t> keys;
  const bool all =
      read("SELECT key FROM rooms ORDER BY key", {}, [&](const Row& row) { keys.push_back(row.number(0)); });
  const auto noted = [&](std::int64_t room, const Daybook::Condition& c) {
    if (c.before == 0 && !std::binary_search(keys.begin(), keys.end(), room))
      fault({"", "a room is lost: of its game, number " + std::to_string(room) + ", answers were noted"});
  };
  if (all)
    for (const Daybook& book : old_books_) book.each(noted);
  else
    fault({"", unread_});
  if (now) db_->end_reading();
}

void Store::check_room(std::int64_t key, const std::function<void(const StoreFault&)>& fault,
                       StoreCounts* counts) {
  StoredRoom room;
  const Lookup found = find_room(key, &room);
  if (found == Lookup::None) return;  // it has been removed meanwhile
  ++counts->rooms;
  if (found == Lookup::Failed) return fault({"number " + std::to_string(key), unread_});
  if (!room.whole) return fault({room.id, "its document is damaged: its check sum does not fit"});
  std::vector<Answer> stored, in_window;
  if (!answers(key, &stored) || !given(key, 0, &in_window)) return fault({room.id, unread_});
  counts->answers += stored.size();
}

}  // namespace jiesuan::server
