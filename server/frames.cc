#include "server/frames.h"

#include "server/bot_seats.h"
#include "server/log_json.h"
#include "server/view_json.h"
#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

json::object without_nulls(const json::object& o) {
  json::object out;
  for (const auto& [key, value] : o)
    if (!value.is_null()) out[key] = value;
  return out;
}

// Lists with one element a seat differ in few of them: only those, by their number.
json::object changed_elements(const json::array& before, const json::array& after) {
  json::object out;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (before[i] == after[i]) continue;
    const bool objects = before[i].is_object() && after[i].is_object();
    out[std::to_string(i)] =
        objects ? json::value(merge_patch(before[i].get_object(), after[i].get_object())) : after[i];
  }
  return out;
}

bool one_a_seat(std::string_view key, const json::value& before, const json::value& after) {
  return (key == "seats" || key == "hands") && before.is_array() && after.is_array() &&
         before.get_array().size() == after.get_array().size();
}

class FrameWriter : public LogSink {
 public:
  FrameWriter(const FramesOptions& o, BotSeats* bots) : o_(o), bots_(bots), log_(o.viewer) {}

  void on_entry(const Game& g, const LogEntry& e) override {
    if (bots_) bots_->on_entry(g, e);
    if (silent_) return;
    if (e.kind == LogKind::Window) return window(e);
    if (is_news(e)) waited_ = false;
    if (auto told = log_.tell(g, e)) add(g, json::value(std::move(*told)));
  }

  // The question that is open now, if the viewer may know of it.
  void asked(const Game& g) {
    const Request& r = *g.request;
    if (silent_ || (!all_seeing() && r.seat != o_.viewer)) return;
    ++decisions_;
    add(g, nullptr);
    Words zh(Lang::Zh), en(Lang::En);
    if (!all_seeing()) zh = zh.for_viewer(o_.viewer), en = en.for_viewer(o_.viewer);
    frames_.back().as_object()["asked"] = {
        {"seat", r.seat}, {"prompt", server::text(text::prompt(g, r, zh).ask, text::prompt(g, r, en).ask)}};
    open_ = frames_.size() - 1;
  }
  // What was answered to it: only told when the game is over and everything may be known.
  void answered(const Match& m, const Answer& a) {
    if (bots_) bots_->recall(m);
    if (!all_seeing() || frames_.empty()) return;
    const Game& g = m.game();
    if (const Remark why = bots_ ? bots_->why(a.seat) : Remark{}; !why.zh.empty())
      frames_[open_].as_object()["why"] = server::text(why.zh, why.en);
    const Words zh(Lang::Zh), en(Lang::En);
    frames_[open_].as_object()["answer"] = server::text(text::selection_text(g, *g.request, a.pick, zh),
                                                        text::selection_text(g, *g.request, a.pick, en));
  }
  // From here on windows end segments, and after as many as were shown nothing more is told.
  void last_run() {
    last_run_ = !o_.all;
    silent_ = last_run_ && o_.segments == 0;
    waited_ = o_.windows.waited;
  }

  json::object take() { return {{"view", std::move(first_)}, {"frames", std::move(frames_)}}; }
  void start(const Game& g) {
    if (first_.empty()) first_ = last_ = view(g);
  }
  // Some things end without a word (a phase, an effect): the last frame leads to how the table stands now.
  void end(const Game& g) {
    start(g);
    if (silent_ || frames_.empty()) return;
    frames_.back().as_object()["patch"] = merge_patch(before_last_, view(g));
  }

 private:
  bool all_seeing() const { return o_.viewer == ViewerLog::kAllSeeing; }
  json::object view(const Game& g) const {
    return all_seeing() ? all_seeing_view(g) : view_json(g, o_.viewer);
  }

  void window(const LogEntry& e) {
    if (!last_run_ || (e.seats & o_.windows.people).empty()) return;
    if (waited_) return;  // one window with the one before
    silent_ = ++segments_ >= o_.segments;
    waited_ = true;
  }

  void add(const Game& g, json::value log) {
    start(g);
    json::object now = view(g);
    json::object frame;
    frame["log"] = std::move(log);
    frame["patch"] = merge_patch(last_, now);
    frame["decision"] = decisions_;
    frames_.push_back(std::move(frame));
    before_last_ = std::move(last_);
    last_ = std::move(now);
  }

  FramesOptions o_;
  BotSeats* bots_;
  ViewerLog log_;
  json::object first_, last_, before_last_;
  json::array frames_;
  std::size_t decisions_ = 0, open_ = 0, segments_ = 0;
  bool last_run_ = false, silent_ = false, waited_ = false;
};

}  // namespace

json::object merge_patch(const json::object& before, const json::object& after) {
  json::object patch;
  for (const auto& [key, value] : before)
    if (!value.is_null() && (!after.contains(key) || after.at(key).is_null())) patch[key] = nullptr;
  for (const auto& [key, value] : after) {
    if (value.is_null()) continue;
    const json::value* old = before.if_contains(key);
    if (old && *old == value) continue;
    if (old && one_a_seat(key, *old, value)) {
      patch[key] = changed_elements(old->get_array(), value.get_array());
    } else if (old && old->is_object() && value.is_object()) {
      patch[key] = merge_patch(old->get_object(), value.get_object());
    } else {
      patch[key] = value.is_object() ? json::value(without_nulls(value.get_object())) : value;
    }
  }
  return patch;
}

json::object frames(Match& m, const Setup& setup, const std::vector<Answer>& answers, const FramesOptions& o,
                    BotSeats* bots) {
  FrameWriter writer(o, bots);
  m.listen(&writer);
  std::string why;
  if (answers.empty()) writer.last_run();
  if (m.start(setup, &why)) {
    for (std::size_t i = 0; i < answers.size() && !m.over(); ++i) {
      writer.asked(m.game());
      writer.answered(m, answers[i]);
      if (i + 1 == answers.size()) writer.last_run();
      m.answer(answers[i]);
    }
    if (!m.over()) writer.asked(m.game());
    writer.end(m.game());
  }
  m.listen(nullptr);
  return writer.take();
}

}  // namespace jiesuan::server
