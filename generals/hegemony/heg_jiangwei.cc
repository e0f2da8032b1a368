// 姜维 Jiang Wei · Shu · male · 4 half symbols, one less as deputy
//
// 挑衅 as in generals/mountain/jiangwei.cc.
// 遗志 Yizhi (deputy) — if your head general is revealed and has 观星, that 观星 looks at 5 cards;
// otherwise you have 观星.
// 天覆 Tianfu (head, formation) — in the turn of a character of the queue you stand in you have 看破
// (hegemony §10).
#include "generals/common.h"
#include "generals/fire/skills.h"
#include "generals/mountain/skills.h"
#include "generals/standard/zhugeliang.h"

namespace jiesuan {
namespace {

constexpr int kHead = 0;

bool head_reads_the_stars(const Game& g, Seat s) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == guanxing.number && i.slot == kHead && !on_hidden_general(g, i)) return true;
  }
  return false;
}
bool no_head_reads_them(const StateContext& s) { return !head_reads_the_stars(s.game, s.owner); }
int five_by_the_head(const StateContext& s) { return head_reads_the_stars(s.game, s.owner) ? 5 : 0; }

const SkillDef yizhi(
    {"yizhi", "遗志", "Yizhi",
     "副将技，此武将牌减少半个阴阳鱼；若你的主将已明置且有〖观星〗，该〖观星〗观看的牌数改为五张，否则你拥有〖观星〗。",
     "Deputy: this card has half a symbol less; if your head general is revealed and has Guanxing, that Guanxing looks "
     "at five cards, otherwise you have Guanxing."},
    Tag::DeputyOnly, state(kStarsRead, five_by_the_head), grants_owner(guanxing, no_head_reads_them));

bool in_the_turn_of_the_queue(const StateContext& s) {
  const Game& g = s.game;
  const Seat now = g.turn().owner;
  return formations_hold(g) && g.in_turn_of(now) && queue_of(g, s.owner).has(now);
}

const SkillDef tianfu({"tianfu", "天覆", "Tianfu", "主将技，与你处于同一队列的角色的回合内，你拥有〖看破〗。",
                       "Head: in the turn of a character of the queue you stand in you have Kanpo."},
                      Tag::HeadOnly, Tag::Queue, grants_owner(kanpo, in_the_turn_of_the_queue));

}  // namespace

const General heg_jiangwei({.id = "heg_jiangwei",
                            .zh = "姜维",
                            .en = "Jiang Wei",
                            .set = "hegemony_formation",
                            .kingdom = Kingdom::Shu,
                            .hp = 4,
                            .hp_as_deputy = -1,
                            .skills = {"tiaoxin", &yizhi, &tianfu}});

}  // namespace jiesuan
