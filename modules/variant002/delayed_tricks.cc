// 延时类锦囊牌 — when it has been resolved, or its target was cancelled, the card of a one-shot trick goes to
// the discard pile, that of a flowing one to the next character who may have it; if nobody may, back to where
// it was, even if it may not lie there.                                          [R002-47, R002-48, §16 28]
#include "engine/content/mode.h"
#include "engine/event/log.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

Seat next_holder(const Game& g, const VirtualCard& trick, Seat from) {
  for (int i = 1; i < g.players(); ++i) {
    const Seat s = seat_after(g, from, i);
    if (g.alive(s) && g.counts(s) && may_lie_before(g, trick, s)) return s;
  }
  const bool back = g.alive(from) && !g[from].judging.full();
  return back ? from : kNoSeat;
}

Task<> flow_on(Game& g, VirtualCard trick, Seat from, CardId card) {
  const bool in_processing = g.state.processing.has(card);
  if (!in_processing && g.state.place[card].zone != Zone::Judging) co_return;
  const Seat to = next_holder(g, trick, from);
  if (to == kNoSeat || (to == from && !in_processing)) co_return;
  Move m = moving(g, CardSet(card), Zone::Judging, to, Reason::Put, kNoSeat);
  m.parts[0].as = trick.name;
  co_await move_cards(g, m);
}

bool flows(CardName trick) { return def(trick).leftover == Leftover::PassOn; }

// What stays in the processing area is discarded with the use.
Task<> flow_or_stay(Game& g, Use& u, Seat owner, CardId card) {
  if (flows(u.card.name) && !u.spent) co_await flow_on(g, u.card, owner, card);
}

}  // namespace

Task<> cancel_lying_trick(Game& g, Seat holder, CardId card) {
  CardName name = CardName::None;
  for (const DelayedTrick& t : g[holder].judging)
    if (t.card == card) name = t.name;
  if (name == CardName::None) co_return;
  log(g, LogKind::TargetCancelled, [&](LogEntry& e) { e.a = holder, e.card = name; });
  if (flows(name)) {
    const VirtualCard trick = made_of(g, kNoSeat, name, CardSet(card), SkillId::None);
    co_await flow_on(g, trick, holder, card);
  } else {
    co_await move_cards(g, moving(g, CardSet(card), Zone::Discard, kNoSeat, Reason::Put, kNoSeat));
  }
}

namespace {

const RulesModule delayed_tricks_part(
    {.id = "002.delayed_tricks",
     .zh = "延时类锦囊牌",
     .en = "Delayed tricks",
     .text_zh = "结算后或目标被取消后：一次性的置入弃牌堆，流动性的移至下一名合法角色，无人合法则回到原处。",
     .text_en =
         "Resolved, or its target cancelled: a one-shot trick is discarded, a flowing one goes to the next "
         "legal character, or back where it was if there is none.",
     .policies = {.settle_delayed_trick = flow_or_stay, .settle_cancelled_trick = flow_or_stay}});

}  // namespace
}  // namespace jiesuan
