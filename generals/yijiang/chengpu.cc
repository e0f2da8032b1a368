// 程普 Cheng Pu · Wu · male · 4
//
// 疠火 Lihuo — when you use a normal 杀 you may make it a fire 杀; if it dealt damage you lose 1 hp after it
// has been resolved. Your fire 杀 may have one target more.                      (timings §9.1: 疠火①, 疠火②)
// 醇醪 Chunlao — at the start of your finish phase, if there is no mash on your general, you may lay any
// number of 杀 of your hand on it as mash. While a character is dying you may put a mash into the discard
// pile: it is taken to use a 酒. As often as it takes, in your one turn to be asked (C69).
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {

extern const SkillDef chunlao;

namespace {

// ---- 疠火: the flame and what it costs

template <class E>
bool kindled_here(const Skill<E>& s, const Use* u) {
  return u && u->id == s.game.state.instance[s.instance].bound_to;
}
void note_burns(const Skill<Damage>& s) {
  if (kindled_here(s, s.event.use)) s.memory<bool>() = true;
}
bool has_burnt(const Skill<Use>& s) { return kindled_here(s, &s.event) && s.memory<bool>(); }
Task<> burn_oneself(Skill<Use> s) { co_await lose_hp(s.game, s.owner, 1, s.skill); }

const SkillDef poisonous_flame({"state_lihuo", "疠火", "Lihuo"}, Listing::Internal,
                               at<Timing::DamageCaused>().note(note_burns),
                               at<Timing::UseEnd2>().when(has_burnt).then(burn_oneself));

bool own_normal_slash(const Skill<Use>& s) { return s.event.user == s.owner && s.event.card.name == kSlash; }
Task<> kindle_slash(Skill<Use> s) {
  s.event.card.name = kFireSlash;
  leave_effect_for_use(s.game, s.owner, poisonous_flame, s.event, s.owner);
  co_return;
}

bool own_fire_slash(const Skill<Use>& s) {
  return s.event.user == s.owner && s.event.card.name == kFireSlash;
}
bool choose_next_to_burn(const Skill<Use>& s, Option& o) {
  SeatSet more = legal_targets(s.game, s.owner, s.event.card);
  for (const Target& t : s.event.targets) more.remove(t.seat);
  return pick_seats(o, more);
}
Task<> spread_fire(Skill<Use> s) {
  also_target(s.game, s.event, s.seat());
  co_return;
}

const SkillDef lihuo(
    {"lihuo", "疠火", "Lihuo",
     "①你使用普通【杀】时，可将其改为火【杀】，若如此做，此【杀】结算结束后，若其造成过伤害，你失去1点体力。②你使用火【"
     "杀】可多指定一个目标。",
     "(1) You may make a normal Slash you use a Fire Slash; if it dealt damage you lose 1 hp after it has been "
     "resolved. (2) Your Fire Slashes may have one target more."},
    at<Timing::UseDeclared>()
        .with(hint({.self = {.hp = -0.5F, .other = 0.8F}}))
        .may()
        .when(own_normal_slash)
        .then(kindle_slash),
    at<Timing::UseTargetsChosen>()
        .with(hint({.target = {.hp = -0.7F}}))
        .may()
        .when(own_fire_slash)
        .choose(choose_next_to_burn)
        .then(spread_fire));

// ---- 醇醪

CardSet mash_of(const Game& g, Seat s) { return cards_on_general(g, s, chunlao.number); }

bool has_no_mash(const Skill<Phase>& s) { return owners_phase(s) && mash_of(s.game, s.owner).empty(); }
bool choose_mash(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, hand_cards_named(s.game, s.owner, kSlashes), 1, kMaxCards);
}
Task<> brew(Skill<Phase> s) { co_await put_on_general(s.game, s.owner, s.cards, s.skill); }

bool thirsty(const Skill<Dying>& s) {
  const Seat guest = s.event.seat;
  return s.game.alive(guest) && needs_saving(s.game, guest) &&
         targets_if_taken_to_use(s, guest, kAnaleptic).has(guest);
}
bool choose_cup(const Skill<Dying>& s, Option& o) { return pick_cards(o, mash_of(s.game, s.owner), 1, 1); }
Task<> pour(Skill<Dying> s) {
  Game& g = s.game;
  const Seat guest = s.event.seat;
  CardSet cup = s.cards;
  while (!cup.empty()) {
    co_await move_cards(g, moving(g, cup, Zone::Discard, kNoSeat, Reason::Put, s.owner));
    co_await use_card(g, taken_to_use(s, guest, kAnaleptic, guest));
    if (!thirsty(s)) co_return;
    const CardSet another = co_await choose_own_cards(
        g, s.owner, mash_of(g, s.owner), 1, 1, true,
        asked_by(s, guest)
            .to("置入弃牌堆，令其再视为使用一张【酒】", "put into the discard pile for another Analeptic")
            .or_else("不再给【酒】", "there is no other Analeptic"));
    cup = another;
  }
}

}  // namespace

const SkillDef chunlao(
    {"chunlao", "醇醪", "Chunlao",
     "①结束阶段开始时，若你的武将牌上没有“醇”，你可将任意张手牌中的【杀】置于武将牌上，称为“醇”。②当一名角色处于濒死状态时"
     "，你可将一张“醇”置入弃牌堆，视为该角色使用一张【酒】。",
     "(1) At the start of your finish phase, if there is no Mash on your general, you may lay any number of "
     "Slashes of your hand on it as Mash. (2) While a character is dying you may put a Mash into the discard "
     "pile: it is taken to use an Analeptic."},
    at<Timing::FinishStart>()
        .with(hint({.per_card = 0.8F}))
        .may()
        .when(has_no_mash)
        .choose(choose_mash)
        .then(brew),
    at<Timing::DyingAsk>()
        .with(hint({.about = {.hp = 1}, .keeps = true}))
        .may()
        .about(whose_dying)
        .when(thirsty)
        .choose(choose_cup)
        .then(pour));

const General chengpu({.id = "chengpu",
                       .zh = "程普",
                       .en = "Cheng Pu",
                       .set = "yijiang",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&lihuo, &chunlao}});

}  // namespace jiesuan
