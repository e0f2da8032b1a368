// 沙陀铃 Sha Tuoling · Qun · female · 4 (a general of our own)
//
// 惊铃 Jingling — once in your play phase you may make another character with closed hand cards choose: it
// opens all of its hand, or discards a card.                                            [R002-05 … R002-09]
// 听声 Tingsheng — when your 杀 has been aimed at a character in an abnormal state you may draw a card.
//                                                                                       [R002-56 … R002-59]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

enum Startled : std::uint8_t { Open, Discard };

bool choose_listener(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : others(s.game, s.owner))
    if (!closed_hand(s.game, t).empty()) set.add(t);
  return pick_seats(o, set);
}
Task<> startle(Skill<Phase> s) {
  const Seat t = s.seat();
  const int choice = co_await choose_one(s.game, t, asked_by(s, s.owner));
  if (choice == Open)
    co_await open_hand_cards(s.game, t, t, closed_hand(s.game, t));
  else
    co_await must_discard(s.game, t, s.game[t].own_cards(), 1, asked_by(s, s.owner));
}

bool aims_at_abnormal(const Skill<Use>& s) {
  return own_slash(s) && is_abnormal(s.game, s.event.target().seat);
}
Task<> hear(Skill<Use> s) { co_await draw(s.game, s.owner, 1); }

const SkillDef jingling(
    {"jingling", "惊铃", "Jingling",
     "出牌阶段限一次，你可令一名有暗置手牌的其他角色选择一项：1.明置所有手牌；2.弃置一张牌。",
     "Once in your play phase you may make another character with closed hand cards choose: it opens all of its "
     "hand, or discards a card."},
    only_in("002.face_up"),
    choices({{"open", "明置所有手牌", "open your hand"}, {"discard", "弃置一张牌", "discard a card"}}),
    at<Timing::PlayIdle>().once_per_phase().choose(choose_listener).then(startle),
    hint({.target = {.cards = -0.7F}}));
const SkillDef tingsheng(
    {"tingsheng", "听声", "Tingsheng", "当你使用【杀】指定处于异常状态的角色为目标后，可摸一张牌。",
     "When your Slash has been aimed at a character in an abnormal state you may draw a card."},
    only_in("002.abnormal"),
    at<Timing::UseTargeted>().may().about(the_target).when(aims_at_abnormal).then(hear));

}  // namespace

const General shatuoling({.id = "shatuoling",
                          .zh = "沙陀铃",
                          .en = "Sha Tuoling",
                          .set = "workshop",
                          .kingdom = Kingdom::Qun,
                          .gender = Gender::Female,
                          .hp = 4,
                          .skills = {&jingling, &tingsheng}});

}  // namespace jiesuan
