// 凌统 Ling Tong · Wu · male · 4
//
// 旋略 Xuanlue — after you lost cards from your equipment area you may discard a card of another character.
// 勇进 Yongjin (limited) — in your play phase: up to three times, move a card of somebody's equipment area to
// the empty slot of another character.                                                           [R000-14]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool lost_equipment(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Equipment && p.from_seat == s.owner && !p.cards.empty()) return true;
  return false;
}
bool choose_loser(const Skill<Move>& s, Option& o) {
  SeatSet with_cards = others(s.game, s.owner);
  for (Seat t : with_cards)
    if (s.game[t].own_cards().empty()) with_cards.remove(t);
  return pick_seats(o, with_cards);
}
Task<> take_away(Skill<Move> s) {
  const CardId c = co_await choose_card_of(s.game, s.owner, s.seat(), Zones::HandAndEquipment,
                                           asked_by(s).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
}

const SkillDef xuanlue(
    {"xuanlue", "旋略", "Xuanlue", "当你失去装备区里的牌后，可弃置一名其他角色的一张牌。",
     "After you lost cards from your equipment area you may discard a card of another character."},
    at<Timing::MoveAfter2>().may().when(lost_equipment).choose(choose_loser).then(take_away),
    hint({.target = {.cards = -1}}));

constexpr int kMostMoves = 3;

bool something_to_move(const Skill<Phase>& s) {
  return owners_phase(s) && !movable_equipment(s.game).empty();
}
Task<> charge(Skill<Phase> s) {
  Game& g = s.game;
  const Asking why = asked_by(s).to("移动", "move");
  co_await must_move_on_field(g, s.owner, movable_equipment(g), why);
  for (int n = 1; n < kMostMoves; ++n) {
    const bool moved = co_await offer_move_on_field(g, s.owner, movable_equipment(g), why);
    if (!moved) co_return;
  }
}

const SkillDef yongjin(
    {"yongjin", "勇进", "Yongjin", "限定技，出牌阶段，你可依次移动场上的至多三张装备牌（不能替换原有装备）。",
     "Limited: in your play phase you may move up to three equipment cards on the field, one after the other, to "
     "empty slots of other characters."},
    Tag::Limited, at<Timing::PlayIdle>().when(something_to_move).then(charge),
    hint({.moment = Moment::Never}));

}  // namespace

const General heg_lingtong({.id = "heg_lingtong",
                            .zh = "凌统",
                            .en = "Ling Tong",
                            .set = "hegemony_transformation",
                            .kingdom = Kingdom::Wu,
                            .hp = 4,
                            .companions = {"heg_ganning"},
                            .skills = {&xuanlue, &yongjin}});

}  // namespace jiesuan
