// The marks of a first reveal (hegemony §6). A mark is an open counter, and beside it hangs what it may be
// spent for; both go when it is spent. Spending one turns up nothing.
#include "modes/hegemony/marks.h"

#include "cards/common.h"
#include "engine/content/hint.h"
#include "modes/hegemony/lords.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {
namespace {

constexpr std::uint8_t kBoth = 3;
constexpr int kHandOfVanguard = 4;

void give_mark(Game& g, Seat s, const SkillDef& mark) {
  add_marks(g, s, mark, 1);
  leave_effect(g, s, mark, Scope::Game, s);
}
template <class E>
void spend_mark(const Skill<E>& s, const SkillDef& mark) {
  add_marks(s.game, s.owner, mark, -1);
  detach(s.game, s.instance);
}

bool own_play_phase(const Skill<Phase>& s) { return s.event.owner == s.owner; }

// ---- 先驱: fill the hand to four, and look at a hidden general card of another character; either is enough.

SeatSet others_with_hidden_generals(const Game& g, Seat s) {
  SeatSet with;
  for (Seat t : others(g, s))
    if (hidden_slots(g, t) != 0) with.add(t);
  return with;
}
bool vanguard_may_act(const Skill<Phase>& s) {
  const bool short_of_cards = s.game[s.owner].hand.size() < kHandOfVanguard;
  return own_play_phase(s) && (short_of_cards || !others_with_hidden_generals(s.game, s.owner).empty());
}
Task<> fill_hand_and_look(Skill<Phase> s) {
  Game& g = s.game;
  spend_mark(s, vanguard_mark);
  const int missing = kHandOfVanguard - g[s.owner].hand.size();
  if (missing > 0) co_await draw(g, s.owner, missing);
  const SeatSet with = others_with_hidden_generals(g, s.owner);
  if (with.empty()) co_return;
  const Seat whose = co_await choose_seat(g, s.owner, with, false, asked_by(s));
  if (whose == kNoSeat) co_return;
  const int which = co_await choose_one(g, s.owner, asked_by(s, whose), hidden_slots(g, whose));
  look_at_hidden_general(g, s.owner, whose, which);
}

// ---- 珠联璧合: draw two, or a 桃 without a card.

Task<> draw_two(Skill<Phase> s) {
  spend_mark(s, companion_mark);
  co_await draw(s.game, s.owner, 2);
}
Task<> make_peach(Skill<Need> s) {
  spend_mark(s, companion_mark);
  s.event.answered = true;
  s.event.card = made_of(s.game, s.owner, kPeach, CardSet{}, s.skill);
  s.event.seats = s.seats;
  s.event.end_timing();
  co_return;
}

// ---- 阴阳鱼: draw one, or two more cards in hand this turn.

const SkillDef two_more({"state_half_mark", "阴阳鱼", "Yin-Yang Fish"}, Listing::Internal,
                        state(StateKind::HandLimit, 2));
Task<> draw_one(Skill<Phase> s) {
  spend_mark(s, half_mark);
  co_await draw(s.game, s.owner, 1);
}
bool over_the_limit(const Skill<Phase>& s) {
  return own_play_phase(s) && s.game[s.owner].hand.size() > hand_limit(s.game, s.owner);
}
Task<> keep_two_more(Skill<Phase> s) {
  spend_mark(s, half_mark);
  leave_effect(s.game, s.owner, two_more, Scope::Turn, s.owner);
  co_return;
}

}  // namespace

const SkillDef vanguard_mark(
    {"mark_vanguard", "先驱", "Vanguard",
     "出牌阶段，你可移去此标记，将手牌摸至四张，并观看一名其他角色的一张暗置的武将牌。",
     "In your play phase you may spend this mark: fill your hand to four cards and look at a hidden general card "
     "of another character."},
    marks_named("先驱", "Vanguard"), choices({{"head", "主将", "head"}, {"deputy", "副将", "deputy"}}),
    at<Timing::PlayIdle>().may().cls(PriorityClass::Flow).when(vanguard_may_act).then(fill_hand_and_look),
    hint({.self = {.cards = 2.0F}}));

const SkillDef companion_mark(
    {"mark_companions", "珠联璧合", "Companions",
     "你可移去此标记：于出牌阶段摸两张牌；或视为使用一张没有实体牌的【桃】。",
     "You may spend this mark: draw two cards in your play phase, or use a Peach without a card."},
    marks_named("珠联璧合", "Companions"),
    at<Timing::PlayIdle>().may().cls(PriorityClass::Flow).when(own_play_phase).then(draw_two),
    at<Timing::NeedUse2>().may().cls(PriorityClass::Flow).declares(kPeach).then(make_peach),
    hint({.self = {.cards = 2.0F}}));

const SkillDef half_mark(
    {"mark_half", "阴阳鱼", "Yin-Yang Fish",
     "你可移去此标记：于出牌阶段摸一张牌；或于弃牌阶段开始时令你此回合手牌上限+2。",
     "You may spend this mark: draw a card in your play phase, or at the start of your discard phase raise your hand "
     "limit by 2 for this turn."},
    marks_named("阴阳鱼", "Yin-Yang Fish"),
    at<Timing::PlayIdle>().may().cls(PriorityClass::Flow).when(own_play_phase).then(draw_one),
    at<Timing::DiscardStart>().may().cls(PriorityClass::Flow).when(over_the_limit).then(keep_two_more),
    hint({.self = {.cards = 1.0F}}));

bool are_companions(GeneralId a, GeneralId b) {
  if (a == GeneralId::None || b == GeneralId::None) return false;
  const auto names = [](const General& one, const General& other) {
    for (const char* id : one.companions)
      if (std::string_view(id) == other.id) return true;
    return false;
  };
  const General &x = def(a), &y = def(b);
  const bool lord_and_follower = (is_lord_card(a) || is_lord_card(b)) && x.kingdom == y.kingdom;
  return lord_and_follower || names(x, y) || names(y, x);
}

int half_symbols(GeneralId id, int slot) {
  if (id == GeneralId::None) return 0;
  const General& x = def(id);
  return x.hp + (slot == 0 ? x.hp_as_head : x.hp_as_deputy);
}
int half_symbols_of(const Game& g, Seat s) {
  return half_symbols(g[s].general[0].general, 0) + half_symbols(g[s].general[1].general, 1);
}

namespace {

void judge_pair(Game& g, Seat s) {
  HegemonyMemory& m = memory_of(g);
  clear_bit(m.pair_due, s);
  clear_bit(m.half_due, s);
  if (are_companions(g[s].general[0].general, g[s].general[1].general)) set_bit(m.pair_due, s);
  if (half_symbols_of(g, s) % 2 != 0) set_bit(m.half_due, s);
}

}  // namespace

void note_reveal(Game& g, const Reveal& e) {
  HegemonyMemory& m = memory_of(g);
  if (!m.somebody_revealed && g.players() > 2) m.vanguard = e.seat;
  m.somebody_revealed = true;
  std::uint8_t& ever = m.ever_revealed[e.seat];
  if (has_bit(m.pair_broken, e.seat) || ever == kBoth) return;
  ever |= e.slots;
  if (ever == kBoth) judge_pair(g, e.seat);
}

void judge_pair_again(Game& g, Seat s) {
  if (memory_of(g).ever_revealed[s] == kBoth && !has_bit(memory_of(g).pair_broken, s)) judge_pair(g, s);
}

void note_general_gone(Game& g, Seat s) {
  HegemonyMemory& m = memory_of(g);
  if (m.ever_revealed[s] != kBoth) set_bit(m.pair_broken, s);
}

void give_marks_due(Game& g, Seat s) {
  HegemonyMemory& m = memory_of(g);
  if (has_bit(m.pair_due, s)) give_mark(g, s, companion_mark);
  if (has_bit(m.half_due, s)) give_mark(g, s, half_mark);
  clear_bit(m.pair_due, s);
  clear_bit(m.half_due, s);
  if (m.vanguard == s) {
    give_mark(g, s, vanguard_mark);
    m.vanguard = kNoSeat;
  }
}

}  // namespace jiesuan
