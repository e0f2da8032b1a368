#include "server/view_json.h"

#include <span>

namespace jiesuan::server {
namespace {

json::value general_json(GeneralId id) {
  return id == GeneralId::None ? json::value(nullptr) : json::value(id_of(id));
}

json::array skills_json(std::span<const SkillId> skills) {
  json::array out;
  for (SkillId s : skills) out.emplace_back(id_of(s));
  return out;
}

json::array generals_of(const SeatView& v) {
  json::array out;
  for (int i = 0; i < 2; ++i)
    if (v.has_general[i] || v.soldier[i]) out.push_back(general_json(v.general[i]));
  return out;
}

json::array slots_json(const bool (&slots)[2]) {
  json::array out;
  for (int i = 0; i < 2; ++i)
    if (slots[i]) out.emplace_back(i);
  return out;
}

json::array laid_json(const SeatView& v) {
  json::array out;
  for (const LaidCard& c : v.laid)
    out.push_back({{"card", card_json(c.face)},
                   {"skill", c.skill == SkillId::None ? json::value(nullptr) : json::value(id_of(c.skill))},
                   {"beside", c.beside}});
  return out;
}

}  // namespace

json::object seat_json(const Mode& mode, const SeatView& v) {
  json::object o;
  o["general"] = generals_of(v);
  if (v.hidden[0] || v.hidden[1]) o["hidden"] = slots_json(v.hidden);
  if (v.soldier[0] || v.soldier[1]) o["soldiers"] = slots_json(v.soldier);
  o["kingdom"] = word(v.kingdom);
  o["gender"] = word(v.gender);
  o["role"] = word(mode, v.allegiance);
  o["hp"] = v.hp;
  o["max_hp"] = v.max_hp;
  if (v.hp_floor != 1) o["floor"] = v.hp_floor;
  o["hand"] = v.hand_size;
  if (!v.open_hand.empty()) o["open_hand"] = cards_json(v.open_hand);
  o["alive"] = v.alive;
  o["chained"] = v.chained;
  o["flipped"] = v.flipped;
  o["equipment"] = cards_json(v.equipment);
  if (!v.tapped.empty()) o["tapped"] = json::array(v.tapped.begin(), v.tapped.end());
  json::array judging;
  for (const auto& [card, as] : v.judging) judging.push_back({{"card", card_json(card)}, {"as", id_of(as)}});
  o["judging"] = std::move(judging);
  o["skills"] = skills_json(v.skills);
  o["effects"] = skills_json(v.effects);
  json::array marks;
  for (const MarkCount& m : v.marks) marks.push_back({{"skill", id_of(m.skill)}, {"n", m.n}});
  o["marks"] = std::move(marks);
  o["laid"] = laid_json(v);
  o["spare"] = v.spare;
  o["shown"] = general_json(v.shown);
  return o;
}

json::object heading_json(const View& v) {
  json::object o;
  o["turn"] = seat_or_null(v.turn);
  o["phase"] = v.in_phase ? json::value(word(v.phase)) : json::value(nullptr);
  o["round"] = v.round;
  o["pile"] = v.pile_size;
  o["outcome"] = word(v.outcome);
  o["winners"] = seats_json(v.winners);
  o["discard"] = v.discard.size();
  return o;
}

json::array hand_json(const View& v) {
  json::array out;
  for (const SeenCard& c : v.hand) out.push_back(card_json(c));
  return out;
}

json::array generals_json(const std::vector<GeneralId>& ids) {
  json::array out;
  for (GeneralId id : ids) out.emplace_back(id_of(id));
  return out;
}

json::object view_json(const View& v) {
  json::object o = heading_json(v);
  o["you"] = is_seat(v.viewer) ? json::value(v.viewer) : json::value(nullptr);
  json::array seats;
  for (const SeatView& s : v.seats) seats.push_back(seat_json(*v.mode, s));
  o["seats"] = std::move(seats);
  o["hand"] = hand_json(v);
  o["spare"] = generals_json(v.spare);
  o["processing"] = cards_json(v.processing);
  if (v.viewer != kAllSeeing) return o;
  json::array hands;
  for (const SeatView& s : v.seats) hands.push_back(cards_json(s.hand));
  o["hands"] = std::move(hands);
  return o;
}

}  // namespace jiesuan::server
