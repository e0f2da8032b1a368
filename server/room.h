// A room: chairs before the game, the table during it, the result after it. It knows nothing of sockets: it
// is told who says what, is woken when its clock is due, and sends messages through Connection.
#pragma once
#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/api/recording.h"
#include "server/bot_seats.h"
#include "server/chair.h"
#include "server/context.h"
#include "server/lookahead.h"
#include "server/message.h"
#include "server/patch.h"
#include "server/told.h"
#include "server/viewer_feed.h"

namespace jiesuan::server {

// How long the words are that rooms, seats and invitations are known by.
inline constexpr int kRoomLetters = 10, kTokenLetters = 22, kInvitationLetters = 12;

class Room {
 public:
  // A new one, stored. Null if the store does not take it.
  static std::unique_ptr<Room> make(ServerContext& context, const Settings& settings, Refusal* no);
  // One from the store, as far as it had come. Null if what is stored cannot be played.
  static std::unique_ptr<Room> load(ServerContext& context, const StoredRoom& stored, std::string* why);
  ~Room();
  // What is stored of a room's game, without playing it. False and a reason if that cannot be read.
  static bool recall(ServerContext& context, const StoredRoom& stored, PlayedGame* game, std::string* why);

  const std::string& id() const { return stored_.id; }
  std::int64_t key() const { return stored_.key; }
  RoomState state() const { return stored_.state; }
  const Settings& settings() const { return settings_; }
  const std::string& host_token() const { return chairs_[0].token; }
  const std::string& invitation() const { return invitation_; }  // empty: a table of bots
  bool listed() const { return settings_.listed; }
  json::object json() const;  // as in messages and lists

  bool join(Connection& c, const Message& hello, Refusal* no);
  void leave(Connection& c);
  void hear(Connection& c, const Message& m);
  bool start(Refusal* no);

  // Another game for the same people (room_again.cc). Everybody who is there has said yes; the next room is
  // made of this one, and this one leads there.
  bool wants_next() const;
  static std::unique_ptr<Room> make_next(ServerContext& context, const Room& before, Refusal* no);
  bool lead_to(const std::string& next, Refusal* no);
  void not_again(const Refusal& why);

  // Takes a chair from a person; false and a reason if nobody sits there.
  bool remove_person(int chair, const Refusal& why, Refusal* no);
  // The host wants it gone; if that cannot be, it is told why.
  bool to_be_deleted() const { return to_be_deleted_; }
  void not_deleted(const Refusal& why);

  // When it wants to be woken; nothing: not before somebody speaks.
  std::optional<Millis> due() const;
  void wake();
  std::optional<Millis> alarm;  // when its site will wake it; a note of the site's
  bool idle() const { return clients_.empty() && !due(); }  // may be put back into the store
  bool broken() const { return broken_; }                   // memory is ahead of the store: drop and load it
  void not_kept() { broken_ = true; }                       // what it did last is not in the store

  // The seat of a token; nothing if it has none. For history by HTTP.
  std::optional<Seat> seat_of(const std::string& token) const;
  bool invites(const std::string& word) const { return !invitation_.empty() && word == invitation_; }
  bool by_link_only() const { return by_link_only_ && !settings_.listed; }
  // How many of the segments after the last answer have been shown, to tell nobody of more.
  struct Shown {
    WindowPolicy windows;
    std::size_t segments = 0;
    bool all = true;
  };
  Shown shown() const;
  const Setup& setup() const { return setup_; }
  SeatSet bot_seats() const;
  bool played(PlayedGame* game, std::string* why) const;
  // The stored answers of the running game: all that it has taken. False and a reason if they are not.
  bool answers_so_far(std::vector<Answer>* out, std::string* why) const;
  std::uint32_t decisions() const { return match_ ? server::answers_taken(*match_) : 0; }
  // Whether the game has ended since this was last asked.
  bool take_finished() { return std::exchange(finished_, false); }
  std::size_t arena_bytes() const { return match_ ? match_->arena_bytes() : 0; }

 private:
  struct Client {
    Connection* connection;
    int chair = -1;  // −1: watches
    bool invited = false;
    Rate chat{kChatsASecond, kChatsAtOnce};  // of those who watch; a chair has its own
    // The viewer whose last update it has: how the next one differs is enough.
    std::optional<Seat> follows = std::nullopt;
    std::vector<std::uint64_t> accepted = {};  // questions whose answers it has not been told are
  };
  struct WhoIsAsked {
    std::uint64_t question = 0;
    std::optional<SeatSet> waited_for = std::nullopt;
    bool window = false, thought = false;
    friend bool operator==(const WhoIsAsked&, const WhoIsAsked&) = default;
  };
  struct Viewer {
    std::string fresh;                 // told but not yet sent …
    Millis lasts = 0;                  // … and how long it takes to show it
    std::shared_ptr<const View> past;  // while a window is shown that is over for the engine
    std::unique_ptr<KeptView> told;    // with the last update
    WhoIsAsked asked = {};             // what that said of questions and of who is waited for
  };
  struct Asked {
    Seat seat = kNoSeat;
    std::uint64_t id = 0;
    std::uint32_t request = 0;  // the engine's number; in a window its questions have them
    Millis since = 0;
    bool blank = false;  // nothing to answer with
    int upcoming = -1;   // in a window: which of its questions
    SeatSet seen_as;     // whom the others take to be asked
    QuestionText question;
  };
  struct OpenWindow {
    Window window;
    std::uint32_t number = 0;         // FeedSegment::windows
    std::vector<Upcoming> questions;  // none: nobody has an answer
    std::map<std::uint32_t, Answer> given;
    SeatSet undecided;      // people who have not answered yet: what ends it where it has no clock
    bool answered = false;  // by the only one who could
    bool thought = false;   // somebody has asked for time
    Millis until = 0;       // 0: no end
  };

  Room(ServerContext& context, StoredRoom stored) : context_(context), stored_(std::move(stored)) {
    ++context_.metrics.rooms;
  }

  // room.cc
  static std::unique_ptr<Room> empty(ServerContext& context, const Settings& settings);
  bool put_into_store(Refusal* no);
  bool read_doc(std::string* why);
  std::string doc() const;
  bool save();
  int players() const { return static_cast<int>(chairs_.size()); }
  std::vector<Connection*> resize(int players);  // whose chairs have other numbers now
  Setup setup_of_settings() const;
  void prepare_game();
  bool name_content(Refusal* no);
  bool replay_answers(std::string* why);
  bool take_up_windows(std::string* why);
  WindowPolicy window_policy_now() const { return {hides_timing() ? people() : SeatSet{}, feed_.waited()}; }

  // room_people.cc
  bool may_enter(Client& c, const Message& hello, Refusal* no) const;
  Client* client(Connection& c);
  void say(Connection& c, const json::object& message) { say_text(c, json::serialize(message)); }
  void say_text(Connection& c, std::string message);
  void refused(Connection& c, const Refusal& no, std::uint64_t question = 0);
  void broadcast_room();
  void send_room(bool to_watchers);
  void welcome(Client& c);
  std::string catch_up(Seat viewer);
  Seat viewer_of(const Client& c) const;
  bool has_client(Seat viewer) const;
  void drop_viewer(Seat viewer);
  void sit(Client& c, const Message& m);
  void stand(Client& c);
  void change(Client& c, const Message& m);
  void note_absence();
  std::vector<Connection*> give_back(int chair);
  void hand_to_bot(Chair& c);
  void take_back(Chair& c);
  void greet(const std::vector<Connection*>& whose);

  // room_host.cc
  bool is_host(const Client& c) const {
    return c.chair >= 0 && chairs_[static_cast<std::size_t>(c.chair)].host;
  }
  bool may_do_with(const Client& c, int chair, Refusal* no) const;
  bool sits(int chair, Refusal* no) const;
  void kick(Client& c, const Message& m);
  std::vector<Connection*> take_chair_from(int chair);
  void make_host(Client& c, const Message& m);
  void ban(Client& c, const Message& m);
  void pardon(Client& c);
  void close_or_open(Client& c, const Message& m);
  void new_link(Client& c);
  void new_seat_link(Client& c);
  void ask_to_delete(Client& c);
  bool others_play(const Client& c) const;
  bool saved_or(Client& c, const std::function<void()>& undo);
  void put_out(const std::function<bool(const Client&)>& whom, const Refusal& why);

  // room_chat.cc
  void chat(Client& c, const Message& m);
  bool apart(const Client& c) const;
  bool seen_alive(Seat s) const;

  // room_again.cc
  void again(Client& c, const Message& m);
  void go_on_without(Client& c);

  // room_play.cc
  bool take(const Answer& a);         // or, if it is wrong, the safe one
  bool take(const Match::Passed& a);  // stores it and acts on it
  void keep_checkpoint(std::uint32_t decision);
  void queue(std::vector<FeedSegment> segments);
  void deliver(FeedSegment& segment);
  void advance();
  bool step();
  bool ask_all();
  void ask(Seat s);
  bool still_open(const Asked& q) const;
  void answer(Client& c, const Message& m);
  bool answer_now(const Asked& q, const Answer& a, Refusal* no);
  void pick(Client& c, const Message& m);
  void explain(Client& c, const Message& m);
  void finish();

  // room_update.cc
  void flush();
  void flush_now();
  void send_update(Seat viewer, Viewer& v);
  void send_update(Seat viewer, Viewer& v, const View& now);
  void send_to_viewer(Seat viewer, bool following, std::string update);
  struct Waiting {  // for whom the table waits, and how long
    SeatSet seats;
    std::optional<Millis> left = std::nullopt, bank = std::nullopt;
    std::optional<bool> thought = std::nullopt;  // in a window in which one can ask for time
  };
  std::optional<Waiting> waiting_for(Seat viewer) const;
  void write_waiting(JsonText& t, const std::optional<Waiting>& w) const;
  SeatSet seen_as_asked(Seat s) const;
  bool hides_timing() const;
  bool deserted() const;
  SeatSet people() const;
  Chair& chair_at(Seat s) { return chairs_[static_cast<std::size_t>(chair_of_[s])]; }
  const Chair& chair_at(Seat s) const { return chairs_[static_cast<std::size_t>(chair_of_[s])]; }
  Asked* asked(Seat s);
  void put(Asked q);
  void withdraw(Seat s);

  // room_window.cc
  void open_window(FeedSegment& segment, bool real);
  Millis length_of(const Window& w) const;
  void show_question(Seat s, int from);
  void show_blank(Seat s);
  bool answer_in_window(const Asked& q, Answer a, Refusal* no);
  void at_upcoming(int index, const std::function<void(Match&)>& look);
  void close_window();
  void decided(Seat s, bool with_a_card);
  bool window_over() const;
  void think(Client& c);
  bool declines_window(Seat s) const;

  // room_switches.cc
  void switches(Client& c, const Message& m);
  bool skips(const Chair& c) const { return c.skip && settings_.clock.window > 0; }
  EventId card_in_question(Seat s);
  void apply_switches(Chair& c);
  void let_switches_lapse(const FeedSegment& shown);
  void tell_switches();
  bool hurried() const;
  json::object switches_json(const Chair& c) const;

  // room_clock.cc
  bool bounded(const Asked& q) const;
  std::optional<Millis> deadline(const Asked& q) const;
  std::optional<Millis> away_deadline(const Chair& c) const;
  void charge_bank(const Asked& q);
  void time_is_up(Seat s);
  Millis shown_by() const { return std::max(context_.now(), staged_until_); }  // what has been told

  ServerContext& context_;
  StoredRoom stored_;
  Settings settings_;
  std::vector<Chair> chairs_;
  std::uint64_t seed_ = 0;
  json::object summary_;             // of a finished game
  std::string invitation_;           // a word of the room's link …
  bool by_link_only_ = false;        // … without which nobody comes in, unless the room is listed
  std::vector<std::string> bans_;    // addresses
  std::string next_;                 // the room in which the same people play on
  bool without_the_others_ = false;  // … those who have not said yes
  bool to_be_deleted_ = false;
  std::vector<Client> clients_;
  Rate watchers_chat_{1, 2 * kChatsAtOnce};  // of all who watch together

  // The game, once it has started.
  Setup setup_;
  bool named_ = false;  // the document names everything in it by ids; not so that of an earlier release
  std::unique_ptr<Match> match_;
  BotSeats bots_;
  ViewerFeed feed_;
  struct Listeners : LogSink {
    explicit Listeners(Room& r) : LogSink(kHeardAtATable), room(r) {}
    void on_entry(const Game& g, const LogEntry& e) override {
      room.bots_.on_entry(g, e);
      room.feed_.on_entry(g, e);
    }
    Room& room;
  } listeners_{*this};
  std::vector<int> chair_of_;  // by seat
  std::map<Seat, Viewer> viewers_;
  std::deque<FeedSegment> pending_;
  std::size_t segments_shown_ = 0;  // of the last run
  std::uint32_t next_request_ = 1;  // the engine's number of the question after the last answer
  WindowPolicy window_policy_;      // in the last run
  std::optional<OpenWindow> window_;
  bool given_unread_ = false;  // what was given in a window before the room was loaded …
  bool given_stored_ = false;  // … or since, or a window that was shown: the store may have something of it
  std::vector<Asked> asked_;
  Millis staged_until_ = 0;    // what has been told is shown by then
  Millis quiet_until_ = 0;     // nothing is told before; 0: there is nothing to wait for
  Millis told_at_ = 0;         // what is being told
  bool window_moved_ = false;  // opened or closed
  bool news_ = false;          // since the last pause
  Millis paused_until_ = 0;    // a bot takes its time
  bool more_ = false;          // there is more to do without waiting
  bool broken_ = false;
  bool finished_ = false;
};

// A stored room as messages describe it, read without looking anything up: its content may be gone.
struct DescribedRoom {
  json::object room;
  int players = 0;
  std::vector<std::pair<std::string, Seat>> tokens;
  bool listed = false;
};
std::optional<DescribedRoom> describe(const StoredRoom& stored);

}  // namespace jiesuan::server
