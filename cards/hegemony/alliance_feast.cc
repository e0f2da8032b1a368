// 联军盛宴 Alliance Feast — you and all characters of another force, chosen by one of them. You draw some
// cards and recover hp, together as many as that force has characters; each of the others draws a card and is
// unchained.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool of_another_force(const Game& g, Seat user, const VirtualCard&, Seat target) {
  return target != user && different_force(g, user, target);
}
SeatSet host_and_guests(const Game& g, Seat user, Seat chosen) {
  SeatSet all = allies_of(g, chosen);
  all.add(user);
  return all;
}

// The force is told by the guest that was chosen.
void invite(Game& g, Use& u) {
  if (!u.targets.empty()) u.declared = static_cast<std::uint8_t>(g[u.targets[0].seat].kingdom);
}
int guests(const Game& g, const Use& u) {
  const auto force = static_cast<Kingdom>(u.declared);
  return force == Kingdom::Ambitionist ? 1 : members(g, force).size();
}

Task<> host(CardEffect c) {
  Game& g = c.game;
  const int all = guests(g, c.use);
  const int drawn = co_await choose_number(g, c.target, 0, all, asked_by(c).to("摸牌", "draw"));
  co_await draw(g, c.target, drawn);
  if (drawn == all || !g.alive(c.target)) co_return;
  Recovery r = recovery_by(c);
  r.amount = all - drawn;
  co_await recover(g, r);
}

Task<> feast(CardEffect c) {
  if (c.target == c.user) {
    co_await host(c);
    co_return;
  }
  co_await draw(c.game, c.target, 1);
  if (c.game.alive(c.target) && c.game[c.target].chained) co_await unchain(c.game, c.target);
}

}  // namespace

const CardDef alliance_feast(
    {.name = kAllianceFeast,
     .id = "alliance_feast",
     .zh = "联军盛宴",
     .en = "Alliance Feast",
     .category = Category::Trick,
     .target_ok = of_another_force,
     .along = host_and_guests,
     .begin = invite,
     .effect = feast,
     .text_zh =
         "选择另一势力的所有角色（选其中一名即可）和你：你摸X张牌并回复Y-X点体力，Y为该势力的角色数，X由你选择；"
         "其他目标各摸一张牌并重置。",
     .text_en =
         "You and all characters of another force (choose one of them): you draw X cards and recover Y-X "
         "hp, Y being the number of its characters and X your choice; each of the others draws a card and is "
         "unchained."});

}  // namespace jiesuan
