#include "text/sentences.h"

namespace jiesuan::text {
namespace {

// Cards on their way through the processing area: another sentence has told of them.
bool follows_from_another(const Game& g, const LogEntry& e) {
  if (e.from == Zone::Processing && e.to == Zone::Discard) return true;
  if (e.to == Zone::Processing) {
    const Event* outer = g.event ? g.event->outer : nullptr;
    return e.reason != Reason::Reveal || (outer && outer->kind == EventKind::Judgement);
  }
  return e.reason == Reason::Use;  // into its slot, or before its target
}

const Death* death_around(const Game& g) {
  const Event* outer = g.event ? g.event->outer : nullptr;
  return outer && outer->kind == EventKind::Death ? static_cast<const Death*>(outer) : nullptr;
}

// What goes the same way from hand and equipment is one sentence.
std::string moved_cards(const Game& g, const LogEntry& e, const Words& w) {
  return w.cards(g, e.cards | e.together.cards(), e.n + e.together.n);
}

std::string discarded(const Game& g, const LogEntry& e, const Words& w) {
  const std::string cards = moved_cards(g, e, w);
  const Death* death = death_around(g);
  if (death && e.a == death->seat)
    return w.say("遗留的牌置入弃牌堆：{}", "what was left is discarded: {}", cards);
  if (death && e.actor == death->killer)
    return w.say("{} 误杀忠臣，弃置所有牌：{}", "{} killed a loyalist and discards everything: {}",
                 w.seat(g, e.actor), cards);
  if (e.a == kNoSeat) return w.say("{} 置入弃牌堆", "{} is discarded", cards);
  if (e.actor == kNoSeat || e.actor == e.a)
    return w.say("{} 弃置 {}", "{} discards {}", w.seat(g, e.a), cards);
  return w.say("{} 弃置 {}的 {}", "{} discards {}'s {}", w.seat(g, e.actor), w.seat(g, e.a), cards);
}

std::string drawn(const Game& g, const LogEntry& e, const Words& w) {
  std::string out = w.say("{} 摸 {}", "{} draws {}", w.seat(g, e.b), w.n_cards(e.n));
  if (e.cards.size() == e.n) out += w.say("：{}", ": {}", w.cards(g, e.cards));
  const Death* death = death_around(g);
  return death && death->killer == e.b ? out + w.say("（击杀反贼的奖励）", " (reward for killing a rebel)")
                                       : out;
}

std::string obtained(const Game& g, const LogEntry& e, const Words& w) {
  const std::string cards = moved_cards(g, e, w), to = w.seat(g, e.b);
  if (e.a != kNoSeat && e.a != e.b)
    return w.say("{} 获得 {}的 {}", "{} takes {}'s {}", to, w.seat(g, e.a), cards);
  return w.say("{} 获得 {}", "{} takes {}", to, cards);
}

std::string put(const Game& g, const LogEntry& e, const Words& w) {
  const std::string cards = moved_cards(g, e, w);
  if (e.b != kNoSeat)
    return w.say("{0} 置入{1}的{2}", "{0} goes to {1}'s {2}", cards, w.seat(g, e.b), w.place(e.to));
  return w.say("{} 置入{}", "{} goes to the {}", cards, w.place(e.to));
}

}  // namespace

std::string move_sentence(const Game& g, const LogEntry& e, const Words& w) {
  if (e.told_before || follows_from_another(g, e)) return "";
  const std::string cards = moved_cards(g, e, w);
  switch (e.reason) {
    case Reason::Draw:
      return drawn(g, e, w);
    case Reason::Discard:
      return discarded(g, e, w);
    case Reason::Replace:
      return w.say("换下 {}", "{} is replaced", cards);
    case Reason::Gain:
      return obtained(g, e, w);
    case Reason::Give:
      return w.say("{} 将 {} 交给 {}", "{} gives {} to {}", w.seat(g, e.actor == kNoSeat ? e.a : e.actor),
                   cards, w.seat(g, e.b));
    case Reason::Exchange:
      if (e.to != Zone::Hand && e.to != Zone::Equipment) return put(g, e, w);
      if (e.a == kNoSeat) return w.say("{} 换得 {}", "{} gets {} in exchange", w.seat(g, e.b), cards);
      return w.say("{}的 {} 换给 {}", "{}'s {} is exchanged to {}", w.seat(g, e.a), cards, w.seat(g, e.b));
    case Reason::Recast:
      return w.say("{} 重铸 {}", "{} recasts {}", w.seat(g, e.a), cards);
    case Reason::Reveal:
      return w.say("亮出 {}", "turned up: {}", cards);
    default:
      return put(g, e, w);
  }
}

}  // namespace jiesuan::text
