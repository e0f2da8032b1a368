#include "engine/content/general.h"

namespace jiesuan {
namespace {

const Expansion standard(
    {.id = "hegemony", .zh = "国战标准", .en = "Hegemony Standard", .order = 10, .modes = {"hegemony"}});
const Expansion formation(
    {.id = "hegemony_formation", .zh = "国战阵", .en = "Formation", .order = 13, .modes = {"hegemony"}});
const Expansion momentum(
    {.id = "hegemony_momentum", .zh = "国战势", .en = "Momentum", .order = 14, .modes = {"hegemony"}});
const Expansion transformation({.id = "hegemony_transformation",
                                .zh = "国战变",
                                .en = "Transformation",
                                .order = 17,
                                .modes = {"hegemony"}});
const Expansion authority(
    {.id = "hegemony_authority", .zh = "国战权", .en = "Authority", .order = 18, .modes = {"hegemony"}});

}  // namespace
}  // namespace jiesuan
