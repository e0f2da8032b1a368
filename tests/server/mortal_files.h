// SQLite's files, on a disk that fails at a given write: once, or from then on, as if the server had been
// killed at that moment. What has been written until then stays; of that write perhaps a part.
#pragma once
#include <cstdint>

namespace jiesuan::server::test {

// Everything SQLite opens from now on; one at a time.
class MortalFiles {
 public:
  enum class Fails : std::uint8_t { Once, ForEver };
  MortalFiles();
  ~MortalFiles();
  MortalFiles(const MortalFiles&) = delete;
  MortalFiles& operator=(const MortalFiles&) = delete;
  // The so manieth write from now on, beginning with 1.
  void fail_at(int write, Fails how);
  bool have_failed() const;  // since then
  bool are_dead() const;     // for ever
  void heal();
};

}  // namespace jiesuan::server::test
