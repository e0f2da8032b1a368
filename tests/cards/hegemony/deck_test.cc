// The decks of 国战.
#include <map>

#include "cards/hegemony/decks.h"
#include "engine/content/deck.h"
#include "tests/cards/hegemony/forces.h"

namespace jiesuan::test {
namespace {

std::map<CardName, int> cards_in_play(Table& t) {
  std::map<CardName, int> n;
  for (int c = 0; c < t.game().state.cards; ++c) ++n[t.game().state.face[c].name];
  return n;
}

TEST(HegemonyDecks, AHundredAndEightCardsAndFiftyTwo) {
  EXPECT_EQ(find_deck("hegemony_standard")->faces.size(), 108u);
  EXPECT_EQ(find_deck("hegemony_strategic_advantage")->faces.size(), 52u);
}

TEST(HegemonyDecks, TheEquipmentOfTheLordsTakesThePlaceOfFourCards) {
  Forces t{kWei, kShu};
  t.mode("hegemony", {"hegemony.lords"});
  t.start();
  EXPECT_EQ(t.game().state.cards, 160);
  std::map<CardName, int> n = cards_in_play(t);
  for (const CardName lords : {kDragonPhoenix, kPeaceSpell, kSixDragons, kLuminousPearl})
    EXPECT_EQ(n[lords], 1);
  for (const CardName gone : {kDoubleSwords, kJingfan, kZhuahuangfeidian, kSixSwords}) EXPECT_EQ(n[gone], 0);
}

TEST(HegemonyDecks, EveryCardOfThemHasItsEffect) {
  for (const char* id : {"hegemony_standard", "hegemony_strategic_advantage"})
    for (const Face& f : find_deck(id)->faces) {
      const CardDef& d = def(f.name);
      EXPECT_TRUE(d.effect || d.skill || d.targets == TargetKind::None) << d.id;
      EXPECT_TRUE(*d.text_zh && *d.text_en) << d.id;
    }
}

TEST(HegemonyDecks, FourteenCardsBearTheSignOfAlliance) {
  int n = 0;
  for (const char* id : {"hegemony_standard", "hegemony_strategic_advantage"})
    for (const Face& f : find_deck(id)->faces) n += bears_alliance_sign(f) ? 1 : 0;
  EXPECT_EQ(n, 14);
}

}  // namespace
}  // namespace jiesuan::test
