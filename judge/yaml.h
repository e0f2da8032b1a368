// Reading YAML with places: every word knows its line, and what is wrong is said there.
#pragma once
#include <yaml-cpp/yaml.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "judge/spot.h"

namespace jiesuan::judge {

// A key of a mapping with the other ways to write it.
struct Key {
  const char* name;
  std::initializer_list<const char*> also = {};
};

// The file as it is written, so that columns can be counted in letters.
struct SourceText {
  std::string file;
  std::vector<std::string> lines;
};

class Yaml {
 public:
  Yaml() = default;  // nothing
  Yaml(const YAML::Node& node, std::shared_ptr<const SourceText> source, bool after_comma = false)
      : node_(node), source_(std::move(source)), after_comma_(after_comma) {}

  bool missing() const { return !node_.IsDefined() || node_.IsNull(); }
  bool is_map() const { return node_.IsMap(); }
  bool is_list() const { return node_.IsSequence(); }
  Spot spot() const;

  Text text() const;                // a word or sentence
  std::vector<Text> texts() const;  // one or a list of them
  int number(int least, int most) const;
  bool yes() const;

  std::vector<Yaml> items() const;                    // of a list; a single thing is a list of one
  std::vector<std::pair<Text, Yaml>> fields() const;  // of a mapping, in the order of the file
  Yaml operator[](const Key& key) const;              // missing() if it is not there
  void allow(const std::vector<Key>& keys, const char* what) const;  // anything else is an error

 private:
  YAML::Node node_;
  std::shared_ptr<const SourceText> source_;
  bool after_comma_ = false;  // a further item of a list in brackets
};

Yaml parse_yaml(const std::string& text, const std::string& file);

}  // namespace jiesuan::judge
