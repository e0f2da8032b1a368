// A recorded game: what it was set up from and every answer, as a text of lines. Since a game is a pure
// function of those, the text is the saved game, the replay and the bug report.
//
//   jiesuan-recording 2                    the format and its version
//   rules 2                                the version of the rules (rules_version.h)
//   mode identity                          the setup, in this order, everything named by ids
//   players 8
//   seed 1
//   modules 002.tapping                    left out: none
//   decks standard standard_ex maneuvering
//   printings any                          or oldest, newest
//   generals caocao liubei …
//   1 seat 0 option 2                      an answer: the request's number, who, what
//   2 seat 3 option 1 cards 4 5 seats 2
//   check 32 0123456789abcdef              the state's hash after 32 answers
//   end 977 0123456789abcdef decided       how many, the last hash, and the outcome
//
// Content that a game does not name can come and go without changing it. Format 1 (a fingerprint of the whole
// catalogue, hashes by the catalogue's numbers) is read as well: its answers and its outcome are verified,
// its hashes cannot be.
#pragma once
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "engine/api/match.h"
#include "engine/content/rules_version.h"

namespace jiesuan {

inline constexpr std::string_view kUnfinished = "unfinished";  // the outcome of a game that is not over
inline constexpr int kRecordingVersion = 2;
inline constexpr std::uint32_t kCheckpointEvery = 32;
// What no game comes near; a text beyond is refused before it costs memory.
inline constexpr std::size_t kMaxRecordingBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxRecordedAnswers = 200'000;

struct Checkpoint {
  std::uint32_t decision = 0;  // after so many answers …
  std::uint64_t hash = 0;      // … the state had this hash
  int line = 0;
};

struct Recording {
  int format = kRecordingVersion;
  int rules = kRulesVersion;
  Setup setup;
  std::vector<Answer> answers;
  std::vector<Checkpoint> checkpoints;
  Checkpoint end;                   // after the last answer
  Outcome outcome = Outcome::None;  // None: recorded up to the middle of a game
  std::vector<int> answer_lines;    // where they stood in the text; empty if it was not read from one
};

struct RecordingError {
  int line = 0;                // of the text; 0 = none in particular
  std::uint32_t decision = 0;  // the answer in hand, counted from 1; 0 = before the first
  std::string what;
  std::string text() const;  // "line 40, decision 31: …"
};

// The text, or false and a reason: a given position cannot be recorded.
bool write_recording(const Recording& r, std::string* text, std::string* why);

// Takes any bytes. False and an error if they are not a complete recording.
bool parse_recording(std::string_view text, Recording* r, RecordingError* error);

// "played under rules N, these are M, differs at decision K".
std::string differs(int recorded_rules, std::uint32_t decision);

struct ReplayOptions {
  bool verify = true;  // compare the checkpoints, the last hash and the outcome
  std::uint32_t stop_after = std::numeric_limits<std::uint32_t>::max();  // decisions
};

// Plays the recording from its start. False and an error if it cannot be played as it stands.
bool replay(Match& m, const Recording& r, const ReplayOptions& options, RecordingError* error);

// Collects the answers of a match that is being played.
class Recorder {
 public:
  void note(const Match& m, const Answer& a);  // after the gate has taken the answer
  const Recording& finish(const Match& m);     // as far as it has come

 private:
  Recording recording_;
};

}  // namespace jiesuan
