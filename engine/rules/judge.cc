#include "engine/rules/judge.h"

#include <algorithm>

#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/query/seats.h"
#include "engine/rules/ask.h"
#include "engine/rules/clean_up.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "engine/rules/reveal.h"

namespace jiesuan {
namespace {

void log_card(Game& g, LogKind kind, const Judgement& j) {
  log(g, kind, [&](LogEntry& e) {
    e.a = j.seat, e.cards = CardSet(j.card), e.skill = j.skill, e.card = j.name, e.suit = j.suit,
    e.n = j.number;
  });
}

Task<Verdict> run_judgement(Game& g, Judgement j) {
  if (!g.alive(j.seat)) co_return Verdict{};
  const Running<Judgement> running_judgement(g, j);
  co_await open(g, Timing::JudgeStart, j);
  const CardSet turned = co_await turn_up(g, 1);
  j.card = turned.first();
  log_card(g, LogKind::JudgeTurned, j);
  co_await open(g, Timing::JudgeCardSet, j);
  co_await open(g, Timing::JudgeBeforeResult, j);
  // The judging character owns the judge card, so its filters apply (红颜).
  j.suit = suit_of(g, j.card, j.seat);
  j.number = number_of(g, j.card);
  j.result = name_of(g, j.card);
  g.state.history.note(Counter::Judged, j.seat);
  log_card(g, LogKind::JudgeResult, j);
  constexpr Timing kAfter[] = {Timing::JudgeResult1, Timing::JudgeResult2, Timing::JudgeEnd};
  for (Timing t : kAfter)
    if (!j.terminated) co_await open(g, t, j);
  co_await clean_up(g, j, Reason::Judge);
  if (reveals_due(g, j)) co_await drain_reveals(g);
  co_return Verdict{j.suit, j.number, j.result};
}

Task<CardId> choose_pindian_card(Game& g, Seat s, SkillId skill, Seat against) {
  Request& r = new_request(g, s, Ask::OwnCards);
  r.skill = skill;
  r.about = against;
  r.timing = Timing::PindianStart;
  Option& o = r.add(OptionKind::Cards);
  o.cards = g[s].hand;
  o.min_cards = o.max_cards = 1;
  const Selection& pick = co_await answer(g);
  co_return pick.cards[0];
}

}  // namespace

Task<Verdict> judge(Game& g, Seat s, SkillId skill) {
  Judgement j;
  j.seat = s;
  j.skill = skill;
  return run_judgement(g, j);
}

Task<Verdict> judge(Game& g, Seat s, CardName card) {
  Judgement j;
  j.seat = s;
  j.name = card;
  return run_judgement(g, j);
}

Task<> replace_judge_card(Game& g, Judgement& j, CardId fresh, Seat takes_old) {
  const CardId old = j.card;
  j.card = fresh;
  g.state.place[fresh].tag = j.id;  // it is cleaned up with the judgement (D1)
  log_card(g, LogKind::JudgeReplaced, j);
  if (!g.state.processing.has(old)) co_return;
  if (g.alive(takes_old)) {
    co_await obtain(g, takes_old, CardSet(old));
  } else {
    co_await move_cards(g, moving(g, CardSet(old), Zone::Discard, kNoSeat, Reason::Judge, kNoSeat));
  }
}

void keep_judge_card(Game& g, const Judgement& j) {
  if (j.outer && g.state.processing.has(j.card)) g.state.place[j.card].tag = j.outer->id;
}

namespace {

void keep_those_with_hand_cards(const Game& g, Pindian& p) {
  for (int i = p.targets.size() - 1; i >= 0; --i)
    if (!g.alive(p.targets[i]) || g[p.targets[i]].hand.empty()) p.targets.erase(i);
}

Task<> choose_and_lay_down(Game& g, Pindian& p) {
  const CardId mine = co_await choose_pindian_card(g, p.initiator, p.skill, p.targets[0]);
  p.card = mine;
  for (Seat t : p.targets) {
    const CardId theirs = co_await choose_pindian_card(g, t, p.skill, p.initiator);
    p.cards.push_back(theirs);
  }
  Move m = moving(g, CardSet(p.card), Zone::Processing, kNoSeat, Reason::Pindian, p.initiator);
  for (int i = 0; i < p.targets.size(); ++i)
    add_moving(g, m, CardSet(p.cards[i]), Zone::Processing, kNoSeat, Reason::Pindian, p.targets[i]);
  for (MovePart& part : m.parts) part.hidden = true;
  co_await move_cards(g, m);
}

int number_in(const Game& g, const Pindian& p, Seat s, CardId c) {
  const int number = number_of(g, c);
  return p.shift[s] == 0 ? number : std::clamp(number + p.shift[s], 1, 13);
}

// All are turned up together; then one result after the other, in the order of the targets.
Task<> compare(Game& g, Pindian& p) {
  CardSet shown(p.card);
  for (CardId c : p.cards) shown.add(c);
  g.state.face_down -= shown;
  log(g, LogKind::PindianShown, [&](LogEntry& e) {
    e.a = p.initiator, e.cards = shown;
    e.pindian.push_back({p.initiator, p.card});
    for (int i = 0; i < p.targets.size(); ++i) e.pindian.push_back({p.targets[i], p.cards[i]});
  });
  co_await open(g, Timing::PindianReveal, p);
  for (int i = 0; i < p.targets.size() && !p.terminated; ++i) {
    const Seat other = p.targets[i];
    const int a = number_in(g, p, p.initiator, p.card), b = number_in(g, p, other, p.cards[i]);
    p.winners.push_back(a > b ? p.initiator : b > a ? other : kNoSeat);
    p.current = i;
    log(g, LogKind::PindianResult,
        [&](LogEntry& e) { e.a = p.initiator, e.b = p.targets[i], e.n = p.winners[i]; });
    co_await open(g, Timing::PindianResult, p);
  }
}

}  // namespace

Task<PindianResult> pindian(Game& g, Seat initiator, SeatList targets, SkillId skill) {
  Pindian p;
  p.initiator = initiator;
  SeatSet all;
  for (Seat t : targets) all.add(t);
  p.targets = in_order(g, all);
  p.skill = skill;
  const Running<Pindian> running_pindian(g, p);
  co_await open(g, Timing::PindianStart, p);
  keep_those_with_hand_cards(g, p);
  const bool goes_on =
      !p.terminated && g.alive(initiator) && !g[initiator].hand.empty() && !p.targets.empty();
  if (goes_on) {
    co_await choose_and_lay_down(g, p);
    co_await compare(g, p);
    if (!p.terminated) co_await open(g, Timing::PindianEnd, p);
    co_await clean_up(g, p, Reason::Pindian);
  }
  PindianResult result;
  for (int i = 0; i < p.winners.size(); ++i) {
    result.targets.push_back(p.targets[i]);
    result.winners.push_back(p.winners[i]);
  }
  co_return result;
}

}  // namespace jiesuan
