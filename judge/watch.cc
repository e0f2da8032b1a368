#include "judge/watch.h"

#include <algorithm>

#include "judge/chronicle.h"

namespace jiesuan::judge {

void Watch::on_entry(const Game& g, const LogEntry& e) {
  if (stopped_) return;
  if (e.kind == LogKind::NotOffered) {
    refused_.push_back({e.a, e.skill, e.timing, {static_cast<WhyNot>(e.n)}, turns_begun()});
    if (chronicle_) chronicle_->on_not_offered(e);
    return;
  }
  if (over(g, e)) {
    stopped_ = true;
    last_ = g;
    return;
  }
  if (e.kind == LogKind::TurnStarts) {
    turns_begun_.push_back(e.a);
    at_turn_start_ = g;
  }
  story_.on_entry(g, e);
}

bool Watch::over(const Game& g, const LogEntry& e) {
  if (!script_done_) return false;
  return (e.kind == LogKind::TurnStarts && turns_begun() >= turns_) || (to_end_of_phase_ && phase_is_over(g));
}

// The phase in hand when the script is used up.
bool Watch::phase_is_over(const Game& g) {
  for (const Event* x = g.event; x; x = x->outer) {
    if (x->kind != EventKind::Phase) continue;
    if (phase_ == 0) phase_ = x->id;
    if (x->id == phase_) return false;
  }
  return phase_ != 0;
}

int Watch::turn_of(Seat who, int after) const {
  for (int n = after; n < turns_begun(); ++n)
    if (who == kNoSeat || turns_begun_[static_cast<std::size_t>(n)] == who) return n + 1;
  return 0;
}

const Watch::Refused* Watch::refused(Seat who, const std::vector<SkillId>& skills, int up_to_turn) const {
  for (auto it = refused_.rbegin(); it != refused_.rend(); ++it)
    if (it->turn <= up_to_turn && it->who == who &&
        std::find(skills.begin(), skills.end(), it->skill) != skills.end())
      return &*it;
  return nullptr;
}

}  // namespace jiesuan::judge
