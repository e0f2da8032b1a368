#include "judge/seats.h"

#include <algorithm>
#include <cstdlib>

#include "bots/bot.h"
#include "modules/variant002/states.h"

namespace jiesuan::judge {
namespace {

const Key kGeneral{"general", {"generals", "武将"}}, kSkills{"skills", {"skill", "技能"}},
    kRole{"role", {"身份"}}, kKingdom{"kingdom", {"势力"}}, kHp{"hp", {"体力"}},
    kMaxHp{"max hp", {"体力上限"}}, kHand{"hand", {"手牌"}},
    kEquipment{"equipment", {"equip", "wears", "装备"}}, kJudging{"judging", {"judging area", "判定区"}},
    kChained{"chained", {"横置"}}, kFaceDown{"face down", {"flipped", "翻面"}}, kDead{"dead", {"阵亡"}},
    kMarks{"marks", {"标记"}}, kOnGeneral{"on general", {"武将牌上"}}, kBeside{"beside", {"武将牌旁"}},
    kHidden{"hidden", {"暗置"}}, kSpare{"incarnations", {"化身牌"}}, kShows{"shows", {"化身"}},
    kLends{"lends", {"化身技能"}}, kBot{"bot", {"机器人"}}, kGender{"gender", {"性别"}},
    kFloor{"floor", {"体力下限"}}, kOpenHand{"open hand", {"明置手牌"}}, kTapped{"tapped", {"横置装备"}},
    kVeiled{"veiled", {"神隐"}};

constexpr int kMostHandCards = 40;

std::string bot_named(const Text& t) {
  std::vector<std::string> names;
  for (std::string_view n : bot_names()) {
    if (lower(t.text) == n) return std::string(n);
    names.emplace_back(n);
  }
  throw ScenarioError(t.spot, "there is no bot '" + t.text + "'" + suggestion(t.text, names));
}

const SkillDef& mark_named(const Text& t) {
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
const SkillDef& own_skill(const Text& t, const SeatPosition& p, const Mode& mode) {
  std::vector<std::string> of = p.generals;
  if (!p.shown.empty()) of.push_back(p.shown);
  for (const std::string& id : of)
    for (const SkillDef* s : Catalogue::get().find_general(id)->skills)
      if (t.text == s->zh || lower(t.text) == lower(s->en)) return *s;
  for (const std::string& id : p.skills) {
    const SkillDef* s = Catalogue::get().find_skill(id);
    if (t.text == s->zh || lower(t.text) == lower(s->en)) return *s;
  }
  return skill_named(t, mode);
}

// true: every general of the character; or which.
void hidden(const Yaml& y, const Mode& mode, SeatPosition& p) {
  if (y.missing()) return;
  if (!y.is_list() && (lower(y.text().text) == "true" || y.text().text == "是")) {
    for (std::size_t i = 0; i < p.generals.size(); ++i) p.hidden[i] = true;
    return;
  }
  for (const Text& t : y.texts()) {
    const std::string id = general_named(t, mode).id;
    const auto it = std::find(p.generals.begin(), p.generals.end(), id);
    if (it == p.generals.end()) throw ScenarioError(t.spot, "the character has no general '" + t.text + "'");
    p.hidden[it - p.generals.begin()] = true;
  }
}

// A seat that is called after a general, or after two joined by "-", is played by them.
void generals(const Text& name, const Layers& d, const Mode& mode, SeatPosition& p) {
  if (!d[kGeneral].missing()) {
    for (const Text& t : d[kGeneral].texts())
      if (lower(t.text) != "none") p.generals.emplace_back(general_named(t, mode).id);
    if (p.generals.size() > 2)
      throw ScenarioError(d[kGeneral].spot(), "a character has at most two generals");
    return;
  }
  if (const General* g = Catalogue::get().find_general(name.text, mode.id)) {
    p.generals.emplace_back(g->id);
    return;
  }
  const auto dash = name.text.find('-');
  if (dash == std::string::npos) return;
  const General* a = Catalogue::get().find_general(name.text.substr(0, dash), mode.id);
  const General* b = Catalogue::get().find_general(name.text.substr(dash + 1), mode.id);
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

// "不屈: [♠3, ♥7]": cards by the skill that laid them there.
void laid(Dealer& dealer, const Yaml& y, const Mode& mode, const SeatPosition& p,
          std::vector<std::pair<Face, std::string>>& to) {
  std::vector<CardSpec> specs;
  for (const auto& [name, cards] : y.fields()) {
    const std::string id = own_skill(name, p, mode).id;
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

}  // namespace

void read_seat(const Text& name, const Layers& d, const Mode& mode, SeatPosition& p) {
  for (const Yaml* y : {&d.over(), &d.base()})
    if (!y->missing())
      y->allow({kGeneral, kSkills,   kRole,   kKingdom, kHp,        kMaxHp,  kHand,   kEquipment, kJudging,
                kChained, kFaceDown, kDead,   kMarks,   kOnGeneral, kBeside, kHidden, kSpare,     kShows,
                kLends,   kBot,      kGender, kFloor,   kOpenHand,  kTapped, kVeiled},
               "the description of a seat");
  generals(name, d, mode, p);
  for (const Text& t : d[kSkills].texts()) p.skills.emplace_back(skill_named(t, mode).id);
  if (!d[kRole].missing()) p.allegiance = allegiance_named(mode, d[kRole].text());
  if (!d[kKingdom].missing()) p.kingdom = kingdom_named(d[kKingdom].text());
  if (!d[kGender].missing()) p.gender = gender_named(d[kGender].text());
  hp(d, p);
  p.chained = !d[kChained].missing() && d[kChained].yes();
  p.flipped = !d[kFaceDown].missing() && d[kFaceDown].yes();
  if (!d[kFloor].missing()) p.hp_floor = d[kFloor].number(-20, 30);
  if (!d[kVeiled].missing() && d[kVeiled].yes()) p.effects.emplace_back(veiled.id, kVeiledThrough);
  p.alive = d[kDead].missing() || !d[kDead].yes();
  for (const auto& [name_of_mark, n] : d[kMarks].fields())
    p.marks.emplace_back(mark_named(name_of_mark).id, n.number(1, 99));
  hidden(d[kHidden], mode, p);
  for (const Text& t : d[kSpare].texts()) p.incarnations.emplace_back(general_named(t, mode).id);
  if (!d[kShows].missing()) p.shown = general_named(d[kShows].text(), mode).id;
  if (!d[kLends].missing()) p.lends = own_skill(d[kLends].text(), p, mode).id;
}

std::string bot_of_seat(const Layers& d) { return d[kBot].missing() ? "" : bot_named(d[kBot].text()); }

void wish_for(Dealer& dealer, const Yaml& y, std::vector<Face>& to) {
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

void read_cards_of_seat(Dealer& dealer, const Layers& d, const Mode& mode, SeatPosition& p) {
  wish_for(dealer, d[kHand], p.hand);
  wish_for(dealer, d[kEquipment], p.equipment);
  wish_for(dealer, d[kOpenHand], p.open_hand);
  wish_for(dealer, d[kTapped], p.tapped);
  for (const Yaml& worn : {d[kEquipment], d[kTapped]})
    for (const Text& t : worn.texts())
      for (const CardSpec& c : read_cards(t))
        if (c.name == CardName::None || def(c.name).slot == Slot::None)
          throw ScenarioError(t.spot, "'" + t.text + "' is no equipment");
  judging(dealer, d[kJudging], p);
  laid(dealer, d[kOnGeneral], mode, p, p.on_general);
  laid(dealer, d[kBeside], mode, p, p.beside);
}

}  // namespace jiesuan::judge
