// What it is worth to have the card that is needed.
#pragma once
#include "bots/steward/outlook.h"

namespace jiesuan::steward {

float need_worth(const Outlook& o);   // before its price
bool holds_wanted(const Outlook& o);  // a plain hand card would do

}  // namespace jiesuan::steward
