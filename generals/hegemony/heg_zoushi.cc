// 邹氏 Lady Zou · Qun · female · 3 half symbols
//
// 祸水 Huoshui — in your play phase you may reveal this general. In your turn others cannot reveal generals.
// 倾城 Qingcheng — in your play phase: discard an equipment card and choose another character whose generals
// are all revealed; hide one of them, no lord.                                             (hegemony §7)
#include "engine/content/hint.h"
#include "engine/query/states.h"
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

bool lies_face_down(const Skill<Phase>& s) {
  return owners_phase(s) && on_hidden_general(s.game, s.game.state.instance[s.instance]);
}
Task<> show_herself(Skill<Phase>) { co_return; }  // launching it has turned her up

bool others_in_her_turn(const StateContext& s, Seat whose, int) {
  return whose != s.owner && s.game.in_turn_of(s.owner);
}

const SkillDef huoshui(
    {"huoshui", "祸水", "Huoshui", "出牌阶段，你可明置此武将牌。你的回合内，其他角色不能明置武将牌。",
     "In your play phase you may reveal this general. In your turn others cannot reveal generals."},
    at<Timing::PlayIdle>().when(lies_face_down).then(show_herself),
    state(StateKind::ForbidsReveal, others_in_her_turn));

std::uint32_t to_be_hidden(const Game& g, Seat s) {
  return (can_hide(g, s, 0) ? 1u : 0u) | (can_hide(g, s, 1) ? 2u : 0u);
}
bool choose_price_and_victim(const Skill<Phase>& s, Option& o) {
  SeatSet set = others(s.game, s.owner);
  for (Seat t : set)
    if (!all_generals_revealed(s.game, t) || to_be_hidden(s.game, t) == 0) set.remove(t);
  const CardSet equipment = cards_of_type(s.game, s.game[s.owner].own_cards(), CardType::Equipment);
  return pick_discards(s, o, equipment, 1, 1) && pick_seats(o, set);
}
Task<> enchant(Skill<Phase> s) {
  Game& g = s.game;
  const Seat victim = s.seat();
  co_await discard(g, s.owner, s.cards);
  const std::uint32_t possible = to_be_hidden(g, victim);
  if (possible == 0) co_return;
  const int slot = co_await choose_one(g, s.owner, asked_by(s, victim).to("暗置", "hide"), possible);
  co_await hide_general(g, victim, slot);
}

const SkillDef qingcheng(
    {"qingcheng", "倾城", "Qingcheng",
     "出牌阶段，你可弃置一张装备牌并选择一名武将牌均明置的其他角色，暗置其一张武将牌（君主除外）。",
     "In your play phase: discard an equipment card and choose another character whose generals are all revealed; "
     "hide one of them, no lord."},
    choices({{"head", "主将", "the head general"}, {"deputy", "副将", "the deputy general"}}),
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_price_and_victim).then(enchant),
    hint({.target = {.other = -1.2F}}));

}  // namespace

const General heg_zoushi({.id = "heg_zoushi",
                          .zh = "邹氏",
                          .en = "Lady Zou",
                          .set = "hegemony",
                          .kingdom = Kingdom::Qun,
                          .gender = Gender::Female,
                          .hp = 3,
                          .skills = {&huoshui, &qingcheng}});

}  // namespace jiesuan
