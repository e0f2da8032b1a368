// jiesuan operate: tells a running server what to do.
#pragma once
#include <string>

namespace jiesuan::cli {

struct OperateOptions {
  std::string at = "127.0.0.1:9100", secret;
  std::string command, text, room, address;
  int chair = 0;  // from 1
};

int run_operate(const OperateOptions& options);

}  // namespace jiesuan::cli
