// Recordings: what is written is read back and plays to the same end, and damage is found where it is.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bots/random.h"
#include "engine/api/recording.h"
#include "engine/content/rules_version.h"

namespace jiesuan {
namespace {

// A whole game of random play.
Recording recorded_game(int players, std::uint64_t seed) {
  Setup setup;
  setup.players = players;
  setup.seed = seed;
  Match m;
  std::string why;
  EXPECT_TRUE(m.start(setup, &why)) << why;
  Recorder recorder;
  Rng rng(seed);
  Answer a;
  while (!m.over()) {
    random_answer(m.game(), m.request(), rng, a);
    EXPECT_TRUE(m.answer(a, &why)) << why;
    recorder.note(m, a);
  }
  return recorder.finish(m);
}

std::string written(const Recording& r) {
  std::string text, why;
  EXPECT_TRUE(write_recording(r, &text, &why)) << why;
  return text;
}

// A game with a winner and a few checkpoints.
Recording sample_game() {
  for (std::uint64_t seed = 1;; ++seed) {
    const Recording r = recorded_game(5, seed);
    if (r.answers.size() > 100 && r.outcome == Outcome::Decided) return r;
  }
}

const std::string& sample() {
  static const std::string text = written(sample_game());
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// The sample with one line (counted from 1) put in place of another.
std::string with_line(int number, const std::string& line) {
  std::vector<std::string> lines = lines_of(sample());
  lines.at(static_cast<std::size_t>(number - 1)) = line;
  return joined(lines);
}

int line_starting(const std::string& start) {
  const std::vector<std::string> lines = lines_of(sample());
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].rfind(start, 0) == 0) return static_cast<int>(i) + 1;
  ADD_FAILURE() << "no line starts with " << start;
  return 0;
}
int last_line() { return static_cast<int>(lines_of(sample()).size()); }

RecordingError parse_error(const std::string& text) {
  Recording r;
  RecordingError error;
  EXPECT_FALSE(parse_recording(text, &r, &error));
  return error;
}

RecordingError replay_error(const std::string& text) {
  Recording r;
  RecordingError error;
  EXPECT_TRUE(parse_recording(text, &r, &error)) << error.text();
  Match m;
  EXPECT_FALSE(replay(m, r, {}, &error));
  return error;
}

void expect(const RecordingError& error, int line, const std::string& part) {
  EXPECT_EQ(error.line, line) << error.text();
  EXPECT_NE(error.what.find(part), std::string::npos) << error.text();
}

TEST(Recording, IsReadBackAndPlaysToTheSameFinalState) {
  for (int players = 2; players <= 10; ++players) {
    const Recording r = recorded_game(players, 40u + static_cast<unsigned>(players));
    Recording back;
    RecordingError error;
    ASSERT_TRUE(parse_recording(written(r), &back, &error)) << error.text();
    Match m;
    ASSERT_TRUE(replay(m, back, {}, &error)) << error.text();
    EXPECT_EQ(m.state_hash(), r.end.hash);
    EXPECT_TRUE(m.over());
  }
}

TEST(Recording, IsWrittenBackExactlyAsItWasRead) {
  Recording r;
  RecordingError error;
  ASSERT_TRUE(parse_recording(sample(), &r, &error)) << error.text();
  EXPECT_EQ(written(r), sample());
}

TEST(Recording, HasACheckpointEvery32Decisions) {
  Recording r;
  RecordingError error;
  ASSERT_TRUE(parse_recording(sample(), &r, &error)) << error.text();
  ASSERT_EQ(r.checkpoints.size(), r.answers.size() / 32);
  EXPECT_EQ(r.checkpoints[0].decision, 32u);
}

TEST(Recording, StopsAfterTheDecisionAskedFor) {
  Recording r;
  RecordingError error;
  ASSERT_TRUE(parse_recording(sample(), &r, &error)) << error.text();
  Match m;
  ASSERT_TRUE(replay(m, r, {.stop_after = 20}, &error)) << error.text();
  EXPECT_EQ(m.request().id, 21u);
}

TEST(Recording, OfAnUnfinishedGameIsReplayedAsFarAsItGoes) {
  jiesuan::Setup setup;  // gtest has a Setup of its own in a test's scope
  Match m;
  ASSERT_TRUE(m.start(setup, nullptr));
  Recorder recorder;
  Rng rng(1);
  Answer a;
  for (int i = 0; i < 50; ++i) {
    random_answer(m.game(), m.request(), rng, a);
    ASSERT_TRUE(m.answer(a));
    recorder.note(m, a);
  }
  Recording r;
  RecordingError error;
  ASSERT_TRUE(parse_recording(written(recorder.finish(m)), &r, &error)) << error.text();
  Match again;
  ASSERT_TRUE(replay(again, r, {}, &error)) << error.text();
  EXPECT_EQ(again.state_hash(), m.state_hash());
}

TEST(Recording, KeepsTheGeneralsToChooseFrom) {
  Recording r;
  r.setup.players = 2;
  r.setup.mode = "identity";
  r.setup.modules = {"some.module"};
  r.setup.decks = {"standard"};
  r.setup.printings = Printings::Newest;
  r.setup.generals = {"caocao", "guanyu", "zhangfei"};
  Recording back;
  RecordingError error;
  ASSERT_TRUE(parse_recording(written(r), &back, &error)) << error.text();
  EXPECT_EQ(back.setup.generals, r.setup.generals);
  EXPECT_EQ(back.setup.modules, r.setup.modules);
  EXPECT_EQ(back.setup.decks, r.setup.decks);
  EXPECT_EQ(back.setup.printings, Printings::Newest);
}

TEST(Recording, NamesEverythingTheSetupLeftOpen) {
  const std::vector<std::string> lines = lines_of(sample());
  EXPECT_EQ(lines.at(0), "jiesuan-recording 2");
  EXPECT_EQ(lines.at(1), "rules " + std::to_string(kRulesVersion));
  EXPECT_EQ(lines.at(2), "mode identity");
  EXPECT_EQ(lines.at(5), "decks standard standard_ex maneuvering");
  EXPECT_EQ(lines.at(6), "printings any");
  EXPECT_EQ(lines.at(7).substr(0, 20), "generals caocao daqi") << "by id, the standard set";
}

// As the last release wrote it: a fingerprint of the catalogue, modules as a number, no decks.
std::string in_format_1() {
  std::vector<std::string> lines = lines_of(sample());
  lines[0] = "jiesuan-recording 1";
  lines[1] = "catalogue 0123456789abcdef";
  lines[5] = "modules 0";
  lines.erase(lines.begin() + 6, lines.begin() + 8);
  return joined(lines);
}

TEST(Recording, OfFormat1IsReadAndItsAnswersAndOutcomeAreVerified) {
  Recording r;
  RecordingError error;
  std::string old = in_format_1();
  ASSERT_TRUE(parse_recording(old, &r, &error)) << error.text();
  EXPECT_EQ(r.format, 1);
  EXPECT_EQ(r.rules, 1);
  r.checkpoints[0].hash ^= 1;  // its hashes say nothing to this program
  Match m;
  ASSERT_TRUE(replay(m, r, {}, &error)) << error.text();
  r.outcome = Outcome::Draw;
  EXPECT_FALSE(replay(m, r, {}, &error));
  EXPECT_NE(error.what.find("the outcome differs"), std::string::npos) << error.text();
}

TEST(Recording, UnderOtherRulesSaysWhereItDiffers) {
  Recording r = sample_game();
  r.rules = 1;
  r.checkpoints[1].hash ^= 1;
  Match m;
  RecordingError error;
  ASSERT_FALSE(replay(m, r, {}, &error));
  EXPECT_EQ(error.what.rfind(
                fmt::format("played under rules 1, these are {}, differs at decision 64", kRulesVersion), 0),
            0u)
      << error.text();
}

TEST(Recording, OfAnswersInAnotherOrderWhereSeveralWereAskedAtOncePlaysTheSame) {
  std::vector<std::string> lines = lines_of(sample());
  const int second = line_starting("2 "), third = line_starting("3 ");
  std::swap(lines.at(static_cast<std::size_t>(second - 1)), lines.at(static_cast<std::size_t>(third - 1)));
  Recording r;
  RecordingError error;
  ASSERT_TRUE(parse_recording(joined(lines), &r, &error)) << error.text();
  Match m;
  EXPECT_TRUE(replay(m, r, {}, &error)) << error.text();
}

TEST(Recording, OfAGivenPositionIsRefused) {
  Recording r;
  r.setup.position.emplace();
  std::string text, why;
  EXPECT_FALSE(write_recording(r, &text, &why));
  EXPECT_EQ(why, "a game from a given position cannot be recorded");
}

TEST(DamagedRecording, ThatIsSomethingElseIsCalledSo) {
  expect(parse_error(""), 1, "not a recording");
  expect(parse_error("\x7F"
                     "ELF"),
         1, "not a recording");
  expect(parse_error("{\"game\": 1}\n"), 1, "not a recording");
}

TEST(DamagedRecording, OfAnotherFormatVersionNamesBothVersions) {
  expect(parse_error(with_line(1, "jiesuan-recording 3")), 1, "'3'");
  expect(parse_error(with_line(1, "jiesuan-recording 3")), 1, "this program reads formats 1 to 2");
}

TEST(DamagedRecording, WithContentThatIsNotThereNamesIt) {
  expect(replay_error(with_line(6, "decks chess")), 0, "there is no deck 'chess'");
  expect(replay_error(with_line(8, "generals caocao nobody")), 0, "there is no general 'nobody'");
  expect(parse_error(with_line(2, "rules none")), 2, "bad number 'none' for 'rules'");
}

TEST(DamagedRecording, WithABadSetupNamesTheLineOfIt) {
  expect(parse_error(with_line(3, "made identity")), 3, "'mode' expected, found 'made'");
  expect(parse_error(with_line(3, "mode")), 3, "bad name ''");
  expect(parse_error(with_line(4, "players five")), 4, "bad number 'five' for 'players'");
  expect(parse_error(with_line(4, "players 99")), 4, "is not from 2 to 12");
  expect(parse_error(with_line(4, "players")), 4, "the number of 'players' is missing");
  expect(parse_error(with_line(5, "seed -1")), 5, "bad number '-1' for 'seed'");
  expect(parse_error(with_line(5, "seed 99999999999999999999")), 5, "bad number");
  expect(parse_error(with_line(6, "decks")), 6, "the decks are missing");
  expect(parse_error(with_line(7, "printings some")), 7, "unknown printings 'some'");
  expect(replay_error(with_line(3, "mode chess")), 0, "there is no mode 'chess'");
}

TEST(DamagedRecording, WithABadAnswerNamesItsLineAndDecision) {
  const int line = line_starting("10 ");
  RecordingError error = parse_error(with_line(line, "10 seat 1 option 0 crads 4"));
  expect(error, line, "unknown word 'crads'");
  EXPECT_EQ(error.decision, 10u);
  EXPECT_EQ(error.text().rfind("line " + std::to_string(line) + ", decision 10: ", 0), 0u) << error.text();
  expect(parse_error(with_line(line, "10 seat x option 0")), line, "bad number 'x' for 'seat'");
  expect(parse_error(with_line(line, "10 seat 1 option 256")), line, "bad number '256' for 'option'");
  expect(parse_error(with_line(line, "10 seat 1 option 0 cards")), line, "'cards' without a number");
  expect(parse_error(with_line(line, "10 seat 1 option 0 cards 200")), line, "'cards' is not from 0 to 191");
  expect(parse_error(with_line(line, "10 seat 1 option 0 cards 1 seats 12")), line,
         "'seats' is not from 0 to 11");
  expect(parse_error(with_line(line, "10 seat 1 option 0  cards 1")), line, "unknown word ''");
  expect(parse_error(with_line(line, "hello")), line, "an answer, 'check' or 'end' expected, found 'hello'");
}

TEST(DamagedRecording, WithTooManyCardsOrSeatsIsRefused) {
  const int line = line_starting("10 ");
  std::string cards = "10 seat 1 option 0 cards", seats = "10 seat 1 option 0 seats";
  for (int i = 0; i <= kMaxCards; ++i) cards += " 7";
  for (int i = 0; i <= kMaxSeats; ++i) seats += " 7";
  expect(parse_error(with_line(line, cards)), line, "more than 192 cards");
  expect(parse_error(with_line(line, seats)), line, "more than 12 seats");
}

TEST(DamagedRecording, WithAMissingAnswerSaysWhichOneIsExpected) {
  std::vector<std::string> lines = lines_of(sample());
  const int line = line_starting("10 ");
  lines.erase(lines.begin() + line - 1);
  // One that is asked together with others may answer later, but not that much later.
  expect(parse_error(joined(lines)), line + kMaxSeats - 1, "answer 10 expected, found '22'");
}

TEST(DamagedRecording, ThatWasCutOffIsTruncated) {
  std::vector<std::string> lines = lines_of(sample());
  lines.pop_back();
  expect(parse_error(joined(lines)), last_line() - 1, "truncated: there is no 'end' line after this one");
  expect(parse_error(sample().substr(0, sample().size() - 1)), last_line(),
         "truncated in the middle of this line");
  expect(parse_error(sample().substr(0, 40)), 3, "truncated in the middle of this line");
}

TEST(DamagedRecording, WithTextAfterItsEndIsRefused) {
  expect(parse_error(sample() + "1 seat 0 option 0\n"), last_line() + 1, "something after the 'end' line");
}

TEST(DamagedRecording, WithAWrongCountInACheckpointOrItsEndIsRefused) {
  const int line = line_starting("check 32 ");
  expect(parse_error(with_line(line, "check 31 0123456789abcdef")), line,
         "it counts 31 answers, but 32 stand before it");
  expect(parse_error(with_line(last_line(), "end 1 0123456789abcdef decided")), last_line(),
         "it counts 1 answers");
  expect(parse_error(with_line(9, "check 0 0123456789abcdef")), 9, "a checkpoint before the first answer");
  const std::string end = lines_of(sample()).back();
  expect(parse_error(with_line(last_line(), end + "ly")), last_line(), "unknown outcome 'decidedly'");
}

TEST(DamagedRecording, WithAnIllegalAnswerIsRefusedByTheGate) {
  const int line = line_starting("10 ");
  const RecordingError error = replay_error(with_line(line, "10 seat 11 option 0"));
  expect(error, line, "the answer is refused: another character is asked");
  EXPECT_EQ(error.decision, 10u);
}

TEST(DamagedRecording, WithAnotherLegalAnswerIsCaughtByTheNextCheckpoint) {
  const int line = line_starting("1 ");  // the lord's choice of a general
  const std::string other = lines_of(sample())[static_cast<std::size_t>(line - 1)] == "1 seat 0 option 0"
                                ? "1 seat 0 option 1"
                                : "1 seat 0 option 0";
  Recording r;
  RecordingError error;
  ASSERT_TRUE(parse_recording(with_line(line, other), &r, &error)) << error.text();
  Match m;
  EXPECT_FALSE(replay(m, r, {}, &error));  // at the checkpoint, if no answer was refused before
  EXPECT_LE(error.line, line_starting("check 32 "));
}

TEST(DamagedRecording, WithAnotherHashFailsAtThatCheckpoint) {
  const int line = line_starting("check 64 ");
  const RecordingError error = replay_error(with_line(line, "check 64 0123456789abcdef"));
  expect(error, line, "differs at decision 64 although the rules have the same version");
  EXPECT_EQ(error.decision, 64u);
  const std::vector<std::string> lines = lines_of(sample());
  const std::string count = std::to_string(std::stoi(lines.back().substr(4)));
  expect(replay_error(with_line(last_line(), "end " + count + " 0123456789abcdef decided")), last_line(),
         "the state's hash was 0123456789abcdef");
}

TEST(DamagedRecording, ThatEndsBeforeTheGameSaysThatTheGameIsNotOver) {
  std::vector<std::string> lines = lines_of(sample());
  lines.resize(static_cast<std::size_t>(line_starting("check 32 ")));
  lines.push_back("end 32 0123456789abcdef decided");
  expect(replay_error(joined(lines)), static_cast<int>(lines.size()),
         "the game is not over after the last answer");
}

TEST(DamagedRecording, WithAnswersAfterTheGamesEndSaysHowManyAreLeft) {
  std::vector<std::string> lines = lines_of(sample());
  const int count = std::stoi(lines.back().substr(4));
  lines.pop_back();
  lines.push_back(std::to_string(count + 1) + " seat 0 option 0");
  lines.push_back("end " + std::to_string(count + 1) + " 0123456789abcdef decided");
  expect(replay_error(joined(lines)), static_cast<int>(lines.size()) - 1,
         "the game is over, but 1 answer is left");
}

TEST(DamagedRecording, WithAnotherOutcomeSaysSo) {
  const std::string end = lines_of(sample()).back();
  const std::string draw = end.substr(0, end.rfind(' ')) + " draw";
  expect(replay_error(with_line(last_line(), draw)), last_line(),
         "the outcome differs: recorded draw, played decided");
}

TEST(DamagedRecording, WithRandomBytesIsReportedOrHarmless) {
  Rng rng(7);
  Match m;
  for (int round = 0; round < 2000; ++round) {
    std::string text = sample();
    const auto size = static_cast<std::uint32_t>(text.size());
    for (std::uint32_t n = rng.below(4) + 1; n > 0; --n)
      text[rng.below(size)] = static_cast<char>(rng.below(256));
    if (rng.below(4) == 0) text.resize(rng.below(size));
    Recording r;
    RecordingError error;
    const bool fine = parse_recording(text, &r, &error) && replay(m, r, {}, &error);
    if (fine)
      EXPECT_EQ(m.state_hash(), r.end.hash);
    else
      EXPECT_FALSE(error.what.empty());
  }
}

}  // namespace
}  // namespace jiesuan
