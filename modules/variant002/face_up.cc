// 明置, 暗置 — hand cards may lie face up: everybody sees them, nothing else changes. Cards that move
// together as the material of one card all count as open if one of them is.            [R002-05 … R002-17,
// §16 9–15]
#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {

Task<> open_hand_cards(Game& g, Seat actor, Seat whose, CardSet cards) {
  co_await change_cards(g, actor, whose, GameCardChange::Open, cards);
}
Task<> close_hand_cards(Game& g, Seat actor, Seat whose, CardSet cards) {
  co_await change_cards(g, actor, whose, GameCardChange::Close, cards);
}

CardSet open_cards_lost(const Move& m, Seat whose) {
  CardSet set;
  for (const MovePart& p : m.parts)
    if (p.from == Zone::Hand && p.from_seat == whose && p.face_up) set |= p.cards;
  return set;
}

namespace {

// ---- R002-12: the cards of one conversion travel alike

const VirtualCard* card_in_the_making(const Event* e) {
  if (e && e->kind == EventKind::Use) return &static_cast<const Use*>(e)->card;
  return e && e->kind == EventKind::Respond ? &static_cast<const Respond*>(e)->card : nullptr;
}

// Cards of the equipment zone lie face up as well (R002-10).
bool is_open(const MovePart& p) { return p.face_up || p.from == Zone::Equipment; }

bool moves_mixed_material(const Move& m) {
  const VirtualCard* made = card_in_the_making(m.outer);
  if (!made || !made->converted || !made->cards.contains(m.cards())) return false;
  bool open = false, closed = false;
  for (const MovePart& p : m.parts) (is_open(p) ? open : closed) = true;
  return open && closed;
}

SeatSet whose_material(const Game&, const Move& m) {
  return m.parts.size() > 1 && moves_mixed_material(m) ? SeatSet(m.parts[0].from_seat) : SeatSet{};
}

Task<> open_all(Skill<Move> s) {
  for (MovePart& p : s.event.parts) p.face_up = true;
  co_return;
}

const RuleDef material({"rule_002_material", "转化的明牌", "Open material"}, only_in("002.face_up"),
                       at<Timing::MoveFixed>().cls(PriorityClass::Flow).by(whose_material).then(open_all));

const RulesModule face_up_part(
    {.id = "002.face_up",
     .zh = "明置与暗置",
     .en = "Open and closed cards",
     .text_zh = "手牌可明置：对所有人可见。转化的数张牌中有明牌，则此次移动均视为明牌。",
     .text_en = "Hand cards may lie face up, visible to everybody. If one of several cards of "
                "a conversion is open, all count as open for that move."});

}  // namespace
}  // namespace jiesuan
