#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion yijiang(
    {.id = "yijiang", .zh = "一将成名", .en = "Yijiang", .order = 9, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
