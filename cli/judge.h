// jiesuan judge: scenarios played and compared.
#pragma once
#include <string>
#include <vector>

#include "cli/play.h"
#include "judge/runner.h"

namespace jiesuan::cli {

struct JudgeOptions {
  std::vector<std::string> paths;  // "-": what comes in
  bool trace = false, explain = false, every_timing = false, json = false, quiet = false;
  std::string junit;                 // a file to write
  std::string coverage;              // a ledger
  std::vector<std::string> tests;    // further folders whose files cite rulings
  int only_case = 0;                 // of a file with several; 0 = all
  std::vector<std::string> instead;  // "5=2/17/1": at question 5 that answer
  int seconds = 0, megabytes = 0;    // that it may take; 0 = no limit
  Lang lang = Lang::Zh;
  bool no_color = false;
};

int run_judge(const JudgeOptions& options);

// One scenario as a program gets it, docs/judge.schema.json.
std::string judged_json(const judge::Scenario& s, const std::vector<judge::Instead>& instead);

}  // namespace jiesuan::cli
