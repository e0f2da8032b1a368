// 剑阁云 Jian Geyun · Shu · male · 3 (a general of our own)
//
// 寻剑 Xunjian — when you draw in your draw phase you may first search for a 杀 or an equipment card, as you
// choose, and obtain it.                                                             [R002-37 … R002-41]
// 断云 Duanyun — after your 杀 dealt a character damage you may make it tap one of its equipment cards.
//                                                                                        [R002-19, R002-20]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

enum Wanted : std::uint8_t { Blade, Gear };

Task<> seek(Skill<Phase> s) {
  const int wanted = co_await choose_one(s.game, s.owner, asked_by(s));
  SearchFor what;
  if (wanted == Blade) {
    what.name = kSlash;
  } else {
    what.kind = SearchFor::Kind::Type;
    what.type = Category::Equipment;
  }
  co_await search_and_obtain(s.game, s.owner, what);
}

bool struck_the_equipped(const Skill<Damage>& s) {
  return by_own_slash(s) && !upright_equipment(s.game, s.event.victim).empty();
}
Task<> cut_the_straps(Skill<Damage> s) { co_await let_tap(s.game, s.event.victim, 1, asked_by(s, s.owner)); }

const SkillDef xunjian(
    {"xunjian", "寻剑", "Xunjian", "摸牌阶段摸牌时，你可先检索一张【杀】或装备牌并获得之。",
     "When you draw in your draw phase you may first search for a Slash or an equipment card and obtain it."},
    only_in("002.search"),
    choices({{"find_slash", "【杀】", "a Slash"}, {"find_equipment", "装备牌", "equipment"}}),
    at<Timing::DrawBody>().may().when(owner_draws).then(seek), hint({.self = {.cards = 1}}));
const SkillDef duanyun(
    {"duanyun", "断云", "Duanyun", "当你使用【杀】对一名角色造成伤害后，可令其横置其装备区里的一张牌。",
     "After your Slash dealt a character damage you may make it tap one of its equipment cards."},
    only_in("002.tapping"),
    at<Timing::DamageCaused>().may().about(the_victim).when(struck_the_equipped).then(cut_the_straps),
    hint({.about = {.other = -0.5F}, .taps = true}));

}  // namespace

const General jiangeyun({.id = "jiangeyun",
                         .zh = "剑阁云",
                         .en = "Jian Geyun",
                         .set = "workshop",
                         .kingdom = Kingdom::Shu,
                         .hp = 3,
                         .skills = {&xunjian, &duanyun}});

}  // namespace jiesuan
