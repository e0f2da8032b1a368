// How things stand at one question: whom the steward wishes well and ill, and what cards, hp and characters
// are worth. Everything is counted in cards: 1 is what an average card in hand is worth.
#pragma once
#include "bots/steward/memory.h"
#include "cards/names.h"
#include "engine/content/catalogue.h"
#include "engine/content/hint.h"

namespace jiesuan::steward {

// What a character's skills and gear mean to whoever has to do with it.
struct Traits {
  CardName weapon = CardName::None, armour = CardName::None;  // in force
  std::uint8_t toll = 0;                                      // Hint::toll, of all its skills
  bool voids = false;                                         // some cards have no effect on it, or by it
  bool passes_blows_on = false;                               // 流离 and the like
  float revenge =
      0;  // skills that answer damage (刚烈, 反馈, 遗计): hitting such a character costs something
};

class Outlook {
 public:
  Outlook(const Question& q, const Memory& memory);

  const Question& q;
  const TableView& v;
  const Memory& memory;
  const Seat me;
  const bool hegemony;
  const Role role;      // None in 国战 …
  const Kingdom force;  // … where this is its own, as far as it knows; None elsewhere

  int players() const { return v.players; }
  const SeatView& at(Seat s) const { return q.seat(s); }
  const SeatView& mine() const { return q.seat(me); }
  bool my_turn() const { return v.turn == me; }
  bool my_play() const { return my_turn() && v.in_phase && v.phase == PhaseKind::Play; }
  SeatSet living() const { return v.living; }
  // −1.6 … 1.6: how much it wishes the character ill or well. Its own: 1.
  float wish(Seat s) const { return wishes()[s]; }
  bool foe(Seat s) const { return wish(s) < -0.15f; }
  bool friendly(Seat s) const { return wish(s) > 0.25f; }
  Seat lord() const { return lord_; }

  // ---- what things are worth to whoever has them
  float life(Seat s, int points) const;           // what losing so many hp costs the character
  float relief(Seat s, int points) const;         // what recovering them brings it
  float turn_worth(Seat s) const;                 // a whole turn of the character
  float worth(const Share& share, Seat s) const;  // to the character itself
  float keep(CardId c) const;                     // a card of its own
  float keep(const CardSet& cards) const;
  float tapping(CardId c) const;                 // a piece of its own equipment that is to lie sideways
  float equipped(CardName n, Seat owner) const;  // a piece of equipment in its slot
  float held(CardName n, Seat owner) const;      // a card in hand, as the first of its kind
  float wanted(CardName n) const;                // a card offered to the steward
  float found_equipment() const;                 // some piece of it, whichever comes
  float average_hand_card() const { return 0.95f; }

  // ---- what things are worth to the steward
  float harm(Seat s, int points, bool mine = true) const;  // dealing damage; mine: I would be the killer
  float gain(Seat s, float cards) const { return wish(s) * cards; }
  float countered(float value) const;  // a trick worth so much, where a foe's 无懈可击 lies open
  float chance_to_die(Seat s, int points) const;

  // ---- guesses
  // Hand cards of this name it is known to hold: seen on their way there, or lying face up.
  int known(Seat s, CardName family) const;
  int lying_open(Seat s, CardName family) const;  // those of them that everybody sees
  int unseen(Seat s) const;                       // hand cards nobody else sees
  float has_jink(Seat s) const;
  float has_slash(Seat s) const;
  // That somebody else of the kingdom has the card and gives it.
  float help_comes(Kingdom kingdom, CardName family) const;
  float can_be_saved(Seat s) const;
  // In hand, those its skills can turn into it included.
  int my_cards(CardName family) const { return in_hand_[static_cast<int>(family)]; }
  int overflow() const;  // how many hand cards it would have to discard now
  const Traits& traits(Seat s) const {
    if (!looked_at_.has(s)) look_at(s);
    return traits_[s];
  }
  CardName armour(Seat s) const { return traits(s).armour; }
  CardName slot(Seat s, Slot which) const;      // what lies there …
  CardName in_force(Seat s, Slot which) const;  // … unless it lies sideways and so is void
  bool drunk() const;
  bool striking() const;  // it holds a 杀 or 决斗 and a foe it could use it on
  bool last_enemy(Seat s) const;
  // A table that has sat for so long wants an end: first no card is too dear for a blow …
  bool late() const { return v.round > 50; }
  // … in the end nobody dodges or heals any more.
  bool too_long() const { return v.round > 60; }

 private:
  const float* wishes() const {
    if (!has_wished_) make_wishes();
    return wish_;
  }
  void make_wishes() const;
  bool many_rebels() const;  // at the start: more than two
  void wish_as_lords_side() const;
  void wish_as_rebel() const;
  void wish_as_renegade() const;
  void wish_by_force() const;
  void look_at(Seat s) const;
  void value_hand();
  float strength(Seat s) const;
  float spoils(Seat s) const;
  float per_card_chance(Seat s, CardName as, float plain) const;
  float holds(Seat s, CardName as, bool lacks, float plain) const;

  Seat lord_ = kNoSeat;
  std::uint8_t in_hand_[kMaxNames] = {};  // how many of each family
  float keep_[kMaxCards];                 // of its hand cards, each of which is given its value
  // Nothing changes while a question stands: what not every question needs is found out when it is asked for.
  mutable bool has_wished_ = false;
  mutable float wish_[kMaxSeats] = {};
  mutable SeatSet looked_at_;
  mutable Traits traits_[kMaxSeats];
};

}  // namespace jiesuan::steward
