#include "engine/rules/game_end.h"

namespace jiesuan {

Task<> end_in_a_draw(Game& g) {
  g.state.outcome = Outcome::Draw;
  co_await end_if_decided(g);
}

}  // namespace jiesuan
