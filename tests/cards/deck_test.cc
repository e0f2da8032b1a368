// The deck of 160 cards.
#include "engine/content/deck.h"
#include "engine/content/mode.h"

#include <map>

#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

const std::vector<Face>& whole_deck() {
  static const std::vector<Face> all = [] {
    std::vector<Face> faces;
    for (const char* id : find_mode("identity")->decks)
      for (const Face& f : find_deck(id)->faces) faces.push_back(f);
    return faces;
  }();
  return all;
}

std::map<CardName, int> copies() {
  std::map<CardName, int> n;
  for (const Face& f : whole_deck()) ++n[f.name];
  return n;
}

TEST(Deck, HasAHundredAndSixtyCardsFortyOfEachSuit) {
  EXPECT_EQ(whole_deck().size(), 160u);
  std::map<Suit, int> suits;
  for (const Face& f : whole_deck()) {
    ++suits[f.suit];
    EXPECT_GE(f.number, 1);
    EXPECT_LE(f.number, 13);
  }
  for (Suit s : {Suit::Spade, Suit::Heart, Suit::Club, Suit::Diamond}) EXPECT_EQ(suits[s], 40);
}

TEST(Deck, HasTheRightNumberOfEveryCard) {
  const std::map<CardName, int> expected = {
      {kSlash, 30},
      {kFireSlash, 5},
      {kThunderSlash, 9},
      {kJink, 24},
      {kPeach, 12},
      {kAnaleptic, 5},
      {kNullification, 7},
      {kDismantlement, 6},
      {kSnatch, 5},
      {kExNihilo, 4},
      {kDuel, 3},
      {kCollateral, 2},
      {kAmazingGrace, 2},
      {kGodSalvation, 1},
      {kSavageAssault, 3},
      {kArcheryAttack, 1},
      {kFireAttack, 3},
      {kIronChain, 6},
      {kIndulgence, 3},
      {kSupplyShortage, 2},
      {kLightning, 2},
      {kCrossbow, 2},
      {kQinggangSword, 1},
      {kDoubleSwords, 1},
      {kIceSword, 1},
      {kBlade, 1},
      {kSpear, 1},
      {kAxe, 1},
      {kHalberd, 1},
      {kKylinBow, 1},
      {kGudingBlade, 1},
      {kFan, 1},
      {kEightDiagram, 2},
      {kNiohShield, 1},
      {kVine, 2},
      {kSilverLion, 1},
      {kJueying, 1},
      {kDilu, 1},
      {kZhuahuangfeidian, 1},
      {kHualiu, 1},
      {kChitu, 1},
      {kDayuan, 1},
      {kZixing, 1},
  };
  EXPECT_EQ(copies(), expected);
}

TEST(Deck, FireIsRedAndThunderIsBlack) {
  for (const Face& f : whole_deck()) {
    if (f.name == kFireSlash || f.name == kFireAttack) EXPECT_EQ(colour_of(f.suit), Colour::Red);
    if (f.name == kThunderSlash || f.name == kIronChain) EXPECT_EQ(colour_of(f.suit), Colour::Black);
    if (f.name == kJink || f.name == kPeach) EXPECT_EQ(colour_of(f.suit), Colour::Red);
  }
}

TEST(Deck, EveryCardOfItIsInTheRulebookWithBothNamesAndTexts) {
  for (const auto& [name, n] : copies()) {
    ASSERT_TRUE(Catalogue::get().has_card(name));
    const CardDef& d = def(name);
    EXPECT_EQ(Catalogue::get().find_card(d.zh), &d);
    EXPECT_EQ(Catalogue::get().find_card(d.en), &d);
    EXPECT_FALSE(std::string(d.text_zh).empty()) << d.id;
    EXPECT_FALSE(std::string(d.text_en).empty()) << d.id;
  }
}

// ---- what is written on the cards

bool says(const char* text, const char* what) {
  return std::string_view(text).find(what) != std::string_view::npos;
}

TEST(CardTexts, NameTheElementOfTheDamage) {
  int with_element = 0;
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c || c->element == Element::Normal) continue;
    ++with_element;
    const bool fire = c->element == Element::Fire;
    EXPECT_TRUE(says(c->text_zh, fire ? "火焰伤害" : "雷电伤害")) << c->zh;
    EXPECT_TRUE(says(c->text_en, fire ? "fire damage" : "thunder damage")) << c->en;
  }
  EXPECT_EQ(with_element, 6) << "火杀, 雷杀, 火攻, 闪电, 火烧连营, 水淹七军";
}

TEST(CardTexts, TheAxeIsNotItsOwnPrice) {
  const CardDef& axe = def(kAxe);
  EXPECT_TRUE(says(axe.text_zh, "除此牌以外")) << axe.text_zh;
  EXPECT_TRUE(says(axe.text_en, "other than this one")) << axe.text_en;
}

TEST(CardTexts, EveryCardHasItsOwnUnlessItDoesTheSame) {
  std::map<std::string, const CardDef*> seen;
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c || c->text_zh[0] == '\0') continue;
    const auto [first, fresh] = seen.try_emplace(c->text_zh, c);
    const bool horses = c->slot == Slot::DefensiveHorse || c->slot == Slot::OffensiveHorse;
    EXPECT_TRUE(fresh || (horses && first->second->slot == c->slot)) << c->zh << ": " << c->text_zh;
  }
}

}  // namespace
}  // namespace jiesuan::test
