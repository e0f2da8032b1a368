// The words of the server's enumerations, from their lists.
#pragma once
#include "server/chair.h"
#include "server/store.h"

namespace jiesuan {

template <>
struct NamesOf<server::RoomState> {
  static constexpr Naming kAll[] = {
#define JIESUAN_ROOM_STATE(id, word) {word, {}, {}},
#include "server/words.def"
  };
};
template <>
struct NamesOf<server::Chair::By> {
  static constexpr Naming kAll[] = {
#define JIESUAN_CHAIR_BY(id, word) {word, {}, {}},
#include "server/words.def"
  };
};
template <>
struct NamesOf<server::Nullification> {
  static constexpr Naming kAll[] = {
#define JIESUAN_NULLIFICATION(id, word) {word, {}, {}},
#include "server/words.def"
  };
};
template <>
struct NamesOf<server::Emote> {
  static constexpr Naming kAll[] = {
#define JIESUAN_EMOTE(id, word) {word, {}, {}},
#include "server/words.def"
  };
};
template <>
struct NamesOf<server::Message::Type> {
  static constexpr Naming kAll[] = {
#define JIESUAN_MESSAGE(id, word, fields) {word, {}, {}},
#include "server/words.def"
  };
};

}  // namespace jiesuan
