// 徐庶 Xu Shu · Shu · male · 3
//
// 无言 Wuyan (locked) — damage that you would deal with a trick is prevented, and so is damage a trick would
// deal to you; a delayed trick is one too, and damage conducted from a trick's comes from that trick.
// 举荐 Jujian — at the start of your finish phase you may discard a card that is not basic and choose another
// character: it draws two cards, recovers 1 hp, or restores its general card.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool dealt_by_trick(const Damage& d) { return d.use && def(d.use->card.name).is_trick(); }
bool deals_with_a_trick(const Skill<Damage>& s) {
  return s.event.source == s.owner && dealt_by_trick(s.event);
}
bool struck_by_a_trick(const Skill<Damage>& s) { return owner_is_victim(s) && dealt_by_trick(s.event); }
Task<> keep_silent(Skill<Damage> s) {
  prevent(s.event);
  co_return;
}

const SkillDef wuyan(
    {"wuyan", "无言", "Wuyan", "锁定技，你将以锦囊牌造成的伤害，以及锦囊牌将对你造成的伤害，均防止之。",
     "Locked: damage you are about to deal with a trick is prevented; damage a trick is about to deal to you is "
     "prevented."},
    Tag::Locked, at<Timing::DamageCausing2>().when(deals_with_a_trick).then(keep_silent),
    at<Timing::DamageTaking3>().when(struck_by_a_trick).then(keep_silent),
    hint({.voids =
              [](CardName n, Colour) {
                return n == kDuel || n == kSavageAssault || n == kArcheryAttack || n == kFireAttack;
              },
          .voids_own = true}));

CardSet no_basic_cards(const Game& g, CardSet cards) {
  return cards - cards_of_type(g, cards, CardType::Basic);
}
bool choose_letter_and_talent(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, no_basic_cards(s.game, s.game[s.owner].own_cards()), 1, 1) &&
         pick_seats(o, others(s.game, s.owner));
}
Task<> recommend_talent(Skill<Phase> s) {
  constexpr int kRecover = 1, kRestore = 2;
  Game& g = s.game;
  co_await discard(g, s.owner, s.cards);
  const Seat talent = s.seat();
  const Character& c = g[talent];
  std::uint32_t possible = kAllChoices;
  if (!c.wounded()) possible &= ~(1u << kRecover);
  if (!c.chained && !c.flipped) possible &= ~(1u << kRestore);
  const int what = co_await choose_one(g, talent, asked_by(s, s.owner), possible);
  if (what == kRecover) {
    co_await recover(g, recovery_from(s, talent));
  } else if (what == kRestore) {
    co_await restore(g, talent);
  } else {
    co_await draw(g, talent, 2);
  }
}

const SkillDef jujian(
    {"jujian", "举荐", "Jujian",
     "结束阶段开始时，你可弃置一张非基本牌，令一名其他角色选择一项：1.摸两张牌；2.回复1点体力；3.复原武将牌。",
     "At the start of your finish phase you may discard a card that is not basic; another character of your choice "
     "draws two cards, recovers 1 hp, or restores its general card."},
    choices({{"draw", "摸两张牌", "draw two cards"},
             {"recover", "回复1点体力", "recover 1 hp"},
             {"restore", "复原武将牌", "restore the general card"}}),
    at<Timing::FinishStart>()
        .may()
        .when(owners_phase)
        .choose(choose_letter_and_talent)
        .then(recommend_talent),
    hint({.target = {.cards = 2}}));

}  // namespace

const General xushu({.id = "xushu",
                     .zh = "徐庶",
                     .en = "Xu Shu",
                     .set = "yijiang",
                     .kingdom = Kingdom::Shu,
                     .hp = 3,
                     .skills = {&wuyan, &jujian}});

}  // namespace jiesuan
