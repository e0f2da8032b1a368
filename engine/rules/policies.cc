#include "engine/rules/policies.h"

#include "engine/rules/dying.h"
#include "engine/rules/hp.h"
#include "engine/rules/move.h"
#include "engine/rules/use.h"

namespace jiesuan {

const Policies& base_policies() {
  static constexpr Policies kBase = {
      .settle_delayed_trick = pass_on_or_discard,
      .deal_transferred = deal_at_once,
      .needs_saving = below_hp_floor,
      .fall_below_floor = dying_unless_it_is,
      .recast = discard_and_draw,
  };
  return kBase;
}

}  // namespace jiesuan
