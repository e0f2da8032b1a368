// Why a question is asked: what has just happened or is about to, who asks, what a card is needed for. All of
// it is seen by everybody at the table, or concerns the one who is asked alone.
#pragma once
#include <optional>

#include "engine/event/request.h"

namespace jiesuan {

// A card in use, as everybody sees it lie there.
struct CardInUse {
  Seat user = kNoSeat;  // kNoSeat: a delayed trick in the judge phase
  CardName card = CardName::None;
  SkillId through = SkillId::None;
  Suit suit = Suit::None;
  Colour colour = Colour::None;
  int bonus = 0;
  SeatSet targets;
  Seat target = kNoSeat;  // the one in hand …
  Seat second = kNoSeat;  // … and its sub-target
  int jinks = 1;          // how many 闪 it takes to offset it
  int plays = 1;          // how many 杀 the target must respond a time in a 决斗
  bool counters = false;  // it answers another card (闪, 无懈可击)
};

CardInUse card_in_use(const Use& u);

// A card the asked character may use or respond, and what for: one of these.
struct CardNeeded {
  NameSet wanted;
  bool respond = false;
  Seat required = kNoSeat;           // a target it must have
  Seat dying = kNoSeat;              // whom it would save …
  int missing_hp = 0;                // … and how much that takes
  std::optional<CardInUse> against;  // what it would offset …
  std::optional<CardInUse> offsets;  // … and what that one is about to offset itself
  std::optional<CardInUse> asking;   // the card whose effect asks for it
  SkillId asked_by = SkillId::None;  // the skill that does …
  Seat asked_by_owner = kNoSeat;     // … and whose it is
};

struct Occasion {
  bool any = false;  // an event is running, of which:
  EventKind kind = EventKind::Game;
  Seat seat = kNoSeat;     // whom it happens to; whose turn, phase or card; who began the pindian
  Seat source = kNoSeat;   // of damage
  bool by_damage = false;  // hp is reduced by damage
  int amount = 0;
  Element element = Element::Normal;
  PhaseKind phase = PhaseKind::Prepare;
  CardName card = CardName::None;  // responded, or judged for …
  SkillId skill = SkillId::None;   // … or a skill
  CardId judge_card = kNoCard;
  bool compared = false;                // a pindian has been …
  Seat winner = kNoSeat;                // … won by
  int lost = 0, gained = 0, moved = 0;  // cards: by the asked character, and all together
  Seat loser = kNoSeat;                 // another character that loses some
  bool of_game_cards = false;           // the state of game cards changes, not of a general card
  CardInUse use;

  std::optional<CardNeeded> need;
  Seat skill_owner = kNoSeat;       // of the running skill that asks
  std::optional<CardInUse> asking;  // the running card whose effect asks
};

Occasion occasion_of(const Game& g, const Request& r);

}  // namespace jiesuan
