#include "engine/rules/judge.h"

#include "engine/query/cards.h"
#include "engine/rules/ask.h"
#include "engine/rules/clean_up.h"
#include "engine/rules/move.h"
#include "engine/timing/open.h"
#include "engine/view/log.h"

namespace jiesuan {
namespace {

void log_card(Game& g, LogKind kind, const Judgement& j) {
  log(g, kind, [&](LogEntry& e) {
    e.a = j.seat, e.cards = CardSet(j.card), e.skill = j.skill, e.card = j.name, e.suit = j.suit,
    e.n = j.number;
  });
}

Task<Verdict> run_judgement(Game& g, Judgement j) {
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
  g.facts.history.note(Fact::Judged, j.seat);
  log_card(g, LogKind::JudgeResult, j);
  co_await open(g, Timing::JudgeResult1, j);
  co_await open(g, Timing::JudgeResult2, j);
  co_await open(g, Timing::JudgeEnd, j);
  co_await clean_up(g, j, Reason::Judge);
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
  g.facts.place[fresh].tag = j.id;  // it is cleaned up with the judgement (D1)
  log_card(g, LogKind::JudgeReplaced, j);
  if (!g.facts.processing.has(old)) co_return;
  if (g.alive(takes_old)) {
    co_await obtain(g, takes_old, CardSet(old));
  } else {
    co_await move_cards(g, moving(g, CardSet(old), Zone::Discard, kNoSeat, Reason::Judge, kNoSeat));
  }
}

Task<PindianResult> pindian(Game& g, Seat initiator, SeatList targets, SkillId skill) {
  Pindian p;
  p.initiator = initiator;
  p.targets = targets;
  p.skill = skill;
  const Running<Pindian> running_pindian(g, p);
  co_await open(g, Timing::PindianStart, p);
  PindianResult result;
  if (g[initiator].hand.empty() || targets.empty()) co_return result;
  const CardId mine = co_await choose_pindian_card(g, initiator, skill, targets[0]);
  p.card = mine;
  for (Seat t : p.targets) {
    const CardId theirs = co_await choose_pindian_card(g, t, skill, initiator);
    p.cards.push_back(theirs);
  }
  Move m = moving(g, CardSet(p.card), Zone::Processing, kNoSeat, Reason::Pindian, initiator);
  for (int i = 0; i < p.targets.size(); ++i)
    add_moving(g, m, CardSet(p.cards[i]), Zone::Processing, kNoSeat, Reason::Pindian, p.targets[i]);
  for (MovePart& part : m.parts) part.hidden = true;
  g.facts.face_down |= m.cards();
  co_await move_cards(g, m);
  g.facts.face_down -= m.cards();
  log(g, LogKind::PindianShown, [&](LogEntry& e) {
    e.a = initiator, e.cards = CardSet(p.card);
    for (CardId c : p.cards) e.cards.add(c);
  });
  co_await open(g, Timing::PindianReveal, p);
  for (int i = 0; i < p.targets.size(); ++i) {
    const int a = number_of(g, p.card), b = number_of(g, p.cards[i]);
    p.winners.push_back(a > b ? initiator : b > a ? p.targets[i] : kNoSeat);
    p.current = i;
    log(g, LogKind::PindianResult,
        [&](LogEntry& e) { e.a = initiator, e.b = p.targets[i], e.n = p.winners[i]; });
    co_await open(g, Timing::PindianResult, p);
  }
  co_await open(g, Timing::PindianEnd, p);
  co_await clean_up(g, p, Reason::Pindian);
  result.winners = p.winners;
  co_return result;
}

}  // namespace jiesuan
