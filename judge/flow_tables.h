// The flows as tables, made from the catalogue: every timing in its order, why it is there, and which skills,
// cards and rules act at it. For `jiesuan rulebook` and the pages of the rulebook.
#pragma once
#include <boost/json.hpp>

namespace jiesuan::judge {

boost::json::object flow_tables();

}  // namespace jiesuan::judge
