#include "server/lookahead.h"

#include "engine/content/catalogue.h"
#include "server/question_json.h"
#include "server/telling.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kMost = 64;  // of one window; a circle of questions ends somewhere

class NewsProbe : public LogSink {
 public:
  void on_entry(const Game&, const LogEntry& e) override { news_ = news_ || is_news(e); }
  bool news() const { return news_; }

 private:
  bool news_ = false;
};

}  // namespace

int option_no(const Request& r) {
  for (int i = 0; i < r.options.size(); ++i)
    if (r.options[i].kind == OptionKind::Pass) return i;
  return -1;
}

bool is_nullification(const NameSet& wanted) {
  static const CardName kNullification = Catalogue::get().find_card("nullification")->name;
  return wanted.has(kNullification);
}
bool asks_for_nullification(const Request& r) { return is_nullification(r.wanted); }

std::vector<Upcoming> upcoming(Match& m, Snapshot& scratch, LogSink* listener) {
  std::vector<Upcoming> out;
  NewsProbe probe;
  m.save(scratch);
  m.listen(&probe);
  while (!m.over() && !probe.news() && out.size() < kMost) {
    const Request& r = m.request();
    const int no = option_no(r);
    if (no < 0) break;
    out.push_back({r.seat, r.id, static_cast<std::uint8_t>(no), question_json(m.game(), 0)});
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
