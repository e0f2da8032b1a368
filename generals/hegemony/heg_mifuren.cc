// 糜夫人 Lady Mi · Shu · female · 3 half symbols
//
// 闺秀 Guixiu — (1) after you revealed this general you may draw two cards. (2) After this general of yours
// was removed you may recover 1 hp.
// 存嗣 Cunsi — in your play phase: (1) you may reveal this general; (2) revealed, you may remove it: a
// character gains 勇决 and, if it is not you, draws two cards.
// 勇决 Yongjue — when a character of your force has used a 杀 as the first card of its play phase it may
// obtain the cards of that 杀.                                                         [R003-29 … R003-31]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

template <class E>
const Instance& instance_of(const Skill<E>& s) {
  return s.game.state.instance[s.instance];
}

bool revealed_this(const Skill<Reveal>& s) {
  const Instance& i = instance_of(s);
  return s.event.seat == s.owner && i.printed() && s.event.has(i.slot);
}
Task<> draw_two(Skill<Reveal> s) { co_await draw(s.game, s.owner, 2); }

// The skill goes with its card: what it does afterwards is left behind before.
bool this_removal(const Skill<StateChange>& s) {
  return s.memory<EventId>() == s.event.id && s.game[s.owner].wounded();
}
Task<> take_comfort(Skill<StateChange> s) {
  detach(s.game, s.instance);
  co_await recover(s.game, recovery_from(s, s.owner));
}
const SkillDef after_removal({"state_guixiu", "闺秀", "Guixiu"}, Listing::Internal,
                             at<Timing::StateAfter>().may().when(this_removal).then(take_comfort));

void note_removal(const Skill<StateChange>& s) {
  const Instance& i = instance_of(s);
  const StateChange& e = s.event;
  if (e.seat == s.owner && e.change == GeneralCardChange::Remove && i.printed() && e.slot == i.slot)
    leave_delayed_effect(s.game, s.owner, after_removal, s.owner, e.id);
}

const SkillDef guixiu(
    {"guixiu", "闺秀", "Guixiu", "①你明置此武将牌后，可摸两张牌。②此武将牌被移除后，你可回复1点体力。",
     "(1) After you revealed this general you may draw two cards. (2) After this general of yours was removed "
     "you may recover 1 hp."},
    at<Timing::GeneralRevealed>().may().when(revealed_this).then(draw_two),
    at<Timing::StateBefore2>().note(note_removal));

bool used_first_and_left(const Skill<Use>& s) {
  const Use& u = s.event;
  return u.first_in_phase && is_slash(u.card.name) && s.game.in_phase_of(u.used_by(), PhaseKind::Play) &&
         !(u.card.cards & s.game.state.processing).empty();
}
bool own_first_slash(const Skill<Use>& s) { return s.event.user == s.owner && used_first_and_left(s); }
bool first_slash_of_an_ally(const Skill<Use>& s) {
  return s.event.user == s.actor && same_force(s.game, s.owner, s.actor) && used_first_and_left(s);
}
Task<> take_it_back(Skill<Use> s) {
  co_await obtain(s.game, s.actor, s.event.card.cards & s.game.state.processing);
}

const SkillDef yongjue(
    {"yongjue", "勇决", "Yongjue",
     "与你势力相同的角色于其出牌阶段内使用的【杀】结算结束后，若此【杀】是其于此阶段内使用的第一张牌，其可获得之。",
     "When a character of your force has used a Slash as the first card of its play phase it may obtain the cards "
     "of that Slash."},
    at<Timing::UseEnd2>().may().when(own_first_slash).then(take_it_back),
    at<Timing::UseEnd2>().by_anybody().may().when(first_slash_of_an_ally).then(take_it_back),
    hint({.self = {.cards = 1}}));

bool lies_hidden(const Skill<Phase>& s) {
  return owners_phase(s) && on_hidden_general(s.game, instance_of(s));
}
Task<> nothing_more(Skill<Phase>) { co_return; }

bool lies_open(const Skill<Phase>& s) {
  const Instance& i = instance_of(s);
  return owners_phase(s) && i.printed() && !on_hidden_general(s.game, i) &&
         can_remove(s.game, s.owner, i.slot);
}
bool choose_heir(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
Task<> entrust_the_heir(Skill<Phase> s) {
  const Seat keeper = s.seat();
  const bool removed = co_await remove_general(s.game, s.owner, instance_of(s).slot);
  if (!removed || !s.game.alive(keeper)) co_return;
  gain_skill(s.game, keeper, yongjue);
  if (keeper != s.owner) co_await draw(s.game, keeper, 2);
}

const SkillDef cunsi(
    {"cunsi", "存嗣", "Cunsi",
     "出牌阶段：①你可明置此武将牌；②若此武将牌已明置，你可移除之，令一名角色获得〖勇决〗，若其不为你，其摸两张牌。",
     "In your play phase: (1) you may reveal this general; (2) if it is revealed you may remove it: a character "
     "gains Yongjue and, if it is not you, draws two cards."},
    at<Timing::PlayIdle>().when(lies_hidden).then(nothing_more),
    at<Timing::PlayIdle>().when(lies_open).choose(choose_heir).then(entrust_the_heir),
    hint({.moment = Moment::Never}));

}  // namespace

const General heg_mifuren({.id = "heg_mifuren",
                           .zh = "糜夫人",
                           .en = "Lady Mi",
                           .set = "hegemony_momentum",
                           .kingdom = Kingdom::Shu,
                           .gender = Gender::Female,
                           .hp = 3,
                           .skills = {&guixiu, &cunsi}});

}  // namespace jiesuan
