// Why something cannot be chosen, for whoever asks at the table.
#pragma once
#include <string>

#include "engine/query/why_not.h"
#include "text/words.h"

namespace jiesuan::text {

// "距离太远", "〖空城〗不允许"; where nothing in particular speaks against it, that it is no choice here.
std::string reason(const Objection& o, const Words& w);

}  // namespace jiesuan::text
