// 刘谌 Liu Chen · Shu · male · 4 · lord
//
// 战绝 Zhanjue — in your play phase you may use all your hand cards, at least one, as 决斗. When it has been
// resolved you and each character it dealt damage to draw a card. Once you have drawn two or more cards by it
// in one phase it is void until the end of the turn.
// 勤王 Qinwang (lord) — when you need a 杀 you may discard a card: you count as launching 激将, and whoever
// responds a 杀 for it draws a card.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {

extern const SkillDef zhanjue;

namespace {

// ---- 战绝

bool desperate_duel(const CardDef& c) { return c.name == kDuel; }
bool fights_in_play_phase(const StateContext& s) { return s.game.in_phase_of(s.owner, PhaseKind::Play); }

bool that_is_zhanjue(const StateContext&, const Instance& other) { return other.skill == zhanjue.number; }
const SkillDef spent_force({"state_zhanjue", "战绝", "Zhanjue"}, Listing::Internal,
                           state(StateKind::VoidsSkills, that_is_zhanjue));

struct Fight {
  SeatSet hurt;        // whom the last duel dealt damage to …
  EventId duel;        // … and which that was
  std::uint8_t drawn;  // by this skill, in this phase
};
void note_hurt(const Skill<HpReduction>& s) {
  const Damage* d = s.event.damage;
  if (!d || !d->use || d->use->user != s.owner || d->use->card.through != s.skill) return;
  Fight& fight = s.memory<Fight>(Scope::Phase);
  if (fight.duel != d->use->id) fight.hurt.clear();
  fight.duel = d->use->id;
  fight.hurt.add(s.event.seat);
}
bool fought_it_out(const Skill<Use>& s) { return s.event.user == s.owner && s.event.card.through == s.skill; }
Task<> gather_the_rest(Skill<Use> s) {
  Game& g = s.game;
  Fight& fight = s.memory<Fight>(Scope::Phase);
  const SeatSet hurt = fight.duel == s.event.id ? fight.hurt : SeatSet{};
  const int own = hurt.has(s.owner) ? 2 : 1;
  fight.drawn = static_cast<std::uint8_t>(fight.drawn + own);
  if (fight.drawn >= 2) leave_effect(g, s.owner, spent_force, Scope::Turn, s.owner);
  const SeatList order = in_order(g, hurt | SeatSet(s.owner));
  for (Seat t : order) co_await draw(g, t, t == s.owner ? own : 1);
}

}  // namespace

const SkillDef zhanjue(
    {"zhanjue", "战绝", "Zhanjue",
     "出牌阶段，你可将所有手牌（至少一张）当【决斗】使用，此【决斗】结算后，你和受到过此牌伤害的角色各摸一张牌；若你于同一阶段"
     "内以此法摸了至少两张牌，此技能无效直到回合结束。",
     "In your play phase you may use all your hand cards, at least one, as Duel; when it has been resolved you and "
     "each character it dealt damage to draw a card. Once you have drawn two or more cards by it in one phase it is "
     "void until the end of the turn."},
    convert_whole_hand(desperate_duel).only_to_use().only_while(fights_in_play_phase),
    at<Timing::ReduceHpAfter>().note(note_hurt),
    at<Timing::UseEnd3>().never_void().when(fought_it_out).then(gather_the_rest));

// ---- 勤王

namespace {

bool the_loyal_could_help(const Skill<Need>& s) { return help_possible(s, Kingdom::Shu, kSlash); }
bool choose_summons(const Skill<Need>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}
Task<> summon_the_loyal(Skill<Need> s) {
  co_await discard(s.game, s.owner, s.cards);
  const Seat loyal = co_await ask_for_help(s, Kingdom::Shu, kSlash);
  if (loyal != kNoSeat) co_await draw(s.game, loyal, 1);
}

const SkillDef qinwang(
    {"qinwang", "勤王", "Qinwang",
     "主公技，当你需要使用或打出【杀】时，你可弃置一张牌，视为发动“激将”；若有角色响应，其打出【杀】后摸一张牌。",
     "Lord: when you need to use or respond a Slash you may discard a card: you count as launching Jijiang, and "
     "whoever responds a Slash for it draws a card."},
    Tag::Lord,
    at<Timing::NeedUse1>()
        .may()
        .answers(kSlashes)
        .when(the_loyal_could_help)
        .choose(choose_summons)
        .then(summon_the_loyal),
    at<Timing::NeedRespond1>()
        .may()
        .when(the_loyal_could_help)
        .choose(choose_summons)
        .then(summon_the_loyal));

}  // namespace

const General liuchen({.id = "liuchen",
                       .zh = "刘谌",
                       .en = "Liu Chen",
                       .set = "yijiang",
                       .kingdom = Kingdom::Shu,
                       .hp = 4,
                       .skills = {&zhanjue, &qinwang}});

}  // namespace jiesuan
