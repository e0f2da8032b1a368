// Small questions that skills and cards ask in the middle of their effects. Each is asked only if there
// is something to choose; with a single possibility and no way to say no, nobody is bothered.
#pragma once
#include "engine/event/request.h"

namespace jiesuan {

// Who asks and about whom: shown to the player.
struct Asking {
  SkillId skill = SkillId::None;
  CardName card = CardName::None;
  Seat about = kNoSeat;
  bool secret = false;      // what is chosen is nobody else's business (宽释)
  CardSet looking_at = {};  // cards shown to it for this question
  Phrase purpose = {};      // what is done with what is chosen
  Phrase otherwise = {};    // what no means

  Asking& to(const char* zh, const char* en) { return purpose = {zh, en}, *this; }
  Asking& or_else(const char* zh, const char* en) { return otherwise = {zh, en}, *this; }
};

// `from` own cards, between min and max of them; empty if it may decline and does, or cannot.
Task<CardSet> choose_own_cards(Game& g, Seat s, CardSet from, int min, int max, bool may_decline, Asking why);
// "Discard n cards of these zones, or else": whether it did. Cards it may not discard (鸡肋) are no choice.
Task<bool> offer_discard(Game& g, Seat s, CardSet from, int n, Asking why);
// Must discard min(n, what it has).
Task<> must_discard(Game& g, Seat s, CardSet from, int n, Asking why);

enum class Zones : std::uint8_t {
  Hand = 1,
  Equipment = 2,
  Judging = 4,
  HandAndEquipment = 3,
  Field = 6,
  All = 7
};
// One card of another character: hand cards unseen, the others seen. kNoCard if there is none.
Task<CardId> choose_card_of(Game& g, Seat chooser, Seat of, Zones zones, Asking why);
// n of them, or as many as there are, one after the other; they are still where they were.
Task<CardSet> choose_cards_of(Game& g, Seat chooser, Seat of, Zones zones, int n, Asking why);

// Up to `most` of them, at least one, chosen one after the other: hand cards stay unseen throughout.
Task<CardSet> choose_up_to_cards_of(Game& g, Seat chooser, Seat of, Zones zones, int most, Asking why);

Task<Seat> choose_seat(Game& g, Seat s, SeatSet from, bool may_decline, Asking why);
Task<SeatList> choose_seats(Game& g, Seat s, SeatSet from, int min, int max, bool may_decline, Asking why);
Task<bool> agree(Game& g, Seat s, Asking why);
// One of the choices the skill declares, as its place in that list; bit n of `possible` says whether it can
// be chosen now. Not asked when only one can, or nobody is there to choose (then it is the first).
inline constexpr std::uint32_t kAllChoices = ~0u;
Task<int> choose_one(Game& g, Seat s, Asking why, std::uint32_t possible = kAllChoices);
Task<Suit> choose_suit(Game& g, Seat s, Asking why);
// A card to be named. `from` is not empty.
Task<CardName> choose_card_name(Game& g, Seat s, NameSet from, Asking why);
// The targets of a card that is only named so far (蛊惑), besides the one a need demands. Not asked when
// there is nobody to choose.
Task<SeatList> choose_targets(Game& g, Seat s, VirtualCard unseen, Need* need, Asking why);
// One of these general cards, one of these skills; None if there is none.
Task<GeneralId> choose_general(Game& g, Seat s, GeneralSet from, Asking why);
using SkillList = InlineVec<SkillId, 8>;
Task<SkillId> choose_skill(Game& g, Seat s, SkillList from, Asking why);
// Gives away some or all of the cards it looks at: which, and to whom. Seat kNoSeat if it declines.
struct Gift {
  CardSet cards;
  Seat to = kNoSeat;
};
Task<Gift> choose_gift(Game& g, Seat s, CardSet from, SeatSet to, bool may_decline, Asking why,
                       int max = kMaxCards);
// A number from min to max.
Task<int> choose_number(Game& g, Seat s, int min, int max, Asking why);
// One of these open cards.
Task<CardId> choose_open_card(Game& g, Seat s, CardSet from, Asking why);
// At least one of them, each as the rule allows it after those chosen before.
Task<CardSet> choose_open_cards(Game& g, Seat s, CardSet from, CardRule rule, Asking why);
// 观看: only this character gets to know the cards; they stay where they are.
void look_at(Game& g, Seat s, const CardSet& cards, Seat of = kNoSeat);
void look_at_hidden_general(Game& g, Seat s, Seat of, int slot);
void look_at_hidden_generals(Game& g, Seat s, Seat of);
// Looks at cards and chooses between min and max of some of them; empty if it may decline and does, or
// cannot.
Task<CardSet> look_and_choose(Game& g, Seat s, CardSet seen, CardSet from, int min, int max, bool may_decline,
                              Asking why);
// Looks at the top n cards of the pile and chooses `take` of them, which are left on top of it; the others go
// to its bottom in any order (恂恂).
Task<CardSet> choose_from_pile_top(Game& g, Seat s, int n, int take, Asking why);
// Orders the top cards of the pile, looking at them: some on top, the rest at the bottom (观星), or all of
// them on top.
enum class PutBack : std::uint8_t { TopOrBottom, Top };
Task<> arrange_pile_top(Game& g, Seat s, int n, Asking why, PutBack where = PutBack::TopOrBottom);
// 展示: shown to all; the card stays where it is.
void show_card(Game& g, Seat s, CardId c);
void show_cards(Game& g, Seat s, const CardSet& cards);

}  // namespace jiesuan
