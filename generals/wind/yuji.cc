// 于吉 Yu Ji · Qun · male · 3
//
// 蛊惑 Guhuo — you may use or respond a hand card face down as any basic card or trick, delayed ones
// excepted, that you name. The others with hp are asked whether they doubt it; then it is turned up. Nobody
// doubted: it is what you named. It was true: whoever doubted loses 1 hp, and it counts only if it is ♥. It
// was false: whoever doubted draws a card. Otherwise it is discarded. Suit and colour are those of the card.
// [R000-06, R000-07]
//
// 于吉〔新〕 Yu Ji (new) — 蛊惑 once a turn; the others, with hp or without, are asked, and the first who
// doubts ends the asking: a false card is discarded, for a true one the doubter gains 缠怨. 缠怨 Chanyuan
// (locked) — you cannot doubt 蛊惑; while you have 1 hp your other general skills are void. [R004-05]
#include "engine/content/hint.h"
#include "engine/event/log.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool at_one_hp(const StateContext& s, const Instance&) { return s.game[s.owner].hp == 1; }

const SkillDef chanyuan(
    {"chanyuan", "缠怨", "Chanyuan", "锁定技，你不能质疑〖蛊惑〗；若你的体力值为1，你的其他武将技能无效。",
     "Locked: you cannot doubt Guhuo; while you have 1 hp your other general skills are void."},
    Tag::Locked, state(StateKind::VoidsSkills, at_one_hp));

// ---- the claim

bool basic_or_trick(const CardDef& c) {
  return c.category == Category::Basic || c.category == Category::Trick;
}
bool could_deceive(const Skill<Need>& s) { return can_lay_down(s, basic_or_trick); }
bool choose_card(const Skill<Need>& s, Option& o) {
  return pick_cards(o, cards_to_lay_down(s, basic_or_trick), 1, 1);
}

// ---- doubting

constexpr int kDoubt = 1;
Choices answers_to_a_claim() {
  return choices({{"believe", "不质疑", "do not doubt it"}, {"doubt", "质疑", "doubt it"}});
}

SeatSet free_to_doubt(const Game& g, Seat deceiver) {
  SeatSet set = others(g, deceiver);
  for (Seat s : set)
    if (has_skill(g, s, chanyuan)) set.remove(s);
  return set;
}
SeatSet with_hp(const Game& g, SeatSet seats) {
  for (Seat s : seats)
    if (g[s].hp_value() < 1) seats.remove(s);
  return seats;
}

Task<bool> doubts(Skill<Need> s, Seat who, CardName name) {
  const Asking why{.skill = s.skill, .card = name, .about = s.owner};
  const int said = co_await choose_one(s.game, who, why);
  log(s.game, LogKind::Doubted, [&](LogEntry& e) { e.a = who, e.b = s.owner, e.n = said == kDoubt; });
  co_return said == kDoubt;
}

// ---- the outcome

bool told_the_truth(const Skill<Need>& s, CardName name) { return name_of(s.game, s.card()) == name; }

Task<> reward_and_punish(Skill<Need> s, SeatSet doubters, bool honest) {
  const SeatList all = in_order(s.game, doubters);
  for (Seat t : all) {
    if (honest) {
      co_await lose_hp(s.game, t, 1, s.skill);
    } else {
      co_await draw(s.game, t, 1);
    }
  }
}
Task<> deceive(Skill<Need> s) {
  Game& g = s.game;
  const CardName name = co_await name_and_lay_down(s, basic_or_trick);
  SeatSet doubters;
  const SeatList asked = in_order(g, with_hp(g, free_to_doubt(g, s.owner)));
  for (Seat t : asked) {
    const bool doubt = co_await doubts(s, t, name);
    if (doubt) doubters.add(t);
  }
  turn_face_up(g, s.owner, s.card());
  const bool honest = told_the_truth(s, name);
  const bool heart = suit_of(g, s.card(), s.owner) == Suit::Heart;
  co_await reward_and_punish(s, doubters, honest);
  if (doubters.empty() || (honest && heart))
    answer_with_named(s, name);
  else
    come_to_nothing(s, name);
}

Task<Seat> first_to_doubt(Skill<Need> s, CardName name) {
  const SeatList asked = in_order(s.game, free_to_doubt(s.game, s.owner));
  for (Seat t : asked) {
    const bool doubt = co_await doubts(s, t, name);
    if (doubt) co_return t;
  }
  co_return kNoSeat;
}
Task<> deceive_once(Skill<Need> s) {
  const CardName name = co_await name_and_lay_down(s, basic_or_trick);
  const Seat doubter = co_await first_to_doubt(s, name);
  turn_face_up(s.game, s.owner, s.card());
  if (doubter != kNoSeat) {
    if (!told_the_truth(s, name)) {
      come_to_nothing(s, name);
      co_return;
    }
    gain_skill(s.game, doubter, chanyuan);
  }
  answer_with_named(s, name);
}

const SkillDef guhuo(
    {"guhuo", "蛊惑", "Guhuo",
     "你可扣置一张手牌，将其当任意基本牌或非延时锦囊牌使用或打出；体力值大于0的其他角色依次选择是否质疑，然后亮出此"
     "牌：无人质疑，照常结算；有人质疑且为真，质疑者各失去1点体力，此牌为♥才结算；有人质疑且为假，质疑者各摸一张"
     "牌，此牌作废。",
     "You may use or respond a hand card face down as any basic card or trick (not delayed) you name. The others "
     "with hp may doubt it, then it is turned up. Undoubted it is what you named. True: doubters lose 1 hp, and "
     "it counts only if ♥. False: doubters draw a card, and it is discarded."},
    answers_to_a_claim(),
    at<Timing::NeedUse2>().may().stands_for_card().when(could_deceive).choose(choose_card).then(deceive),
    at<Timing::NeedRespond2>().may().when(could_deceive).choose(choose_card).then(deceive),
    hint({.for_friend = 0, .for_foe = 1, .for_self = 0, .risky = true, .bluffs = true}));

const SkillDef guhuo_new(
    {"guhuo_new", "蛊惑", "Guhuo",
     "每回合限一次，你可扣置一张手牌，将其当任意基本牌或非延时锦囊牌使用或打出；其他角色依次选择是否质疑，有人质疑"
     "即停止，然后亮出此牌：若为假则作废；若为真，质疑者获得〖缠怨〗；未作废则照常结算。",
     "Once a turn you may use or respond a hand card face down as any basic card or trick (not delayed) you name. "
     "The others are asked until one doubts it, then it is turned up. A false card that was doubted is discarded; "
     "whoever doubted a true one gains Chanyuan. Otherwise it is what you named."},
    answers_to_a_claim(),
    at<Timing::NeedUse2>()
        .may()
        .stands_for_card()
        .once_per_turn()
        .when(could_deceive)
        .choose(choose_card)
        .then(deceive_once),
    at<Timing::NeedRespond2>()
        .may()
        .once_per_turn()
        .when(could_deceive)
        .choose(choose_card)
        .then(deceive_once),
    hint({.for_friend = 0, .for_foe = 1, .for_self = 0, .risky = true, .bluffs = true}));

}  // namespace

const General yuji({.id = "yuji",
                    .zh = "于吉",
                    .en = "Yu Ji",
                    .set = "wind",
                    .kingdom = Kingdom::Qun,
                    .hp = 3,
                    .skills = {&guhuo}});

const General yuji_new({.id = "yuji_new",
                        .zh = "于吉〔新〕",
                        .en = "Yu Ji (new)",
                        .set = "wind",
                        .kingdom = Kingdom::Qun,
                        .hp = 3,
                        .edition = 1,
                        .skills = {&guhuo_new}});

}  // namespace jiesuan
