// A bot: something that sits at a seat, hears what is told at the table and answers the questions put to it.
// It is given what a person in its place would see and nothing else: `Question` and `Hearing` keep the game
// to themselves. Its memory is a pure function of what it heard and was asked, so that it can be built up
// again from a recording; what it leaves to chance is decided by its seed and the question's number.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/api/question.h"
#include "engine/event/log.h"

namespace jiesuan {

// Something that happened, as a seat is told of it. How things stood then is asked of the view.
class Hearing {
 public:
  Hearing(const Game& g, const LogFacts& told, Seat hearer) : game_(g), entry_(told), hearer_(hearer) {}
  Hearing(const Hearing&) = delete;
  const LogFacts& entry() const { return entry_; }
  View view() const { return view_of(game_, hearer_); }  // costs something: not for every entry
  bool has_skill(Seat s, SkillId skill) const { return shows_skill(game_, hearer_, s, skill); }  // … in it
  // Of a card the entry shows.
  Face face(CardId c) const { return entry_.cards.has(c) ? game_.state.face[c] : Face{}; }

 private:
  const Game& game_;
  const LogFacts& entry_;
  Seat hearer_;
};

// One short sentence, in both languages.
struct Remark {
  std::string zh, en;
};

class Bot {
 public:
  virtual ~Bot() = default;
  virtual LogKinds hears_of() const { return {}; }  // what it wants to be told of
  virtual void hears(const Hearing&) {}
  virtual Selection answer(const Question& q) = 0;
  virtual Remark why() const { return {}; }  // … it gave its last answer
};

// Null if there is no bot of that name.
std::unique_ptr<Bot> make_bot(std::string_view name, Seat seat, std::uint64_t seed);
const std::vector<std::string_view>& bot_names();

}  // namespace jiesuan
