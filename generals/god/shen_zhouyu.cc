// 神周瑜 God Zhou Yu · God · male · 4, in two versions
//
// 琴音 Qinyin — in your discard phase, once you have discarded two or more hand cards in it, you may choose:
// every character recovers 1 hp, or every character loses 1 hp. After that the hand limit is looked at again.
//                                                                                             [R000-09, C26]
// 琴音〔新〕 Qinyin — the same at the end of the discard phase, with nothing after it.                [C26,
// D8] 业炎 Yeyan (limited) — in your play phase: deal 1 fire damage to each of up to three characters; or
// discard four hand cards of different suits and lose 3 hp to deal up to 3 fire damage to up to two, at least
// 2 to one of them.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kHealAll = 0;
Choices tunes() {
  return choices({{"recover", "所有角色各回复1点体力", "every character recovers 1 hp"},
                  {"lose", "所有角色各失去1点体力", "every character loses 1 hp"}});
}
Task<> strum(Skill<Phase> s) {
  Game& g = s.game;
  const bool healing = !wounded_ones(g, living(g)).empty();
  const int tune = co_await choose_one(g, s.owner, asked_by(s), healing ? kAllChoices : ~1u);
  const SeatList all = in_order(g, living(g));
  for (Seat t : all) {
    if (tune == kHealAll)
      co_await recover(g, recovery_from(s, t));
    else
      co_await lose_hp(g, t, 1, s.skill);
  }
}

bool two_discarded(const Skill<Phase>& s) {
  return owners_phase(s) && s.game.state.history.count(Span::Phase, Counter::DiscardedByRule, s.owner) >= 2;
}

const SkillDef qinyin(
    {"qinyin", "琴音", "Qinyin",
     "弃牌阶段，当你于此阶段内弃置过至少两张手牌后，你可选择一项（每阶段限一次）：1.所有角色各回复1点体力；2.所有角"
     "色各失去1点体力。",
     "In your discard phase, once you have discarded two or more hand cards in it, you may choose, once a phase: "
     "every character recovers 1 hp, or every character loses 1 hp."},
    tunes(), at<Timing::DiscardBody>().may().once_per_phase().when(two_discarded).then(strum),
    hint({.self = {.other = 0.3F}}));

bool two_discarded_at_all(const Skill<Phase>& s) {
  return owners_phase(s) && s.game.state.history.count(Span::Phase, Counter::Discarded, s.owner) >= 2;
}

const SkillDef qinyin_new(
    {"qinyin_new", "琴音", "Qinyin",
     "弃牌阶段结束时，若你于此阶段内弃置过至少两张牌，你可选择一项：1.所有角色各回复1点体力；2.所有角色各失去1点体"
     "力。",
     "At the end of your discard phase, if you discarded two or more cards in it, you may choose: every character "
     "recovers 1 hp, or every character loses 1 hp."},
    tunes(), at<Timing::DiscardEnd>().may().when(two_discarded_at_all).then(strum),
    hint({.self = {.other = 0.3F}}));

// ---- 业炎. Without cards it burns up to three characters a little; with four cards of different suits up to
// two, the first of them more.

constexpr int kGreatCost = 3;  // hp, which he must have

CardSet one_of_each_suit(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  CardSet fit = o.cards;
  for (CardId c : so_far.cards) fit -= cards_of_suit(g, o.cards, r.seat, suit_of(g, c, r.seat));
  return fit;
}
Pick burned_ones(const Game& g, const Request&, const Option&, const Selection& so_far) {
  Pick pick;
  const int cards = so_far.cards.size(), seats = so_far.seats.size();
  if (cards != 0 && cards != 4) return pick;
  pick.done = seats > 0;
  if (seats >= (cards == 0 ? 3 : 2)) return pick;
  pick.seats = living(g);
  for (Seat s : so_far.seats) pick.seats.remove(s);
  return pick;
}
bool choose_flames(const Skill<Phase>& s, Option& o) {
  const Game& g = s.game;
  const CardSet hand = discardable(g, s.owner, g[s.owner].hand);
  bool great = g[s.owner].hp_value() >= kGreatCost;
  for (int suit = 0; suit < 4; ++suit)
    great = great && !cards_of_suit(g, hand, s.owner, static_cast<Suit>(suit)).empty();
  if (great) {
    o.cards = hand;
    o.max_cards = 4;
    o.card_rule = one_of_each_suit;
  }
  o.seat_rule = burned_ones;
  return true;
}
Task<> burn(Skill<Phase> s) {
  Game& g = s.game;
  int first = 1;
  if (!s.cards.empty()) {
    co_await discard(g, s.owner, s.cards);
    co_await lose_hp(g, s.owner, kGreatCost, s.skill);
    const int flames = co_await choose_one(g, s.owner, asked_by(s), s.seats.size() == 1 ? kAllChoices : 1);
    first = 2 + flames;
  }
  const SeatList victims = in_order(g, s.seats);
  for (Seat t : victims) {
    const Damage d = damage_from(s, t, t == s.seat() ? first : 1, Element::Fire);
    co_await deal_damage(g, d);
  }
}

const SkillDef yeyan(
    {"yeyan", "业炎", "Yeyan",
     "限定技，出牌阶段，你可对至多三名角色各造成1点火焰伤害；或弃置四张花色各不相同的手牌并失去3点体力，对至多两名角"
     "色共造成至多3点火焰伤害（其中一名至少2点）。",
     "Limited, in your play phase: deal 1 fire damage to each of up to three characters; or discard four hand "
     "cards of different suits and lose 3 hp to deal up to 3 fire damage in all to up to two characters, at least "
     "2 to the first."},
    Tag::Limited, choices({{"two", "2点", "2 damage"}, {"three", "3点", "3 damage"}}),
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_flames).then(burn), hint({.target = {.hp = -1}}));

}  // namespace

const General shen_zhouyu({.id = "shen_zhouyu",
                           .zh = "神周瑜",
                           .en = "God Zhou Yu",
                           .set = "god",
                           .kingdom = Kingdom::God,
                           .hp = 4,
                           .skills = {&qinyin, &yeyan}});

const General shen_zhouyu_new({.id = "shen_zhouyu_new",
                               .zh = "神周瑜〔新〕",
                               .en = "God Zhou Yu (new)",
                               .set = "god",
                               .kingdom = Kingdom::God,
                               .hp = 4,
                               .edition = 1,
                               .skills = {&qinyin_new, &yeyan}});

}  // namespace jiesuan
