#include "server/telling.h"

#include "server/question_json.h"
#include "server/view_json.h"

namespace jiesuan::server {

bool is_news(const LogEntry& e) {
  switch (e.kind) {
    case LogKind::Timing:
    case LogKind::Window:
    case LogKind::Question:
    case LogKind::Answer:
      return false;
    default:
      return !e.secret;
  }
}

void Telling::on_entry(const Game& g, const LogEntry& e) {
  if (e.kind == LogKind::Window) {
    if (!(e.seats & people_).empty()) open_window(g, e);
    return;
  }
  Beat& beat = beats_.back();
  beat.news = beat.news || is_news(e);
  for (auto& [seat, log] : logs_)
    if (auto told = log.tell(g, e)) beat.viewers[seat].log.push_back(std::move(*told));
}

void Telling::open_window(const Game& g, const LogEntry& e) {
  if (!beats_.back().news && beats_.size() > 1) {  // one after the other without news: all at once
    beats_[beats_.size() - 2].window.seats |= e.seats;
    return;
  }
  Beat& beat = beats_.back();
  beat.has_window = true;
  beat.window = {e, e.seats, g.event ? g.event->id : 0, nothing_to_answer(g, e, 0)};
  for (auto& [seat, log] : logs_) beat.viewers[seat].view = view_json(g, seat);
  beats_.emplace_back();
}

std::vector<Beat> Telling::take() {
  std::vector<Beat> out = std::move(beats_);
  beats_.clear();
  beats_.emplace_back();
  return out;
}

}  // namespace jiesuan::server
