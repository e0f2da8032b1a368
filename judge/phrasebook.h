// What the judge says of a scenario that is wrong, in Chinese. Messages are written in English where
// something is found wrong; here each of their frames stands beside its Chinese, so that a message is found
// by its frame.
#pragma once
#include <string>
#include <string_view>

#include "judge/spot.h"
#include "judge/tongues.h"

namespace jiesuan::judge {

// The message itself if no frame fits it.
std::string in_chinese(std::string_view message);
TwoTongues told(const ScenarioError& e);

}  // namespace jiesuan::judge
