// Reads a sentence about how things stand into a test of the game. Its words are in three files: characters
// and the game (claim.cc), the open question and what the rules allow (claim_question.cc), distance, sight
// and places (claim_table.cc).
#pragma once
#include <functional>

#include "judge/claim.h"
#include "judge/sentence.h"

namespace jiesuan::judge {

TwoTongues list(const Game& g, const CardSet& cards);
inline TwoTongues nobody() { return {"无人", "nobody"}; }
inline TwoTongues not_asked(const std::string& who) {
  return in_both("{}没有被问到", "{} is not asked anything", who);
}
bool any_fits(const Game& g, const CardSet& cards, const CardSpec& spec);

class ClaimReader : SentenceReader {
 public:
  ClaimReader(const Text& t, const Lexicon& lexicon) : SentenceReader(t, lexicon) {}
  Claim read();

 private:
  using Test = std::function<TwoTongues(const Game&)>;  // nothing if it is so, otherwise how things are

  int need_number();
  Seat need_seat(const char* what);
  [[noreturn]] void unknown(const Word& w) const;
  static TwoTongues called(const Lexicon& names, Seat s) {
    return s == kNoSeat ? nobody() : as_written(names.seat_name(s));
  }
  static TwoTongues called(const Lexicon& names, const SeatSet& seats);
  std::string name(Seat s) const { return lexicon_.seat_name(s); }
  static Test truth(std::function<bool(const Game&)> f, TwoTongues otherwise) {
    return [f = std::move(f), otherwise = std::move(otherwise)](const Game& g) {
      return f(g) ? TwoTongues{} : otherwise;
    };
  }

  // ---- characters
  Test about_seat();
  Test state(Seat who, const Word& first);
  Test hp(Seat who);
  Test max_hp(Seat who);
  Test hand(Seat who);
  Test hand_size(Seat who, int n);
  Test holds(Seat who, bool no);
  Test lacks(Seat who);
  Test wears(Seat who);
  Test judging(Seat who);
  Test has(Seat who);
  Test has_skill(Seat who, bool yes);
  Test bears(Seat who);
  Test keeps(Seat who);
  Test general_card(Seat who, bool hidden);
  Test force(Seat who);

  // ---- the game
  Test about_game();
  Test winners();

  // ---- the open question, and what the rules allow
  Test may(Seat who);
  Test may_use(Seat who, bool no);
  Test may_choose(Seat who, bool no);
  Test may_decline(Seat who, bool no);
  Test must(Seat who);
  Test asked(Seat who);
  Test question(Seat who, bool no, const Word& w);
  Test allowed(Seat who);
  Test targets(Seat who);

  // ---- the table
  Test neighbour(Seat who, Seat (*of)(const Game&, Seat), const TwoTongues& what);
  Test distance_to(Seat from);
  Test a_number(Seat who, int (*of)(const Game&, Seat), const TwoTongues& what);
  Test reaches(Seat who, bool no);
  enum class Sight : std::uint8_t { See, SeeNot, SeeAlone };
  Test sees(const SeatSet& who, bool spectators, Sight sight);
  Test place(const CardSpec& card);
  Test cards_are(Seat who, CardSet (*cards)(const Game&, Seat), const TwoTongues& what);
  Test size_is(int (*size)(const Game&), const TwoTongues& what);

  Timing timing_ = Timing::None;
};

}  // namespace jiesuan::judge
