#include "generals/common.h"

namespace jiesuan {

Task<> obtain_hand_card_of_each(Game& g, Seat who, SeatList from, SkillId skill) {
  const Asking why = Asking{.skill = skill}.to("获得", "take");
  const SeatList order = in_order(g, from);
  for (Seat s : order) {
    const CardId c = co_await choose_card_of(g, who, s, Zones::Hand, why);
    if (c != kNoCard) co_await obtain(g, who, CardSet(c));
  }
}

void answer_as_declared(Skill<Need>& s) {
  s.event.answered = true;
  s.event.card = made_of(s.game, s.actor, s.as, CardSet{}, s.skill);
  s.event.seats = s.seats;
  s.event.end_timing();
}

bool help_possible(const Skill<Need>& s, Kingdom kingdom, CardName as) {
  const Need& n = s.event;
  if (n.seat != s.owner || !n.wanted.has(as) || n.answered || n.helping) return false;
  if (of_kingdom(s.game, others(s.game, s.owner), kingdom).empty()) return false;
  const VirtualCard card = made_of(s.game, s.owner, as, CardSet{}, s.skill);
  if (forbidden(s.game, Deed{act_of(n), s.owner, card})) return false;
  if (n.respond || n.required == kNoSeat) return true;
  return legal_target(s.game, s.owner, card, n.required, n.free_distance);
}

Task<Seat> ask_for_help(Skill<Need> s, Kingdom kingdom, CardName as) {
  const SeatList helpers = in_order(s.game, of_kingdom(s.game, others(s.game, s.owner), kingdom));
  for (Seat helper : helpers) {
    Need n;
    n.seat = helper;
    n.wanted = s.event.wanted;
    n.helping = true;
    n.asked_by = s.skill;
    n.otherwise = {"不帮忙", "you do not help"};
    n.required = kNoSeat;
    const Answered answered = co_await respond_for(s.game, n);
    if (!answered.yes) continue;
    s.event.answered = true;
    s.event.card = made_of(s.game, kNoSeat, as, answered.card.cards, s.skill);
    s.event.end_timing();
    co_return helper;
  }
  co_return kNoSeat;
}

}  // namespace jiesuan
