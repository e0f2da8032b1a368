// The bots of one table: hands each what its seat is told, and asks the one whose turn it is to answer.
#pragma once
#include <memory>

#include "bots/bot.h"
#include "engine/api/match.h"

namespace jiesuan {

class BotTable : public LogSink {
 public:
  explicit BotTable(LogSink* also = nullptr) : LogSink(LogKinds{}), also_(also) { want_what_they_do(); }

  void seat(Seat s, std::unique_ptr<Bot> bot);  // null: a person sits there
  void clear();
  Bot* at(Seat s) const { return bots_[s].get(); }
  bool listens() const { return !wanted().empty(); }  // else nobody needs the log
  void listen_to(Match& m) { m.listen(listens() ? this : nullptr); }

  // The answer of the bot that the match asks (of those at the same time, at that seat); false if a person is
  // asked.
  bool answer(const Match& m, Answer* out) const { return answer(m, m.request().seat, out); }
  bool answer(const Match& m, Seat s, Answer* out) const;

  void on_entry(const Game& g, const LogEntry& e) override;
  LogDetail detail() const override { return also_ ? also_->detail() : LogDetail::Facts; }

 private:
  void want_what_they_do();
  void tell(const Game& g, const LogFacts& e);
  std::unique_ptr<Bot> bots_[kMaxSeats];
  SeatSet hearers_[kLogKinds];  // the bots that want to be told of such things
  LogSink* also_;               // hears everything, whole
};

}  // namespace jiesuan
