// Windows: how long the table waits, and what one hears meanwhile, tells nothing about hands.
#include "tests/server/listener.h"

namespace jiesuan::server::test {
namespace {

// A table of three people and a spectator where ① has something to play.
struct Scene {
  std::string card;             // that ① plays …
  std::vector<int> targets;     // … on these
  std::vector<Face> hand[3];    // of ① (besides the card), ② and ③
  bool three_is_frail = false;  // ③ has 1 hp
  bool skip = true;             // ②'s switches
  const char* standing = "ask";
  const char* later = nullptr;  // … and what it switches to while the window is open
};

struct Told {
  Heard one, three, spectator;
  bool asked = false;  // ② had a question with something to answer
};

Told run(const Scene& scene) {
  World w;
  w.arrange([&](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->pile_top = {face("slash"), face("slash"), face("slash"), face("slash")};
    for (Seat seat = 0; seat < 3; ++seat) s.position->seats[seat].hand = scene.hand[seat];
    s.position->seats[0].hand.push_back(face(scene.card));
    if (scene.three_is_frail) s.position->seats[2].hp = 1;
  });
  const std::string id = set_table(w, {.players = 3, .people = 3});
  Listener one(w), two(w), three(w), spectator(w);
  one.come(id, seat_token(0));
  two.come(id, seat_token(1));
  three.come(id, seat_token(2));
  spectator.come(id);
  two.say({{"type", "switches"}, {"skip", scene.skip}, {"nullification", scene.standing}});
  w.settle();
  one.all.clear(), three.all.clear(), spectator.all.clear();
  one.answer_with(use(one, scene.card, scene.targets));
  Told told;
  told.asked = two.asked() && two.question.at("ask") != "none";
  w.pass(1000);
  if (scene.later) two.say({{"type", "switches"}, {"nullification", scene.later}});
  for (int i = 0; i < 40; ++i) w.pass(500);
  told.one = one.all, told.three = three.all, told.spectator = spectator.all;
  return told;
}

struct Pair {
  std::string name;
  Scene with, without;
};

std::ostream& operator<<(std::ostream& out, const Pair& p) { return out << p.name; }

Scene scene(const std::string& card, std::vector<int> targets, const std::string& held_by_two,
            const std::string& held_by_three = "slash") {
  Scene s;
  s.card = card;
  s.targets = std::move(targets);
  s.hand[1] = {face(held_by_two, Suit::None), face("vine")};
  s.hand[2] = {face(held_by_three), face("crossbow")};
  return s;
}

std::vector<Pair> pairs() {
  std::vector<Pair> out;
  const auto add = [&](const std::string& name, Scene a, Scene b) {
    for (bool skip : {true, false})
      for (const char* standing : {"ask", "never", "not_this_turn"})
        for (const char* later : {"", "never", "not_this_card"}) {
          a.skip = b.skip = skip;
          a.standing = b.standing = standing;
          a.later = b.later = *later ? later : nullptr;
          out.push_back(
              {name + (skip ? "_skip" : "_shown") + "_" + standing + (*later ? "_then_" : "") + later, a, b});
        }
  };
  add("nullify_own_draw", scene("ex_nihilo", {}, "nullification"), scene("ex_nihilo", {}, "axe"));
  add("nullify_duel", scene("duel", {2}, "nullification"), scene("duel", {2}, "axe"));
  add("nullify_barbarians", scene("savage_assault", {}, "nullification", "axe"),
      scene("savage_assault", {}, "axe", "nioh_shield"));
  add("nullify_barbarians_of_three", scene("savage_assault", {}, "crossbow", "nullification"),
      scene("savage_assault", {}, "crossbow", "nioh_shield"));
  add("dodge", scene("slash", {1}, "jink"), scene("slash", {1}, "axe"));
  Scene with_peach = scene("slash", {2}, "peach"), without = scene("slash", {2}, "axe");
  with_peach.three_is_frail = without.three_is_frail = true;
  add("rescue", with_peach, without);
  return out;
}

class SilentWindows : public testing::TestWithParam<Pair> {};

TEST_P(SilentWindows, AreTheSameForOthersWhateverSomebodyHolds) {
  const Told with = run(GetParam().with), without = run(GetParam().without);
  ASSERT_GT(with.spectator.size(), 1u);
  expect_equal(with.one, without.one, "the one who plays");
  expect_equal(with.spectator, without.spectator, "a spectator");
  if (GetParam().name.find("of_three") == std::string::npos &&
      GetParam().name.find("barbarians") == std::string::npos)
    expect_equal(with.three, without.three, "a third player");
}

INSTANTIATE_TEST_SUITE_P(Hands, SilentWindows, testing::ValuesIn(pairs()),
                         [](const auto& info) { return info.param.name; });

// Everybody says no as soon as it is asked, each after its own time. What ②'s page says of skipping: nothing,
// no, yes.
struct NoFromAll {
  Told told;
  Millis closed = 0;  // how long ① had to wait
};

NoFromAll all_say_no(const Scene& scene, std::optional<bool> skip) {
  World w;
  w.arrange([&](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->pile_top = {face("slash"), face("slash"), face("slash"), face("slash")};
    for (Seat seat = 0; seat < 3; ++seat) s.position->seats[seat].hand = scene.hand[seat];
    s.position->seats[0].hand.push_back(face(scene.card));
  });
  const std::string id = set_table(w, {.players = 3, .people = 3});
  Listener one(w), two(w), three(w), spectator(w);
  one.come(id, seat_token(0));
  two.come(id, seat_token(1));
  three.come(id, seat_token(2));
  spectator.come(id);
  if (skip) two.say({{"type", "switches"}, {"skip", *skip}});
  w.settle();
  one.all.clear(), three.all.clear(), spectator.all.clear();
  const Millis start = w.now();
  one.answer_with(use(one, scene.card, scene.targets));
  NoFromAll out;
  Listener* people[] = {&one, &two, &three};
  for (int i = 0; i < 100; ++i) {
    w.pass(100);
    for (int s = 0; s < 3; ++s)
      if (people[s]->asked() && !people[s]->question.at("pass").is_null() && i % (3 + 2 * s) == 2 + s)
        people[s]->answer_with(people[s]->say_no());
    if (out.closed == 0 && one.option_of("end_phase") >= 0) out.closed = w.now() - start;
  }
  out.told.one = one.all, out.told.three = three.all, out.told.spectator = spectator.all;
  return out;
}

TEST(WindowInWhichAllSayNo, LastsTheSameWhateverSomebodyHolds) {
  const std::pair<Scene, Scene> hands[] = {
      {scene("ex_nihilo", {}, "nullification"), scene("ex_nihilo", {}, "axe")},
      {scene("duel", {2}, "nullification"), scene("duel", {2}, "axe")},
      {scene("slash", {1}, "jink"), scene("slash", {1}, "axe")}};
  for (const std::optional<bool> skip : {std::optional<bool>(), std::optional(false), std::optional(true)})
    for (const auto& [with, without] : hands) {
      const NoFromAll a = all_say_no(with, skip), b = all_say_no(without, skip);
      SCOPED_TRACE(with.card + (skip ? *skip ? ", skipping" : ", not skipping" : ", by default"));
      expect_equal(a.told.one, b.told.one, "the one who plays");
      expect_equal(a.told.three, b.told.three, "a third player");
      expect_equal(a.told.spectator, b.told.spectator, "a spectator");
      ASSERT_GT(a.closed, 0);
      EXPECT_EQ(a.closed, 2000) << "a window lasts as long as it lasts";
    }
}

// A skill that is the use of a card (青龙偃月刀): ①'s 杀 is dodged, and ① says nothing more.
Told run_chase(const std::string& held) {
  World w;
  w.arrange([&](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->seats[0].hand = {face("slash"), face(held)};
    s.position->seats[0].equipment = {face("blade")};
    s.position->seats[1].hand = {face("jink")};
  });
  const std::string id = set_table(w, {.players = 3, .people = 3});
  Listener one(w), two(w), three(w), spectator(w);
  one.come(id, seat_token(0));
  two.come(id, seat_token(1));
  three.come(id, seat_token(2));
  spectator.come(id);
  w.settle();
  one.answer_with(use(one, "slash", {1}));
  two.all.clear(), three.all.clear(), spectator.all.clear();
  two.answer_with(use(two, "jink"));
  Told told;
  for (int i = 0; i < 40; ++i) {
    told.asked = told.asked || (one.asked() && one.question.at("ask") == "card");
    w.pass(500);
  }
  told.one = two.all, told.three = three.all, told.spectator = spectator.all;
  return told;
}

TEST(Window, OfAWeaponThatStrikesAgainIsTheSameWhateverItsUserHolds) {
  const Told with = run_chase("fire_slash"), without = run_chase("axe");
  EXPECT_TRUE(with.asked);
  EXPECT_FALSE(without.asked);
  ASSERT_GT(with.spectator.size(), 1u);
  expect_equal(with.one, without.one, "the one who dodged");
  expect_equal(with.three, without.three, "a third player");
  expect_equal(with.spectator, without.spectator, "a spectator");
}

TEST(Window, IsThereToBeAnswered) {
  EXPECT_TRUE(run(scene("ex_nihilo", {}, "nullification")).asked);
  EXPECT_FALSE(run(scene("ex_nihilo", {}, "axe")).asked);
}

// ---- empty hands

// ① plays a 杀 on ②, who holds nothing: whom the table waits for.
json::value waited_for_with(const std::string& armour) {
  World w;
  w.arrange([&](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->seats[0].hand = {face("slash")};
    if (!armour.empty()) s.position->seats[1].equipment = {face(armour)};
  });
  const std::string id = set_table(w, {.players = 3, .people = 3});
  Person one(w), two(w);
  one.come(id, seat_token(0));
  two.come(id, seat_token(1));
  w.settle();
  one.answer_with(use(one, "slash", {1}));
  return one.waiting;
}

TEST(Window, IsNotHeldForAnEmptyHand) {
  const json::value waiting = waited_for_with("");
  EXPECT_TRUE(waiting.is_null() || waiting.at("window") == false) << json::serialize(waiting);
}

TEST(Window, IsHeldForAnEmptyHandIfEverybodySeesWhatItCouldAnswerWith) {
  const json::value waiting = waited_for_with("eight_diagram");
  ASSERT_TRUE(waiting.is_object());
  EXPECT_EQ(waiting.at("window"), true);
  EXPECT_EQ(waiting.at("seats"), json::value(json::array{1}));
}

}  // namespace
}  // namespace jiesuan::server::test
