// 曹冲 Cao Chong · Wei · male · 3
//
// 称象 Chengxiang — after you are dealt damage you may turn up the top four cards of the pile and obtain some
// of them whose numbers add up to at most 13. 仁心 Renxin — when another character with 1 hp is about to
// suffer damage you may turn over and discard an equipment card: the damage is prevented. [R004-35]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kWeight = 13;

CardSet light_enough(const Game& g, const Request&, const Option& o, const Selection& so_far) {
  int weight = 0;
  for (CardId c : so_far.cards) weight += number_of(g, c);
  CardSet fit;
  for (CardId c : o.cards)
    if (weight + number_of(g, c) <= kWeight) fit.add(c);
  return fit;
}
Task<> weigh(Skill<Damage> s) {
  const CardSet shown = co_await turn_up(s.game, 4);
  const CardSet chosen = co_await choose_open_cards(s.game, s.owner, shown & s.game.state.processing,
                                                    light_enough, asked_by(s).to("获得", "take"));
  co_await obtain(s.game, s.owner, chosen);
}

const SkillDef chengxiang(
    {"chengxiang", "称象", "Chengxiang",
     "当你受到伤害后，可亮出牌堆顶的四张牌，获得其中点数之和不大于13的任意张牌，其余置入弃牌堆。",
     "After you are dealt damage you may turn up the top four cards and obtain some whose numbers add up to at "
     "most 13; the others are discarded."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).then(weigh));

bool another_at_the_brink(const Skill<Damage>& s) {
  return s.event.victim != s.owner && s.game[s.event.victim].hp_value() == 1;
}
bool choose_equipment(const Skill<Damage>& s, Option& o) {
  const CardSet own = s.game[s.owner].own_cards();
  return pick_discards(s, o, cards_of_type(s.game, own, CardType::Equipment), 1, 1);
}
Task<> have_mercy(Skill<Damage> s) {
  const bool flipped = co_await change_state(s.game, s.owner, GeneralCardChange::Flip);
  if (!flipped) co_return;
  co_await discard(s.game, s.owner, s.cards);
  prevent(s.event);
}

const SkillDef renxin(
    {"renxin", "仁心", "Renxin",
     "当一名体力值为1的其他角色受到伤害时，你可翻面并弃置一张装备牌，防止此伤害。",
     "When another character with 1 hp is about to suffer damage you may turn over and discard an equipment "
     "card to prevent it."},
    at<Timing::DamageTaking3>()
        .may()
        .about(the_victim)
        .when(another_at_the_brink)
        .choose(choose_equipment)
        .then(have_mercy),
    hint({.self = {.flips = true}, .about = {.hp = 1}}));

}  // namespace

const General caochong({.id = "caochong",
                        .zh = "曹冲",
                        .en = "Cao Chong",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wei,
                        .hp = 3,
                        .skills = {&chengxiang, &renxin}});

}  // namespace jiesuan
