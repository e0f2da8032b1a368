// 无懈可击·国 Nullification (hegemony) — a 无懈可击. Its user may say that it is for the force: then the
// trick is offset for the target in hand and for every other target of that force whose turn has not come
// yet. Against another 无懈可击 there is nothing to say. [hegemony §13 on §11]
#include "cards/common.h"

namespace jiesuan {
namespace {

constexpr int kForForce = 1;

const SkillDef scope(
    {"scope_nullification_heg", "无懈可击·国", "Nullification (hegemony)"}, Listing::Internal,
    choices({{"one", "只对该目标", "for this target alone"},
             {"force", "对该目标及与其势力相同的其他目标", "for all targets of its force"}}));

bool still_to_come(const Game& g, const Target& t) { return g.alive(t.seat) && !t.offset && !t.invalid; }

// The trick it answers, if its target in hand has a force that others may be of, and others are to come.
Use* a_trick_on_a_force(const Game& g, const Use& u) {
  Use* trick = u.answers_use;
  if (!trick || u.answers_target < 0) return nullptr;
  const Seat s = trick->targets[u.answers_target].seat;
  if (s == kNoSeat || g[s].kingdom == Kingdom::None || g[s].kingdom == Kingdom::Ambitionist) return nullptr;
  for (int i = u.answers_target + 1; i < trick->targets.size(); ++i)
    if (still_to_come(g, trick->targets[i])) return trick;
  return nullptr;
}

Task<> say_for_whom(CardEffect c) {
  if (!a_trick_on_a_force(c.game, c.use)) co_return;
  const Asking why{.skill = scope.number, .card = c.use.card.name};
  const int chosen = co_await choose_one(c.game, c.user, why);
  c.use.declared = static_cast<std::uint8_t>(chosen);
}

Task<> offset_for_force(CardEffect c) {
  co_await offset_what_it_answers(c);
  Use* trick = a_trick_on_a_force(c.game, c.use);
  if (c.use.declared != kForForce || !trick) co_return;
  const Seat first = trick->targets[c.use.answers_target].seat;
  for (int i = c.use.answers_target + 1; i < trick->targets.size(); ++i)
    if (same_force(c.game, first, trick->targets[i].seat)) trick->targets[i].offset = true;
}

}  // namespace

const CardDef nullification_heg(
    {.name = kNullificationHeg,
     .family = kNullification,
     .id = "nullification_heg",
     .zh = "无懈可击·国",
     .en = "Nullification (hegemony)",
     .category = Category::Trick,
     .targets = TargetKind::None,
     .idle = false,
     .ready = say_for_whom,
     .effect = offset_for_force,
     .text_zh = "视为【无懈可击】；你可令其抵消的锦囊牌对与该目标势力相同的其他未结算的目标也被抵消。",
     .text_en =
         "A Nullification; you may have it offset the trick for every other target of the same force whose "
         "turn has not come yet as well."});

}  // namespace jiesuan
