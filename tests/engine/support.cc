#include "tests/engine/support.h"

#include "engine/query/selection.h"

namespace jiesuan::test {

const SkillDef pause_skill({"test_pause", "停"}, Listing::Nameless,
                           at<Timing::TurnGap>().may().then(nothing));

void pause_after_turns(Table& t, Seat s) { t.seat(s).skill("test_pause"); }
bool paused(const Table& t) { return t.offers("test_pause"); }
void play_to_pause(Table& t) {
  play_on(t, [&] { return paused(t); });
}

Answer least_answer(const Match& m) {
  const Request& r = m.request();
  Answer a;
  a.request = r.id;
  a.seat = r.seat;
  a.pick = least_selection(m.game(), r);
  return a;
}

void decline(Table& t) {
  std::string why;
  if (!t.match().answer(least_answer(t.match()), &why)) ADD_FAILURE() << why << "; " << t.question();
}

std::vector<Seat> turns(const Table& t) {
  std::vector<Seat> list;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::TurnStarts) list.push_back(e.a);
  return list;
}

void play_to_turn(Table& t, int nth) {
  play_on(t, [&] { return static_cast<int>(turns(t).size()) >= nth; });
}

void play_to_next_turn(Table& t) { play_to_turn(t, static_cast<int>(turns(t).size()) + 1); }

void play_to_end_of_game(Table& t) {
  play_on(t, [&] { return t.over(); });
}

void play_to_offer(Table& t, Seat s, const std::string& skill) {
  play_on(t, [&] { return t.asked() == s && t.offers(skill); });
}

std::vector<std::string> launches(const Table& t) {
  std::vector<std::string> list;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::SkillLaunched) list.push_back(std::to_string(e.a) + ":" + def(e.skill).id);
  return list;
}

std::vector<PhaseKind> phases(const Table& t) {
  std::vector<PhaseKind> list;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::PhaseStarts) list.push_back(e.phase);
  return list;
}

std::vector<std::string> only(const Table& t, std::vector<Timing> of) {
  std::vector<std::string> list;
  for (Timing x : t.timings)
    for (Timing wanted : of)
      if (x == wanted) list.emplace_back(timing_id(x));
  return list;
}

std::vector<std::string> between(const Table& t, Timing from, Timing to) {
  std::vector<std::string> list;
  for (Timing x : t.timings) {
    if (list.empty() && x != from) continue;
    list.emplace_back(timing_id(x));
    if (x == to) return list;
  }
  ADD_FAILURE() << "no " << timing_id(to) << " after " << timing_id(from);
  return list;
}

std::vector<std::string> ids(std::vector<Timing> timings) {
  std::vector<std::string> list;
  for (Timing x : timings) list.emplace_back(timing_id(x));
  return list;
}

}  // namespace jiesuan::test
