// 司马懿 Sima Yi · Wei · male · 3
//
// 反馈 Fankui — after you are dealt damage you may obtain a card of the source.                 [R000-101]
// 鬼才 Guicai — before a judgement's result is fixed you may respond a hand card in place of the judge card.
//                                                                              [R004-20, R004-21, R000-150]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

// Of himself only equipment: what is in his hand already cannot be obtained.
bool from_himself(const Skill<Damage>& s) { return s.event.source == s.owner; }
bool source_has_cards(const Skill<Damage>& s) {
  if (!owner_is_victim(s)) return false;
  const Character& source = s.game[s.event.source];
  return !(from_himself(s) ? source.equipped() : source.own_cards()).empty();
}
Task<> take_from_source(Skill<Damage> s) {
  const Zones zones = from_himself(s) ? Zones::Equipment : Zones::HandAndEquipment;
  const CardId c =
      co_await choose_card_of(s.game, s.owner, s.event.source, zones, asked_by(s).to("获得", "take"));
  if (c != kNoCard) co_await obtain(s.game, s.owner, CardSet(c));
}

const SkillDef fankui(
    {"fankui", "反馈", "Fankui", "当你受到伤害后，可获得伤害来源的一张牌。",
     "After you are dealt damage you may obtain a card of the source."},
    at<Timing::DamageTaken>().may().about(the_source).when(source_has_cards).then(take_from_source),
    hint({.self = {.cards = 1}, .about = {.cards = -1}}));

bool choose_replacement(const Skill<Judgement>& s, Option& o) {
  return pick_cards(o, respondable(s.game, s.owner, s.game[s.owner].hand), 1, 1);
}
Task<> replace(Skill<Judgement> s) {
  co_await respond_card(s.game, s.owner, as_itself(s.game, s.owner, s.card()), true);
  co_await replace_judge_card(s.game, s.event, s.card());
}

}  // namespace

const SkillDef guicai(
    {"guicai", "鬼才", "Guicai", "判定结果确定前，你可打出一张手牌代替判定牌。",
     "Before a judgement's result is fixed you may respond a hand card in place of the judge card."},
    at<Timing::JudgeBeforeResult>().may().choose(choose_replacement).then(replace));

const General simayi({.id = "simayi",
                      .zh = "司马懿",
                      .en = "Sima Yi",
                      .kingdom = Kingdom::Wei,
                      .hp = 3,
                      .skills = {&fankui, &guicai}});

}  // namespace jiesuan
