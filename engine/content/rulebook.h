// The rules of one game, put together at its start from what every game has, its mode and its modules: the
// rules by timing, the policies, the cards and the generals. Never changed while the game runs.
#pragma once
#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/content/catalogue.h"
#include "engine/content/mode.h"
#include "engine/content/setup.h"

namespace jiesuan {

struct RuleUnit {
  const SkillDef* rule = nullptr;
  const Unit* what = nullptr;
  std::uint8_t unit = 0;   // which of the rule's it is
  std::uint8_t index = 0;  // over all rule units of the game
};

// A unit of a skill as it is printed on a general's card.
struct PrintedUnit {
  const General* general = nullptr;
  const SkillDef* skill = nullptr;
  std::uint8_t unit = 0;
};

struct Deck;
struct SeatState;

class Rulebook {
 public:
  // `base`: the policies of the rules themselves. False and a reason if the setup names what there is not.
  bool put_together(const Setup& setup, const Policies& base, std::string* why);

  // The setup with everything it leaves open named by ids: it stands for the same game in a program that has
  // other content beside this.
  Setup named_in_full(const Setup& setup) const;

  const Mode& mode() const { return *mode_; }
  const std::vector<const RulesModule*>& modules() const { return modules_; }
  const Policies& policies() const { return policies_; }
  std::span<const RuleUnit> at(Timing t) const {
    const auto n = static_cast<std::size_t>(t);
    return {units_.data() + first_[n], units_.data() + first_[n + 1]};
  }
  const std::vector<const SeatState*>& seat_states() const { return seat_states_; }
  // As GameState::listeners is when nobody has a skill.
  const std::array<std::uint16_t, kTimings>& listeners() const { return listeners_; }

  const std::vector<const Deck*>& decks() const { return decks_; }
  const GeneralSet& pool() const { return pool_; }  // of the generals, all printings
  // Where general cards lie face down: what those of the pool could launch at the timing, if it is their
  // owner's to launch.
  std::span<const PrintedUnit> printed_at(Timing t) const {
    const auto n = static_cast<std::size_t>(t);
    return {printed_.data() + first_printed_[n], printed_.data() + first_printed_[n + 1]};
  }
  // Where the pool has several printings of one person: those.
  const std::vector<std::vector<GeneralId>>& printings() const { return printings_; }
  // … and whether these are enough for the players of the setup, as the mode counts.
  PoolSize generals_for(const Setup& setup) const {
    return mode_->generals_for ? mode_->generals_for(setup, *this) : PoolSize{};
  }

 private:
  bool find_modules(const Setup& s, std::string* why);
  bool find_decks(const Setup& s, std::string* why);
  bool find_generals(const Setup& s, std::string* why);
  void list_rules();
  void list_printed_units();
  bool belongs(const SkillDef& rule) const;

  const Mode* mode_ = nullptr;
  std::vector<const RulesModule*> modules_;
  Policies policies_;
  std::vector<RuleUnit> units_;  // by timing
  std::vector<const SeatState*> seat_states_;
  std::array<std::uint16_t, kTimings + 1> first_ = {};
  std::array<std::uint16_t, kTimings> listeners_ = {};
  std::vector<const Deck*> decks_;
  GeneralSet pool_;
  std::vector<std::vector<GeneralId>> printings_;
  std::vector<PrintedUnit> printed_;  // by timing
  std::array<std::uint16_t, kTimings + 1> first_printed_ = {};

  // What it was put together for: the next game of the same kind finds it ready.
  std::string made_for_;
};

// The generals that words stand for: ids or names of generals or expansions, "all" (all of the mode); none:
// the mode's own choice. False and a reason if a word is unknown or names nothing that belongs to the mode.
bool generals_named(const Mode& mode, const std::vector<std::string>& words, GeneralSet* pool,
                    std::string* why);

}  // namespace jiesuan
