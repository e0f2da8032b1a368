#include "tests/server/place.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <stdexcept>

namespace jiesuan::server::test {
namespace {

// It ends when its input does: with this process, whatever becomes of it.
class StartedPostgres {
 public:
  StartedPostgres() {
    std::array<int, 2> in{}, out{};
    if (pipe(in.data()) != 0 || pipe(out.data()) != 0) throw std::runtime_error("no pipe");
    child_ = fork();
    if (child_ == 0) {
      dup2(in[0], 0);
      dup2(out[1], 1);
      for (const int fd : {in[0], in[1], out[0], out[1]}) close(fd);
      execl("tools/postgres", "tools/postgres", static_cast<char*>(nullptr));
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    input_ = in[1];
    char c = 0;
    while (read(out[0], &c, 1) == 1 && c != '\n') address_.push_back(c);
    close(out[0]);
  }
  ~StartedPostgres() {
    close(input_);
    waitpid(child_, nullptr, 0);
  }
  StartedPostgres(const StartedPostgres&) = delete;
  StartedPostgres& operator=(const StartedPostgres&) = delete;
  const std::string& address() const { return address_; }

 private:
  pid_t child_ = 0;
  int input_ = -1;
  std::string address_;
};

std::string new_schema() {
  static StartedPostgres postgres;
  static std::atomic<int> n = 0;
  if (postgres.address().empty()) throw std::runtime_error("tools/postgres has not started");
  const std::string name = "t" + std::to_string(++n);
  tamper(postgres.address(), "CREATE SCHEMA " + name);
  return postgres.address() + "&options=-csearch_path%3D" + name;
}

}  // namespace

std::string name_of(Engine e) { return e == Engine::SQLite ? "SQLite" : "PostgreSQL"; }

Place::Place(Engine engine) {
  if (engine == Engine::SQLite)
    where_ = file_.emplace().path();
  else
    where_ = new_schema();
}

std::unique_ptr<Store> Place::open() const {
  std::string why;
  std::unique_ptr<Store> store = Store::open(where(), &why);
  EXPECT_TRUE(store) << why;
  return store;
}

std::string EveryEngine::bytes(const std::string& hex) const {
  return GetParam() == Engine::SQLite ? "x'" + hex + "'" : "'\\x" + hex + "'::bytea";
}

}  // namespace jiesuan::server::test
