#include "text/sentences.h"

namespace jiesuan::text {
namespace {

// Cards on their way through the processing area: another sentence has told of them.
bool follows_from_another(const LogEntry& e) {
  if (e.from == Zone::Processing && e.to == Zone::Discard) return true;
  if (e.to == Zone::Processing)
    return (e.reason != Reason::Reveal && e.reason != Reason::Recast) ||
           (e.outer() && e.outer()->kind == EventKind::Judgement);
  return e.reason == Reason::Use;  // into its slot, or before its target
}

const RunningEvent* death_around(const LogEntry& e) {
  return e.outer() && e.outer()->kind == EventKind::Death ? e.outer() : nullptr;
}

// What goes the same way from hand and equipment is one sentence.
std::string moved_cards(const LogEntry& e, const Words& w) { return w.faces(e.faces, e.n + e.together.n); }

std::string discarded(const LogEntry& e, const Words& w) {
  const std::string cards = moved_cards(e, w);
  const RunningEvent* death = death_around(e);
  if (death && e.a == death->who)
    return w.say("遗留的牌置入弃牌堆：{}", "what was left is discarded: {}", cards);
  if (death && e.actor == death->whom)
    return w.say("{} 误杀忠臣，弃置所有牌：{}", "{} killed a loyalist and discards everything: {}",
                 w.seat(e.names, e.actor), cards);
  if (e.a == kNoSeat) return w.say("{} 置入弃牌堆", "{} is discarded", cards);
  if (e.actor == kNoSeat || e.actor == e.a)
    return w.say("{} 弃置 {}", "{} discards {}", w.seat(e.names, e.a), cards);
  return w.say("{} 弃置 {}的 {}", "{} discards {}'s {}", w.seat(e.names, e.actor), w.seat(e.names, e.a),
               cards);
}

std::string drawn(const LogEntry& e, const Words& w) {
  std::string out = w.say("{} 摸 {}", "{} draws {}", w.seat(e.names, e.b), w.n_cards(e.n));
  if (e.cards.size() == e.n) out += w.say("：{}", ": {}", w.faces(e.shown()));
  const RunningEvent* death = death_around(e);
  return death && death->whom == e.b ? out + w.say("（{}）", " ({})", w.reward(e.names)) : out;
}

std::string obtained(const LogEntry& e, const Words& w) {
  const std::string cards = moved_cards(e, w), to = w.seat(e.names, e.b);
  if (e.a != kNoSeat && e.a != e.b)
    return w.say("{} 获得 {}的 {}", "{} takes {}'s {}", to, w.seat(e.names, e.a), cards);
  return w.say("{} 获得 {}", "{} takes {}", to, cards);
}

std::string put(const LogEntry& e, const Words& w) {
  const std::string cards = moved_cards(e, w);
  if (e.b != kNoSeat)
    return w.say("{0} 置入{1}的{2}", "{0} goes to {1}'s {2}", cards, w.seat(e.names, e.b), w.place(e.to));
  return w.say("{} 置入{}", "{} goes to the {}", cards, w.place(e.to));
}

}  // namespace

std::string move_sentence(const LogEntry& e, const Words& w) {
  if (e.told_before || follows_from_another(e)) return "";
  const std::string cards = moved_cards(e, w);
  switch (e.reason) {
    case Reason::Draw:
      return drawn(e, w);
    case Reason::Discard:
      return discarded(e, w);
    case Reason::Replace:
      return w.say("换下 {}", "{} is replaced", cards);
    case Reason::Gain:
      return obtained(e, w);
    case Reason::Give:
      return w.say("{} 将 {} 交给 {}", "{} gives {} to {}",
                   w.seat(e.names, e.actor == kNoSeat ? e.a : e.actor), cards, w.seat(e.names, e.b));
    case Reason::Exchange:
      if (e.to != Zone::Hand && e.to != Zone::Equipment) return put(e, w);
      if (e.a == kNoSeat) return w.say("{} 换得 {}", "{} gets {} in exchange", w.seat(e.names, e.b), cards);
      return w.say("{}的 {} 换给 {}", "{}'s {} is exchanged to {}", w.seat(e.names, e.a), cards,
                   w.seat(e.names, e.b));
    case Reason::Recast:
      return w.say("{} 重铸 {}", "{} recasts {}", w.seat(e.names, e.a), cards);
    case Reason::Reveal:
      return w.say("亮出 {}", "turned up: {}", cards);
    default:
      return put(e, w);
  }
}

}  // namespace jiesuan::text
