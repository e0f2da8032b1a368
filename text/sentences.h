// One log entry as one sentence. What only follows from an earlier sentence has none. Words with a viewer say
// what that viewer is told of it; the entry may be redacted already.
#pragma once
#include <string>

#include "engine/event/log.h"
#include "text/words.h"

namespace jiesuan::text {

std::string sentence(const LogEntry& e, const Words& w);
std::string sentence_as_told(const LogEntry& redacted, const Words& w);  // … for the viewer of the words
std::string move_sentence(const LogEntry& e, const Words& w);            // LogKind::Moved
std::string use_sentence(const LogEntry& e, const Words& w);             // CardUsed
std::string respond_sentence(const LogEntry& e, const Words& w);         // CardResponded

}  // namespace jiesuan::text
