// Each case must be refused by the compiler (tools/check-compile-fail); the first, without any, must not.
#include "engine/content/skill.h"

namespace jiesuan {

int for_card(const StateContext&, const VirtualCard&) { return 1; }
int for_seat(const StateContext&, Seat) { return 1; }
bool for_deed(const StateContext&, const Deed&) { return true; }
Suit hearts(const StateContext&, Suit) { return Suit::Heart; }

const SkillDef good({"good", "好"}, state(StateKind::UseLimit, for_card),
                    state(StateKind::DistanceTo, for_seat), state(StateKind::HandLimit, 2),
                    state(StateKind::ArmourVoid, true), forbids(Act::Use, for_deed),
                    state(StateKind::SuitFilter, hearts),
                    state(state_kind<int(CardId)>("of_a_module"),
                          [](const StateContext&, CardId) { return 1; }));

#ifdef CASE_CONSTANT_FOR_A_FILTER
const SkillDef bad({"bad", "坏"}, state(StateKind::SuitFilter, 3));
#endif
#ifdef CASE_WRONG_SIGNATURE
const SkillDef bad({"bad", "坏"}, state(StateKind::HandLimit, for_card));
#endif
#ifdef CASE_WRONG_ANSWER
const SkillDef bad({"bad", "坏"}, state(StateKind::DistanceTo, hearts));
#endif
#ifdef CASE_SEAT_FOR_A_DEED
const SkillDef bad({"bad", "坏"}, forbids(Act::Use, for_seat));
#endif
#ifdef CASE_NO_SUCH_KIND
const SkillDef bad({"bad", "坏"}, state(StateKind::Luck, 1));
#endif
#ifdef CASE_WRONG_FOR_A_MODULES_KIND
const SkillDef bad({"bad", "坏"}, state(state_kind<int(CardId)>("of_a_module"), for_card));
#endif

}  // namespace jiesuan
