// What an option is called: on the button that chooses it, and in a sentence about the question or the
// answer.
#include "engine/content/catalogue.h"
#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::text {
namespace {

enum class Place : std::uint8_t { Button, Sentence };  // a button says what pressing it does

std::string refusal(const jiesuan::Asked& r, const Words& w) {
  switch (r.ask) {
    case Ask::Launch:
      return w.say("不发动", "do not launch");
    case Ask::Card:
      return r.to_use ? w.say("不使用", "do not use") : w.say("不打出", "do not play");
    case Ask::Choice:
      return w.say("否", "no");
    default:
      return w.say("不选", "none");
  }
}

std::string to_use(const Question& q, const Option& o, const Words& w) {
  const jiesuan::Asked& r = q.asked();
  const std::string names = card_names(q, o.cards, w);
  return r.ask == Ask::Card && !r.to_use ? w.say("打出{}", "play {}", names)
                                         : w.say("使用{}", "use {}", names);
}

std::string to_take_cards(const jiesuan::Asked& r, const Words& w) {
  for (const Option& o : r.options)
    if (o.kind == OptionKind::HandCard) return w.say("场上的牌", "a card in play");
  if (r.purpose.said()) return w.zh() ? r.purpose.zh : r.purpose.en;
  if (r.timing == Timing::DiscardBody) return w.say("弃置", "discard");
  return w.say("选定", "choose");
}

std::string number(const jiesuan::Asked& r, const Option& o, const Words& w, Place at) {
  if (o.skill != SkillId::None) {
    const Choice& c = def(o.skill).choices[o.value];
    return w.zh() ? c.zh : c.en;
  }
  if (at == Place::Sentence) return w.say("数 {}", "number {}", int{o.value});
  if (r.ask != Ask::Arrange) return fmt::format("{}", int{o.value});
  if (o.value == o.max_cards) return w.say("全部置顶", "all on top");
  if (o.value == 0) return w.say("全部置底", "all at the bottom");
  return w.say("{} 张置顶", "{} on top", int{o.value});
}

// 极略: which of the skills it lends is used.
std::string what_it_lends(const Option& o, const Words& w) {
  const SkillDef* lent = def(o.skill).units[o.unit].lends;
  return lent ? w.say("（{}）", " ({})", w.skill(lent->number)) : "";
}

std::string called(const Question& q, const Option& o, const Words& w, Place at) {
  const jiesuan::Asked& r = q.asked();
  const bool button = at == Place::Button;
  switch (o.kind) {
    case OptionKind::Pass:
      return button ? refusal(r, w) : w.say("不", "no");
    case OptionKind::Use:
      return button && r.ask == Ask::Act ? w.say("使用牌", "use a card") : to_use(q, o, w);
    case OptionKind::Convert:
      return w.say("{}当{}", "{} as {}", w.skill(o.skill), w.name(o.as));
    case OptionKind::Skill: {
      const std::string skill = skill_and_owner(q, o, w) + what_it_lends(o, w);
      if (o.as != CardName::None) return w.say("{}视为{}", "{} as {}", skill, w.name(o.as));
      return button ? w.say("发动{}", "launch {}", skill) : skill;
    }
    case OptionKind::Recast:
      return button ? w.say("重铸{}", "recast {}", card_names(q, o.cards, w)) : w.say("重铸", "recast");
    case OptionKind::EndPhase:
      return button ? w.say("结束出牌", "end phase") : w.say("结束阶段", "end the phase");
    case OptionKind::Cards:
      return button ? to_take_cards(r, w) : w.say("选牌", "cards");
    case OptionKind::HandCard:
      return w.say("一张手牌", "a hand card");
    case OptionKind::Seats:
      return button ? w.say("选定", "choose") : w.say("选角色", "characters");
    case OptionKind::Suit:
      return w.suit(static_cast<Suit>(o.value));
    case OptionKind::Number:
      return number(r, o, w, at);
    case OptionKind::General:
      if (o.deputy != GeneralId::None)
        return w.say("{} · {}", "{} · {}", w.general(o.general), w.general(o.deputy));
      return w.general(o.general);
    case OptionKind::Kingdom:
      return std::string(w.kingdom(static_cast<Kingdom>(o.value)));
    case OptionKind::CardName:
      return w.name(o.as);
    case OptionKind::SkillName:
      return w.skill(o.skill);
    case OptionKind::Yes:
      return w.say("是", "yes");
  }
  return "";
}

}  // namespace

std::string card_names(const Question& q, const CardSet& cards, const Words& w) {
  NameSet names;
  std::string out;
  for (CardId c : cards) {
    if (names.has(q.name(c))) continue;
    names = names | q.name(c);
    out += (out.empty() ? "" : w.zh() ? "或" : " or ") + w.name(q.name(c));
  }
  return out;
}

// 黄天: two characters may have it.
std::string skill_and_owner(const Question& q, const Option& o, const Words& w) {
  if (o.owner == kNoSeat || o.owner == q.seat()) return w.skill(o.skill);
  return w.say("{}的{}", "{}'s {}", w.seat(q.names(), o.owner), w.skill(o.skill));
}

std::string option_label(const Question& q, const Option& o, const Words& w) {
  return capital(called(q, o, w, Place::Button));
}

std::string option_text(const Question& q, const Option& o, const Words& w) {
  return called(q, o, w, Place::Sentence);
}

}  // namespace jiesuan::text
