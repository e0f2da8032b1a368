// +1 horses: others' distance to you is 1 higher. −1 horses: your distance to others is 1 lower.
#include "cards/common.h"

namespace jiesuan {
namespace {

const SkillDef farther({"defensive_horse", "+1马", "+1 horse", "锁定技，其他角色计算与你的距离+1。",
                        "Locked: others' distance to you is +1."},
                       Tag::Locked, state(StateKind::DistanceTo, 1));
const SkillDef nearer({"offensive_horse", "-1马", "-1 horse", "锁定技，你计算与其他角色的距离-1。",
                       "Locked: your distance to others is -1."},
                      Tag::Locked, state(StateKind::DistanceFrom, -1));

CardFacts defensive(EquipmentNames n) { return equipment(n, Slot::DefensiveHorse, 0, &farther); }
CardFacts offensive(EquipmentNames n) { return equipment(n, Slot::OffensiveHorse, 0, &nearer); }

}  // namespace

const CardDef jueying(defensive({kJueying, "jueying", "绝影", "Jueying"}));
const CardDef dilu(defensive({kDilu, "dilu", "的卢", "Dilu"}));
const CardDef zhuahuangfeidian(defensive({kZhuahuangfeidian, "zhuahuangfeidian", "爪黄飞电",
                                          "Zhuahuangfeidian"}));
const CardDef hualiu(defensive({kHualiu, "hualiu", "骅骝", "Hualiu"}));
const CardDef chitu(offensive({kChitu, "chitu", "赤兔", "Chitu"}));
const CardDef dayuan(offensive({kDayuan, "dayuan", "大宛", "Dayuan"}));
const CardDef zixing(offensive({kZixing, "zixing", "紫骍", "Zixing"}));
const CardDef jingfan(offensive({kJingfan, "jingfan", "惊帆", "Jingfan"}));

}  // namespace jiesuan
