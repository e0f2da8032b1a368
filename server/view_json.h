// What a viewer sees, as a message.
#pragma once
#include <span>

#include "engine/view/view.h"
#include "server/json.h"

namespace jiesuan::server {

// Of the all-seeing it has every hand besides.
void write_view(JsonText& t, const View& v);
json::object view_json(const View& v);

// Its parts: a key, whether two views agree in it, and how it is written. Agreeing is looked at first, since
// it costs little; views that do not may still be written alike.
template <class Of>
struct Field {
  const char* key;
  bool (*same)(const Of& a, const Of& b);
  void (*write)(JsonText& t, const TableView& in, const Of& v);
  bool always = true;  // else it is left out when it is null
};
std::span<const Field<SeatView>> seat_fields();
std::span<const Field<TableView>> view_fields();  // but for `you`, `seats` and `hands`

}  // namespace jiesuan::server
