// 蓝田玉 Lan Tianyu · Shu · female · 3 (a general of our own)
//
// 采玉 Caiyu — once in your play phase you may recast up to three red hand cards.                 [R002-43]
// 润泽 Runze — after you are dealt damage you may search for a red card and obtain it.  [R002-37 … R002-41]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

constexpr int kMostJade = 3;

CardSet red_hand(const Game& g, Seat s) {
  return cards_of_suit(g, g[s].hand, s, Suit::Heart) | cards_of_suit(g, g[s].hand, s, Suit::Diamond);
}
bool choose_jade(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, red_hand(s.game, s.owner), 1, kMostJade);
}
Task<> dig_jade(Skill<Phase> s) { co_await recast(s.game, s.owner, s.cards); }

Task<> find_red(Skill<Damage> s) {
  SearchFor red;
  red.kind = SearchFor::Kind::Colour;
  red.colour = Colour::Red;
  co_await search_and_obtain(s.game, s.owner, red);
}

const SkillDef caiyu({"caiyu", "采玉", "Caiyu", "出牌阶段限一次，你可重铸至多三张红色手牌。",
                      "Once in your play phase you may recast up to three red hand cards."},
                     only_in("002.recast"),
                     at<Timing::PlayIdle>().once_per_phase().choose(choose_jade).then(dig_jade),
                     hint({.per_card = 0.9F}));
const SkillDef runze({"runze", "润泽", "Runze", "当你受到伤害后，可检索一张红色牌并获得之。",
                      "After you are dealt damage you may search for a red card and obtain it."},
                     only_in("002.search"),
                     at<Timing::DamageTaken>().may().when(owner_is_victim).then(find_red));

}  // namespace

const General lantianyu({.id = "lantianyu",
                         .zh = "蓝田玉",
                         .en = "Lan Tianyu",
                         .set = "workshop",
                         .kingdom = Kingdom::Shu,
                         .gender = Gender::Female,
                         .hp = 3,
                         .skills = {&caiyu, &runze}});

}  // namespace jiesuan
