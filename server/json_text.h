// JSON as it is sent, written piece by piece: no tree is made of it first. Commas come by themselves.
#pragma once
#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace jiesuan::server {

class JsonText {
 public:
  JsonText() = default;
  explicit JsonText(std::size_t expected) { text_.reserve(expected); }
  explicit JsonText(std::string begun) : text_(std::move(begun)) {}

  // In an object: what the value that comes next is called. A word of the protocol, without anything to
  // escape.
  JsonText& key(std::string_view name);
  void null() { json("null"); }
  void value(bool yes) { json(yes ? "true" : "false"); }
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  void value(T number) {
    char digits[24];
    json({digits, std::to_chars(digits, digits + sizeof digits, number).ptr});
  }
  void value(std::string_view text);                               // quoted, and escaped as JSON wants it
  void value(const char* text) { value(std::string_view(text)); }  // else it would be a truth value
  void value(const std::string& s) { value(std::string_view(s)); }
  void json(std::string_view written) {  // what is written already
    separate();
    text_ += written;
  }
  template <class Write>
  void object(Write inside) {
    within('{', inside, '}');
  }
  template <class Write>
  void list(Write inside) {
    within('[', inside, ']');
  }
  void field(std::string_view name, const auto& v) { key(name).value(v); }

  std::string_view text() const { return text_; }
  std::string take() && { return std::move(text_); }
  // Takes back what has been written since it had that size.
  std::size_t size() const { return text_.size(); }
  void cut(std::size_t size) { text_.resize(size); }

 private:
  template <class Write>
  void within(char first, Write inside, char last) {
    separate();
    text_ += first;
    inside();
    text_ += last;
  }
  // No value ends like this.
  static bool opens(char c) { return c == '{' || c == '[' || c == ':'; }
  bool separated() const { return !text_.empty() && !opens(text_.back()); }
  void separate() {
    if (separated()) text_ += ',';
  }

  std::string text_;
};

}  // namespace jiesuan::server
