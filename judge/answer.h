// Scripted answers: whether a step of the play answers the open question, and with what.
#pragma once
#include <string>

#include "engine/event/request.h"
#include "judge/scenario.h"

namespace jiesuan::judge {

struct Fit {
  bool fits = false;
  Selection pick;
  std::string why;  // why it does not
};

// What the words of a step are is looked at once, when the file is read; throws ScenarioError.
void check_answer(const Step& step, const Lexicon& words);
Fit fit(const Game& g, const Request& r, const Step& step);

// Whether the question offers a skill or asks for a card the word names.
bool offers(const Game& g, const Request& r, const Word& w);
// Everything that can be chosen in the question, with whatever selection.
CardSet choosable_cards(const Game& g, const Request& r);
SeatSet choosable_seats(const Game& g, const Request& r);
// The words of a plain choice: "draw", "♥", "曹操".
bool choice_called(const Option& o, const Word& w);

}  // namespace jiesuan::judge
