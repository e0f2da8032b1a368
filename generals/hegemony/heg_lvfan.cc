// 吕范 Lü Fan · Wu · male · 3
//
// 调度 Diaodu — at the start of your play phase you may obtain a card from the equipment area of a character
// of your force; you may give it to somebody other than its former owner, and must if it was your own. When a
// character of your force uses an equipment card it may draw a card.
// 典财 Diancai — at the end of another's play phase in which you lost at least X cards (X = your hp, at least
// one) you may draw up to your max hp; then you may change your deputy.                       (hegemony §7)
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

SeatSet armed_allies(const Skill<Phase>& s) {
  SeatSet set = allies(s);
  for (Seat t : set)
    if (s.game[t].equipped().empty()) set.remove(t);
  return set;
}
bool choose_armed_ally(const Skill<Phase>& s, Option& o) { return pick_seats(o, armed_allies(s)); }
Task<> reassign(Skill<Phase> s) {
  Game& g = s.game;
  const Seat from = s.seat();
  const CardId c =
      co_await choose_card_of(g, s.owner, from, Zones::Equipment, asked_by(s, from).to("获得", "take"));
  if (c == kNoCard) co_return;
  co_await obtain(g, s.owner, CardSet(c));
  if (!g[s.owner].hand.has(c)) co_return;  // it went on somewhere else meanwhile
  SeatSet receivers = others(g, s.owner);
  receivers.remove(from);
  const Seat to = co_await choose_seat(g, s.owner, receivers, from != s.owner,
                                       asked_by(s).to("得到那张牌", "it gets that card"));
  if (to != kNoSeat) co_await give(g, s.owner, to, CardSet(c));
}

bool uses_equipment(const Skill<Use>& s) {
  return s.event.user == s.actor && def(s.event.card.name).category == Category::Equipment;
}
bool ally_uses_equipment(const Skill<Use>& s) {
  return uses_equipment(s) && same_force(s.game, s.owner, s.actor);
}
Task<> supply(Skill<Use> s) { co_await draw(s.game, s.actor, 1); }

// Who uses the card decides. Whose general is hidden can only serve itself.
const SkillDef diaodu(
    {"diaodu", "调度", "Diaodu",
     "出牌阶段开始时，你可获得一名与你势力相同的角色装备区里的一张牌，然后可将此牌交给除原拥有者以外的一名角色（若为你自己的牌则须交出）；"
     "与你势力相同的角色使用装备牌时，其可摸一张牌。",
     "At the start of your play phase you may obtain a card from the equipment area of a character of your "
     "force; you may give it to somebody other than its former owner, and must if it was your own. When a "
     "character of your force uses an equipment card it may draw a card."},
    at<Timing::PlayStart>()
        .with(hint({.self = {.cards = 1}, .target = {.cards = -1}}))
        .may()
        .when(owners_phase)
        .choose(choose_armed_ally)
        .then(reassign),
    at<Timing::UseCardUsed>().may().when(uses_equipment).then(supply),
    at<Timing::UseCardUsed>().may().by_anybody().when(ally_uses_equipment).then(supply));

bool paid_enough(const Skill<Phase>& s) {
  return !owners_phase(s) && s.event.lost[s.owner] >= std::max(1, s.game[s.owner].hp_value());
}
Task<> balance_books(Skill<Phase> s) {
  Game& g = s.game;
  co_await draw(g, s.owner, g[s.owner].max_hp - g[s.owner].hand.size());
  if (!can_change_deputy(g, s.owner, s.owner)) co_return;
  const bool yes = co_await agree(g, s.owner, asked_by(s).to("变更副将", "change your deputy"));
  if (yes) co_await change_deputy(g, s.owner, s.owner, asked_by(s));
}

const SkillDef diancai(
    {"diancai", "典财", "Diancai",
     "其他角色的出牌阶段结束时，若你于此阶段失去过至少X张牌（X为你的体力值且至少为1），可将手牌摸至体力上限，然后可变更副将。",
     "At the end of another's play phase, if you lost at least X cards in it (X is your hp, at least 1), you may "
     "draw up to your max hp; then you may change your deputy."},
    at<Timing::PlayEnd>().may().when(paid_enough).then(balance_books));

}  // namespace

const General heg_lvfan({.id = "heg_lvfan",
                         .zh = "吕范",
                         .en = "Lü Fan",
                         .set = "hegemony_transformation",
                         .kingdom = Kingdom::Wu,
                         .hp = 3,
                         .skills = {&diaodu, &diancai}});

}  // namespace jiesuan
