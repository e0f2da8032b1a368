// 邓艾 Deng Ai · Wei · male · 4 half symbols, one less as head
//
// 屯田 as in generals/mountain/dengai.cc.
// 急袭 Jixi (head) — you may use a field as 顺手牵羊. It does not shorten the distance for its own use.
// 资粮 Ziliang (deputy) — after a character of your force was dealt damage you may give it a field.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/mountain/skills.h"

namespace jiesuan {
namespace {

bool any_card(const StateContext&, CardId) { return true; }

const SkillDef jixi_heg({"jixi_heg", "急袭", "Jixi",
                         "主将技，此武将牌减少半个阴阳鱼；你可将一张“田”当【顺手牵羊】使用。",
                         "Head: this card has half a symbol less; you may use a Field as Snatch."},
                        Tag::HeadOnly, convert_to(kSnatch, any_card).laid_on_general(tuntian).only_to_use());

bool one_of_the_force_was_hurt(const Skill<Damage>& s) { return with_owner(s, s.event.victim); }
bool choose_field(const Skill<Damage>& s, Option& o) {
  return pick_cards(o, cards_on_general(s.game, s.owner, tuntian.number), 1, 1);
}
Task<> supply(Skill<Damage> s) { co_await give(s.game, s.owner, s.event.victim, s.cards); }

const SkillDef ziliang({"ziliang", "资粮", "Ziliang",
                        "副将技，与你势力相同的角色受到伤害后，你可将一张“田”交给其。",
                        "Deputy: after a character of your force was dealt damage you may give it a Field."},
                       Tag::DeputyOnly,
                       at<Timing::DamageTaken>()
                           .may()
                           .about(the_victim)
                           .when(one_of_the_force_was_hurt)
                           .choose(choose_field)
                           .then(supply),
                       hint({.about = {.cards = 1}}));

}  // namespace

const General heg_dengai({.id = "heg_dengai",
                          .zh = "邓艾",
                          .en = "Deng Ai",
                          .set = "hegemony_formation",
                          .kingdom = Kingdom::Wei,
                          .hp = 4,
                          .hp_as_head = -1,
                          .skills = {"tuntian", &jixi_heg, &ziliang}});

}  // namespace jiesuan
