// A `jiesuan serve` of our own on a free port and a temporary store, for measuring and trying.
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

  bool start(std::string* why);
  std::uint16_t port() const { return port_; }
  std::size_t resident_bytes() const;  // now
  double cpu_seconds() const;

 private:
  pid_t pid_ = -1;
  std::uint16_t port_ = 0;
  std::string folder_;
};

}  // namespace jiesuan::cli
