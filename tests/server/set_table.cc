#include "tests/server/set_table.h"

namespace jiesuan::server::test {

std::string seat_token(int seat) { return "the-token-of-seat-0000" + std::to_string(seat); }

json::object table_doc(const SetTable& t) {
  Settings settings;
  settings.pace = 0;
  settings.players = t.players;
  Refusal no;
  EXPECT_TRUE(change_settings(t.settings, &settings, &no)) << no.en;
  json::array chairs;
  for (int s = 0; s < t.players; ++s)
    chairs.push_back({{"by", s < t.people ? "person" : "bot"},
                      {"name", "P" + std::to_string(s)},
                      {"token", s < t.people ? seat_token(s) : ""},
                      {"host", s == 0},
                      {"seat", s}});
  return {{"settings", settings_json(settings)}, {"seed", t.seed}, {"chairs", std::move(chairs)}};
}

std::string set_table(World& w, const SetTable& t) {
  StoredRoom stored;
  stored.id = "table" + std::to_string(t.seed);
  stored.state = RoomState::Playing;
  stored.doc = json::serialize(table_doc(t));
  EXPECT_TRUE(w.store().add_room(stored));
  return stored.id;
}

json::object use(const Person& p, const std::string& card, std::vector<int> seats) {
  json::object a{{"type", "answer"}, {"question", p.question.at("id")}, {"cards", json::array()}};
  for (const json::value& c : p.question.at("cards").as_array())
    if (str(c.at("name")) == card && a["cards"].as_array().empty())
      a["cards"].as_array().push_back(c.at("id"));
  json::array chosen;
  for (int s : seats) chosen.push_back(s);
  a["seats"] = std::move(chosen);
  int option = std::max(p.option_of("use"), 0);
  a["option"] = option;
  return a;
}

json::object with_small_numbers(const json::object& message, std::int64_t first) {
  json::object out = message;
  const auto smaller = [&](json::value& id) { id = id.to_number<std::int64_t>() - first + 1; };
  if (json::value* q = out.if_contains("question")) {
    if (q->is_object()) smaller(q->as_object()["id"]);
    if (q->is_number()) smaller(*q);
  }
  return out;
}

}  // namespace jiesuan::server::test
