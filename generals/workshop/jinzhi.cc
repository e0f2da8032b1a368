// 锦织 Jin Zhi · Shu · female · 3 (a general of our own)
//
// 织锦 Zhijin — once in your play phase you may open a hand card or close an open one; then draw a card.
//                                                                                       [R002-05 … R002-17]
// 经纬 Jingwei (locked) — your open hand cards do not count for your hand limit; after you lost open hand
// cards outside of your turn you draw a card.                                           [R002-09, R002-12]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool choose_thread(const Skill<Phase>& s, Option& o) { return pick_cards(o, s.game[s.owner].hand, 1, 1); }
Task<> weave(Skill<Phase> s) {
  if (open_hand(s.game, s.owner).has(s.card()))
    co_await close_hand_cards(s.game, s.owner, s.owner, s.cards);
  else
    co_await open_hand_cards(s.game, s.owner, s.owner, s.cards);
  co_await draw(s.game, s.owner, 1);
}

int open_cards(const StateContext& s) { return open_hand(s.game, s.owner).size(); }
bool pattern_torn(const Skill<Move>& s) {
  return s.game.turn().owner != s.owner && !open_cards_lost(s.event, s.owner).empty();
}
Task<> mend(Skill<Move> s) { co_await draw(s.game, s.owner, 1); }

const SkillDef zhijin({"zhijin", "织锦", "Zhijin", "出牌阶段限一次，你可明置或暗置一张手牌，然后摸一张牌。",
                       "Once in your play phase you may open or close a hand card; then draw a card."},
                      only_in("002.face_up"),
                      at<Timing::PlayIdle>().once_per_phase().choose(choose_thread).then(weave),
                      hint({.self = {.cards = 0.8F}, .keeps = true}));
const SkillDef jingwei(
    {"jingwei", "经纬", "Jingwei",
     "锁定技，你明置的手牌不计入手牌上限；你于回合外失去明置的手牌后，摸一张牌。",
     "Locked: your open hand cards do not count for your hand limit; after you lost open hand cards outside of "
     "your turn you draw a card."},
    only_in("002.face_up"), Tag::Locked, state(StateKind::HandLimit, open_cards),
    at<Timing::MoveAfter2>().when(pattern_torn).then(mend));

}  // namespace

const General jinzhi({.id = "jinzhi",
                      .zh = "锦织",
                      .en = "Jin Zhi",
                      .set = "workshop",
                      .kingdom = Kingdom::Shu,
                      .gender = Gender::Female,
                      .hp = 3,
                      .skills = {&zhijin, &jingwei}});

}  // namespace jiesuan
