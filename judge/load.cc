// From YAML to a Scenario.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/api/match.h"
#include "engine/content/deck.h"
#include "engine/content/mode.h"
#include "engine/content/module_words.h"
#include "judge/script.h"
#include "judge/seats.h"

namespace jiesuan::judge {
namespace {

const Key kId{"id"}, kTitle{"title", {"标题"}}, kAbout{"about", {"说明"}}, kCites{"cites", {"引用"}},
    kMode{"mode", {"模式"}}, kSeats{"seats", {"座次"}}, kExtra{"extra cards", {"额外的牌"}},
    kPile{"pile", {"牌堆"}}, kDiscard{"discard", {"弃牌堆"}}, kTurn{"turn", {"回合"}},
    kPhase{"phase", {"阶段"}}, kExtraTurn{"extra turn after", {"额外回合"}}, kFirst{"first seat", {"首位"}},
    kStrict{"strict"}, kPlay{"play", {"过程"}}, kUntil{"until", {"直到"}}, kExpect{"expect", {"预期"}},
    kCases{"cases", {"情形"}}, kCase{"case", {"情形"}}, kSeed{"seed"},
    kGenerals{"general pile", {"武将牌堆"}}, kRules{"rules", {"规则"}},
    kOnlyPile{"nothing else in pile", {"牌堆仅此"}};

const Key kOrder{"order", {"顺序"}}, kNever{"never", {"从不"}}, kTimes{"times", {"次数"}},
    kEnd{"end", {"最后"}}, kAsked{"asked", {"询问"}}, kDamage{"damage", {"伤害"}},
    kTurns{"turns", {"回合顺序"}};

class Loader {
 public:
  Loader(Layers file, Scenario& s) : y_(std::move(file)), s_(s) {}

  void load() {
    head();
    const Mode& mode = the_mode();
    for (const Text& t : y_[kGenerals].texts()) s_.setup.generals.emplace_back(general_named(t, mode).id);
    rules();
    seats(mode);
    Dealer dealer(deck_of(mode));
    cards_of_seats(dealer, mode);
    turn();
    dealer.deal();
    read_script(y_[kPlay], lexicon_, s_.play);
    read_until(y_[kUntil], s_);
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

  void seats(const Mode& mode) {
    std::vector<Text> order;
    const Yaml base = y_.base()[kSeats], over = y_.over().missing() ? Yaml() : y_.over()[kSeats];
    for (const auto& [name, value] : base.fields()) order.push_back(name);
    for (const auto& [name, value] : over.fields()) {
      const bool known = std::any_of(order.begin(), order.end(),
                                     [&, n = &name](const Text& t) { return t.text == n->text; });
      if (known) continue;
      if (!base.missing()) expect_new_seat(name, order);
      order.push_back(name);
    }
    const auto most = static_cast<std::size_t>(mode.most_players);
    if (order.size() < 2 || order.size() > most)
      throw ScenarioError(base.missing() ? s_.spot : base.spot(),
                          "there must be from 2 to " + std::to_string(most) + " seats");
    rotate(order);
    for (const Text& t : order) {
      for (const std::string& earlier : s_.seat_names)
        if (lower(earlier) == lower(t.text))
          throw ScenarioError(t.spot, "two seats are called '" + t.text + "'");
      s_.seat_names.push_back(t.text);
    }
    s_.setup.players = static_cast<int>(order.size());
    lexicon_ = Lexicon(s_.seat_names, mode.id);
    position().seats.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      description_.emplace_back(field(over, order[i].text), field(base, order[i].text));
      read_seat(order[i], description_.back(), mode, position().seats[i]);
      s_.bots.push_back(bot_of_seat(description_.back()));
    }
  }

  // A case may add a seat, behind the others. A name that is nearly another's is a slip of the pen, unless it
  // is a general's.
  static void expect_new_seat(const Text& name, const std::vector<Text>& order) {
    if (Catalogue::get().find_general(name.text)) return;
    std::vector<std::string> names;
    names.reserve(order.size());
    for (const Text& t : order) names.push_back(t.text);
    if (const std::string near = suggestion(name.text, names); !near.empty())
      throw ScenarioError(name.spot, "there is no seat '" + name.text + "'" + near +
                                         "; a seat that a case adds must not be called nearly so");
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
    return {};
  }

  // ---- cards

  // Those of the mode's decks; where a module has a hand in them, a game with these rules is asked.
  std::vector<Face> deck_of(const Mode& mode) const {
    const std::vector<const RulesModule*> modules = modules_meant(s_.setup.modules);
    if (std::any_of(modules.begin(), modules.end(),
                    [](const RulesModule* m) { return m->prepare != nullptr; })) {
      Setup any_game;
      any_game.mode = mode.id;
      any_game.modules = s_.setup.modules;
      any_game.players = mode.least_players;
      Match match;
      std::string why;
      if (!match.start(any_game, &why)) throw ScenarioError(y_[kRules].spot(), why);
      const GameState& state = match.game().state;
      std::vector<Face> deck(state.cards);
      for (std::size_t c = 0; c < deck.size(); ++c) deck[c] = state.face[c];
      return deck;
    }
    std::vector<Face> deck;
    for (const char* id : mode.decks)
      for (const Face& f : find_deck(id)->faces) deck.push_back(f);
    return deck;
  }

  void cards_of_seats(Dealer& dealer, const Mode& mode) {
    for (const Text& t : y_[kExtra].texts())
      for (const CardSpec& c : read_cards(t)) {
        if (!c.exact()) throw ScenarioError(t.spot, "an extra card needs suit, number and name");
        const Face f{c.name, c.suit, static_cast<std::uint8_t>(c.number)};
        position().extra_cards.push_back(f);
        dealer.add(f);
      }
    for (std::size_t i = 0; i < description_.size(); ++i)
      read_cards_of_seat(dealer, description_[i], mode, position().seats[i]);
    wish_for(dealer, y_[kPile], position().pile_top);
    position().only_pile_top = !y_[kOnlyPile].missing() && y_[kOnlyPile].yes();
    wish_for(dealer, y_[kDiscard], position().discard);
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
    p.before_first_turn = lower(phase.text) == "game start" || phase.text == "游戏开始";
    const bool whole = p.before_first_turn || lower(phase.text) == "turn start" || phase.text == "回合开始";
    p.phase = whole ? PhaseKind::Prepare : phase_named(phase);
    p.mid_turn = !whole;
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
  const std::vector<Key> keys = {kId,   kTitle,   kAbout,  kCites, kMode,     kSeats,     kExtra,
                                 kPile, kDiscard, kTurn,   kPhase, kFirst,    kExtraTurn, kStrict,
                                 kPlay, kUntil,   kExpect, kSeed,  kGenerals, kRules,     kOnlyPile};
  std::vector<Key> at_top = keys, in_case = keys;
  at_top.push_back(kCases);
  in_case.push_back(kCase);
  root.allow(at_top, "a scenario");
  std::vector<Yaml> cases = root[kCases].items();
  const bool several = !cases.empty();
  if (!several) cases.emplace_back();
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
