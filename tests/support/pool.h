// Every general of the mode there is: tests make up others, which belong to no mode.
#pragma once
#include <string>
#include <vector>

namespace jiesuan::test {

inline std::vector<std::string> every_general() { return {"all"}; }

}  // namespace jiesuan::test
