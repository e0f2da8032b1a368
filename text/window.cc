#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::text {
namespace {

// What everybody sees happen: the use that can be answered, or who is dying.
std::string seen_by_all(const Game& g, const LogEntry& window, const Words& w) {
  if (const Event* e = g.event; e && e->kind == EventKind::Dying)
    return w.say("{}濒死", "{} is dying", w.seat(g, static_cast<const Dying*>(e)->seat));
  if (const Event* e = g.event; e && e->kind == EventKind::Use) {
    const Use& u = static_cast<const Use&>(*e);
    const Seat target = u.current >= 0 && u.current < u.targets.size() ? u.target().seat : kNoSeat;
    const std::string card = w.name(u.card.name);
    if (target == kNoSeat) return w.say("{}即将生效", "{} is about to take effect", card);
    return w.say("{}即将对{}生效", "{} is about to take effect on {}", card, w.seat(g, target));
  }
  if (window.skill != SkillId::None) return w.skill(window.skill);
  return window.card != CardName::None ? w.name(window.card) : w.say("有人求助", "a card is wanted");
}

}  // namespace

std::string nothing_to_answer_with(const Game& g, const LogEntry& window, const Words& w) {
  return w.say("{}：你没有{}可用", "{}: you have no {} to answer with", seen_by_all(g, window, w),
               wanted_names(window.wanted, w));
}

}  // namespace jiesuan::text
