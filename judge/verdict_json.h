// Verdicts for programs, as docs/judge.schema.json says.
#pragma once
#include <boost/json.hpp>
#include <string>
#include <vector>

#include "judge/chronicle.h"
#include "judge/coverage.h"
#include "judge/runner.h"

namespace jiesuan::judge {

// What came of it, without what happened.
boost::json::object verdict_json(const Verdict& v);

// How the table stood: at the first item of the story, and what every item changed.
struct Pictures {
  boost::json::object first;
  std::vector<boost::json::object> changes;
  void (*add)(boost::json::object& patch, const boost::json::object& then) = nullptr;  // joins two changes
};

// … and with what was expected, the trace, the questions with their legal answers, and the table.
boost::json::object played_json(const Scenario& s, const Verdict& v, const Chronicle& c,
                                const Pictures& pictures);

boost::json::object coverage_json(const Coverage& c);

}  // namespace jiesuan::judge
