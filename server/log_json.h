// The log as one viewer hears it: redacted, in both languages, with numbers of its own. The engine's numbers
// of events and entries also count what happened in secret; a viewer's count only what it was told.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "server/json.h"

namespace jiesuan::server {

// What a viewer is told, as redacted for it; its numbers are left to whoever keeps count.
json::object entry_json(const LogEntry& seen, Seat viewer);

class ViewerLog {
 public:
  explicit ViewerLog(Seat viewer) : viewer_(viewer) {}
  Seat viewer() const { return viewer_; }
  std::uint32_t told() const { return n_; }  // entries so far
  // The entry, as it is sent; nothing if the viewer is not told.
  std::optional<std::string> tell_text(const LogEntry& e);
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
