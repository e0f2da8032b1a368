// One log entry as one sentence, at the moment it is logged. What only follows from an earlier sentence has
// none. Words with a viewer say what that viewer is told of it; the entry may be redacted already.
#pragma once
#include <string>

#include "engine/event/log.h"
#include "text/words.h"

namespace jiesuan::text {

std::string sentence(const Game& g, const LogEntry& e, const Words& w);
std::string move_sentence(const Game& g, const LogEntry& e, const Words& w);     // LogKind::Moved
std::string use_sentence(const Game& g, const LogEntry& e, const Words& w);      // CardUsed
std::string respond_sentence(const Game& g, const LogEntry& e, const Words& w);  // CardResponded
// Internal entries: timings, questions and answers (for --verbose).
std::string working_sentence(const Game& g, const LogEntry& e, const Words& w);

}  // namespace jiesuan::text
