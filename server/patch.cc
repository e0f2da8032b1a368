#include "server/patch.h"

#include <charconv>
#include <string>
#include <utility>

#include "server/view_json.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kUsualField = 200;  // bytes

// What has been written of a field is taken back if it was written alike before; `was` is room to write that.
template <class Of>
void write_changed(JsonText& t, JsonText& was, std::span<const Field<Of>> fields, const TableView& in,
                   const Of& before, const Of& after) {
  for (const Field<Of>& f : fields) {
    if (f.same(before, after)) continue;
    const std::size_t unchanged = t.size(), value = t.key(f.key).size();
    f.write(t, in, after);
    was.cut(0);
    f.write(was, in, before);
    if (t.text().substr(value) == was.text()) t.cut(unchanged);
  }
}

// An object that is left out if nothing is in it.
template <class Write>
void write_unless_empty(JsonText& t, std::string_view key, Write inside) {
  const std::size_t before = t.size();
  t.key(key).object(inside);
  if (t.text().ends_with("{}")) t.cut(before);
}

}  // namespace

void write_patch(JsonText& t, const SeenView& before, const SeenView& after) {
  const TableView& in = after.table;
  JsonText was(kUsualField);
  t.object([&] {
    write_changed(t, was, view_fields(), in, before.table, after.table);
    write_unless_empty(t, "seats", [&] {
      for (std::size_t s = 0; s < after.seats.size(); ++s) {
        const SeatView &one = before.seats[s], &other = after.seats[s];
        if (one == other) continue;
        write_unless_empty(t, std::to_string(s),
                           [&] { write_changed(t, was, seat_fields(), in, one, other); });
      }
    });
    write_unless_empty(t, "hands", [&] {
      for (std::size_t s = 0; s < after.seats.size(); ++s)
        if (before.seats[s].hand != after.seats[s].hand)
          write_cards(t.key(std::to_string(s)), after.seats[s].hand);
    });
  });
}

json::object view_patch(const View& before, const View& after) {
  JsonText t;
  write_patch(t, before, after);
  return json::parse(t.text()).as_object();
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
