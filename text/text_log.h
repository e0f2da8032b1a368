// The log as a person reads it: rounds, turns and phases as headings, and below them what happened, each
// event indented under the one it was inserted into. All-seeing: every card and role is shown.
#pragma once
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/event/log.h"
#include "engine/view/view.h"
#include "text/words.h"

namespace jiesuan::text {

class TextLog : public LogSink {
 public:
  using Out = std::function<void(const std::string& line)>;
  TextLog(Words words, bool verbose, Out out)
      : w_(std::move(words)), verbose_(verbose), out_(std::move(out)) {}
  void on_entry(const Game& g, const LogEntry& e) override;
  LogDetail detail() const override { return verbose_ ? LogDetail::Timings : LogDetail::Told; }

 private:
  struct Opened {
    EventId event;
    int inside;  // how deep whatever is inserted into it stands
  };
  struct PendingPhase {
    EventId event;
    PhaseKind phase;
  };

  bool heading(const Game& g, const LogEntry& e);
  void header(const View& v);
  void ending(const View& v);
  std::string turn_heading(const View& v, const LogEntry& e) const;
  void flush_headings(const LogEntry& e);
  bool goes_without_saying(const LogEntry& e) const;
  void note_turned(const LogEntry& e);
  void line(int depth, const std::string& text) {
    out_(std::string(static_cast<std::size_t>(depth) * 2, ' ') + text);
  }
  void close_finished(const LogEntry& e);
  int depth_in(const LogEntry& e, std::size_t from) const;
  void open(EventId id, int inside);

  Words w_;
  bool verbose_;
  Out out_;
  bool started_ = false;
  std::string pending_turn_;  // its heading; empty if it has been printed
  EventId turn_event_ = 0;
  std::vector<PendingPhase> pending_;                 // phases that have begun but have nothing to show yet
  std::vector<Opened> opened_;                        // running events that have been told of
  Seat turned_from_ = kNoSeat, turned_to_ = kNoSeat;  // the last change of a target
  EventId answered_ = 0;                              // the last sentence was a card that answers this use
};

}  // namespace jiesuan::text
