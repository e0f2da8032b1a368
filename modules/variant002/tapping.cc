// 横置, 重置 — equipment lying sideways is void: no skill, no range, no distance; it stays in its slot. In
// its finish phase a character stands all of it upright.                          [R002-18 … R002-30, §16
// 15–21]
#include <algorithm>

#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {

Task<> tap_equipment(Game& g, Seat actor, Seat whose, CardSet cards) {
  co_await change_cards(g, actor, whose, GameCardChange::Tap, cards);
}
Task<> untap_equipment(Game& g, Seat actor, Seat whose, CardSet cards) {
  co_await change_cards(g, actor, whose, GameCardChange::Untap, cards);
}

Task<> let_tap(Game& g, Seat whose, int n, Asking why) {
  const CardSet upright = upright_equipment(g, whose);
  const int most = std::min(n, upright.size());
  why.to("横置", "tap");
  const CardSet cards = co_await choose_own_cards(g, whose, upright, most, most, false, why);
  co_await tap_equipment(g, whose, whose, cards);
}

Task<> tap_some_of(Game& g, Seat chooser, Seat whose, int n, Asking why) {
  why.about = whose;
  why.to("横置", "tap");
  CardSet cards;
  while (n-- > 0) {
    const CardId c = co_await choose_open_card(g, chooser, upright_equipment(g, whose) - cards, why);
    if (c == kNoCard) break;
    cards.add(c);
  }
  co_await tap_equipment(g, chooser, whose, cards);
}

namespace {

SeatSet phase_owner(const Game&, const Phase& p) { return SeatSet(p.owner); }
bool has_tapped(const Skill<Phase>& s) { return !tapped_equipment(s.game, s.owner).empty(); }
Task<> untap_all(Skill<Phase> s) {
  co_await untap_equipment(s.game, s.owner, s.owner, tapped_equipment(s.game, s.owner));
}

const RuleDef stand_up(
    {"rule_002_untap", "重置装备", "Untapping"}, only_in("002.tapping"),
    at<Timing::FinishBody>().cls(PriorityClass::Flow).by(phase_owner).when(has_tapped).then(untap_all));

const RulesModule tapping_part(
    {.id = "002.tapping",
     .zh = "横置装备",
     .en = "Tapped equipment",
     .text_zh = "装备可横置：横置期间无效。结束阶段，你重置所有横置的装备。",
     .text_en = "Equipment may be tapped and is void then. In your finish phase you untap it."});

}  // namespace
}  // namespace jiesuan
