// Somebody at the table, played as a page does it: from the messages alone, by pressing what is offered.
#pragma once
#include <set>

#include "engine/core/rng.h"
#include "tests/server/world.h"

namespace jiesuan::server::test {

class Person : public Line {
 public:
  using Line::Line;
  // With a token: comes (back) to the chair; without: watches.
  void come(const std::string& room_id, const std::string& seat_token = "");
  void sit(int chair_number, const std::string& name);

  bool asked() const { return !question.is_null(); }
  bool over() const { return !room.empty() && room.at("state") == "over"; }
  // A complete answer to the open question, built pick by pick; fails the test if there is a dead end.
  json::object build(Rng& rng);
  json::object build_option(Rng& rng, std::size_t option);
  json::object say_no() const;
  // Builds one, says it, and expects that it is accepted.
  void answer(Rng& rng) { answer_with(build(rng)); }
  void answer_with(const json::object& a);
  int option_of(std::string_view kind) const;  // −1: none

  json::object room, you;
  json::value view, waiting, question;
  json::array log;
  std::string id, token;
  Millis shown_by = 0;  // what it was told has been shown by then
  std::size_t answers = 0;
  std::size_t views = 0, patches = 0;  // updates with the one and with the other

 protected:
  void on_message(const json::object& m) override;

 private:
  json::value next_after(const json::object& a, const json::object& option);
  std::set<std::int64_t> asked_ids_;
  json::value newest_;  // question
};

// Everybody answers at random, some more slowly, and the clock goes on, until the game is over or `stop` says
// so.
struct Play {
  Rng rng{1};
  int slowness = 3;  // one of so many questions is left to the clock
  std::function<bool()> stop = {};
  int most_rounds = 200'000;
};
void play(World& w, const std::vector<Person*>& people, Play& how);

}  // namespace jiesuan::server::test
