#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion fire({.id = "fire", .zh = "火", .en = "Fire", .order = 4, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
