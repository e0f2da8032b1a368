// 某时机之前 — the effect is on up to the timing and through it (leave_effect_through). Only texts worded so;
// the durations of other effects stay as they are.                                [R002-49, §16 30]
#include "engine/content/mode.h"

namespace jiesuan {
namespace {

const RulesModule before_timing_part(
    {.id = "002.before_timing",
     .zh = "某时机之前",
     .en = "Before a timing",
     .text_zh = "“某时机之前”的效果在该时机结束后终止。",
     .text_en = "An effect \"before a timing\" ends when that timing is over."});

}  // namespace
}  // namespace jiesuan
