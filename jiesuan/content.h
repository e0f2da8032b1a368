// Everything a card, a general, a mode or a rules module is written with. Whatever a program defines with it
// (SkillDef, CardDef, General, Expansion, Deck, Mode, RulesModule) enlists itself when the program is loaded,
// beside what the library brings.
#pragma once
#include "cards/common.h"               // IWYU pragma: export
#include "engine/content/deck.h"        // IWYU pragma: export
#include "engine/content/hint.h"        // IWYU pragma: export
#include "engine/content/mode.h"        // IWYU pragma: export
#include "engine/content/rulebook.h"    // IWYU pragma: export
#include "engine/content/seat_state.h"  // IWYU pragma: export
#include "engine/rules/open.h"          // IWYU pragma: export
#include "generals/common.h"            // IWYU pragma: export
#include "generals/lend.h"              // IWYU pragma: export
