// The log as one viewer hears it: redacted, in both languages, with numbers of its own. The engine's numbers
// of events and entries also count what happened in secret; a viewer's count only what it was told.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/event/log.h"
#include "server/json.h"

namespace jiesuan::server {

// An entry as viewers are told of it. Who is told the same reads the same text, which is written once.
class EntryTexts {
 public:
  explicit EntryTexts(const LogEntry& e) : entry_(e) {}
  const LogEntry& entry() const { return entry_; }
  // Which of its texts is the viewer's.
  std::size_t text_for(Seat viewer);
  // What stands between its brackets, but for the numbers: those are left to whoever keeps count.
  const std::string& text(std::size_t which) const { return ways_[which].text; }

 private:
  struct Way {
    LogEntry seen;
    bool all_seeing;
    std::string text;
  };
  const LogEntry& entry_;
  std::vector<Way> ways_;
};

class ViewerLog {
 public:
  explicit ViewerLog(Seat viewer) : viewer_(viewer) {}
  Seat viewer() const { return viewer_; }
  std::uint32_t told() const { return n_; }  // entries so far
  // Adds the entry to a list, as it is sent; false if the viewer is not told.
  bool tell(EntryTexts& entry, std::string* list);
  std::optional<json::object> tell(const LogEntry& e);

 private:
  struct Known {
    EventId engine;
    std::uint32_t number;
  };
  void forget_finished(const LogEntry& e);
  std::uint32_t number_of(EventId id);
  std::uint32_t cause_of(const LogEntry& e) const;

  Seat viewer_;
  std::uint32_t n_ = 0;
  std::uint32_t events_ = 0;
  std::vector<Known> running_;  // events not yet over of which the viewer was told, outermost first
};

}  // namespace jiesuan::server
