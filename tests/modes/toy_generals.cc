// Generals of the toy mode: other printings, as it were, of generals there are.
#include "engine/content/general.h"
#include "generals/standard/jijiang.h"
#include "generals/standard/lent.h"
#include "generals/standard/mashu.h"

namespace jiesuan {
namespace {

const General rider({.id = "toy_rider", .zh = "骑手", .en = "Rider", .set = "toy", .skills = {&mashu}});
const General adviser(
    {.id = "toy_adviser", .zh = "谋士", .en = "Adviser", .set = "toy", .hp = 3, .skills = {&jizhi}});
const General ghost(
    {.id = "toy_ghost", .zh = "鬼才", .en = "Ghost", .set = "toy", .hp = 3, .skills = {&guicai}});
const General prince({.id = "toy_prince", .zh = "王", .en = "Prince", .set = "toy", .skills = {&zhiheng}});
const General plain1({.id = "toy_plain1", .zh = "玩偶一", .en = "First", .set = "toy"});
const General plain2({.id = "toy_plain2", .zh = "玩偶二", .en = "Second", .set = "toy"});
const General plain3({.id = "toy_plain3", .zh = "丙", .en = "Third", .set = "toy"});
const General lordly({.id = "toy_lordly", .zh = "丁", .en = "Fourth", .set = "toy", .skills = {&jijiang}});

}  // namespace
}  // namespace jiesuan
