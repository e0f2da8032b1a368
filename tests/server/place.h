// Where a store can be: a file, or a schema of its own in a PostgreSQL that is started for the tests.
#pragma once
#include <optional>
#include <string>

#include "tests/server/world.h"

namespace jiesuan::server::test {

enum class Engine { SQLite, PostgreSQL };
std::string name_of(Engine e);

class Place {
 public:
  explicit Place(Engine engine);
  const std::string& where() const { return where_; }
  std::unique_ptr<Store> open() const;

 private:
  std::optional<TemporaryFile> file_;
  std::string where_;
};

// Tests that every engine passes.
class EveryEngine : public testing::TestWithParam<Engine> {
 protected:
  EveryEngine() : place_(GetParam()) {}
  const std::string& where() const { return place_.where(); }
  std::unique_ptr<Store> open() const { return place_.open(); }
  std::string bytes(const std::string& hex) const;  // a constant of SQL

 private:
  Place place_;
};

}  // namespace jiesuan::server::test
