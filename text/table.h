// The table as a viewer sees it: who sits where with what; and whose question is open.
#pragma once
#include <string>

#include "engine/api/question.h"
#include "engine/view/view.h"
#include "text/words.h"

namespace jiesuan::text {

std::string seats_with_skills(const View& v, const Words& w);  // for the start of a game
std::string table_text(const View& v, const Words& w);
std::string belongings(const SeatView& s, const Words& w);  // one line: hand size, equipment, states
std::string question_text(const Question& q, const Words& w);
std::string answer_text(const Question& q, const Words& w);  // of the answer just given to it

}  // namespace jiesuan::text
