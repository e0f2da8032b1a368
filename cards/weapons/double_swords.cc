// 雌雄双股剑 Double Swords · range 2 — after your 杀 has targeted a character of the other sex you may make
// it choose: discard a hand card, or you draw one.                                [R000-69, R003-32, R004-39]
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool other_sex(const Skill<Use>& s) {
  if (!own_slash(s)) return false;
  const Gender mine = s.game[s.owner].gender, theirs = s.game[s.event.target().seat].gender;
  return mine != Gender::None && theirs != Gender::None && mine != theirs;
}

Task<> challenge(Skill<Use> s) {
  const Seat target = s.event.target().seat;
  const bool paid =
      co_await offer_discard(s.game, target, s.game[target].hand, 1,
                             asked_by(s, s.owner).or_else("对方摸一张牌", "the attacker draws a card"));
  if (!paid) co_await draw(s.game, s.owner, 1);
}

const SkillDef double_swords_skill(
    {"double_swords", "雌雄双股剑", "Double Swords",
     "你的【杀】指定异性角色为目标后，可令其选择：弃置一张手牌，或令你摸一张牌。",
     "After your Slash has targeted a character of the other sex you may make it discard a hand card or "
     "let you draw one."},
    weapon_range(2), at<Timing::UseTargeted>().may().about(the_target).when(other_sex).then(challenge),
    hint({.about = {.cards = -1}, .refusal = {.other = -0.8F}}));

}  // namespace

const CardDef double_swords(weapon({kDoubleSwords, "double_swords", "雌雄双股剑", "Double Swords"}, 2,
                                   &double_swords_skill));

}  // namespace jiesuan
