// From YAML to a Scenario.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "bots/bot.h"
#include "engine/content/deck.h"
#include "engine/content/mode.h"
#include "engine/content/module_words.h"
#include "judge/cards.h"
#include "judge/scenario.h"
#include "judge/yaml.h"
#include "modules/variant002/states.h"

namespace jiesuan::judge {
namespace {

const Key kId{"id"}, kTitle{"title", {"标题"}}, kAbout{"about", {"说明"}}, kCites{"cites", {"引用"}},
    kMode{"mode", {"模式"}}, kSeats{"seats", {"座次"}}, kExtra{"extra cards", {"额外的牌"}},
    kPile{"pile", {"牌堆"}}, kDiscard{"discard", {"弃牌堆"}}, kTurn{"turn", {"回合"}},
    kPhase{"phase", {"阶段"}}, kExtraTurn{"extra turn after", {"额外回合"}}, kFirst{"first seat", {"首位"}},
    kStrict{"strict"}, kPlay{"play", {"过程"}}, kUntil{"until", {"直到"}}, kExpect{"expect", {"预期"}},
    kCases{"cases", {"情形"}}, kCase{"case", {"情形"}}, kSeed{"seed"}, kRules{"rules", {"规则"}},
    kOnlyPile{"nothing else in pile", {"牌堆仅此"}};

const Key kGeneral{"general", {"generals", "武将"}}, kSkills{"skills", {"skill", "技能"}},
    kRole{"role", {"身份"}}, kKingdom{"kingdom", {"势力"}}, kHp{"hp", {"体力"}},
    kMaxHp{"max hp", {"体力上限"}}, kHand{"hand", {"手牌"}},
    kEquipment{"equipment", {"equip", "wears", "装备"}}, kJudging{"judging", {"judging area", "判定区"}},
    kChained{"chained", {"横置"}}, kFaceDown{"face down", {"flipped", "翻面"}}, kDead{"dead", {"阵亡"}},
    kMarks{"marks", {"标记"}}, kOnGeneral{"on general", {"武将牌上"}}, kBeside{"beside", {"武将牌旁"}},
    kHidden{"hidden", {"暗置"}}, kSpare{"incarnations", {"化身牌"}}, kShows{"shows", {"化身"}},
    kLends{"lends", {"化身技能"}}, kBot{"bot", {"机器人"}}, kFloor{"floor", {"体力下限"}},
    kOpenHand{"open hand", {"明置手牌"}}, kTapped{"tapped", {"横置装备"}}, kVeiled{"veiled", {"神隐"}};

const Key kOrder{"order", {"顺序"}}, kNever{"never", {"从不"}}, kTimes{"times", {"次数"}},
    kEnd{"end", {"最后"}}, kAsked{"asked", {"询问"}}, kDamage{"damage", {"伤害"}},
    kTurns{"turns", {"回合顺序"}};

constexpr int kMostHandCards = 40;

// A case laid over what all cases share.
class Layers {
 public:
  Layers(Yaml over, Yaml base) : over_(std::move(over)), base_(std::move(base)) {}
  Yaml operator[](const Key& k) const {
    Yaml found = over_[k];
    return found.missing() ? base_[k] : found;
  }
  const Yaml& over() const { return over_; }
  const Yaml& base() const { return base_; }

 private:
  Yaml over_, base_;
};

class Loader {
 public:
  Loader(Layers file, Scenario& s) : y_(std::move(file)), s_(s) {}

  void load() {
    head();
    const Mode& mode = the_mode();
    rules();
    seats();
    std::vector<Face> deck;
    for (const char* id : mode.decks)
      for (const Face& f : find_deck(id)->faces) deck.push_back(f);
    Dealer dealer(deck);
    cards_of_seats(dealer);
    turn();
    dealer.deal();
    play();
    expectations(y_.base()[kExpect]);
    if (!y_.over().missing()) expectations(y_.over()[kExpect]);
  }

 private:
  static std::string plain(const Yaml& y) { return y.missing() ? "" : y.text().text; }
  Position& position() { return *s_.setup.position; }

  void head() {
    s_.id = plain(y_[kId]);
    s_.title = plain(y_[kTitle]);
    s_.about = plain(y_[kAbout]);
    for (const Yaml& y : {y_.base()[kCites], y_.over()[kCites]})
      for (const Text& t : y.texts()) s_.cites.push_back(t.text);
    if (!s_.id.empty()) s_.cites.push_back(s_.id);
    if (!y_.over().missing()) s_.variant = plain(y_.over()[kCase]);
    s_.strict = !y_[kStrict].missing() && y_[kStrict].yes();
    s_.setup.seed = y_[kSeed].missing() ? 1 : static_cast<std::uint64_t>(y_[kSeed].number(0, 1 << 30));
    s_.setup.position.emplace();
  }

  const Mode& the_mode() {
    const Text t = y_[kMode].missing() ? Text{"identity", s_.spot} : y_[kMode].text();
    if (const Mode* m = find_mode(t.text)) {
      s_.setup.mode = m->id;
      return *m;
    }
    std::vector<std::string> names;
    for (const Mode* m : all_modes())
      for (const char* n : {m->id, m->zh, m->en}) names.emplace_back(n);
    throw ScenarioError(t.spot, "there is no mode '" + t.text + "'" + suggestion(t.text, names));
  }

  void rules() {
    std::vector<std::string> ids;
    for (const RulesModule* m : all_modules()) ids.emplace_back(m->id);
    for (const Text& t : y_[kRules].texts()) {
      std::string why;
      if (!are_modules({t.text}, &why)) throw ScenarioError(t.spot, why + suggestion(t.text, ids));
      s_.setup.modules.push_back(t.text);
    }
  }

  // ---- seats

  void seats() {
    std::vector<Text> order;
    const Yaml base = y_.base()[kSeats], over = y_.over().missing() ? Yaml({}, "") : y_.over()[kSeats];
    for (const auto& [name, value] : base.fields()) order.push_back(name);
    for (const auto& [name, value] : over.fields()) {
      const bool known = std::any_of(order.begin(), order.end(),
                                     [&, n = &name](const Text& t) { return t.text == n->text; });
      if (known) continue;
      if (!base.missing()) {
        std::vector<std::string> names;
        names.reserve(order.size());
        for (const Text& t : order) names.push_back(t.text);
        throw ScenarioError(name.spot,
                            "a case cannot add the seat '" + name.text + "'" + suggestion(name.text, names));
      }
      order.push_back(name);
    }
    if (order.size() < 2 || order.size() > 10)
      throw ScenarioError(base.missing() ? s_.spot : base.spot(), "there must be from 2 to 10 seats");
    rotate(order);
    for (const Text& t : order) {
      for (const std::string& earlier : s_.seat_names)
        if (lower(earlier) == lower(t.text))
          throw ScenarioError(t.spot, "two seats are called '" + t.text + "'");
      s_.seat_names.push_back(t.text);
    }
    s_.setup.players = static_cast<int>(order.size());
    lexicon_ = Lexicon(s_.seat_names);
    position().seats.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      description_.emplace_back(field(over, order[i].text), field(base, order[i].text));
      seat(order[i], description_.back(), position().seats[i]);
    }
  }

  // The round starts with engine seat 0.
  void rotate(std::vector<Text>& order) {
    if (y_[kFirst].missing()) return;
    const Text first = y_[kFirst].text();
    const auto it = std::find_if(order.begin(), order.end(),
                                 [&](const Text& t) { return lower(t.text) == lower(first.text); });
    if (it == order.end()) throw ScenarioError(first.spot, "there is no seat '" + first.text + "'");
    if (y_[kTurn].missing())
      throw ScenarioError(first.spot, "'first seat' needs 'turn': whose turn it is when the play begins");
    std::rotate(order.begin(), it, order.end());
  }

  static Yaml field(const Yaml& map, const std::string& name) {
    for (const auto& [key, value] : map.fields())
      if (key.text == name) return value;
    return {YAML::Node(), ""};
  }

  void seat(const Text& name, const Layers& d, SeatPosition& p) {
    for (const Yaml* y : {&d.over(), &d.base()})
      if (!y->missing())
        y->allow({kGeneral, kSkills,  kRole,     kKingdom, kHp,    kMaxHp,     kHand,   kEquipment,
                  kJudging, kChained, kFaceDown, kDead,    kMarks, kOnGeneral, kBeside, kHidden,
                  kSpare,   kShows,   kLends,    kBot,     kFloor, kOpenHand,  kTapped, kVeiled},
                 "the description of a seat");
    generals(name, d, p);
    for (const Text& t : d[kSkills].texts()) p.skills.emplace_back(skill_named(t).id);
    if (!d[kRole].missing()) p.allegiance = allegiance_named(*find_mode(s_.setup.mode), d[kRole].text());
    if (!d[kKingdom].missing()) p.kingdom = kingdom_named(d[kKingdom].text());
    hp(d, p);
    p.chained = !d[kChained].missing() && d[kChained].yes();
    p.flipped = !d[kFaceDown].missing() && d[kFaceDown].yes();
    if (!d[kFloor].missing()) p.hp_floor = d[kFloor].number(-20, 30);
    if (!d[kVeiled].missing() && d[kVeiled].yes()) p.effects.emplace_back(veiled.id, kVeiledThrough);
    p.alive = d[kDead].missing() || !d[kDead].yes();
    for (const auto& [name_of_mark, n] : d[kMarks].fields())
      p.marks.emplace_back(mark_named(name_of_mark).id, n.number(1, 99));
    hidden(d[kHidden], p);
    s_.bots.push_back(d[kBot].missing() ? "" : bot_named(d[kBot].text()));
    for (const Text& t : d[kSpare].texts()) p.incarnations.emplace_back(general_named(t).id);
    if (!d[kShows].missing()) p.shown = general_named(d[kShows].text()).id;
    if (!d[kLends].missing()) p.lends = own_skill(d[kLends].text(), p).id;
  }

  static std::string bot_named(const Text& t) {
    std::vector<std::string> names;
    for (std::string_view n : bot_names()) {
      if (lower(t.text) == n) return std::string(n);
      names.emplace_back(n);
    }
    throw ScenarioError(t.spot, "there is no bot '" + t.text + "'" + suggestion(t.text, names));
  }

  static const SkillDef& mark_named(const Text& t) {
    std::vector<std::string> names;
    for (const SkillDef* s : Catalogue::get().skills()) {
      if (!*s->mark.zh) continue;
      if (t.text == s->mark.zh || lower(t.text) == lower(s->mark.en)) return *s;
      names.emplace_back(s->mark.zh);
      names.emplace_back(s->mark.en);
    }
    throw ScenarioError(t.spot, "there is no mark '" + t.text + "'" + suggestion(t.text, names));
  }

  // Of several versions the one the character has.
  static const SkillDef& own_skill(const Text& t, const SeatPosition& p) {
    std::vector<std::string> of = p.generals;
    if (!p.shown.empty()) of.push_back(p.shown);
    for (const std::string& id : of)
      for (const SkillDef* s : Catalogue::get().find_general(id)->skills)
        if (t.text == s->zh || lower(t.text) == lower(s->en)) return *s;
    for (const std::string& id : p.skills) {
      const SkillDef* s = Catalogue::get().find_skill(id);
      if (t.text == s->zh || lower(t.text) == lower(s->en)) return *s;
    }
    return skill_named(t);
  }

  // true: every general of the character; or which.
  static void hidden(const Yaml& y, SeatPosition& p) {
    if (y.missing()) return;
    if (!y.is_list() && (lower(y.text().text) == "true" || y.text().text == "是")) {
      for (std::size_t i = 0; i < p.generals.size(); ++i) p.hidden[i] = true;
      return;
    }
    for (const Text& t : y.texts()) {
      const std::string id = general_named(t).id;
      const auto it = std::find(p.generals.begin(), p.generals.end(), id);
      if (it == p.generals.end())
        throw ScenarioError(t.spot, "the character has no general '" + t.text + "'");
      p.hidden[it - p.generals.begin()] = true;
    }
  }

  // A seat that is called after a general, or after two joined by "-", is played by them.
  void generals(const Text& name, const Layers& d, SeatPosition& p) {
    if (!d[kGeneral].missing()) {
      for (const Text& t : d[kGeneral].texts())
        if (lower(t.text) != "none") p.generals.emplace_back(general_named(t).id);
      if (p.generals.size() > 2)
        throw ScenarioError(d[kGeneral].spot(), "a character has at most two generals");
      return;
    }
    if (const General* g = Catalogue::get().find_general(name.text)) {
      p.generals.emplace_back(g->id);
      return;
    }
    const auto dash = name.text.find('-');
    if (dash == std::string::npos) return;
    const General* a = Catalogue::get().find_general(name.text.substr(0, dash));
    const General* b = Catalogue::get().find_general(name.text.substr(dash + 1));
    if (a && b) p.generals = {a->id, b->id};
  }

  void hp(const Layers& d, SeatPosition& p) {
    if (!d[kMaxHp].missing()) p.max_hp = d[kMaxHp].number(1, 30);
    if (d[kHp].missing()) return;
    const Text t = d[kHp].text();
    const auto slash = t.text.find('/');
    const auto number = [&](const std::string& s) {
      char* end = nullptr;
      const long n = std::strtol(s.c_str(), &end, 10);
      if (s.empty() || *end || n < -20 || n > 30)
        throw ScenarioError(t.spot, "'" + t.text + "' is no hp; write 3 or 3/4");
      return static_cast<int>(n);
    };
    p.hp = number(t.text.substr(0, slash));
    if (slash != std::string::npos) p.max_hp = number(t.text.substr(slash + 1));
    if (p.max_hp == -100 && p.generals.empty()) p.max_hp = std::max(p.hp, 4);
  }

  // ---- cards

  void wish(Dealer& dealer, const Yaml& y, std::vector<Face>& to) {
    std::vector<CardSpec> specs;
    if (!y.missing() && !y.is_list() && y.text().text.find_first_not_of("0123456789") == std::string::npos) {
      CardSpec any;  // "hand: 3"
      any.written = {"any", y.spot()};
      specs.assign(static_cast<std::size_t>(y.number(0, kMostHandCards)), any);
    } else {
      for (const Text& t : y.texts())
        for (const CardSpec& c : read_cards(t)) specs.push_back(c);
    }
    to.resize(specs.size());
    for (std::size_t i = 0; i < specs.size(); ++i) dealer.want(specs[i], &to[i]);
  }

  void cards_of_seats(Dealer& dealer) {
    for (const Text& t : y_[kExtra].texts())
      for (const CardSpec& c : read_cards(t)) {
        if (!c.exact()) throw ScenarioError(t.spot, "an extra card needs suit, number and name");
        const Face f{c.name, c.suit, static_cast<std::uint8_t>(c.number)};
        position().extra_cards.push_back(f);
        dealer.add(f);
      }
    for (std::size_t i = 0; i < description_.size(); ++i) {
      SeatPosition& p = position().seats[i];
      const Layers& d = description_[i];
      wish(dealer, d[kHand], p.hand);
      wish(dealer, d[kEquipment], p.equipment);
      wish(dealer, d[kOpenHand], p.open_hand);
      wish(dealer, d[kTapped], p.tapped);
      for (const Yaml& worn : {d[kEquipment], d[kTapped]})
        for (const Text& t : worn.texts())
          for (const CardSpec& c : read_cards(t))
            if (c.name == CardName::None || def(c.name).slot == Slot::None)
              throw ScenarioError(t.spot, "'" + t.text + "' is no equipment");
      judging(dealer, d[kJudging], p);
      laid(dealer, d[kOnGeneral], p, p.on_general);
      laid(dealer, d[kBeside], p, p.beside);
    }
    wish(dealer, y_[kPile], position().pile_top);
    position().only_pile_top = !y_[kOnlyPile].missing() && y_[kOnlyPile].yes();
    wish(dealer, y_[kDiscard], position().discard);
  }

  // "不屈: [♠3, ♥7]": cards by the skill that laid them there.
  static void laid(Dealer& dealer, const Yaml& y, const SeatPosition& p,
                   std::vector<std::pair<Face, std::string>>& to) {
    std::vector<CardSpec> specs;
    for (const auto& [name, cards] : y.fields()) {
      const std::string id = own_skill(name, p).id;
      for (const Text& t : cards.texts())
        for (const CardSpec& c : read_cards(t)) {
          specs.push_back(c);
          to.emplace_back(Face{}, id);
        }
    }
    for (std::size_t i = 0; i < specs.size(); ++i) dealer.want(specs[i], &to[i].first);
  }

  // "乐不思蜀", or "♦5 闪 as 乐不思蜀".
  void judging(Dealer& dealer, const Yaml& y, SeatPosition& p) {
    const std::vector<Text> texts = y.texts();
    p.judging.resize(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
      Text card = texts[i];
      std::string as;
      for (const std::string_view word : {" as ", " 当 "})
        if (const auto at = card.text.find(word); at != std::string::npos) {
          as = card.text.substr(at + word.size());
          card.text.resize(at);
        }
      const CardSpec spec = read_cards(card).front();
      const CardName name = as.empty() ? spec.name : card_named({as, card.spot});
      if (name == CardName::None || def(name).category != Category::DelayedTrick)
        throw ScenarioError(card.spot, "'" + texts[i].text + "' is no delayed trick");
      p.judging[i].second = name;
      dealer.want(spec, &p.judging[i].first);
    }
  }

  // ---- whose turn

  void turn() {
    Position& p = position();
    p.turn = y_[kTurn].missing() ? Seat{0} : lexicon_.seat(y_[kTurn].text());
    if (!p.seats[p.turn].alive)
      throw ScenarioError(y_[kTurn].missing() ? s_.spot : y_[kTurn].spot(),
                          "the character whose turn it is must be alive");
    if (!y_[kExtraTurn].missing()) {
      p.extra_turn = true;
      p.after = lexicon_.seat(y_[kExtraTurn].text());
    }
    const Text phase = y_[kPhase].missing() ? Text{"play", s_.spot} : y_[kPhase].text();
    const bool whole = lower(phase.text) == "turn start" || phase.text == "回合开始";
    p.phase = whole ? PhaseKind::Prepare : phase_named(phase);
    p.mid_turn = !whole;
  }

  // ---- what is played

  void play() {
    for (const Yaml& y : y_[kPlay].items()) {
      if (!y.is_map()) {
        answer(y.text(), nullptr);
        continue;
      }
      const auto fields = y.fields();
      const std::string key = lower(fields[0].first.text);
      if (fields.size() != 1) throw ScenarioError(y.spot(), "a step is one line");
      if (key == "expect" || key == "预期") {
        for (const Text& t : fields[0].second.texts()) {
          Step s;
          s.is_claim = true;
          s.text = t;
          s.words = lexicon_.read(t);
          s_.play.push_back(std::move(s));
        }
      } else {
        const Text what = fields[0].second.text();
        answer(what, &fields[0].first);
      }
    }
    until();
  }

  // "甲 uses 杀 on 乙" or "甲: 杀 → 乙".
  void answer(const Text& t, const Text* who) {
    Step s;
    s.text = who ? Text{who->text + ": " + t.text, who->spot} : t;
    s.words = lexicon_.read(t);
    if (who) {
      s.who = lexicon_.seat(*who);
    } else {
      if (s.words.empty() || !s.words[0].seat)
        throw ScenarioError(t.spot, "a step starts with who does it; '" +
                                        (s.words.empty() ? "" : s.words[0].text) + "' is no seat" +
                                        suggestion(s.words.empty() ? "" : s.words[0].text, lexicon_.seats()));
      s.who = *s.words[0].seat;
      s.words.erase(s.words.begin());
    }
    if (s.words.empty()) throw ScenarioError(s.text.spot, "the step does not say what is answered");
    s_.play.push_back(std::move(s));
  }

  void until() {
    if (y_[kUntil].missing()) return;
    const Text t = y_[kUntil].text();
    const std::string w = lower(t.text);
    if (w == "settled") {
      s_.until = Until::Settled;
    } else if (w == "next question") {
      s_.until = Until::Question;
    } else if (w == "end of turn" || w == "turn end") {
      s_.until = Until::TurnEnd;
    } else if (w == "game over") {
      s_.until = Until::GameOver;
    } else if (w.ends_with(" turns") || w.ends_with(" turn")) {
      s_.until = Until::Turns;
      s_.turns = std::atoi(w.c_str());
      if (s_.turns < 1 || s_.turns > 60)
        throw ScenarioError(t.spot, "'" + t.text + "': from 1 to 60 turns can be played");
    } else {
      throw ScenarioError(t.spot, "'" + t.text + "' is no end" +
                                      suggestion(t.text, {"settled", "next question", "end of turn",
                                                          "3 turns", "game over"}));
    }
  }

  // ---- what is expected

  void expectations(const Yaml& y) {
    if (y.missing()) return;
    Expectations& e = s_.expect;
    if (!y.is_map()) {
      append(e.end, y.texts());
      return;
    }
    y.allow({kOrder, kNever, kTimes, kEnd, kAsked, kDamage, kTurns}, "'expect'");
    if (!y[kOrder].missing()) e.orders.push_back(y[kOrder].texts());
    append(e.never, y[kNever].texts());
    append(e.end, y[kEnd].texts());
    for (const auto& [pattern, n] : y[kTimes].fields()) e.times.push_back({pattern, n.number(0, 1000)});
    for (const auto& [what, who] : y[kAsked].fields()) e.asked.push_back({what, who.texts()});
    if (const Yaml d = y[kDamage]; !d.missing()) {
      e.check_damage = true;
      e.damage_spot = d.spot();
      e.damage = d.is_list() || lower(d.text().text) != "none" ? d.texts() : std::vector<Text>{};
    }
    if (const Yaml t = y[kTurns]; !t.missing()) {
      e.turns = t.texts();
      e.turns_spot = t.spot();
    }
  }
  static void append(std::vector<Text>& to, const std::vector<Text>& more) {
    to.insert(to.end(), more.begin(), more.end());
  }

  Layers y_;
  Scenario& s_;
  Lexicon lexicon_;
  std::vector<Layers> description_;
};

}  // namespace

std::vector<Scenario> load_text(const std::string& text, const std::string& file) {
  const Yaml root = parse_yaml(text, file);
  if (root.missing()) throw ScenarioError({file}, "the file is empty");
  const std::vector<Key> keys = {kId,   kTitle,   kAbout,  kCites, kMode,  kSeats,     kExtra,
                                 kPile, kDiscard, kTurn,   kPhase, kFirst, kExtraTurn, kStrict,
                                 kPlay, kUntil,   kExpect, kSeed,  kRules, kOnlyPile};
  std::vector<Key> at_top = keys, in_case = keys;
  at_top.push_back(kCases);
  in_case.push_back(kCase);
  root.allow(at_top, "a scenario");
  std::vector<Yaml> cases = root[kCases].items();
  const bool several = !cases.empty();
  if (!several) cases.emplace_back(YAML::Node(), file);
  std::vector<Scenario> all;
  for (const Yaml& c : cases) {
    if (several) c.allow(in_case, "a case");
    if (several && c[kCase].missing()) throw ScenarioError(c.spot(), "a case needs a name: 'case: …'");
    Scenario s;
    s.spot = several ? c.spot() : Spot{file, 1, 0};
    Loader(Layers(c, root), s).load();
    all.push_back(std::move(s));
  }
  return all;
}

std::vector<Scenario> load_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw ScenarioError({path}, "the file cannot be read");
  constexpr std::streamoff kMostBytes = 1 << 20;
  in.seekg(0, std::ios::end);
  if (in.tellg() > kMostBytes)
    throw ScenarioError({path}, "the file is too large for a scenario (over 1 MB)");
  in.seekg(0);
  std::ostringstream text;
  text << in.rdbuf();
  return load_text(text.str(), path);
}

}  // namespace jiesuan::judge
