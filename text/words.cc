#include "text/words.h"

#include <algorithm>
#include <cctype>

#include "engine/content/catalogue.h"
#include "engine/content/mode.h"

namespace jiesuan::text {
namespace {

constexpr std::string_view kCircled[] = {"①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩", "⑪", "⑫"};

// In the order of the mode's list; for the roles these are the colours of the printed cards.
Paint paint_of(Allegiance a) {
  constexpr Paint kPaints[] = {Paint::Plain, Paint::Red, Paint::Yellow, Paint::Green, Paint::Blue};
  return kPaints[static_cast<std::size_t>(a) % std::size(kPaints)];
}

std::string_view code_of(Paint p) {
  switch (p) {
    case Paint::Plain:
      return "";
    case Paint::Bold:
      return "\033[1m";
    case Paint::Dim:
      return "\033[2m";
    case Paint::Red:
      return "\033[31m";
    case Paint::Green:
      return "\033[32m";
    case Paint::Yellow:
      return "\033[33m";
    case Paint::Blue:
      return "\033[34m";
    case Paint::Cyan:
      return "\033[36m";
  }
  return "";
}

// Not every skill has an English name of its own; then its id makes one: "rule_discard" is "Discard".
std::string english(const char* en, const char* id) {
  if (*en) return en;
  std::string out = id;
  for (const std::string_view prefix : {"rule_", "state_"})
    if (out.rfind(prefix, 0) == 0) out.erase(0, prefix.size());
  std::replace(out.begin(), out.end(), '_', ' ');
  if (!out.empty()) out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
  return out;
}

}  // namespace

std::string_view circled(Seat s) { return s < std::size(kCircled) ? kCircled[s] : "?"; }

Words Words::for_viewer(Seat s) const {
  Words w = *this;
  w.viewer_ = s;
  return w;
}

std::string Words::paint(Paint p, std::string_view text) const {
  constexpr std::string_view kReset = "\033[0m";
  std::string out(text);
  if (!colour_ || p == Paint::Plain) return out;
  // A colour inside ends with a reset: go on with this one after it.
  for (std::size_t at = out.find(kReset); at != out.npos; at = out.find(kReset, at + kReset.size()))
    out.insert(at + kReset.size(), code_of(p));
  return fmt::format("{}{}{}", code_of(p), out, kReset);
}

std::string Words::general(GeneralId id) const {
  if (id == GeneralId::None) return "?";
  const General& x = def(id);
  return zh() ? std::string(x.zh) : english(x.en, x.id);
}

std::string Words::general(const Names& names, Seat s) const {
  std::string out;
  for (GeneralId id : names.seat[s].general)
    if (id != GeneralId::None) out += (out.empty() ? "" : "/") + general(id);
  return out;
}

// In the colour of its side, if that is known.
std::string Words::seat(const Names& names, Seat s) const {
  if (s == kNoSeat) return zh() ? "无人" : "nobody";
  const Paint colour = paint_of(names.seat[s].allegiance);
  if (s < seat_names_.size()) return paint(colour, seat_names_[s]);
  return paint(colour, std::string(circled(s)) + general(names, s));
}

std::string Words::seats(const Names& names, SeatSet set) const {
  std::string out;
  for (Seat s : set) out += (out.empty() ? "" : zh() ? "、" : ", ") + seat(names, s);
  return out;
}

std::string Words::name(CardName n) const {
  if (!Catalogue::get().has_card(n)) return "【?】";
  const CardDef& d = def(n);
  return zh() ? fmt::format("【{}】", d.zh) : fmt::format("[{}]", english(d.en, d.id));
}

std::string Words::face(const Face& f) const {
  const std::string mark = std::string(symbol(f.suit)) + std::string(kRanks[f.number % std::size(kRanks)]);
  return paint(colour_of(f.suit) == Colour::Red ? Paint::Red : Paint::Plain, mark + name(f.name));
}

std::string Words::faces(std::span<const SeenCard> cards) const {
  std::string out;
  for (const SeenCard& c : cards) out += (out.empty() ? "" : " ") + face(c);
  return out;
}

std::string Words::faces(std::span<const SeenCard> known, int n) const {
  const int unknown = n - static_cast<int>(known.size());
  if (unknown <= 0) return faces(known);
  if (known.empty()) return n_cards(unknown);
  return say("{} 和另外 {}", "{} and {} more", faces(known), n_cards(unknown));
}

std::string Words::skill(SkillId id) const {
  if (id == SkillId::None) return "";
  const SkillDef& d = def(id);
  return paint(Paint::Cyan, zh() ? fmt::format("〖{}〗", d.zh) : fmt::format("<{}>", english(d.en, d.id)));
}

std::string Words::mark(SkillId id) const {
  const SkillDef& d = def(id);
  return zh() ? d.mark.zh : d.mark.en;
}

std::string Words::suit(Suit s) const {
  if (s == Suit::None) return std::string(called(s));
  return paint(colour_of(s) == Colour::Red ? Paint::Red : Paint::Plain, symbol(s));
}

std::string Words::hp(int hp, int max_hp) const {
  std::string out;
  for (int i = 0; i < max_hp; ++i) out += i < hp ? "●" : "○";
  if (hp < 0) out += fmt::format(" ({})", hp);
  return paint(hp <= 1 ? Paint::Red : hp < max_hp ? Paint::Yellow : Paint::Green, out);
}

std::string Words::allegiance(const Names& names, Allegiance a) const {
  const AllegianceName& name = names.mode->name_of(a);
  return paint(paint_of(a), zh() ? name.zh : name.en);
}
std::string_view Words::side(const Names& names) const {
  return zh() ? names.mode->side_zh : names.mode->side_en;
}
std::string_view Words::reward(const Names& names) const {
  return zh() ? names.mode->reward_zh : names.mode->reward_en;
}
std::string Words::element(Element e) const {
  if (e == Element::Normal) return "";
  return std::string(called(e)) + (zh() ? "" : " ");
}
std::string Words::n_cards(int n) const {
  return zh() ? fmt::format("{} 张牌", n) : fmt::format("{} card{}", n, n == 1 ? "" : "s");
}

std::string capital(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

int width(std::string_view text) {
  int columns = 0;
  for (std::size_t i = 0; i < text.size();) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c == 0x1B) {  // a colour: ESC [ … m
      i = std::min(text.find('m', i), text.size() - 1) + 1;
      continue;
    }
    const std::size_t bytes = c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
    // U+2E80 and up: Chinese characters and their punctuation (E2 BA 80 in UTF-8).
    const bool wide =
        bytes == 4 || (bytes == 3 && (c > 0xE2 || static_cast<unsigned char>(text[i + 1]) >= 0xBA));
    columns += wide ? 2 : 1;
    i += bytes;
  }
  return columns;
}

std::string padded(std::string_view text, int columns) {
  return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, columns - width(text))), ' ');
}

}  // namespace jiesuan::text
