#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion hegemony(
    {.id = "hegemony", .zh = "国战", .en = "Hegemony", .order = 10, .modes = {"hegemony"}});

}  // namespace
}  // namespace jiesuan
