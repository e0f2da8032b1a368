// 潘凤 Pan Feng · Qun · male · 4 half symbols
//
// 狂斧 Kuangfu — after your 杀 dealt damage to its target you may choose a card of its equipment: move it to
// your own empty slot, or discard it.                                                          [C05, C38]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kMove = 0, kDiscard = 1;

bool hit_an_equipped_one(const Skill<Damage>& s) {
  return by_own_slash(s) && !s.game[s.event.victim].equipped().empty();
}
Task<> hew_off(Skill<Damage> s) {
  Game& g = s.game;
  const CardId c =
      co_await choose_card_of(g, s.owner, s.event.victim, Zones::Equipment,
                              asked_by(s).to("移至你的装备区或弃置", "move to your equipment or discard"));
  if (c == kNoCard) co_return;
  const bool fits = new_holders(g, c).has(s.owner);
  const int what =
      co_await choose_one(g, s.owner, asked_by(s, s.event.victim), fits ? kAllChoices : 1u << kDiscard);
  if (what == kMove)
    co_await move_on_field(g, s.owner, c, s.owner);
  else
    co_await discard(g, s.owner, CardSet(c));
}

const SkillDef kuangfu(
    {"kuangfu", "狂斧", "Kuangfu",
     "当你使用的【杀】对目标造成伤害后，可选择其装备区里的一张牌，将其移至你的装备区的空位或弃置。",
     "After your Slash dealt damage to its target you may choose a card of its equipment: move it to your own empty "
     "slot, or discard it."},
    choices({{"move", "移至你的装备区", "move it to your equipment"}, {"discard", "弃置", "discard it"}}),
    at<Timing::DamageCaused>().may().about(the_victim).when(hit_an_equipped_one).then(hew_off),
    hint({.self = {.cards = 0.5F}, .about = {.cards = -1}, .for_foe = kMove}));

}  // namespace

const General heg_panfeng({.id = "heg_panfeng",
                           .zh = "潘凤",
                           .en = "Pan Feng",
                           .set = "hegemony",
                           .kingdom = Kingdom::Qun,
                           .hp = 4,
                           .skills = {&kuangfu}});

}  // namespace jiesuan
