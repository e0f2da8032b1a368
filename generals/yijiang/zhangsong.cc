// 张松 Zhang Song · Shu · male · 3
//
// 强识 Qiangzhi — at the start of your play phase you may show a hand card of another, unseen; in this phase,
// when you use a card of that type, you may draw a card.
// 献图 Xiantu — at the start of another's play phase you may draw two cards, then give it two cards; at the
// end of the phase you lose 1 hp unless it has killed somebody in it.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 强识

bool uses_what_he_has_read(const Skill<Use>& s) {
  return s.event.user == s.owner && type_of(s.event.card.name) == s.memory<CardType>();
}
Task<> recall_a_line(Skill<Use> s) { co_await draw(s.game, s.owner, 1); }
const SkillDef learnt_by_heart(
    {"state_qiangzhi", "强识", "Qiangzhi"}, Listing::Internal,
    at<Timing::UseCardUsed>().may().when(uses_what_he_has_read).then(recall_a_line));

bool choose_whose_card_to_read(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
Task<> read_and_remember(Skill<Phase> s) {
  Game& g = s.game;
  const Seat of = s.seat();
  const CardId c = co_await choose_card_of(g, s.owner, of, Zones::Hand, asked_by(s, of).to("展示", "show"));
  if (c == kNoCard) co_return;
  show_card(g, of, c);
  leave_effect(g, s.owner, learnt_by_heart, Scope::Phase, s.owner, type_of(name_of(g, c)));
}

const SkillDef qiangzhi(
    {"qiangzhi", "强识", "Qiangzhi",
     "出牌阶段开始时，你可展示一名其他角色的一张手牌；本阶段，当你使用与之类别相同的牌时，可摸一张牌。",
     "At the start of your play phase you may show a hand card of another character; in this phase, when you use a "
     "card of that type, you may draw a card."},
    at<Timing::PlayStart>()
        .may()
        .when(owners_phase)
        .choose(choose_whose_card_to_read)
        .then(read_and_remember),
    hint({.self = {.cards = 1}, .target = {.other = -0.1F}}));

// ---- 献图. Who was given the map is what the effect knows.

bool its_phase_without_a_kill(const Skill<Phase>& s) {
  const Seat guest = s.memory<Seat>();
  return s.event.owner == guest && s.game.state.history.count(Span::Phase, Counter::Killed, guest) == 0;
}
Task<> pay_for_the_map(Skill<Phase> s) { co_await lose_hp(s.game, s.owner, 1, s.skill); }
const SkillDef map_handed_over({"state_xiantu", "献图", "Xiantu"}, Listing::Internal,
                               at<Timing::PlayEnd>().when(its_phase_without_a_kill).then(pay_for_the_map));

bool phase_of_a_guest(const Skill<Phase>& s) { return s.event.owner != s.owner; }
Task<> hand_over_the_map(Skill<Phase> s) {
  Game& g = s.game;
  const Seat guest = s.event.owner;
  co_await draw(g, s.owner, 2);
  const CardSet own = g[s.owner].own_cards();
  const int n = std::min(2, own.size());
  const CardSet given =
      co_await choose_own_cards(g, s.owner, own, n, n, false, asked_by(s, guest).to("交给其", "give"));
  co_await give(g, s.owner, guest, given);
  if (g.alive(s.owner)) leave_effect(g, s.owner, map_handed_over, Scope::Phase, s.owner, guest);
}

const SkillDef xiantu(
    {"xiantu", "献图", "Xiantu",
     "其他角色的出牌阶段开始时，你可摸两张牌，然后交给其两张牌；此阶段结束时，若其于此阶段内未杀死过角色，你失去1点体力。",
     "At the start of another's play phase you may draw two cards, then give it two cards; at the end of that phase "
     "you lose 1 hp unless it has killed somebody in it."},
    at<Timing::PlayStart>().may().about(whose_phase).when(phase_of_a_guest).then(hand_over_the_map),
    hint({.self = {.hp = -0.7F}, .about = {.cards = 2}}));

}  // namespace

const General zhangsong({.id = "zhangsong",
                         .zh = "张松",
                         .en = "Zhang Song",
                         .set = "yijiang",
                         .kingdom = Kingdom::Shu,
                         .hp = 3,
                         .skills = {&qiangzhi, &xiantu}});

}  // namespace jiesuan
