// Skills of no general for scenarios about document 002: those about cards in use, searches, timings,
// transfers.
#include "judge/lab_words.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

// ---- 检索: what is named first, then the value; whoever is chosen gets the card

// The skill's choices, in the order in which it declares them.
enum class Wanted : std::uint8_t { Name, Suit, Colour, Type, Number, Red, Black, Basic, Trick, Equipment };
constexpr std::uint32_t bit(Wanted w) { return 1u << static_cast<int>(w); }
constexpr bool is(int choice, Wanted w) { return choice == static_cast<int>(w); }

NameSet names_of_the_deck(const Game& g) {
  NameSet names;
  for (int c = 0; c < g.state.cards; ++c) names.add(family_of(g.state.face[c].name));
  return names;
}

Task<SearchFor> declare(Game& g, Seat s, Asking why) {
  SearchFor what;
  const int kind = co_await choose_one(
      g, s, why,
      bit(Wanted::Name) | bit(Wanted::Suit) | bit(Wanted::Colour) | bit(Wanted::Type) | bit(Wanted::Number));
  what.kind = static_cast<SearchFor::Kind>(kind);
  if (what.kind == SearchFor::Kind::Name) {
    const CardName name = co_await choose_card_name(g, s, names_of_the_deck(g), why);
    what.name = name;
  } else if (what.kind == SearchFor::Kind::Suit) {
    const Suit suit = co_await choose_suit(g, s, why);
    what.suit = suit;
  } else if (what.kind == SearchFor::Kind::Number) {
    const int number = co_await choose_number(g, s, 1, 13, why);
    what.number = static_cast<std::uint8_t>(number);
  } else if (what.kind == SearchFor::Kind::Colour) {
    const int colour = co_await choose_one(g, s, why, bit(Wanted::Red) | bit(Wanted::Black));
    what.colour = is(colour, Wanted::Red) ? Colour::Red : Colour::Black;
  } else {
    const int type =
        co_await choose_one(g, s, why, bit(Wanted::Basic) | bit(Wanted::Trick) | bit(Wanted::Equipment));
    what.type = is(type, Wanted::Basic)   ? Category::Basic
                : is(type, Wanted::Trick) ? Category::Trick
                                          : Category::Equipment;
  }
  co_return what;
}
Task<> search_for(Skill<Phase> s) {
  const SearchFor what = co_await declare(s.game, s.owner, asked_by(s));
  co_await search_and_obtain(s.game, s.seat(), what);
}
const Choices kWanted = choices({{"name", "牌名", "name"},
                                 {"suit", "花色", "suit"},
                                 {"colour", "颜色", "colour"},
                                 {"type", "类别", "type"},
                                 {"number", "点数", "number"},
                                 {"red", "红色", "red"},
                                 {"black", "黑色", "black"},
                                 {"basic", "基本牌", "basic"},
                                 {"trick", "锦囊牌", "trick"},
                                 {"equipment", "装备牌", "equipment"}});
const SkillDef lab_search({"lab_search", "试验·检索", "Lab search", "检索一张牌，令一名角色获得之。",
                           "Search for a card; a character gets it."},
                          Listing::Scenario, kWanted, at<Timing::PlayIdle>().choose(anyone).then(search_for));
// A search inside a judgement: for a red card, before the result stands.
Task<> search_red(Skill<Judgement> s) {
  SearchFor red;
  red.kind = SearchFor::Kind::Colour;
  red.colour = Colour::Red;
  co_await search_and_obtain(s.game, s.owner, red);
}
const SkillDef lab_search_in_judgement(
    {"lab_search_in_judgement", "试验·判定中检索", "Lab search in judgement",
     "判定结果确定前，你可检索一张红色牌并获得之。",
     "Before the result of a judgement stands you may search for a red card and get it."},
    Listing::Scenario, at<Timing::JudgeBeforeResult>().may().then(search_red));
// The found card is for one who dies before.
Task<> search_for_the_dead(Skill<Phase> s) {
  SearchFor red;
  red.kind = SearchFor::Kind::Colour;
  red.colour = Colour::Red;
  const Searched result = co_await search(s.game, red);
  co_await lose_hp(s.game, s.seat(), 9, s.skill);
  if (result.found != kNoCard) co_await obtain(s.game, s.seat(), CardSet(result.found));
  co_await put_away(s.game, result);
}
const SkillDef lab_search_for_dead({"lab_search_for_dead", "试验·检索与死亡", "Lab search for the dead",
                                    "检索一张红色牌，令一名角色失去9点体力，然后获得之。",
                                    "Search for a red card; a character loses 9 hp and then gets it."},
                                   Listing::Scenario,
                                   at<Timing::PlayIdle>().choose(another).then(search_for_the_dead));

// ---- 某时机之前: damage is prevented through the start of the finish phase of that turn's owner

bool own_damage(const Skill<Damage>& s) { return s.event.victim == s.owner; }
Task<> ward_off(Skill<Damage> s) {
  prevent(s.event);
  co_return;
}
const SkillDef lab_warded({"state_lab_warded", "试验·护身", "Lab warded"}, Listing::Internal,
                          at<Timing::DamageBeforeStart1>().when(own_damage).then(ward_off));
Task<> give_ward(Skill<Phase> s) {
  leave_effect_through(s.game, s.seat(), lab_warded, Timing::FinishStart, s.owner, s.owner);
  co_return;
}
const SkillDef lab_ward({"lab_ward", "试验·某时机之前", "Lab ward",
                         "你的结束阶段开始时之前，防止一名角色受到的伤害。",
                         "Before the start of your finish phase: damage to a character is prevented."},
                        Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(give_ward));
Task<> strike_one(Skill<Phase> s) { co_await deal_damage(s.game, damage_from(s, s.seat())); }
const SkillDef lab_finish_strike(
    {"lab_finish_strike", "试验·结束阶段伤害", "Lab finish strike",
     "一名角色的结束阶段开始时，或结束时，你可对一名角色造成1点伤害。",
     "At the start or the end of a finish phase you may deal 1 damage to a character."},
    Listing::Scenario, at<Timing::FinishStart>().may().choose(anyone).then(strike_one),
    at<Timing::FinishEnd>().may().choose(anyone).then(strike_one));
Task<> skip_finish(Skill<Phase> s) {
  skip_phase(s.game, PhaseKind::Finish);
  co_return;
}
const SkillDef lab_skip_finish({"lab_skip_finish", "试验·跳过结束阶段", "Lab skip finish",
                                "跳过你此回合的结束阶段。", "Skip the finish phase of this turn."},
                               Listing::Scenario, at<Timing::PlayIdle>().then(skip_finish));
bool own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }
bool anyone_now(const Skill<Turn>& s, Option& o) { return pick_seats(o, living(s.game)); }
Task<> strike_late(Skill<Turn> s) { co_await deal_damage(s.game, damage_from(s, s.seat())); }
const SkillDef lab_turn_strike(
    {"lab_turn_strike", "试验·回合末伤害", "Lab turn strike",
     "你的回合结束前❶，或❷，可对一名角色造成1点伤害。",
     "At TurnEnd1 or TurnEnd2 of your turn you may deal 1 damage to a character."},
    Listing::Scenario, at<Timing::TurnEnd1>().may().when(own_turn).choose(anyone_now).then(strike_late),
    at<Timing::TurnEnd2>().may().when(own_turn).choose(anyone_now).then(strike_late));

// ---- 效果值

template <int delta>
Task<> change_value(Skill<Use> s) {
  change_effect_value(s.game, s.event, delta);
  co_return;
}
bool own_card(const Skill<Use>& s) { return s.event.user == s.owner; }
const SkillDef lab_value_up({"lab_value_up", "试验·效果值加", "Lab value up", "锁定技，你使用的牌效果值+1。",
                             "Locked: the effect value of your cards is 1 higher."},
                            Listing::Scenario, Tag::Locked,
                            at<Timing::UseCardUsed>().when(own_card).then(change_value<1>));
const SkillDef lab_value_down({"lab_value_down", "试验·效果值减", "Lab value down",
                               "锁定技，你使用的牌效果值-1。",
                               "Locked: the effect value of your cards is 1 lower."},
                              Listing::Scenario, Tag::Locked,
                              at<Timing::UseCardUsed>().when(own_card).then(change_value<-1>));

// ---- kinds of tricks

bool global_trick(const Skill<Use>& s) { return is_global_trick(s.event.card.name); }
bool non_global_trick(const Skill<Use>& s) { return is_non_global_trick(s.event.card.name); }
template <int n>
Task<> draw_n(Skill<Use> s) {
  co_await draw(s.game, s.owner, n);
}
const SkillDef lab_tricks(
    {"lab_tricks", "试验·普通锦囊牌", "Lab tricks",
     "锁定技，一名角色使用普通锦囊牌时，若为全体性的，你摸两张牌，否则摸一张牌。",
     "Locked: when somebody uses a normal trick you draw two cards if it is global, else one."},
    Listing::Scenario, Tag::Locked, at<Timing::UseCardUsed>().when(global_trick).then(draw_n<2>),
    at<Timing::UseCardUsed>().when(non_global_trick).then(draw_n<1>));

// ---- delayed tricks whose target is cancelled

bool delayed_on_owner(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && def(s.event.card.name).category == Category::DelayedTrick;
}
Task<> cancel_it(Skill<Use> s) {
  cancel_target(s.event);
  co_return;
}
const SkillDef lab_cancel({"lab_cancel", "试验·取消目标", "Lab cancel",
                           "当你成为延时类锦囊牌的目标时，可取消之。",
                           "When you become the target of a delayed trick you may cancel that."},
                          Listing::Scenario,
                          at<Timing::UseBecomingTarget>().may().when(delayed_on_owner).then(cancel_it));
bool with_tricks(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : living(s.game))
    if (!s.game[t].judging.empty()) set.add(t);
  return pick_seats(o, set);
}
Task<> cancel_lying(Skill<Phase> s) {
  const CardId c =
      co_await choose_open_card(s.game, s.owner, s.game[s.seat()].delayed(), asked_by(s, s.seat()));
  co_await cancel_lying_trick(s.game, s.seat(), c);
}
const SkillDef lab_cancel_lying({"lab_cancel_lying", "试验·取消判定区", "Lab cancel lying",
                                 "取消一名角色判定区里的一张牌的目标。",
                                 "Cancel the target of a trick in a judging area."},
                                Listing::Scenario,
                                at<Timing::PlayIdle>().choose(with_tricks).then(cancel_lying));

// ---- 转移

bool transferable(const Skill<Use>& s, Option& o) {
  SeatSet set;
  if (s.event.target().seat == s.owner)
    for (Seat t : others(s.game, s.owner))
      if (may_transfer_target(s.game, s.event, t)) set.add(t);
  return pick_seats(o, set);
}
Task<> turn_away(Skill<Use> s) {
  transfer_target(s.game, s.event, s.seat());
  co_return;
}
const SkillDef lab_turn_away({"lab_turn_away", "试验·转移目标", "Lab turn away",
                              "当你成为牌的目标时，可将之转移给另一名角色。",
                              "When you become a target you may transfer that to another character."},
                             Listing::Scenario,
                             at<Timing::UseBecomingTarget>().may().choose(transferable).then(turn_away));
bool anybody_else(const Skill<Damage>& s, Option& o) {
  return s.event.victim == s.owner && pick_seats(o, others(s.game, s.owner));
}
Task<> pass_damage(Skill<Damage> s) { co_await transfer_damage(s.game, s.event, s.seat()); }
const SkillDef lab_pass_damage({"lab_pass_damage", "试验·转移伤害", "Lab pass damage",
                                "当你受到伤害时，可将之转移给另一名角色。",
                                "When you are about to take damage you may transfer it to another."},
                               Listing::Scenario,
                               at<Timing::DamageTaking2>().may().choose(anybody_else).then(pass_damage));
bool every_end(const Skill<Damage>& s) { return s.event.source != kNoSeat; }
Task<> draw_at_end(Skill<Damage> s) { co_await draw(s.game, s.owner, 1); }
const SkillDef lab_damage_end({"lab_damage_end", "试验·伤害结束", "Lab damage end",
                               "锁定技，有来源的伤害结算结束后，你摸一张牌。",
                               "Locked: after damage with a source is over you draw a card."},
                              Listing::Scenario, Tag::Locked,
                              at<Timing::DamageEnd>().when(every_end).then(draw_at_end));

SeatSet everybody(const Game& g, Seat) {
  SeatSet set;
  for (Seat s = 0; s < g.players(); ++s) set.add(s);
  return set;
}
SeatSet the_living(const Game& g, Seat, Seat first) {
  SeatSet set = living(g);
  set.remove(first);
  return set;
}
bool choose_two(const Skill<Phase>& s, Option& o) { return pick_pair<everybody, the_living>(s, o); }
Task<> move_skill(Skill<Phase> s) {
  const Seat from = s.seats[0], to = s.seats[1];
  SkillList skills;
  for (InstanceId id : s.game[from].instances) {
    const Instance& i = s.game.state.instance[id];
    if (i.own_skill() && i.skill != s.skill && !skills.full()) skills.push_back(i.skill);
  }
  if (!s.game.alive(from) && s.game[from].general[0].general != GeneralId::None)
    for (const SkillDef* x : def(s.game[from].general[0].general).skills)
      if (!skills.full()) skills.push_back(x->number);
  const SkillId which = co_await choose_skill(s.game, s.owner, skills, asked_by(s, from));
  if (which != SkillId::None) co_await transfer_skill(s.game, from, def(which), to);
}
const SkillDef lab_move_skill({"lab_move_skill", "试验·转移技能", "Lab move skill",
                               "将一名角色的一个技能转移给另一名角色。",
                               "Transfer a skill of one character to another."},
                              Listing::Scenario, at<Timing::PlayIdle>().choose(choose_two).then(move_skill));

// ---- 转化

bool slashable(const Skill<Phase>& s, Option& o) {
  SeatSet set;
  for (Seat t : others(s.game, s.owner))
    if (may_use_as_if_on(s.game, s.owner, kSlash, t)) set.add(t);
  return pick_seats(o, set);
}
Task<> slash_as_if_on(Skill<Phase> s) { co_await use_as_if_on(s.game, s.owner, kSlash, s.seat(), s.skill); }
const SkillDef lab_slash_on({"lab_slash_on", "试验·视为对其使用", "Lab slash on",
                             "视为对一名角色使用【杀】。",
                             "You are regarded as using a Slash on a character."},
                            Listing::Scenario, at<Timing::PlayIdle>().choose(slashable).then(slash_as_if_on));
template <CardName card>
bool can_use_as_if(const Skill<Phase>& s) {
  return may_use_as_if(s.game, s.owner, card);
}
template <CardName card>
Task<> as_if(Skill<Phase> s) {
  co_await use_as_if(s.game, s.owner, card, s.skill);
}
const SkillDef lab_slash({"lab_slash", "试验·视为使用", "Lab slash", "视为使用【杀】。",
                          "You are regarded as using a Slash."},
                         Listing::Scenario,
                         at<Timing::PlayIdle>().when(can_use_as_if<kSlash>).then(as_if<kSlash>));
const SkillDef lab_wine({"lab_wine", "试验·视为使用酒", "Lab wine", "视为使用【酒】。",
                         "You are regarded as using an Analeptic."},
                        Listing::Scenario,
                        at<Timing::PlayIdle>().when(can_use_as_if<kAnaleptic>).then(as_if<kAnaleptic>));

}  // namespace
}  // namespace jiesuan
