// What has been chosen and declined while a timing is being processed.
#pragma once
#include <algorithm>

#include "engine/core/inline_vec.h"

namespace jiesuan {

// Nobody is visited twice, so what the character being visited has chosen is all that is needed. Whoever
// wants to know why skills are not offered lets it keep what the others have done with skills of their own.
class Pass {
 public:
  void next_seat(bool remember = false) {
    if (!remember) return entries_.clear();
    int kept = 0;
    for (const Entry& e : entries_)
      if (e.own) entries_[kept++] = e;
    while (entries_.size() > kept) entries_.pop_back();
    forgot_ = forgot_ || kept > kRoomForOthers;
    if (kept > kRoomForOthers) entries_.clear();
  }

  bool open_for(std::uint16_t serial, std::uint8_t unit, int times) const {
    for (const Entry& e : entries_)
      if (e.serial == serial && e.unit == unit) return !e.declined && e.count < times;
    return times > 0;
  }
  // A skill that was launched or declined, for all that is still known.
  bool may_have_been_offered(std::uint16_t serial, std::uint8_t unit) const {
    return forgot_ || std::any_of(entries_.begin(), entries_.end(),
                                  [&](const Entry& e) { return e.serial == serial && e.unit == unit; });
  }
  void choose(std::uint16_t serial, std::uint8_t unit, bool own) { ++entry(serial, unit, own).count; }
  void decline(std::uint16_t serial, std::uint8_t unit, bool own) {
    entry(serial, unit, own).declined = true;
  }

 private:
  struct Entry {
    std::uint16_t serial = 0;
    std::uint8_t count : 7 = 0;
    bool own : 1 = false;  // no skill of another, no rule: nobody else comes upon it
    std::uint8_t unit : 7 = 0;
    bool declined : 1 = false;
  };
  static constexpr int kRoomForOthers = 24;

  Entry& entry(std::uint16_t serial, std::uint8_t unit, bool own) {
    for (Entry& e : entries_)
      if (e.serial == serial && e.unit == unit) return e;
    entries_.push_back({.serial = serial});
    entries_.back().own = own;
    entries_.back().unit = unit & 0x7F;
    return entries_.back();
  }
  InlineVec<Entry, 48> entries_;
  bool forgot_ = false;
};

}  // namespace jiesuan
