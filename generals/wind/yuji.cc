// 于吉 Yu Ji · Qun · male · 3
//
// 蛊惑 Guhuo — you may use or respond a hand card face down as any basic card or trick, delayed ones
// excepted, that you name. The others with hp are asked whether they doubt it; then it is turned up. Nobody
// doubted: it is what you named. It was true: whoever doubted loses 1 hp, and it counts only if it is ♥. It
// was false: whoever doubted draws a card. Otherwise it is discarded. Suit and colour are those of the card.
// [R000-06, R000-07]
//
// 于吉〔新〕 Yu Ji (new) — 蛊惑 once a turn; the first who doubts ends the asking: a false card is discarded,
// for a true one the doubter gains 缠怨. 缠怨 Chanyuan (locked) — you cannot doubt 蛊惑; while you have 1 hp
// your other general skills are void.  [R004-05]
#include "engine/content/hint.h"
#include "engine/event/log.h"
#include "engine/rules/card_options.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool at_one_hp(const StateContext& s, const Instance&) { return s.game[s.owner].hp == 1; }

const SkillDef chanyuan(
    {"chanyuan", "缠怨", "Chanyuan", "锁定技，你不能质疑〖蛊惑〗；若你的体力值为1，你的其他武将技能无效。",
     "Locked: you cannot doubt Guhuo; while you have 1 hp your other general skills are void."},
    Tag::Locked, state(StateKind::VoidsSkills, at_one_hp));

// ---- naming a card

NameSet names_in_deck(const Game& g) {
  NameSet names;
  for (int c = 0; c < g.state.cards; ++c) names.add(g.state.face[c].name);
  return names;
}

bool would_do(const Skill<Need>& s, CardName name) {
  const VirtualCard card = unseen_card(name, CardSet{}, s.skill);
  return s.event.idle ? usable_at_idle(s.game, s.owner, card) : answers_need(s.game, s.event, card);
}

// What can be named here; `one` is enough to know that something can.
NameSet possible_names(const Skill<Need>& s, bool one) {
  NameSet names;
  const NameSet deck = names_in_deck(s.game);
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c || (c->category != Category::Basic && c->category != Category::Trick)) continue;
    if (!s.event.idle && !s.event.wanted.has(c->name)) continue;
    if (!deck.has(c->name) || !would_do(s, c->name)) continue;
    names.add(c->name);
    if (one) break;
  }
  return names;
}

bool could_deceive(const Skill<Need>& s) {
  if (s.event.seat != s.owner || s.event.answered || s.game[s.owner].hand.empty()) return false;
  return !possible_names(s, true).empty();
}
bool choose_card(const Skill<Need>& s, Option& o) { return pick_cards(o, s.game[s.owner].hand, 1, 1); }

// Name and targets are fixed before anybody is asked; the card pays for it face down.
Task<CardName> name_and_lay_down(Skill<Need> s) {
  Game& g = s.game;
  Need& n = s.event;
  const CardName name = co_await choose_card_name(g, s.owner, possible_names(s, false), asked_by(s));
  if (!n.respond && def(name).targets == TargetKind::Chosen) {
    const VirtualCard card = unseen_card(name, s.cards, s.skill);
    const SeatList targets = co_await choose_targets(g, s.owner, card, n.idle ? nullptr : &n, asked_by(s));
    n.seats = targets;
  }
  log(g, LogKind::CardNamed, [&](LogEntry& e) {
    e.a = s.owner, e.card = name, e.skill = s.skill;
    for (Seat t : n.seats) e.seats.add(t);
  });
  co_await lay_face_down(g, s.owner, s.card());
  co_return name;
}

// ---- doubting

constexpr int kDoubt = 1;
Choices answers_to_a_claim() {
  return choices({{"believe", "不质疑", "do not doubt it"}, {"doubt", "质疑", "doubt it"}});
}

SeatList possible_doubters(const Game& g, Seat deceiver) {
  SeatSet set = others(g, deceiver);
  for (Seat s : set)
    if (g[s].hp_value() < 1 || has_skill(g, s, chanyuan)) set.remove(s);
  return in_order(g, set);
}

Task<bool> doubts(Game& g, Seat s, SkillId skill, CardName name, Seat deceiver) {
  const Asking why{.skill = skill, .card = name, .about = deceiver};
  const int said = co_await choose_one(g, s, why);
  log(g, LogKind::Doubted, [&](LogEntry& e) { e.a = s, e.b = deceiver, e.n = said == kDoubt; });
  co_return said == kDoubt;
}

// ---- the card comes about

// Illegal for the card that was turned up, though not for what could be known of it before (C59).
bool lost_target(const Skill<Need>& s, const VirtualCard& real, Seat t) {
  if (!s.game.alive(t)) return true;
  const VirtualCard unseen = unseen_card(real.name, real.cards, s.skill);
  return legal_target(s.game, s.owner, unseen, t, true) && !legal_target(s.game, s.owner, real, t, true);
}

// Whether there is still somebody to use it on.
bool keep_targets(const Skill<Need>& s, const VirtualCard& card) {
  Need& n = s.event;
  if (n.respond || def(card.name).targets != TargetKind::Chosen) return true;
  const bool pair = def(card.name).choose != nullptr;  // a target and its sub-target stand or fall together
  for (int i = n.seats.size() - 1; i >= 0; --i) {
    if (pair && i == 1 ? s.game.alive(n.seats[i]) : !lost_target(s, card, n.seats[i])) continue;
    if (pair) return false;
    n.seats.erase(i);
  }
  return n.required == kNoSeat ? !n.seats.empty() : !lost_target(s, card, n.required);
}

void bring_forth(const Skill<Need>& s, CardName name) {
  if (!s.game.state.processing.has(s.card())) return;
  const VirtualCard card = made_of(s.game, s.owner, name, s.cards, s.skill);
  if (forbidden(s.game, s.owner, card) || !keep_targets(s, card)) return;
  s.event.answered = true;
  s.event.card = card;
  s.game.state.place[s.card()].tag = s.event.id;  // it waits for the use: not cleaned up with the skill
  s.event.end_timing();
}

Task<> deceive(Skill<Need> s) {
  Game& g = s.game;
  const CardName name = co_await name_and_lay_down(s);
  SeatSet doubters;
  for (Seat t : possible_doubters(g, s.owner)) {
    const bool doubt = co_await doubts(g, t, s.skill, name, s.owner);
    if (doubt) doubters.add(t);
  }
  turn_face_up(g, s.owner, s.card());
  const bool honest = name_of(g, s.card()) == name;
  const bool heart = suit_of(g, s.card(), s.owner) == Suit::Heart;
  for (Seat t : in_order(g, doubters)) {
    if (honest) {
      co_await lose_hp(g, t, 1, s.skill);
    } else {
      co_await draw(g, t, 1);
    }
  }
  if (doubters.empty() || (honest && heart)) bring_forth(s, name);
}

Task<> deceive_once(Skill<Need> s) {
  Game& g = s.game;
  const CardName name = co_await name_and_lay_down(s);
  Seat doubter = kNoSeat;
  for (Seat t : possible_doubters(g, s.owner)) {
    const bool doubt = co_await doubts(g, t, s.skill, name, s.owner);
    if (!doubt) continue;
    doubter = t;
    break;
  }
  turn_face_up(g, s.owner, s.card());
  if (doubter != kNoSeat) {
    if (name_of(g, s.card()) != name) co_return;
    gain_skill(g, doubter, chanyuan);
  }
  bring_forth(s, name);
}

const SkillDef guhuo(
    {"guhuo", "蛊惑", "Guhuo",
     "你可扣置一张手牌，将其当任意基本牌或非延时锦囊牌使用或打出；体力值大于0的其他角色依次选择是否质疑，然后亮出此"
     "牌：无人质疑，照常结算；有人质疑且为真，质疑者各失去1点体力，此牌为♥才结算；有人质疑且为假，质疑者各摸一张"
     "牌，此牌作废。",
     "You may use or respond a hand card face down as any basic card or trick (not delayed) you name. The others "
     "with hp may doubt it, then it is turned up. Undoubted it is what you named. True: doubters lose 1 hp, and "
     "it counts only if ♥. False: doubters draw a card, and it is discarded."},
    answers_to_a_claim(),
    at<Timing::NeedUse2>().may().stands_for_card().when(could_deceive).choose(choose_card).then(deceive),
    at<Timing::NeedRespond2>().may().when(could_deceive).choose(choose_card).then(deceive),
    hint({.for_friend = 0, .for_foe = 1, .for_self = 0, .risky = true, .moment = Moment::Never}));

const SkillDef guhuo_new(
    {"guhuo_new", "蛊惑", "Guhuo",
     "每回合限一次，你可扣置一张手牌，将其当任意基本牌或非延时锦囊牌使用或打出；其他角色依次选择是否质疑，有人质疑"
     "即停止，然后亮出此牌：若为假则作废；若为真，质疑者获得〖缠怨〗；未作废则照常结算。",
     "Once a turn you may use or respond a hand card face down as any basic card or trick (not delayed) you name. "
     "The others are asked until one doubts it, then it is turned up. A false card that was doubted is discarded; "
     "whoever doubted a true one gains Chanyuan."},
    answers_to_a_claim(),
    at<Timing::NeedUse2>()
        .may()
        .stands_for_card()
        .once_per_turn()
        .when(could_deceive)
        .choose(choose_card)
        .then(deceive_once),
    at<Timing::NeedRespond2>()
        .may()
        .once_per_turn()
        .when(could_deceive)
        .choose(choose_card)
        .then(deceive_once),
    hint({.for_friend = 0, .for_foe = 1, .for_self = 0, .risky = true, .moment = Moment::Never}));

}  // namespace

const General yuji({.id = "yuji",
                    .zh = "于吉",
                    .en = "Yu Ji",
                    .set = "wind",
                    .kingdom = Kingdom::Qun,
                    .hp = 3,
                    .skills = {&guhuo}});

const General yuji_new({.id = "yuji_new",
                        .zh = "于吉〔新〕",
                        .en = "Yu Ji (new)",
                        .set = "wind",
                        .kingdom = Kingdom::Qun,
                        .hp = 3,
                        .edition = 1,
                        .skills = {&guhuo_new}});

}  // namespace jiesuan
