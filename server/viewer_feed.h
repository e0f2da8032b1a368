// What each viewer is told while the engine runs from one question to the next. Where a window opens for
// people who may have no answer, the engine runs on at once, but the table must wait as long as if they had
// one: what is told is cut into segments there, and the room shows one after the other.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/event/log.h"
#include "engine/view/view.h"
#include "server/log_json.h"
#include "server/question_json.h"

namespace jiesuan::server {

// Somebody may launch a skill at a timing, or pay a price in the middle of an effect (at no timing), if it
// has the cards for it; or launch one of a general card that lies face down, if it has such a general.
struct Launch {
  Seat seat = kNoSeat;
  Timing timing = Timing::None;
  bool hidden = false;  // … of such a general card
};

// The people in the position to answer with a card, whatever they hold.
struct Window {
  SeatSet seats;  // everybody who is waited for
  SeatSet other;  // those of them who may answer with something else than 无懈可击
  std::vector<Launch> launches;
  bool short_one = false;  // all in it hangs on general cards that lie face down
  EventId event = 0;       // the use it is about
  QuestionText blank;      // the question for those without an answer; its id is filled in for each
};

struct FeedSegment {
  struct ForViewer {
    std::string log;                   // its entries as they are sent, without the brackets
    std::shared_ptr<const View> view;  // at the window; none in the last segment
  };
  std::map<Seat, ForViewer> viewers;
  bool news = false;       // something happened that everybody may know
  std::int64_t lasts = 0;  // ms that showing it takes (beats.def)
  bool turn_starts = false;
  std::vector<EventId> running;  // when the last of it happened
  bool has_window = false;       // the segment ends with it …
  std::uint32_t windows = 0;     // … which was so maniest that the engine told of since it was last asked
  Window window;
};

// How windows are held while the engine runs.
struct WindowPolicy {
  SeatSet people;  // whose windows must be waited for; none: windows are not shown at all
  // Since the last news the table has waited once. That is for all windows until something happens: how many
  // there are, one for each question or one for all, would tell whether anybody had an answer.
  bool waited = false;
};

// What those who sit at a table can be told, and windows: nobody at it asks for the rest, and what nobody
// wants is not even made.
inline constexpr LogKinds kHeardAtATable = [] {
  LogKinds kinds{LogKind::Window};
  for (int k = 0; k < kLogKinds; ++k)
    if (!is_internal(static_cast<LogKind>(k))) kinds.add(static_cast<LogKind>(k));
  return kinds;
}();

class ViewerFeed : public LogSink {
 public:
  ViewerFeed() : LogSink(kHeardAtATable) {}
  void set_window_policy(WindowPolicy h) { people_ = h.people, waited_ = h.waited; }
  bool waited() const { return waited_; }
  // Since the last news. The question that is open may be one of them.
  const std::vector<Launch>& launches() const { return launches_; }
  void add_viewer(Seat viewer) { logs_.emplace(viewer, ViewerLog(viewer)); }
  void put_viewer(const ViewerLog& log) { logs_.insert_or_assign(log.viewer(), log); }
  const ViewerLog& log_of(Seat viewer) const { return logs_.at(viewer); }
  void remove_viewer(Seat viewer) { logs_.erase(viewer); }
  bool has_viewer(Seat viewer) const { return logs_.contains(viewer); }

  void on_entry(const Game& g, const LogEntry& e) override;

  // The segments since the last call; the last one is what was told after the last window (or nothing).
  std::vector<FeedSegment> take();

 private:
  void open_window(const Game& g, const LogEntry& e);

  std::map<Seat, ViewerLog> logs_;
  SeatSet people_;
  bool waited_ = false;
  std::vector<Launch> launches_;
  std::uint32_t windows_ = 0;  // whoever they were for
  std::vector<FeedSegment> segments_{1};
};

// Another window that follows without news: it is one with this.
void join(Window& w, const LogEntry& e);

// The window is one of skills on general cards that lie face down, whichever generals those are.
bool of_hidden_generals(const LogEntry& window);

// If the window is one of a launch.
void note_launch(std::vector<Launch>& launches, const LogEntry& window);

// Whether an entry is a happening that everybody may know of.
bool is_news(const LogEntry& e);

}  // namespace jiesuan::server
