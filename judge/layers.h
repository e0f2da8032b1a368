// A case laid over what all cases share.
#pragma once
#include <utility>

#include "judge/yaml.h"

namespace jiesuan::judge {

class Layers {
 public:
  Layers(Yaml over, Yaml base) : over_(std::move(over)), base_(std::move(base)) {}
  Yaml operator[](const Key& k) const {
    Yaml found = over_[k];
    return found.missing() ? base_[k] : found;
  }
  const Yaml& over() const { return over_; }
  const Yaml& base() const { return base_; }

 private:
  Yaml over_, base_;
};

}  // namespace jiesuan::judge
