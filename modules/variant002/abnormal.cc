// 异常状态 — a hand card lies open, equipment lies sideways, or the character is chained.
//                                                                             [R002-56 … R002-59]
#include "engine/content/mode.h"
#include "engine/content/seat_state.h"
#include "modules/variant002/words.h"

namespace jiesuan {

bool is_abnormal(const Game& g, Seat s) {
  return !open_hand(g, s).empty() || !tapped_equipment(g, s).empty() || g[s].chained;
}

namespace {

const SkillDef abnormal({"state_abnormal", "异常状态", "Abnormal state",
                         "有明置的手牌、横置的装备，或处于连环状态。",
                         "An open hand card, tapped equipment, or chained."},
                        Listing::Internal, only_in("002.abnormal"));
const SeatState state_abnormal(abnormal, is_abnormal);

const RulesModule abnormal_part({.id = "002.abnormal",
                                 .zh = "异常状态",
                                 .en = "Abnormal state",
                                 .text_zh = "有明置的手牌、横置的装备，或处于连环状态，即处于异常状态。",
                                 .text_en = "Abnormal: an open hand card, tapped equipment, or chained."});

}  // namespace
}  // namespace jiesuan
