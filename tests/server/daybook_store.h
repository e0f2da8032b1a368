// A store with a daybook, and how it is after its server was killed.
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/daybook.h"
#include "server/sqlite.h"
#include "server/store_copy.h"
#include "tests/server/world.h"

namespace jiesuan::server::test {

inline Answer answer(std::uint32_t request, std::uint8_t option = 0) {
  Answer a;
  a.request = request;
  a.pick.option = option;
  return a;
}

inline std::size_t rows(const std::string& path, const char* sql) {
  std::string why;
  std::size_t n = 0;
  const auto db = Sqlite::open(path, Sqlite::Access::Beside, &why);
  EXPECT_TRUE(db && db->read(sql, {}, [&](const Row& row) { n = static_cast<std::size_t>(row.number(0)); }));
  return n;
}
constexpr const char* kPages = "SELECT count(*) FROM daybook";
constexpr const char* kPosted = "SELECT count(*) FROM answers";

class StoreWithDaybook : public testing::Test {
 protected:
  StoreWithDaybook() { open(); }
  void open() {
    std::string why;
    store_ = Store::open(file_.path(), &why);
    ASSERT_TRUE(store_) << why;
  }
  std::int64_t room(const std::string& id) {
    StoredRoom r{.id = id, .state = RoomState::Playing, .doc = "{}"};
    EXPECT_TRUE(store_->add_room(r)) << store_->why();
    return r.key;
  }
  // As a server leaves it that is killed now.
  void kill() {
    TemporaryFile copy;
    std::string why;
    ASSERT_TRUE(back_up(file_.path(), copy.path(), &why)) << why;
    store_.reset();
    std::filesystem::copy_file(copy.path(), file_.path(), std::filesystem::copy_options::overwrite_existing);
  }
  // How many there are; -1 if the game is refused.
  int answers(std::int64_t room) {
    std::vector<Answer> out;
    return store_->answers(room, &out) ? static_cast<int>(out.size()) : -1;
  }

  TemporaryFile file_;
  std::unique_ptr<Store> store_;
};

}  // namespace jiesuan::server::test
