// A price that is chosen is paid. Nobody at these tables can discard a hand card (as under 鸡肋): whatever
// asks for a card to discard must not accept one, or its skill would be had for nothing.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "bots/random.h"
#include "engine/api/match.h"
#include "engine/event/log.h"
#include "engine/rules/vocabulary.h"

namespace jiesuan {
namespace {

bool hand_card(const StateContext& s, const Deed& d) {
  return !(d.card.cards & s.game[s.owner].hand).empty();
}
const SkillDef keeps_its_hand({"test_keeps_its_hand", "惜牌"}, Listing::Nameless,
                              forbids(Act::Discard, hand_card));

// The generals of the identity game, five of them at a table.
Setup table_of_misers(int game) {
  std::vector<std::string> ids;
  GeneralSet pool;
  std::string why;
  EXPECT_TRUE(generals_named(*find_mode("identity"), {"all"}, &pool, &why)) << why;
  for (std::uint16_t n : pool.numbers()) ids.emplace_back(def(static_cast<GeneralId>(n)).id);
  Setup s;
  s.mode = "identity";
  s.players = 5;
  s.seed = static_cast<std::uint64_t>(game);
  Position p;
  const char* roles[] = {"lord", "rebel", "loyalist", "rebel", "renegade"};
  for (int n = 0; n < s.players; ++n) {
    SeatPosition seat;
    seat.generals = {ids[static_cast<std::size_t>(game * s.players + n) % ids.size()]};
    seat.skills = {"jilue", "test_keeps_its_hand"};
    seat.marks = {{"renjie", 9}};
    seat.hp = 3;
    seat.max_hp = 4;
    seat.allegiance = roles[n];
    p.seats.push_back(seat);
  }
  p.phase = PhaseKind::Prepare;
  s.position = p;
  return s;
}

// Skills that choose a card which stays for the time being: it is shown, or named first.
bool card_may_stay(SkillId skill) {
  static const std::set<std::string> kStays = {"buyi", "guhuo", "guhuo_new", "yuce"};
  return kStays.contains(def(skill).id);
}
bool chosen_to_go(const Request& r, const Option& o) {
  if (o.kind == OptionKind::Skill) return !card_may_stay(o.skill);
  return o.kind == OptionKind::Cards && r.ask == Ask::OwnCards && r.purpose.said() &&
         std::string_view(r.purpose.en) == "discard";
}

// The cards that have moved since it was last asked; one may come back to the hand it left (眩惑).
struct Moves : LogSink {
  CardSet cards;
  void on_entry(const Game&, const LogEntry& e) override {
    if (e.kind == LogKind::Moved) cards |= e.cards;
  }
  LogDetail detail() const override { return LogDetail::Facts; }
};

TEST(Prices, AreOnlyOfferedIfTheyCanBePaid) {
  int paid = 0;
  for (int game = 0; game < 120; ++game) {
    Match m;
    Moves moved;
    m.listen(&moved);
    std::string error;
    ASSERT_TRUE(m.start(table_of_misers(game), &error)) << error;
    Rng rng(static_cast<std::uint64_t>(game) + 1);
    Answer a;
    for (int n = 0; n < 1500 && !m.over(); ++n) {
      random_answer(m.game(), m.request(), rng, a);
      const Option o = m.request().options[a.pick.option];
      CardSet price;
      if (chosen_to_go(m.request(), o))
        for (CardId c : a.pick.cards)
          if (m.game()[a.seat].hand.has(c)) price.add(c);
      moved.cards.clear();
      ASSERT_TRUE(m.answer(a, &error)) << error;
      ASSERT_TRUE(moved.cards.contains(price))
          << "chosen for " << (o.skill == SkillId::None ? "a discard" : def(o.skill).id)
          << ", but still in hand; game " << game;
      paid += price.size();
    }
  }
  EXPECT_GT(paid, 100) << "cards were given, responded and laid down";
}

}  // namespace
}  // namespace jiesuan
