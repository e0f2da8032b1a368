// 于吉 Yu Ji · Qun · male · 3 half symbols
//
// 千幻 Qianhuan — (1) after a character of your force was dealt damage you may lay the top card of the pile
// on your general as an illusion; if another one there has its suit it goes to the discard pile. (2) When a
// character of your force becomes the only target of a basic card or a trick you may put an illusion into the
// discard pile to cancel that target.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kMostIllusions = 4;  // one of each suit

template <class E>
CardSet illusions(const Skill<E>& s) {
  return cards_on_general(s.game, s.owner, s.skill);
}

bool one_of_the_force_was_hurt(const Skill<Damage>& s) {
  return with_owner(s, s.event.victim) && illusions(s).size() < kMostIllusions;
}
Task<> conjure(Skill<Damage> s) {
  Game& g = s.game;
  const CardId laid = co_await put_top_on_general(g, s.owner, s.skill);
  if (!illusions(s).has(laid)) co_return;
  const CardSet like_it = cards_of_suit(g, illusions(s), kNoSeat, suit_of(g, laid, kNoSeat));
  if (like_it.size() < 2) co_return;
  co_await move_cards(g, moving(g, CardSet(laid), Zone::Discard, kNoSeat, Reason::Put, s.owner));
}

int targets_left(const Use& u) {
  int n = 0;
  for (const Target& t : u.targets) n += t.cancelled ? 0 : 1;
  return n;
}
bool one_of_the_force_alone(const Skill<Use>& s) {
  const Use& u = s.event;
  return type_of(u.card.name) != CardType::Equipment && targets_left(u) == 1 &&
         with_owner(s, u.target().seat);
}
bool choose_illusion(const Skill<Use>& s, Option& o) { return pick_cards(o, illusions(s), 1, 1); }
Task<> vanish(Skill<Use> s) {
  co_await move_cards(s.game, moving(s.game, s.cards, Zone::Discard, kNoSeat, Reason::Put, s.owner));
  cancel_target(s.event);
}

const SkillDef qianhuan(
    {"qianhuan", "千幻", "Qianhuan",
     "①与你势力相同的角色受到伤害后，你可将牌堆顶的一张牌置于武将牌上，称为“幻”，若与其他“幻”花色相同，将其置入弃牌"
     "堆。②与你势力相同的角色成为基本牌或锦囊牌的唯一目标时，你可将一张“幻”置入弃牌堆，取消之。",
     "(1) After a character of your force was dealt damage you may lay the top card of the pile on your general "
     "as an Illusion; if another Illusion has its suit it goes to the discard pile. (2) When a character of your "
     "force becomes the only target of a basic card or trick you may put an Illusion into the discard pile to "
     "cancel that target."},
    at<Timing::DamageTaken>().may().about(the_victim).when(one_of_the_force_was_hurt).then(conjure),
    at<Timing::UseBecomingTarget>()
        .may()
        .about(the_target)
        .when(one_of_the_force_alone)
        .choose(choose_illusion)
        .then(vanish)
        .with(hint({.wards = true})));

}  // namespace

const General heg_yuji({.id = "heg_yuji",
                        .zh = "于吉",
                        .en = "Yu Ji",
                        .set = "hegemony_formation",
                        .kingdom = Kingdom::Qun,
                        .hp = 3,
                        .companions = {"heg_zuoci"},
                        .skills = {&qianhuan}});

}  // namespace jiesuan
