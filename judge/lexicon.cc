#include "judge/lexicon.h"

#include <algorithm>

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
    {"攻击范围", "range"},
    {"距离", "distance"},
    {"看见", "sees"},
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

std::vector<std::string> code_points(std::string_view s) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < s.size();) {
    std::size_t n = 1;
    const auto c = static_cast<unsigned char>(s[i]);
    if (c >= 0xF0) {
      n = 4;
    } else if (c >= 0xE0) {
      n = 3;
    } else if (c >= 0xC0) {
      n = 2;
    }
    out.emplace_back(s.substr(i, n));
    i += n;
  }
  return out;
}

// Insertions, deletions, replacements and swaps of neighbours.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  const auto x = code_points(a), y = code_points(b);
  std::vector<std::vector<std::size_t>> d(x.size() + 1, std::vector<std::size_t>(y.size() + 1));
  for (std::size_t i = 0; i <= x.size(); ++i) d[i][0] = i;
  for (std::size_t j = 0; j <= y.size(); ++j) d[0][j] = j;
  for (std::size_t i = 1; i <= x.size(); ++i)
    for (std::size_t j = 1; j <= y.size(); ++j) {
      const std::size_t change = x[i - 1] == y[j - 1] ? 0 : 1;
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + change});
      if (i > 1 && j > 1 && x[i - 1] == y[j - 2] && x[i - 2] == y[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[x.size()][y.size()];
}

constexpr std::string_view kCircled[] = {"❶", "❷", "❸", "❹", "❺", "❻", "❼", "❽", "❾"};

void replace_all(std::string& s, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = s.find(from, at)) != std::string::npos; at += to.size())
    s.replace(at, from.size(), to);
}

// 回合开始后❼（回合开始时） and 回合开始后-7 are the same.
std::string plain_timing(std::string_view name) {
  std::string s = lower(name);
  if (const auto paren = s.find("（"); paren != std::string::npos) s.resize(paren);
  replace_all(s, "当前目标", "目标");
  if (s == "空闲时间点") s = "出牌阶段空闲时间点";
  for (int i = 0; i < 9; ++i) replace_all(s, kCircled[i], "-" + std::to_string(i + 1));
  return s;
}

// 准备阶段 and 准备 are the same.
std::string_view without_phase(std::string_view s) {
  constexpr std::string_view kPhase = "阶段";
  if (s.size() > kPhase.size() && s.ends_with(kPhase)) s.remove_suffix(kPhase.size());
  return s;
}

constexpr std::pair<std::string_view, PhaseKind> kOtherPhaseNames[] = {
    {"preparation", PhaseKind::Prepare}, {"judgement", PhaseKind::Judge}, {"end", PhaseKind::Finish}};

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

}  // namespace

std::string lower(std::string_view s) {
  std::string out(s);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string w = lower(word);
  const std::size_t length = code_points(w).size();
  std::size_t best = std::max<std::size_t>(1, length / 3) + 1;
  std::string found;
  for (const std::string& c : candidates) {
    const std::size_t d = edit_distance(w, lower(c));
    if (d >= best || d >= std::max(length, code_points(c).size())) continue;
    best = d;
    found = c;
  }
  return found;
}

std::string suggestion(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string near = nearest(word, candidates);
  return near.empty() ? "" : " (did you mean '" + near + "'?)";
}

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

std::optional<PhaseKind> as_phase(std::string_view written) {
  const std::string all = lower(written);
  const std::string_view w = without_phase(all);
  for (PhaseKind p : every<PhaseKind>())
    if (w == word(p) || w == without_phase(naming(p).zh)) return p;
  for (const auto& [name, p] : kOtherPhaseNames)
    if (w == name) return p;
  return std::nullopt;
}

Lexicon::Lexicon(std::vector<std::string> seats) : seats_(std::move(seats)) {
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c) continue;
    Word w;
    w.card = c->name;
    for (std::string_view name : {std::string_view(c->zh), std::string_view(c->en), std::string_view(c->id)})
      enter(name, w);
  }
  for (const SkillDef* s : Catalogue::get().skills()) {
    if (s->is_rule || s->is(Listing::Nameless)) continue;
    Word w;
    w.skills = {s->number};
    for (std::string_view name : {std::string_view(s->id), std::string_view(s->zh), std::string_view(s->en)})
      enter(name, w);
    if (*s->mark.zh) {
      Word m;
      m.mark = s->number;
      enter(s->mark.zh, m);
      enter(s->mark.en, m);
    }
  }
  for (const General* g : Catalogue::get().generals()) {
    Word w;
    w.general = g->number;
    for (std::string_view name : {std::string_view(g->id), std::string_view(g->zh), std::string_view(g->en)})
      enter(name, w);
  }
  for (int t = 0; t < kTimings; ++t) {
    Word w;
    w.timing = static_cast<Timing>(t);
    enter(timing_id(w.timing), w);
    enter(plain_timing(timing_zh(w.timing)), w);
  }
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    Word w;
    w.seat = static_cast<Seat>(i);
    enter(seats_[i], w);
  }
}

void Lexicon::enter(std::string_view name, const Word& meaning) {
  if (name.empty()) return;
  const auto [it, fresh] = names_.try_emplace(lower(name), meaning);
  if (fresh) return;
  Word& w = it->second;
  if (meaning.seat) w.seat = meaning.seat;
  if (meaning.card != CardName::None) w.card = meaning.card;
  if (meaning.timing != Timing::None) w.timing = meaning.timing;
  if (meaning.mark != SkillId::None) w.mark = meaning.mark;
  if (meaning.general != GeneralId::None) w.general = meaning.general;
  for (SkillId s : meaning.skills)
    if (std::find(w.skills.begin(), w.skills.end(), s) == w.skills.end()) w.skills.push_back(s);
}

Sentence Lexicon::read(const Text& text) const {
  const std::vector<Piece> parts = pieces(text.text);
  Sentence out;
  for (std::size_t i = 0; i < parts.size();) {
    Word w;
    std::size_t used = 1;
    std::string written = parts[i].text;
    // The longest name that starts here: "Da Qiao", "Zhuge Crossbow".
    for (std::size_t n = std::min<std::size_t>(5, parts.size() - i); n >= 1; --n) {
      std::string joined = parts[i].text;
      for (std::size_t k = 1; k < n; ++k) joined += " " + parts[i + k].text;
      auto it = names_.find(lower(joined));
      if (it == names_.end()) it = names_.find(plain_timing(joined));
      if (it == names_.end()) continue;
      w = it->second;
      used = n;
      written = joined;
      break;
    }
    w.text = written;
    w.key = w.seat ? lower(written) : synonym(lower(written));  // a seat may be called A
    w.spot = text.spot;
    if (w.spot.column > 0) w.spot.column += parts[i].offset;
    i += used;
    if (is_separator(written) || w.key.empty()) continue;
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
        const auto it = names_.find(lower(rest));
        if (it != names_.end()) w.card = it->second.card;
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
  all.reserve(names_.size());
  for (const auto& [name, w] : names_) all.push_back(name);
  std::sort(all.begin(), all.end());
  return all;
}

namespace {

// Names of a kind of thing, for lookup and suggestion.
template <class Thing>
std::vector<std::string> names_of(const std::vector<const Thing*>& things) {
  std::vector<std::string> out;
  for (const Thing* t : things)
    if (t)
      for (const char* n : {t->id, t->zh, t->en})
        if (*n) out.emplace_back(n);
  return out;
}

template <class Thing>
std::vector<const Thing*> called(const std::vector<const Thing*>& things, std::string_view name) {
  std::vector<const Thing*> out;
  const std::string want = lower(name);
  for (const Thing* t : things)
    if (t && lower(t->id) == want) return {t};  // an id is never ambiguous
  for (const Thing* t : things)
    if (t && (lower(t->zh) == want || lower(t->en) == want)) out.push_back(t);
  return out;
}

template <class Thing>
const Thing& the_one(const std::vector<const Thing*>& things, const Text& t, const char* kind) {
  const auto found = called(things, t.text);
  if (found.size() == 1) return *found[0];
  if (found.empty())
    throw ScenarioError(t.spot, std::string("there is no ") + kind + " '" + t.text + "'" +
                                    suggestion(t.text, names_of(things)));
  std::string which;
  for (const Thing* x : found) which += (which.empty() ? "" : ", ") + std::string(x->id);
  throw ScenarioError(
      t.spot, std::string("several ") + kind + "s are called '" + t.text + "'; write one of " + which);
}

}  // namespace

const General& general_named(const Text& t) { return the_one(Catalogue::get().generals(), t, "general"); }

const SkillDef& skill_named(const Text& t) {
  std::vector<const SkillDef*> skills;
  for (const SkillDef* s : Catalogue::get().skills())
    if (!s->is_rule && !s->is(Listing::Internal) && !s->is(Listing::Nameless)) skills.push_back(s);
  return the_one(skills, t, "skill");
}

CardName card_named(const Text& t) {
  std::string name = t.text;
  replace_all(name, "【", "");
  replace_all(name, "】", "");
  return the_one(Catalogue::get().cards(), {name, t.spot}, "card").name;
}

Timing timing_named(const Text& t) {
  const std::string want = plain_timing(t.text);
  std::vector<std::string> names;
  for (int i = 0; i < kTimings; ++i) {
    const auto x = static_cast<Timing>(i);
    if (lower(timing_id(x)) == want || plain_timing(timing_zh(x)) == want) return x;
    names.emplace_back(timing_id(x));
    names.push_back(plain_timing(timing_zh(x)));
  }
  throw ScenarioError(t.spot, "there is no timing '" + t.text + "'" + suggestion(t.text, names));
}

PhaseKind phase_named(const Text& t) {
  if (const auto p = as_phase(t.text)) return *p;
  std::vector<std::string> names;
  for (PhaseKind p : every<PhaseKind>()) {
    names.emplace_back(word(p));
    names.emplace_back(without_phase(naming(p).zh));
  }
  for (const auto& [name, p] : kOtherPhaseNames) names.emplace_back(name);
  throw ScenarioError(t.spot, "there is no phase '" + t.text + "'" + suggestion(t.text, names));
}

namespace {

template <class T, std::size_t N>
T one_of(const Text& t, const char* kind, const std::pair<std::string_view, T> (&table)[N]) {
  const std::string want = lower(t.text);
  std::vector<std::string> names;
  for (const auto& [name, value] : table) {
    if (name == want) return value;
    names.emplace_back(name);
  }
  throw ScenarioError(t.spot,
                      std::string("there is no ") + kind + " '" + t.text + "'" + suggestion(t.text, names));
}

}  // namespace

std::string allegiance_named(const Mode& mode, const Text& t) {
  const std::string want = lower(t.text);
  std::vector<std::string> names;
  for (std::size_t i = 1; i < mode.allegiances.size(); ++i) {
    const AllegianceName& a = mode.allegiances[i];
    for (std::string_view name : {a.id, a.zh, a.en}) {
      if (want == lower(std::string(name))) return a.id;
      names.emplace_back(name);
    }
  }
  throw ScenarioError(t.spot, "there is no role '" + t.text + "'" + suggestion(t.text, names));
}

Kingdom kingdom_named(const Text& t) {
  const std::string want = lower(t.text);
  std::vector<std::string> names;
  for (Kingdom k : every<Kingdom>()) {
    if (k == Kingdom::None) continue;
    if (want == word(k) || want == naming(k).zh) return k;
    names.emplace_back(word(k));
    names.emplace_back(naming(k).zh);
  }
  throw ScenarioError(t.spot, "there is no kingdom '" + t.text + "'" + suggestion(t.text, names));
}

}  // namespace jiesuan::judge
