// How one view differs from another, as docs/protocol.md says: a JSON merge patch (RFC 7386) in which lists
// with one element a seat (`seats`, `hands`) name only the changed elements, by their number.
#pragma once
#include <span>
#include <vector>

#include "engine/view/view.h"
#include "server/json.h"

namespace jiesuan::server {

// A view that is kept to see how the next one differs: as large as its table, and always in the same place.
struct KeptView : TableView {
  explicit KeptView(const View& v) : TableView(v), seats(v.seats.begin(), v.seats.end()) {}
  KeptView& operator=(const View& v) {
    TableView::operator=(v);
    seats.assign(v.seats.begin(), v.seats.end());
    return *this;
  }
  std::vector<SeatView> seats;
};

// Either of them.
struct SeenView {
  SeenView(const View& v) : table(v), seats(v.seats.begin(), v.seats.end()) {}  // NOLINT(*-explicit-*)
  SeenView(const KeptView& v) : table(v), seats(v.seats) {}                     // NOLINT(*-explicit-*)
  const TableView& table;
  std::span<const SeatView> seats;
};

// Makes `after` of `before`, two views of one game by one viewer; fields that are null count as not there.
json::object view_patch(const View& before, const View& after);
// … as it is sent; "{}" if nothing has changed.
void write_patch(JsonText& t, const SeenView& before, const SeenView& after);

// Adds what comes after to a patch: first the one, then the other.
void add_patch(json::object& patch, const json::object& then);
// Changes a view, and gives back what of the patch was a change. Fields that go are null afterwards.
json::object apply_patch(json::object& view, const json::object& patch);

}  // namespace jiesuan::server
