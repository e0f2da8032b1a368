// 神诸葛亮 God Zhuge Liang · God · male · 3
//
// 七星 Qixing — you are dealt eleven cards and lay seven of them face down beside your general as 星; at the
// end of your draw phase you may exchange any number of hand cards for as many 星. [R000-147, C22] 狂风
// Kuangfeng — at the start of your finish phase you may discard a 星 and choose a character: until your next
// turn fire damage to it is 1 higher.                                                                  [C07]
// 大雾 Dawu — at the start of your finish phase you may discard 星 and choose as many characters: until your
// next turn damage to them that is not thunder is prevented.                              [R000-82, R000-83,
// C06]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

extern const SkillDef qixing;

constexpr int kStars = 7;

CardSet stars(const Game& g, Seat s) { return cards_beside(g, s, qixing.number); }

// Part of dealing the hands: no event.
Task<> lay_out_stars(Skill<GameFlow> s) {
  Game& g = s.game;
  for (int i = 0; i < kStars && g.state.pile_size > 0; ++i)
    place(g, g.state.pile[g.state.pile_size - 1], Zone::Hand, s.owner);
  const CardSet chosen = co_await choose_own_cards(g, s.owner, g[s.owner].hand, kStars, kStars, false,
                                                   asked_by(s).to("扣置", "lay down"));
  for (CardId c : chosen) place_beside(g, c, s.owner, s.skill);
}

bool choose_exchange(const Skill<Phase>& s, Option& o) {
  return pick_exchange(o, s.game[s.owner].hand, stars(s.game, s.owner));
}
Task<> realign(Skill<Phase> s) {
  const CardSet from_hand = s.cards & s.game[s.owner].hand;
  const Side hand{from_hand, Zone::Hand, s.owner};
  const Side sky{s.cards - from_hand, Zone::Beside, s.owner, s.skill};
  co_await exchange(s.game, s.owner, hand, sky);
}

const SkillDef qixing(
    {"qixing", "七星", "Qixing",
     "分配起始手牌时，你多获得七张牌，然后将七张手牌扣置于武将牌旁，称为“星”；摸牌阶段结束时，你可用任意张手牌交换等量"
     "的“星”。",
     "When hands are dealt you get seven cards more, then lay seven hand cards face down beside your general as "
     "Stars; at the end of your draw phase you may exchange any number of hand cards for as many Stars."},
    at<Timing::GameHandsDealt>().then(lay_out_stars),
    at<Timing::DrawEnd>()
        .with(hint({.exchanges = true}))
        .may()
        .when(owners_phase)
        .choose(choose_exchange)
        .then(realign));

bool fire_on_owner(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.element == Element::Fire; }
Task<> fan_the_flames(Skill<Damage> s) {
  ++s.event.amount;
  co_return;
}
const SkillDef gale({"state_kuangfeng", "狂风", "Kuangfeng"}, Listing::Internal,
                    at<Timing::DamageTaking2>().when(fire_on_owner).then(fan_the_flames));

bool choose_star_and_one(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, stars(s.game, s.owner), 1, 1) && pick_seats(o, living(s.game));
}
Task<> raise_gale(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  if (s.game.alive(s.seat())) leave_effect(s.game, s.seat(), gale, Scope::NextTurn, s.owner);
}

const SkillDef kuangfeng(
    {"kuangfeng", "狂风", "Kuangfeng",
     "结束阶段开始时，你可弃置一张“星”并选择一名角色：直到你的下回合开始，其受到的火焰伤害+1。",
     "At the start of your finish phase you may discard a Star and choose a character: until your next turn "
     "starts fire damage to it is 1 higher."},
    at<Timing::FinishStart>().may().when(owners_phase).choose(choose_star_and_one).then(raise_gale),
    hint({.target = {.other = -0.4F}}));

bool not_thunder(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.element != Element::Thunder; }
Task<> veil(Skill<Damage> s) {
  prevent(s.event);
  co_return;
}
const SkillDef fog({"state_dawu", "大雾", "Dawu"}, Listing::Internal,
                   at<Timing::DamageBeforeStart1>().when(not_thunder).then(veil),
                   hint({.voids = [](CardName n, Colour) {
                     return (is_slash(n) && n != kThunderSlash) || n == kDuel || n == kSavageAssault ||
                            n == kArcheryAttack || n == kFireAttack;
                   }}));

bool choose_stars_and_as_many(const Skill<Phase>& s, Option& o) {
  return pick_cards_and_as_many<anybody>(s, o, stars(s.game, s.owner));
}
Task<> raise_fog(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  for (Seat t : s.seats)
    if (s.game.alive(t)) leave_effect(s.game, t, fog, Scope::NextTurn, s.owner);
}

const SkillDef dawu(
    {"dawu", "大雾", "Dawu",
     "结束阶段开始时，你可弃置任意张“星”并选择等量的角色：直到你的下回合开始，防止其受到的非雷电伤害。",
     "At the start of your finish phase you may discard any number of Stars and choose as many characters: until "
     "your next turn starts damage to them that is not thunder is prevented."},
    at<Timing::FinishStart>().may().when(owners_phase).choose(choose_stars_and_as_many).then(raise_fog),
    hint({.target = {.hp = 0.3F, .other = 0.8F}}));

}  // namespace

const General shen_zhugeliang({.id = "shen_zhugeliang",
                               .zh = "神诸葛亮",
                               .en = "God Zhuge Liang",
                               .set = "god",
                               .kingdom = Kingdom::God,
                               .hp = 3,
                               .skills = {&qixing, &kuangfeng, &dawu}});

}  // namespace jiesuan
