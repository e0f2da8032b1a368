#include "engine/content/catalogue.h"
#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::text {
namespace {

using jiesuan::Asked;

std::string refusal(const Asked& r, const Words& w) {
  switch (r.ask) {
    case Ask::Launch:
      return w.say("不发动", "Do not launch");
    case Ask::Card:
      return r.to_use ? w.say("不使用", "Do not use") : w.say("不打出", "Do not play");
    case Ask::Choice:
      return w.say("否", "No");
    default:
      return w.say("不选", "None");
  }
}

std::string to_use(const Question& q, const Option& o, const Words& w) {
  const Asked& r = q.asked();
  if (r.ask == Ask::Act) return w.say("使用牌", "Use a card");
  const std::string names = card_names(q, o.cards, w);
  return r.ask == Ask::Card && !r.to_use ? w.say("打出{}", "Play {}", names)
                                         : w.say("使用{}", "Use {}", names);
}

std::string to_launch(const Question& q, const Option& o, const Words& w) {
  const std::string skill = skill_and_owner(q, o, w);
  if (o.as != CardName::None) return w.say("{}视为{}", "{} as {}", skill, w.name(o.as));
  return w.say("发动{}", "Launch {}", skill);
}

std::string to_take_cards(const Asked& r, const Words& w) {
  for (const Option& o : r.options)
    if (o.kind == OptionKind::HandCard) return w.say("场上的牌", "A card in play");
  if (r.purpose.said()) return w.zh() ? r.purpose.zh : capital(r.purpose.en);
  if (r.timing == Timing::DiscardBody) return w.say("弃置", "Discard");
  return w.say("选定", "Choose");
}

std::string number(const Asked& r, const Option& o, const Words& w) {
  if (o.skill != SkillId::None) {
    const Choice& c = def(o.skill).choices[o.value];
    return w.zh() ? c.zh : capital(c.en);
  }
  if (r.ask != Ask::Arrange) return fmt::format("{}", int{o.value});
  if (o.value == o.max_cards) return w.say("全部置顶", "All on top");
  if (o.value == 0) return w.say("全部置底", "All at the bottom");
  return w.say("{} 张置顶", "{} on top", int{o.value});
}

}  // namespace

std::string option_label(const Question& q, const Option& o, const Words& w) {
  const Asked& r = q.asked();
  switch (o.kind) {
    case OptionKind::Pass:
      return refusal(r, w);
    case OptionKind::Use:
      return to_use(q, o, w);
    case OptionKind::Skill:
      return to_launch(q, o, w);
    case OptionKind::Recast:
      return w.say("重铸{}", "Recast {}", card_names(q, o.cards, w));
    case OptionKind::EndPhase:
      return w.say("结束出牌", "End phase");
    case OptionKind::Cards:
      return to_take_cards(r, w);
    case OptionKind::HandCard:
      return w.say("一张手牌", "A hand card");
    case OptionKind::Seats:
      return w.say("选定", "Choose");
    case OptionKind::Number:
      return number(r, o, w);
    case OptionKind::Yes:
      return w.say("是", "Yes");
    case OptionKind::Convert:
    case OptionKind::Suit:
    case OptionKind::General:
    case OptionKind::Kingdom:
    case OptionKind::CardName:
    case OptionKind::SkillName:
      return option_text(q, o, w);
  }
  return "";
}

}  // namespace jiesuan::text
