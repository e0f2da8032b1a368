// 左慈 Zuo Ci · Qun · male · 3
//
// 役鬼 Yigui — when you reveal this general for the first time, put two cards of the general pile on it face
// down as Souls. When you could use a basic card other than 闪 or a normal trick other than 无懈可击, you may
// turn up a Soul and give it back: you use that card. Each name so once a turn; every target must be of the
// Soul's force, of none, or an ambitionist.
// 汲魂 Jihun — after you are dealt damage, or after a character of another force has been saved from dying,
// you may take another Soul.                                              (engine/rules/kept_generals.h, M12)
#include "engine/content/hint.h"
#include "engine/rules/card_options.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 役鬼: Souls

constexpr int kFirstSouls = 2;

bool first_revealed(const Skill<Reveal>& s) {
  const Instance& i = s.game.state.instance[s.instance];
  return s.event.seat == s.owner && i.printed() && s.event.has(i.slot) && !s.memory<bool>();
}
Task<> call_souls(Skill<Reveal> s) {
  s.memory<bool>() = true;
  for (int n = 0; n < kFirstSouls; ++n) keep_another(s.game, s.owner);
  co_return;
}

bool serves_against(const Game& g, GeneralId soul, Seat t) {
  const Kingdom k = g[t].kingdom;
  return k == Kingdom::None || k == Kingdom::Ambitionist || k == def(soul).kingdom;
}
GeneralSet souls_for(const Game& g, Seat owner, const SeatSet& targets) {
  GeneralSet souls;
  for (std::uint16_t n : generals_kept_by(g, owner).numbers()) {
    const auto soul = static_cast<GeneralId>(n);
    bool fits = true;
    for (Seat t : targets) fits = fits && serves_against(g, soul, t);
    if (fits) souls.add(soul);
  }
  return souls;
}

// ---- 役鬼: the card

constexpr NameSet kSoulCards = kSlashes | kPeach | kAnaleptic | kDismantlement | kSnatch | kExNihilo | kDuel |
                               kCollateral | kAmazingGrace | kGodSalvation | kSavageAssault | kArcheryAttack |
                               kFireAttack | kIronChain | kLureTiger | kAwaitExhausted | kKnownBoth |
                               kBefriendAttacking | kImperialOrder | kBurningCamps | kDrowning |
                               kFightTogether | kAllianceFeast | kThreatenEmperor;

// The names used so in this turn.
const SkillDef spent_names({"state_yigui", "役鬼", "Yigui"}, Listing::Internal);
bool used_so(const Game& g, Seat s, CardName family) {
  const InstanceId id = effect_left(g, s, spent_names, s);
  return id != kNoInstance && g.state.instance[id].remembers<NameSet>().has(family);
}

// The targets of the card if these are chosen for it.
SeatSet targets_if(const Game& g, Seat user, CardName name, const SeatList& chosen, Seat required) {
  const CardDef& d = def(name);
  SeatSet all;
  if (required != kNoSeat) all.add(required);
  if (d.targets == TargetKind::Self && required == kNoSeat) all.add(user);
  if (d.targets == TargetKind::All || d.targets == TargetKind::AllOthers)
    all |= legal_targets(g, user, made_of(g, user, name, CardSet{}, SkillId::None));
  const int own_targets = d.choose ? std::min(1, chosen.size()) : chosen.size();  // … the second is none
  for (int n = 0; n < own_targets; ++n) all.add(chosen[n]);
  if (d.along && !chosen.empty()) all |= d.along(g, user, chosen[0]);
  return all;
}
Pick targets_of_one_soul(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  Pick pick = pick_targets(g, r, o, so_far);
  for (Seat t : pick.seats) {
    SeatList chosen = so_far.seats;
    chosen.push_back(t);
    if (souls_for(g, r.seat, targets_if(g, r.seat, o.as, chosen, r.demand.required)).empty())
      pick.seats.remove(t);
  }
  return pick;
}
// Somebody could be chosen, or those it has anyway will do.
bool has_targets_for_a_soul(const Game& g, Seat user, CardName name, const Need& n) {
  const bool chosen_ones = def(name).targets == TargetKind::Chosen && n.required == kNoSeat;
  if (!chosen_ones) return !souls_for(g, user, targets_if(g, user, name, SeatList{}, n.required)).empty();
  const VirtualCard card = made_of(g, user, name, CardSet{}, SkillId::None);
  for (Seat t : legal_targets(g, user, card, n.free_distance)) {
    SeatList one;
    one.push_back(t);
    if (!souls_for(g, user, targets_if(g, user, name, one, kNoSeat)).empty()) return true;
  }
  return false;
}

bool may_call(const Skill<Need>& s) {
  return s.event.seat == s.owner && !s.event.respond && !generals_kept_by(s.game, s.owner).empty();
}
bool choose_card_of_soul(const Skill<Need>& s, Option& o) {
  o.seat_rule = targets_of_one_soul;
  return names_in_game(s.game).has(o.as) && !used_so(s.game, s.owner, family_of(o.as)) &&
         has_targets_for_a_soul(s.game, s.owner, o.as, s.event);
}
Task<> send_soul(Skill<Need> s) {
  Game& g = s.game;
  const SeatSet targets = targets_if(g, s.owner, s.as, s.seats, s.event.required);
  const GeneralId soul = co_await choose_general(g, s.owner, souls_for(g, s.owner, targets), asked_by(s));
  spend_kept_general(g, s.owner, soul);
  if (NameSet* used = lasting_value<NameSet>(g, s.owner, spent_names, Scope::Turn, s.owner))
    used->add(family_of(s.as));
  answer_as_declared(s);
}

const SkillDef yigui(
    {"yigui", "役鬼", "Yigui",
     "当你首次明置此武将牌时，将武将牌堆里随机两张牌扣置于此牌上，称为“魂”；当你能使用除【闪】以外的基本牌或除【无懈可击】以外的普通锦囊牌时，"
     "可展示一张“魂”并置回武将牌堆，视为使用之（每种牌名每回合限一次），目标须为与此“魂”势力相同、未确定势力或野心家的角色。",
     "When you reveal this general for the first time, put two random cards of the general pile on it face down "
     "as Souls. When you could use a basic card other than Jink or a normal trick other than Nullification, you "
     "may turn up a Soul and give it back to use that card, each name once a turn; every target must be of the "
     "Soul's force, of none, or an ambitionist."},
    at<Timing::GeneralRevealed>().when(first_revealed).then(call_souls),
    at<Timing::NeedUse2>()
        .may()
        .declares(kSoulCards)
        .when(may_call)
        .choose(choose_card_of_soul)
        .then(send_soul),
    OnLoss{.also = return_kept_generals});

// ---- 汲魂

bool hurt_with_room(const Skill<Damage>& s) {
  return owner_is_victim(s) && may_keep_another(s.game, s.owner);
}
bool stranger_saved(const Skill<Dying>& s) {
  return against_owner(s, s.event.seat) && may_keep_another(s.game, s.owner);
}
template <class E>
Task<> draw_in_soul(Skill<E> s) {
  keep_another(s.game, s.owner);
  co_return;
}

const SkillDef jihun(
    {"jihun", "汲魂", "Jihun",
     "当你受到伤害后，或与你势力不同的角色的濒死结算结束后，若其存活，你可将武将牌堆里随机一张牌加入“魂”。",
     "After you are dealt damage, or after a character of another force has been saved from dying, you may add a "
     "random card of the general pile to your Souls."},
    at<Timing::DamageTaken>().may().when(hurt_with_room).then(draw_in_soul<Damage>),
    at<Timing::DyingEnd>().may().about(whose_dying).when(stranger_saved).then(draw_in_soul<Dying>),
    hint({.self = {.other = 1}}));

}  // namespace

const General heg_zuoci({.id = "heg_zuoci",
                         .zh = "左慈",
                         .en = "Zuo Ci",
                         .set = "hegemony_transformation",
                         .kingdom = Kingdom::Qun,
                         .hp = 3,
                         .companions = {"heg_yuji"},
                         .skills = {&yigui, &jihun}});

}  // namespace jiesuan
