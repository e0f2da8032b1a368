#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion forest({.id = "forest", .zh = "林", .en = "Forest", .order = 5, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
