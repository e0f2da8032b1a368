// How one view differs from another, as docs/protocol.md says: a JSON merge patch (RFC 7386) in which lists
// with one element a seat (`seats`, `hands`) name only the changed elements, by their number.
#pragma once
#include "engine/view/view.h"
#include "server/json.h"

namespace jiesuan::server {

// Makes `after` of `before`, two views of one game by one viewer; fields that are null count as not there.
json::object view_patch(const View& before, const View& after);
// … as it is sent; "{}" if nothing has changed.
void write_patch(JsonText& t, const View& before, const View& after);

// Adds what comes after to a patch: first the one, then the other.
void add_patch(json::object& patch, const json::object& then);
// Changes a view, and gives back what of the patch was a change. Fields that go are null afterwards.
json::object apply_patch(json::object& view, const json::object& patch);

}  // namespace jiesuan::server
