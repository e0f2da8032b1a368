// 制衡 as it is in 国战: at most as many cards as the maximum hp, unless 定澜夜明珠 takes the limit away.
#pragma once
#include "cards/common.h"

namespace jiesuan {

// The owner's 制衡 has no limit (定澜夜明珠).
inline constexpr auto kZhihengWithoutLimit = state_kind<bool()>("hegemony_zhiheng_without_limit");

// The skill itself, for whoever has it: once in the play phase discard 1 to X cards, then draw as many.
bool choose_to_rebalance(const Skill<Phase>& s, Option& o);
Task<> rebalance(Skill<Phase> s);

}  // namespace jiesuan
