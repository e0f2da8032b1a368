// 钟繇 Zhong Yao · Wei · male · 3
//
// 活墨 Huomo — when you need to use a basic card you have not used this turn you may put a black card that is
// not basic on top of the pile: you are taken to use that basic card. 佐定 Zuoding — after the ♠ card another
// uses in its play phase has targeted its first target, if nobody has been dealt damage in this phase, you
// may let one of its targets draw a card.                        [R004-39]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

CardSet ink(const Game& g, Seat owner) {
  CardSet cards;
  for (CardId c : g[owner].own_cards()) {
    const bool black = colour_of(suit_of(g, c, owner)) == Colour::Black;
    if (black && type_of(name_of(g, c)) != CardType::Basic) cards.add(c);
  }
  return cards;
}
bool choose_ink(const Skill<Need>& s, Option& o) {
  if (s.game.state.history.used(Span::Turn, s.owner, family_of(o.as)) > 0) return false;
  return pick_cards(o, ink(s.game, s.owner), 1, 1);
}
// The card is shown: everybody may see that it is black and not basic.
Task<> write(Skill<Need> s) {
  show_card(s.game, s.owner, s.card());
  co_await move_cards(s.game, moving(s.game, s.cards, Zone::Pile, kNoSeat, Reason::Put, s.owner));
  answer_as_declared(s);
}

const SkillDef huomo(
    {"huomo", "活墨", "Huomo",
     "当你需要使用一种本回合未使用过的基本牌时，可将一张黑色非基本牌置于牌堆顶，视为使用此基本牌。",
     "When you need to use a basic card you have not used this turn you may put a black non-basic card on top "
     "of the pile, which counts as using that card."},
    at<Timing::NeedUse2>().may().declares(kBasics).choose(choose_ink).then(write));

bool nobody_hurt_in_phase(const Game& g) {
  for (Seat s = 0; s < g.players(); ++s)
    if (g.state.history.count(Span::Phase, Counter::TookDamage, s) > 0) return false;
  return true;
}
bool anothers_spade(const Skill<Use>& s) {
  const Use& u = s.event;
  const TurnState& turn = s.game.turn();
  const bool own_play_phase = turn.in_phase && turn.phase == PhaseKind::Play && turn.owner == u.user;
  return u.user != s.owner && own_play_phase && u.card.suit == Suit::Spade && first_target(u) &&
         nobody_hurt_in_phase(s.game);
}
bool choose_target_of_it(const Skill<Use>& s, Option& o) {
  SeatSet targets;
  for (const Target& t : s.event.targets)
    if (s.game.alive(t.seat)) targets.add(t.seat);
  return pick_seats(o, targets);
}
Task<> assist(Skill<Use> s) { co_await draw(s.game, s.seat(), 1); }

const SkillDef zuoding(
    {"zuoding", "佐定", "Zuoding",
     "其他角色于其出牌阶段使用♠牌指定第一个目标后，若本阶段没有角色受到过伤害，你可令此牌的一名目标角色摸一张牌。",
     "After a ♠ card another uses in its play phase has targeted its first target, if nobody has been dealt "
     "damage in this phase, you may let one of its targets draw a card."},
    at<Timing::UseTargeted>().may().when(anothers_spade).choose(choose_target_of_it).then(assist),
    hint({.target = {.cards = 1}}));

}  // namespace

const General zhongyao({.id = "zhongyao",
                        .zh = "钟繇",
                        .en = "Zhong Yao",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wei,
                        .hp = 3,
                        .skills = {&huomo, &zuoding}});

}  // namespace jiesuan
