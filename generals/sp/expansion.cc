#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion sp({.id = "sp", .zh = "SP", .en = "SP", .order = 8, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
