// jiesuan judge: scenarios played and compared.
#pragma once
#include <string>
#include <vector>

#include "cli/play.h"

namespace jiesuan::cli {

struct JudgeOptions {
  std::vector<std::string> paths;
  bool trace = false, explain = false, every_timing = false, json = false, quiet = false;
  std::string junit;               // a file to write
  std::string coverage;            // a ledger
  std::vector<std::string> tests;  // further folders whose files cite rulings
  Lang lang = Lang::Zh;
  bool no_color = false;
};

int run_judge(const JudgeOptions& options);

}  // namespace jiesuan::cli
