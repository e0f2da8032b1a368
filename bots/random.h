// A bot that answers every question with a legal answer chosen by lot.
#pragma once
#include "bots/bot.h"
#include "engine/core/rng.h"

namespace jiesuan {

// Builds the answer by single picks, as the question allows them.
void random_selection(const Question& q, Rng& rng, Selection& out);
void random_answer(const Game& g, const Request& r, Rng& rng, Answer& out);

class RandomBot : public Bot {
 public:
  RandomBot(Seat seat, std::uint64_t seed) : seed_(mix64(seed + seat)) {}
  Selection answer(const Question& q) override;
  Remark why() const override { return {"抽签决定", "by lot"}; }

 private:
  std::uint64_t seed_;
};

}  // namespace jiesuan
