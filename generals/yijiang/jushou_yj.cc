// 沮授 Ju Shou · Qun · male · 3
//
// 渐营 Jianying — when you use a card in your play phase that has the suit or the number of the card you used
// last in this phase, you may draw a card. 矢北 Shibei (locked) — after you were dealt damage you recover 1
// hp if it was the first time in this turn; otherwise you lose 1 hp.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 渐营

struct LastUsed {
  bool any;
  Suit suit;
  std::uint8_t number;
};
// What has no suit has none in common with anything, and so with numbers.
bool goes_on_from(const LastUsed& last, const VirtualCard& card) {
  return last.any && ((card.suit != Suit::None && card.suit == last.suit) ||
                      (card.number != 0 && card.number == last.number));
}
void note_camp(const Skill<Use>& s) {
  if (s.event.user != s.owner || !s.game.in_phase_of(s.owner, PhaseKind::Play)) return;
  const VirtualCard& card = s.event.card;
  LastUsed& last = s.memory<LastUsed>(Scope::Phase);
  if (goes_on_from(last, card)) note_with(s.event, s, 1);
  last = {true, card.suit, card.number};
}
bool camps_on(const Skill<Use>& s) { return noted_with(s.event, s) != 0; }
Task<> camp_on(Skill<Use> s) { co_await draw(s.game, s.owner, 1); }

const SkillDef jianying(
    {"jianying", "渐营", "Jianying",
     "当你于出牌阶段内使用牌时，若此牌与你于此阶段内使用的上一张牌花色或点数相同，你可摸一张牌。",
     "When you use a card in your play phase that has the suit or the number of the card you used last in this "
     "phase, you may draw a card."},
    at<Timing::UseCardUsed>().note(note_camp), at<Timing::UseCardUsed>().may().when(camps_on).then(camp_on));

// ---- 矢北

constexpr int kFirstBlow = 1, kLaterBlow = 2;

// Told apart when hp was reduced: what is dealt in between is a later one.
void note_blow(const Skill<HpReduction>& s) {
  const HpReduction& r = s.event;
  if (r.seat != s.owner || !r.damage) return;
  const bool first = s.game.state.history.count(Span::Turn, Counter::TookDamage, s.owner) == r.amount;
  note_with(*r.damage, s, first ? kFirstBlow : kLaterBlow);
}
bool faces_north(const Skill<Damage>& s) {
  const int blow = noted_with(s.event, s);
  return owner_is_victim(s) && (blow == kLaterBlow || (blow == kFirstBlow && s.game[s.owner].wounded()));
}
Task<> face_north(Skill<Damage> s) {
  if (noted_with(s.event, s) == kFirstBlow)
    co_await recover(s.game, recovery_from(s, s.owner));
  else
    co_await lose_hp(s.game, s.owner, 1, s.skill);
}

const SkillDef shibei(
    {"shibei", "矢北", "Shibei",
     "锁定技，当你受到伤害后，若你于此回合内首次受到伤害，你回复1点体力，否则你失去1点体力。",
     "Locked: after you were dealt damage you recover 1 hp if it was the first time in this turn; otherwise you "
     "lose 1 hp."},
    Tag::Locked, at<Timing::ReduceHpAfter>().note(note_blow),
    at<Timing::DamageTaken>().when(faces_north).then(face_north));

}  // namespace

const General jushou_yj({.id = "jushou_yj",
                         .zh = "沮授",
                         .en = "Ju Shou",
                         .set = "yijiang",
                         .kingdom = Kingdom::Qun,
                         .hp = 3,
                         .skills = {&jianying, &shibei}});

}  // namespace jiesuan
