#include "text/questions.h"

#include "engine/content/catalogue.h"

namespace jiesuan::text {
namespace {

std::string launchable(const jiesuan::Asked& r, const Words& w) {
  std::string out;
  for (const Option& o : r.options)
    if (o.kind == OptionKind::Skill) out += (out.empty() ? "" : w.zh() ? "、" : ", ") + w.skill(o.skill);
  return out;
}

std::string because(const Question& q, const Words& w) {
  const jiesuan::Asked& r = q.asked();
  std::string what = r.skill != SkillId::None          ? w.skill(r.skill)
                     : r.card != CardName::None        ? w.name(r.card)
                     : r.timing == Timing::DiscardBody ? w.say("弃牌阶段", "the discard phase")
                                                       : "";
  if (r.about != kNoSeat && r.about != r.seat)
    what += (what.empty() ? ""
             : w.zh()     ? "，"
                          : ", ") +
            w.say("关于{}", "about {}", w.seat(q.names(), r.about));
  return what.empty() ? "" : w.say("（{}）", " ({})", what);
}

}  // namespace

std::string wanted_names(const NameSet& wanted, const Words& w) {
  std::string out;
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c || !wanted.has(c->name)) continue;
    if (c->family != c->name && wanted.has(c->family)) continue;  // 杀 says 火杀 as well
    out += (out.empty() ? "" : w.zh() ? "或" : " or ") + w.name(c->name);
  }
  return out;
}

std::string asked_sentence(const Question& q, const Words& w) {
  const jiesuan::Asked& r = q.asked();
  const std::string who = w.seat(q.names(), r.seat);
  switch (r.ask) {
    case Ask::Act:
      return w.say("{} 在空闲时间点行动", "{} may act (idle point)", who);
    case Ask::Launch:
      return r.may_pass ? w.say("询问 {}：是否发动{}", "{} is asked: launch {}?", who, launchable(r, w))
                        : w.say("{} 须选择：{}", "{} must choose among {}", who, launchable(r, w));
    case Ask::Card:
      return (r.to_use
                  ? w.say("询问 {}：是否使用{}", "{} is asked: use {}?", who, wanted_names(r.wanted, w))
                  : w.say("询问 {}：是否打出{}", "{} is asked: play {}?", who, wanted_names(r.wanted, w))) +
             because(q, w);
    case Ask::OwnCards:
      return w.say("{} 选择自己的牌", "{} chooses own cards", who) + because(q, w);
    case Ask::CardsOf:
      return w.say("{} 选择一张牌", "{} chooses a card", who) + because(q, w);
    case Ask::Seats:
      return w.say("{} 选择角色", "{} chooses characters", who) + because(q, w);
    case Ask::Choice: {
      std::string choices;
      for (const Option& o : r.options)
        choices += (choices.empty() ? "" : w.zh() ? "／" : " / ") + option_text(q, o, w);
      return w.say("{} 选择一项", "{} chooses", who) + because(q, w) + w.say("：{}", ": {}", choices);
    }
    case Ask::Arrange:
      return w.say("{} 排列牌的顺序", "{} puts cards into an order", who) + because(q, w);
    case Ask::General:
      return w.say("{} 选择武将", "{} chooses a general", who);
  }
  return "";
}

std::string answered_sentence(const Question& q, const Words& w) { return selection_text(q, q.given(), w); }

std::string selection_text(const Question& q, const Selection& pick, const Words& w) {
  const jiesuan::Asked& r = q.asked();
  const Option& o = r.options[pick.option];
  std::string out;
  switch (o.kind) {
    case OptionKind::Cards:
    case OptionKind::Seats:
      break;
    case OptionKind::Use:
      out = r.ask == Ask::Card && !r.to_use ? w.say("打出", "play") : w.say("使用", "use");
      break;
    default:
      out = option_text(q, o, w);
      break;
  }
  for (CardId c : pick.cards) out += (out.empty() ? "" : " ") + w.face(q.face(c));
  for (Seat s : pick.seats) out += (out.empty() ? "→ " : " → ") + w.seat(q.names(), s);
  return out;
}

}  // namespace jiesuan::text
