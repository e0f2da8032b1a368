// 吴国太 Wu Guotai · Wu · female · 3
//
// 甘露 Ganlu — once in your play phase: two characters whose equipment differs by no more cards than you have
// lost hp exchange all of it.                                                        [R004-36 … R004-38, M10]
// 补益 Buyi — when a character enters dying you may show a hand card of it: if it is no basic card the
// character discards it and recovers 1 hp, both or neither (principles §4).
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

int pieces(const Game& g, Seat s) { return g[s].equipped().size(); }

SeatSet with_similar_wardrobe(const Game& g, Seat owner, Seat of) {
  SeatSet set;
  for (Seat s : others(g, of)) {
    const int mine = pieces(g, of), theirs = pieces(g, s);
    if (mine + theirs > 0 && std::abs(mine - theirs) <= g[owner].lost_hp()) set.add(s);
  }
  return set;
}
bool choose_wardrobes(const Skill<Phase>& s, Option& o) {
  return pick_pair<anybody, with_similar_wardrobe>(s, o);
}
Side wardrobe(const Game& g, Seat s) { return {g[s].equipped(), Zone::Equipment, s}; }
Task<> swap_equipment(Skill<Phase> s) {
  const Side first = wardrobe(s.game, s.seats[0]), second = wardrobe(s.game, s.seats[1]);
  co_await exchange(s.game, s.owner, first, second);
}

const SkillDef ganlu(
    {"ganlu", "甘露", "Ganlu",
     "出牌阶段限一次，你可选择两名装备数之差不大于你已损失体力值的角色，令他们交换装备区里的所有牌。",
     "Once in your play phase: choose two characters whose numbers of equipment cards differ by no more than "
     "your lost hp; they exchange all their equipment."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_wardrobes).then(swap_equipment),
    hint({.swaps_gear = true}));

bool dying_with_cards(const Skill<Dying>& s) {
  return needs_saving(s.game, s.event.seat) && !s.game[s.event.seat].hand.empty();
}
// Her own cards she knows; one of another is picked unseen.
bool choose_own_card(const Skill<Dying>& s, Option& o) {
  return s.event.seat != s.owner || pick_cards(o, s.game[s.owner].hand, 1, 1);
}
Task<> look_after(Skill<Dying> s) {
  Game& g = s.game;
  const Seat dying = s.event.seat;
  CardId c = s.cards.first();
  if (dying != s.owner) {
    const CardId theirs =
        co_await choose_card_of(g, s.owner, dying, Zones::Hand, asked_by(s, dying).to("展示", "show"));
    c = theirs;
  }
  const bool basic = def_of(g, c).category == Category::Basic;  // as a card of that hand
  show_card(g, dying, c);
  if (basic || discardable(g, dying, CardSet(c)).empty()) co_return;
  co_await discard(g, dying, CardSet(c));
  co_await recover(g, recovery_from(s, dying));
}

const SkillDef buyi(
    {"buyi", "补益", "Buyi",
     "当一名角色进入濒死状态时，你可展示其一张手牌：若不为基本牌，其弃置此牌并回复1点体力。",
     "When a character enters dying you may show a hand card of it: unless that is a basic card the character "
     "discards it and recovers 1 hp."},
    at<Timing::DyingEnter>()
        .may()
        .about(whose_dying)
        .when(dying_with_cards)
        .choose(choose_own_card)
        .then(look_after),
    hint({.about = {.other = 3}}));

}  // namespace

const General wuguotai({.id = "wuguotai",
                        .zh = "吴国太",
                        .en = "Wu Guotai",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wu,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&ganlu, &buyi}});

}  // namespace jiesuan
