// How much a client may say: so many messages a second, with bursts.
#pragma once
#include <algorithm>
#include <cstdint>

namespace jiesuan::server {

class Rate {
 public:
  Rate(double a_second, double burst) : a_second_(a_second), burst_(burst), left_(burst) {}
  // Whether one more is fine now.
  bool take(std::int64_t now_ms) {
    left_ = std::min(burst_, left_ + static_cast<double>(now_ms - last_) * a_second_ / 1000);
    last_ = now_ms;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double a_second_, burst_, left_;
  std::int64_t last_ = 0;
};

}  // namespace jiesuan::server
