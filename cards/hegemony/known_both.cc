// 知己知彼 Known Both — look at all hand cards of another character, or at one of its general cards that lies
// face down; or recast it. Which of them is no secret, what you saw is.
#include "cards/common.h"

namespace jiesuan {
namespace {

constexpr std::uint32_t kHand = 1;  // bits of the choices; the general cards follow

const SkillDef seen({"look_known_both", "知己知彼", "Known Both"}, Listing::Internal,
                    choices({{"hand", "观看手牌", "look at the hand cards"},
                             {"head", "观看主将", "look at the head general"},
                             {"deputy", "观看副将", "look at the deputy general"}}));

std::uint32_t to_be_seen(const Game& g, Seat s) {
  const std::uint32_t generals = hidden_slots(g, s);
  return (g[s].hand.empty() ? 0 : kHand) | generals << 1;
}
bool has_a_secret(const Game& g, Seat, const VirtualCard&, Seat target) { return to_be_seen(g, target) != 0; }

Task<> look(CardEffect c) {
  Game& g = c.game;
  const std::uint32_t possible = to_be_seen(g, c.target);
  if (possible == 0 || !g.alive(c.user)) co_return;
  const Asking why{.skill = seen.number, .card = c.use.card.name, .about = c.target};
  const int chosen = co_await choose_one(g, c.user, why, possible);
  if (chosen == 0)
    look_at(g, c.user, g[c.target].hand, c.target);
  else
    look_at_hidden_general(g, c.user, c.target, chosen - 1);
}

}  // namespace

const CardDef known_both(
    {.name = kKnownBoth,
     .id = "known_both",
     .zh = "知己知彼",
     .en = "Known Both",
     .category = Category::Trick,
     .recast = true,
     .target_ok = has_a_secret,
     .effect = look,
     .text_zh = "观看一名其他角色的所有手牌或一张暗置的武将牌；或重铸此牌。",
     .text_en =
         "Look at all hand cards of another character or at one of its hidden general cards; or recast "
         "this card."});

}  // namespace jiesuan
