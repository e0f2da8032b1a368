// 董卓 Dong Zhuo · Qun · male · 4 half symbols
//
// 横征 Hengzheng — with 1 hp or without hand cards, instead of drawing in your draw phase: obtain a card from
// the zones of every other character.
// 暴凌 Baoling (head, locked) — at the end of your play phase, this general revealed and a deputy beside it:
// the deputy is removed, you gain 3 max hp, recover 3 hp and gain 崩坏.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/lent.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

constexpr int kDeputy = 1;

bool somebody_has_a_card(const Game& g, Seat besides) {
  for (Seat t : others(g, besides))
    if (!g[t].all_cards().empty()) return true;
  return false;
}
bool in_straits(const Skill<Phase>& s) {
  const Character& c = s.game[s.owner];
  return owner_draws(s) && (c.hp == 1 || c.hand.empty()) && somebody_has_a_card(s.game, s.owner);
}
Task<> extort(Skill<Phase> s) {
  Game& g = s.game;
  s.event.no_draw = true;
  const SeatList everybody = in_order(g, others(g, s.owner));
  for (Seat t : everybody) {
    if (!g.alive(t)) continue;
    const CardId c = co_await choose_card_of(g, s.owner, t, Zones::All, asked_by(s, t).to("获得", "take"));
    if (c != kNoCard) co_await obtain(g, s.owner, CardSet(c));
  }
}

const SkillDef hengzheng(
    {"hengzheng", "横征", "Hengzheng",
     "摸牌阶段开始时，若你的体力值为1或没有手牌，你可放弃摸牌，获得每名其他角色区域里的一张牌。",
     "With 1 hp or without hand cards you may, instead of drawing in your draw phase, obtain a card from the zones "
     "of every other character."},
    at<Timing::DrawStart2>().may().when(in_straits).then(extort),
    hint({.self = {.cards = -2}, .everybody = {.cards = -1}, .per_target = 0.9F}));

bool deputy_in_the_way(const Skill<Phase>& s) {
  return owners_phase(s) && !on_hidden_general(s.game, s.game.state.instance[s.instance]) &&
         can_remove(s.game, s.owner, kDeputy);
}
Task<> rule_alone(Skill<Phase> s) {
  Game& g = s.game;
  co_await remove_general(g, s.owner, kDeputy);
  co_await change_max_hp(g, s.owner, 3);
  co_await recover(g, recovery_from(s, s.owner, 3));
  if (g.alive(s.owner)) gain_skill(g, s.owner, benghuai);
}

const SkillDef baoling(
    {"baoling", "暴凌", "Baoling",
     "主将技，锁定技，出牌阶段结束时，若此武将牌已明置且你有副将，你移除副将，加3点体力上限，回复3点体力，获得〖崩坏〗。",
     "Head, locked: at the end of your play phase, if this general is revealed and you have a deputy, the deputy is "
     "removed, you gain 3 max hp, recover 3 hp and gain Benghuai."},
    Tag::HeadOnly, Tag::Locked, at<Timing::PlayEnd>().when(deputy_in_the_way).then(rule_alone));

}  // namespace

const General heg_dongzhuo({.id = "heg_dongzhuo",
                            .zh = "董卓",
                            .en = "Dong Zhuo",
                            .set = "hegemony_momentum",
                            .kingdom = Kingdom::Qun,
                            .hp = 4,
                            .skills = {&hengzheng, &baoling}});

}  // namespace jiesuan
