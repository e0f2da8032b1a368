// 李儒 Li Ru · Qun · male · 3
//
// 绝策 Juece — at the start of your finish phase you may deal 1 damage to a character without hand cards.
// 灭计 Mieji — once in your play phase: show a black trick of your hand, put it on top of the pile and choose
// another character with hand cards; it discards a trick, or two cards that are none, one after the other.
// 焚城 Fencheng (limited) — in your play phase: one after the other everybody else discards at least X cards
// or is dealt 2 fire damage by you, X being one more than the one before has discarded for this.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_the_helpless(const Skill<Phase>& s, Option& o) {
  SeatSet empty_handed = living(s.game);
  return pick_seats(o, empty_handed - with_hand_cards(s.game, empty_handed));
}
Task<> cut_them_off(Skill<Phase> s) { co_await deal_damage(s.game, damage_from(s, s.seat())); }

const SkillDef juece(
    {"juece", "绝策", "Juece", "结束阶段开始时，你可对一名没有手牌的角色造成1点伤害。",
     "At the start of your finish phase you may deal 1 damage to a character without hand cards."},
    at<Timing::FinishStart>().may().when(owners_phase).choose(choose_the_helpless).then(cut_them_off),
    hint({.target = {.hp = -1}}));

CardSet black_tricks(const Game& g, Seat s) {
  CardSet tricks = cards_of_type(g, g[s].hand, CardType::Trick);
  for (CardId c : tricks)
    if (colour_of(suit_of(g, c, s)) != Colour::Black) tricks.remove(c);
  return tricks;
}
bool choose_trick_and_victim(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, black_tricks(s.game, s.owner), 1, 1) &&
         pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
// Two that are no tricks must be there, or no trick at all: then it throws away what it has.
CardSet first_to_go(const CardSet& own, const CardSet& tricks) {
  return tricks.empty() || (own - tricks).size() >= 2 ? own : tricks;
}
Task<> thwart(Skill<Phase> s) {
  Game& g = s.game;
  const Seat victim = s.seat();
  show_card(g, s.owner, s.card());
  co_await move_cards(g, moving(g, s.cards, Zone::Pile, kNoSeat, Reason::Put, s.owner));
  const CardSet own = discardable(g, victim, g[victim].own_cards());
  const CardSet tricks = cards_of_type(g, own, CardType::Trick);
  const CardSet first =
      co_await choose_own_cards(g, victim, first_to_go(own, tricks), 1, 1, false,
                                asked_by(s, s.owner)
                                    .to("弃置（一张锦囊牌，或依次两张非锦囊牌）",
                                        "discard (one trick, or two cards that are no tricks)"));
  if (first.empty()) co_return;
  co_await discard(g, victim, first);
  if (!(first & tricks).empty()) co_return;
  const CardSet left = g[victim].own_cards();
  co_await must_discard(g, victim, left - cards_of_type(g, left, CardType::Trick), 1, asked_by(s, s.owner));
}

const SkillDef mieji(
    {"mieji", "灭计", "Mieji",
     "出牌阶段限一次，你可展示手牌中的一张黑色锦囊牌并置于牌堆顶，令一名有手牌的其他角色选择一项：1.弃置一张锦囊牌；"
     "2.依次弃置两张非锦囊牌。",
     "Once in your play phase: show a black trick of your hand and put it on top of the pile; another character with "
     "hand cards discards a trick, or two cards that are none, one after the other."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_trick_and_victim).then(thwart),
    hint({.self = {.other = 0.5F}, .target = {.cards = -1.5F}}));

bool somebody_else_lives(const Skill<Phase>& s) {
  return owners_phase(s) && !others(s.game, s.owner).empty();
}
Task<> burn_the_city(Skill<Phase> s) {
  Game& g = s.game;
  int demanded = 1;
  for (Seat t : in_order(g, others(g, s.owner))) {
    if (!g.alive(t)) continue;
    const CardSet own = discardable(g, t, g[t].own_cards());
    const CardSet saved = co_await choose_own_cards(
        g, t, own, demanded, own.size(), true,
        asked_by(s, s.owner).to("弃置", "discard").or_else("受到2点火焰伤害", "2 fire damage to you"));
    demanded = saved.size() + 1;
    if (!saved.empty()) {
      co_await discard(g, t, saved);
    } else {
      co_await deal_damage(g, damage_from(s, t, 2, Element::Fire));
    }
  }
}

const SkillDef fencheng(
    {"fencheng", "焚城", "Fencheng",
     "限定技，出牌阶段，你可令所有其他角色依次选择一项：1.弃置至少X张牌（X为其上一名角色以此法弃置的牌数+1）；2.受到你"
     "造成的2点火焰伤害。",
     "Limited: in your play phase everybody else, one after the other, discards at least X cards (X is one more than "
     "the one before has discarded for this) or is dealt 2 fire damage by you."},
    Tag::Limited, at<Timing::PlayIdle>().when(somebody_else_lives).then(burn_the_city),
    hint({.everybody = {.hp = -1}, .refusal = {.hp = -2}}));

}  // namespace

const General liru({.id = "liru",
                    .zh = "李儒",
                    .en = "Li Ru",
                    .set = "yijiang",
                    .kingdom = Kingdom::Qun,
                    .hp = 3,
                    .skills = {&juece, &mieji, &fencheng}});

}  // namespace jiesuan
