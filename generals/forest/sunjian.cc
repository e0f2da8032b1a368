// 孙坚 Sun Jian · Wu · male · 4
//
// 英魂 Yinghun — at the start of your prepare phase, if you are wounded, you may choose another character:
// it draws X cards and discards one, or draws one and discards X (X = your lost hp).              [R004-23]
#include "generals/forest/sunjian.h"

#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kDrawMany = 0, kDiscardMany = 1;

bool own_phase_and_wounded(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].wounded(); }
bool choose_other(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> heroic_soul(Skill<Phase> s) {
  const int x = s.game[s.owner].lost_hp();
  const Seat who = s.seat();
  const std::uint32_t possible = x > 1 ? kAllChoices : 1u << kDrawMany;  // with one point they are the same
  const int what = co_await choose_one(s.game, s.owner, asked_by(s, who), possible);
  co_await draw(s.game, who, what == kDrawMany ? x : 1);
  co_await must_discard(s.game, who, s.game[who].own_cards(), what == kDiscardMany ? x : 1,
                        asked_by(s, s.owner));
}

}  // namespace

const SkillDef yinghun(
    {"yinghun", "英魂", "Yinghun",
     "准备阶段开始时，若你已受伤，可令一名其他角色：摸X张牌，然后弃置一张牌；或摸一张牌，然后弃置X张牌（X为你已损失的体力值）。",
     "At the start of your prepare phase, if you are wounded, you may make another character draw X cards and "
     "discard one, or draw one and discard X (X = your lost hp)."},
    choices({{"draw_x", "摸X弃一", "draw X, discard 1"}, {"draw_one", "摸一弃X", "draw 1, discard X"}}),
    at<Timing::PrepareStart>().may().when(own_phase_and_wounded).choose(choose_other).then(heroic_soul),
    hint({.target = {.cards = 1}, .either = true, .for_friend = 0, .for_foe = 1}));

const General sunjian({.id = "sunjian",
                       .zh = "孙坚",
                       .en = "Sun Jian",
                       .set = "forest",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&yinghun}});

}  // namespace jiesuan
