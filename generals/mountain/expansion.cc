#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion mountain({.id = "mountain", .zh = "山", .en = "Mountain", .order = 6, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
