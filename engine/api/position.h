// Laying out a game before its first step: the deck, and for a given position everything else.
#pragma once
#include <string>

#include "engine/content/setup.h"

namespace jiesuan {

// False and a reason if the setup cannot be laid out.
bool prepare(Game& g, const Setup& setup, std::string* why);

}  // namespace jiesuan
