// 刘备 Liu Bei · Shu · male · 4 · lord
//
// 仁德 Rende — in your play phase you may give hand cards to another character; when the cards given in this
// phase first come to two or more you recover 1 hp.                                            [R000-135]
// 激将 Jijiang (lord) — when you need a 杀 you may ask the other Shu characters to respond one for you.
//                                                                              [R004-02, R004-22, R000-54]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard/jijiang.h"
#include "generals/standard/rende.h"

namespace jiesuan {
namespace {

const SkillDef rende(
    {"rende", "仁德", "Rende",
     "出牌阶段，你可将任意张手牌交给一名其他角色；本阶段以此法给出的牌首次达到两张时，你回复1点体力。",
     "In your play phase you may give hand cards to another; when two or more have been given in this phase "
     "you recover 1 hp, once."},
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_gift_cards).then(share<2>),
    hint({.self = {.hp = 1}, .batch = 2, .gives = true}));

bool shu_could_help(const Skill<Need>& s) { return help_possible(s, Kingdom::Shu, kSlash); }
Task<> rally(Skill<Need> s) { co_await ask_for_help(s, Kingdom::Shu, kSlash); }

}  // namespace

const SkillDef jijiang(
    {"jijiang", "激将", "Jijiang",
     "主公技，当你需要使用或打出【杀】时，可令其他蜀势力角色依次选择是否打出一张【杀】（视为由你使用或打出）。",
     "Lord: when you need a Slash the other Shu characters may in turn respond one for you."},
    Tag::Lord, at<Timing::NeedUse1>().may().answers(kSlashes).when(shu_could_help).then(rally),
    at<Timing::NeedRespond1>().may().when(shu_could_help).then(rally));

const General liubei({.id = "liubei",
                      .zh = "刘备",
                      .en = "Liu Bei",
                      .kingdom = Kingdom::Shu,
                      .hp = 4,
                      .skills = {&rende, &jijiang}});

}  // namespace jiesuan
