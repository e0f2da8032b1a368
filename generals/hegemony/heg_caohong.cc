// 曹洪 Cao Hong · Wei · male · 4 half symbols
//
// 护援 Huyuan — at the start of your finish phase you may put an equipment card into the empty slot for it
// of a character; then you may discard a card of a character at distance 1 from that one.
// 鹤翼 Heyi (formation) — the other characters of the queue you stand in have 飞影.         (hegemony §10)
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/god/lent.h"

namespace jiesuan {
namespace {

// Its own slot is taken by the very card that lies in it.
SeatSet with_room_for(const Game& g, Seat owner, CardId c) {
  const int slot = static_cast<int>(def(printed_name(g, c)).slot);
  SeatSet set = living(g);
  for (Seat t : set)
    if (g[t].equipment[slot] != kNoCard) set.remove(t);
  if (g.state.place[c].zone == Zone::Equipment) set.remove(owner);
  return set;
}
bool choose_gear_and_comrade(const Skill<Phase>& s, Option& o) {
  const Game& g = s.game;
  const SeatSet to = s.cards.empty() ? living(g) : with_room_for(g, s.owner, s.card());
  return pick_cards(o, cards_of_type(g, g[s.owner].own_cards(), CardType::Equipment), 1, 1) &&
         pick_seats(o, to);
}
SeatSet with_cards_beside(const Game& g, Seat equipped) {
  SeatSet set = at_distance(g, equipped, 1);
  for (Seat t : set)
    if (g[t].own_cards().empty()) set.remove(t);
  return set;
}
Task<> come_to_the_aid(Skill<Phase> s) {
  Game& g = s.game;
  const Seat equipped = s.seat();
  co_await move_cards(g, moving(g, s.cards, Zone::Equipment, equipped, Reason::Put, s.owner));
  if (!g.alive(s.owner) || !g.alive(equipped)) co_return;
  const Seat of = co_await choose_seat(
      g, s.owner, with_cards_beside(g, equipped), true,
      asked_by(s).to("弃置其一张牌", "discard a card of it").or_else("不弃置", "no discard"));
  if (of == kNoSeat) co_return;
  if (of == s.owner) {
    co_await must_discard(g, of, g[of].own_cards(), 1, asked_by(s));
    co_return;
  }
  const CardId c =
      co_await choose_card_of(g, s.owner, of, Zones::HandAndEquipment, asked_by(s, of).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(g, s.owner, CardSet(c));
}

const SkillDef huyuan(
    {"huyuan", "护援", "Huyuan",
     "结束阶段开始时，你可将一张装备牌置入一名角色装备区的相应空栏，然后你可弃置与其距离为1的一名角色的一张牌。",
     "At the start of your finish phase you may put an equipment card into the empty slot for it of a character; "
     "then you may discard a card of a character at distance 1 from that one."},
    at<Timing::FinishStart>().may().when(owners_phase).choose(choose_gear_and_comrade).then(come_to_the_aid),
    hint({.self = {.cards = 0.8F}, .gives = true}));

bool beside_in_the_queue(const StateContext& by, Seat who) {
  return who != by.owner && formations_hold(by.game) && queue_of(by.game, by.owner).has(who);
}

const SkillDef heyi({"heyi", "鹤翼", "Heyi", "与你处于同一队列的其他角色拥有〖飞影〗。",
                     "The other characters of the queue you stand in have Feiying."},
                    Tag::Queue, grants(feiying, beside_in_the_queue));

}  // namespace

const General heg_caohong({.id = "heg_caohong",
                           .zh = "曹洪",
                           .en = "Cao Hong",
                           .set = "hegemony_formation",
                           .kingdom = Kingdom::Wei,
                           .hp = 4,
                           .companions = {"heg_caoren"},
                           .skills = {&huyuan, &heyi}});

}  // namespace jiesuan
