// Every general there is, without those that tests make up.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/content/catalogue.h"

namespace jiesuan::test {

inline std::vector<std::string> every_general() {
  std::vector<std::string> ids;
  for (const General* g : Catalogue::get().generals())
    if (std::string_view(g->set) != "test") ids.emplace_back(g->id);
  return ids;
}

}  // namespace jiesuan::test
