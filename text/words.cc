#include "text/words.h"

#include <algorithm>
#include <cctype>

#include "engine/content/catalogue.h"

namespace jiesuan::text {
namespace {

template <std::size_t N, class E>
std::string_view pick(const std::string_view (&names)[N][2], E e, bool zh) {
  const auto i = static_cast<std::size_t>(e);
  return i < N ? names[i][zh ? 0 : 1] : std::string_view();
}

constexpr std::string_view kRoles[][2] = {
    {"无身份", "no role"}, {"主公", "lord"}, {"忠臣", "loyalist"}, {"反贼", "rebel"}, {"内奸", "renegade"}};
constexpr std::string_view kKingdoms[][2] = {{"—", "—"},   {"魏", "Wei"}, {"蜀", "Shu"},
                                             {"吴", "Wu"}, {"群", "Qun"}, {"神", "God"}};
constexpr std::string_view kPhaseNames[][2] = {{"准备阶段", "Prepare phase"}, {"判定阶段", "Judge phase"},
                                               {"摸牌阶段", "Draw phase"},    {"出牌阶段", "Play phase"},
                                               {"弃牌阶段", "Discard phase"}, {"结束阶段", "Finish phase"}};
constexpr std::string_view kElements[][2] = {{"", ""}, {"火焰", "fire "}, {"雷电", "thunder "}};
constexpr std::string_view kPlaces[][2] = {{"游戏外", "place outside"},
                                           {"牌堆", "pile"},
                                           {"弃牌堆", "discard pile"},
                                           {"处理区", "processing area"},
                                           {"手牌", "hand"},
                                           {"装备区", "equipment area"},
                                           {"判定区", "judging area"},
                                           {"武将牌上", "general card"},
                                           {"武将牌旁", "side"}};
constexpr std::string_view kSuits[] = {"♠", "♥", "♣", "♦", ""};
constexpr std::string_view kNumbers[] = {"",  "A", "2", "3",  "4", "5", "6",
                                         "7", "8", "9", "10", "J", "Q", "K"};
constexpr std::string_view kCircled[] = {"①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩", "⑪", "⑫"};

// The colours the roles have on the printed cards.
Paint paint_of(Role r) {
  switch (r) {
    case Role::Lord:
      return Paint::Red;
    case Role::Loyalist:
      return Paint::Yellow;
    case Role::Rebel:
      return Paint::Green;
    case Role::Renegade:
      return Paint::Blue;
    case Role::None:
      break;
  }
  return Paint::Plain;
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

// In the colour of its role, if that is known.
std::string Words::seat(const Names& names, Seat s) const {
  if (s == kNoSeat) return zh() ? "无人" : "nobody";
  const Paint colour = paint_of(names.seat[s].role);
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
  const std::string mark =
      std::string(kSuits[static_cast<int>(f.suit)]) + std::string(kNumbers[f.number % 14]);
  return paint(colour_of(f.suit) == Colour::Red ? Paint::Red : Paint::Plain, mark + name(f.name));
}

std::string Words::faces(const std::vector<SeenCard>& cards) const {
  std::string out;
  for (const SeenCard& c : cards) out += (out.empty() ? "" : " ") + face(c);
  return out;
}

std::string Words::faces(const std::vector<SeenCard>& known, int n) const {
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
  if (s == Suit::None) return zh() ? "无花色" : "no suit";
  return paint(colour_of(s) == Colour::Red ? Paint::Red : Paint::Plain, kSuits[static_cast<int>(s)]);
}

std::string Words::hp(int hp, int max_hp) const {
  std::string out;
  for (int i = 0; i < max_hp; ++i) out += i < hp ? "●" : "○";
  if (hp < 0) out += fmt::format(" ({})", hp);
  return paint(hp <= 1 ? Paint::Red : hp < max_hp ? Paint::Yellow : Paint::Green, out);
}

std::string Words::role(Role r) const { return paint(paint_of(r), pick(kRoles, r, zh())); }
std::string_view Words::kingdom(Kingdom k) const { return pick(kKingdoms, k, zh()); }
std::string_view Words::phase(PhaseKind p) const { return pick(kPhaseNames, p, zh()); }
std::string_view Words::element(Element e) const { return pick(kElements, e, zh()); }
std::string_view Words::place(Zone z) const { return pick(kPlaces, z, zh()); }
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
