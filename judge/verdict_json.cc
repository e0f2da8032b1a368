#include "judge/verdict_json.h"

#include <algorithm>

#include "engine/content/catalogue.h"
#include "engine/event/words.h"
#include "judge/explain.h"
#include "judge/phrasebook.h"
#include "judge/spelling.h"
#include "judge/trace.h"
#include "judge/why.h"

namespace jiesuan::judge {
namespace {

namespace json = boost::json;

json::object at(const Spot& s) { return {{"line", s.line}, {"column", s.column}}; }

json::object both(const std::string& zh, const std::string& en) { return {{"zh", zh}, {"en", en}}; }
json::object both(const TwoTongues& t) { return both(t.zh, t.en); }

json::array list(const std::vector<std::string>& texts) {
  json::array out;
  for (const std::string& t : texts) out.emplace_back(t);
  return out;
}

// Everything the file expects, in the order of the file, and whether it came to pass.
class Expected {
 public:
  Expected(const Scenario& s, const Verdict& v) : v_(v) {
    for (const Step& step : s.play)
      if (step.kind == StepKind::Claim || step.kind == StepKind::Refusal)
        add("play", step.text.spot,
            step.kind == StepKind::Refusal ? in_both("不允许：{}", "refused: {}", step.text.text)
                                           : as_written(step.text.text),
            v.branched);
    const Expectations& e = s.expect;
    for (const std::vector<Text>& order : e.orders) {
      bool reached = true;
      for (const Text& t : order) {
        add("order", t.spot, t.text, !reached);
        reached = reached && !difference(t.spot);
      }
    }
    for (const Text& t : e.never) add("never", t.spot, t.text);
    for (const CountOf& c : e.times)
      add("times", c.pattern.spot, in_both("{}：{} 次", "{}: {} times", c.pattern.text, c.times));
    if (e.check_damage)
      add("damage", e.damage_spot, e.damage.empty() ? TwoTongues{"无", "none"} : joined(e.damage));
    for (const AskedList& a : e.asked)
      add("asked", a.what.spot, in_both("{}：{}", "{}: {}", a.what.text, joined(a.seats)));
    if (!e.turns.empty()) add("turns", e.turns_spot, joined(e.turns));
    for (const Text& t : e.end) add("end", t.spot, t.text);
  }
  json::array take() { return std::move(out_); }

 private:
  const Difference* difference(const Spot& spot) const {
    for (const Difference& d : v_.differences)
      if (d.spot.line == spot.line && d.spot.column == spot.column) return &d;
    return nullptr;
  }
  static TwoTongues joined(const std::vector<Text>& texts) {
    TwoTongues out;
    for (const Text& t : texts) out += out.empty() ? as_written(t.text) : in_both("；{}", "; {}", t.text);
    return out.empty() ? TwoTongues{"无人", "nobody"} : out;
  }
  void add(const char* kind, const Spot& spot, const std::string& sentence, bool not_looked_at = false) {
    add(kind, spot, as_written(sentence), not_looked_at);
  }
  void add(const char* kind, const Spot& spot, const TwoTongues& text, bool not_looked_at = false) {
    json::object o = at(spot);
    o["in"] = kind;
    o["text"] = both(text);
    const Difference* d = difference(spot);
    o["state"] = d ? "differs" : not_looked_at || !v_.error.empty() ? "open" : "met";
    if (d) o["found"] = both(d->found);
    out_.push_back(std::move(o));
  }
  const Verdict& v_;
  json::array out_;
};

json::object question_json(const AskedQuestion& q) {
  json::object o;
  o["number"] = q.number;
  o["seat"] = q.seat;
  o["ask"] = jiesuan::word(q.ask);
  o["may_pass"] = q.may_pass;
  json::array answers;
  for (const AskedQuestion::Answer& a : q.answers)
    answers.push_back({{"name", a.name}, {"text", both(a.text)}});
  o["answers"] = std::move(answers);
  o["all"] = q.all;
  json::array not_allowed;
  for (const AskedQuestion::NotAllowed& n : q.not_allowed)
    not_allowed.push_back({{"card", both(n.card)},
                           {"on", n.on == kNoSeat ? json::value(nullptr) : json::value(n.on)},
                           {"reason", naming(n.why)->word},
                           {"text", both(n.because)}});
  o["not_allowed"] = std::move(not_allowed);
  o["given"] = q.given.empty() ? json::value(nullptr) : json::value(q.given);
  o["by"] = word(q.by);
  return o;
}

json::object not_offered_json(const NotOffered& n) {
  const ReasonName* why = naming(n.why);
  return {{"seat", n.who},
          {"skill", def(n.skill).id},
          {"name", both(def(n.skill).zh, def(n.skill).en)},
          {"timing", std::string(timing_id(n.timing))},
          {"reason", why ? json::value(why->word) : json::value(nullptr)},
          {"text", why ? both(std::string(why->zh), std::string(why->sentence)) : both("", "")}};
}

class TraceWriter {
 public:
  TraceWriter(const Scenario& s, const Verdict& v, const Chronicle& c, const Pictures& pictures)
      : s_(s), v_(v), c_(c), pictures_(pictures), zh_(text::Lang::Zh), en_(text::Lang::En) {}

  json::array write() {
    for (const TraceStep& step : trace_steps(v_.story, false)) add(step);
    open_question();
    return std::move(out_);
  }

 private:
  // A timing is told when something happens at it: its line may stand before, but nothing is done twice.
  void add(const TraceStep& step) {
    const Item& i = v_.story[step.item];
    const TwoTongues& said = c_.sentences()[step.item];
    json::object o;
    o["kind"] = word(step.kind);
    o["depth"] = step.depth;
    o["parent"] = parent_of(step.depth);
    o["text"] = both(step_text(step, i, said.zh, s_.seat_names, zh_),
                     step_text(step, i, said.en, s_.seat_names, en_));
    o["log"] = jiesuan::word(i.entry.kind);
    if (i.timing != Timing::None) o["timing"] = std::string(timing_id(i.timing));
    if (i.entry.a != kNoSeat) o["seat"] = i.entry.a;
    if (i.entry.skill != SkillId::None) o["skill"] = def(i.entry.skill).id;
    if (i.entry.card != CardName::None) o["card"] = def(i.entry.card).id;
    if (const Because why = step_reason(step, i, s_.seat_names, zh_); !why.empty())
      o["because"] = {{"zh", why.text},
                      {"en", step_reason(step, i, s_.seat_names, en_).text},
                      {"rules", list(rule_ids(why.rules))}};
    if (step.kind == TraceKind::Question) o["question"] = question_at(step.item);
    if (step.kind == TraceKind::Act) o["question"] = question_before(step.item);
    finish(std::move(o), step.item, step.depth);
  }

  // The idle point the play ends at: nothing is done there, but something could be.
  void open_question() {
    if (c_.questions().empty()) return;
    const auto& [item, q] = *c_.questions().rbegin();
    if (!q.given.empty() || q.ask != Ask::Act || item >= v_.story.size()) return;
    json::object o;
    o["kind"] = word(TraceKind::Question);
    o["depth"] = 2;
    o["parent"] = parent_of(2);
    o["text"] = both(c_.sentences()[item]);
    o["log"] = jiesuan::word(LogKind::Question);
    o["seat"] = q.seat;
    o["question"] = question_json(q);
    finish(std::move(o), item, 2);
  }

  json::value question_at(std::size_t item) const {
    const auto it = c_.questions().find(item);
    return it == c_.questions().end() ? json::value(nullptr) : json::value(question_json(it->second));
  }
  json::value question_before(std::size_t item) const {
    const auto it = c_.questions().lower_bound(item);
    return it == c_.questions().begin() ? json::value(nullptr)
                                        : json::value(question_json(std::prev(it)->second));
  }

  json::value parent_of(int depth) const {
    for (std::size_t n = depths_.size(); n-- > 0;)
      if (depths_[n] < depth) return n;
    return nullptr;
  }

  void finish(json::object o, std::size_t item, int depth) {
    json::object patch;
    for (; told_ <= item && told_ < pictures_.changes.size(); ++told_)
      pictures_.add(patch, pictures_.changes[told_]);
    o["patch"] = std::move(patch);
    json::array missed;
    for (; missed_ < c_.not_offered().size() && c_.not_offered()[missed_].item <= item; ++missed_)
      missed.push_back(not_offered_json(c_.not_offered()[missed_]));
    if (!missed.empty()) o["not_offered"] = std::move(missed);
    depths_.push_back(depth);
    out_.push_back(std::move(o));
  }

  const Scenario& s_;
  const Verdict& v_;
  const Chronicle& c_;
  const Pictures& pictures_;
  text::Words zh_, en_;
  json::array out_;
  std::vector<int> depths_;
  std::size_t told_ = 0, missed_ = 0;
};

}  // namespace

json::object verdict_json(const Verdict& v) {
  json::object o;
  o["file"] = v.file;
  o["id"] = v.id;
  o["case"] = v.variant;
  o["title"] = v.title;
  o["passed"] = v.passed();
  o["branched"] = v.branched;
  o["questions"] = v.questions;
  o["cites"] = list(v.cites);
  if (!v.error.empty()) {
    json::object e = at(v.error_spot);
    e["file"] = v.error_spot.file;
    e["message"] = v.error.en;
    e["text"] = both(v.error);
    const std::string better = suggested_in(v.error.en);
    e["suggestion"] = better.empty() ? json::value(nullptr) : json::value(better);
    o["error"] = std::move(e);
  }
  json::array differences, warnings;
  for (const Difference& d : v.differences) {
    json::object x = at(d.spot);
    x["expected"] = both(d.expected);
    x["found"] = both(d.found);
    differences.push_back(std::move(x));
  }
  for (const Warning& w : v.warnings) {
    json::object x = at(w.spot);
    x["text"] = both(in_chinese(w.text), w.text);
    warnings.push_back(std::move(x));
  }
  o["differences"] = std::move(differences);
  o["warnings"] = std::move(warnings);
  return o;
}

json::object played_json(const Scenario& s, const Verdict& v, const Chronicle& c, const Pictures& pictures) {
  json::object o = verdict_json(v);
  o["about"] = s.about;
  o["mode"] = s.setup.mode;
  o["rules"] = list(s.setup.modules);
  o["seats"] = list(s.seat_names);
  o["expectations"] = Expected(s, v).take();
  o["view"] = pictures.first.empty() ? json::value(nullptr) : json::value(pictures.first);
  o["trace"] = TraceWriter(s, v, c, pictures).write();
  return o;
}

json::object coverage_json(const Coverage& c) {
  json::array rows, missing, not_shown, stale;
  for (const Coverage::Row& r : c.rows)
    rows.push_back({{"document", r.document},
                    {"kind", r.kind},
                    {"cited", r.cited},
                    {"shown", r.shown},
                    {"total", r.total}});
  for (const LedgerEntry& e : c.missing) missing.emplace_back(e.id);
  for (const LedgerEntry& e : c.not_shown) not_shown.emplace_back(e.id);
  for (const std::string& why : c.stale) stale.emplace_back(why);
  return {{"cited", c.cited},
          {"shown", c.shown},
          {"total", c.total},
          {"rows", std::move(rows)},
          {"missing", std::move(missing)},
          {"not_shown", std::move(not_shown)},
          {"stale", std::move(stale)}};
}

}  // namespace jiesuan::judge
