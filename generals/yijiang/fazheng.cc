// 法正 Fa Zheng · Shu · male · 3, and his new version
//
// 恩怨 Enyuan (locked) — for each hp another character makes you recover it draws a card; after another
// character dealt you damage it gives you a ♥ hand card or loses 1 hp.                    [R000-146, C60]
// 眩惑 Xuanhuo — once in your play phase: give a ♥ hand card to another character, obtain a card of it,
// then give that card to somebody other than it.
// 恩怨 Enyuan (new) — after you obtained two or more cards of another character you may let it draw a
// card; for each point of damage dealt to you, you may have the source give you a hand card or lose 1 hp.
// 眩惑 Xuanhuo (new) — instead of drawing in your draw phase: another character draws two cards, then
// uses a 杀 on somebody in its attack range whom you name, or you obtain two of its cards.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- the old ones

bool healed_by_another(const Skill<Recovery>& s) { return s.event.seat == s.owner && s.event.by != s.owner; }
int points_healed(const Skill<Recovery>& s) { return s.event.amount; }
Task<> repay_kindness(Skill<Recovery> s) { co_await draw(s.game, s.event.by, 1); }

bool hurt_by_another(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.source != s.owner; }
// The source gives one of these cards to the owner, or loses 1 hp.
Task<> atone(Skill<Damage> s, CardSet with) {
  const Seat source = s.event.source;
  const CardSet card = co_await choose_own_cards(
      s.game, source, with, 1, 1, true,
      asked_by(s, s.owner).to("交出", "hand over").or_else("失去 1 点体力", "you lose 1 hp"));
  if (card.empty()) {
    co_await lose_hp(s.game, source, 1, s.skill);
  } else {
    co_await give(s.game, source, s.owner, card);
  }
}
CardSet hearts(const Game& g, Seat s) { return cards_of_suit(g, g[s].hand, s, Suit::Heart); }
Task<> repay_wrong(Skill<Damage> s) { co_await atone(s, hearts(s.game, s.event.source)); }

const SkillDef enyuan(
    {"enyuan", "恩怨", "Enyuan",
     "锁定技，其他角色每令你回复1点体力后，其摸一张牌；其他角色对你造成伤害后，其须交给你一张♥手牌，否则失去1点体力。",
     "Locked: for each hp another makes you recover it draws a card; after another dealt you damage it gives you "
     "a ♥ hand card or loses 1 hp."},
    Tag::Locked,
    at<Timing::RecoverAfter>()
        .about(the_healer)
        .when(healed_by_another)
        .times(points_healed)
        .then(repay_kindness),
    at<Timing::DamageTaken>().about(the_source).when(hurt_by_another).then(repay_wrong),
    hint({.refusal = {.hp = -1}}));

bool choose_heart_and_dupe(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, hearts(s.game, s.owner), 1, 1) && pick_seats(o, others(s.game, s.owner));
}
Task<> dazzle(Skill<Phase> s) {
  Game& g = s.game;
  co_await give(g, s.owner, s.seat(), s.cards);
  const CardId c =
      co_await choose_card_of(g, s.owner, s.seat(), Zones::HandAndEquipment, asked_by(s).to("获得", "take"));
  if (c == kNoCard) co_return;
  const KeptOut until_given(g, CardSet(c));  // used in between, it still waits for this skill (R000-32)
  co_await obtain(g, s.owner, CardSet(c));
  if (!g[s.owner].hand.has(c)) co_return;  // it went on somewhere else meanwhile
  const Seat to = co_await choose_seat(g, s.owner, others(g, s.seat()), false,
                                       asked_by(s).to("得到那张牌", "it gets that card"));
  if (to != kNoSeat && to != s.owner) co_await give(g, s.owner, to, CardSet(c));
}

const SkillDef xuanhuo(
    {"xuanhuo", "眩惑", "Xuanhuo",
     "出牌阶段限一次，你可将一张♥手牌交给一名其他角色，获得其一张牌，然后将那张牌交给除其以外的一名角色。",
     "Once in your play phase: give a ♥ hand card to another character, obtain a card of it, then give that card "
     "to somebody other than it."},
    at<Timing::PlayIdle>()
        .with(hint({.self = {.cards = 1}, .target = {.cards = -1}}))
        .once_per_phase()
        .when(owners_phase)
        .choose(choose_heart_and_dupe)
        .then(dazzle),
    hint({.target = {.cards = 1}, .per_target = 0.5F}));

// ---- the new ones

SeatSet gave_two(const Skill<Move>& s) {
  int given[kMaxSeats] = {};
  SeatSet set;
  for (const MovePart& p : s.event.parts) {
    const bool a_card_of_another =
        (p.from == Zone::Hand || p.from == Zone::Equipment) && p.from_seat != s.owner;
    if (!a_card_of_another || p.to != Zone::Hand || p.to_seat != s.owner) continue;
    given[p.from_seat] += p.cards.size();
    if (given[p.from_seat] >= 2 && s.game.alive(p.from_seat)) set.add(p.from_seat);
  }
  return set;
}
bool choose_benefactors(const Skill<Move>& s, Option& o) {
  const SeatSet from = gave_two(s);
  return pick_seats(o, from, 1, from.size());
}
Task<> thank(Skill<Move> s) {
  const SeatList order = in_order(s.game, s.seats);
  for (Seat t : order) co_await draw(s.game, t, 1);
}
// Nobody can give a card to himself.
Task<> hold_a_grudge(Skill<Damage> s) {
  const CardSet with = s.event.source == s.owner ? CardSet{} : s.game[s.event.source].hand;
  co_await atone(s, with);
}

const SkillDef enyuan_new(
    {"enyuan_new", "恩怨", "Enyuan",
     "当你获得一名其他角色的至少两张牌后，可令其摸一张牌；当你受到1点伤害后，可令伤害来源将一张手牌交给你，否则其失去1点体力。",
     "After you obtained two or more cards of another character you may let it draw a card; for each point of "
     "damage dealt to you, you may have the source give you a hand card or lose 1 hp."},
    at<Timing::MoveAfter2>()
        .with(hint({.target = {.cards = 1}}))
        .may()
        .choose(choose_benefactors)
        .then(thank),
    at<Timing::DamageTaken>()
        .may()
        .about(the_source)
        .when(owner_is_victim)
        .times(per_point)
        .then(hold_a_grudge),
    hint({.about = {.cards = -1}, .refusal = {.hp = -1}}));

// Whether it used the 杀 it was told to.
Task<bool> obeys(Skill<Phase> s) {
  const Seat victim =
      co_await choose_seat(s.game, s.owner, in_range_of(s.game, s.seat()), false,
                           asked_by(s, s.seat()).to("令其对此角色使用【杀】", "the one to be slashed"));
  if (victim == kNoSeat || !s.game.alive(s.seat())) co_return false;
  Need n;
  n.seat = s.seat();
  n.wanted = kSlashes;
  n.required = victim;
  n.asked_by = s.skill;
  n.otherwise = {"对方获得你的两张牌", "it takes two cards of yours"};
  const bool used = co_await need_to_use(s.game, n);
  co_return used;
}
bool choose_another(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> tempt(Skill<Phase> s) {
  s.event.no_draw = true;
  co_await draw(s.game, s.seat(), 2);
  const bool done = co_await obeys(s);
  if (done) co_return;
  const CardSet taken = co_await choose_cards_of(s.game, s.owner, s.seat(), Zones::HandAndEquipment, 2,
                                                 asked_by(s).to("获得", "take"));
  co_await obtain(s.game, s.owner, taken);
}

const SkillDef xuanhuo_new(
    {"xuanhuo_new", "眩惑", "Xuanhuo",
     "摸牌阶段开始时，你可放弃摸牌，令一名其他角色摸两张牌，然后除非其对攻击范围内由你指定的一名角色使用【杀】，你获得其两张牌。",
     "Instead of drawing in your draw phase you may have another character draw two cards; then unless it uses a "
     "Slash on somebody in its attack range whom you name, you obtain two of its cards."},
    at<Timing::DrawStart2>()
        .with(hint({.self = {.cards = -1.2F}, .target = {.cards = 1.2F}}))
        .may()
        .when(owner_draws)
        .choose(choose_another)
        .then(tempt),
    hint({.target = {.hp = -0.7F}, .refusal = {.cards = -2}, .strikes = true}));

}  // namespace

const General fazheng({.id = "fazheng",
                       .zh = "法正",
                       .en = "Fa Zheng",
                       .set = "yijiang",
                       .kingdom = Kingdom::Shu,
                       .hp = 3,
                       .skills = {&enyuan, &xuanhuo}});

const General fazheng_new({.id = "fazheng_new",
                           .zh = "法正〔新〕",
                           .en = "Fa Zheng (new)",
                           .set = "yijiang",
                           .kingdom = Kingdom::Shu,
                           .hp = 3,
                           .edition = 1,
                           .skills = {&enyuan_new, &xuanhuo_new}});

}  // namespace jiesuan
