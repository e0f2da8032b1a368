#include "server/telling.h"

#include "engine/view/workings.h"
#include "server/lookahead.h"
#include "server/question_json.h"
#include "server/view_json.h"

namespace jiesuan::server {

bool is_news(const LogEntry& e) { return !is_working(e.kind) && !e.secret; }

void join(Window& w, const LogEntry& e) {
  w.seats |= e.seats;
  if (!is_nullification(e.wanted)) w.other |= e.seats;
}

void Telling::on_entry(const Game& g, const LogEntry& e) {
  if (e.kind == LogKind::Window) {
    if (!(e.seats & people_).empty()) open_window(g, e);
    return;
  }
  Beat& beat = beats_.back();
  if (is_news(e)) beat.news = true, waited_ = false;
  for (auto& [seat, log] : logs_)
    if (auto told = log.tell(g, e)) beat.viewers[seat].log.push_back(std::move(*told));
}

void Telling::open_window(const Game& g, const LogEntry& e) {
  if (waited_) {  // one after the other without news: all at once
    if (beats_.size() > 1) join(beats_[beats_.size() - 2].window, e);
    return;
  }
  waited_ = true;
  Beat& beat = beats_.back();
  beat.has_window = true;
  beat.window = {{}, {}, g.event ? g.event->id : 0, nothing_to_answer(g, e, 0)};
  join(beat.window, e);
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
