// The words of a scenario: names of seats, cards, skills, generals, timings, phases — in Chinese, by pinyin
// id or in English — and the small vocabulary around them.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/content/catalogue.h"
#include "engine/content/mode.h"
#include "judge/spelling.h"
#include "judge/spot.h"

namespace jiesuan::judge {

// One word of a sentence with everything it can mean; several words of the file if a name has several.
struct Word {
  std::string text;  // as written
  std::string key;   // lower case, synonyms replaced: what keywords are compared with
  Spot spot;
  std::optional<Seat> seat;
  CardName card = CardName::None;
  std::vector<SkillId> skills;   // versions share a name
  std::vector<SkillId> effects;  // what skills and cards of that name leave behind
  SkillId mark = SkillId::None;  // the skill that names marks so
  GeneralId general = GeneralId::None;
  Timing timing = Timing::None;
  std::optional<PhaseKind> phase;
  std::optional<int> number;  // 3
  std::optional<Suit> suit;   // ♥, or of ♥5 …
  int rank = 0;               // … its number
  Colour colour = Colour::None;
  bool apart = false;  // a comma stands before it

  bool is(std::string_view k) const { return key == k; }
  bool names_something() const { return seat || !skills.empty() || !effects.empty() || is_card(); }
  bool is_card() const { return card != CardName::None || suit || colour != Colour::None; }
  // The effect of no skill that anybody has (军令, 鏖战).
  bool only_effects() const { return skills.empty() && card == CardName::None && !effects.empty(); }
  // What happens through a skill's effects is told by the skill's name.
  std::vector<SkillId> skills_and_effects() const;
};
using Sentence = std::vector<Word>;

// What the catalogue calls by name, in lower case.
using WordBook = std::unordered_map<std::string, Word>;

class Lexicon {
 public:
  // Of several generals of one name the one that is played in the mode is meant.
  explicit Lexicon(std::vector<std::string> seats = {}, std::string_view mode = {});

  Sentence read(const Text& text) const;
  const std::vector<std::string>& seats() const { return seats_; }
  const std::string& seat_name(Seat s) const { return seats_[s]; }

  Seat seat(const Text& t) const;
  // Everything the sentence could have named, for suggestions.
  std::vector<std::string> all_names() const;

 private:
  std::optional<Word> find(const std::string& name) const;  // in lower case
  std::vector<std::string> seats_, seat_keys_;              // … keys in lower case
  std::shared_ptr<const WordBook> names_;                   // the same for all scenarios of a mode
};

// Of several that share the name those that are played in the mode; an error if these are still several.
const General& general_named(const Text& t, const Mode& mode);
const SkillDef& skill_named(const Text& t, const Mode& mode);
CardName card_named(const Text& t);
PhaseKind phase_named(const Text& t);
std::string allegiance_named(const Mode& mode, const Text& t);  // its id
Kingdom kingdom_named(const Text& t);
Gender gender_named(const Text& t);

std::optional<PhaseKind> as_phase(std::string_view word);
// ♥, ♥5, H5, hearts …; nothing if the word is no such thing. Anything after it is left in `rest`.
bool read_suit(std::string_view word, Suit* suit, int* rank, std::string_view* rest);

}  // namespace jiesuan::judge
