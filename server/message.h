// What clients say, read strictly: whatever is not exactly a message of docs/protocol.md is refused with a
// reason.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "server/json.h"
#include "server/settings.h"

namespace jiesuan::server {

enum class Nullification : std::uint8_t {
#define JIESUAN_NULLIFICATION(id, word) id,
#include "server/words.def"
};

enum class Emote : std::uint8_t {
#define JIESUAN_EMOTE(id, word) id,
#include "server/words.def"
};

// What this page and this server can say to each other; it goes up when a page of before would misunderstand.
inline constexpr int kProtocol = 3;

struct Message {
  enum class Type : std::uint8_t {
#define JIESUAN_MESSAGE(id, word, fields) id,
#include "server/words.def"
  };
  Type type = Type::Ping;
  std::string room, token, invitation, name;
  std::optional<std::uint64_t> protocol;  // hello: the one the page was made for
  int chair = 0;
  std::int64_t n = 0;          // ping
  std::uint64_t question = 0;  // pick, answer, why
  Selection pick;
  std::optional<CardId> card;  // why
  std::optional<Seat> seat;
  std::string skill;
  json::object settings;
  bool yes = false;  // again
  std::string text;  // chat
  Emote emote = {};
  std::optional<bool> skip, fast;
  std::optional<Nullification> nullification;
};

bool parse_message(std::string_view bytes, Message* m, Refusal* no);

inline constexpr std::size_t kLongestChat = 120;  // characters

// A name as people may call themselves or a room: trimmed, no control characters, 1 to `most` characters.
std::optional<std::string> tidy_name(std::string_view raw, std::size_t most);

}  // namespace jiesuan::server
