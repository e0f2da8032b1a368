// 徐庶〔标准EX〕 Xu Shu (standard EX) · Shu · male · 4
//
// 诛害 Zhuhai — at the start of another's finish phase, if it dealt damage in this turn, you may use a 杀 on
// it, at any distance. 潜心 Qianxin (awakening) — after you dealt damage, if you are wounded: you lose 1 max
// hp and gain 荐言. 荐言 Jianyan — once in your play phase: name a type or a colour; cards are turned up from
// the pile until one is of it, and a male character of your choice obtains that one. [R002-37 … R002-41]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool evildoer(const Skill<Phase>& s) {
  const Seat t = s.event.owner;
  return t != s.owner && s.game.state.history.count(Span::Turn, Counter::DealtDamage, t) > 0;
}
Need slash_on_it(const Skill<Phase>& s) {
  Need n;
  n.seat = s.owner;
  n.wanted = kSlashes;
  n.required = s.event.owner;
  n.free_distance = n.no_extra = true;
  n.asked_by = s.skill;
  return n;
}

const SkillDef zhuhai(
    {"zhuhai", "诛害", "Zhuhai",
     "其他角色的结束阶段开始时，若其于此回合内造成过伤害，你可对其使用一张【杀】（无距离限制）。",
     "At the start of another's finish phase, if it dealt damage in this turn, you may use a Slash on it at any "
     "distance."},
    at<Timing::FinishStart>().about(whose_phase).when(evildoer).uses(slash_on_it));

// ---- 荐言

constexpr SearchFor kKinds[] = {
    {.kind = SearchFor::Kind::Type, .type = Category::Basic},
    {.kind = SearchFor::Kind::Type, .type = Category::Trick},
    {.kind = SearchFor::Kind::Type, .type = Category::Equipment},
    {.kind = SearchFor::Kind::Colour, .colour = Colour::Red},
    {.kind = SearchFor::Kind::Colour, .colour = Colour::Black},
};
SeatSet men(const Game& g) {
  SeatSet set = living(g);
  for (Seat s : set)
    if (g[s].gender != Gender::Male) set.remove(s);
  return set;
}
bool can_recommend(const Skill<Phase>& s) { return owners_phase(s) && !men(s.game).empty(); }
Task<> recommend(Skill<Phase> s) {
  Game& g = s.game;
  const int kind = co_await choose_one(g, s.owner, asked_by(s));
  const Searched result = co_await search(g, kKinds[kind]);
  if (result.found != kNoCard) {
    const Seat to =
        co_await choose_seat(g, s.owner, men(g), false, asked_by(s).to("得到这张牌", "it gets the card"));
    if (to != kNoSeat) co_await obtain(g, to, CardSet(result.found) & g.state.processing);
  }
  co_await put_away(g, result);
}

const SkillDef jianyan(
    {"jianyan", "荐言", "Jianyan",
     "出牌阶段限一次，你可声明一种类别或颜色，亮出牌堆顶的牌直到出现符合的牌，令一名男性角色获得之，其余的置入弃牌堆。",
     "Once in your play phase: name a type or a colour; cards are turned up from the pile until one is of it, and a "
     "male character of your choice obtains that one."},
    choices({{"basic", "基本牌", "basic"},
             {"trick", "锦囊牌", "trick"},
             {"equipment", "装备牌", "equipment"},
             {"red", "红色", "red"},
             {"black", "黑色", "black"}}),
    at<Timing::PlayIdle>().once_per_phase().when(can_recommend).then(recommend),
    hint({.target = {.cards = 1}}));

bool hurts_though_wounded(const Skill<Damage>& s) {
  return s.event.source == s.owner && s.game[s.owner].wounded();
}
Task<> devote_himself(Skill<Damage> s) {
  co_await change_max_hp(s.game, s.owner, -1);
  if (s.game.alive(s.owner)) gain_skill(s.game, s.owner, jianyan);
}

const SkillDef qianxin(
    {"qianxin", "潜心", "Qianxin", "觉醒技，当你造成伤害后，若你已受伤，你减1点体力上限，然后获得〖荐言〗。",
     "Awakening: after you dealt damage, if you are wounded, you lose 1 max hp and gain Jianyan."},
    Tag::Awakening, at<Timing::DamageCaused>().when(hurts_though_wounded).then(devote_himself));

}  // namespace

const General st_xushu({.id = "st_xushu",
                        .zh = "徐庶〔标准EX〕",
                        .en = "Xu Shu (standard EX)",
                        .set = "standard_ex",
                        .kingdom = Kingdom::Shu,
                        .hp = 4,
                        .skills = {&zhuhai, &qianxin}});

}  // namespace jiesuan
