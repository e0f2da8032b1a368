// A scenario as it stands in the file: a situation, what is played, what is expected (docs/scenarios.md).
#pragma once
#include <string>
#include <vector>

#include "engine/content/setup.h"
#include "engine/query/why_not.h"
#include "judge/lexicon.h"

namespace jiesuan::judge {

// One line of `play`: an answer somebody gives, or what must be so before the next answer is given.
enum class StepKind : std::uint8_t {
  Answer,
  Claim,    // something is true
  Refusal,  // an answer to the open question that would be refused
  Turn,     // what follows is for a later turn: that of `who`, or the next one
};
struct Step {
  StepKind kind = StepKind::Answer;
  Text text;
  Seat who = kNoSeat;
  Sentence words;     // of the answer, without who gives it; or of the claim
  Objection because;  // Refusal: why, if that is said
};

// "桃: [A, B]": exactly these were asked for it, in this order.
struct AskedList {
  Text what;
  std::vector<Text> seats;
};

struct CountOf {
  Text pattern;
  int times = 0;
};

struct Expectations {
  std::vector<std::vector<Text>> orders;  // these happen in this order (of the file, of the case)
  std::vector<Text> never;                // these never happen
  std::vector<CountOf> times;             // these happen so often
  std::vector<Text> end;                  // these are true in the end
  std::vector<AskedList> asked;           //
  bool check_damage = false;              //
  Spot damage_spot;                       //
  std::vector<Text> damage;               // exactly this damage, in this order
  std::vector<Text> turns;                // the turns that follow, in this order
  Spot turns_spot;
};

enum class Until : std::uint8_t { Settled, Question, PhaseEnd, TurnEnd, Turns, GameOver };

struct Scenario {
  std::string id, title, about;
  std::string variant;  // the name of the case, if the file has several
  std::vector<std::string> cites;
  Spot spot;
  std::vector<std::string> seat_names;
  Setup setup;
  std::vector<std::string> bots;  // by seat: the bot that answers what the script does not; empty = none
  bool strict = false;
  std::vector<Step> play;
  Until until = Until::Settled;
  int turns = 0;  // Until::Turns
  Expectations expect;
};

// All scenarios of a file: one, or one for each of its cases. Throws ScenarioError.
std::vector<Scenario> load_file(const std::string& path);
std::vector<Scenario> load_text(const std::string& text, const std::string& file);

}  // namespace jiesuan::judge
