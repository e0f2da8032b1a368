// 弃置至, 调整至, 补至 — operations that aim at a number.                     [R002-31 … R002-36, §16 22]
#include <algorithm>

#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

int at_least_none(int x) { return std::max(0, x); }

// In one move; who may not discard as many (鸡肋) discards what it may.
Task<> discard_to(Game& g, Seat s, CardSet from, int x, Asking why) {
  const int n = from.size() - at_least_none(x);
  if (n > 0) co_await must_discard(g, s, from, n, why);
}

}  // namespace

Task<> discard_hand_to(Game& g, Seat s, int x, Asking why) { return discard_to(g, s, g[s].hand, x, why); }

Task<> discard_cards_to(Game& g, Seat s, int x, Asking why) {
  return discard_to(g, s, g[s].own_cards(), x, why);
}

Task<> adjust_hand_to(Game& g, Seat s, int x, Asking why) {
  const int missing = at_least_none(x) - g[s].hand.size();
  return missing > 0 ? draw(g, s, missing) : discard_hand_to(g, s, x, why);
}

void fill_marks_to(Game& g, Seat s, const SkillDef& named, int x) {
  const int missing = x - marks_of(g, s, named);
  if (missing > 0) add_marks(g, s, named, missing);
}

bool can_discard_to(const Game& g, Seat s, const CardSet& from, int x) {
  const int n = from.size() - at_least_none(x);
  return n > 0 && discardable(g, s, from).size() >= n;
}

namespace {

const RulesModule amounts_part(
    {.id = "002.amounts",
     .zh = "弃置至、调整至、补至",
     .en = "Amounts",
     .text_zh = "弃置至X：多出的弃置；调整至X：多弃少摸；补至X：不足则补。",
     .text_en = "Discard to X: what is too much. Adjust to X: discard or draw. Fill marks to X: "
                "what is missing."});

}  // namespace
}  // namespace jiesuan
