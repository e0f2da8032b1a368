// 曹休 Cao Xiu · Wei · male · 4
//
// 讨袭 Taoxi — once in your play phase, after a card of yours has targeted one other character alone: you may
// show a hand card of it, unseen. Until the end of the turn that card lies open and you may use it as if it
// were in your hand. If it still lies there then, you lose 1 hp.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// What has left the hand does not lie open any more, wherever it goes from there (principles §5).
struct OpenCard {
  CardId card;
  Seat seat;
  CardSet still_there(const Game& g) const { return open_hand(g, seat) & CardSet(card); }
};

// ---- what it leaves: on him the use of the card, on the other that it lies face down again

CardSet to_be_raided(const StateContext& s) { return s.value<OpenCard>().still_there(s.game); }
// "Use", so it is not responded.
bool made_of_it(const StateContext& s, const Deed& d) {
  return d.card.cards.has(s.value<OpenCard>().card) && !to_be_raided(s).empty();
}
bool was_not_raided(const Skill<Turn>& s) { return !s.memory<OpenCard>().still_there(s.game).empty(); }
Task<> fail_to_raid(Skill<Turn> s) {
  detach(s.game, s.instance);
  co_await lose_hp(s.game, s.owner, 1, s.skill);
}
const SkillDef raiding({"state_taoxi", "讨袭", "Taoxi"}, Listing::Internal,
                       state(StateKind::LikeHand, to_be_raided), forbids(Act::Respond, made_of_it),
                       at<Timing::TurnEnd1>().when(was_not_raided).then(fail_to_raid));

Task<> lie_down_again(Skill<Turn> s) {
  const CardSet card = s.memory<OpenCard>().still_there(s.game);
  detach(s.game, s.instance);
  co_await change_cards(s.game, s.owner, s.owner, GameCardChange::Close, card);
}
// One timing after the loss of hp, whoever sits first.
const SkillDef lies_open({"state_taoxi_card", "讨袭", "Taoxi"}, Listing::Internal,
                         at<Timing::TurnEnd2>().then(lie_down_again));

// ---- 讨袭

bool raids_one_alone(const Skill<Use>& s) {
  const Use& u = s.event;
  return u.user == s.owner && s.game.in_phase_of(s.owner, PhaseKind::Play) && u.targets.size() == 1 &&
         the_target(u) != s.owner && !s.game[the_target(u)].hand.empty();
}
Task<> raid(Skill<Use> s) {
  Game& g = s.game;
  const Seat target = the_target(s.event);
  const CardId c =
      co_await choose_card_of(g, s.owner, target, Zones::Hand, asked_by(s, target).to("展示", "show"));
  if (c == kNoCard) co_return;
  const OpenCard open{c, target};
  const bool turned = co_await change_cards(g, s.owner, target, GameCardChange::Open, CardSet(c));
  leave_effect(g, s.owner, raiding, Scope::Turn, s.owner, open);
  if (turned) leave_delayed_effect(g, target, lies_open, s.owner, open);
}

const SkillDef taoxi(
    {"taoxi", "讨袭", "Taoxi",
     "出牌阶段限一次，当你使用牌仅指定一名其他角色为目标后，你可展示其一张手牌，直到回合结束，此牌对所有角色可见且你可如手牌般使"
     "用之；回合结束时，若此牌仍在其手牌中，你失去1点体力。",
     "Once in your play phase, after a card of yours has targeted one other character alone, you may show a hand "
     "card of it: until the end of the turn it lies open and you may use it as if it were in your hand. If it is "
     "still in that hand at the end of the turn, you lose 1 hp."},
    at<Timing::UseTargeted>().may().once_per_phase().about(the_target).when(raids_one_alone).then(raid),
    hint({.self = {.cards = 0.6F, .hp = -0.3F}, .about = {.cards = -0.5F}}));

}  // namespace

const General caoxiu({.id = "caoxiu",
                      .zh = "曹休",
                      .en = "Cao Xiu",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wei,
                      .hp = 4,
                      .skills = {&taoxi}});

}  // namespace jiesuan
