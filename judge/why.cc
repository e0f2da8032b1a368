#include "judge/why.h"

#include "engine/content/catalogue.h"

namespace jiesuan::judge {

const std::vector<ReasonName>& reason_names() {
  static const std::vector<ReasonName> kNames = {
      {WhyNot::NotNow, "not now", "it is nothing for this moment"},
      {WhyNot::NotWanted, "not wanted", "another card is asked for"},
      {WhyNot::LimitReached, "limit reached", "it was used as often as it may be"},
      {WhyNot::Forbidden, "forbidden", "a skill forbids it"},
      {WhyNot::NoTarget, "no target", "there is nobody to use it on"},
      {WhyNot::Dead, "dead", "the character is dead"},
      {WhyNot::OutOfPlay, "out of play", "the character is not counted at the table"},
      {WhyNot::CardFace, "card text", "the card's own text excludes it"},
      {WhyNot::SameTrick, "same trick", "a delayed trick of this name lies there already"},
      {WhyNot::OutOfRange, "too far", "it is too far away"},
      {WhyNot::Condition, "condition", "the skill's condition is not met"},
      {WhyNot::NothingToChoose, "nothing to choose", "there is nothing to choose"},
      {WhyNot::ClassPassed, "class passed", "an action of a lower class has been taken at this timing"},
      {WhyNot::UsedUp, "used up", "it was launched as often as it may be, or declined"},
      {WhyNot::Void, "void", "the skill is void"},
  };
  return kNames;
}

std::optional<WhyNot> reason_called(std::string_view word) {
  for (const ReasonName& r : reason_names())
    if (r.word == word) return r.why;
  return std::nullopt;
}

std::string said(const Objection& o) {
  if (o.why == WhyNot::Forbidden && o.by != SkillId::None) return std::string(def(o.by).zh) + " forbids it";
  for (const ReasonName& r : reason_names())
    if (r.why == o.why) return std::string(r.sentence);
  return "";
}

}  // namespace jiesuan::judge
