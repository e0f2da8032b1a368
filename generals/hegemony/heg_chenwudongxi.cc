// 陈武董袭 Chen Wu & Dong Xi · Wu · male · 4 half symbols
//
// 断绁 Duanxie — once in your play phase: another character that is not chained is chained, then you are
// chained too.
// 奋命 Fenming — at the start of your finish phase, if you are chained, you may discard a card of every
// chained character.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

SeatSet chained_ones(const Game& g) {
  SeatSet set = living(g);
  for (Seat t : set)
    if (!g[t].chained) set.remove(t);
  return set;
}

// Chaining the other is the price: whoever cannot be chained cannot be chosen.
bool choose_comrade(const Skill<Phase>& s, Option& o) {
  SeatSet set = others(s.game, s.owner);
  for (Seat t : set)
    if (!can_be_chained(s.game, t)) set.remove(t);
  return pick_seats(o, set);
}
Task<> share_the_chain(Skill<Phase> s) {
  const bool chained = co_await change_state(s.game, s.seat(), GeneralCardChange::Chain);
  if (chained) co_await chain(s.game, s.owner);
}

const SkillDef duanxie(
    {"duanxie", "断绁", "Duanxie", "出牌阶段限一次，你可令一名未横置的其他角色横置，然后你横置。",
     "Once in your play phase: another character that is not chained is chained, then you are chained too."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_comrade).then(share_the_chain),
    hint({.self = {.other = -0.2F}, .target = {.other = -0.5F}}));

bool chained_with_others(const Skill<Phase>& s) {
  if (!owners_phase(s) || !s.game[s.owner].chained) return false;
  for (Seat t : chained_ones(s.game))
    if (!s.game[t].own_cards().empty()) return true;
  return false;
}
Task<> charge(Skill<Phase> s) {
  Game& g = s.game;
  const SeatList all = in_order(g, chained_ones(g));
  for (Seat t : all) {
    if (!g.alive(t)) continue;
    if (t == s.owner) {
      co_await must_discard(g, t, g[t].own_cards(), 1, asked_by(s));
      continue;
    }
    const CardId c =
        co_await choose_card_of(g, s.owner, t, Zones::HandAndEquipment, asked_by(s, t).to("弃置", "discard"));
    if (c != kNoCard) co_await discard(g, s.owner, CardSet(c));
  }
}

const SkillDef fenming(
    {"fenming", "奋命", "Fenming", "结束阶段开始时，若你处于横置状态，可弃置所有横置的角色各一张牌。",
     "At the start of your finish phase, if you are chained, you may discard a card of every chained character."},
    at<Timing::FinishStart>().may().when(chained_with_others).then(charge),
    hint({.self = {.cards = -1}, .per_target = 0.8F}));

}  // namespace

const General heg_chenwudongxi({.id = "heg_chenwudongxi",
                                .zh = "陈武董袭",
                                .en = "Chen Wu & Dong Xi",
                                .set = "hegemony_momentum",
                                .kingdom = Kingdom::Wu,
                                .hp = 4,
                                .skills = {&duanxie, &fenming}});

}  // namespace jiesuan
