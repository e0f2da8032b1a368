#include "judge/sentence.h"

#include "engine/state/words.h"

namespace jiesuan::judge {

bool SentenceReader::take(std::string_view key) {
  if (!more() || !words_[i_].is(key)) return false;
  ++i_;
  return true;
}

std::optional<int> SentenceReader::take_number() {
  if (!more() || !words_[i_].number) return {};
  return words_[i_++].number;
}

std::optional<Seat> SentenceReader::take_seat() {
  if (!more() || !words_[i_].seat) return {};
  return words_[i_++].seat;
}

SeatSet SentenceReader::take_seats() {
  SeatSet all;
  while (const auto s = take_seat()) {
    all.add(*s);
    take("and");
  }
  return all;
}

Zone SentenceReader::take_place() {
  constexpr std::pair<std::string_view, Zone> kAlso[] = {
      {"discards", Zone::Discard}, {"general", Zone::OnGeneral}, {"side", Zone::Beside}};
  const auto taken = [&]() -> std::optional<Zone> {
    for (Zone z : every<Zone>())
      if (z != Zone::Outside && take(word(z))) return z;
    for (const auto& [name, zone] : kAlso)
      if (take(name)) return zone;
    return std::nullopt;
  };
  if (const auto zone = taken()) {
    take(*zone == Zone::Discard ? "pile" : "area");
    return *zone;
  }
  missing("a place: discard, pile, processing, hand, equipment, judging, general, side");
}

void SentenceReader::missing(const std::string& what) const {
  throw ScenarioError(text_.spot, "'" + text_.text + "' lacks " + what + text_.comma_hint());
}

void SentenceReader::unknown(const Word& w, std::vector<std::string> known) const {
  for (const std::string& n : lexicon_.all_names()) known.push_back(n);
  throw ScenarioError(w.spot, "'" + w.text + "' is not understood in '" + text_.text + "'" +
                                  suggestion(w.text, known) + text_.comma_hint());
}

}  // namespace jiesuan::judge
