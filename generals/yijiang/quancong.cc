// 全琮 Quan Cong · Wu · male · 4
//
// 振赡 Zhenshan — once a turn, when you need to use or respond a basic card: you may exchange hands with a
// character that holds fewer hand cards than you, and count as using or responding that card.          (M10)
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

SeatSet poorer_than(const Game& g, Seat s) {
  SeatSet set = others(g, s);
  for (Seat t : set)
    if (g[t].hand.size() >= g[s].hand.size()) set.remove(t);
  return set;
}
bool somebody_is_poorer(const Skill<Need>& s) { return !poorer_than(s.game, s.owner).empty(); }
// Name and targets have been said with the launch.
Task<> relieve_want(Skill<Need> s) {
  Game& g = s.game;
  const Seat poor = co_await choose_seat(g, s.owner, poorer_than(g, s.owner), false,
                                         asked_by(s).to("与其交换手牌", "exchange hands with it"));
  if (poor == kNoSeat) co_return;
  const Side own{g[s.owner].hand, Zone::Hand, s.owner}, other{g[poor].hand, Zone::Hand, poor};
  co_await exchange(g, s.owner, own, other);
  answer_as_declared(s);
}

const SkillDef zhenshan(
    {"zhenshan", "振赡", "Zhenshan",
     "每回合限一次，当你需要使用或打出基本牌时，你可与一名手牌数小于你的角色交换手牌，视为使用或打出此牌。",
     "Once a turn, when you need to use or respond a basic card, you may exchange hands with a character that holds "
     "fewer hand cards than you: you count as using or responding that card."},
    at<Timing::NeedUse2>()
        .may()
        .once_per_turn()
        .declares(kBasics)
        .when(somebody_is_poorer)
        .then(relieve_want),
    at<Timing::NeedRespond2>()
        .may()
        .once_per_turn()
        .declares(kBasics)
        .when(somebody_is_poorer)
        .then(relieve_want),
    hint({.self = {.other = -1.2F}, .target = {.cards = 1}}));

}  // namespace

const General quancong({.id = "quancong",
                        .zh = "全琮",
                        .en = "Quan Cong",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wu,
                        .hp = 4,
                        .skills = {&zhenshan}});

}  // namespace jiesuan
