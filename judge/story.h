// What happened, entry by entry, as the judge saw it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/event/log.h"
#include "engine/event/request.h"
#include "judge/tongues.h"
#include "text/words.h"

namespace jiesuan::judge {

// A question as it was asked.
struct Question {
  Ask ask = Ask::Choice;
  Timing timing = Timing::None;
  SkillId about_skill = SkillId::None;
  CardName about_card = CardName::None;
  Seat about = kNoSeat;
  bool may_pass = false, to_use = false;
  std::vector<SkillId> skills;       // on offer
  std::vector<CardName> cards;       // wanted, or on offer as something
  std::vector<std::string> answers;  // what can be answered, in words
  std::vector<Option> options;       // all but no
  SeatSet seats;                     // whom one can choose
  std::vector<Face> faces;           // the cards one can choose
};

// Cards that go one way in a move; a move has one or several such parts, one entry each.
struct MovedPart {
  LogEntry entry;
  std::vector<Face> faces;
};

struct Item {
  LogEntry entry;
  std::vector<EventId> events;  // running, outermost first
  std::vector<EventKind> kinds;
  Seat phase_owner = kNoSeat;                  // of the phase it happens in
  Timing timing = Timing::None;                // the innermost one at which this happens
  PriorityClass cls = PriorityClass::General;  // of a question at a timing: the class that is being offered
  std::vector<Seat> queue;                     // the order from the anchor
  Question question;                           // LogKind::Question
  Suit suit = Suit::None;                      // DamageDealt &c.: nothing; CardUsed: of the card
  std::vector<Face> faces;                     // of entry.cards
  std::string text;       // the sentence; "" if it has none. Of a timing: whom and what it is about
  bool scripted = false;  // LogKind::Answer
  std::shared_ptr<std::vector<MovedPart>> move;  // LogKind::Moved: all parts of the move …
  std::size_t part = 0;                          // … and which of them this is
};

class Chronicle;

// The sentence of an item: in both languages if there is a chronicle, else in that of the story.
TwoTongues sentence(const std::vector<Item>& story, std::size_t item, const Chronicle* chronicle);

// What an entry says while it is being logged; "" if nothing. Of a timing: whom and what it is about.
std::string told(const Game& g, const LogEntry& e, const text::Words& w);

class Story : public LogSink {
 public:
  // The chronicle, if there is one, hears of every item.
  explicit Story(text::Words words, Chronicle* chronicle = nullptr)
      : w_(std::move(words)), chronicle_(chronicle) {}
  void on_entry(const Game& g, const LogEntry& e) override;

  std::vector<Item> items;
  bool next_is_scripted = false;  // set before an answer is given

 private:
  struct Open {
    EventId event;
    Timing timing;
  };
  void add_to_move(Item& i) const;
  text::Words w_;
  Chronicle* chronicle_;
  std::vector<Open> timings_;  // the last timing opened in each running event
};

}  // namespace jiesuan::judge
