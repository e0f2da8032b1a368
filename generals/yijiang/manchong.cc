// 满宠 Man Chong · Wei · male · 3
//
// 峻刑 Junxing — once in your play phase: discard any number of hand cards and choose another character: it
// discards a hand card of a type you discarded none of, or turns over and draws as many cards as you
// discarded. 御策 Yuce — after you were dealt damage you may show a hand card: unless its source discards a
// hand card of another type you recover 1 hp. Shown without a source the card does nothing (principles §3.2).
#include "engine/content/hint.h"
#include "engine/rules/fitting.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

CardSet of_other_types(const Game& g, CardSet cards, const CardSet& than) {
  for (CardId c : than) cards -= cards_of_type(g, cards, type_of(name_of(g, c)));
  return cards;
}

bool choose_charges_and_accused(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, kMaxCards) && pick_seats(o, others(s.game, s.owner));
}
Task<> try_severely(Skill<Phase> s) {
  Game& g = s.game;
  const Seat accused = s.seat();
  const CardSet fitting = of_other_types(g, g[accused].hand, s.cards);
  co_await discard(g, s.owner, s.cards);
  const bool paid = co_await offer_fitting_discard(
      g, accused, fitting & g[accused].hand, 1,
      asked_by(s, s.owner).or_else("你翻面并摸牌", "you turn over and draw cards"));
  if (paid) co_return;
  co_await flip(g, accused);
  co_await draw(g, accused, s.cards.size());
}

const SkillDef junxing(
    {"junxing", "峻刑", "Junxing",
     "出牌阶段限一次，你可弃置任意张手牌，令一名其他角色选择一项：1.弃置一张与你弃置的牌类别均不同的手牌；2.翻面，然后摸"
     "等量的牌。",
     "Once in your play phase: discard any number of hand cards; another character of your choice discards a hand "
     "card of a type you discarded none of, or turns over and draws as many cards as you discarded."},
    at<Timing::PlayIdle>()
        .once_per_phase()
        .when(owners_phase)
        .choose(choose_charges_and_accused)
        .then(try_severely),
    hint({.target = {.cards = 0.5F, .flips = true}, .refusal = {.cards = 1, .flips = true}}));

bool choose_evidence(const Skill<Damage>& s, Option& o) { return pick_cards(o, s.game[s.owner].hand, 1, 1); }
Task<> defend_oneself(Skill<Damage> s) {
  Game& g = s.game;
  const CardType shown = type_of(name_of(g, s.card()));
  show_card(g, s.owner, s.card());
  const Seat source = s.event.source;
  if (!g.alive(source)) co_return;
  const CardSet fitting = g[source].hand - cards_of_type(g, g[source].hand, shown);
  const bool paid = co_await offer_fitting_discard(
      g, source, fitting, 1, asked_by(s, s.owner).or_else("令其回复1点体力", "it recovers 1 hp"));
  if (!paid) co_await recover(g, recovery_from(s, s.owner));
}

const SkillDef yuce(
    {"yuce", "御策", "Yuce",
     "当你受到伤害后，可展示一张手牌，除非伤害来源弃置一张与之类别不同的手牌，否则你回复1点体力。",
     "After you were dealt damage you may show a hand card: unless its source discards a hand card of another type "
     "you recover 1 hp."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).choose(choose_evidence).then(defend_oneself),
    hint({.self = {.hp = 0.6F}, .about = {.cards = -0.4F}, .keeps = true, .refusal = {.other = -0.8F}}));

}  // namespace

const General manchong({.id = "manchong",
                        .zh = "满宠",
                        .en = "Man Chong",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wei,
                        .hp = 3,
                        .skills = {&junxing, &yuce}});

}  // namespace jiesuan
