#include "server/lookahead.h"

#include <algorithm>

#include "engine/content/catalogue.h"
#include "engine/query/selection.h"
#include "server/question_json.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kMost = 64;  // of one window; a circle of questions ends somewhere

class NewsProbe : public LogSink {
 public:
  explicit NewsProbe(Window& w) : LogSink(kHeardAtATable), window_(w) {}
  void on_entry(const Game&, const LogEntry& e) override {
    news_ = news_ || is_news(e);
    if (!news_ && e.kind == LogKind::Window) join(window_, e);
  }
  LogDetail detail() const override { return LogDetail::Facts; }
  bool news() const { return news_; }

 private:
  Window& window_;
  bool news_ = false;
};

}  // namespace

bool is_nullification(const NameSet& wanted) {
  static const CardName kNullification = Catalogue::get().find_card("nullification")->name;
  return wanted.has(kNullification);
}
bool asks_for_nullification(const Asked& r) { return is_nullification(r.wanted); }

bool of_window(const Match& m, const std::vector<Launch>& launches) {
  return of_window(m, m.request().seat, launches);
}

bool of_window(const Match& m, Seat s, const std::vector<Launch>& launches) {
  const auto& r = m.request(s);
  if (option_no(r) < 0) return false;
  const bool hidden = r.ask == Ask::Launch && Question(m.game(), r).of_hidden_general();
  const auto is_it = [&](const Launch& l) {
    const bool price = l.timing == Timing::None && r.ask == Ask::OwnCards;
    const bool launch = r.ask == Ask::Launch && r.timing == l.timing && (hidden || !l.hidden);
    return r.seat == l.seat && (price || launch);
  };
  return r.needed || std::any_of(launches.begin(), launches.end(), is_it);
}

std::vector<Upcoming> upcoming(Match& m, SeatSet readers, Snapshot& scratch, LogSink* listener,
                               Window& window) {
  std::vector<Upcoming> out;
  NewsProbe probe(window);
  m.save(scratch);
  m.listen(&probe);
  while (!m.over() && !probe.news() && out.size() < kMost) {
    const Asked& r = m.request();
    if (!of_window(m, window.launches)) break;
    const int no = option_no(r);
    out.push_back({r.seat, r.id, static_cast<std::uint8_t>(no), asks_for_nullification(r),
                   readers.has(r.seat) ? QuestionText(Question(m.game())) : QuestionText()});
    Answer a;
    a.request = r.id;
    a.seat = r.seat;
    a.pick.option = static_cast<std::uint8_t>(no);
    if (!m.answer(a)) break;
  }
  m.restore(scratch);
  m.listen(listener);
  return out;
}

}  // namespace jiesuan::server
