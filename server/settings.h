// How a room is to be played.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "server/json.h"

namespace jiesuan::server {

// Why something was refused: a word for programs, a sentence for people.
struct Refusal {
  std::string code, zh, en;
  json::object json() const;  // {"code", "why"}
};
bool refuse(Refusal* no, std::string_view code, std::string_view zh, std::string_view en);  // returns false

bool illegal(Refusal* no, std::string_view why);  // an answer the rules do not allow
bool not_stored(Refusal* no);

inline constexpr int kUsualPace = 700;

// Seconds; 0: does not run. A window lasts the same whatever anybody says, and longer only if somebody asks
// for time to think.
struct Clock {
  int decision = 25, bank = 60, away = 30, window = 2, think = 8;
};

struct Settings {
  std::string mode = "identity";
  int players = 8;
  std::string generals = "standard";
  std::vector<std::string> sets;   // ids of expansions to choose generals from; none: as `generals` says
  std::string printings = "any";   // which of several printings of one person
  std::vector<std::string> rules;  // words that stand for rules modules: "002", "002.tapping"
  std::string bots = "steward";
  std::string name;
  bool listed = true;
  bool chat = true;       // people may talk; the host may change it during a game as well
  int pace = kUsualPace;  // ms a bot takes for a visible act
  Clock clock;
  bool bots_only = false;
  bool guided = false;  // the first game of somebody new: one person, a deal that shows everything (guided.h)
  std::optional<std::uint64_t>
      seed;  // tables of bots only: the game to play; where people play nobody may know it
};

json::object settings_json(const Settings& s);
// Changes what the object names. Unknown fields and wrong values are refused and nothing is changed; `start`
// is left to the caller.
bool change_settings(const json::object& o, Settings* s, Refusal* no);

}  // namespace jiesuan::server
