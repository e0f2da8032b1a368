// 蔡文姬 of 国战: 断肠.
#include "engine/rules/skills.h"
#include "engine/view/view.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kHead = 0, kDeputy = 1;

// Seat 0 kills Cai Wenji in seat 1.
class Killing : public Table {
 public:
  Killing() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_ganning", "heg_lvmeng").hand({card(kSlash)}).skill("biyue");
    seat(1).generals("heg_caiwenji", "heg_jiaxu").hp(1, 3);
    seat(2).kingdom(Kingdom::Wei);
    seat(3).kingdom(Kingdom::Shu);
  }
  bool has(Seat s, const std::string& skill) {
    return has_skill(game(), s, *Catalogue::get().find_skill(skill));
  }
};

TEST(DuanchangHeg, HerKillerLosesTheSkillsOfTheCardSheChooses) {
  for (const int slot : {kHead, kDeputy}) {
    Killing t;
    t.start();
    t.use(0, kSlash, {1});
    ASSERT_EQ(t.asked(), 1) << "the dead one chooses: " << t.question();
    t.choose_option(1, slot);
    EXPECT_FALSE(t.alive(1));
    EXPECT_EQ(t.has(0, "qixi"), slot == kDeputy);
    EXPECT_EQ(t.has(0, "keji"), slot == kHead);
    EXPECT_TRUE(t.has(0, "biyue")) << "what it gained otherwise stays";
    EXPECT_NE(t.game()[0].general[slot].general, GeneralId::None) << "and so does the card";
  }
}

TEST(DuanchangHeg, ItNeedsNoRevealWhileSheLiesHidden) {
  Killing t;
  t.seat(1).hidden(0).hidden(1);
  t.start();
  t.use(0, kSlash, {1});
  t.choose_option(1, kHead);
  EXPECT_FALSE(t.has(0, "qixi"));
}

TEST(DuanchangHeg, HuoshuiDoesNotStopIt) {
  Killing t;
  t.seat(0).generals("heg_zoushi", "heg_lvbu");
  t.seat(1).hidden(0).hidden(1);
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_EQ(t.asked(), 1) << t.question();
  t.choose_option(1, kHead);
  EXPECT_FALSE(t.has(0, "huoshui"));
}

TEST(DuanchangHeg, AHiddenCardMayBeChosenUnseenAndNobodyLearnsWhatWasOnIt) {
  Killing t;
  t.seat(0).hidden(1);
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  t.choose_option(1, kDeputy);
  EXPECT_FALSE(t.has(0, "keji"));
  EXPECT_TRUE(t.game()[0].general[kDeputy].hidden);
  const LogEntry lost = t.nth(LogKind::SkillLost);
  EXPECT_TRUE(told(lost, 0));
  EXPECT_FALSE(told(lost, 1));
  EXPECT_FALSE(told(lost, 2));
}

TEST(DuanchangHeg, WithASoldierThereIsNothingToChoose) {
  Killing t;
  t.start();
  t.game()[0].general[kHead].soldier = Gender::Male;
  t.game()[0].general[kHead].general = GeneralId::None;
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
  EXPECT_FALSE(t.has(0, "keji"));
  EXPECT_TRUE(t.has(0, "qixi"));
}

TEST(DuanchangHeg, WithoutAKillerNothingHappens) {
  Killing t;
  t.turn_of(1);
  t.seat(1).skill("kurou");
  t.start();
  t.act(1, "kurou");
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.count(LogKind::SkillLost), 0);
}

}  // namespace
}  // namespace jiesuan::test
