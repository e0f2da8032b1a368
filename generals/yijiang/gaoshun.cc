// 高顺 Gao Shun · Qun · male · 4
//
// 陷阵 Xianzhen — once in your play phase: pindian against a character. You win: this turn you ignore its
// armour and the distance to it and use any number of 杀 on it. You do not: this turn you cannot use 杀. All
// of it ends with the turn, and with you.                                                       [R000-146,
// C67] 禁酒 Jinjiu (locked) — your 酒 are 杀. [R000-55]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// Borne by the one who was beaten; the winner made it.
bool by_the_winner(const StateContext& s, const VirtualCard&, Seat user) {
  return user == s.instance.creator;
}
bool slash_by_the_winner(const StateContext& s, const VirtualCard& card, Seat user) {
  return user == s.instance.creator && is_slash(card.name);
}
const SkillDef beaten({"state_xianzhen", "陷阵", "Xianzhen"}, Listing::Internal,
                      state(StateKind::ArmourIgnored, true), state(StateKind::FreeDistanceTo, by_the_winner),
                      state(StateKind::FreeLimitOn, slash_by_the_winner));

bool every_slash(const StateContext&, const Deed& d) { return is_slash(d.card.name); }
const SkillDef repelled({"state_xianzhen_lost", "陷阵失败", "Xianzhen lost"}, Listing::Internal,
                        forbids(Act::Use, every_slash));

bool choose_opponent(const Skill<Phase>& s, Option& o) {
  return !s.game[s.owner].hand.empty() && pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
Task<> break_the_line(Skill<Phase> s) {
  const Seat opponent = s.seat();
  const PindianResult result = co_await pindian(s.game, s.owner, s.seats, s.skill);
  if (result.winners.empty()) co_return;  // it did not come to that
  if (result.winners[0] == s.owner)
    leave_effect(s.game, opponent, beaten, Scope::Turn, s.owner);
  else
    leave_effect(s.game, s.owner, repelled, Scope::Turn, s.owner);
}

const SkillDef xianzhen(
    {"xianzhen", "陷阵", "Xianzhen",
     "出牌阶段限一次，你可与一名其他角色拼点：若你赢，本回合你无视其防具，对其使用牌无距离限制、使用【杀】无次数限"
     "制；否则，本回合你不能使用【杀】。",
     "Once in your play phase: pindian against another character. If you win, this turn you ignore its armour, "
     "use cards on it at any distance and any number of Slashes on it; if not, this turn you cannot use Slash."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_opponent).then(break_the_line),
    hint({.self = {.other = 0.2F}, .target = {.cards = -0.6F}, .moment = Moment::Striking}));

CardName wine_is_slash(const StateContext&, CardId, CardName name) {
  return name == kAnaleptic ? kSlash : name;
}

const SkillDef jinjiu({"jinjiu", "禁酒", "Jinjiu", "锁定技，你的【酒】均视为【杀】。",
                       "Locked: your Analeptics are Slashes."},
                      Tag::Locked, state(StateKind::NameFilter, wine_is_slash));

}  // namespace

const General gaoshun({.id = "gaoshun",
                       .zh = "高顺",
                       .en = "Gao Shun",
                       .set = "yijiang",
                       .kingdom = Kingdom::Qun,
                       .hp = 4,
                       .skills = {&xianzhen, &jinjiu}});

}  // namespace jiesuan
