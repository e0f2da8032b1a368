// 蒋钦 Jiang Qin · Wu · male · 4
//
// 尚义 Shangyi — once in your play phase: another character looks at your hand; then choose: you look at
// its hand and may discard a black card of it, or you look at its hidden generals.
// 鸟翔 Niaoxiang (formation) — in a siege in which you are a besieger: when a besieger's 杀 has targeted
// the besieged, it takes two 闪 to offset it.                                                (hegemony §10)
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kHand = 0, kGenerals = 1;

bool has_hidden_general(const Game& g, Seat s) { return g[s].general[0].hidden || g[s].general[1].hidden; }
bool choose_partner(const Skill<Phase>& s, Option& o) {
  SeatSet partners;
  for (Seat t : others(s.game, s.owner))
    if (!s.game[t].hand.empty() || has_hidden_general(s.game, t)) partners.add(t);
  return !s.game[s.owner].hand.empty() && pick_seats(o, partners);
}
Task<> exchange_glances(Skill<Phase> s) {
  Game& g = s.game;
  const Seat other = s.seat();
  look_at(g, other, g[s.owner].hand, s.owner);
  const std::uint32_t possible =
      (g[other].hand.empty() ? 0u : 1u << kHand) | (has_hidden_general(g, other) ? 1u << kGenerals : 0u);
  const int what = co_await choose_one(g, s.owner, asked_by(s, other), possible);
  if (what == kGenerals) {
    look_at_hidden_generals(g, s.owner, other);
    co_return;
  }
  CardSet black;
  for (CardId c : g[other].hand)
    if (colour_of_card(g, c) == Colour::Black) black.add(c);
  const CardSet chosen = co_await look_and_choose(
      g, s.owner, g[other].hand, black, 1, 1, true,
      asked_by(s, other).to("弃置", "discard").or_else("不弃置", "nothing is discarded"));
  co_await discard(g, s.owner, chosen);
}

const SkillDef shangyi(
    {"shangyi", "尚义", "Shangyi",
     "出牌阶段限一次，你可令一名其他角色观看你的手牌，然后选择一项：观看其手牌并可弃置其中一张黑色牌；或观看其所有暗置的武将牌。",
     "Once in your play phase: another character looks at your hand; then you look at its hand and may discard a "
     "black card of it, or you look at its hidden generals."},
    choices({{"hand", "观看手牌", "look at the hand"},
             {"generals", "观看暗置武将", "look at hidden generals"}}),
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_partner).then(exchange_glances),
    hint({.target = {.cards = -0.4F}, .for_self = 0}));

bool besiegers_slash(const Skill<Use>& s) {
  if (!is_slash(s.event.card.name) || !formations_hold(s.game)) return false;
  const SeatSet besiegers = besiegers_of(s.game, s.event.target().seat);
  return besiegers.has(s.owner) && besiegers.has(s.event.user);
}

const SkillDef niaoxiang(
    {"niaoxiang", "鸟翔", "Niaoxiang",
     "在你为围攻角色的围攻关系中，围攻角色的【杀】指定被围攻角色为目标后，需两张【闪】才能抵消。",
     "In a siege in which you are a besieger it takes two Jinks to offset a besieger's Slash on the "
     "besieged."},
    Tag::Siege, at<Timing::UseTargeted>().about(the_target).when(besiegers_slash).then(demand_two_jinks));

}  // namespace

const General heg_jiangqin({.id = "heg_jiangqin",
                            .zh = "蒋钦",
                            .en = "Jiang Qin",
                            .set = "hegemony_formation",
                            .kingdom = Kingdom::Wu,
                            .hp = 4,
                            .skills = {&shangyi, &niaoxiang}});

}  // namespace jiesuan
