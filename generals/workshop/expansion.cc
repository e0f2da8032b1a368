// Generals of our own, written with the words of document 002 (docs/variant002.md): invented people, invented
// texts. Each belongs to games with the parts of the module that its skills name.
#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion workshop(
    {.id = "workshop", .zh = "工坊", .en = "Workshop", .order = 11, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
