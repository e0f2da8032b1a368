// How an answer lies in the store, and the check sums by which it is seen whether what lies there is what was
// written. They guard against damage, not against somebody who writes on purpose.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/event/request.h"

namespace jiesuan::server {

struct StoredRoom;

// Beside the answers given in a window lies how many windows were over: under the number of the question and
// this.
inline constexpr std::uint32_t kShownMark = 0x8000'0000;

std::string packed(const Answer& a);
bool unpack(std::string_view bytes, Answer* a);

// With its room and its number: an answer that has come to another place is damage as well.
std::int64_t seal_of(std::int64_t room, std::uint32_t request, std::string_view pick);
std::int64_t seal_of(const StoredRoom& room);
std::int64_t seal_of_page(std::int64_t number, std::string_view bytes);  // of the daybook

// All answers of a game, in whatever order they were given: how many, and their check sums added up. What is
// missing at the end is seen by it.
struct AnswersHead {
  std::int64_t answers = 0;
  std::int64_t sum = 0;
  void add(std::int64_t seal);
  friend bool operator==(const AnswersHead&, const AnswersHead&) = default;
};

}  // namespace jiesuan::server
