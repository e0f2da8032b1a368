// The words of log entries, questions and options, from their lists.
#pragma once
#include "engine/event/log.h"
#include "engine/event/request.h"
#include "engine/state/words.h"

namespace jiesuan {

template <>
struct NamesOf<LogKind> {
  static constexpr Naming kAll[] = {
#define JIESUAN_LOG_KIND(id, word, audience) {word, {}, {}},
#include "engine/event/words.def"
  };
};
template <>
struct NamesOf<Ask> {
  static constexpr Naming kAll[] = {
#define JIESUAN_ASK(id, word) {word, {}, {}},
#include "engine/event/words.def"
  };
};
template <>
struct NamesOf<OptionKind> {
  static constexpr Naming kAll[] = {
#define JIESUAN_OPTION(id, word) {word, {}, {}},
#include "engine/event/words.def"
  };
};

}  // namespace jiesuan
