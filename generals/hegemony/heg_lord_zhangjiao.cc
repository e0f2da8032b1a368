// 君张角 Lord Zhang Jiao · Qun · male · 4 half symbols · takes the place of 张角
//
// 悟心 Wuxin — at the start of your draw phase you may look at the top X cards of the pile, as many as
// there are Qun characters, and put them back in any order.
// 弘法 Hongfa (lord) — you have the talisman of the yellow turbans:
// (1) at the start of your prepare phase, if there is no heavenly soldier, as many cards as there are Qun
// characters are put there as heavenly soldiers;
// (2) when an effect of yours counts Qun characters you may count up to as many more as there are soldiers;
// (3) before you lose hp you may put a soldier into the discard pile to prevent it;
// (4) characters of your force may use or respond a soldier as 杀.
// 问道 Wendao — once in your play phase: discard a red card and obtain 太平要术 from the discard pile or an
// equipment zone.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

extern const SkillDef hongfa;

CardSet soldiers_of(const Game& g, Seat lord) { return cards_on_general(g, lord, hongfa.number); }
int qun_characters(const Game& g) { return members(g, Kingdom::Qun).size(); }

// The pile can be looked at so far at once.
constexpr int kMostSeen = 10;

Task<> read_the_book(Skill<Phase> s) {
  Game& g = s.game;
  const int qun = qun_characters(g);
  const int x = co_await choose_number(g, s.owner, qun, qun + soldiers_of(g, s.owner).size(),
                                       asked_by(s).to("观看的牌数", "cards to look at"));
  co_await arrange_pile_top(g, s.owner, std::min(x, kMostSeen), asked_by(s), PutBack::Top);
}

const SkillDef wuxin(
    {"wuxin", "悟心", "Wuxin",
     "摸牌阶段开始时，你可观看牌堆顶的X张牌（X为群势力角色数），以任意顺序将其置于牌堆顶。",
     "At the start of your draw phase you may look at the top X cards of the pile, as many as there are Qun "
     "characters, and put them back on top in any order."},
    at<Timing::DrawStart2>().may().when(owners_phase).then(read_the_book));

// ---- the talisman

bool no_soldier_left(const Skill<Phase>& s) {
  return owners_phase(s) && soldiers_of(s.game, s.owner).empty() && qun_characters(s.game) > 0;
}
Task<> call_down_soldiers(Skill<Phase> s) {
  const CardSet top = co_await turn_up(s.game, qun_characters(s.game));
  co_await put_on_general(s.game, s.owner, top & s.game.state.processing, s.skill);
}

bool about_to_lose_hp(const Skill<HpLoss>& s) { return s.event.seat == s.owner; }
bool choose_soldier(const Skill<HpLoss>& s, Option& o) {
  return pick_cards(o, soldiers_of(s.game, s.owner), 1, 1);
}
Task<> fall_for_the_lord(Skill<HpLoss> s) {
  co_await move_cards(s.game, moving(s.game, s.cards, Zone::Discard, kNoSeat, Reason::Put, s.owner));
  s.event.terminate();
}

CardSet soldiers_at_hand(const StateContext& s) {
  return soldiers_of(s.game, s.game.state.instance[s.instance.granted_by].owner);
}
int more_by_soldiers(const StateContext& s) { return soldiers_of(s.game, s.owner).size(); }
bool any_card(const StateContext&, CardId) { return true; }
const SkillDef heavenly_soldier({"heavenly_soldier", "天兵", "Heavenly Soldier",
                                 "你可将一张“天兵”当【杀】使用或打出。",
                                 "You may use or respond a Heavenly Soldier as a Slash."},
                                Listing::Internal, convert_to(kSlash, any_card).taken_from(soldiers_at_hand));
bool of_the_lords_force(const StateContext& by, Seat who) { return same_force(by.game, by.owner, who); }

const SkillDef hongfa(
    {"hongfa", "弘法", "Hongfa",
     "君主技，你拥有“黄巾天兵符”：①准备阶段开始时，若没有“天兵”，将牌堆顶的X张牌置于其上，称为“天兵”（X为群势力角色数）。"
     "②你执行的效果计算群势力角色数时，可多计至多“天兵”数。③你失去体力前，可将一张“天兵”置入弃牌堆，防止之。④与你势力"
     "相同的角色可将一张“天兵”当【杀】使用或打出。",
     "Lord: you have the talisman of the yellow turbans. (1) At the start of your prepare phase, if there is no "
     "Heavenly Soldier, as many cards as there are Qun characters are put there from the pile. (2) When an effect of "
     "yours counts Qun characters you may count up to as many more as there are Soldiers. (3) Before you lose hp you "
     "may put a Soldier into the discard pile to prevent it. (4) Characters of your force may use or play a Soldier "
     "as a Slash."},
    Tag::Lord, at<Timing::PrepareStart>().when(no_soldier_left).then(call_down_soldiers),
    at<Timing::LoseHpBefore>().may().when(about_to_lose_hp).choose(choose_soldier).then(fall_for_the_lord),
    state(StateKind::CountsMoreAllies, more_by_soldiers), grants(heavenly_soldier, of_the_lords_force));

// ---- the book

CardId peace_spell_within_reach(const Game& g) {
  for (int n = 0; n < g.state.cards; ++n) {
    const auto c = static_cast<CardId>(n);
    const Zone zone = g.state.place[c].zone;
    if (printed_name(g, c) == kPeaceSpell && (zone == Zone::Discard || zone == Zone::Equipment)) return c;
  }
  return kNoCard;
}
bool choose_red(const Skill<Phase>& s, Option& o) {
  CardSet red = s.game[s.owner].own_cards();
  for (CardId c : red)
    if (colour_of_card(s.game, c) != Colour::Red) red.remove(c);
  return pick_discards(s, o, red, 1, 1);
}
Task<> ask_for_the_way(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  const CardId book = peace_spell_within_reach(s.game);
  if (book != kNoCard) co_await obtain(s.game, s.owner, CardSet(book));
}

const SkillDef wendao(
    {"wendao", "问道", "Wendao",
     "出牌阶段限一次，你可弃置一张红色牌，获得弃牌堆里或一名角色装备区里的【太平要术】。",
     "Once in your play phase: discard a red card and obtain Peace Spell from the discard pile or an equipment zone."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_red).then(ask_for_the_way),
    hint({.moment = Moment::Never}));

}  // namespace

const General heg_lord_zhangjiao({.id = "heg_lord_zhangjiao",
                                  .zh = "君张角",
                                  .en = "Lord Zhang Jiao",
                                  .set = "hegemony_momentum",
                                  .kingdom = Kingdom::Qun,
                                  .hp = 4,
                                  .replaces = "heg_zhangjiao",
                                  .skills = {&wuxin, &hongfa, &wendao}});

}  // namespace jiesuan
