// A sentence in both languages. What a scenario's author has written, and what he calls the seats, stands in
// both as it is.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>

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

template <class T>
const T& in_zh(const T& part) {
  return part;
}
inline const std::string& in_zh(const TwoTongues& part) { return part.zh; }
template <class T>
const T& in_en(const T& part) {
  return part;
}
inline const std::string& in_en(const TwoTongues& part) { return part.en; }

// Parts that are in both languages themselves go in with their own side.
template <class... Parts>
TwoTongues in_both(std::string_view zh, std::string_view en, const Parts&... parts) {
  return {fmt::format(fmt::runtime(zh), in_zh(parts)...), fmt::format(fmt::runtime(en), in_en(parts)...)};
}

}  // namespace jiesuan::judge
