// Somebody who notes what it hears and when, so that two evenings can be compared.
#pragma once
#include <functional>
#include <utility>
#include <vector>

#include "tests/server/set_table.h"

namespace jiesuan::server::test {

using Heard = std::vector<std::pair<Millis, std::string>>;

class Listener : public Person {
 public:
  using Person::Person;
  Heard all;

 protected:
  void on_message(const json::object& m) override {
    Person::on_message(m);
    json::object told = m;
    if (first_ == 0 && asked()) first_ = question.at("id").to_number<std::int64_t>();
    all.emplace_back(world().now(), json::serialize(with_small_numbers(told, first_)));
  }

 private:
  std::int64_t first_ = 0;
};

// Where generals are hidden there may be windows before it, which end by their clock.
inline void wait_for_the_play_phase(
    World& w, const Person& p, const std::function<void()>& meanwhile = [] {}) {
  for (int i = 0; i < 100 && !(p.asked() && p.question.at("ask") == "act"); ++i) {
    w.pass(100);
    meanwhile();
  }
  ASSERT_TRUE(p.asked());
}

inline void expect_equal(const Heard& a, const Heard& b, const char* who) {
  ASSERT_EQ(a.size(), b.size()) << who;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ASSERT_EQ(a[i].first, b[i].first) << who << ": " << a[i].second << "\n" << b[i].second;
    ASSERT_EQ(a[i].second, b[i].second) << who;
  }
}

}  // namespace jiesuan::server::test
