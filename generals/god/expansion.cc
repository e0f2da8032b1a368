#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion god({.id = "god", .zh = "神", .en = "God", .order = 7, .modes = {"identity"}});

}  // namespace
}  // namespace jiesuan
