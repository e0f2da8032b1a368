// 墨衡 Mo Heng · Wei · male · 4 (a general of our own)
//
// 权衡 Quanheng — at the end of your play phase you may adjust your hand to three cards. [R002-33 … R002-35]
// 改弦 Gaixian — once in your play phase you may recast any number of trick cards of your hand.   [R002-43]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

constexpr int kKept = 3;

bool not_at_three(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].hand.size() != kKept; }
Task<> weigh(Skill<Phase> s) { co_await adjust_hand_to(s.game, s.owner, kKept, asked_by(s)); }

bool choose_tricks(const Skill<Phase>& s, Option& o) {
  const CardSet tricks = cards_of_type(s.game, s.game[s.owner].hand, CardType::Trick);
  return pick_cards(o, tricks, 1, tricks.size());
}
Task<> restring(Skill<Phase> s) { co_await recast(s.game, s.owner, s.cards); }

const SkillDef quanheng({"quanheng", "权衡", "Quanheng", "出牌阶段结束时，你可将手牌调整至三张。",
                         "At the end of your play phase you may adjust your hand to three cards."},
                        only_in("002.amounts"), at<Timing::PlayEnd>().may().when(not_at_three).then(weigh),
                        hint({.fills_to = kKept}));
const SkillDef gaixian({"gaixian", "改弦", "Gaixian", "出牌阶段限一次，你可重铸任意张锦囊手牌。",
                        "Once in your play phase you may recast any number of trick cards of your hand."},
                       only_in("002.recast"),
                       at<Timing::PlayIdle>().once_per_phase().choose(choose_tricks).then(restring),
                       hint({.per_card = 0.9F}));

}  // namespace

const General moheng({.id = "moheng",
                      .zh = "墨衡",
                      .en = "Mo Heng",
                      .set = "workshop",
                      .kingdom = Kingdom::Wei,
                      .hp = 4,
                      .skills = {&quanheng, &gaixian}});

}  // namespace jiesuan
