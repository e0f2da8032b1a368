#include "server/json.h"

#include "engine/content/catalogue.h"

namespace jiesuan::server {
namespace {

// The n-th of a list of words; an enumeration that has outgrown its list would show at once in the schema.
template <class E, std::size_t N>
std::string_view nth(const std::string_view (&words)[N], E e) {
  const auto i = static_cast<std::size_t>(e);
  return i < N ? words[i] : "unknown";
}

}  // namespace

json::object text(std::string_view zh, std::string_view en) { return {{"zh", zh}, {"en", en}}; }

std::string_view word(Suit s) {
  static constexpr std::string_view kWords[] = {"spade", "heart", "club", "diamond", "none"};
  return nth(kWords, s);
}
std::string_view word(Kingdom k) {
  static constexpr std::string_view kWords[] = {"none", "wei", "shu", "wu", "qun", "god"};
  return nth(kWords, k);
}
std::string_view word(Gender g) {
  static constexpr std::string_view kWords[] = {"none", "male", "female"};
  return nth(kWords, g);
}
std::string_view word(PhaseKind p) {
  static constexpr std::string_view kWords[] = {"prepare", "judge", "draw", "play", "discard", "finish"};
  return nth(kWords, p);
}
std::string_view word(Zone z) {
  static constexpr std::string_view kWords[] = {"outside",   "pile",    "discard",    "processing", "hand",
                                                "equipment", "judging", "on_general", "beside"};
  return nth(kWords, z);
}
std::string_view word(Outcome o) {
  static constexpr std::string_view kWords[] = {"none", "decided", "draw"};
  return nth(kWords, o);
}
std::string_view word(Ask a) {
  static constexpr std::string_view kWords[] = {"act",   "launch", "card",    "own_cards", "cards_of",
                                                "seats", "choice", "arrange", "general"};
  return nth(kWords, a);
}
std::string_view word(OptionKind k) {
  static constexpr std::string_view kWords[] = {
      "pass",  "use",  "convert", "skill",   "recast",  "end_phase", "cards",      "hand_card",
      "seats", "suit", "number",  "general", "kingdom", "card_name", "skill_name", "yes"};
  return nth(kWords, k);
}
std::string_view word(LogKind k) {
  static constexpr std::string_view kWords[] = {
      "game_starts",      "general_chosen", "role_shown",    "round_starts",   "turn_starts",
      "turn_ends",        "turn_lost",      "phase_starts",  "phase_skipped",  "timing",
      "window",           "question",       "answer",        "skill_launched", "skill_gained",
      "skill_lost",       "effect_lapsed",  "card_used",     "card_responded", "target_added",
      "target_cancelled", "target_moved",   "no_effect",     "offset",         "judge_turned",
      "judge_replaced",   "judge_result",   "pindian_shown", "pindian_result", "damage_dealt",
      "damage_prevented", "hp_lost",        "hp_recovered",  "max_hp_changed", "dying_starts",
      "dying_saved",      "died",           "moved",         "shown",          "looked",
      "suit_named",       "choice_made",    "seats_named",   "card_named",     "doubted",
      "spare_general",    "spare_shown",    "chained",       "unchained",      "flipped",
      "shuffled",         "extra_turn",     "marked",        "kingdom_chosen", "game_over"};
  static_assert(std::size(kWords) == static_cast<std::size_t>(LogKind::GameOver) + 1);
  return nth(kWords, k);
}
std::string_view word(Category c) {
  static constexpr std::string_view kWords[] = {"basic", "trick", "delayed", "equipment"};
  return nth(kWords, c);
}
std::string_view word(Slot s) {
  static constexpr std::string_view kWords[] = {"weapon",          "armour",   "defensive_horse",
                                                "offensive_horse", "treasure", "none"};
  return nth(kWords, s);
}

json::value word(Role r) {
  static constexpr std::string_view kWords[] = {"", "lord", "loyalist", "rebel", "renegade"};
  if (r == Role::None) return nullptr;
  return json::string(nth(kWords, r));
}
json::value seat_or_null(Seat s) { return s == kNoSeat ? json::value(nullptr) : json::value(s); }

std::string_view id_of(CardName n) { return def(n).id; }
std::string_view id_of(SkillId s) { return def(s).id; }
std::string_view id_of(GeneralId g) { return def(g).id; }

json::value card_json(const SeenCard& c) {
  if (c.id == kNoCard) return nullptr;
  return json::object{{"id", c.id}, {"name", id_of(c.name)}, {"suit", word(c.suit)}, {"number", c.number}};
}
json::array cards_json(const std::vector<SeenCard>& cards) {
  json::array out;
  out.reserve(cards.size());
  for (const SeenCard& c : cards) out.push_back(card_json(c));
  return out;
}
json::array seats_json(const SeatSet& seats) {
  json::array out;
  for (Seat s : seats) out.push_back(s);
  return out;
}

}  // namespace jiesuan::server
