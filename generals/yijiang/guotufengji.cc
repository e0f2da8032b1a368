// 郭图逢纪 Guo Tu & Feng Ji · Qun · male · 3
//
// 急攻 Jigong — at the start of your play phase you may draw two cards; then your hand limit in this turn is
// the damage you dealt in this phase. 饰非 Shifei — when you need a 闪 you may let the character whose turn
// it is draw a card; unless it alone has the most hand cards then, you discard a card of a character with the
// most and count as using or responding a 闪.
#include <algorithm>

#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 急攻

struct Assault {
  std::uint32_t phase;  // in which it was launched
  int dealt;            // in it
};
void note_dealt(const Skill<HpReduction>& s) {
  const Damage* d = s.event.damage;
  Assault& assault = s.memory<Assault>();
  const TurnState& turn = s.game.turn();
  if (!d || d->source != s.owner || !turn.in_phase || turn.phase_serial != assault.phase) return;
  assault.dealt += s.event.amount;
}
int as_much_as_dealt(const StateContext& s) { return s.value<Assault>().dealt; }
const SkillDef assaulting({"state_jigong", "急攻", "Jigong"}, Listing::Internal,
                          at<Timing::ReduceHpAfter>().note(note_dealt),
                          state(StateKind::HandLimitBase, as_much_as_dealt));

Task<> press_the_attack(Skill<Phase> s) {
  co_await draw(s.game, s.owner, 2);
  // In a second play phase the limit is that of the second.
  Assault* assault = lasting_value<Assault>(s.game, s.owner, assaulting, Scope::Turn, s.owner);
  if (assault) *assault = {s.event.serial, 0};
}

const SkillDef jigong(
    {"jigong", "急攻", "Jigong",
     "出牌阶段开始时，你可摸两张牌，若如此做，你本回合的手牌上限改为X（X为你于此阶段内造成的伤害值）。",
     "At the start of your play phase you may draw two cards; then your hand limit in this turn is the damage you "
     "dealt in this phase."},
    at<Timing::PlayStart>().may().when(owners_phase).then(press_the_attack),
    hint({.self = {.cards = 0.5F}, .moment = Moment::NothingToPlay}));

// ---- 饰非

SeatSet the_richest(const Game& g) {
  int most = 0;
  for (Seat t : living(g)) most = std::max(most, g[t].hand.size());
  SeatSet set = living(g);
  for (Seat t : set)
    if (g[t].hand.size() < most) set.remove(t);
  return set;
}
// Somebody's turn is on, and a 闪 would do.
bool may_cover_up(const Skill<Need>& s) {
  const Need& n = s.event;
  if (n.seat != s.owner || !n.wanted.has(kJink) || n.answered) return false;
  const VirtualCard jink = made_of(s.game, s.owner, kJink, CardSet{}, s.skill);
  return s.game.in_turn_of(s.game.turn().owner) && !forbidden(s.game, Deed{act_of(n), s.owner, jink});
}
// A card of his own he sees, another's hand he does not.
Task<CardId> choose_card_to_blame(Skill<Need> s, Seat whose) {
  const Asking why = asked_by(s, whose).to("弃置", "discard");
  if (whose != s.owner) {
    const CardId c = co_await choose_card_of(s.game, s.owner, whose, Zones::HandAndEquipment, why);
    co_return c;
  }
  const CardSet own = discardable(s.game, s.owner, s.game[s.owner].own_cards());
  const CardSet chosen = co_await choose_own_cards(s.game, s.owner, own, 1, 1, false, why);
  co_return chosen.empty() ? kNoCard : chosen.first();
}
Task<> cover_up(Skill<Need> s) {
  Game& g = s.game;
  const Seat now = g.turn().owner;
  co_await draw(g, now, 1);
  const SeatSet richest = the_richest(g);
  if (richest == SeatSet(now)) co_return;
  const Seat blamed = co_await choose_seat(g, s.owner, richest, false,
                                           asked_by(s).to("弃置其一张牌", "discard a card of it"));
  if (blamed == kNoSeat) co_return;
  const CardId c = co_await choose_card_to_blame(s, blamed);
  if (c == kNoCard) co_return;
  co_await discard(g, s.owner, CardSet(c));
  s.event.answered = true;
  s.event.card = made_of(g, s.owner, kJink, CardSet{}, s.skill);
  s.event.end_timing();
}

const SkillDef shifei(
    {"shifei", "饰非", "Shifei",
     "当你需要使用或打出【闪】时，你可令当前回合角色摸一张牌，然后若其手牌数不为全场唯一最多，你弃置一名手牌数最多的角色的一张牌，"
     "视为使用或打出一张【闪】。",
     "When you need to use or respond a Jink you may let the character whose turn it is draw a card; then, unless it "
     "alone has the most hand cards of all, you discard a card of a character with the most and count as using or "
     "responding a Jink."},
    at<Timing::NeedUse2>().may().when(may_cover_up).then(cover_up),
    at<Timing::NeedRespond2>().may().when(may_cover_up).then(cover_up),
    hint({.self = {.other = -0.6F}, .target = {.cards = -1}}));

}  // namespace

const General guotufengji({.id = "guotufengji",
                           .zh = "郭图逢纪",
                           .en = "Guo Tu & Feng Ji",
                           .set = "yijiang",
                           .kingdom = Kingdom::Qun,
                           .hp = 3,
                           .skills = {&jigong, &shifei}});

}  // namespace jiesuan
