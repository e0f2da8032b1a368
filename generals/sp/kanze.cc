// 阚泽 Kan Ze · Wu · male · 3
//
// 下书 Xiashu — at the start of your play phase you may give all your hand cards to another character; it
// shows at least one of its hand cards; then you obtain those it showed, or those it did not.
// 宽释 Kuanshi — (1) at the start of your finish phase you may secretly choose a character: until your next
// turn the first damage of more than 1 it would take is prevented. (2) If that came to pass you skip the draw
// phase of your next turn; this cannot become void.                                          [R004-05, C55]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {

extern const SkillDef kuanshi;

namespace {

// ---- 下书

bool has_a_letter(const Skill<Phase>& s) { return owners_phase(s) && !s.game[s.owner].hand.empty(); }
bool choose_reader(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }

constexpr int kShown = 0;

Task<> send_letter(Skill<Phase> s) {
  Game& g = s.game;
  const Seat reader = s.seat();
  co_await give(g, s.owner, reader, g[s.owner].hand);
  const CardSet& hand = g[reader].hand;
  const CardSet shown = co_await choose_own_cards(g, reader, hand, 1, hand.size(), false,
                                                  asked_by(s, s.owner).to("展示", "show"));
  if (shown.empty()) co_return;
  show_cards(g, reader, shown);
  const CardSet unshown = hand - shown;
  const Asking why{.skill = s.skill, .about = reader, .looking_at = shown};
  const int which = co_await choose_one(g, s.owner, why, unshown.empty() ? 1u << kShown : kAllChoices);
  co_await obtain(g, s.owner, which == kShown ? shown : unshown);
}

const SkillDef xiashu(
    {"xiashu", "下书", "Xiashu",
     "出牌阶段开始时，你可将所有手牌交给一名其他角色，其展示至少一张手牌，然后你选择获得其展示的牌或未展示的手牌。",
     "At the start of your play phase you may give all your hand cards to another character; it shows at least "
     "one hand card; then you obtain those it showed or those it did not."},
    choices({{"shown", "获得展示的牌", "those shown"}, {"unshown", "获得未展示的牌", "those not shown"}}),
    at<Timing::PlayStart>()
        .with(hint({.moment = Moment::Never}))
        .may()
        .when(has_a_letter)
        .choose(choose_reader)
        .then(send_letter));

// ---- 宽释. The skill remembers whether it came to pass.

bool too_much(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.amount > 1; }

Task<> forgive(Skill<Damage> s) {
  Game& g = s.game;
  let_remember(g, g.state.instance[s.instance].creator, kuanshi, true);
  detach(g, s.instance);
  prevent(s.event);
  co_return;
}

const SkillDef forgiven({"state_kuanshi", "宽释", "Kuanshi"}, Listing::Internal,
                        at<Timing::DamageTaking3>().when(too_much).then(forgive));

// Whom is nobody else's business: asked in the effect, so that the launch does not tell.
Task<> choose_secretly(Skill<Phase> s) {
  s.memory<bool>() = false;
  Asking why = asked_by(s).to("不公开", "in secret");
  why.secret = true;
  const Seat whom = co_await choose_seat(s.game, s.owner, living(s.game), false, why);
  if (whom == kNoSeat) co_return;
  const InstanceId effect = leave_effect(s.game, whom, forgiven, Scope::NextTurn, s.owner);
  s.game.state.instance[effect].secret = true;
}

bool came_to_pass(const Skill<Turn>& s) { return s.event.owner == s.owner && s.memory<bool>(); }
Task<> atone(Skill<Turn> s) {
  s.memory<bool>() = false;
  skip_phase(s.game, PhaseKind::Draw);
  co_return;
}

}  // namespace

const SkillDef kuanshi(
    {"kuanshi", "宽释", "Kuanshi",
     "①结束阶段开始时，你可秘密选择一名角色：直到你的下回合开始，防止其首次受到的大于1点的伤害。②你的下回合开始时，"
     "若以此法防止过伤害，你跳过摸牌阶段（此效果不能无效）。",
     "(1) At the start of your finish phase you may secretly choose a character: until your next turn the first "
     "damage of more than 1 it would take is prevented. (2) If it was, you skip the draw phase of that turn; this "
     "cannot become void."},
    at<Timing::FinishStart>().may().when(owners_phase).then(choose_secretly),
    at<Timing::TurnStart7>().never_void().when(came_to_pass).then(atone), hint({.target = {.other = 0.6F}}));

const General kanze({.id = "kanze",
                     .zh = "阚泽",
                     .en = "Kan Ze",
                     .set = "sp",
                     .kingdom = Kingdom::Wu,
                     .hp = 3,
                     .skills = {&xiashu, &kuanshi}});

}  // namespace jiesuan
