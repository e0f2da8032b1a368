// 借刀杀人 Collateral
//
// Choose a character with a weapon and somebody in its attack range: it uses a 杀 on that one, or you
// obtain its weapon. The second is a sub-target without timings of its own.         [R000-17, timings §9.6]
#include "cards/common.h"
#include "engine/rules/card_options.h"

namespace jiesuan {
namespace {

SeatSet victims(const Game& g, Seat armed) {
  return legal_targets(g, armed, made_of(g, armed, kSlash, CardSet{}, SkillId::None));
}

CardId weapon_of(const Game& g, Seat s) { return g[s].equipment[static_cast<int>(Slot::Weapon)]; }

bool armed_with_victim(const Game& g, Seat, const VirtualCard&, Seat target) {
  return weapon_of(g, target) != kNoCard && !victims(g, target).empty();
}

Pick first_the_armed_then_the_victim(const Game& g, const Request& r, const Option& o,
                                     const Selection& so_far) {
  const auto armed = [&] { return legal_targets(g, r.seat, chosen_card(g, r.seat, o, so_far)); };
  return first_then_second(so_far, armed, [&](Seat first) { return victims(g, first); });
}

Task<> lend_the_knife(CardEffect c) {
  Game& g = c.game;
  const Seat victim = c.use.target().second;
  Need n = need_for(c, c.target, kSlashes);
  n.required = victim;
  n.otherwise = {"对方获得你的武器", "it takes your weapon"};
  bool done = false;
  if (g.alive(victim)) {
    const bool used = co_await need_to_use(g, n);
    done = used;
  }
  if (done || !g.alive(c.user)) co_return;
  const CardId weapon = weapon_of(g, c.target);
  if (weapon != kNoCard) co_await obtain(g, c.user, CardSet(weapon));
}

}  // namespace

const CardDef collateral(
    {.name = kCollateral,
     .id = "collateral",
     .zh = "借刀杀人",
     .en = "Collateral",
     .category = Category::Trick,
     .target_ok = armed_with_victim,
     .choose = first_the_armed_then_the_victim,
     .seconds = victims,
     .effect = lend_the_knife,
     .text_zh =
         "令一名装备区里有武器牌的其他角色对其攻击范围内你指定的角色使用一张【杀】，否则你获得其武器。",
     .text_en = "Another character with a weapon uses a Slash on one in its attack range whom you name, "
                "or you obtain its weapon."});

}  // namespace jiesuan
