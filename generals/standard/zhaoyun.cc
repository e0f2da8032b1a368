// 赵云 Zhao Yun · Shu · male · 4
//
// 龙胆 Longdan — you may use or respond a 杀 as a 闪, and a 闪 as a 杀. Under the banner you draw a card
// whenever you do.                                                                       [R000-53, R000-74]
#include "generals/banner.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool a_jink(const StateContext& s, CardId c) { return name_of(s.game, c) == kJink; }
bool a_slash(const StateContext& s, CardId c) { return is_slash(name_of(s.game, c)); }

template <class E>
bool by_this_under_banner(const Skill<E>& s, Seat who) {
  return who == s.owner && s.event.card.through == s.skill && under_banner(s.game, s.owner);
}
bool used_under_banner(const Skill<Use>& s) { return by_this_under_banner(s, s.event.user); }
bool responded_under_banner(const Skill<Respond>& s) { return by_this_under_banner(s, s.event.seat); }
template <class E>
Task<> draw_one(Skill<E> s) {
  co_await draw(s.game, s.owner, 1);
}

const SkillDef longdan({"longdan", "龙胆", "Longdan", "你可将【杀】当【闪】、【闪】当【杀】使用或打出。",
                        "You may use or respond a Slash as a Jink and a Jink as a Slash."},
                       convert_to(kSlash, a_jink), convert_to(kJink, a_slash),
                       at<Timing::UseCardUsed>().when(used_under_banner).then(draw_one<Use>),
                       at<Timing::RespondPlayed>().when(responded_under_banner).then(draw_one<Respond>));

}  // namespace

const General zhaoyun({.id = "zhaoyun",
                       .zh = "赵云",
                       .en = "Zhao Yun",
                       .kingdom = Kingdom::Shu,
                       .hp = 4,
                       .skills = {&longdan}});

}  // namespace jiesuan
