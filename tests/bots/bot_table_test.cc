// What bots are told, who sits where, and that a bot without ears costs no log.
#include "bots/bot_table.h"

#include <gtest/gtest.h>

#include <vector>

#include "bots/random.h"
#include "cli/game_run.h"
#include "cli/shares.h"

namespace jiesuan {
namespace {

class Ear : public Bot {
 public:
  explicit Ear(std::vector<LogFacts>& heard) : heard_(heard) {}
  LogKinds hears_of() const override { return LogKinds::usual(); }
  void hears(const Hearing& h) override {
    for (CardId c : h.entry().cards) EXPECT_NE(h.face(c), Face{});
    heard_.push_back(h.entry());
  }
  Selection answer(const Question& q) override {
    Rng rng(q.asked().id);
    Selection out;
    random_selection(q, rng, out);
    return out;
  }

 private:
  std::vector<LogFacts>& heard_;
};

TEST(BotTable, TellsEachBotWhatItsSeatIsTold) {
  Match m;
  std::string error;
  jiesuan::Setup setup;
  setup.players = 4;
  ASSERT_TRUE(m.start(setup, &error)) << error;
  std::vector<LogFacts> heard[4];
  BotTable table;
  for (Seat s = 0; s < 4; ++s) table.seat(s, std::make_unique<Ear>(heard[s]));
  table.listen_to(m);
  for (int n = 0; n < 150 && !m.over(); ++n) {
    Answer a;
    ASSERT_TRUE(table.answer(m, &a));
    ASSERT_TRUE(m.answer(a));
  }
  int own = 0, others = 0;
  for (Seat s = 0; s < 4; ++s) {
    for (const LogFacts& e : heard[s]) {
      EXPECT_NE(e.kind, LogKind::Question);
      EXPECT_NE(e.kind, LogKind::Answer);
      EXPECT_NE(e.kind, LogKind::Timing);
      const bool drawn = e.kind == LogKind::Moved && e.from == Zone::Pile && e.to == Zone::Hand;
      if (!drawn) continue;
      EXPECT_EQ(e.cards.empty(), e.b != s) << "one sees what one draws, and nobody else does";
      ++(e.b == s ? own : others);
    }
  }
  EXPECT_GT(own, 10);
  EXPECT_GT(others, 10);
}

TEST(BotTable, WithoutListenersNobodyNeedsTheLog) {
  BotTable table;
  table.seat(0, make_bot("random", 0, 1));
  EXPECT_FALSE(table.listens());
  table.seat(1, make_bot("steward", 1, 1));
  EXPECT_TRUE(table.listens());
  table.clear();
  EXPECT_FALSE(table.listens());
}

TEST(Bots, AreMadeByName) {
  EXPECT_EQ(make_bot("genius", 0, 1), nullptr);
  for (std::string_view name : bot_names()) EXPECT_NE(make_bot(name, 0, 1), nullptr) << name;
}

TEST(Lineup, SeatsByRoleInTheOrderOfTheRoles) {
  cli::Lineup lineup;
  std::string why;
  ASSERT_TRUE(cli::choose_bots("steward,steward,random", "role", &lineup, &why)) << why;
  Match m;
  ASSERT_TRUE(m.start({.players = 8}, &why)) << why;
  for (Seat s = 0; s < 8; ++s) {
    const Role role = role_of(m.game()[s]);
    const bool lords_side = role == Role::Lord || role == Role::Loyalist;
    const std::string& bot = lineup.bots[static_cast<std::size_t>(lineup.bot_at(m.game(), s, 0))];
    EXPECT_EQ(bot, lords_side ? "steward" : "random");
  }
}

TEST(Lineup, RotatesOneSeatFurtherEveryGame) {
  cli::Lineup lineup;
  std::string why;
  ASSERT_TRUE(cli::choose_bots("steward,random", "rotate", &lineup, &why)) << why;
  Match m;
  ASSERT_TRUE(m.start({.players = 2}, &why)) << why;
  EXPECT_NE(lineup.bot_at(m.game(), 0, 0), lineup.bot_at(m.game(), 1, 0));
  EXPECT_NE(lineup.bot_at(m.game(), 0, 0), lineup.bot_at(m.game(), 0, 1));
}

TEST(Shares, HaveTheIntervalOfWilson) {
  const cli::Interval i = cli::wilson({100, 50});
  EXPECT_NEAR(i.low, 0.4038, 1e-3);
  EXPECT_NEAR(i.high, 0.5962, 1e-3);
  EXPECT_NEAR(cli::wilson({10, 10}).low, 0.7225, 1e-3);
  EXPECT_NEAR(cli::wilson({10, 10}).high, 1.0, 1e-9);
}

}  // namespace
}  // namespace jiesuan
