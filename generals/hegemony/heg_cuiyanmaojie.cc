// 崔琰毛玠 Cui Yan & Mao Jie · Wei · male · 3
//
// 征辟 Zhengbi — at the start of your play phase you may choose another character without a force: until the
// turn ends or it gets one, distance and limits of use do not matter for your cards on it; or give a basic
// hand card to another character with a force: it gives you a card that is not basic, or two basic cards.
// 奉迎 Fengying (limited) — in your play phase: use all your hand cards as 挟天子以令诸侯, whatever your
// force; when it has its target everybody of your force draws up to its max hp.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 征辟

bool recruited(const StateContext& s, const VirtualCard&, Seat user) {
  return user == s.instance.creator && s.game[s.owner].kingdom == Kingdom::None;
}
const SkillDef recruit({"state_zhengbi", "征辟", "Zhengbi"}, Listing::Internal,
                       state(StateKind::FreeDistanceTo, recruited), state(StateKind::FreeLimitOn, recruited));

SeatSet without_force(const Game& g, Seat s) { return of_kingdom(g, others(g, s), Kingdom::None); }
SeatSet with_force(const Game& g, Seat s) { return others(g, s) - without_force(g, s); }
// With a card one who has a force, without a card one who has none.
Pick whom_to_call(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  Pick pick;
  pick.done = !so_far.seats.empty();
  if (!pick.done) pick.seats = so_far.cards.empty() ? without_force(g, r.seat) : with_force(g, r.seat);
  return pick;
}
bool choose_call(const Skill<Phase>& s, Option& o) {
  const Game& g = s.game;
  const CardSet basics = cards_of_type(g, g[s.owner].hand, CardType::Basic);
  const bool letter = !basics.empty() && !with_force(g, s.owner).empty();
  const bool visit = !without_force(g, s.owner).empty();
  o.seat_rule = whom_to_call;
  return (letter || visit) && pick_cards(o, letter ? basics : CardSet{}, visit ? 0 : 1, 1);
}
constexpr int kOther = 0, kBasicPair = 1;

// Who can do neither gives what it has.
Task<> answer_the_call(Skill<Phase> s, Seat from) {
  Game& g = s.game;
  const CardSet own = g[from].own_cards(), basics = cards_of_type(g, own, CardType::Basic);
  const std::uint32_t possible =
      (own == basics ? 0u : 1u << kOther) | (basics.size() < 2 ? 0u : 1u << kBasicPair);
  CardSet chosen = own;
  if (possible != 0) {
    const int which = co_await choose_one(g, from, asked_by(s, s.owner), possible);
    const int n = which == kOther ? 1 : 2;
    const CardSet picked = co_await choose_own_cards(g, from, which == kOther ? own - basics : basics, n, n,
                                                     false, asked_by(s, s.owner).to("交出", "hand over"));
    chosen = picked;
  }
  co_await give(g, from, s.owner, chosen);
}
Task<> call_to_office(Skill<Phase> s) {
  if (s.cards.empty()) {
    leave_effect(s.game, s.seat(), recruit, Scope::Turn, s.owner);
    co_return;
  }
  co_await give(s.game, s.owner, s.seat(), s.cards);
  co_await answer_the_call(s, s.seat());
}

const SkillDef zhengbi(
    {"zhengbi", "征辟", "Zhengbi",
     "出牌阶段开始时，你可选择一项：选择一名未确定势力的其他角色，直到本回合结束或其确定势力，你对其使用牌无距离和次数限制；"
     "或将一张基本牌交给一名已确定势力的其他角色，其交给你一张非基本牌或两张基本牌。",
     "At the start of your play phase you may choose another character without a force: until the turn ends or it "
     "gets one, your cards on it have no limit of distance or number; or give a basic hand card to another with a "
     "force: it gives you a card that is not basic, or two basic cards."},
    choices({{"other", "交出一张非基本牌", "a card that is not basic"},
             {"basics", "交出两张基本牌", "two basic cards"}}),
    at<Timing::PlayStart>().may().when(owners_phase).choose(choose_call).then(call_to_office),
    hint({.self = {.cards = 1}, .target = {.cards = -1}}));

// ---- 奉迎

bool escorts(const Skill<Use>& s);
Task<> receive(Skill<Use> s) {
  Game& g = s.game;
  const SeatList court = in_order(g, allies_of(g, s.owner));
  for (Seat t : court) co_await draw(g, t, g[t].max_hp - g[t].hand.size());
}
const SkillDef reception({"state_fengying", "奉迎", "Fengying"}, Listing::Internal,
                         at<Timing::UseTargeted>().when(escorts).then(receive));

VirtualCard all_as_emperor(const Skill<Phase>& s) {
  return made_of(s.game, s.owner, kThreatenEmperor, s.game[s.owner].hand, s.skill);
}
bool can_escort(const Skill<Phase>& s) {
  if (!owners_phase(s) || s.game[s.owner].hand.empty()) return false;
  const VirtualCard card = all_as_emperor(s);
  return !forbidden(s.game, Deed{Act::Use, s.owner, card}) && may_be_target(s.game, s.owner, card, s.owner);
}
// What is used ends the phase, and this skill with it: whoever is to draw is seen to by what is left before.
Task<> escort(Skill<Phase> s) {
  leave_effect(s.game, s.owner, reception, Scope::Phase, s.owner);
  Use u;
  u.user = s.owner;
  u.card = all_as_emperor(s);
  add_target(u, s.owner);
  co_await use_card(s.game, u);
}

const SkillDef fengying(
    {"fengying", "奉迎", "Fengying",
     "限定技，出牌阶段，你可将所有手牌（至少一张）当【挟天子以令诸侯】使用（无视大势力限制），指定目标后，与你势力相同的角色各将手牌摸至体力上限。",
     "Limited: in your play phase use all your hand cards, at least one, as Threaten Emperor, whether or not your "
     "force is big; when it has its target everybody of your force draws up to its max hp."},
    Tag::Limited, at<Timing::PlayIdle>().when(can_escort).then(escort),
    hint({.self = {.cards = 2}, .moment = Moment::NothingToPlay}));

bool escorts(const Skill<Use>& s) {
  return s.event.user == s.owner && s.event.card.through == fengying.number;
}

}  // namespace

const General heg_cuiyanmaojie({.id = "heg_cuiyanmaojie",
                                .zh = "崔琰毛玠",
                                .en = "Cui Yan & Mao Jie",
                                .set = "hegemony_authority",
                                .kingdom = Kingdom::Wei,
                                .hp = 3,
                                .companions = {"heg_caopi"},
                                .skills = {&zhengbi, &fengying}});

}  // namespace jiesuan
