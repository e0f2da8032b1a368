// 国战 Hegemony: everybody has two generals of one force, face down; whoever shows himself shows where he
// stands (hegemony.md). The files of this folder are its paragraphs.
#include "engine/content/mode.h"
#include "modes/hegemony/forces.h"
#include "modes/hegemony/lords.h"
#include "modes/hegemony/setup.h"
#include "modes/hegemony/victory.h"

namespace jiesuan {
namespace {

const Mode hegemony({.id = "hegemony",
                     .zh = "国战",
                     .en = "Hegemony",
                     .least_players = 2,
                     .most_players = 12,
                     .allegiances = {{"none", "未确定势力", "undecided"},
                                     {"wei", "魏", "Wei"},
                                     {"shu", "蜀", "Shu"},
                                     {"wu", "吴", "Wu"},
                                     {"qun", "群", "Qun"},
                                     {"ambitionist", "野心家", "ambitionist"}},
                     .side_zh = "势力",
                     .side_en = "force",
                     .decks = {"hegemony_standard", "hegemony_strategic_advantage"},
                     .expansions = {"hegemony", "hegemony_formation", "hegemony_momentum",
                                    "hegemony_transformation", "hegemony_authority"},
                     .generals_for = generals_for_hegemony,
                     .set_up = set_up_hegemony,
                     .complete_position = complete_hegemony_position,
                     .take_facts = take_hegemony_facts,
                     .is_lord = has_lord_card,
                     .on_reveal = settle_force,
                     .force_if_revealed = force_if_revealed,
                     .begin_death = begin_hegemony_death,
                     .check_victory = check_hegemony_victory,
                     .reward = reward_killer});

}  // namespace
}  // namespace jiesuan
