// 朱桓 Zhu Huan · Wu · male · 4
//
// 诱敌 Youdi — at the start of your finish phase you may let another character discard a card of yours;
// unless it is a 杀 you obtain a card of that character.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool has_bait(const Skill<Phase>& s) { return owners_phase(s) && !s.game[s.owner].own_cards().empty(); }
bool choose_lured(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> lure(Skill<Phase> s) {
  Game& g = s.game;
  const Seat lured = s.seat();
  const CardId bait = co_await choose_card_of(g, lured, s.owner, Zones::HandAndEquipment,
                                              asked_by(s, s.owner).to("弃置", "discard"));
  if (bait == kNoCard) co_return;
  const bool slash = is_slash(name_of(g, bait));  // as a card of his
  co_await discard(g, lured, CardSet(bait));
  if (slash || !g.alive(lured)) co_return;
  const CardId prey = co_await choose_card_of(g, s.owner, lured, Zones::HandAndEquipment,
                                              asked_by(s, lured).to("获得", "take"));
  if (prey != kNoCard) co_await obtain(g, s.owner, CardSet(prey));
}

const SkillDef youdi(
    {"youdi", "诱敌", "Youdi",
     "结束阶段开始时，你可令一名其他角色弃置你的一张牌：若此牌不为【杀】，你获得其一张牌。",
     "At the start of your finish phase you may let another character discard a card of yours: unless it is a "
     "Slash you obtain a card of that character."},
    at<Timing::FinishStart>().may().when(has_bait).choose(choose_lured).then(lure),
    hint({.self = {.cards = 0.2F}, .target = {.cards = -0.8F}}));

}  // namespace

const General zhuhuan({.id = "zhuhuan",
                       .zh = "朱桓",
                       .en = "Zhu Huan",
                       .set = "yijiang",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&youdi}});

}  // namespace jiesuan
