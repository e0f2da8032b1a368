// Judgements: what a verdict is worth, and whether to turn it.
#include "bots/steward/skills.h"

namespace jiesuan::steward {

float verdict(const Outlook& o, Suit suit, int number) {
  const Scene& s = o.q.scene();
  const float wish = o.wish(s.judging);
  if (s.judged_card == kIndulgence) return suit == Suit::Heart ? 0 : -wish * o.turn_worth(s.judging);
  if (s.judged_card == kSupplyShortage) return suit == Suit::Club ? 0 : -wish * 2.f;
  if (s.judged_card == kLightning) {
    const bool struck = suit == Suit::Spade && number >= 2 && number <= 9;
    return struck ? o.harm(s.judging, 3, false) : 0;
  }
  if (s.judged_skill == SkillId::None) return 0;
  const Hint& h = hint_of(def(s.judged_skill));
  const Seat owner = s.judged_owner == kNoSeat ? s.judging : s.judged_owner;
  const bool good = h.good_suits >> static_cast<int>(suit) & 1;
  return good ? 1.8f * o.wish(owner) : 0;
}

// A skill that only lets somebody else turn the judgement: worth while it stands badly.
float relieves(const Outlook& o) {
  const Scene& s = o.q.scene();
  return -verdict(o, o.q.suit(s.judge_card), o.q.face(s.judge_card).number) - 0.3f;
}

// A card in place of the judge card.
Thought weigh_verdict(const Outlook& o, int option) {
  const Option& op = o.q.asked().options[option];
  const Scene& scene = o.q.scene();
  const Face now = o.q.face(scene.judge_card);
  const float before = verdict(o, o.q.suit(scene.judge_card), now.number);
  Thought best;
  best.value = -1;
  for (CardId c : op.cards) {
    const Face face = o.q.face(c);
    const float value = verdict(o, o.q.suit(c), face.number) - before - 0.8f * o.keep(c);
    if (value <= best.value) continue;
    best.value = value;
    best.pick = Selection{};
    best.pick.option = static_cast<std::uint8_t>(option);
    best.pick.cards.push_back(c);
  }
  best.value -= 0.2f;
  best.reason = {.motive = Motive::UseSkill, .skill = op.skill};
  return best;
}

}  // namespace jiesuan::steward
