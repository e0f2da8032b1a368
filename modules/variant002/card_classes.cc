// 普通锦囊牌 — a trick that is not delayed; global (全体性) if its target text says "all", whatever number of
// targets a use of it has.                                                    [R002-44 … R002-46, §16 29]
#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {

bool is_normal_trick(CardName n) { return def(n).category == Category::Trick; }
bool is_global_trick(CardName n) {
  const TargetKind kind = def(n).targets;
  return is_normal_trick(n) && (kind == TargetKind::All || kind == TargetKind::AllOthers);
}
bool is_non_global_trick(CardName n) { return is_normal_trick(n) && !is_global_trick(n); }

namespace {

const RulesModule card_classes_part(
    {.id = "002.card_classes",
     .zh = "普通锦囊牌",
     .en = "Normal tricks",
     .text_zh = "普通锦囊牌即非延时类锦囊牌；目标含“所有”的是全体性的。",
     .text_en = "A normal trick is one that is not delayed; it is global if it says \"all\"."});

}  // namespace
}  // namespace jiesuan
