// 左慈 Zuo Ci · Qun · male · 3
//
// 化身 Huashen — (1) when all generals have been shown you get two unused general cards as incarnations, show
// one and name one of its skills, neither limited nor awakening nor lord: you have that skill, and the gender
// and kingdom of that card. (2) At the start and before the end of your turn you may show another or name
// another. The skill named before is lost in the same instant.                    [R001-11 … R001-15,
// R004-31, C21, C22] 新生 Xinsheng — after each point of damage dealt to you you may get another incarnation.
//
// 左慈〔旧〕 Zuo Ci (old) — the second change of 化身 comes after the turn, when it is nobody's. [R000-11,
// C21]
#include <string_view>

#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// No skill by the name of one it has already, whatever edition that is.
bool has_namesake(const Game& g, Seat s, const SkillDef& d) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.general_skill() && id != lent_skill(g, s) && std::string_view(def(i.skill).zh) == d.zh) return true;
  }
  return false;
}

// What can be named when this card is shown, other than what is named now.
SkillList nameable(const Game& g, Seat s, GeneralId id) {
  SkillList list;
  const InstanceId now = lent_skill(g, s);
  const KeptGeneral* open = open_general_of(g, s);
  for (const SkillDef* d : def(id).skills) {
    if (d->limited() || d->has(Tag::Lord) || has_namesake(g, s, *d) || list.full()) continue;
    const bool same =
        open && id == open->general && now != kNoInstance && g.state.instance[now].skill == d->number;
    if (!same) list.push_back(d->number);
  }
  return list;
}

GeneralSet shapes(const Game& g, Seat s) {
  GeneralSet set;
  const GeneralSet kept = generals_kept_by(g, s);
  for (std::uint16_t n : kept.numbers())
    if (!nameable(g, s, static_cast<GeneralId>(n)).empty()) set.add(static_cast<GeneralId>(n));
  return set;
}

Task<> take_a_shape(Game& g, Seat s, SkillId skill) {
  const Asking why{.skill = skill};
  const GeneralId general = co_await choose_general(g, s, shapes(g, s), why);
  if (general == GeneralId::None) co_return;
  const SkillId named = co_await choose_skill(g, s, nameable(g, s, general), why);
  co_await show_kept_general(g, s, general, named);
}

Task<> get_two(Skill<GameFlow> s) {
  keep_another(s.game, s.owner);
  keep_another(s.game, s.owner);
  co_await take_a_shape(s.game, s.owner, s.skill);
}

bool own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner && !shapes(s.game, s.owner).empty(); }
Task<> change(Skill<Turn> s) { co_await take_a_shape(s.game, s.owner, s.skill); }

const SkillDef huashen(
    {"huashen", "化身", "Huashen",
     "①展示武将后，你随机获得两张未加入游戏的武将牌（化身牌），亮出其中一张并声明其一个技能（限定技、觉醒技、主公"
     "技除外）：你拥有该技能，性别与势力同该武将。②你的回合开始时和结束前，可更换亮出的化身牌或声明的技能。",
     "(1) When generals have been shown you get two unused general cards, show one and name one of its skills "
     "(not limited, awakening or lord): you have it, and that general's gender and kingdom. (2) At the start "
     "and before the end of your turn you may change them."},
    at<Timing::GameGeneralsShown>().then(get_two), at<Timing::TurnStart9>().may().when(own_turn).then(change),
    at<Timing::TurnEnd1>().may().when(own_turn).then(change), OnLoss{.also = return_kept_generals},
    hint({.takes_shape = true}));

const SkillDef huashen_old(
    {"huashen_old", "化身", "Huashen",
     "①展示武将后，你随机获得两张未加入游戏的武将牌（化身牌），亮出其中一张并声明其一个技能（限定技、觉醒技、主公"
     "技除外）：你拥有该技能，性别与势力同该武将。②你的回合开始时和回合结束后，可更换亮出的化身牌或声明的技能。",
     "(1) When generals have been shown you get two unused general cards, show one and name one of its skills "
     "(not limited, awakening or lord): you have it, and that general's gender and kingdom. (2) At the start "
     "of your turn and after it has ended you may change them."},
    at<Timing::GameGeneralsShown>().then(get_two), at<Timing::TurnStart9>().may().when(own_turn).then(change),
    at<Timing::TurnGap>().may().when(own_turn).then(change), OnLoss{.also = return_kept_generals},
    hint({.takes_shape = true}));

bool may_get_another(const Skill<Damage>& s) {
  return owner_is_victim(s) && may_keep_another(s.game, s.owner);
}
Task<> get_another(Skill<Damage> s) {
  keep_another(s.game, s.owner);
  co_return;
}

const SkillDef xinsheng(
    {"xinsheng", "新生", "Xinsheng", "当你受到1点伤害后，可随机获得一张化身牌。",
     "After each point of damage dealt to you you may get another incarnation at random."},
    at<Timing::DamageTaken>().may().when(may_get_another).times(per_point).then(get_another));

}  // namespace

const General zuoci({.id = "zuoci",
                     .zh = "左慈",
                     .en = "Zuo Ci",
                     .set = "mountain",
                     .kingdom = Kingdom::Qun,
                     .hp = 3,
                     .skills = {&huashen, &xinsheng}});

const General zuoci_old({.id = "zuoci_old",
                         .zh = "左慈〔旧〕",
                         .en = "Zuo Ci (old)",
                         .set = "mountain",
                         .kingdom = Kingdom::Qun,
                         .hp = 3,
                         .edition = -1,
                         .skills = {&huashen_old, &xinsheng}});

}  // namespace jiesuan
