#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion wind({.id = "wind", .zh = "风", .en = "Wind", .order = 3, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
