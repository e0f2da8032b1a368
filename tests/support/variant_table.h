// A table for tests of what is played with rules modules: document 002, unless others are named.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {

class VariantTable : public Table {
 public:
  explicit VariantTable(int players, std::vector<std::string> modules = {"002"}) : Table(players) {
    constexpr const char* kRoles[] = {"lord", "rebel", "loyalist", "renegade", "rebel"};
    with_.modules = std::move(modules);
    with_.players = players;
    with_.position.emplace();
    for (int i = 0; i < players; ++i) {
      SeatPosition p;
      p.allegiance = kRoles[i % 5];
      with_.position->seats.push_back(p);
    }
  }
  SeatSpec seat(Seat s) { return SeatSpec(with_.position->seats[s]); }
  // … and what only the module knows: hand cards lying face up, tapped equipment.
  void opens(Seat s, std::vector<Face> cards) { with_.position->seats[s].open_hand = std::move(cards); }
  void taps(Seat s, std::vector<Face> cards) { with_.position->seats[s].tapped = std::move(cards); }
  void pile(std::vector<Face> top_first) { with_.position->pile_top = std::move(top_first); }
  void turn_of(Seat s, PhaseKind from) {
    with_.position->turn = s;
    with_.position->phase = from;
  }
  void start() {
    match().listen(this);
    std::string why;
    if (!match().start(with_, &why)) ADD_FAILURE() << "the table cannot be set: " << why;
  }
  bool has(Seat s, const std::string& skill) {
    return has_skill(game(), s, *Catalogue::get().find_skill(skill));
  }

 private:
  Setup with_;
};

}  // namespace jiesuan::test
