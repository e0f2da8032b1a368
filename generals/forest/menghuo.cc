// 孟获 Meng Huo · Shu · male · 4
//
// 祸首 Huoshou (locked) — 南蛮入侵 has no effect on you; after another's 南蛮入侵 has targeted you are the
// source of all damage it deals.                                                              (timings §9.1)
// 再起 Zaiqi — wounded, instead of drawing in your draw phase: turn up as many cards as hp you lack; you
// recover 1 hp for each ♥ among them, those go to the discard pile, and you obtain the others.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/skills.h"

namespace jiesuan {
namespace {

bool another_begins_one(const Skill<Use>& s) {
  return s.event.card.name == kSavageAssault && s.event.user != s.owner && first_target(s.event);
}
Task<> lead_the_assault(Skill<Use> s) {
  s.event.damage_from = s.owner;
  co_return;
}

}  // namespace

const SkillDef huoshou(
    {"huoshou", "祸首", "Huoshou",
     "锁定技，【南蛮入侵】对你无效；其他角色使用【南蛮入侵】指定目标后，你成为此牌造成的伤害的来源。",
     "Locked: Savage Assault has no effect on you; after another's Savage Assault has targeted, you are the "
     "source of all damage it deals."},
    Tag::Locked, at<Timing::UseEffectStart>().when(target_of_an_assault).then(no_effect),
    at<Timing::UseTargeted>().when(another_begins_one).then(lead_the_assault),
    hint({.voids = [](CardName n, Colour) { return n == kSavageAssault; }}));

namespace {

bool draws_wounded(const Skill<Phase>& s) { return owner_draws(s) && s.game[s.owner].wounded(); }
Task<> rise_again(Skill<Phase> s) {
  Game& g = s.game;
  s.event.no_draw = true;
  const CardSet turned = co_await turn_up(g, g[s.owner].lost_hp());
  const CardSet hearts = cards_of_suit(g, turned, kNoSeat, Suit::Heart);
  if (!hearts.empty()) {
    co_await recover(g, recovery_from(s, s.owner, hearts.size()));
    const CardSet gone = hearts & g.state.processing;
    if (!gone.empty()) co_await move_cards(g, moving(g, gone, Zone::Discard, kNoSeat, Reason::Put, s.owner));
  }
  co_await obtain(g, s.owner, (turned - hearts) & g.state.processing);
}

}  // namespace

const SkillDef zaiqi(
    {"zaiqi", "再起", "Zaiqi",
     "摸牌阶段，若你已受伤，你可放弃摸牌，亮出牌堆顶的X张牌（X为你已损失的体力值）：你回复等同其中♥牌数的体力，将"
     "这些♥牌置入弃牌堆，然后获得其余的牌。",
     "Wounded, you may give up drawing in your draw phase and turn up as many cards as hp you lack: you recover 1 "
     "hp for each ♥ among them, which go to the discard pile, and obtain the others."},
    at<Timing::DrawStart2>().may().when(draws_wounded).then(rise_again),
    hint({.self = {.cards = -0.4F, .hp = 0.6F}}));

const General menghuo({.id = "menghuo",
                       .zh = "孟获",
                       .en = "Meng Huo",
                       .set = "forest",
                       .kingdom = Kingdom::Shu,
                       .hp = 4,
                       .skills = {&huoshou, &zaiqi}});

}  // namespace jiesuan
