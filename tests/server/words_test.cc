// The schema and the description of the protocol have the words of the lists, all of them and no others.
#include "server/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "bots/bot.h"
#include "engine/content/skill.h"
#include "engine/event/words.h"
#include "server/catalogue_json.h"
#include "tests/server/schema.h"

namespace jiesuan::server {
namespace {

std::string bytes_of(const char* path) {
  std::ifstream in(path);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

template <class E>
std::vector<std::string> words_of() {
  std::vector<std::string> out;
  for (E e : every<E>()) out.emplace_back(word(e));
  return out;
}

std::vector<std::string> without(std::vector<std::string> words, std::string_view one) {
  std::erase(words, one);
  return words;
}

struct Definition {
  const char* name;  // in the schema
  std::vector<std::string> words;
};

std::vector<Definition> definitions() {
  std::vector<std::string> told;
  for (LogKind k : every<LogKind>())
    if (!is_internal(k)) told.emplace_back(word(k));
  std::vector<std::string> asks = words_of<Ask>();
  asks.emplace_back("none");  // of somebody who has nothing to answer with
  std::vector<std::string> bots(bot_names().begin(), bot_names().end());
  std::sort(bots.begin(), bots.end());
  return {{"suit", words_of<Suit>()},
          {"kingdom", words_of<Kingdom>()},
          {"gender", words_of<Gender>()},
          {"phase", words_of<PhaseKind>()},
          {"zone", words_of<Zone>()},
          {"outcome", words_of<Outcome>()},
          {"category", words_of<Category>()},
          {"slot", without(words_of<Slot>(), word(Slot::None))},  // that is null
          {"tag", words_of<Tag>()},
          {"ask", asks},
          {"option_kind", words_of<OptionKind>()},
          {"log_kind", told},
          {"room_state", words_of<RoomState>()},
          {"chair_by", words_of<Chair::By>()},
          {"nullification", words_of<Nullification>()},
          {"emote", words_of<Emote>()},
          {"bot", bots}};
}

TEST(Words, OfTheSchemaAreThoseOfTheLists) {
  const json::value schema = json::parse(bytes_of("docs/protocol.schema.json"));
  for (const Definition& d : definitions()) {
    const json::value* listed = schema.at("definitions").as_object().if_contains(d.name);
    ASSERT_TRUE(listed) << d.name;
    EXPECT_EQ(json::value_to<std::vector<std::string>>(listed->at("enum")), d.words) << d.name;
  }
}

TEST(Words, OfMessagesFromClientsAreThoseOfTheList) {
  const json::value schema = json::parse(bytes_of("docs/protocol.schema.json"));
  std::vector<std::string> types;
  for (const json::value& message : schema.at("definitions").at("from_client").at("oneOf").as_array())
    types.emplace_back(message.at("properties").at("type").at("const").as_string());
  EXPECT_EQ(types, words_of<Message::Type>());
}

TEST(Words, AreAllInTheDescriptionOfTheProtocol) {
  const std::string text = bytes_of("docs/protocol.md");
  for (const Definition& d : definitions()) {
    if (std::string_view(d.name) == "log_kind") continue;  // whoever needs them looks into the schema
    for (const std::string& w : d.words) EXPECT_NE(text.find(w), text.npos) << d.name << ": " << w;
  }
}

TEST(Words, AreDifferentWithinAList) {
  for (const Definition& d : definitions()) {
    std::vector<std::string> words = d.words;
    std::sort(words.begin(), words.end());
    EXPECT_EQ(std::adjacent_find(words.begin(), words.end()), words.end()) << d.name;
  }
}

TEST(Words, AreReadAsTheyAreWritten) {
  for (OptionKind k : every<OptionKind>()) EXPECT_EQ(from_word<OptionKind>(word(k)), k);
  EXPECT_FALSE(from_word<OptionKind>("nothing"));
}

TEST(Words, OfTheCatalogueKeepToTheSchema) {
  EXPECT_EQ(test::Schema::protocol().misfit(json::parse(catalogue_json()), "catalogue"), "");
}

}  // namespace
}  // namespace jiesuan::server
