// How well a number tells two kinds of moments apart: the area under the ROC curve, with its interval.
#pragma once
#include <string>
#include <vector>

namespace jiesuan::server::test {

struct Auc {
  double value = 0.5;            // 0.5: nothing is told; 0 and 1: everything
  double low = 0.0, high = 1.0;  // where it lies with 99 %
  bool tells() const { return low > 0.5 || high < 0.5; }
  std::string text() const;
};

// The chance that a number of `with` is greater than one of `without`, ties counted half. The interval is
// DeLong's: from how the numbers of each kind lie among those of the other.
Auc auc(const std::vector<double>& with, const std::vector<double>& without);

}  // namespace jiesuan::server::test
