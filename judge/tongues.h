// A sentence in both languages. What a scenario's author has written, and what he calls the seats, stands in
// both as it is.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>

namespace jiesuan::judge {

struct TwoTongues {
  std::string zh, en;

  bool empty() const { return zh.empty() && en.empty(); }
  TwoTongues& operator+=(const TwoTongues& more) { return zh += more.zh, en += more.en, *this; }
  // One more of a list.
  void list(const TwoTongues& item) {
    zh += (zh.empty() ? "" : "、") + item.zh;
    en += (en.empty() ? "" : ", ") + item.en;
  }
};

inline TwoTongues as_written(const std::string& text) { return {text, text}; }

// Parts that are in both languages themselves go in with their own side.
template <class... Parts>
TwoTongues in_both(std::string_view zh, std::string_view en, const Parts&... parts) {
  const auto one_side = [](const auto* part, std::string TwoTongues::* side) -> const auto& {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(*part)>, TwoTongues>)
      return part->*side;
    else
      return *part;
  };
  return {fmt::format(fmt::runtime(zh), one_side(&parts, &TwoTongues::zh)...),
          fmt::format(fmt::runtime(en), one_side(&parts, &TwoTongues::en)...)};
}

}  // namespace jiesuan::judge
