// 孙权 of 国战: 制衡.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

std::vector<Face> three_jinks() { return {card(kJink), card(kJink), card(kJink)}; }

TEST(ZhihengHeg, AtMostAsManyCardsAsHisMaximumHp) {
  Table t(2);
  t.mode("hegemony");
  t.seat(0)
      .generals("heg_sunquan", "heg_zhouyu")
      .hand({card(kJink), card(kJink), card(kSlash)})
      .wears({card(kChitu)});
  t.seat(1).kingdom(Kingdom::Wei);
  t.start();
  ASSERT_EQ(t.game()[0].max_hp, 3);
  EXPECT_EQ(t.request().options[0].kind, OptionKind::Use);
  Selection s;
  for (int i = 0; i < t.request().options.size(); ++i)
    if (t.request().options[i].kind == OptionKind::Skill && t.request().options[i].max_cards == 3)
      s.option = static_cast<std::uint8_t>(i);
  ASSERT_NE(s.option, 0) << t.question();
  for (CardId c : t.game()[0].own_cards()) s.cards.push_back(c);
  EXPECT_FALSE(legal_selection(t.game(), t.request(), s, nullptr)) << "four are too many";
  t.act(0, "zhiheng_heg", {t.in_hand(0, kJink), t.in_hand(0, kSlash), t.worn(0, kChitu)});
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_EQ(t.worn(0, kChitu), kNoCard);
  EXPECT_FALSE(t.offers("zhiheng_heg")) << "once in the phase";
}

TEST(ZhihengHeg, AHiddenSunQuanRevealsHimselfBeforeHeDiscards) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_lvmeng", "heg_sunquan").hidden(0).hidden(1).hand(three_jinks());
  t.seat(1).kingdom(Kingdom::Wei);
  t.seat(2).kingdom(Kingdom::Shu);
  start_unrevealed(t);
  t.act(0, "zhiheng_heg", {t.in_hand(0, kJink)});
  EXPECT_FALSE(t.game()[0].general[1].hidden);
  EXPECT_TRUE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Wu);
  EXPECT_EQ(t.hand(0), 3);
}

}  // namespace
}  // namespace jiesuan::test
