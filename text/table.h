// The table as it stands: who sits where with what, and whose question is open. All-seeing.
#pragma once
#include <string>

#include "text/words.h"

namespace jiesuan::text {

std::string seats_with_skills(const Game& g, const Words& w);  // for the start of a game
std::string table_text(const Game& g, const Words& w);
std::string question_text(const Game& g, const Words& w);       // of the open question
std::string answer_text(const Game& g, const Words& w);         // of the answer just given to it
std::string belongings(const Game& g, Seat s, const Words& w);  // one line: hand size, equipment, states

}  // namespace jiesuan::text
