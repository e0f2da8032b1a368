// 杨修 Yang Xiu · Wei · male · 3, and 杨修〔新〕
//
// 鸡肋 Jilei — when damage is about to be dealt to you (new: after it was) you may name a type of card: for
// the rest of this turn its source can neither use nor respond nor discard hand cards of that type. What
// counts is the card that is used, not what it is made of.                         [R000-19, R000-20, C42]
// 啖酪 Danlao — after a trick with several targets has targeted you, you may draw a card; it has no effect on
// you.                                                                             [R000-17, R000-18, C43]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 鸡肋. The value of the effect are the types this owner has named against the bearer in this turn.

struct Types {
  std::uint8_t bits = 0;
  void add(int type) { bits |= static_cast<std::uint8_t>(1u << type); }
  bool has(CardType type) const { return (bits >> static_cast<int>(type) & 1) != 0; }
};

bool of_a_named_type(const StateContext& s, const Deed& d) {
  const bool from_hand = !(d.card.cards & s.game[s.owner].hand).empty();
  return from_hand && s.value<Types>().has(type_of(d.card.name));
}
const SkillDef chicken_rib({"state_jilei", "鸡肋", "Jilei"}, Listing::Internal,
                           forbids(Act::Use | Act::Respond | Act::Discard, of_a_named_type));

Task<> name_a_type(Skill<Damage> s) {
  const int type = co_await choose_one(s.game, s.owner, asked_by(s, s.event.source));
  Types* named = lasting_value<Types>(s.game, s.event.source, chicken_rib, Scope::Turn, s.owner);
  if (named) named->add(type);
}

const Choices kTypes = choices({{"basic", "基本牌", "basic cards"},
                                {"trick", "锦囊牌", "tricks"},
                                {"equipment", "装备牌", "equipment"}});

const SkillDef jilei(
    {"jilei", "鸡肋", "Jilei",
     "当你受到伤害时，可声明一种牌的类别，伤害来源本回合不能使用、打出或弃置其此类别的手牌。",
     "When damage is about to be dealt to you you may name a type of card: this turn its source cannot use, "
     "respond or discard hand cards of that type."},
    kTypes, at<Timing::DamageTaking2>().may().about(the_source).when(owner_is_victim).then(name_a_type),
    hint({.about = {.other = -1}}));

const SkillDef jilei_new(
    {"jilei_new", "鸡肋", "Jilei",
     "当你受到伤害后，可声明一种牌的类别，伤害来源本回合不能使用、打出或弃置其此类别的手牌。",
     "After you are dealt damage you may name a type of card: this turn its source cannot use, respond or "
     "discard hand cards of that type."},
    kTypes, at<Timing::DamageTaken>().may().about(the_source).when(owner_is_victim).then(name_a_type),
    hint({.about = {.other = -1}}));

// ---- 啖酪

bool one_of_several(const Skill<Use>& s) {
  const Use& u = s.event;
  if (u.target().seat != s.owner || def(u.card.name).category != Category::Trick) return false;
  SeatSet targeted;
  for (const Target& t : u.targets) targeted.add(t.seat);
  return targeted.size() >= 2;
}
Task<> taste(Skill<Use> s) {
  co_await draw(s.game, s.owner, 1);
  no_effect(s.event);
}

const SkillDef danlao(
    {"danlao", "啖酪", "Danlao", "当你成为目标数大于一的锦囊牌的目标后，可摸一张牌，然后此牌对你无效。",
     "After a trick with several targets has targeted you you may draw a card; then it has no effect on you."},
    at<Timing::UseBecameTarget>().may().when(one_of_several).then(taste),
    hint({.self = {.cards = 1}, .wards = true}));

}  // namespace

const General yangxiu({.id = "yangxiu",
                       .zh = "杨修",
                       .en = "Yang Xiu",
                       .set = "sp",
                       .kingdom = Kingdom::Wei,
                       .hp = 3,
                       .skills = {&jilei, &danlao}});

const General yangxiu_new({.id = "yangxiu_new",
                           .zh = "杨修〔新〕",
                           .en = "Yang Xiu (new)",
                           .set = "sp",
                           .kingdom = Kingdom::Wei,
                           .hp = 3,
                           .edition = 1,
                           .skills = {&jilei_new, &danlao}});

}  // namespace jiesuan
