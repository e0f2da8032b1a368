#include "server/patch.h"

#include <charconv>

#include "server/view_json.h"

namespace jiesuan::server {
namespace {

json::object without_nulls(const json::object& o) {
  json::object out;
  for (const auto& [key, value] : o)
    if (!value.is_null()) out[key] = value;
  return out;
}

// Lists with one element a seat differ in few of them: only those, by their number.
json::object changed_elements(const json::array& before, const json::array& after) {
  json::object out;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (before[i] == after[i]) continue;
    const bool objects = before[i].is_object() && after[i].is_object();
    out[std::to_string(i)] =
        objects ? json::value(merge_patch(before[i].get_object(), after[i].get_object())) : after[i];
  }
  return out;
}

bool one_a_seat(std::string_view key, const json::value& before, const json::value& after) {
  return (key == "seats" || key == "hands") && before.is_array() && after.is_array() &&
         before.get_array().size() == after.get_array().size();
}

// Views in which only what differs is written down; seats that do not are null in both.
struct Difference {
  json::object before, after;
  void note(const char* key, json::value was, json::value is) {
    before[key] = std::move(was);
    after[key] = std::move(is);
  }
};

bool same_heading(const View& a, const View& b) {
  return a.turn == b.turn && a.in_phase == b.in_phase && a.phase == b.phase && a.round == b.round &&
         a.pile_size == b.pile_size && a.outcome == b.outcome && a.winners == b.winners &&
         a.discard.size() == b.discard.size();
}

void note_seats(Difference& d, const View& a, const View& b) {
  json::array was, is, hands_were, hands_are;
  for (std::size_t s = 0; s < b.seats.size(); ++s) {
    const bool same = a.seats[s] == b.seats[s];
    was.push_back(same ? json::value(nullptr) : json::value(seat_json(*a.mode, a.seats[s])));
    is.push_back(same ? json::value(nullptr) : json::value(seat_json(*b.mode, b.seats[s])));
    const bool same_hand = a.seats[s].hand == b.seats[s].hand;
    hands_were.push_back(same_hand ? json::value(nullptr) : json::value(cards_json(a.seats[s].hand)));
    hands_are.push_back(same_hand ? json::value(nullptr) : json::value(cards_json(b.seats[s].hand)));
  }
  if (was != is) d.note("seats", std::move(was), std::move(is));
  if (hands_were != hands_are) d.note("hands", std::move(hands_were), std::move(hands_are));
}

}  // namespace

json::object merge_patch(const json::object& before, const json::object& after) {
  json::object patch;
  for (const auto& [key, value] : before)
    if (!value.is_null() && (!after.contains(key) || after.at(key).is_null())) patch[key] = nullptr;
  for (const auto& [key, value] : after) {
    if (value.is_null()) continue;
    const json::value* old = before.if_contains(key);
    if (old && *old == value) continue;
    if (old && one_a_seat(key, *old, value)) {
      patch[key] = changed_elements(old->get_array(), value.get_array());
    } else if (old && old->is_object() && value.is_object()) {
      patch[key] = merge_patch(old->get_object(), value.get_object());
    } else {
      patch[key] = value.is_object() ? json::value(without_nulls(value.get_object())) : value;
    }
  }
  return patch;
}

json::object view_patch(const View& before, const View& after) {
  if (before == after) return {};
  Difference d;
  if (!same_heading(before, after)) d.before = heading_json(before), d.after = heading_json(after);
  note_seats(d, before, after);
  if (before.hand != after.hand) d.note("hand", hand_json(before), hand_json(after));
  if (before.spare != after.spare) d.note("spare", generals_json(before.spare), generals_json(after.spare));
  if (before.processing != after.processing)
    d.note("processing", cards_json(before.processing), cards_json(after.processing));
  return merge_patch(d.before, d.after);
}

void add_patch(json::object& patch, const json::object& then) {
  for (const auto& [key, value] : then) {
    json::value* old = patch.if_contains(key);
    if (old && old->is_object() && value.is_object())
      add_patch(old->get_object(), value.get_object());
    else
      patch[key] = value;
  }
}

namespace {

json::object apply_to_elements(json::array& list, const json::object& patch) {
  json::object changed;
  for (const auto& [number, value] : patch) {
    std::size_t i = list.size();
    std::from_chars(number.data(), number.data() + number.size(), i);
    if (i >= list.size()) continue;  // of another table
    if (list[i].is_object() && value.is_object()) {
      json::object inside = apply_patch(list[i].get_object(), value.get_object());
      if (!inside.empty()) changed[number] = std::move(inside);
    } else if (list[i] != value) {
      list[i] = value;
      changed[number] = value;
    }
  }
  return changed;
}

}  // namespace

json::object apply_patch(json::object& view, const json::object& patch) {
  json::object changed;
  for (const auto& [key, value] : patch) {
    json::value& old = view[key];
    if (old.is_array() && value.is_object()) {
      json::object inside = apply_to_elements(old.get_array(), value.get_object());
      if (!inside.empty()) changed[key] = std::move(inside);
    } else if (old != value) {
      old = value;
      changed[key] = value;
    }
  }
  return changed;
}

}  // namespace jiesuan::server
