// 卞夫人 Bian Furen · Wei · female · 3
//
// 挽危 Wanwei — when another is about to discard or obtain cards of yours you may choose yourself which cards
// those are.                                                                                 (timings §14)
// 约俭 Yuejian (locked) — at the start of the discard phase of a character of your force that used no card in
// this turn on anybody of another force or of none: its hand limit this turn is its max hp.
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 挽危

bool taken_by_another(const Skill<Move>& s, const MovePart& p) {
  return (p.from == Zone::Hand || p.from == Zone::Equipment) && p.from_seat == s.owner &&
         p.actor != kNoSeat && p.actor != s.owner &&
         (p.reason == Reason::Discard || p.reason == Reason::Gain) && !p.cards.empty();
}
const MovePart* first_taken(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (taken_by_another(s, p)) return &p;
  return nullptr;
}
CardSet all_taken(const Skill<Move>& s) {
  CardSet taken;
  for (const MovePart& p : s.event.parts)
    if (taken_by_another(s, p)) taken |= p.cards;
  return taken;
}
// What could go in their place: what the other may not discard stays out of it.
CardSet eligible(const Skill<Move>& s, const MovePart& p) {
  const CardSet own = s.game[s.owner].own_cards();
  return p.reason == Reason::Discard ? discardable(s.game, p.actor, own) : own;
}
bool could_choose_otherwise(const Skill<Move>& s) {
  const MovePart* p = first_taken(s);
  return p && eligible(s, *p).size() > all_taken(s).size();
}
bool choose_what_goes(const Skill<Move>& s, Option& o) {
  const int n = all_taken(s).size();
  return pick_cards(o, eligible(s, *first_taken(s)), n, n);
}
// The same number, to where those should have gone.
Task<> put_forward(Skill<Move> s) {
  Move& m = s.event;
  const MovePart as = *first_taken(s);
  for (int i = m.parts.size() - 1; i >= 0; --i)
    if (taken_by_another(s, m.parts[i])) m.parts.erase(i);
  add_moving(s.game, m, s.cards, as.to, as.to_seat, as.reason, as.actor);
  co_return;
}

const SkillDef wanwei(
    {"wanwei", "挽危", "Wanwei", "当其他角色弃置或获得你的牌时，可改为由你选择其中的牌（数量不变）。",
     "When another is about to discard or obtain cards of yours you may choose which of your cards "
     "those are, the same number."},
    at<Timing::MoveFixed>().may().when(could_choose_otherwise).choose(choose_what_goes).then(put_forward));

// ---- 约俭

const SkillDef thrift({"state_yuejian", "约俭", "Yuejian"}, Listing::Internal,
                      state(StateKind::HandLimitBase,
                            [](const StateContext& s) -> int { return s.game[s.owner].max_hp; }));

bool harmed_nobody(const Skill<Phase>& s) {
  const Seat whose = s.event.owner;
  if (!with_owner(s, whose)) return false;
  for (Seat t : s.game.state.history.counts(Span::Turn, whose).aimed_at)
    if (t != whose && !with_owner(s, t)) return false;
  return true;
}
Task<> save(Skill<Phase> s) {
  leave_effect(s.game, s.event.owner, thrift, Scope::Turn, s.owner);
  co_return;
}

const SkillDef yuejian(
    {"yuejian", "约俭", "Yuejian",
     "锁定技，与你势力相同的角色的弃牌阶段开始时，若其本回合未对其他势力或未确定势力的角色使用过牌，其本回合手牌上限为其体力上限。",
     "Locked: at the start of the discard phase of a character of your force that used no card this turn on "
     "anybody of another force or of none, its hand limit this turn is its max hp."},
    Tag::Locked, at<Timing::DiscardStart>().about(whose_phase).when(harmed_nobody).then(save));

}  // namespace

const General heg_bianfuren({.id = "heg_bianfuren",
                             .zh = "卞夫人",
                             .en = "Bian Furen",
                             .set = "hegemony_transformation",
                             .kingdom = Kingdom::Wei,
                             .gender = Gender::Female,
                             .hp = 3,
                             .companions = {"heg_caocao"},
                             .skills = {&wanwei, &yuejian}});

}  // namespace jiesuan
