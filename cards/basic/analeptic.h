// 酒 Analeptic leaves a state that the next 杀 takes along.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

void spend_analeptic(Game& g, Use& slash);  // UseBegin† of a 杀

}  // namespace jiesuan
