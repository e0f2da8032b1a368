// Answers that name something: one of a skill's choices, a card, a general, a skill.
#pragma once
#include <string>
#include <vector>

#include "tests/support/table.h"

namespace jiesuan::test {

inline std::string name_of_option(const Option& o) {
  switch (o.kind) {
    case OptionKind::Number:
      return o.skill == SkillId::None ? "" : def(o.skill).choices[o.value].id;
    case OptionKind::CardName:
      return def(o.as).id;
    case OptionKind::General:
      return def(o.general).id;
    case OptionKind::SkillName:
      return def(o.skill).id;
    default:
      return "";
  }
}

// Everything that can be named in answer to the open question.
inline std::vector<std::string> named_options(const Table& t) {
  std::vector<std::string> names;
  if (!t.over())
    for (const Option& o : t.request().options)
      if (!name_of_option(o).empty()) names.push_back(name_of_option(o));
  return names;
}

inline bool can_name(const Table& t, const std::string& what) {
  for (const std::string& name : named_options(t))
    if (name == what) return true;
  return false;
}

inline void say(Table& t, Seat s, const std::string& what) {
  for (int i = 0; !t.over() && i < t.request().options.size(); ++i)
    if (name_of_option(t.request().options[i]) == what) return t.choose_option(s, i);
  ADD_FAILURE() << "'" << what << "' cannot be named: " << t.question();
}

}  // namespace jiesuan::test
