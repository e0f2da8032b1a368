// A `jiesuan serve` of our own on a free port, on a store that is given or on one for the moment, for
// measuring.
#pragma once
#include <sys/types.h>

#include <cstdint>
#include <string>

namespace jiesuan::cli {

class ChildServer {
 public:
  ChildServer() = default;
  ~ChildServer();  // stops it and removes the store
  ChildServer(const ChildServer&) = delete;
  ChildServer& operator=(const ChildServer&) = delete;

  // "": SQLite in a folder that is removed. 0 threads: as many as there are cores.
  bool start(const std::string& store, int threads, std::string* why);
  const std::string& store() const { return store_; }
  std::size_t most_files() const;  // that it may open
  std::uint16_t port() const { return port_; }
  std::size_t resident_bytes() const;  // now
  struct Cpu {                         // seconds
    double user = 0, system = 0;
  };
  Cpu cpu() const;

 private:
  pid_t pid_ = -1;
  std::uint16_t port_ = 0;
  std::string folder_, store_;
};

}  // namespace jiesuan::cli
