// 玉玺 Jade Seal — your force is the only big one. If you have a revealed general you draw one card more in
// your draw phase, and at the start of your play phase you are taken to use a 知己知彼.   [hegemony §13 on
// §10, §14.2]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool shows_a_general(const Game& g, Seat s) {
  for (const GeneralSlot& card : g[s].general)
    if (card.general != GeneralId::None && !card.hidden) return true;
  return false;
}

bool draws_openly(const Skill<Phase>& s) { return owner_draws(s) && shows_a_general(s.game, s.owner); }
Task<> one_more(Skill<Phase> s) {
  ++s.event.draw;
  co_return;
}

bool can_look(const Skill<Phase>& s) {
  return owners_phase(s) && shows_a_general(s.game, s.owner) &&
         !targets_if_taken_to_use(s, s.owner, kKnownBoth).empty();
}
Task<> look_around(Skill<Phase> s) {
  const SeatSet whom = targets_if_taken_to_use(s, s.owner, kKnownBoth);
  const Seat target = co_await choose_seat(s.game, s.owner, whom, false, asked_by(s));
  co_await use_card(s.game, taken_to_use(s, s.owner, kKnownBoth, target));
}

const SkillDef jade_seal_skill(
    {"jade_seal", "玉玺", "Jade Seal",
     "锁定技，你的势力视为唯一的大势力；若你有明置的武将牌，摸牌阶段你多摸一张牌，出牌阶段开始时你视为使用一张【知己知彼】。",
     "Locked: your force is the only big one. If you have a revealed general you draw one card more in your draw "
     "phase, and at the start of your play phase you are taken to use a Known Both."},
    Tag::Locked, state(StateKind::OnlyBigForce, true),
    at<Timing::DrawBody>().when(draws_openly).then(one_more),
    at<Timing::PlayStart>().when(can_look).then(look_around));

}  // namespace

const CardDef jade_seal(equipment({kJadeSeal, "jade_seal", "玉玺", "Jade Seal"}, Slot::Treasure, 0,
                                  &jade_seal_skill));

}  // namespace jiesuan
