// The daybook of a thread that plays: what its rooms do is noted there in the order in which it happens, one
// page for all that is stored together, and posted to the tables later, room by room. A page is one row: a
// turn of a hundred rooms costs little more than that of one, while each room's own row would cost a page of
// the database's file. What has been noted is as safe as what has been posted.
//
// This is the daybook in memory and its pages as bytes; store_daybook.cc writes and reads them.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace jiesuan::server {

struct DayEntry {
  enum class Kind : std::uint8_t {  // as it is stored
    Answer = 1,
    Given = 2,         // in a window
    Shown = 3,         // a mark, which takes the place of the mark before
    GivenDropped = 4,  // and marks
    Posted = 5,        // what was noted of the room before is in the tables, or removed, or noted anew
  };
  std::int64_t room = 0;
  std::int64_t before = 0;  // so many answers the game had, and …
  std::uint32_t nth = 0;    // … the so manieth note of it since it was posted: if one is missing it is seen
  Kind kind = Kind::Answer;
  std::uint32_t request = 0;
  std::string_view pick;
};

// What the tables lack of a room.
struct Unposted {
  struct Record {
    std::uint32_t request = 0;
    std::string pick;
  };
  bool any = false;
  std::int64_t before = 0;  // answers that are in the tables
  std::vector<Record> answers;
  bool given_dropped = false;                  // of what is in the tables: everything …
  bool shown_dropped = false;                  // … or the mark alone
  std::map<std::uint32_t, std::string> given;  // since then, by question
};

class Daybook {
 public:
  explicit Daybook(std::int64_t writer = 0) : writer_(writer) {}
  std::int64_t writer() const { return writer_; }
  static std::int64_t writer_of(std::int64_t number) { return number >> kNumberBits; }
  static std::int64_t page_of(std::int64_t number) { return number & ((std::int64_t{1} << kNumberBits) - 1); }
  static std::int64_t number_of(std::int64_t writer, std::int64_t page) {
    return writer << kNumberBits | page;
  }

  // The page that is being written. Which note of its room it is, is found here.
  void note(DayEntry e);
  void note_anew(std::int64_t room);  // all that is known of it: the pages on which it stood are not needed
  const std::string& page() const { return page_; }
  void throw_away();
  // It has been stored, under the next number; all pages before `first` are needed no more.
  void keep(std::int64_t first);
  std::int64_t first() const { return first_; }
  std::int64_t next() const { return next_; }

  // A page that was stored; false if it is not one. What it says of rooms has to follow what is known.
  bool take_in(std::int64_t page, std::string_view bytes);
  // Pages are missing: what is known of a room may not be the last of it, unless a later page says so.
  void lose_pages();
  bool has_lost_pages() const { return lost_pages_; }
  bool posted_since(std::int64_t room) const { return posted_since_.contains(room); }

  bool knows(std::int64_t room) const { return accounts_.contains(room); }
  Unposted of(std::int64_t room) const;  // with what is on the page that is being written
  struct Condition {
    std::int64_t before = 0;
    bool whole = true;  // nothing of it can be missing
  };
  void each(const std::function<void(std::int64_t, const Condition&)>& see) const;

  // So much has been noted that something should be posted: the rooms whose first note is the oldest.
  bool is_long() const;
  std::vector<std::int64_t> oldest() const;
  std::vector<std::int64_t> all() const;
  void put_off(std::int64_t room);  // it cannot be posted: it is not tried all the time …
  void take_up_again();             // … but now and then: the disk may have been full
  // The first page that has a note of a room that is not posted, but for those that are about to be.
  std::int64_t first_needed(const std::vector<std::int64_t>& about_to_be_posted) const;

 private:
  static constexpr int kNumberBits = 40;
  struct Account {
    std::int64_t page = 0;  // where the first note of it is
    std::int64_t before = 0, answers = 0;
    std::uint32_t noted = 0;
    std::string notes;
    bool may_lack = false, lacks = false, put_off = false;
  };
  void take_in(std::int64_t page, const DayEntry& e, std::string_view note);
  void forget(std::unordered_map<std::int64_t, Account>::iterator account);

  std::int64_t writer_;
  std::int64_t first_ = 1, next_ = 1;  // pages that are stored
  std::string page_;
  std::vector<std::pair<std::int64_t, std::uint32_t>> on_page_;  // rooms, and how many notes each has then
  bool lost_pages_ = false;
  std::set<std::int64_t> posted_since_;
  std::unordered_map<std::int64_t, Account> accounts_;
  std::size_t notes_ = 0;  // of all accounts but those that are put off
};

}  // namespace jiesuan::server
