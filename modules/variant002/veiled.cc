// 神隐 — not counted in distance and seats, cannot use cards, no legal target of cards, no hp is reduced;
// until the end of any character's turn. Responding, skills and everything else stay.
//                                                                             [R002-50 … R002-55, §16 31–35]
#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool anything(const StateContext&, const Deed&) { return true; }

}  // namespace

const SkillDef veiled(
    {"state_veiled", "神隐", "Veiled",
     "不计入距离和座次，不能使用牌且不是牌的合法目标，不扣减体力，直到一名角色的回合结束时。",
     "Not counted in distance and seats, cannot use cards, is no legal target of cards and loses "
     "no hp, until the end of any character's turn."},
    Listing::Internal, state(StateKind::OutOfPlay, true), forbids(Act::Use, anything),
    cannot_be_target(anything));

void veil(Game& g, Seat s) {
  if (g.alive(s) && !is_veiled(g, s)) leave_effect_through(g, s, veiled, kVeiledThrough, kNoSeat, s);
}

bool is_veiled(const Game& g, Seat s) { return has_skill(g, s, veiled); }

namespace {

const RulesModule veiled_part(
    {.id = "002.veiled",
     .zh = "神隐",
     .en = "Veiled",
     .text_zh = "神隐的角色不计入距离和座次，不能使用牌，不是牌的合法目标，不扣减体力。",
     .text_en = "A veiled character is not counted, uses no cards, is no target, loses no hp.",
     .policies = {.spares_hp = is_veiled}});

}  // namespace
}  // namespace jiesuan
