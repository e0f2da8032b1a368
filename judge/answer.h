// Scripted answers: whether a step of the play answers the open question, and with what.
#pragma once
#include "engine/api/match.h"
#include "judge/scenario.h"
#include "judge/tongues.h"

namespace jiesuan::judge {

struct Fit {
  // How near the step came to answering the question.
  enum class Near : std::uint8_t {
    AnothersQuestion,
    NothingLikeIt,  // the question offers nothing the step names
    NotSo,          // it does, but not with these cards, characters, choices
    Answers,
  };
  Near near = Near::AnothersQuestion;
  Selection pick;        // Answers
  TwoTongues why;        // otherwise: what is wrong with it
  Objection reason;      // … and what the rules have against it, as far as they say so
  bool lacking = false;  // … the character has no such card at all

  bool fits() const { return near == Near::Answers; }
};

// What the words of a step are is looked at once, when the file is read; throws ScenarioError.
void check_answer(const Step& step, const Lexicon& words);
// Against the open question of the match.
Fit fit(const Match& m, const Step& step, const Lexicon& names);

// Whether the question offers a skill or asks for a card the word names.
bool offers(const Game& g, const Request& r, const Word& w);
// Everything that can be chosen in the question, with whatever selection.
CardSet choosable_cards(const Game& g, const Request& r);
SeatSet choosable_seats(const Game& g, const Request& r);
// The words of a plain choice: "draw", "♥", "曹操".
bool choice_called(const Option& o, const Word& w);

}  // namespace jiesuan::judge
