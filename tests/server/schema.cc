#include "tests/server/schema.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace jiesuan::server::test {
namespace {

constexpr std::string_view kKeywords[] = {"$schema",  "$id",       "title",      "definitions",
                                          "$ref",     "type",      "properties", "required",
                                          "items",    "enum",      "const",      "anyOf",
                                          "oneOf",    "minimum",   "maximum",    "minItems",
                                          "maxItems", "minLength", "maxLength",  "additionalProperties"};

bool is_type(const json::value& v, std::string_view type) {
  if (type == "object") return v.is_object();
  if (type == "array") return v.is_array();
  if (type == "string") return v.is_string();
  if (type == "boolean") return v.is_bool();
  if (type == "null") return v.is_null();
  if (type == "integer") return v.is_int64() || v.is_uint64();
  if (type == "number") return v.is_number();
  throw std::runtime_error("the schema knows no type " + std::string(type));
}

// Characters rather than bytes.
std::int64_t length(const json::string& s) {
  return std::count_if(s.begin(), s.end(), [](char c) { return (c & 0xC0) != 0x80; });
}

double number(const json::value& v) { return v.to_number<double>(); }

// "minimum" 3 of 2 → what is wrong.
std::string bounds(const json::object& schema, const char* least, const char* most, double n) {
  if (const json::value* l = schema.if_contains(least); l && n < number(*l)) return std::string(least);
  if (const json::value* m = schema.if_contains(most); m && n > number(*m)) return std::string(most);
  return {};
}

}  // namespace

const Schema& Schema::protocol() {
  static const Schema schema = [] {
    std::ifstream in("docs/protocol.schema.json");
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    return Schema(json::parse(bytes));
  }();
  return schema;
}

std::string Schema::misfit(const json::value& v, std::string_view definition) const {
  return ref(v, "#/definitions/" + std::string(definition), std::string(definition));
}

std::string Schema::ref(const json::value& v, std::string_view target, const std::string& at) const {
  constexpr std::string_view kDefs = "#/definitions/";
  if (!target.starts_with(kDefs)) throw std::runtime_error("a reference to somewhere else");
  return misfit_of(v, root_.at("definitions").at(target.substr(kDefs.size())).as_object(), at);
}

std::string Schema::misfit_of(const json::value& v, const json::object& schema, const std::string& at) const {
  for (const auto& [key, value] : schema)
    if (std::find(std::begin(kKeywords), std::end(kKeywords), key) == std::end(kKeywords))
      throw std::runtime_error("the schema has a keyword that is not checked: " + std::string(key));
  if (const json::value* r = schema.if_contains("$ref"))
    if (std::string no = ref(v, r->as_string(), at); !no.empty()) return no;
  if (const json::value* t = schema.if_contains("type"); t && !is_type(v, t->as_string()))
    return at + ": is no " + std::string(t->as_string());
  if (const json::value* c = schema.if_contains("const"); c && *c != v)
    return at + ": is not " + json::serialize(*c);
  if (const json::value* e = schema.if_contains("enum"))
    if (std::find(e->as_array().begin(), e->as_array().end(), v) == e->as_array().end())
      return at + ": " + json::serialize(v) + " is none of " + json::serialize(*e);
  std::string no;
  if (v.is_number()) no = bounds(schema, "minimum", "maximum", number(v));
  if (v.is_string())
    no = bounds(schema, "minLength", "maxLength", static_cast<double>(length(v.get_string())));
  if (!no.empty()) return at + ": " + no;
  if (v.is_object()) no = object(v.get_object(), schema, at);
  if (v.is_array()) no = array(v.get_array(), schema, at);
  return no.empty() ? choice(v, schema, at) : no;
}

std::string Schema::object(const json::object& o, const json::object& schema, const std::string& at) const {
  if (const json::value* required = schema.if_contains("required"))
    for (const json::value& name : required->as_array())
      if (!o.contains(name.as_string())) return at + ": lacks " + std::string(name.as_string());
  const json::value* properties = schema.if_contains("properties");
  const json::value* other = schema.if_contains("additionalProperties");
  for (const auto& [key, value] : o) {
    const std::string below = at + "." + std::string(key);
    const json::value* known = properties ? properties->as_object().if_contains(key) : nullptr;
    if (!known && other && other->is_bool() && !other->get_bool()) return below + ": should not be there";
    if (!known && other && other->is_object()) known = other;
    if (!known) continue;
    if (std::string no = misfit_of(value, known->as_object(), below); !no.empty()) return no;
  }
  return {};
}

std::string Schema::array(const json::array& a, const json::object& schema, const std::string& at) const {
  if (std::string no = bounds(schema, "minItems", "maxItems", static_cast<double>(a.size())); !no.empty())
    return at + ": " + no;
  const json::value* items = schema.if_contains("items");
  if (!items) return {};
  for (std::size_t i = 0; i < a.size(); ++i)
    if (std::string no = misfit_of(a[i], items->as_object(), at + "[" + std::to_string(i) + "]"); !no.empty())
      return no;
  return {};
}

std::string Schema::choice(const json::value& v, const json::object& schema, const std::string& at) const {
  for (const char* keyword : {"anyOf", "oneOf"}) {
    const json::value* list = schema.if_contains(keyword);
    if (!list) continue;
    int fit = 0;
    std::string why;
    for (const json::value& s : list->as_array()) {
      const std::string no = misfit_of(v, s.as_object(), at);
      fit += no.empty() ? 1 : 0;
      if (no.find(".type:") == no.npos) why += (why.empty() ? "" : "; ") + no;  // of another type: no news
    }
    if (fit == 0) return at + ": fits nothing of " + keyword + " (" + why + ")";
    if (fit > 1 && std::string_view(keyword) == "oneOf") return at + ": fits more than one";
  }
  return {};
}

}  // namespace jiesuan::server::test
