#include "judge/trace.h"

#include <algorithm>
#include <set>

namespace jiesuan::judge {
namespace {

constexpr int kGameAndTurn = 2;  // events that everything is inside of

// Which lines the tree has, and how deep they stand.
class TraceTree {
 public:
  TraceTree(const std::vector<Item>& story, bool every_timing) : story_(story), every_timing_(every_timing) {}

  std::vector<TraceStep> grow() {
    for (now_ = 0; now_ < story_.size(); ++now_) item(story_[now_]);
    return std::move(steps_);
  }

 private:
  struct Pending {
    EventId event;
    Timing timing;
    int depth;
    std::size_t item;
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
        pending_.push_back({i.events.back(), i.entry.timing, depth, now_});
        if (every_timing_) flush();
        return;
      case LogKind::RoundStarts:
        return add(TraceKind::Round, 0);
      case LogKind::TurnStarts:
        return add(TraceKind::Turn, 0);
      case LogKind::TurnEnds:
        return add(TraceKind::TurnEnd, 0);
      case LogKind::PhaseStarts:
        return add(TraceKind::Phase, 1);
      case LogKind::Question:
        idle_ = i.question.ask == Ask::Act;  // worth a line only if something is done
        if (idle_) return;
        drop_finished(i);
        flush();
        return add(TraceKind::Question, depth + 1);
      case LogKind::Answer:
        if (!idle_) return add(TraceKind::Answer, depth + 1);
        idle_ = false;
        flush();
        return add(TraceKind::Act, depth + 1);
      default:
        if (i.text.empty()) return;
        drop_finished(i);
        flush();
        return add(TraceKind::Event, depth + 1);
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
      if (p.timing != Timing::None && p.timing != Timing::PlayIdle)
        steps_.push_back({TraceKind::Timing, p.depth, p.item});
      p.timing = Timing::None;
    }
  }
  void add(TraceKind kind, int depth) { steps_.push_back({kind, depth, now_}); }

  const std::vector<Item>& story_;
  bool every_timing_;
  std::size_t now_ = 0;
  std::vector<Pending> pending_;
  bool idle_ = false;  // the open question is that of an idle point
  std::vector<TraceStep> steps_;
};

std::string heading(const TraceStep& step, const Item& i, const std::string& who, const text::Words& w) {
  switch (step.kind) {
    case TraceKind::Round:
      return w.say("第 {} 轮", "Round {}", i.entry.n);
    case TraceKind::Turn:
      return i.entry.n ? w.say("{} 的额外回合", "{}'s extra turn", who)
                       : w.say("{} 的回合", "{}'s turn", who);
    case TraceKind::TurnEnd:
      return w.say("{} 的回合结束", "{}'s turn ends", who);
    default:
      return w.say("【{}】", "[{}]", w.phase(i.entry.phase));
  }
}

std::string timing_name(const Item& i, const text::Words& w) {
  return std::string(w.zh() ? timing_zh(i.entry.timing) : timing_id(i.entry.timing));
}

class Printer {
 public:
  Printer(const std::vector<std::string>& seats, const text::Words& w, bool explain)
      : seats_(seats), w_(w), explain_(explain) {}

  void print(const TraceStep& step, const Item& i) {
    const std::string margin(static_cast<std::size_t>(step.depth) * 2, ' ');
    out_ += margin + line(step, i) + '\n';
    const Because why = explain_ ? step_reason(step, i, seats_, w_) : Because{};
    if (why.empty()) return;
    // A reason is told in full once; afterwards its rules are enough.
    const std::string rules = "[" + why.rules + "]";
    const bool fresh = told_.insert(why.text + rules).second;
    out_ += margin + w_.paint(text::Paint::Dim, "   ↳ " + (fresh ? why.text + " " : "") + rules) + '\n';
  }
  std::string take() { return std::move(out_); }

 private:
  std::string line(const TraceStep& step, const Item& i) const {
    std::string text = step_text(step, i, i.text, seats_, w_);
    switch (step.kind) {
      case TraceKind::Round:
      case TraceKind::Turn:
        return w_.paint(text::Paint::Bold, "━━ " + text);
      case TraceKind::TurnEnd:
        return w_.paint(text::Paint::Dim, "━━ " + text);
      case TraceKind::Phase:
        return w_.paint(text::Paint::Bold, text);
      case TraceKind::Timing:
        return w_.paint(text::Paint::Cyan, "◆ " + timing_name(i, w_)) + (i.text.empty() ? "" : "  " + i.text);
      case TraceKind::Question:
        return "? " + text;
      case TraceKind::Act:
        return w_.paint(text::Paint::Green, "▸ " + text);
      case TraceKind::Answer:
        return "! " + w_.paint(text::Paint::Green, text) +
               (i.scripted ? "" : w_.paint(text::Paint::Dim, w_.say("（默认）", " (default)")));
      case TraceKind::Event:
        break;
    }
    return text;
  }

  const std::vector<std::string>& seats_;
  const text::Words& w_;
  bool explain_;
  std::set<std::string> told_;
  std::string out_;
};

}  // namespace

std::string_view word(TraceKind k) {
  constexpr std::string_view kWords[] = {"round",    "turn", "turn_end", "phase", "timing",
                                         "question", "act",  "answer",   "event"};
  return kWords[static_cast<std::size_t>(k)];
}

std::vector<TraceStep> trace_steps(const std::vector<Item>& story, bool every_timing) {
  return TraceTree(story, every_timing).grow();
}

std::string step_text(const TraceStep& step, const Item& i, const std::string& sentence,
                      const std::vector<std::string>& seats, const text::Words& w) {
  const std::string who = i.entry.a < seats.size() ? seats[i.entry.a] : "—";
  switch (step.kind) {
    case TraceKind::Round:
    case TraceKind::Turn:
    case TraceKind::TurnEnd:
    case TraceKind::Phase:
      return heading(step, i, who, w);
    case TraceKind::Timing:
      return timing_name(i, w) + (sentence.empty() ? "" : "  " + sentence);
    case TraceKind::Act:
      return who + w.say("：", ": ") + sentence;
    default:
      return sentence;
  }
}

Because step_reason(const TraceStep& step, const Item& i, const std::vector<std::string>& seats,
                    const text::Words& w) {
  switch (step.kind) {
    case TraceKind::Timing:
      return explain_timing(i.entry.timing, w);
    case TraceKind::Turn:
    case TraceKind::Question:
    case TraceKind::Event:
      return explain_item(i, seats, w);
    default:
      return {};
  }
}

std::string trace(const std::vector<Item>& story, const std::vector<std::string>& seats, const text::Words& w,
                  const TraceOptions& options) {
  Printer printer(seats, w, options.explain);
  for (const TraceStep& step : trace_steps(story, options.every_timing))
    printer.print(step, story[step.item]);
  return printer.take();
}

}  // namespace jiesuan::judge
