#include "tests/server/person.h"

#include "server/patch.h"

namespace jiesuan::server::test {

void Person::come(const std::string& room_id, const std::string& seat_token) {
  id = room_id;
  if (!seat_token.empty()) token = seat_token;
  hello(id, token);
}

void Person::sit(int chair_number, const std::string& name) {
  say({{"type", "sit"}, {"chair", chair_number}, {"name", name}});
}

void Person::on_message(const json::object& m) {
  const json::value& type = m.at("type");
  if (type == "welcome") {
    you = m.at("you").as_object();
    room = m.at("room").as_object();
    log = m.at("log").as_array();
    question = nullptr;
  } else if (type == "room") {
    room = m.at("room").as_object();
  } else if (type == "seated") {
    token = str(m.at("token"));
    you["chair"] = m.at("chair");
  } else if (type == "update") {
    if (const json::value* whole = m.if_contains("view")) {
      view = *whole, ++views;
    } else {
      apply_patch(view.as_object(), m.at("patch").as_object()), ++patches;
    }
    shown_by = std::max(shown_by, world().now()) + m.at("lasts").to_number<Millis>();
    waiting = m.at("waiting");
    question = m.at("question");
    for (const json::value& entry : m.at("log").as_array()) {
      ASSERT_EQ(entry.at("n"), log.size()) << "the log has no gaps and says nothing twice";
      log.push_back(entry);
    }
    if (question.is_null() || question == newest_) return;
    newest_ = question;
    ASSERT_TRUE(asked_ids_.insert(question.at("id").to_number<std::int64_t>()).second)
        << "no two questions have the same number";
  }
}

json::value Person::next_after(const json::object& a, const json::object& option) {
  const json::array& cards = a.at("cards").as_array();
  if (cards.empty() && a.at("seats").as_array().empty()) return option.at("next");
  const json::value* after = option.if_contains("after");
  if (after && cards.size() == 1 && a.at("seats").as_array().empty())
    return after->as_object().at(std::to_string(cards[0].to_number<int>()));
  json::object pick = a;
  pick["type"] = "pick";
  say(pick);
  const json::object next = last("next");
  if (heard().back().at("type") != "next") {
    ADD_FAILURE() << "a pick that was offered is refused: " << json::serialize(pick) << " "
                  << json::serialize(heard().back()) << " " << json::serialize(question);
    return {};
  }
  for (const char* field : {"question", "option", "cards", "seats"}) EXPECT_EQ(next.at(field), a.at(field));
  return next.at("next");
}

json::object Person::build(Rng& rng) {
  const auto options = static_cast<std::uint32_t>(question.at("options").as_array().size());
  return build_option(rng, rng.below(options));
}

json::object Person::build_option(Rng& rng, std::size_t n) {
  const json::object option = question.at("options").at(n).as_object();
  json::object a{{"type", "answer"},
                 {"question", question.at("id")},
                 {"option", n},
                 {"cards", json::array()},
                 {"seats", json::array()}};
  json::array& cards = a["cards"].as_array();
  json::array& seats = a["seats"].as_array();
  for (int i = 0; i < 200; ++i) {
    const json::value next = next_after(a, option);
    if (next.is_null()) return a;
    const json::array more_cards = next.at("cards").as_array(), more_seats = next.at("seats").as_array();
    const auto more = static_cast<std::uint32_t>(more_cards.size() + more_seats.size());
    if (next.at("done") == true && (more == 0 || rng.below(3) == 0)) return a;
    if (more == 0) {
      ADD_FAILURE() << "a dead end: " << json::serialize(a) << " in " << json::serialize(question);
      return a;
    }
    const std::uint32_t pick = rng.below(more);
    if (pick < more_cards.size())
      cards.push_back(more_cards[pick]);
    else
      seats.push_back(more_seats[pick - more_cards.size()]);
  }
  ADD_FAILURE() << "a selection without an end";
  return a;
}

json::object Person::say_no() const {
  return {{"type", "answer"},
          {"question", question.at("id")},
          {"option", question.at("pass")},
          {"cards", json::array()},
          {"seats", json::array()}};
}

int Person::option_of(std::string_view kind) const {
  if (question.is_null()) return -1;
  const json::array& options = question.at("options").as_array();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (str(options[i].at("kind")) == kind) return static_cast<int>(i);
  return -1;
}

void Person::answer_with(const json::object& a) {
  const std::size_t before = count("accepted");
  const json::value asked_for = question;
  say(a);
  ++answers;
  ASSERT_EQ(count("accepted"), before + 1)
      << json::serialize(a) << " is refused: " << json::serialize(last("refused")) << " for "
      << json::serialize(asked_for);
  ASSERT_EQ(last("accepted").at("question"), a.at("question"));
}

void play(World& w, const std::vector<Person*>& people, Play& how) {
  for (int round = 0; round < how.most_rounds; ++round) {
    w.settle();
    if (testing::Test::HasFatalFailure() || testing::Test::HasNonfatalFailure()) return;
    if (how.stop && how.stop()) return;
    if (people[0]->over()) return;
    bool anybody = false;
    const std::size_t first = how.rng.below(static_cast<std::uint32_t>(people.size()));
    for (std::size_t i = 0; i < people.size() && !anybody; ++i) {
      Person& p = *people[(first + i) % people.size()];
      if (!p.asked() || how.rng.below(static_cast<std::uint32_t>(how.slowness)) == 0) continue;
      p.answer(how.rng);
      anybody = true;
      for (Person* other : people) other->take();
    }
    if (anybody || w.next_alarm()) continue;
    bool waits = false;
    for (Person* p : people) waits = waits || p->asked();
    ASSERT_TRUE(waits) << "nobody is asked and no clock runs: the game is stuck";
  }
  FAIL() << "the game does not end";
}

}  // namespace jiesuan::server::test
