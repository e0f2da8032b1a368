// What the server keeps: one document a room, every answer of every game, written before it is acted on, and
// every finished game as it was told. What it is written in is the engine's matter (database.h); which
// records there are, and whether they are as they were written, is decided here.
#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/api/recording.h"
#include "engine/event/request.h"
#include "server/database.h"
#include "server/daybook.h"
#include "server/leases.h"
#include "server/store_record.h"

namespace jiesuan::server {

enum class RoomState : std::uint8_t {
#define JIESUAN_ROOM_STATE(id, word) id,
#include "server/words.def"
};

struct StoredRoom {
  std::int64_t key = 0;  // of the row
  std::string id;
  RoomState state = RoomState::Lobby;
  std::int64_t changed = 0;  // unix seconds
  std::string doc;           // JSON: settings, chairs, seed, summary
  int rules = 0;             // the version of the rules its game was begun under; 0: before they were noted
  bool whole = true;         // as it was written; else its check sum does not fit
};

// What became of a look into the store.
enum class Lookup : std::uint8_t { Found, None, Failed };

struct StoredTelling {
  int format = 0;
  std::string bytes;
};

// A look through the whole store.
struct StoreFault {
  std::string room;  // its id; empty if it is not one room's
  std::string why;
};
struct StoreCounts {
  std::size_t rooms = 0, answers = 0, faults = 0;
};

class Store {
 public:
  ~Store();  // posts what is noted
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  // A file, or postgresql://…; null and a reason if it cannot be used.
  static std::unique_ptr<Store> open(const std::string& where, std::string* why);
  // The same once more, for another thread of this server; this one is closed last.
  std::unique_ptr<Store> another(std::string* why);
  // One that may be in use: nothing is written to it, and an earlier version stays as it is.
  static std::unique_ptr<Store> look_at(const std::string& where, std::string* why);
  // How it is called to people: an address may have a password in it.
  static std::string name_of(const std::string& where);

  // All of these return false when it is not taken; `why()` then says what was wrong.
  bool add_room(StoredRoom& room);  // gives it its key
  bool save_room(const StoredRoom& room);
  bool remove_room(std::int64_t key);
  bool forget_lobbies(std::int64_t before);  // nobody has touched them since
  bool append(std::int64_t room, const Answer& a);
  bool keep_given(std::int64_t room, const Answer& a);
  bool drop_given(std::int64_t room);
  // How many windows since the last answer have been held to their end, while this question is the next.
  bool keep_shown(std::int64_t room, std::uint32_t request, std::uint32_t windows);
  bool keep_checkpoint(std::int64_t room, const Checkpoint& c);
  bool keep_told(std::int64_t room, const StoredTelling& told);
  const std::string& why() const { return why_; }
  bool works() const { return why_.empty(); }
  // Tries whether it takes and keeps what it is given; while it works, not more often than once a second.
  bool healthy(std::int64_t now);

  // Several writes at once, kept all together or not at all; nothing may be told to anybody in between. Once
  // one of them has failed the others are not taken either, and commit() returns false.
  void begin();
  bool commit();

  // Where several servers share the store, a room is one server's at a time: it is taken before it is read to
  // be played, and what others write to it is refused. A file is one server's with all that is in it.
  bool shared() const { return leases_ != nullptr; }
  Taken take(std::int64_t room);
  bool release(std::int64_t room);
  bool stay_alive();                      // at least every other second, or others may take the rooms
  bool ask_for(std::int64_t room);        // whoever has it, to let it go
  std::vector<std::int64_t> asked_for();  // by others, of this server's
  bool left_behind(std::size_t most, std::vector<StoredRoom>* out);  // games whose server has died
  void give_up();  // all rooms: it was silent for so long that others may have taken them
  // Where it is shared: the listed ones of all servers, the newest first.
  bool open_rooms(RoomState state, std::size_t most, std::vector<StoredRoom>* out);
  // … and those that could not be gone on with, for whichever server tried last, before it lets the room go.
  struct UnplayableRoom {
    StoredRoom room;
    std::string why;
  };
  bool keep_unplayable(std::int64_t room, const std::string& why);
  bool unplayable(std::size_t most, std::vector<UnplayableRoom>* out);

  // What cannot be read is not taken for what is not there, and what is not as it was written is not given
  // out: `unread()` then says which record, and what is wrong with it.
  const std::string& unread() const { return unread_; }
  Lookup find_room(const std::string& id, StoredRoom* room);
  Lookup find_room(std::int64_t key, StoredRoom* room);
  Lookup told(std::int64_t room, StoredTelling* told);
  // False if it cannot be read.
  bool rooms(RoomState state, std::size_t most, std::vector<StoredRoom>* out);  // the newest first
  bool listed_games(std::size_t most, std::vector<StoredRoom>* out);  // finished ones, the newest first
  bool untold(std::vector<std::int64_t>* rooms);  // finished games that have not been told, the newest first
  bool answers(std::int64_t room, std::vector<Answer>* out);  // in the order of the questions
  bool given(std::int64_t room, std::uint32_t from_request, std::vector<Answer>* out);
  bool shown(std::int64_t room, std::uint32_t request, std::uint32_t* windows);
  bool checkpoints(std::int64_t room, std::vector<Checkpoint>* out);
  bool newest(std::int64_t* changed);  // when something was last changed; 0 if there is nothing
  bool finished_before(std::int64_t before, std::size_t most,
                       std::vector<StoredRoom>* out);  // the oldest first

  // Reads everything and says what is not as it was written; the rest goes on. False if it is of an earlier
  // version, which has no check sums: then only the engine has looked.
  bool check(const std::function<void(const StoreFault&)>& fault, StoreCounts* counts);

 private:
  explicit Store(std::unique_ptr<Database> db);
  static std::unique_ptr<Database> reach(const std::string& where, bool to_look, std::string* why);
  static std::unique_ptr<Store> open_in(std::unique_ptr<Database> db, const std::string& where, bool to_look,
                                        std::string* why);
  bool begin_writing();
  bool write(const char* sql, Values values);
  bool write_to(std::int64_t room, const char* sql, Values values);
  bool join();
  bool leases_failed();
  void remove_unsure();
  bool read(const char* sql, Values values, const EachRow& row);
  Lookup read_one(const char* sql, Values values, const EachRow& row);
  bool is_damaged(std::string how);
  void check_room(std::int64_t key, const std::function<void(const StoreFault&)>& fault, StoreCounts* counts);
  void look_for_noted_rooms(const std::function<void(const StoreFault&)>& fault);
  static StoredRoom room_of(const Row& row);
  bool read_answers(const char* sql, const char* what, std::int64_t room, std::vector<Answer>* out,
                    AnswersHead* head);
  bool cannot_read();
  Lookup head_of(std::int64_t room, AnswersHead* head);
  Lookup stored_head(std::int64_t room, AnswersHead* head);
  void know_head(std::int64_t room, const AnswersHead& head);
  bool keep_head(std::int64_t room, const AnswersHead& head);
  bool answers_now(std::int64_t room, std::vector<Answer>* out);
  bool read_given(std::int64_t room, std::vector<Answer>* out);
  bool add_answer(std::int64_t room, std::uint32_t request, const std::string& pick, std::int64_t seal);
  bool put_given(std::int64_t room, std::uint32_t request, const std::string& pick);
  bool drop_shown(std::int64_t room);
  bool drop_all_given(std::int64_t room);

  // store_daybook.cc
  bool note(std::int64_t room, DayEntry::Kind kind, std::uint32_t request, std::string_view pick);
  bool note(std::int64_t room, const AnswersHead& head, DayEntry::Kind kind, std::uint32_t request,
            std::string_view pick);
  bool note_answer(std::int64_t room, const AnswersHead& head, std::uint32_t request, std::string_view pick);
  void write_page();
  void page_is_kept();
  void page_is_lost();
  void post_room(std::int64_t room);
  void enter(std::int64_t room, const Unposted& u);
  bool enter_alone(std::int64_t room, const Unposted& u);
  void post_some();
  bool post(const std::vector<std::int64_t>& rooms);
  void post_all_and_close();
  Unposted unposted(std::int64_t room) const;
  void open_daybook();
  void look_into_daybook();
  void load_daybook();
  void doubt_games();
  bool is_doubtful(std::int64_t room) const;
  bool post_old_books();
  bool set_damaged_daybook_aside();

  // store_versions.cc
  bool bring_up_to_date();
  bool is_known_version(int version);
  void seal_all();
  void seal_answers(std::int64_t room);
  void seal_given(std::int64_t room);
  bool seal_rows(const char* all, const char* seal, std::int64_t room, AnswersHead* head);

  std::string where_;
  std::unique_ptr<Database> db_;
  std::unique_ptr<Leases> leases_;    // null if it is not shared
  std::int64_t held_ = 0;             // the room whose lease the open transaction holds
  std::vector<std::int64_t> unsure_;  // rooms that may have been stored, and that nobody knows of
  std::string why_, unread_;
  std::optional<std::int64_t> tried_;  // when it was last found healthy …
  std::int64_t trial_;                 // … by giving this answer
  int depth_ = 0;
  bool begun_ = false;   // the engine has been told
  bool failed_ = false;  // a write since begin()
  struct KnownHead {
    AnswersHead head;
    std::optional<std::uint32_t> last;  // the highest number of a question that was answered
  };
  std::unordered_map<std::int64_t, KnownHead> heads_;  // of games that are being played, as they are stored

  std::optional<Daybook> day_;    // where one is kept, and this store is written to
  std::int64_t needed_from_ = 1;  // the first page of it to keep
  bool posting_ = false;
  std::uint64_t postings_ = 0;
  bool to_look_ = false;                                // nothing is written to it, but others may
  std::shared_ptr<std::atomic<std::int64_t>> writers_;  // how many threads keep one
  // What was found when it was opened, if it could not be posted, or is only looked at.
  std::vector<Daybook> old_books_;
  bool old_books_damaged_ = false;
  bool set_aside_ = false;                     // … in the open transaction
  std::unordered_set<std::int64_t> doubtful_;  // games of which something may be missing …
  bool unlisted_ = false;                      // … and which ones those are cannot be read
};

}  // namespace jiesuan::server
