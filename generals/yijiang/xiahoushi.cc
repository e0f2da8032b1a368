// 夏侯氏 Lady Xiahou · Shu · female · 3
//
// 樵拾 Qiaoshi — at the start of another character's finish phase, if you two hold equally many hand cards,
// you may let both draw a card. 燕语 Yanyu — in your play phase you may recast 杀; at its end, if you recast
// two or more in it, you may let a male character draw two cards.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool gathers_as_much(const Skill<Phase>& s) {
  return !owners_phase(s) && s.game[s.event.owner].hand.size() == s.game[s.owner].hand.size();
}
Task<> gather_wood(Skill<Phase> s) {
  const SeatList both = in_order(s.game, SeatSet(s.owner) | SeatSet(s.event.owner));
  for (Seat t : both) co_await draw(s.game, t, 1);
}

const SkillDef qiaoshi(
    {"qiaoshi", "樵拾", "Qiaoshi", "其他角色的结束阶段开始时，若其手牌数与你相等，你可与其各摸一张牌。",
     "At the start of another character's finish phase, if it holds as many hand cards as you, you may let both of "
     "you draw a card."},
    at<Timing::FinishStart>().may().about(whose_phase).when(gathers_as_much).then(gather_wood),
    hint({.self = {.cards = 1}, .about = {.cards = 1}}));

bool choose_slashes_to_recast(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, hand_cards_named(s.game, s.owner, kSlashes), 1, most_recast_at_once(s.game));
}
Task<> speak_sweetly(Skill<Phase> s) {
  s.memory<int>(Scope::Phase) += s.cards.size();
  co_await recast(s.game, s.owner, s.cards);
}
SeatSet men_at_table(const Game& g) {
  SeatSet men = living(g);
  for (Seat t : men)
    if (g[t].gender != Gender::Male) men.remove(t);
  return men;
}
bool has_spoken_twice(const Skill<Phase>& s) { return owners_phase(s) && s.memory<int>(Scope::Phase) >= 2; }
bool choose_man(const Skill<Phase>& s, Option& o) { return pick_seats(o, men_at_table(s.game)); }
Task<> feast_him(Skill<Phase> s) { co_await draw(s.game, s.seat(), 2); }

const SkillDef yanyu(
    {"yanyu", "燕语", "Yanyu",
     "出牌阶段，你可重铸【杀】；出牌阶段结束时，若你于此阶段内以此法重铸过至少两张【杀】，你可令一名男性角色摸两张牌。",
     "In your play phase you may recast Slashes. At the end of your play phase, if you recast two or more of them in "
     "it, you may let a male character draw two cards."},
    at<Timing::PlayIdle>()
        .when(owners_phase)
        .choose(choose_slashes_to_recast)
        .then(speak_sweetly)
        .with(hint({.per_card = 0.85F})),
    at<Timing::PlayEnd>()
        .may()
        .when(has_spoken_twice)
        .choose(choose_man)
        .then(feast_him)
        .with(hint({.target = {.cards = 2}})));

}  // namespace

const General xiahoushi({.id = "xiahoushi",
                         .zh = "夏侯氏",
                         .en = "Lady Xiahou",
                         .set = "yijiang",
                         .kingdom = Kingdom::Shu,
                         .gender = Gender::Female,
                         .hp = 3,
                         .skills = {&qiaoshi, &yanyu}});

}  // namespace jiesuan
