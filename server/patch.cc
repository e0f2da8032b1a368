#include "server/patch.h"

#include <charconv>
#include <string>
#include <utility>

#include "server/view_json.h"

namespace jiesuan::server {
namespace {

template <class Of>
json::object changed(std::span<const Field<Of>> fields, const View& in, const Of& before, const Of& after) {
  json::object patch;
  for (const Field<Of>& f : fields) {
    if (f.same(before, after)) continue;
    json::value is = f.write(in, after);
    if (is != f.write(in, before)) patch.emplace(f.key, std::move(is));
  }
  return patch;
}

}  // namespace

json::object view_patch(const View& before, const View& after) {
  json::object patch = changed(view_fields(), after, before, after);
  json::object seats, hands;
  for (std::size_t s = 0; s < after.seats.size(); ++s) {
    const SeatView &was = before.seats[s], &is = after.seats[s];
    if (json::object seat = changed(seat_fields(), after, was, is); !seat.empty())
      seats.emplace(std::to_string(s), std::move(seat));
    if (was.hand != is.hand) hands.emplace(std::to_string(s), cards_json(is.hand));
  }
  if (!seats.empty()) patch.emplace("seats", std::move(seats));
  if (!hands.empty()) patch.emplace("hands", std::move(hands));
  return patch;
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
