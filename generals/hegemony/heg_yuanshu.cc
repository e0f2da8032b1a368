// 袁术 Yuan Shu · Qun · male · 4
//
// 伪帝 Weidi — once in your play phase: command another character that got a card from the pile in this turn;
// if it refuses you obtain its hand and give it as many of your cards.                          (hegemony
// §11) 庸肆 Yongsi (locked) — while nobody wears 玉玺 you count as wearing it; after 知己知彼 has targeted
// you, you show your hand.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/command.h"

namespace jiesuan {
namespace {

// ---- 伪帝

void note_supplied(const Skill<Move>& s) {
  SeatSet& supplied = s.memory<SeatSet>(Scope::Turn);
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Pile && p.to == Zone::Hand && !p.cards.empty()) supplied.add(p.to_seat);
}
bool choose_subject(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, s.memory<SeatSet>(Scope::Turn) & others(s.game, s.owner));
}
Task<> hold_court(Skill<Phase> s) {
  Game& g = s.game;
  const Seat other = s.seat();
  const bool obeyed = co_await command(g, s.owner, other, s.skill);
  if (obeyed || !g.alive(other) || !g.alive(s.owner)) co_return;
  const CardSet taken = g[other].hand;
  co_await obtain(g, s.owner, taken);
  const CardSet own = g[s.owner].own_cards();
  const int n = std::min(taken.size(), own.size());
  const CardSet back =
      co_await choose_own_cards(g, s.owner, own, n, n, false, asked_by(s, other).to("交给其", "give it"));
  co_await give(g, s.owner, other, back);
}

const SkillDef weidi_heg(
    {"weidi_heg", "伪帝", "Weidi",
     "出牌阶段限一次，你可对一名本回合获得过牌堆里的牌的其他角色发起军令：若其不执行，你获得其所有手牌，然后交给其等量的牌。",
     "Once in your play phase: command another character that got a card from the pile in this turn; if it "
     "refuses you obtain its whole hand, then give it as many of your cards."},
    at<Timing::MoveAfter1>().note(note_supplied),
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_subject).then(hold_court),
    hint({.target = {.hp = -0.5F}}));

// ---- 庸肆

bool nobody_has_the_seal(const Game& g, Seat) {
  for (Seat s : living(g))
    for (CardId c : g[s].equipped())
      if (printed_name(g, c) == kJadeSeal) return false;
  return true;
}
bool known(const Skill<Use>& s) {
  return s.event.card.name == kKnownBoth && s.event.target().seat == s.owner && !s.game[s.owner].hand.empty();
}
Task<> show_hand(Skill<Use> s) {
  show_cards(s.game, s.owner, s.game[s.owner].hand);
  co_return;
}

const SkillDef yongsi_heg(
    {"yongsi_heg", "庸肆", "Yongsi",
     "锁定技，若没有角色装备【玉玺】，你视为装备【玉玺】；当你成为【知己知彼】的目标后，展示所有手牌。",
     "Locked: while nobody wears the Jade Seal you count as wearing it; after Known Both has targeted you, you "
     "show your hand."},
    Tag::Locked, counts_as_wearing(kJadeSeal, nobody_has_the_seal),
    at<Timing::UseBecameTarget>().when(known).then(show_hand));

}  // namespace

const General heg_yuanshu({.id = "heg_yuanshu",
                           .zh = "袁术",
                           .en = "Yuan Shu",
                           .set = "hegemony_authority",
                           .kingdom = Kingdom::Qun,
                           .hp = 4,
                           .companions = {"heg_jiling"},
                           .skills = {&weidi_heg, &yongsi_heg}});

}  // namespace jiesuan
