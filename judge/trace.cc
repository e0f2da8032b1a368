#include "judge/trace.h"

#include <algorithm>
#include <set>

#include "judge/explain.h"

namespace jiesuan::judge {
namespace {

constexpr int kGameAndTurn = 2;  // events that everything is inside of

class Printer {
 public:
  Printer(const std::vector<std::string>& seats, const text::Words& w, const TraceOptions& o)
      : seats_(seats), w_(w), o_(o) {}

  std::string print(const std::vector<Item>& story) {
    for (const Item& i : story) item(i);
    return out_;
  }

 private:
  struct Pending {
    EventId event;
    Timing timing;
    int depth;
    std::string about;
  };

  void item(const Item& i) {
    const int depth = std::max(0, static_cast<int>(i.events.size()) - kGameAndTurn);
    std::erase_if(pending_, [&](const Pending& p) {
      return std::find(i.events.begin(), i.events.end(), p.event) == i.events.end();
    });
    // Phases come after the timings of the turn's start, not within them (a performed one does).
    if (i.kinds.size() > 2 && i.kinds[1] == EventKind::Turn && i.kinds[2] == EventKind::Phase)
      std::erase_if(pending_, [&](const Pending& p) { return p.event == i.events[1]; });
    switch (i.entry.kind) {
      case LogKind::Timing:
        std::erase_if(pending_, [&](const Pending& p) { return p.event == i.events.back(); });
        pending_.push_back({i.events.back(), i.entry.timing, depth, i.text});
        if (o_.every_timing) flush();
        return;
      case LogKind::RoundStarts:
        return heading(w_.say("第 {} 轮", "Round {}", i.entry.n), text::Paint::Bold);
      case LogKind::TurnStarts:
        return heading(i.entry.n ? w_.say("{} 的额外回合", "{}'s extra turn", seat(i.entry.a))
                                 : w_.say("{} 的回合", "{}'s turn", seat(i.entry.a)),
                       text::Paint::Bold, explain(i));
      case LogKind::TurnEnds:
        return heading(w_.say("{} 的回合结束", "{}'s turn ends", seat(i.entry.a)), text::Paint::Dim);
      case LogKind::PhaseStarts:
        return line(1, w_.paint(text::Paint::Bold, w_.say("【{}】", "[{}]", w_.phase(i.entry.phase))), "");
      case LogKind::Question:
        if (i.question.ask == Ask::Act) {
          idle_ = i.text;  // worth a line only if something is done
          return;
        }
        drop_finished(i);
        flush();
        return line(depth + 1, "? " + i.text, explain(i));
      case LogKind::Answer: {
        const int at = depth + 1;
        if (!idle_.empty()) {
          idle_.clear();
          flush();
          return line(at, w_.paint(text::Paint::Green, "▸ " + seat(i.entry.a) + w_.say("：", ": ") + i.text),
                      "");
        }
        return line(at,
                    "! " + w_.paint(text::Paint::Green, i.text) +
                        (i.scripted ? "" : w_.paint(text::Paint::Dim, w_.say("（默认）", " (default)"))),
                    "");
      }
      default:
        if (i.text.empty()) return;
        drop_finished(i);
        flush();
        return line(depth + 1, i.text, explain(i));
    }
  }

  // The flow's own step after a timing is not something that happens at the timing.
  void drop_finished(const Item& i) {
    const auto over = [&](std::size_t level) {
      std::erase_if(pending_, [&](const Pending& p) { return p.event == i.events[level]; });
    };
    for (std::size_t n = 0; n + 1 < i.kinds.size(); ++n) {
      const EventKind inner = i.kinds[n + 1];
      const bool step =
          inner == EventKind::HpReduction || inner == EventKind::Dying || inner == EventKind::Death;
      if (step) over(n);
    }
    switch (i.entry.kind) {
      case LogKind::Moved:
      case LogKind::Chained:
      case LogKind::Unchained:
      case LogKind::Flipped:
      case LogKind::HandOpened:
      case LogKind::HandClosed:
      case LogKind::Tapped:
      case LogKind::Untapped:
      case LogKind::DamageDealt:
      case LogKind::HpLost:
      case LogKind::HpRecovered:
      case LogKind::MaxHpChanged:
      case LogKind::JudgeTurned:
      case LogKind::PindianShown:
      case LogKind::PindianResult:
      case LogKind::NoEffect:
      case LogKind::Offset:
      case LogKind::TargetCancelled:
      case LogKind::DamagePrevented:
        over(i.events.size() - 1);
        break;
      default:
        break;
    }
  }

  void flush() {
    for (Pending& p : pending_) {
      if (p.timing == Timing::None) continue;
      const Timing t = p.timing;
      p.timing = Timing::None;
      if (t == Timing::PlayIdle) continue;
      const std::string name(w_.zh() ? timing_zh(t) : timing_id(t));
      line(p.depth, w_.paint(text::Paint::Cyan, "◆ " + name) + (p.about.empty() ? "" : "  " + p.about),
           o_.explain ? explain_timing(t, w_) : "");
    }
  }

  std::string explain(const Item& i) const { return o_.explain ? explain_item(i, seats_, w_) : ""; }
  void heading(const std::string& text, text::Paint p, const std::string& why = "") {
    line(0, w_.paint(p, "━━ " + text), why);
  }
  void line(int depth, const std::string& text, const std::string& why) {
    const std::string margin(static_cast<std::size_t>(depth) * 2, ' ');
    out_ += margin + text + '\n';
    if (why.empty()) return;
    // A reason is told in full once; afterwards its rules are enough.
    const bool fresh = told_.insert(why).second;
    const auto rules = why.rfind(" [");
    out_ += margin +
            w_.paint(text::Paint::Dim, "   ↳ " + (fresh || rules == why.npos ? why : why.substr(rules + 1))) +
            '\n';
  }
  const std::string& seat(Seat s) const {
    static const std::string kNobody = "—";
    return s < seats_.size() ? seats_[s] : kNobody;
  }

  const std::vector<std::string>& seats_;
  const text::Words& w_;
  const TraceOptions& o_;
  std::vector<Pending> pending_;
  std::set<std::string> told_;
  std::string idle_, out_;
};

}  // namespace

std::string trace(const std::vector<Item>& story, const std::vector<std::string>& seats, const text::Words& w,
                  const TraceOptions& options) {
  return Printer(seats, w, options).print(story);
}

}  // namespace jiesuan::judge
