#include "server/view_json.h"

#include <utility>

namespace jiesuan::server {
namespace {

json::value general_json(GeneralId id) {
  return id == GeneralId::None ? json::value(nullptr) : json::value(id_of(id));
}

template <class List>
json::array ids_json(const List& ids) {
  json::array out;
  out.reserve(static_cast<std::size_t>(ids.size()));
  for (const auto id : ids) out.emplace_back(id_of(id));
  return out;
}

template <class T>
bool same_pair(const T (&a)[2], const T (&b)[2]) {
  return a[0] == b[0] && a[1] == b[1];
}

bool same_generals(const SeatView& a, const SeatView& b) {
  return same_pair(a.general, b.general) && same_pair(a.has_general, b.has_general) &&
         same_pair(a.soldier, b.soldier);
}

json::value generals_of(const View&, const SeatView& v) {
  json::array out;
  for (int i = 0; i < 2; ++i)
    if (v.has_general[i] || v.soldier[i]) out.push_back(general_json(v.general[i]));
  return out;
}

json::value slots_json(const bool (&slots)[2]) {
  if (!slots[0] && !slots[1]) return nullptr;
  json::array out;
  for (int i = 0; i < 2; ++i)
    if (slots[i]) out.emplace_back(i);
  return out;
}

json::value open_hand_json(const View&, const SeatView& v) {
  return v.open_hand.empty() ? json::value(nullptr) : json::value(cards_json(v.open_hand));
}

json::value tapped_json(const View&, const SeatView& v) {
  return v.tapped.empty() ? json::value(nullptr) : json::value(json::array(v.tapped.begin(), v.tapped.end()));
}

json::value judging_json(const View&, const SeatView& v) {
  json::array out;
  for (const auto& [card, as] : v.judging) out.push_back({{"card", card_json(card)}, {"as", id_of(as)}});
  return out;
}

json::value marks_json(const View&, const SeatView& v) {
  json::array out;
  for (const MarkCount& m : v.marks) out.push_back({{"skill", id_of(m.skill)}, {"n", m.n}});
  return out;
}

json::value laid_json(const View&, const SeatView& v) {
  json::array out;
  for (const LaidCard& c : v.laid)
    out.push_back({{"card", card_json(c.face)},
                   {"skill", c.skill == SkillId::None ? json::value(nullptr) : json::value(id_of(c.skill))},
                   {"beside", c.beside}});
  return out;
}

template <auto kMember>
bool same(const SeatView& a, const SeatView& b) {
  return a.*kMember == b.*kMember;
}
template <auto kMember>
bool same_of(const View& a, const View& b) {
  return a.*kMember == b.*kMember;
}
template <auto kMember>
json::value plain(const View&, const SeatView& v) {
  return v.*kMember;
}
template <auto kMember>
json::value plain_of(const View&, const View& v) {
  return v.*kMember;
}
template <auto kMember>
json::value cards_of(const View&, const SeatView& v) {
  return cards_json(v.*kMember);
}
template <auto kMember>
json::value ids_of(const View&, const SeatView& v) {
  return ids_json(v.*kMember);
}

constexpr Field<SeatView> kSeatFields[] = {
    {"general", same_generals, generals_of},
    {"hidden", [](const SeatView& a, const SeatView& b) { return same_pair(a.hidden, b.hidden); },
     [](const View&, const SeatView& v) { return slots_json(v.hidden); }, false},
    {"soldiers", [](const SeatView& a, const SeatView& b) { return same_pair(a.soldier, b.soldier); },
     [](const View&, const SeatView& v) { return slots_json(v.soldier); }, false},
    {"kingdom", same<&SeatView::kingdom>,
     [](const View&, const SeatView& v) { return json::value(word(v.kingdom)); }},
    {"gender", same<&SeatView::gender>,
     [](const View&, const SeatView& v) { return json::value(word(v.gender)); }},
    {"role", same<&SeatView::allegiance>,
     [](const View& in, const SeatView& v) { return word(*in.mode, v.allegiance); }},
    {"hp", same<&SeatView::hp>, plain<&SeatView::hp>},
    {"max_hp", same<&SeatView::max_hp>, plain<&SeatView::max_hp>},
    {"floor", same<&SeatView::hp_floor>,
     [](const View&, const SeatView& v) {
       return v.hp_floor == 1 ? json::value(nullptr) : json::value(v.hp_floor);
     },
     false},
    {"hand", same<&SeatView::hand_size>, plain<&SeatView::hand_size>},
    {"open_hand", same<&SeatView::open_hand>, open_hand_json, false},
    {"alive", same<&SeatView::alive>, plain<&SeatView::alive>},
    {"chained", same<&SeatView::chained>, plain<&SeatView::chained>},
    {"flipped", same<&SeatView::flipped>, plain<&SeatView::flipped>},
    {"equipment", same<&SeatView::equipment>, cards_of<&SeatView::equipment>},
    {"tapped", same<&SeatView::tapped>, tapped_json, false},
    {"judging", same<&SeatView::judging>, judging_json},
    {"skills", same<&SeatView::skills>, ids_of<&SeatView::skills>},
    {"effects", same<&SeatView::effects>, ids_of<&SeatView::effects>},
    {"marks", same<&SeatView::marks>, marks_json},
    {"laid", same<&SeatView::laid>, laid_json},
    {"spare", same<&SeatView::spare>, plain<&SeatView::spare>},
    {"shown", same<&SeatView::shown>, [](const View&, const SeatView& v) { return general_json(v.shown); }},
};

constexpr Field<View> kViewFields[] = {
    {"turn", same_of<&View::turn>, [](const View&, const View& v) { return seat_or_null(v.turn); }},
    {"phase", [](const View& a, const View& b) { return a.in_phase == b.in_phase && a.phase == b.phase; },
     [](const View&, const View& v) {
       return v.in_phase ? json::value(word(v.phase)) : json::value(nullptr);
     }},
    {"round", same_of<&View::round>, plain_of<&View::round>},
    {"pile", same_of<&View::pile_size>, plain_of<&View::pile_size>},
    {"outcome", same_of<&View::outcome>,
     [](const View&, const View& v) { return json::value(word(v.outcome)); }},
    {"winners", same_of<&View::winners>,
     [](const View&, const View& v) { return json::value(seats_json(v.winners)); }},
    {"discard", [](const View& a, const View& b) { return a.discard.size() == b.discard.size(); },
     [](const View&, const View& v) { return json::value(v.discard.size()); }},
    {"hand", same_of<&View::hand>,
     [](const View&, const View& v) { return json::value(cards_json(v.hand)); }},
    {"spare", same_of<&View::spare>,
     [](const View&, const View& v) { return json::value(ids_json(v.spare)); }},
    {"processing", same_of<&View::processing>,
     [](const View&, const View& v) { return json::value(cards_json(v.processing)); }},
};

template <class Of>
void write_all(json::object& o, std::span<const Field<Of>> fields, const View& in, const Of& v) {
  o.reserve(fields.size() + 3);
  for (const Field<Of>& f : fields)
    if (json::value value = f.write(in, v); f.always || !value.is_null()) o.emplace(f.key, std::move(value));
}

}  // namespace

std::span<const Field<SeatView>> seat_fields() { return kSeatFields; }
std::span<const Field<View>> view_fields() { return kViewFields; }

json::object view_json(const View& v) {
  json::object o;
  write_all(o, view_fields(), v, v);
  o["you"] = is_seat(v.viewer) ? json::value(v.viewer) : json::value(nullptr);
  json::array seats;
  for (const SeatView& s : v.seats) {
    json::object seat;
    write_all(seat, seat_fields(), v, s);
    seats.push_back(std::move(seat));
  }
  o["seats"] = std::move(seats);
  if (v.viewer != kAllSeeing) return o;
  json::array hands;
  for (const SeatView& s : v.seats) hands.push_back(cards_json(s.hand));
  o["hands"] = std::move(hands);
  return o;
}

}  // namespace jiesuan::server
