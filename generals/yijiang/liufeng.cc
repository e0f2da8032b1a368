// 刘封 Liu Feng · Shu · male · 4
//
// 陷嗣 Xiansi — at the start of your prepare phase you may choose one or two characters with cards and lay a
// card of each on your general as rebellion. Another character that needs to use a 杀 may put two of them
// into the discard pile: it is taken to use a 杀 on you; range and limit hold as for any 杀.
#include "engine/content/hint.h"
#include "engine/query/states.h"
#include "engine/rules/card_options.h"
#include "generals/common.h"

namespace jiesuan {

extern const SkillDef xiansi;

namespace {

CardSet rebellion_of(const Game& g, Seat s) { return cards_on_general(g, s, xiansi.number); }

// ---- the cards

bool choose_the_slighted(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, with_cards(s.game, living(s.game)), 1, 2);
}
Task<> stir_up(Skill<Phase> s) {
  Game& g = s.game;
  const SeatList order = in_order(g, s.seats);
  for (Seat t : order) {
    const Asking why = asked_by(s, t).to("置于武将牌上", "lay on your general");
    CardSet laid;
    if (t == s.owner) {
      const CardSet own = co_await choose_own_cards(g, t, g[t].own_cards(), 1, 1, false, why);
      laid = own;
    } else {
      const CardId c = co_await choose_card_of(g, s.owner, t, Zones::HandAndEquipment, why);
      if (c != kNoCard) laid.add(c);
    }
    if (!laid.empty()) co_await put_on_general(g, s.owner, laid, s.skill);
  }
}

// ---- the 杀

constexpr int kPrice = 2;

// The owner of the skill is one of the targets: whoever chooses names him first.
Pick targets_with_the_owner(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  Pick pick = pick_targets(g, r, o, so_far);
  const bool named = r.demand.required == o.owner || so_far.seats.has(o.owner);
  if (named) return pick;
  pick.done = false;
  pick.seats &= SeatSet(o.owner);
  return pick;
}
bool may_be_struck(const Skill<Need>& s, const VirtualCard& slash) {
  const Game& g = s.game;
  const Need& n = s.event;
  if (!legal_target(g, s.actor, slash, s.owner, n.free_distance)) return false;
  if (n.idle)
    return within_limit(g, s.actor, slash) ||
           any_says(g, s.owner, StateKind::FreeLimitOn, CardSet{}, slash, s.actor);
  return n.required == kNoSeat || n.required == s.owner ||
         (!n.no_extra && most_targets(g, s.actor, slash) > 1);
}
bool choose_rebellion(const Skill<Need>& s, Option& o) {
  o.seat_rule = targets_with_the_owner;
  return may_be_struck(s, made_of(s.game, s.actor, o.as, CardSet{}, s.skill)) &&
         pick_cards(o, rebellion_of(s.game, s.owner), kPrice, kPrice);
}
Task<> rise_against_him(Skill<Need> s) {
  co_await move_cards(s.game, moving(s.game, s.cards, Zone::Discard, kNoSeat, Reason::Put, s.actor));
  answer_as_declared(s);
}

}  // namespace

const SkillDef xiansi(
    {"xiansi", "陷嗣", "Xiansi",
     "①准备阶段开始时，你可将一至两名角色的各一张牌置于你的武将牌上，称为“逆”。②其他角色需要对你使用【杀】时，可将两张“逆"
     "”置入弃牌堆，视为对你使用一张【杀】。",
     "(1) At the start of your prepare phase you may lay a card of each of one or two characters on your general as "
     "Rebellion. (2) Another character that needs to use a Slash on you may put two of them into the discard pile: "
     "it is taken to use a Slash on you."},
    at<Timing::PrepareStart>()
        .with(hint({.target = {.cards = -1}}))
        .may()
        .when(owners_phase)
        .choose(choose_the_slighted)
        .then(stir_up),
    at<Timing::NeedUse2>()
        .may()
        .by_anybody()
        .declares(kSlash)
        .choose(choose_rebellion)
        .then(rise_against_him),
    hint({.keeps = true}));

const General liufeng({.id = "liufeng",
                       .zh = "刘封",
                       .en = "Liu Feng",
                       .set = "yijiang",
                       .kingdom = Kingdom::Shu,
                       .hp = 4,
                       .skills = {&xiansi}});

}  // namespace jiesuan
