// 庞统 Pang Tong · Shu · male · 3
//
// 连环 Lianhuan — you may use a ♣ hand card as 铁索连环, or recast it.
// 涅槃 Niepan (limited) — when you are dying and it is your turn to act, you may discard everything in
// your zones, restore your general card, draw three cards and recover to 3 hp.
//                                                                        [R000-24, R003-21, R004-13, C69]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool club(const StateContext& s, CardId c) { return suit_of(s.game, c, s.owner) == Suit::Club; }
bool choose_club(const Skill<Phase>& s, Option& o) {
  const int most = most_recast_at_once(s.game);
  CardSet cards = cards_of_suit(s.game, s.game[s.owner].hand, s.owner, Suit::Club);
  if (most > 1 && !cards.empty()) cards |= recastable(s.game, s.owner);  // any mixture in one act (R002-43)
  return pick_cards(o, cards, 1, most);
}
Task<> recast_it(Skill<Phase> s) { co_await recast(s.game, s.owner, s.cards); }

const SkillDef lianhuan({"lianhuan", "连环", "Lianhuan", "你可将一张♣手牌当【铁索连环】使用，或重铸之。",
                         "You may use a ♣ hand card as Iron Chain, or recast it."},
                        convert_to(kIronChain, club).only_to_use(),
                        at<Timing::PlayIdle>().when(owners_phase).choose(choose_club).then(recast_it),
                        hint({.per_card = 0.85F}));

Task<> rise_from_the_ashes(Skill<Dying> s) {
  co_await discard(s.game, s.owner, s.game[s.owner].all_cards());
  co_await restore(s.game, s.owner);
  co_await draw(s.game, s.owner, 3);
  co_await recover_to(s.game, recovery_from(s, s.owner), 3);
}

const SkillDef niepan(
    {"niepan", "涅槃", "Niepan",
     "限定技，当你处于濒死状态时，可弃置区域里的所有牌，复原武将牌，摸三张牌，并将体力回复至3点。",
     "Limited: when you are dying you may discard all cards in your zones, restore your general card, draw "
     "three cards and recover to 3 hp."},
    Tag::Limited, at<Timing::DyingAsk>().may().when(owner_is_dying).then(rise_from_the_ashes));

}  // namespace

const General pangtong({.id = "pangtong",
                        .zh = "庞统",
                        .en = "Pang Tong",
                        .set = "fire",
                        .kingdom = Kingdom::Shu,
                        .hp = 3,
                        .skills = {&lianhuan, &niepan}});

}  // namespace jiesuan
