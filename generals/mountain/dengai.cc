// 邓艾 Deng Ai · Wei · male · 4
//
// 屯田 Tuntian — after you lost cards outside your turn you may judge: unless ♥ the judge card is laid on
// your general as a field when the result is fixed. For each field your distance to others is 1 lower. 凿险
// Zaoxian (awakening) — at the start of your prepare phase, with three or more fields: you lose 1 max hp and
// gain 急袭. 急袭 Jixi — you may use a field as 顺手牵羊. The field does not shorten the distance for its own
// use.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/mountain/skills.h"

namespace jiesuan {
namespace {

CardSet fields_of(const Game& g, Seat s) { return cards_on_general(g, s, tuntian.number); }

bool a_card_of(Seat s, Zone zone, Seat seat) {
  return seat == s && (zone == Zone::Hand || zone == Zone::Equipment);
}
bool lost_outside_own_turn(const Skill<Move>& s) {
  if (s.game.in_turn_of(s.owner)) return false;
  for (const MovePart& p : s.event.parts)
    if (!p.cards.empty() && a_card_of(s.owner, p.from, p.from_seat) && !a_card_of(s.owner, p.to, p.to_seat))
      return true;
  return false;
}
Task<> till(Skill<Move> s) { co_await judge(s.game, s.owner, s.skill); }

bool tilled(const Skill<Judgement>& s) { return judged_for_this_skill(s) && s.event.suit != Suit::Heart; }
Task<> lay_out_field(Skill<Judgement> s) {
  co_await put_on_general(s.game, s.owner, CardSet(s.event.card), s.skill);
}

int nearer_by_fields(const StateContext& s, Seat) { return -s.left_of(fields_of(s.game, s.owner)).size(); }

}  // namespace

const SkillDef tuntian(
    {"tuntian", "屯田", "Tuntian",
     "当你于回合外失去牌后，可判定：若不为♥，结果确定后你将判定牌置于武将牌上，称为“田”；你计算与其他角色的距离-X（"
     "X为“田”数）。",
     "After you lost cards outside your turn you may judge: unless ♥ the judge card is laid on your general as a "
     "Field. Your distance to others is 1 lower for each Field."},
    at<Timing::MoveAfter2>().may().when(lost_outside_own_turn).then(till),
    at<Timing::JudgeResult1>().when(tilled).then(lay_out_field),
    state(StateKind::DistanceFrom, nearer_by_fields), hint({.good_suits = kBlackVerdict | kDiamondVerdict}));

namespace {

bool any_card(const StateContext&, CardId) { return true; }

const SkillDef jixi({"jixi", "急袭", "Jixi", "你可将一张“田”当【顺手牵羊】使用。",
                     "You may use a Field as Snatch."},
                    convert_to(kSnatch, any_card).laid_on_general(tuntian).only_to_use());

bool three_fields(const Skill<Phase>& s) { return owners_phase(s) && fields_of(s.game, s.owner).size() >= 3; }
Task<> cross_the_mountains(Skill<Phase> s) {
  co_await change_max_hp(s.game, s.owner, -1);
  if (s.game.alive(s.owner)) gain_skill(s.game, s.owner, jixi);
}

const SkillDef zaoxian(
    {"zaoxian", "凿险", "Zaoxian",
     "觉醒技，准备阶段开始时，若“田”不少于三张，你减1点体力上限，然后获得〖急袭〗。",
     "Awakening: at the start of your prepare phase, with three or more Fields, you lose 1 max hp and gain Jixi."},
    Tag::Awakening, at<Timing::PrepareStart>().when(three_fields).then(cross_the_mountains));

}  // namespace

const General dengai({.id = "dengai",
                      .zh = "邓艾",
                      .en = "Deng Ai",
                      .set = "mountain",
                      .kingdom = Kingdom::Wei,
                      .hp = 4,
                      .skills = {&tuntian, &zaoxian}});

}  // namespace jiesuan
