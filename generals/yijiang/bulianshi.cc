// 步练师 Bu Lianshi · Wu · female · 3
//
// 安恤 Anxu — once in your play phase: of two others whose hands differ in size the one with fewer cards
// obtains a hand card of the other, unseen, and shows it; unless it is ♠ you draw a card. 追忆 Zhuiyi — when
// you die you may let another character than your killer draw three cards and recover 1 hp.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

SeatSet everybody_else(const Game& g, Seat chooser) { return others(g, chooser); }
SeatSet with_another_number(const Game& g, Seat chooser, Seat first) {
  SeatSet set = others(g, chooser);
  for (Seat s : set)
    if (g[s].hand.size() == g[first].hand.size()) set.remove(s);
  return set;
}
bool choose_two(const Skill<Phase>& s, Option& o) {
  return pick_pair<everybody_else, with_another_number>(s, o);
}
Task<> even_out(Skill<Phase> s) {
  Game& g = s.game;
  Seat poor = s.seats[0], rich = s.seats[1];
  if (g[poor].hand.size() > g[rich].hand.size()) std::swap(poor, rich);
  const CardId c = co_await choose_card_of(g, poor, rich, Zones::Hand, asked_by(s, rich).to("获得", "take"));
  if (c == kNoCard) co_return;
  co_await obtain(g, poor, CardSet(c));
  if (!g[poor].hand.has(c)) co_return;  // it went on somewhere else meanwhile
  show_card(g, poor, c);
  if (suit_of(g, c) != Suit::Spade) co_await draw(g, s.owner, 1);
}

const SkillDef anxu(
    {"anxu", "安恤", "Anxu",
     "出牌阶段限一次，你可选择两名手牌数不同的其他角色，令其中手牌少的角色获得另一名的一张手牌并展示之：若不为♠，你摸"
     "一张牌。",
     "Once in your play phase: of two others whose hands differ in size the one with fewer cards obtains a hand "
     "card of the other and shows it; unless it is ♠ you draw a card."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_two).then(even_out),
    hint({.self = {.cards = 0.7F}, .either = true}));

bool owner_dies(const Skill<Death>& s) { return s.event.seat == s.owner; }
bool choose_remembered(const Skill<Death>& s, Option& o) {
  SeatSet set = others(s.game, s.owner);
  if (s.event.killer != kNoSeat) set.remove(s.event.killer);
  return pick_seats(o, set);
}
Task<> be_remembered(Skill<Death> s) {
  co_await draw(s.game, s.seat(), 3);
  co_await recover(s.game, recovery_from(s, s.seat()));
}

const SkillDef zhuiyi(
    {"zhuiyi", "追忆", "Zhuiyi", "当你死亡时，可令除杀死你的角色以外的一名角色摸三张牌，然后其回复1点体力。",
     "When you die you may let another character than your killer draw three cards and recover "
     "1 hp."},
    at<Timing::DeathWhen>().may().when(owner_dies).choose(choose_remembered).then(be_remembered),
    hint({.target = {.cards = 3, .hp = 1}}));

}  // namespace

const General bulianshi({.id = "bulianshi",
                         .zh = "步练师",
                         .en = "Bu Lianshi",
                         .set = "yijiang",
                         .kingdom = Kingdom::Wu,
                         .gender = Gender::Female,
                         .hp = 3,
                         .skills = {&anxu, &zhuiyi}});

}  // namespace jiesuan
