#include "server/viewer_feed.h"

#include "engine/event/log.h"
#include "server/beats.h"
#include "server/lookahead.h"
#include "server/question_json.h"

namespace jiesuan::server {

bool is_news(const LogEntry& e) { return !is_internal(e.kind) && !e.secret; }

bool of_hidden_generals(const LogEntry& window) {
  return window.wanted.empty() && window.skill == SkillId::None && window.card == CardName::None;
}

void join(Window& w, const LogEntry& e) {
  w.short_one = w.seats.empty() ? of_hidden_generals(e) : w.short_one && of_hidden_generals(e);
  w.seats |= e.seats;
  if (!is_nullification(e.wanted)) w.other |= e.seats;
  note_launch(w.launches, e);
}

void note_launch(std::vector<Launch>& launches, const LogEntry& window) {
  if (!window.wanted.empty()) return;
  for (Seat s : window.seats) launches.push_back({s, window.timing, of_hidden_generals(window)});
}

void ViewerFeed::on_entry(const Game& g, const LogEntry& e) {
  if (e.kind == LogKind::Window) {
    ++windows_;
    note_launch(launches_, e);
    if (!(e.seats & people_).empty()) open_window(g, e);
    return;
  }
  FeedSegment& segment = segments_.back();
  if (is_news(e)) {
    segment.news = true, waited_ = false;
    segment.lasts += beat_of(e.kind);
    launches_.clear();
    segment.turn_starts = segment.turn_starts || e.kind == LogKind::TurnStarts;
    segment.running.clear();
    for (const RunningEvent& r : e.nesting) segment.running.push_back(r.id);
  }
  EntryTexts entry(e);
  for (auto& [seat, log] : logs_) log.tell(entry, &segment.viewers[seat].log);
}

void ViewerFeed::open_window(const Game& g, const LogEntry& e) {
  if (waited_) {  // one after the other without news: all at once
    if (segments_.size() > 1) join(segments_[segments_.size() - 2].window, e);
    return;
  }
  waited_ = true;
  FeedSegment& segment = segments_.back();
  segment.has_window = true;
  segment.windows = windows_;
  segment.window = {};
  segment.window.event = e.event;
  segment.window.blank = QuestionText::of_nothing(e);
  join(segment.window, e);
  for (auto& [seat, log] : logs_) segment.viewers[seat].view = std::make_shared<const View>(view_of(g, seat));
  segments_.emplace_back();
}

std::vector<FeedSegment> ViewerFeed::take() {
  std::vector<FeedSegment> out = std::move(segments_);
  segments_.clear();
  segments_.emplace_back();
  windows_ = 0;
  return out;
}

}  // namespace jiesuan::server
