// Reading a sentence word by word: what sentences about events and about the state have in common.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/cards.h"

namespace jiesuan::judge {

// 火杀 is a 杀.
inline bool same_card(CardName is, CardName named) {
  return is == named || (is != CardName::None && def(is).family == named);
}

class SentenceReader {
 protected:
  SentenceReader(const Text& t, const Lexicon& lexicon) : SentenceReader(t, lexicon, lexicon.read(t)) {}
  SentenceReader(const Text& t, const Lexicon& lexicon, Sentence words)
      : text_(t), lexicon_(lexicon), words_(std::move(words)) {}

  bool more() const { return i_ < words_.size(); }
  bool take(std::string_view key);
  std::optional<int> take_number();
  std::optional<Seat> take_seat();
  SeatSet take_seats();  // "A, B and C"
  std::optional<CardSpec> take_card() { return read_card(words_, i_); }
  Zone take_place();  // discard, pile, processing, hand, equipment, judging, general, side

  [[noreturn]] void missing(const std::string& what) const;
  // The word is none of these and no name either.
  [[noreturn]] void unknown(const Word& w, std::vector<std::string> known) const;

  const Text& text_;
  const Lexicon& lexicon_;
  Sentence words_;
  std::size_t i_ = 0;
};

}  // namespace jiesuan::judge
