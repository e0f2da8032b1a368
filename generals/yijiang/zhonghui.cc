// 钟会 Zhong Hui · Wei · male · 4
//
// 权计 Quanji — after each point of damage dealt to you you may draw a card, then lay a hand card on your
// general as power. Your hand limit is 1 higher for each. 自立 Zili (awakening) — at the start of your
// prepare phase, with three or more: you lose 1 max hp, recover 1 hp or draw two cards, and gain 排异. 排异
// Paiyi — once in your play phase: put a power into the discard pile; a character draws two cards, and if it
// then holds more hand cards than you, you deal it 1 damage.
#include "engine/content/hint.h"
#include "generals/recover_or_draw.h"

namespace jiesuan {

extern const SkillDef quanji;

namespace {

CardSet power_of(const Game& g, Seat s) { return cards_on_general(g, s, quanji.number); }

Task<> plot(Skill<Damage> s) {
  Game& g = s.game;
  co_await draw(g, s.owner, 1);
  const CardSet laid = co_await choose_own_cards(g, s.owner, g[s.owner].hand, 1, 1, false,
                                                 asked_by(s).to("置于武将牌上", "lay on your general"));
  if (!laid.empty()) co_await put_on_general(g, s.owner, laid, s.skill);
}
int as_much_as_power(const StateContext& s) { return power_of(s.game, s.owner).size(); }

}  // namespace

const SkillDef quanji(
    {"quanji", "权计", "Quanji",
     "当你受到1点伤害后，可摸一张牌，然后将一张手牌置于武将牌上，称为“权”；你的手牌上限+X（X为“权”数）。",
     "After each point of damage dealt to you you may draw a card, then lay a hand card on your general as Power. "
     "Your hand limit is 1 higher for each."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).times(per_point).then(plot),
    state(StateKind::HandLimit, as_much_as_power));

namespace {

bool choose_power_and_whom(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, power_of(s.game, s.owner), 1, 1) && pick_seats(o, living(s.game));
}
Task<> purge(Skill<Phase> s) {
  Game& g = s.game;
  co_await move_cards(g, moving(g, s.cards, Zone::Discard, kNoSeat, Reason::Put, s.owner));
  co_await draw(g, s.seat(), 2);
  const bool more = g.alive(s.seat()) && g[s.seat()].hand.size() > g[s.owner].hand.size();
  if (more) co_await deal_damage(g, damage_from(s, s.seat()));
}

const SkillDef paiyi(
    {"paiyi", "排异", "Paiyi",
     "出牌阶段限一次，你可将一张“权”置入弃牌堆，令一名角色摸两张牌，然后若其手牌数大于你，你对其造成1点伤害。",
     "Once in your play phase: put a Power into the discard pile; a character draws two cards, and if it then holds "
     "more hand cards than you, you deal it 1 damage."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_power_and_whom).then(purge),
    hint({.target = {.cards = 2}, .keeps = true}));

bool three_powers(const Skill<Phase>& s) { return owners_phase(s) && power_of(s.game, s.owner).size() >= 3; }
Task<> stand_alone(Skill<Phase> s) {
  Game& g = s.game;
  co_await change_max_hp(g, s.owner, -1);
  if (!g.alive(s.owner)) co_return;
  co_await recover_or_draw(s, s.owner);
  gain_skill(g, s.owner, paiyi);
}

const SkillDef zili(
    {"zili", "自立", "Zili",
     "觉醒技，准备阶段开始时，若“权”不少于三张，你减1点体力上限，选择一项：1.回复1点体力；2.摸两张牌。然后获得〖排"
     "异〗。",
     "Awakening: at the start of your prepare phase, with three or more Powers, you lose 1 max hp, recover 1 hp or "
     "draw two cards, and gain Paiyi."},
    Tag::Awakening, to_recover_or_draw(), at<Timing::PrepareStart>().when(three_powers).then(stand_alone));

}  // namespace

const General zhonghui({.id = "zhonghui",
                        .zh = "钟会",
                        .en = "Zhong Hui",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wei,
                        .hp = 4,
                        .skills = {&quanji, &zili}});

}  // namespace jiesuan
