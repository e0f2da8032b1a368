// 合纵: hand cards with the sign of alliance go to a character of another force, or of none (hegemony §§11,
// 13).
#include "cards/common.h"
#include "cards/hegemony/decks.h"
#include "engine/content/hint.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {
namespace {

constexpr int kMost = 3;

CardSet with_sign(const Game& g, Seat s) {
  CardSet cards;
  for (CardId c : g[s].hand)
    if (bears_alliance_sign(g.state.face[c])) cards.add(c);
  return cards;
}
SeatSet partners(const Game& g, Seat s) {
  SeatSet all;
  for (Seat t : others(g, s))
    if (different_force(g, s, t) || g[t].kingdom == Kingdom::None) all.add(t);
  return all;
}

bool not_yet(const Skill<Phase>& s) { return memory_of(s.game).alliance_phase != s.game.turn().phase_serial; }
bool choose_gift(const Skill<Phase>& s, Option& o) {
  if (!o.paid) {
    o.cards = with_sign(s.game, s.owner);
    o.min_cards = 1;
    o.max_cards = static_cast<std::uint8_t>(std::min(kMost, o.cards.size()));
    if (o.cards.empty()) return false;
  }
  o.seats = partners(s.game, s.owner);
  o.min_seats = o.max_seats = 1;
  return !o.seats.empty();
}
Task<> ally(Skill<Phase> s) {
  Game& g = s.game;
  memory_of(g).alliance_phase = g.turn().phase_serial;
  const bool rewarded = different_force(g, s.owner, s.seat());
  show_cards(g, s.owner, s.cards);
  Move gift = moving(g, s.cards, Zone::Hand, s.seat(), Reason::Give, s.owner);
  for (MovePart& p : gift.parts) p.face_up = true;  // they travel face up (hegemony §11)
  co_await move_cards(g, gift);
  if (rewarded) co_await draw(g, s.owner, s.cards.size());
}

const RuleDef alliance(
    {"rule_alliance", "合纵", "Alliance",
     "出牌阶段限一次，你可展示并将至多三张有“合纵”标记的手牌交给一名势力不同或未确定势力的角色；若其势力与你不同，你摸等量的牌。",
     "Once in your play phase you may show up to three hand cards with the sign of alliance and give them to a "
     "character of another force, or of none; if it is of another force you draw as many."},
    only_in("hegemony"),
    at<Timing::PlayIdle>()
        .may()
        .cls(PriorityClass::Flow)
        .by(phase_owner)
        .when(not_yet)
        .choose(choose_gift)
        .then(ally),
    hint({.target = {.cards = 0.5F}, .per_card = 0.2F, .gives = true}));

}  // namespace
}  // namespace jiesuan
