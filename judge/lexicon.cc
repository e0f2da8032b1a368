#include "judge/lexicon.h"

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

#include "engine/state/words.h"

namespace jiesuan::judge {
namespace {

struct Pair {
  std::string_view from, to;
};

// Words that mean the same as a keyword.
constexpr Pair kSynonyms[] = {
    {"使用", "uses"},
    {"use", "uses"},
    {"打出", "plays"},
    {"play", "plays"},
    {"responds", "plays"},
    {"发动", "launches"},
    {"launch", "launches"},
    {"activates", "launches"},
    {"弃置", "discards"},
    {"discard", "discards"},
    {"选择", "chooses"},
    {"choose", "chooses"},
    {"picks", "chooses"},
    {"names", "chooses"},
    {"给", "to"},
    {"交给", "gives"},
    {"give", "gives"},
    {"重铸", "recasts"},
    {"recast", "recasts"},
    {"declines", "decline"},
    {"pass", "decline"},
    {"passes", "decline"},
    {"no", "decline"},
    {"不", "decline"},
    {"结束", "ends"},
    {"end", "ends"},
    {"对", "on"},
    {"->", "→"},
    {"当", "as"},
    {"问", "asked"},
    {"被问", "asked"},
    {"受到", "takes"},
    {"点", ""},
    {"伤害", "damage"},
    {"失去", "loses"},
    {"回复", "recovers"},
    {"recover", "recovers"},
    {"体力", "hp"},
    {"体力上限", "max"},
    {"濒死", "dying"},
    {"阵亡", "dies"},
    {"摸", "draws"},
    {"draw", "draws"},
    {"张", ""},
    {"获得", "gets"},
    {"gains", "gets"},
    {"obtains", "gets"},
    {"时机", "timing"},
    {"判定", "judges"},
    {"存活", "alive"},
    {"横置", "chained"},
    {"重置", "unchained"},
    {"翻面", "flips"},
    {"回合", "turn"},
    {"轮", "round"},
    {"阶段", "phase"},
    {"跳过", "skips"},
    {"额外", "extra"},
    {"标记", "marks"},
    {"mark", "marks"},
    {"下家", "next"},
    {"上家", "previous"},
    {"是", "yes"},
    {"a", ""},
    {"an", ""},
    {"the", ""},
    {"card", "cards"},
    {"牌", "cards"},
    {"holds", "holds"},
    {"point", ""},
    {"points", ""},
    {"of", "of"},
    {"via", "with"},
    {"用", "with"},
    {"以", "with"},
    {"by", "by"},
    {"is", "is"},
    {"without", "without"},
    {"sleeps", "sleeps"},
    {"明置", "opens"},
    {"暗置", "closes"},
    {"神隐", "veiled"},
    {"异常", "abnormal"},
    {"体力下限", "floor"},
    {"看见", "sees"},
    {"see", "sees"},
    {"seen", "sees"},
    {"可见", "sees"},
    {"everyone", "everybody"},
    {"所有人", "everybody"},
    {"only", "only"},
    {"reach", "reaches"},
    {"距离", "distance"},
    {"攻击范围", "range"},
    {"手牌上限", "limit"},
    {"choice", "choices"},
    {"bear", "bears"},
    {"因为", "because"},
};

std::string synonym(std::string written) {
  for (const Pair& p : kSynonyms)
    if (p.from == written) return std::string(p.to);
  for (Element e : every<Element>())
    if (naming(e).zh == written) return std::string(word(e));
  for (Zone z : every<Zone>())
    if (naming(z).zh == written) return std::string(word(z));
  return written;
}

bool is_separator(std::string_view s) { return s == "," || s == "，" || s == "、" || s == ":" || s == "："; }

// Splits at blanks; separators and arrows stand alone, brackets vanish.
struct Piece {
  std::string text;
  int offset;
};
std::vector<Piece> pieces(std::string_view text) {
  std::vector<Piece> out;
  std::string now;
  int start = 0, at = 0;
  const auto flush = [&] {
    if (!now.empty()) out.push_back({now, start});
    now.clear();
  };
  for (const std::string& c : code_points(text)) {
    if (c == " " || c == "\t" || c == "\n" || c == "(" || c == ")" || c == "（" || c == "）" || c == "【" ||
        c == "】" || c == "〖" || c == "〗" || c == "\"" || c == "'" || c == "“" || c == "”") {
      flush();
    } else if (is_separator(c) || c == "→") {
      flush();
      out.push_back({c, at});
    } else {
      if (now.empty()) start = at;
      now += c;
    }
    ++at;
  }
  flush();
  return out;
}

void add_new(std::vector<SkillId>& to, const std::vector<SkillId>& more) {
  for (SkillId s : more)
    if (std::find(to.begin(), to.end(), s) == to.end()) to.push_back(s);
}

}  // namespace

bool read_suit(std::string_view written, Suit* suit, int* rank, std::string_view* rest) {
  static const std::vector<std::pair<std::string, Suit>> kMarks = [] {
    std::vector<std::pair<std::string, Suit>> marks;  // ♠, S, 黑桃
    for (Suit x : every<Suit>()) {
      if (x == Suit::None) continue;
      marks.emplace_back(symbol(x), x);
      marks.emplace_back(std::string(1, static_cast<char>(word(x)[0] - 'a' + 'A')), x);
      marks.emplace_back(naming(x).zh, x);
    }
    return marks;
  }();
  for (const auto& [mark, s] : kMarks) {
    if (!written.starts_with(mark)) continue;
    std::string_view tail = written.substr(mark.size());
    int n = 0;
    if (!tail.empty() && (tail[0] == 'A' || tail[0] == 'J' || tail[0] == 'Q' || tail[0] == 'K')) {
      n = tail[0] == 'A' ? 1 : tail[0] == 'J' ? 11 : tail[0] == 'Q' ? 12 : 13;
      tail.remove_prefix(1);
    } else {
      while (!tail.empty() && tail[0] >= '0' && tail[0] <= '9' && n < 100) {
        n = n * 10 + (tail[0] - '0');
        tail.remove_prefix(1);
      }
    }
    const bool letter = mark.size() == 1;
    if (letter && (n == 0 || !tail.empty())) return false;  // "Duel" is no diamond
    if (n > 13) return false;
    *suit = s, *rank = n, *rest = tail;
    return true;
  }
  return false;
}

namespace {

// What the rules of the mode let a player do is called by its name like a skill (合纵).
bool act_of_the_rules(const SkillDef& rule, std::string_view mode) {
  return *rule.text_zh && rule.only_in == mode &&
         std::any_of(rule.units.begin(), rule.units.end(), [](const Unit& u) { return u.optional; });
}

void enter(WordBook& names, std::string_view name, const Word& meaning) {
  if (name.empty()) return;
  const auto [it, fresh] = names.try_emplace(lower(name), meaning);
  if (fresh) return;
  Word& w = it->second;
  if (meaning.card != CardName::None) w.card = meaning.card;
  if (meaning.timing != Timing::None) w.timing = meaning.timing;
  if (meaning.mark != SkillId::None) w.mark = meaning.mark;
  if (meaning.general != GeneralId::None) w.general = meaning.general;
  add_new(w.skills, meaning.skills);
  add_new(w.effects, meaning.effects);
}

WordBook names_in(std::string_view mode) {
  WordBook names;
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c) continue;
    Word w;
    w.card = c->name;
    for (std::string_view name : {std::string_view(c->zh), std::string_view(c->en), std::string_view(c->id)})
      enter(names, name, w);
  }
  for (const SkillDef* s : Catalogue::get().skills()) {
    if ((s->is_rule && !act_of_the_rules(*s, mode)) || s->is(Listing::Nameless)) continue;
    Word w;
    if (s->is(Listing::Internal)) {  // told of by its skill's name, but nobody has it or asks for it
      w.effects = {s->number};
      enter(names, s->zh, w);
      enter(names, s->en, w);
      continue;
    }
    w.skills = {s->number};
    for (std::string_view name : {std::string_view(s->id), std::string_view(s->zh), std::string_view(s->en)})
      enter(names, name, w);
    if (*s->mark.zh) {
      Word m;
      m.mark = s->number;
      enter(names, s->mark.zh, m);
      enter(names, s->mark.en, m);
    }
  }
  for (const bool of_the_mode : {false, true})  // what is entered later is meant
    for (const General* g : Catalogue::get().generals()) {
      if (g->belongs_to(mode) != of_the_mode) continue;
      Word w;
      w.general = g->number;
      for (const char* name : {g->id, g->zh, g->en}) enter(names, name, w);
    }
  for (int t = 0; t < kTimings; ++t) {
    Word w;
    w.timing = static_cast<Timing>(t);
    enter(names, timing_id(w.timing), w);
    enter(names, plain_timing(timing_zh(w.timing)), w);
  }
  return names;
}

// Thousands of words, and a folder has thousands of scenarios: made once for each mode.
std::shared_ptr<const WordBook> shared_names(std::string_view mode) {
  static std::mutex guard;
  static std::map<std::string, std::shared_ptr<const WordBook>, std::less<>> made;
  const std::scoped_lock lock(guard);
  auto it = made.find(mode);
  if (it == made.end()) it = made.emplace(mode, std::make_shared<const WordBook>(names_in(mode))).first;
  return it->second;
}

}  // namespace

Lexicon::Lexicon(std::vector<std::string> seats, std::string_view mode)
    : seats_(std::move(seats)), names_(shared_names(mode)) {
  for (const std::string& seat : seats_) seat_keys_.push_back(lower(seat));
}

// A seat may be called like its general.
std::optional<Word> Lexicon::find(const std::string& name) const {
  const auto it = names_->find(name);
  std::optional<Word> found;
  if (it != names_->end()) found = it->second;
  for (std::size_t i = seat_keys_.size(); i-- > 0;)
    if (!name.empty() && seat_keys_[i] == name) {
      if (!found) found.emplace();
      found->seat = static_cast<Seat>(i);
      break;
    }
  return found;
}

std::vector<SkillId> Word::skills_and_effects() const {
  std::vector<SkillId> all = skills;
  all.insert(all.end(), effects.begin(), effects.end());
  return all;
}

Sentence Lexicon::read(const Text& text) const {
  const std::vector<Piece> parts = pieces(text.text);
  Sentence out;
  bool apart = false;
  for (std::size_t i = 0; i < parts.size();) {
    Word w;
    std::size_t used = 1;
    std::string written = parts[i].text;
    // The longest name that starts here: "Da Qiao", "Zhuge Crossbow".
    for (std::size_t n = std::min<std::size_t>(5, parts.size() - i); n >= 1; --n) {
      std::string joined = parts[i].text;
      for (std::size_t k = 1; k < n; ++k) joined += " " + parts[i + k].text;
      std::optional<Word> found = find(lower(joined));
      if (!found) found = find(plain_timing(joined));
      if (!found) continue;
      w = std::move(*found);
      used = n;
      written = joined;
      break;
    }
    w.text = written;
    w.key = w.seat ? lower(written) : synonym(lower(written));  // a seat may be called A
    w.spot = text.spot;
    if (w.spot.column > 0) w.spot.column += parts[i].offset;
    i += used;
    if (is_separator(written)) apart = true;
    if (is_separator(written) || w.key.empty()) continue;
    w.apart = std::exchange(apart, false);
    w.phase = as_phase(written);
    if (!written.empty() &&
        std::all_of(written.begin(), written.end(), [](char c) { return c >= '0' && c <= '9'; }))
      w.number = std::atoi(written.c_str());
    if (w.is("red") || w.is("红色") || w.is("红")) w.colour = Colour::Red;
    if (w.is("black") || w.is("黑色") || w.is("黑")) w.colour = Colour::Black;
    Suit suit = Suit::None;
    int rank = 0;
    std::string_view rest;
    if (!w.names_something() && read_suit(written, &suit, &rank, &rest)) {
      w.suit = suit, w.rank = rank;
      if (!rest.empty()) {  // ♥5桃
        if (const std::optional<Word> named = find(lower(rest))) w.card = named->card;
        if (w.card == CardName::None)
          throw ScenarioError(w.spot, "'" + std::string(rest) + "' in '" + written + "' is no card" +
                                          suggestion(rest, all_names()));
      }
    }
    out.push_back(std::move(w));
  }
  return out;
}

Seat Lexicon::seat(const Text& t) const {
  const std::string want = lower(t.text);
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (lower(seats_[i]) == want) return static_cast<Seat>(i);
  throw ScenarioError(t.spot, "there is no seat '" + t.text + "'" + suggestion(t.text, seats_));
}

std::vector<std::string> Lexicon::all_names() const {
  std::vector<std::string> all;
  all.reserve(names_->size() + seat_keys_.size());
  for (const auto& [name, w] : *names_) all.push_back(name);
  all.insert(all.end(), seat_keys_.begin(), seat_keys_.end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace jiesuan::judge
