// 简雍 Jian Yong · Shu · male · 3
//
// 巧说 Qiaoshui — at the start of your play phase you may pindian with another character. You win: the next
// basic card or normal trick you use this turn may have one target more, wherever it sits, or, having
// several, one fewer. Otherwise you cannot use tricks this turn.        (timings §9.1: UseTargetsChosen)
// 纵适 Zongshi — when the result of your pindian is fixed: if you won you may obtain the other's card, if not
// your own.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 巧说: the next card

bool basic_or_normal_trick(const Skill<Use>& s) {
  const Category c = def(s.event.card.name).category;
  return s.event.user == s.owner && (c == Category::Basic || c == Category::Trick);
}
// Memory of the effect: the card has been used, whatever became of it.
void note_that_it_is_used(const Skill<Use>& s) {
  if (basic_or_normal_trick(s)) s.memory<bool>() = true;
}
bool next_card(const Skill<Use>& s) { return basic_or_normal_trick(s) && !s.memory<bool>(); }

SeatSet aimed_at_by(const Use& u) {
  SeatSet set;
  for (const Target& t : u.targets) set.add(t.seat);
  return set;
}
// A card for its user alone (桃, 无中生有) may serve another as well, if nothing else speaks against it.
bool could_be_added(const Game& g, const Use& u, Seat t) {
  const CardDef& d = def(u.card.name);
  if (d.targets != TargetKind::Self) return legal_target(g, u.user, u.card, t, true);
  const bool fits = !d.target_ok || d.target_ok(g, u.user, u.card, t);
  return fits && g.counts(t) && may_be_target(g, u.user, u.card, t);
}
bool choose_more_or_fewer(const Skill<Use>& s, Option& o) {
  const SeatSet now = aimed_at_by(s.event);
  SeatSet set = now.size() > 1 ? now : SeatSet{};
  for (Seat t : living(s.game) - now)
    if (could_be_added(s.game, s.event, t)) set.add(t);
  return pick_seats(o, set);
}
Task<> talk_round(Skill<Use> s) {
  Game& g = s.game;
  Use& u = s.event;
  const Seat t = s.seat();
  if (aimed_at_by(u).has(t)) {
    drop_target(g, u, t);
    co_return;
  }
  also_target(g, u, t);
  const auto seconds = def(u.card.name).seconds;
  if (!seconds) co_return;
  const Seat victim = co_await choose_seat(g, s.owner, seconds(g, t), false,
                                           asked_by(s, t).to("被使用【杀】", "whom it uses a Slash on"));
  u.targets.back().second = victim;
}

const SkillDef persuasive(
    {"state_qiaoshui_won", "巧说", "Qiaoshui"}, Listing::Internal,
    at<Timing::UseTargetsChosen>().may().when(next_card).choose(choose_more_or_fewer).then(talk_round),
    at<Timing::UseCardUsed>().note(note_that_it_is_used));

bool any_trick(const StateContext&, const Deed& d) { return def(d.card.name).is_trick(); }
const SkillDef tongue_tied({"state_qiaoshui_lost", "巧说", "Qiaoshui"}, Listing::Internal,
                           forbids(Act::Use, any_trick));

bool choose_debater(const Skill<Phase>& s, Option& o) {
  return !s.game[s.owner].hand.empty() && pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
Task<> debate(Skill<Phase> s) {
  const bool won = co_await wins_pindian(s, s.owner, s.seat());
  if (s.game.alive(s.owner))
    leave_effect(s.game, s.owner, won ? persuasive : tongue_tied, Scope::Turn, s.owner);
}

const SkillDef qiaoshui(
    {"qiaoshui", "巧说", "Qiaoshui",
     "出牌阶段开始时，你可与一名其他角色拼点：若你赢，本回合你使用的下一张基本牌或普通锦囊牌可多指定一个目标（无距离限制）或"
     "减少一个目标（至少留一个）；若你没赢，本回合你不能使用锦囊牌。",
     "At the start of your play phase you may pindian with another character: if you win, the next basic card or "
     "normal trick you use this turn may have one target more (at any distance), or one fewer if it has several; "
     "otherwise you cannot use tricks this turn."},
    at<Timing::PlayStart>().may().when(owners_phase).choose(choose_debater).then(debate),
    hint({.self = {.other = -0.3F}, .target = {.cards = -1}}));

// ---- 纵适

bool takes_part(const Pindian& p, Seat s) { return p.initiator == s || p.targets[p.current] == s; }
// The other's card for the winner, his own for everybody else.
CardId card_for(const Pindian& p, Seat s) {
  const bool won = p.winners[p.current] == s;
  return won == (p.initiator == s) ? p.cards[p.current] : p.card;
}
bool card_lies_there(const Skill<Pindian>& s) {
  return takes_part(s.event, s.owner) && s.game.state.processing.has(card_for(s.event, s.owner));
}
Task<> suit_oneself(Skill<Pindian> s) {
  co_await obtain(s.game, s.owner, CardSet(card_for(s.event, s.owner)));
}

const SkillDef zongshi_jianyong(
    {"zongshi_jianyong", "纵适", "Zongshi",
     "当你拼点的结果确定后，若你赢，你可获得对方的拼点牌；若你没赢，你可收回你的拼点牌。",
     "When the result of your pindian is fixed: if you won you may obtain the other's card; if not you may take "
     "your own back."},
    at<Timing::PindianResult>().may().when(card_lies_there).then(suit_oneself), hint({.self = {.cards = 1}}));

}  // namespace

const General jianyong({.id = "jianyong",
                        .zh = "简雍",
                        .en = "Jian Yong",
                        .set = "yijiang",
                        .kingdom = Kingdom::Shu,
                        .hp = 3,
                        .skills = {&qiaoshui, &zongshi_jianyong}});

}  // namespace jiesuan
