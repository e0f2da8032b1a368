// Scenarios that are wrong: each kind of mistake gets a message with its place, its word and, where there is
// one, the nearest word that would be right.
#include <gtest/gtest.h>

#include "judge/runner.h"

namespace jiesuan::judge {
namespace {

struct Mistake {
  const char* name;
  std::string text;
  int line;
  std::vector<std::string> says;  // all of it
};
std::ostream& operator<<(std::ostream& out, const Mistake& m) { return out << m.name; }

const std::string kTwo = "seats:\n  A: {hand: [杀]}\n  B: {}\n";

const Mistake kMistakes[] = {
    {"NoYaml", "seats: {A: [\n", 2, {"no YAML"}},
    {"Empty", "", 0, {"empty"}},
    {"UnknownKey", "seatz:\n  A: {}\n  B: {}\n", 1, {"'seatz'", "did you mean 'seats'"}},
    {"UnknownSeatKey", "seats:\n  A: {hnad: [杀]}\n  B: {}\n", 2, {"'hnad'", "did you mean 'hand'"}},
    {"OneSeat", "seats:\n  A: {}\n", 2, {"from 2 to 10 seats"}},
    {"SeatTwice", "seats:\n  A: {}\n  A: {}\n", 3, {"'A'", "twice"}},
    {"UnknownGeneral",
     "seats:\n  A: {general: 曹草}\n  B: {}\n",
     2,
     {"general '曹草'", "did you mean '曹操'"}},
    {"ThreeGenerals", "seats:\n  A: {general: [曹操, 刘备, 孙权]}\n  B: {}\n", 2, {"at most two generals"}},
    {"UnknownSkill",
     "seats:\n  A: {skills: [tianxang]}\n  B: {}\n",
     2,
     {"'tianxang'", "did you mean 'tianxiang'"}},
    {"SkillOfSeveralVersions", "seats:\n  A: {skills: [不屈]}\n  B: {}\n", 2, {"several", "buqu, buqu_new"}},
    {"UnknownCard", "seats:\n  A: {hand: [火煞]}\n  B: {}\n", 2, {"'火煞' is no card", "did you mean"}},
    {"NotInTheDeck", "seats:\n  A: {hand: [♥3 杀]}\n  B: {}\n", 2, {"no (further) '♥3 杀'", "♥10 杀"}},
    {"TooMany", "seats:\n  A: {hand: [青釭剑]}\n  B: {hand: [青釭剑]}\n", 3, {"no (further) '青釭剑'"}},
    {"NoEquipment", "seats:\n  A: {equipment: [杀]}\n  B: {}\n", 2, {"'杀' is no equipment"}},
    {"TwoForOneSlot",
     "seats:\n  A: {equipment: [青釭剑, 麒麟弓]}\n  B: {}\n",
     1,
     {"two cards for one equipment slot"}},
    {"NoDelayedTrick", "seats:\n  A: {judging: [决斗]}\n  B: {}\n", 2, {"'决斗' is no delayed trick"}},
    {"BadHp", "seats:\n  A: {hp: many}\n  B: {}\n", 2, {"'many' is no hp"}},
    {"HpAboveMaximum", "seats:\n  A: {hp: 5/4}\n  B: {}\n", 1, {"more hp than its maximum"}},
    {"BadBoolean", "seats:\n  A: {chained: perhaps}\n  B: {}\n", 2, {"'perhaps'", "neither true nor false"}},
    {"UnknownRole", "seats:\n  A: {role: rebbel}\n  B: {}\n", 2, {"role 'rebbel'", "did you mean 'rebel'"}},
    {"UnknownMark", "seats:\n  A: {marks: {暴努: 2}}\n  B: {}\n", 2, {"mark '暴努'", "did you mean '暴怒'"}},
    {"UnknownMode", kTwo + "mode: identify\n", 4, {"mode 'identify'", "did you mean 'identity'"}},
    {"UnknownPhase", kTwo + "phase: plya\n", 4, {"phase 'plya'", "did you mean 'play'"}},
    {"TurnOfNobody", kTwo + "turn: C\n", 4, {"no seat 'C'"}},
    {"TurnOfTheDead", "seats:\n  A: {}\n  B: {dead: true}\nturn: B\n", 4, {"must be alive"}},
    {"BadUntil", kTwo + "until: setled\n", 4, {"'setled'", "did you mean 'settled'"}},
    {"StepOfNobody", kTwo + "play:\n  - C uses 杀 on B\n", 5, {"'C' is no seat"}},
    {"StepSaysNothing", kTwo + "play:\n  - A\n", 5, {"does not say what is answered"}},
    {"UnknownWordInStep", kTwo + "play:\n  - A uses 杀 on B gladly\n", 5, {"'gladly'"}},
    {"NeverAsked", kTwo + "play:\n  - B: 闪\n", 5, {"'B: 闪' was never asked for"}},
    {"NotPossible", kTwo + "play:\n  - A uses 杀 on A\n", 5, {"never asked for", "A cannot be chosen"}},
    {"UnknownEvent", kTwo + "expect:\n  order: [A laughs]\n", 5, {"'laughs' is not understood"}},
    {"EventCutShort", kTwo + "expect:\n  never: [A uses]\n", 5, {"lacks the card"}},
    {"UnknownClaim", kTwo + "expect: [A hungry]\n", 4, {"'hungry' is not understood"}},
    {"UnknownTiming", kTwo + "expect:\n  order: [timing DamageTakn]\n", 5, {"lacks the name of the timing"}},
    {"UnknownExpectation", kTwo + "expect:\n  nevr: [A dies]\n", 5, {"'nevr'", "did you mean 'never'"}},
    {"TimesIsNoNumber", kTwo + "expect:\n  times: {A dies: often}\n", 5, {"'often' is no number"}},
    {"CaseWithoutName", kTwo + "cases:\n  - {strict: true}\n", 5, {"a case needs a name"}},
    {"CaseMisspellsASeat",
     "seats:\n  Attacker: {}\n  B: {}\ncases:\n  - {case: x, seats: {Atacker: {}}}\n",
     5,
     {"no seat 'Atacker'", "did you mean 'Attacker'"}},
    {"StrictUnanswered",
     kTwo + "strict: true\nphase: play\nuntil: end of turn\n",
     1,
     {"strict", "nothing is scripted"}},
    {"ExtraCardVague", kTwo + "extra cards: [调虎离山]\n", 4, {"needs suit, number and name"}},
};

TEST(ErrorSpots, ColumnsAreCountedInLetters) {
  try {
    load_text("seats: {张郃: {}, 崔琰: {hand: [火煞]}}\n", "my.yaml");
    FAIL();
  } catch (const ScenarioError& e) {
    EXPECT_EQ(e.spot().text(), "my.yaml:1:29") << e.message();
  }
}

class Errors : public testing::TestWithParam<Mistake> {};

TEST_P(Errors, NameThePlaceAndTheWord) {
  const Mistake& m = GetParam();
  std::string message;
  Spot spot;
  try {
    for (const Scenario& s : load_text(m.text, "my.yaml")) {
      const Verdict v = judge(s, text::Words(text::Lang::En));
      message = v.error.en;
      spot = v.error_spot;
    }
  } catch (const ScenarioError& e) {
    message = e.message();
    spot = e.spot();
  }
  EXPECT_NE(message, "") << "nothing is found wrong";
  EXPECT_EQ(spot.file, "my.yaml");
  EXPECT_EQ(spot.line, m.line) << message;
  for (const std::string& part : m.says) EXPECT_NE(message.find(part), std::string::npos) << message;
}

INSTANTIATE_TEST_SUITE_P(All, Errors, testing::ValuesIn(kMistakes),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace jiesuan::judge
