// The log as one viewer hears it: redacted, in both languages, with numbers of its own. The engine's numbers
// of events and entries also count what happened in secret; a viewer's count only what it was told.
#pragma once
#include <optional>
#include <vector>

#include "server/json.h"

namespace jiesuan::server {

class ViewerLog {
 public:
  static constexpr Seat kAllSeeing = 0xFE;  // finished games: everything is told

  explicit ViewerLog(Seat viewer) : viewer_(viewer) {}
  Seat viewer() const { return viewer_; }
  std::uint32_t told() const { return n_; }  // entries so far
  // The entry, to be called at the moment it is written; nothing if the viewer is not told.
  std::optional<json::object> tell(const Game& g, const LogEntry& e);

 private:
  struct Known {
    EventId engine;
    std::uint32_t number;
  };
  void forget_finished(const Game& g);
  std::uint32_t number_of(EventId id);
  std::uint32_t cause_of(const Game& g);

  Seat viewer_;
  std::uint32_t n_ = 0;
  std::uint32_t events_ = 0;
  std::vector<Known> running_;  // events not yet over of which the viewer was told, outermost first
};

}  // namespace jiesuan::server
