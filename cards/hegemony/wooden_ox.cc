// 木牛流马 Wooden Ox — once in your play phase you put a hand card face down under it, and may then move the
// ox before another character that has no treasure. What lies under it you use and play as if it were in your
// hand. It goes along when the ox is moved before somebody, and is discarded when it goes elsewhere.
//
// The cards lie beside the character the ox stands before, named by its skill.
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

CardId this_ox(const Skill<Move>& s) { return s.game.state.instance[s.instance].card; }

bool choose_load(const Skill<Phase>& s, Option& o) {
  const CardSet& hand = s.game[s.owner].hand;
  return pick_cards(o, hand, 1, 1);
}
Task<> load(Skill<Phase> s) {
  Game& g = s.game;
  const CardId ox = g.state.instance[s.instance].card;
  co_await put_beside(g, s.owner, s.cards, s.skill, s.owner);
  if (!g[s.owner].equipped().has(ox)) co_return;
  const Seat to =
      co_await choose_seat(g, s.owner, new_holders(g, ox), true, asked_by(s).to("移动此牌", "move the ox"));
  if (to != kNoSeat) co_await move_on_field(g, s.owner, ox, to);
}

CardSet under_it(const StateContext& s) { return cards_beside(s.game, s.owner, s.instance.skill); }

// Where the move takes the ox.
const MovePart* way_of(const Move& m, CardId ox) {
  for (const MovePart& p : m.parts)
    if (p.cards.has(ox)) return &p;
  return nullptr;
}
// The load has the same way: before another character, or to the discard pile.
void take_load_along(Game& g, Move& m, Seat from, SkillId ox, const MovePart& way) {
  const CardSet load = cards_beside(g, from, ox) - m.cards();
  const bool stays_in_use = way.to == Zone::Equipment;
  const Seat to = way.to_seat;
  if (load.empty()) return;
  add_moving(g, m, load, stays_in_use ? Zone::Beside : Zone::Discard, stays_in_use ? to : kNoSeat,
             Reason::Put, kNoSeat);
  if (!stays_in_use) return;
  m.parts.back().tag = named_by(ox);
  m.parts.back().hidden = true;
}

// In an exchange the ox passes through the processing area: its load waits for where it goes from there.
struct Waiting {
  std::uint32_t ox;
  std::uint32_t skill;
};
bool goes_on(const Skill<Move>& s) {
  return way_of(s.event, static_cast<CardId>(s.memory<Waiting>().ox)) != nullptr;
}
Task<> follow(Skill<Move> s) {
  const Waiting w = s.memory<Waiting>();
  const MovePart way = *way_of(s.event, static_cast<CardId>(w.ox));
  detach(s.game, s.instance);
  take_load_along(s.game, s.event, s.owner, static_cast<SkillId>(w.skill), way);
  co_return;
}
const SkillDef on_its_way({"state_wooden_ox_exchanged", "木牛流马", "Wooden Ox"}, Listing::Internal,
                          at<Timing::MoveBefore1>().cls(PriorityClass::Equipment).when(goes_on).then(follow));

bool leaves_loaded(const Skill<Move>& s) {
  const MovePart* way = way_of(s.event, this_ox(s));
  return way && way->from == Zone::Equipment && !cards_beside(s.game, s.owner, s.skill).empty();
}
Task<> unload(Skill<Move> s) {
  const MovePart way = *way_of(s.event, this_ox(s));
  if (way.to == Zone::Processing && way.reason == Reason::Exchange) {
    const Waiting w{this_ox(s), static_cast<std::uint32_t>(s.skill)};
    leave_delayed_effect(s.game, s.owner, on_its_way, s.owner, w);
  } else {
    take_load_along(s.game, s.event, s.owner, s.skill, way);
  }
  co_return;
}

const SkillDef wooden_ox_skill(
    {"wooden_ox", "木牛流马", "Wooden Ox",
     "出牌阶段限一次，你可将一张手牌扣置于此牌下，然后可将此牌移至一名其他角色的装备区（不能替换）。你可如手牌般使用或打出此牌下"
     "的牌。此牌移至装备区外时，其下的牌置入弃牌堆。",
     "Once in your play phase you may put a hand card face down under this card, then you may move this card to "
     "another character's equipment zone if there is room. You use and play the cards under it as if they were in "
     "your hand. When it leaves for anywhere but an equipment zone they go to the discard pile."},
    state(StateKind::LikeHand, under_it),
    at<Timing::PlayIdle>().may().once_per_phase().when(owners_phase).choose(choose_load).then(load),
    // What becomes of its load is no part of its skill: tapped or void, the cards go where they have to.
    at<Timing::MoveBefore2>().never_void().when(leaves_loaded).then(unload),
    hint({.target = {.cards = 1.5F}, .keeps = true, .moment = Moment::Crowded}));

}  // namespace

const CardDef wooden_ox(equipment({kWoodenOx, "wooden_ox", "木牛流马", "Wooden Ox"}, Slot::Treasure, 0,
                                  &wooden_ox_skill));

}  // namespace jiesuan
