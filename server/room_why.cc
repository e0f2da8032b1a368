// "Why not?": the engine's reason why a card, a character or a skill is no choice of the question that is
// open.
#include <algorithm>

#include "engine/content/catalogue.h"
#include "server/room.h"
#include "text/why_not.h"

namespace jiesuan::server {
namespace {

// Somebody may ask about what is its own; about anything else there would be something to find out.
bool owns(const View& v, Seat s, CardId c) {
  const SeatView& mine = v.seats[s];
  const auto is_it = [&](const SeenCard& x) { return x.id == c; };
  return std::any_of(v.hand.begin(), v.hand.end(), is_it) ||
         std::any_of(mine.equipment.begin(), mine.equipment.end(), is_it);
}
bool owns(const View& v, Seat s, SkillId skill) {
  const auto& mine = v.seats[s].skills;
  return std::find(mine.begin(), mine.end(), skill) != mine.end();
}

json::object text_of(const Objection& why) {
  return text(jiesuan::text::reason(why, jiesuan::text::Words(jiesuan::text::Lang::Zh)),
              jiesuan::text::reason(why, jiesuan::text::Words(jiesuan::text::Lang::En)));
}

}  // namespace

void Room::explain(Client& c, const Message& m) {
  Connection& from = *c.connection;
  const Asked* q = c.chair >= 0 && stored_.state == RoomState::Playing ? asked(viewer_of(c)) : nullptr;
  if (!q || q->id != m.question)
    return refused(from, {"stale", "这个问题已经过去了", "this question is no longer open"}, m.question);
  const SkillDef* skill = m.skill.empty() ? nullptr : Catalogue::get().find_skill(m.skill);
  bool fit = m.skill.empty() || skill;
  Objection why;
  const auto look = [&](Match& at) {
    const View v = view_of(at.game(), q->seat);
    fit = fit && (!m.card || owns(v, q->seat, *m.card)) && (!m.seat || *m.seat < v.seats.size()) &&
          (!skill || owns(v, q->seat, skill->number));
    if (!fit || at.request().seat != q->seat) return;
    if (skill)
      why = at.why_not(skill->number);
    else if (m.card && m.seat)
      why = at.why_not(*m.card, *m.seat);
    else if (m.card)
      why = at.why_not(*m.card);
  };
  if (q->upcoming > 0 && !q->blank)
    at_upcoming(q->upcoming, look);
  else
    look(*match_);
  if (!fit)
    return refused(from, {"illegal", "只能问自己的牌和技能", "ask about what is your own"}, m.question);
  json::object out{{"type", "because"}, {"question", m.question}, {"why", text_of(why)}};
  if (m.card) out["card"] = *m.card;
  if (m.seat) out["seat"] = *m.seat;
  if (skill) out["skill"] = m.skill;
  say(from, out);
}

}  // namespace jiesuan::server
