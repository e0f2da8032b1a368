// 张昭张纮 Zhang Zhao & Zhang Hong · Wu · male · 3
//
// 直谏 Zhijian — in your play phase you may put an equipment card of your hand into the equipment zone of
// another character whose slot for it is empty; then you draw a card.
// 固政 Guzheng — at the end of another's discard phase you may let it have back one of the hand cards it
// discarded in that phase; then you may obtain all other cards discarded in it. Only what still lies in the
// discard pile.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/mountain/skills.h"

namespace jiesuan {
namespace {

SeatSet with_empty_slot(const Game& g, SeatSet among, Slot slot) {
  for (Seat s : among)
    if (g[s].equipment[static_cast<int>(slot)] != kNoCard) among.remove(s);
  return among;
}
bool choose_gift_and_friend(const Skill<Phase>& s, Option& o) {
  const Game& g = s.game;
  SeatSet to = others(g, s.owner);
  if (!s.cards.empty()) to = with_empty_slot(g, to, def(printed_name(g, s.card())).slot);
  return pick_cards(o, cards_of_type(g, g[s.owner].hand, CardType::Equipment), 1, 1) && pick_seats(o, to);
}
Task<> remonstrate(Skill<Phase> s) {
  co_await move_cards(s.game, moving(s.game, s.cards, Zone::Equipment, s.seat(), Reason::Put, s.owner));
  co_await draw(s.game, s.owner, 1);
}

}  // namespace

const SkillDef zhijian(
    {"zhijian", "直谏", "Zhijian",
     "出牌阶段，你可将手牌中的一张装备牌置入一名其他角色装备区的相应空栏，然后你摸一张牌。",
     "In your play phase you may put an equipment card of your hand into the empty slot for it of another "
     "character; then you draw a card."},
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_gift_and_friend).then(remonstrate),
    hint({.self = {.cards = 1}, .gives = true}));

namespace {

bool anothers_phase(const Skill<Phase>& s) { return s.event.owner != s.owner; }
bool choose_one_back(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, s.event.own_discards & s.game.state.discard, 1, 1);
}
Task<> keep_order(Skill<Phase> s) {
  Game& g = s.game;
  co_await obtain(g, s.event.owner, s.cards);
  const CardSet rest = s.event.discards & g.state.discard;
  if (rest.empty()) co_return;
  const bool takes =
      co_await agree(g, s.owner, asked_by(s).to("获得其余弃置的牌", "take the other discarded cards"));
  if (takes) co_await obtain(g, s.owner, rest);
}

}  // namespace

const SkillDef guzheng(
    {"guzheng", "固政", "Guzheng",
     "其他角色的弃牌阶段结束时，你可令其获得其于此阶段内弃置的一张手牌，然后你可获得此阶段内弃置的其余的牌（均须仍在"
     "弃牌堆）。",
     "At the end of another's discard phase you may let it have back one of the hand cards it discarded in that "
     "phase; then you may obtain all other cards discarded in it that still lie in the discard pile."},
    at<Timing::DiscardEnd>()
        .may()
        .about(whose_phase)
        .when(anothers_phase)
        .choose(choose_one_back)
        .then(keep_order),
    hint({.self = {.cards = 1}, .about = {.cards = 1}}));

const General zhangzhaozhanghong({.id = "zhangzhaozhanghong",
                                  .zh = "张昭张纮",
                                  .en = "Zhang Zhao & Zhang Hong",
                                  .set = "mountain",
                                  .kingdom = Kingdom::Wu,
                                  .hp = 3,
                                  .skills = {&zhijian, &guzheng}});

}  // namespace jiesuan
