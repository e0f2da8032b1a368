// 周仓 Zhou Cang · Shu · male · 4
//
// 忠勇 Zhongyong — when a 闪 of its target has offset your 杀 in your play phase you may let another than
// that target obtain the card of the 闪 from the discard pile; if that is not you, you may use a further 杀
// on the target, without distance limit.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// Which cards the 闪 against the 杀 were is noted with the 杀, and for which of its targets.
void note_the_jink(const Skill<Use>& s) {
  Use* const slash = s.event.answers_use;
  if (s.event.card.name != kJink || !slash || slash->user != s.owner) return;
  const int target = slash->targets[s.event.answers_target].order;
  for (CardId c : s.event.card.cards) note_with(*slash, s, target << 8 | c);
}
CardSet jinks_against(const Skill<Use>& s) {
  CardSet cards;
  for (const EventNote& n : s.event.notes)
    if (n.serial == s.game.state.instance[s.instance].serial && n.value >> 8 == s.event.target().order)
      cards.add(static_cast<CardId>(n.value & 0xFF));
  return cards & s.game.state.discard;
}

bool slash_was_dodged(const Skill<Use>& s) {
  return own_slash(s) && s.game.in_phase_of(s.owner, PhaseKind::Play) && !jinks_against(s).empty();
}
bool choose_who_gets_the_jink(const Skill<Use>& s, Option& o) {
  return pick_seats(o, living(s.game) - SeatSet(s.event.target().seat));
}
Need slash_once_more(const Skill<Use>& s) {
  Need n;
  n.seat = s.owner;
  n.wanted = kSlashes;
  n.required = s.event.target().seat;
  n.free_distance = n.no_extra = true;
  n.asked_by = s.skill;
  n.otherwise = {"不再出杀", "no further Slash"};
  return n;
}
Task<> carry_the_blade(Skill<Use> s) {
  Game& g = s.game;
  co_await obtain(g, s.seat(), jinks_against(s));
  if (s.seat() != s.owner) co_await need_to_use(g, slash_once_more(s));
}

const SkillDef zhongyong(
    {"zhongyong", "忠勇", "Zhongyong",
     "当你于出牌阶段使用的【杀】被目标使用的【闪】抵消后，你可令目标以外的一名角色获得弃牌堆里的此【闪】；若不为你，你可"
     "对该目标再使用一张【杀】（无距离限制）。",
     "When a Jink of its target has offset your Slash in your play phase you may let a character other than that "
     "target obtain the Jink from the discard pile; if that is not you, you may use a further Slash on the target, "
     "without distance limit."},
    at<Timing::UseCardUsed>().note(note_the_jink),
    at<Timing::UseOffset>()
        .may()
        .when(slash_was_dodged)
        .choose(choose_who_gets_the_jink)
        .then(carry_the_blade),
    hint({.target = {.cards = 1}}));

}  // namespace

const General zhoucang({.id = "zhoucang",
                        .zh = "周仓",
                        .en = "Zhou Cang",
                        .set = "yijiang",
                        .kingdom = Kingdom::Shu,
                        .hp = 4,
                        .skills = {&zhongyong}});

}  // namespace jiesuan
