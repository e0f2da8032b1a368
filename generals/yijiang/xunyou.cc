// 荀攸 Xun You · Wei · male · 3
//
// 奇策 Qice — once in your play phase you may use all your hand cards as one normal trick.
// 智愚 Zhiyu — after you were dealt damage you may draw a card, then show your hand: if it is all of one
// colour the source discards a hand card.
#include "generals/yijiang/xunyou.h"

#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool normal_trick_for_idle(const CardDef& c) { return c.category == Category::Trick && c.idle; }
bool in_own_play_phase(const StateContext& s) { return s.game.in_phase_of(s.owner, PhaseKind::Play); }

const SkillDef qice(
    {"qice", "奇策", "Qice", "出牌阶段限一次，你可将所有手牌（至少一张）当任意一张普通锦囊牌使用。",
     "Once in your play phase you may use all your hand cards, at least one, as any normal trick."},
    convert_whole_hand(normal_trick_for_idle).only_to_use().only_while(in_own_play_phase).once_per_phase());

Task<> seem_foolish(Skill<Damage> s) {
  Game& g = s.game;
  co_await draw(g, s.owner, 1);
  const CardSet hand = g[s.owner].hand;
  if (hand.empty()) co_return;
  show_cards(g, s.owner, hand);
  const Seat source = s.event.source;
  if (!of_one_colour(g, hand) || !g.alive(source)) co_return;
  co_await must_discard(g, source, g[source].hand, 1, asked_by(s, s.owner));
}

}  // namespace

const SkillDef zhiyu(
    {"zhiyu", "智愚", "Zhiyu",
     "当你受到伤害后，可摸一张牌，然后展示所有手牌：若颜色均相同，伤害来源弃置一张手牌。",
     "After you were dealt damage you may draw a card, then show your hand: if it is all of one colour the source "
     "discards a hand card."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).then(seem_foolish),
    hint({.self = {.cards = 1}, .about = {.cards = -0.3F}}));

const General xunyou({.id = "xunyou",
                      .zh = "荀攸",
                      .en = "Xun You",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wei,
                      .hp = 3,
                      .skills = {&qice, &zhiyu}});

}  // namespace jiesuan
