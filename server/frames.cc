#include "server/frames.h"

#include "server/bot_seats.h"
#include "server/log_json.h"
#include "server/patch.h"
#include "server/view_json.h"
#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

class FrameWriter : public LogSink {
 public:
  FrameWriter(const FramesOptions& o, BotSeats* bots) : o_(o), bots_(bots), log_(o.viewer) {}

  void on_entry(const Game& g, const LogEntry& e) override {
    if (bots_) bots_->on_entry(g, e);
    if (silent_) return;
    if (e.kind == LogKind::Window) return window(e);
    if (is_news(e)) waited_ = false;
    if (auto told = log_.tell(e)) add(g, json::value(std::move(*told)));
  }

  // The question that is open now to that seat, if the viewer may know of it.
  void asked(const Match& m, Seat s) {
    const Question q(m.game(), m.request(s), all_seeing());
    if (silent_ || (!all_seeing() && q.seat() != o_.viewer)) return;
    ++decisions_;
    add(m.game(), nullptr);
    const Words zh(Lang::Zh), en(Lang::En);
    frames_.back().as_object()["asked"] = {
        {"seat", q.seat()}, {"prompt", server::text(text::prompt(q, zh).ask, text::prompt(q, en).ask)}};
    open_ = frames_.size() - 1;
  }
  // What was answered to it: only told when the game is over and everything may be known.
  void answered(const Match& m, const Answer& a) {
    if (bots_) bots_->recall(m, a.seat);
    if (!all_seeing() || frames_.empty()) return;
    const Question q(m.game(), m.request(a.seat), true);
    if (const Remark why = bots_ ? bots_->why(a.seat) : Remark{}; !why.zh.empty())
      frames_[open_].as_object()["why"] = server::text(why.zh, why.en);
    const Words zh(Lang::Zh), en(Lang::En);
    frames_[open_].as_object()["answer"] =
        server::text(text::selection_text(q, a.pick, zh), text::selection_text(q, a.pick, en));
  }
  // From here on windows end segments, and after as many as were shown nothing more is told.
  void last_run() {
    last_run_ = !o_.all;
    silent_ = last_run_ && o_.segments == 0;
    waited_ = o_.windows.waited;
  }

  json::object take() { return {{"view", std::move(first_)}, {"frames", std::move(frames_)}}; }
  void start(const Game& g) {
    if (first_.empty()) first_ = view_json(last_ = view(g));
  }
  // Some things end without a word (a phase, an effect): the last frame leads to how the table stands now.
  void end(const Game& g) {
    start(g);
    if (silent_ || frames_.empty()) return;
    frames_.back().as_object()["patch"] = view_patch(before_last_, view(g));
  }

 private:
  bool all_seeing() const { return o_.viewer == kAllSeeing; }
  View view(const Game& g) const { return view_of(g, o_.viewer); }

  void window(const LogEntry& e) {
    if (!last_run_ || (e.seats & o_.windows.people).empty()) return;
    if (waited_) return;  // one window with the one before
    silent_ = ++segments_ >= o_.segments;
    waited_ = true;
  }

  void add(const Game& g, json::value log) {
    start(g);
    View now = view(g);
    json::object frame;
    frame["log"] = std::move(log);
    frame["patch"] = view_patch(last_, now);
    frame["decision"] = decisions_;
    frames_.push_back(std::move(frame));
    before_last_ = std::move(last_);
    last_ = std::move(now);
  }

  FramesOptions o_;
  BotSeats* bots_;
  ViewerLog log_;
  json::object first_;
  View last_, before_last_;
  json::array frames_;
  std::size_t decisions_ = 0, open_ = 0, segments_ = 0;
  bool last_run_ = false, silent_ = false, waited_ = false;
};

}  // namespace

json::object frames(Match& m, const Setup& setup, const std::vector<Answer>& answers, const FramesOptions& o,
                    BotSeats* bots) {
  FrameWriter writer(o, bots);
  m.listen(&writer);
  std::string why;
  if (answers.empty()) writer.last_run();
  if (m.start(setup, &why)) {
    for (std::size_t i = 0; i < answers.size() && !m.over(); ++i) {
      writer.asked(m, answers[i].seat);
      writer.answered(m, answers[i]);
      if (i + 1 == answers.size()) writer.last_run();
      m.answer(answers[i]);
    }
    for (Seat s : m.asked()) writer.asked(m, s);
    writer.end(m.game());
  }
  m.listen(nullptr);
  return writer.take();
}

}  // namespace jiesuan::server
