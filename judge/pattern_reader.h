// Reads a sentence about what happens into a test of the story's items. Its words are in three files: what
// happens to characters and to the game (pattern.cc), to cards (pattern_cards.cc), what is asked
// (pattern_asked.cc).
#pragma once
#include <functional>
#include <optional>

#include "judge/pattern.h"
#include "judge/sentence.h"

namespace jiesuan::judge {

inline bool has_skill(const std::vector<SkillId>& some, const std::vector<SkillId>& any_of) {
  for (SkillId s : some)
    for (SkillId x : any_of)
      if (s == x) return true;
  return false;
}

class PatternReader : SentenceReader {
 public:
  PatternReader(const Text& t, const Lexicon& lexicon) : SentenceReader(t, lexicon) {}
  Pattern read();

 private:
  using Test = std::function<bool(const Item&)>;
  PatternReader(const PatternReader& from, Seat who, std::size_t rest);
  [[noreturn]] void unknown(const Word& w) const;

  // ---- characters
  Test about_seat();
  Test about_state(Seat who, const Word& verb);
  static Test of(LogKind kind, Seat who);
  Test launches(Seat who);
  Test damaged(Seat who);
  Test general_card(Seat who, LogKind kind);
  Test becomes(Seat who);
  std::optional<Test> marks(Seat who, int sign);
  Test loses(Seat who);
  Test amount(LogKind kind, Seat who);
  Test dies(Seat who);
  Test gets(Seat who);
  Test phase(Seat who, LogKind kind);
  Test phase_of(Seat who, PhaseKind p, LogKind kind);
  Test turn(Seat who);
  Test flips(Seat who);

  // ---- the game
  Test about_game();
  Test anybody();

  // ---- cards
  // Who gets to know which cards these are; nothing said = it does not matter.
  struct Viewers {
    bool said = false, everybody = false, no = false;
    SeatSet seats;
    int players = 0;
    bool fit(const LogEntry& e) const;
  };
  Viewers take_viewers();
  void take_in_one_move();
  Test uses(Seat who, LogKind kind);
  Test shows(Seat who);
  Test judges(Seat who);
  Test moved(Seat who, Zone to, bool receives, std::optional<Reason> reason);
  Test about_cards(const CardSpec& first);
  // Cards turned where they lie, recasting, states of document 002 (pattern_modules.cc).
  std::optional<Test> under_other_rules(Seat who, const Word& verb);
  Test recasts(Seat who);
  Test turned(Seat who, LogKind kind);
  Test effect_value();

  // ---- questions
  Test asked(Seat who);
};

}  // namespace jiesuan::judge
