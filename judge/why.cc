#include "judge/why.h"

#include "engine/content/catalogue.h"

namespace jiesuan::judge {

const std::vector<ReasonName>& reason_names() {
  static const std::vector<ReasonName> kNames = {
      {WhyNot::NotNow, "not now", "it is nothing for this moment", "此刻用不上"},
      {WhyNot::NotWanted, "not wanted", "another card is asked for", "需要的是别的牌"},
      {WhyNot::LimitReached, "limit reached", "it was used as often as it may be", "次数已用尽"},
      {WhyNot::Forbidden, "forbidden", "a skill forbids it", "有技能禁止"},
      {WhyNot::NoTarget, "no target", "there is nobody to use it on", "没有合法目标"},
      {WhyNot::Dead, "dead", "the character is dead", "该角色已阵亡"},
      {WhyNot::OutOfPlay, "out of play", "the character is not counted at the table", "该角色不计入场上"},
      {WhyNot::CardFace, "card text", "the card's own text excludes it", "牌面说明不允许"},
      {WhyNot::SameTrick, "same trick", "a delayed trick of this name lies there already",
       "判定区已有同名延时锦囊"},
      {WhyNot::OutOfRange, "too far", "it is too far away", "距离不够"},
      {WhyNot::Condition, "condition", "the skill's condition is not met", "发动条件不满足"},
      {WhyNot::NothingToChoose, "nothing to choose", "there is nothing to choose", "没有可选的对象"},
      {WhyNot::ClassPassed, "class passed", "an action of a lower class has been taken at this timing",
       "此时机已轮到更低的优先级"},
      {WhyNot::UsedUp, "used up", "it was launched as often as it may be, or declined",
       "次数已用完，或已放弃"},
      {WhyNot::Void, "void", "the skill is void", "技能无效"},
      {WhyNot::NotItsTurn, "not its turn", "somebody before it in order has acted already",
       "座次在前的角色已经行动，没有轮到"},
      {WhyNot::OrderPassed, "order passed", "its turn in the order of this timing was over before that",
       "此时机在那之前已按座次轮过该角色"},
      {WhyNot::TargetCancelled, "target cancelled", "the character is no target of the card any more",
       "该角色已不是这张牌的目标"},
  };
  return kNames;
}

std::optional<WhyNot> reason_called(std::string_view word) {
  for (const ReasonName& r : reason_names())
    if (r.word == word) return r.why;
  return std::nullopt;
}

const ReasonName* naming(WhyNot why) {
  for (const ReasonName& r : reason_names())
    if (r.why == why) return &r;
  return nullptr;
}

TwoTongues named(Timing t) { return {std::string(timing_zh(t)), std::string(timing_id(t))}; }

TwoTongues said(const Objection& o) {
  if (o.why == WhyNot::Forbidden && o.by != SkillId::None)
    return in_both("〖{}〗不允许", "{} forbids it", TwoTongues{def(o.by).zh, def(o.by).en});
  const ReasonName* name = naming(o.why);
  return name ? TwoTongues{std::string(name->zh), std::string(name->sentence)} : TwoTongues{};
}

}  // namespace jiesuan::judge
