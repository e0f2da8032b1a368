#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion standard(
    {.id = "standard", .zh = "标准", .en = "Standard", .order = 1, .modes = {"identity"}});
const Expansion standard_ex(
    {.id = "standard_ex", .zh = "标准EX", .en = "Standard EX", .order = 2, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
