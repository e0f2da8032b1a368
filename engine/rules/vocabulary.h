// Everything a card or a general is written with.
#pragma once
#include "engine/content/card_def.h"     // IWYU pragma: export
#include "engine/content/catalogue.h"    // IWYU pragma: export
#include "engine/content/general.h"      // IWYU pragma: export
#include "engine/content/skill.h"        // IWYU pragma: export
#include "engine/query/cards.h"          // IWYU pragma: export
#include "engine/query/distance.h"       // IWYU pragma: export
#include "engine/query/forces.h"         // IWYU pragma: export
#include "engine/query/legality.h"       // IWYU pragma: export
#include "engine/query/picks.h"          // IWYU pragma: export
#include "engine/query/seats.h"          // IWYU pragma: export
#include "engine/rules/choices.h"        // IWYU pragma: export
#include "engine/rules/dying.h"          // IWYU pragma: export
#include "engine/rules/face_down.h"      // IWYU pragma: export
#include "engine/rules/field.h"          // IWYU pragma: export
#include "engine/rules/game_cards.h"     // IWYU pragma: export
#include "engine/rules/general_cards.h"  // IWYU pragma: export
#include "engine/rules/generals.h"       // IWYU pragma: export
#include "engine/rules/hp.h"             // IWYU pragma: export
#include "engine/rules/judge.h"          // IWYU pragma: export
#include "engine/rules/kept_generals.h"  // IWYU pragma: export
#include "engine/rules/move.h"           // IWYU pragma: export
#include "engine/rules/reveal.h"         // IWYU pragma: export
#include "engine/rules/skills.h"         // IWYU pragma: export
#include "engine/rules/turn.h"           // IWYU pragma: export
#include "engine/rules/use.h"            // IWYU pragma: export
