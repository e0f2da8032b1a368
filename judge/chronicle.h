// What a program wants to know of a play besides its story: every sentence in both languages, how the table
// stood, all legal answers to each question, and why skills were not offered.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/api/match.h"
#include "engine/event/log.h"
#include "engine/query/why_not.h"
#include "judge/legal.h"
#include "judge/tongues.h"
#include "text/words.h"

namespace jiesuan::judge {

// Whose answer was given.
enum class AnsweredBy : std::uint8_t { Nobody, Script, Default, Bot, Instead };
std::string_view word(AnsweredBy by);

struct AskedQuestion {
  int number = 0;  // from 1, in the order of the play
  Seat seat = kNoSeat;
  Ask ask = Ask::Choice;
  bool may_pass = false;
  struct Answer {
    std::string name;  // judge/legal.h
    TwoTongues text;
  };
  std::vector<Answer> answers;
  bool all = true;  // these are all there are
  // A hand card that cannot be used or responded now; or whom a card that can cannot be used on.
  struct NotAllowed {
    TwoTongues card;
    Seat on = kNoSeat;
    WhyNot why = WhyNot::None;
    TwoTongues because;
  };
  std::vector<NotAllowed> not_allowed;
  std::string given;  // the name of the answer; "" = the question is still open
  AnsweredBy by = AnsweredBy::Nobody;
};

struct NotOffered {
  std::size_t item = 0;  // the item of the story that comes next
  Seat who = kNoSeat;
  SkillId skill = SkillId::None;
  Timing timing = Timing::None;
  WhyNot why = WhyNot::None;
};

class Chronicle {
 public:
  // `picture` is shown the game after every item.
  explicit Chronicle(const std::vector<std::string>& seats,
                     std::function<void(const Game&)> picture = nullptr);

  virtual ~Chronicle() = default;

  void on_item(const Game& g, const LogEntry& e);
  void on_not_offered(const LogEntry& e);
  virtual void on_question(const Match& m, int number);
  void on_answer(const Match& m, const Selection& pick, AnsweredBy by);

  // One for each item of the story.
  const std::vector<TwoTongues>& sentences() const { return sentences_; }
  // By the item of the question.
  const std::map<std::size_t, AskedQuestion>& questions() const { return questions_; }
  const std::vector<NotOffered>& not_offered() const { return not_offered_; }

 private:
  void note_not_allowed(const Match& m, AskedQuestion& q);

  text::Words zh_, en_;
  std::function<void(const Game&)> picture_;
  std::vector<TwoTongues> sentences_;
  std::map<std::size_t, AskedQuestion> questions_;
  std::vector<NotOffered> not_offered_;
  std::size_t open_ = 0;  // the item of the last question
  std::size_t answers_left_, refusals_left_;
};

}  // namespace jiesuan::judge
