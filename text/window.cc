#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::text {
namespace {

// What everybody sees happen: the use that can be answered, or who is dying.
std::string seen_by_all(const LogEntry& window, const Words& w) {
  const RunningEvent now = window.nesting.empty() ? RunningEvent{} : window.nesting.front();
  if (now.kind == EventKind::Dying) return w.say("{}濒死", "{} is dying", w.seat(window.names, now.who));
  if (now.kind == EventKind::Use) {
    const std::string card = w.name(window.against);
    if (window.against_on == kNoSeat) return w.say("{}即将生效", "{} is about to take effect", card);
    return w.say("{}即将对{}生效", "{} is about to take effect on {}", card,
                 w.seat(window.names, window.against_on));
  }
  if (window.skill != SkillId::None) return w.skill(window.skill);
  return window.card != CardName::None ? w.name(window.card) : w.say("有人求助", "a card is wanted");
}

}  // namespace

std::string nothing_to_answer_with(const LogEntry& window, const Words& w) {
  const bool of_hidden =
      window.wanted.empty() && window.skill == SkillId::None && window.card == CardName::None;
  if (of_hidden)
    return w.say("暗置的武将牌：你没有技能可发动", "Hidden generals: you have no skill to launch");
  if (window.wanted.empty())
    return w.say("{}：你没有合适的牌", "{}: you have no fitting card",
                 window.skill != SkillId::None ? w.skill(window.skill) : w.name(window.card));
  return w.say("{}：你没有{}可用", "{}: you have no {} to answer with",
               seen_by_all(redacted(window, kSpectator), w), wanted_names(window.wanted, w));
}

}  // namespace jiesuan::text
