#include "text/why_not.h"

namespace jiesuan::text {

std::string reason(const Objection& o, const Words& w) {
  switch (o.why) {
    case WhyNot::NotNow:
      return w.say("现在不是用它的时机", "this is not the moment for it");
    case WhyNot::NotWanted:
      return w.say("这里要的是别的牌", "another card is asked for");
    case WhyNot::LimitReached:
      return w.say("使用次数已到上限", "it has been used as often as it may be");
    case WhyNot::Forbidden:
      if (o.by == SkillId::None) return w.say("有技能不允许", "a skill forbids it");
      return w.say("{}不允许", "{} forbids it", w.skill(o.by));
    case WhyNot::NoTarget:
      return w.say("没有可以指定的目标", "there is nobody to use it on");
    case WhyNot::Dead:
      return w.say("该角色已阵亡", "the character is dead");
    case WhyNot::OutOfPlay:
      return w.say("该角色暂时不计入座次", "the character is not counted at the table now");
    case WhyNot::CardFace:
      return w.say("牌上写明不能这样用", "the card itself excludes it");
    case WhyNot::SameTrick:
      return w.say("那里已有同名的延时锦囊", "a delayed trick of this name lies there already");
    case WhyNot::OutOfRange:
      return w.say("距离太远", "it is too far away");
    case WhyNot::Condition:
      return w.say("技能的条件不满足", "the skill's condition is not met");
    case WhyNot::NothingToChoose:
      return w.say("没有可以选的", "there is nothing to choose for it");
    case WhyNot::ClassPassed:
      return w.say("此时机已轮到后面一类的发动", "its place at this moment has passed");
    case WhyNot::UsedUp:
      return w.say("已经发动过或放弃了", "it has been launched as often as it may be, or declined");
    case WhyNot::Void:
      return w.say("技能无效", "the skill is void");
    case WhyNot::NotItsTurn:
      return w.say("座次在前的角色已经行动，没有轮到", "somebody before it in order has acted already");
    case WhyNot::OrderPassed:
      return w.say("此时机已按座次轮过该角色", "its turn in the order of this timing is over");
    case WhyNot::TargetCancelled:
      return w.say("该角色已不是这张牌的目标", "the character is no target of the card any more");
    case WhyNot::None:
      break;
  }
  return w.say("这里不能选它", "it is no choice here");
}

}  // namespace jiesuan::text
