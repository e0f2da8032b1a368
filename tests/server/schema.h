// A strict checker of the part of JSON Schema that docs/protocol.schema.json is written in. A keyword it does
// not know is an error, so that nothing of the schema is passed over.
#pragma once
#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace jiesuan::server::test {

namespace json = boost::json;

class Schema {
 public:
  explicit Schema(json::value root) : root_(std::move(root)) {}
  static const Schema& protocol();  // docs/protocol.schema.json

  // Empty if the value fits the definition of that name, else where it does not and why.
  std::string misfit(const json::value& v, std::string_view definition) const;
  std::string misfit_of(const json::value& v, const json::object& schema, const std::string& at) const;

 private:
  std::string ref(const json::value& v, std::string_view target, const std::string& at) const;
  std::string object(const json::object& o, const json::object& schema, const std::string& at) const;
  std::string array(const json::array& a, const json::object& schema, const std::string& at) const;
  std::string choice(const json::value& v, const json::object& schema, const std::string& at) const;
  json::value root_;
};

}  // namespace jiesuan::server::test
