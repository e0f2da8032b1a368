// Tables that are set by hand: who sits where, what everybody holds, whose turn it is.
#pragma once
#include "tests/server/person.h"
#include "tests/server/positions.h"

namespace jiesuan::server::test {

// A game that has begun, put into the store as the server itself would have left it. Seat n is chair n; the
// first `people` of them are people, the others bots.
struct SetTable {
  int players = 3, people = 2;
  json::object settings = {};  // what differs from a table without pace
  std::uint64_t seed = 7;
};
json::object table_doc(const SetTable& t);
std::string set_table(World& w, const SetTable& t);
std::string seat_token(int seat);

// The open question's option that takes such a card, with it and these characters.
json::object use(const Person& p, const std::string& card, std::vector<int> seats = {});

// Numbers of questions are each client's own, from a beginning nobody can guess: here they begin with 1.
json::object with_small_numbers(const json::object& message, std::int64_t first);

}  // namespace jiesuan::server::test
