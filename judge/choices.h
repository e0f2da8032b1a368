// "with choices draw, discard" / "… 乙, 丙" / "… ♥5 桃, 闪": everything a question lets one choose from, and
// nothing else.
#pragma once
#include <vector>

#include "engine/event/request.h"
#include "judge/cards.h"

namespace jiesuan::judge {

class ChoiceList {
 public:
  // Everything from words[i] on; i moves behind it. Throws ScenarioError if there is nothing.
  ChoiceList(const Text& sentence, const Sentence& words, std::size_t& i);

  // `options`: all but no; the characters and cards that can be chosen with them.
  bool is_all(const std::vector<Option>& options, const SeatSet& seats, const std::vector<Face>& faces) const;

 private:
  bool names_all(const std::vector<Option>& options) const;
  bool fits_all(const std::vector<Face>& faces) const;
  std::vector<Word> words_;
  std::vector<CardSpec> cards_;  // the same read as cards; empty if they are none
  SeatSet seats_;                // … as characters
};

}  // namespace jiesuan::judge
