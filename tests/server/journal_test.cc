// What a server writes into its log: which room, and how many; nothing that somebody at the table must not
// know, and nothing with which one could sit down in another's place.
#include "tests/server/person.h"

namespace jiesuan::server::test {
namespace {

// A card, a general, an answer or a token would be a word; a line has no words but these.
void expect_no_words_but(const std::string& room, const json::object& line) {
  for (const auto& [key, value] : line) {
    if (key == "at" || key == "level" || key == "event") continue;
    if (key == "room")
      EXPECT_EQ(str(value), room) << json::serialize(line);
    else
      EXPECT_TRUE(value.is_number()) << json::serialize(line);
  }
}

TEST(Journal, NamesTheRoomAndNoCardAndNoToken) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, token] = w.make_room({{"players", 4}, {"generals", "all"}, {"pace", 0}});
  Person host(w), guest(w), watcher(w);
  host.come(id, token);
  guest.come(id);
  guest.sit(1, "Guest");
  watcher.come(id);
  host.say({{"type", "start"}});
  Play how;
  play(w, {&host, &guest}, how);
  ASSERT_TRUE(host.over());
  w.site().finish_telling();
  for (const char* event : {"game_started", "game_over", "game_told"})
    EXPECT_TRUE(w.journal_has(event)) << event;
  for (const json::object& line : w.journal()) expect_no_words_but(id, line);
}

}  // namespace
}  // namespace jiesuan::server::test
