// A scripted answer taken apart: which skill, which cards, whom, which choice.
#pragma once
#include <vector>

#include "judge/cards.h"

namespace jiesuan::judge {

struct Wish {
  struct Card {
    CardSpec spec;
    Seat from = kNoSeat;
  };

  bool decline = false, end = false, recast = false, unseen = false;
  std::vector<Word> declined;   // what must be on offer to be declined
  std::vector<SkillId> skills;  // one skill by its name, and what it leaves behind
  int name_at = -1;             // of a word that may be a skill or a card (八卦阵): its place in `cards`
  CardName as = CardName::None;
  std::vector<Card> cards;
  std::vector<Seat> seats;
  std::vector<Word> loose;  // names of choices
  std::vector<Word> all;

  bool skill_or_card() const { return name_at >= 0; }
  bool says_yes() const { return loose.size() == 1 && loose[0].is("yes"); }
  // Without the name of the skill.
  Wish nameless() const;
  // Its cards if the word that may mean either is the skill.
  std::vector<Card> cards_of_skill() const;
};

Wish take_apart(const Sentence& words);

}  // namespace jiesuan::judge
