#include "bots/bot.h"

#include "bots/random.h"
#include "bots/steward/steward.h"

namespace jiesuan {

std::unique_ptr<Bot> make_bot(std::string_view name, Seat seat, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomBot>(seat, seed);
  if (name == "steward") return std::make_unique<Steward>(seat);
  return nullptr;
}

const std::vector<std::string_view>& bot_names() {
  static const std::vector<std::string_view> names = {"random", "steward"};
  return names;
}

}  // namespace jiesuan
