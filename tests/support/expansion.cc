// The generals that tests make up: in no mode's pool.
#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion made_up({.id = "test", .zh = "试", .en = "Made up for tests", .order = 1000});

}  // namespace
}  // namespace jiesuan
