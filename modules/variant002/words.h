// The words of document 002, for content that is written with them. Each heading is a part of the module that
// can be switched on alone ("002.tapping") or with all others ("002"); see docs/variant002.md.
#pragma once
#include "engine/rules/vocabulary.h"
#include "modules/variant002/states.h"  // IWYU pragma: export

namespace jiesuan {

// ---- 明置, 暗置 (face_up.cc). Turning a hand card up or down is no move; which lie face up says open_hand.
Task<> open_hand_cards(Game& g, Seat actor, Seat whose, CardSet cards);
Task<> close_hand_cards(Game& g, Seat actor, Seat whose, CardSet cards);
// Hand cards of the character that left as open ones, or count as if (R002-12).
CardSet open_cards_lost(const Move& m, Seat whose);

// ---- 横置, 重置 (tapping.cc)
Task<> tap_equipment(Game& g, Seat actor, Seat whose, CardSet cards);
Task<> untap_equipment(Game& g, Seat actor, Seat whose, CardSet cards);
// "A makes B tap n of its equipment": B chooses. "A taps n of B's equipment": A chooses (R002-20).
Task<> let_tap(Game& g, Seat whose, int n, Asking why);
Task<> tap_some_of(Game& g, Seat chooser, Seat whose, int n, Asking why);

// ---- amounts (amounts.cc). X below 0 counts as 0.
Task<> discard_hand_to(Game& g, Seat s, int x, Asking why);   // 将手牌弃置至 X 张
Task<> discard_cards_to(Game& g, Seat s, int x, Asking why);  // 将拥有的牌弃置至 X 张: hand and equipment
Task<> adjust_hand_to(Game& g, Seat s, int x, Asking why);    // 将手牌调整至 X 张
void fill_marks_to(Game& g, Seat s, const SkillDef& named, int x);
// As a price: there is something to discard, and all of it may be discarded.
bool can_discard_to(const Game& g, Seat s, const CardSet& from, int x);

// ---- 检索 (search.cc)
struct SearchFor {
  enum class Kind : std::uint8_t { Name /* of any element */, Suit, Colour, Type, Number };
  Kind kind = Kind::Name;
  CardName name = CardName::None;
  Suit suit = Suit::None;
  Colour colour = Colour::None;
  Category type = Category::Basic;  // Trick: delayed ones too
  std::uint8_t number = 0;

  bool matches(const Face& f) const;  // what is printed: nobody's filters apply
};
struct Searched {
  CardId found = kNoCard;
  CardSet others;  // turned up besides; put away when the found card has been dealt with
};
Task<Searched> search(Game& g, SearchFor what);
Task<> put_away(Game& g, Searched done);
// … and this character gets what was found. Dead: it goes with the others.
Task<> search_and_obtain(Game& g, Seat who, SearchFor what);

// ---- kinds of tricks (card_classes.cc)
bool is_normal_trick(CardName n);      // 普通锦囊牌: not delayed
bool is_global_trick(CardName n);      // 全体性: its target text says "all"
bool is_non_global_trick(CardName n);  // 非全体性

// ---- delayed tricks (delayed_tricks.cc): the target of one that lies in a judging area is cancelled.
Task<> cancel_lying_trick(Game& g, Seat holder, CardId card);

// ---- 某时机之前: leave_effect_through (engine/rules/skills.h)

// ---- 神隐 (veiled.cc); 异常状态: is_abnormal
void veil(Game& g, Seat s);

// ---- 效果值 (effect_value.cc): for this one use, if the card has such a number.
void change_effect_value(Game& g, Use& u, int delta);

// ---- 转移 (transfer.cc); of damage: transfer_damage
bool may_transfer_target(const Game& g, const Use& u, Seat to);
// The running use's target in hand becomes `to`, if that is legal for its user; distance is not looked at.
bool transfer_target(Game& g, Use& u, Seat to);
// A loses the skill, dead or not, void or not, and B gains it in the same instant.
Task<> transfer_skill(Game& g, Seat from, const SkillDef& skill, Seat to);

// ---- 转化 (conversion.cc): a card without colour, suit and number.
// "… is regarded as using it on this character": no distance limit.
bool may_use_as_if_on(const Game& g, Seat user, CardName card, Seat target);
Task<> use_as_if_on(Game& g, Seat user, CardName card, Seat target, SkillId through);
// "… is regarded as using it": distance as ever; the user chooses.
bool may_use_as_if(const Game& g, Seat user, CardName card);
Task<> use_as_if(Game& g, Seat user, CardName card, SkillId through);

}  // namespace jiesuan
