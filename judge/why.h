// Why an answer is refused, in words: the reasons the engine gives (engine/query/why_not.h) as a scenario
// writes and reads them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/query/why_not.h"
#include "engine/state/timing.h"
#include "judge/tongues.h"

namespace jiesuan::judge {

struct ReasonName {
  WhyNot why;
  std::string_view word;      // after 'because'
  std::string_view sentence;  // in messages
  std::string_view zh;
};
// Every reason but None.
const std::vector<ReasonName>& reason_names();

const ReasonName* naming(WhyNot why);  // null for None
std::optional<WhyNot> reason_called(std::string_view word);
// "it is too far away", "Kongcheng forbids it"; nothing for None.
TwoTongues said(const Objection& o);

TwoTongues named(Timing t);  // "受到伤害后", "DamageTaken"

}  // namespace jiesuan::judge
