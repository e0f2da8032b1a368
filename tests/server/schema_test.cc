// The checker of the protocol's schema refuses what it should.
#include "tests/server/schema.h"

#include <gtest/gtest.h>

namespace jiesuan::server::test {
namespace {

struct Case {
  const char* schema;
  const char* fits;
  const char* misfits;
};

// Each keyword once, with a value that keeps to it and one that does not.
const Case kCases[] = {
    {R"({"type":"integer"})", "3", "3.5"},
    {R"({"type":"boolean"})", "true", "0"},
    {R"({"type":"null"})", "null", "{}"},
    {R"({"type":"string","minLength":2,"maxLength":3})", R"("三国杀")", R"("四个字的")"},
    {R"({"type":"string","minLength":2})", R"("ab")", R"("a")"},
    {R"({"minimum":0})", "0", "-1"},
    {R"({"maximum":9})", "9", "10"},
    {R"({"const":"a"})", R"("a")", R"("b")"},
    {R"({"enum":[1,"a",null]})", "null", "2"},
    {R"({"type":"object","required":["a"]})", R"({"a":1})", R"({"b":1})"},
    {R"({"properties":{"a":{"type":"null"}}})", R"({"a":null})", R"({"a":1})"},
    {R"({"properties":{"a":{}},"additionalProperties":false})", R"({"a":1})", R"({"a":1,"b":1})"},
    {R"({"additionalProperties":{"type":"integer"}})", R"({"x":1})", R"({"x":"1"})"},
    {R"({"items":{"type":"integer"}})", "[1,2]", R"([1,"2"])"},
    {R"({"minItems":1})", "[1]", "[]"},
    {R"({"maxItems":1})", "[1]", "[1,2]"},
    {R"({"anyOf":[{"type":"null"},{"type":"integer"}]})", "1", "true"},
    {R"({"oneOf":[{"minimum":0},{"maximum":9}]})", "10", "5"},
    {R"({"$ref":"#/definitions/small"})", "3", "4"},
};

TEST(SchemaChecker, KeepsToEveryKeyword) {
  const Schema s(json::parse(R"({"definitions":{"small":{"maximum":3}}})"));
  for (const Case& c : kCases) {
    const json::object schema = json::parse(c.schema).as_object();
    EXPECT_EQ(s.misfit_of(json::parse(c.fits), schema, "it"), "") << c.schema;
    EXPECT_NE(s.misfit_of(json::parse(c.misfits), schema, "it"), "") << c.schema;
  }
}

TEST(SchemaChecker, SaysWhereItDoesNotFit) {
  const Schema s(json::parse(R"({"definitions":{"a":{"properties":{"b":{"items":{"type":"null"}}}}}})"));
  EXPECT_EQ(s.misfit(json::parse(R"({"b":[null,1]})"), "a"), "a.b[1]: is no null");
}

TEST(SchemaChecker, PassesOverNothingItDoesNotKnow) {
  const Schema s(json::parse(R"({"definitions":{"a":{"pattern":"x"}}})"));
  EXPECT_THROW(s.misfit(json::value(1), "a"), std::runtime_error);
}

TEST(SchemaChecker, ReadsTheProtocol) {
  const Schema& s = Schema::protocol();
  EXPECT_EQ(s.misfit(json::parse(R"({"type":"pong","n":1})"), "from_server"), "");
  EXPECT_NE(s.misfit(json::parse(R"({"type":"pong"})"), "from_server"), "");
  EXPECT_NE(s.misfit(json::parse(R"({"type":"pong","n":1,"m":1})"), "from_server"), "");
}

}  // namespace
}  // namespace jiesuan::server::test
