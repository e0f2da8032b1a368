// Where something stands in a scenario file, and what is wrong with it.
#pragma once
#include <stdexcept>
#include <string>
#include <utility>

namespace jiesuan::judge {

struct Spot {
  std::string file;
  int line = 0;  // from 1; 0 = the file as a whole
  int column = 0;

  std::string text() const {
    if (line == 0) return file;
    return file + ":" + std::to_string(line) + (column > 0 ? ":" + std::to_string(column) : "");
  }
};

// A word or sentence of the file and where it stands.
struct Text {
  std::string text;
  Spot spot;
  bool after_comma = false;  // it is a further item of a list in brackets

  // What to say when it makes no sense.
  std::string comma_hint() const {
    return after_comma
               ? "; in brackets a comma starts a new item: write 'B and C' there, or quote the sentence"
               : "";
  }
};

// The file cannot be understood. The message names the word that is wrong.
class ScenarioError : public std::runtime_error {
 public:
  ScenarioError(Spot spot, const std::string& message)
      : std::runtime_error(spot.text() + ": " + message), spot_(std::move(spot)), message_(message) {}
  const Spot& spot() const { return spot_; }
  const std::string& message() const { return message_; }

 private:
  Spot spot_;
  std::string message_;
};

}  // namespace jiesuan::judge
