// How things of the game are written for people, in Chinese and English: cards, characters, hp, roles.
#pragma once
#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/event/names.h"
#include "engine/state/words.h"

namespace jiesuan::text {

enum class Lang : std::uint8_t { Zh, En };
enum class Paint : std::uint8_t { Plain, Bold, Dim, Red, Green, Yellow, Blue, Cyan };

class Words {
 public:
  explicit Words(Lang lang = Lang::Zh, bool colour = false) : lang_(lang), colour_(colour) {}
  bool zh() const { return lang_ == Lang::Zh; }
  // The same words for one viewer: nothing comes out of an entry that it may not know. Without a viewer they
  // are all-seeing.
  Words for_viewer(Seat s) const;
  Seat viewer() const { return viewer_; }
  bool all_seeing() const { return viewer_ == kAllSeeing; }
  void call_seats(std::vector<std::string> names) { seat_names_ = std::move(names); }  // instead of ③曹操

  // The sentence in the language at hand; both are checked against the arguments at compile time.
  template <class... A>
  std::string say(fmt::format_string<A...> in_zh, fmt::format_string<A...> in_en, A&&... a) const {
    return fmt::format(zh() ? in_zh : in_en, std::forward<A>(a)...);
  }
  std::string paint(Paint p, std::string_view text) const;

  std::string seat(const Names& names, Seat s) const;  // ③曹操
  std::string seats(const Names& names, SeatSet set) const;
  std::string general(const Names& names, Seat s) const;  // 曹操
  std::string general(GeneralId id) const;
  std::string face(const Face& f) const;  // ♠7【杀】
  std::string faces(std::span<const SeenCard> cards) const;
  // n cards of which only these are known: "♠7【杀】和另外 1 张牌".
  std::string faces(std::span<const SeenCard> known, int n) const;
  std::string name(CardName n) const;   // 【杀】
  std::string skill(SkillId id) const;  // 〖奸雄〗
  std::string mark(SkillId id) const;   // 暴怒
  std::string suit(Suit s) const;
  std::string hp(int hp, int max_hp) const;  // ●●○○
  std::string allegiance(const Names& names, Allegiance a) const;
  std::string_view kingdom(Kingdom k) const { return called(k); }
  std::string_view side(const Names& names) const;    // what being on a side is called in its mode …
  std::string_view reward(const Names& names) const;  // … and what is drawn for a death
  std::string slot(int n) const {
    return n == 0 ? say("主将", "head general") : say("副将", "deputy general");
  }
  std::string_view phase(PhaseKind p) const { return called(p); }
  std::string element(Element e) const;  // "火焰", "" for plain damage; in English a space follows
  std::string_view place(Zone z) const { return called(z); }
  std::string n_cards(int n) const;  // 2 张牌

 private:
  template <Named E>
  std::string_view called(E e) const {
    return zh() ? naming(e).zh : naming(e).en;
  }
  Lang lang_;
  bool colour_;
  Seat viewer_ = kAllSeeing;
  std::vector<std::string> seat_names_;
};

std::string_view circled(Seat s);  // ① for seat 0

std::string capital(std::string text);  // with a capital letter first, if it begins with one

// Columns a terminal gives the text: two for Chinese, none for colours.
int width(std::string_view text);
std::string padded(std::string_view text, int columns);

}  // namespace jiesuan::text
