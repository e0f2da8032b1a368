#include "server/view_json.h"

#include "engine/view/view.h"

namespace jiesuan::server {
namespace {

json::value general_json(GeneralId id) {
  return id == GeneralId::None ? json::value(nullptr) : json::value(id_of(id));
}

json::array skills_json(const std::vector<SkillId>& skills) {
  json::array out;
  for (SkillId s : skills) out.emplace_back(id_of(s));
  return out;
}

json::array generals_of(const Game& g, Seat s, const SeatView& v) {
  json::array out;
  for (int i = 0; i < 2; ++i)
    if (g[s].general[i].general != GeneralId::None) out.push_back(general_json(v.general[i]));
  return out;
}

// Cards the viewer does not know come last: by their place they must not show which of them they are.
json::array laid_json(const Game& g, Seat viewer, Seat s) {
  json::array out, unseen;
  for (int n = 0; n < g.state.cards; ++n) {
    const Place& p = g.state.place[n];
    if ((p.zone != Zone::OnGeneral && p.zone != Zone::Beside) || p.seat != s) continue;
    const auto c = static_cast<CardId>(n);
    json::object laid;
    laid["card"] = can_see(g, viewer, c) ? json::value(card_json(g, c)) : json::value(nullptr);
    laid["skill"] = p.tag ? json::value(id_of(static_cast<SkillId>(p.tag - 1))) : json::value(nullptr);
    laid["beside"] = p.zone == Zone::Beside;
    (laid["card"].is_null() ? unseen : out).push_back(std::move(laid));
  }
  for (json::value& laid : unseen) out.push_back(std::move(laid));
  return out;
}

json::object seat_json(const Game& g, Seat viewer, Seat s, const SeatView& v) {
  json::object o;
  o["general"] = generals_of(g, s, v);
  o["kingdom"] = word(v.kingdom);
  o["gender"] = word(v.gender);
  o["role"] = word(g.rules->mode(), v.allegiance);
  o["hp"] = v.hp;
  o["max_hp"] = v.max_hp;
  o["hand"] = v.hand_size;
  o["alive"] = v.alive;
  o["chained"] = v.chained;
  o["flipped"] = v.flipped;
  o["equipment"] = cards_json(g, g[s].equipped());
  json::array judging;
  for (const DelayedTrick& t : g[s].judging)
    judging.push_back({{"card", card_json(g, t.card)}, {"as", id_of(t.name)}});
  o["judging"] = std::move(judging);
  o["skills"] = skills_json(v.skills);
  o["effects"] = skills_json(v.effects);
  json::array marks;
  for (const MarkCount& m : v.marks) marks.push_back({{"skill", id_of(m.skill)}, {"n", m.n}});
  o["marks"] = std::move(marks);
  o["laid"] = laid_json(g, viewer, s);
  o["spare"] = v.spare;
  o["shown"] = general_json(v.shown);
  return o;
}

json::array processing_json(const Game& g, Seat viewer) {
  json::array out;
  int unseen = 0;
  for (CardId c : g.state.processing) {
    if (can_see(g, viewer, c)) {
      out.push_back(card_json(g, c));
    } else {
      ++unseen;
    }
  }
  while (unseen-- > 0) out.push_back(nullptr);
  return out;
}

}  // namespace

json::object view_json(const Game& g, Seat viewer) {
  const View v = view_of(g, viewer);
  json::object o;
  o["you"] = seat_or_null(viewer);
  o["turn"] = seat_or_null(v.turn);
  o["phase"] = v.in_phase ? json::value(word(v.phase)) : json::value(nullptr);
  o["round"] = v.round;
  o["pile"] = v.pile_size;
  o["outcome"] = word(v.outcome);
  o["winners"] = seats_json(g.state.winners);
  json::array seats;
  for (Seat s = 0; s < g.players(); ++s) seats.push_back(seat_json(g, viewer, s, v.seats[s]));
  o["seats"] = std::move(seats);
  o["hand"] = viewer == kNoSeat ? json::array() : cards_json(g, g[viewer].hand);
  json::array spare;
  for (GeneralId id : v.spare) spare.emplace_back(id_of(id));
  o["spare"] = std::move(spare);
  o["processing"] = processing_json(g, viewer);
  o["discard"] = g.state.discard.size();
  return o;
}

json::object all_seeing_view(const Game& g) {
  json::object o = view_json(g, kNoSeat);
  json::array hands;
  for (Seat s = 0; s < g.players(); ++s) {
    hands.push_back(cards_json(g, g[s].hand));
    o["seats"].as_array()[s].as_object()["role"] = word(g.rules->mode(), g[s].allegiance);
    o["seats"].as_array()[s].as_object()["general"] = generals_of(g, s, view_of(g, s).seats[s]);
  }
  o["hands"] = std::move(hands);
  return o;
}

}  // namespace jiesuan::server
