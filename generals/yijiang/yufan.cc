// 虞翻 Yu Fan · Wu · male · 3
//
// 纵玄 Zongxuan — when cards of your hand and equipment come into the discard pile by discarding (replaced
// equipment included) you may put any of them on top of the pile, in any order.                   [C14, C44]
// 直言 Zhiyan — at the start of your finish phase you may let a character draw a card and show it; if it is
// equipment that character recovers 1 hp, then uses the card.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kMostPutBack = 16;  // as many as can be ordered at once

bool choose_what_goes_back(const Skill<Move>& s, Option& o) {
  return pick_cards(o, own_discards(s), 1, kMostPutBack);
}
Task<> leave_to_fate(Skill<Move> s) {
  Game& g = s.game;
  co_await move_cards(g, moving(g, s.cards, Zone::Pile, kNoSeat, Reason::Put, s.owner));
  co_await arrange_pile_top(g, s.owner, s.cards.size(), asked_by(s), PutBack::Top);
}

const SkillDef zongxuan(
    {"zongxuan", "纵玄", "Zongxuan", "当你的牌因弃置而置入弃牌堆时，可将其中任意张以任意顺序置于牌堆顶。",
     "When cards of yours come into the discard pile by discarding you may put any of them on top of the pile, in "
     "any order."},
    at<Timing::MoveAfter1>().may().choose(choose_what_goes_back).then(leave_to_fate),
    hint({.self = {.other = 0.1F}}));

bool choose_whom_to_tell(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
// Equipment is put on by using it; who cannot use it keeps it in hand.
Task<> put_on_what_was_shown(Game& g, Seat who, CardId c) {
  if (!g.alive(who) || !g[who].hand.has(c)) co_return;
  Use u;
  u.user = who;
  u.card = as_itself(g, who, c);
  if (forbidden(g, Deed{Act::Use, who, u.card}) || !legal_target(g, who, u.card, who)) co_return;
  add_target(u, who);
  co_await use_card(g, u);
}
Task<> speak_frankly(Skill<Phase> s) {
  Game& g = s.game;
  const Seat who = s.seat();
  const InlineVec<CardId, 16> top = top_of_pile(g, 1);
  co_await draw(g, who, 1);
  if (top.empty() || !g[who].hand.has(top[0])) co_return;
  show_card(g, who, top[0]);
  if (type_of(name_of(g, top[0])) != CardType::Equipment) co_return;
  co_await recover(g, recovery_from(s, who));
  co_await put_on_what_was_shown(g, who, top[0]);
}

const SkillDef zhiyan(
    {"zhiyan", "直言", "Zhiyan",
     "结束阶段开始时，你可令一名角色摸一张牌并展示之：若为装备牌，其回复1点体力，然后使用此牌。",
     "At the start of your finish phase you may let a character draw a card and show it; if it is equipment that "
     "character recovers 1 hp, then uses the card."},
    at<Timing::FinishStart>().may().when(owners_phase).choose(choose_whom_to_tell).then(speak_frankly),
    hint({.target = {.cards = 1, .hp = 0.2F}}));

}  // namespace

const General yufan({.id = "yufan",
                     .zh = "虞翻",
                     .en = "Yu Fan",
                     .set = "yijiang",
                     .kingdom = Kingdom::Wu,
                     .hp = 3,
                     .skills = {&zongxuan, &zhiyan}});

}  // namespace jiesuan
