// What a mode of play and a rules module bring into a game, beside the rules that every game has: rules hung
// on timings (RuleDefs that name them by `only_in`), and the small decisions of the flows they replace.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/event/events.h"

namespace jiesuan {

struct Setup;
class Rulebook;

// Decisions of the flows that a mode or module may replace. Null: as it was before it.
struct Policies {
  // A delayed trick has had its pass in the judge phase; its card lies in the processing area unless
  // something took it away. Where it goes; what is left there is discarded (timings §9.5).
  Task<> (*settle_delayed_trick)(Game&, Use&, Seat owner, CardId card) = nullptr;
  // It is being used, and its only target was cancelled. Null: it is discarded.
  Task<> (*settle_cancelled_trick)(Game&, Use&, Seat cancelled, CardId card) = nullptr;
  // The damage, which is prevented for its victim, is transferred: when and how it is dealt (timings §12.1).
  Task<> (*deal_transferred)(Game&, Damage& prevented, Damage moved) = nullptr;
  // The character must be saved or dies (timings §13).
  bool (*needs_saving)(const Game&, Seat) = nullptr;
  // … which was found after something it lives on was taken: its dying resolution, unless it is in one.
  Task<> (*fall_below_floor)(Game&, Seat, Damage*) = nullptr;
  // Damage and loss of hp end where the hp of this character would be reduced. Null: nobody is spared.
  bool (*spares_hp)(const Game&, Seat) = nullptr;
  // Recasting these cards (重铸), and whether several may be recast at once.
  Task<> (*recast)(Game&, Seat, CardSet) = nullptr;
  bool recasts_several = false;

  void replace_by(const Policies& p);
};

// One side a character may be on. The first of a mode's list is "not known, or none".
struct AllegianceName {
  const char* id;
  const char* zh;
  const char* en;
  const char* camp = "";  // how those who win with it are called together, in English; its own name
};

// How many generals there are to choose from, and how many a game needs.
struct PoolSize {
  int there = 0, needed = 0;
  bool enough() const { return there >= needed; }
};

struct ModeFacts {
  const char* id;
  const char* zh;
  const char* en;
  int least_players, most_players;
  bool usual = false;  // the one that is played when nobody says which
  std::vector<AllegianceName> allegiances = {};
  const char *side_zh = "身份", *side_en = "role";  // what being on one of them is called
  const char *reward_zh = "击杀的奖励", *reward_en = "reward for the kill";  // cards drawn for a death
  bool counts_are_known = false;             // everybody knows how many characters are on each side
  std::vector<const char*> decks = {};       // their cards, unless the setup names others
  std::vector<const char*> expansions = {};  // whose generals are chosen from, likewise
  Policies policies = {};

  // Whether there are generals enough for the players of a setup. Null: it does without.
  PoolSize (*generals_for)(const Setup&, const Rulebook&) = nullptr;
  // Chooses allegiances, generals and hands.
  Task<> (*set_up)(Game&) = nullptr;
  // A given position has been laid out: what follows from it for this mode.
  void (*complete_position)(Game&) = nullptr;
  // … and before that, of each seat: its general cards lie there, face up or down. Null: its facts are those
  // of the first card, or of the one that lies face up.
  void (*take_facts)(Game&, Seat) = nullptr;
  // Whether the character has the skills that only a lord has.
  bool (*is_lord)(const Game&, Seat) = nullptr;
  bool (*knows_allegiance)(const Game&, Seat viewer, Seat of) = nullptr;
  // General cards were turned up (hegemony §5): the force of the character. Null: the card's.
  void (*on_reveal)(Game&, const Reveal&) = nullptr;
  // … and what it would be if it turned up this one.
  Kingdom (*force_if_revealed)(const Game&, Seat, int slot) = nullptr;
  // Somebody has just died; victory is looked at after it.
  void (*begin_death)(Game&, Seat) = nullptr;
  // Confirming who a dead character was.
  void (*show_dead)(Game&, Seat) = nullptr;
  // After that: sets state.outcome and state.winners if somebody has won.
  void (*check_victory)(Game&) = nullptr;
  // There is a living killer.
  Task<> (*reward)(Game&, Death&) = nullptr;
};

struct Mode : ModeFacts {
  explicit Mode(ModeFacts facts);
  Mode(const Mode&) = delete;
  const AllegianceName& name_of(Allegiance a) const;
  Allegiance find_allegiance(std::string_view id_or_name) const;  // None if it has no such
};

// Rules that can be switched on in any mode. Ids with a dot are parts: "002" stands for all of "002.…".
struct ModuleFacts {
  const char* id;
  const char* zh;
  const char* en;
  const char* text_zh = "";
  const char* text_en = "";
  Policies policies = {};
  void (*prepare)(Game&) = nullptr;  // before the set-up
  const char* mode = "";             // the only mode it can be switched on in; any
};

struct RulesModule : ModuleFacts {
  explicit RulesModule(ModuleFacts facts);
  RulesModule(const RulesModule&) = delete;
};

const Mode* find_mode(std::string_view id_or_name);  // "": the usual one
const std::vector<const Mode*>& all_modes();         // by id
const RulesModule* find_module(std::string_view id);
const std::vector<const RulesModule*>& all_modules();

}  // namespace jiesuan
