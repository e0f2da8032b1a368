// The steward: a bot that plays by what it sees, what it remembers and what things are worth.
//   beliefs  who is who          memory  what it heard          outlook  whom it wishes well, what is worth
//   what uses     cards               skills  skills, by their hints play, respond, launch, choices: the
//   questions
#pragma once
#include "bots/bot.h"
#include "bots/steward/memory.h"
#include "bots/steward/thought.h"

namespace jiesuan {

class Steward : public Bot {
 public:
  explicit Steward(Seat seat) : memory_(seat) {}
  LogKinds hears_of() const override { return steward::Memory::kHeard; }
  void hears(const Hearing& h) override { memory_.hears(h); }
  Selection answer(const Question& q) override;
  Remark why() const override { return steward::remark(reason_); }

 private:
  steward::Memory memory_;
  steward::Reason reason_;
};

}  // namespace jiesuan
