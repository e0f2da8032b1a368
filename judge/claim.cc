#include "judge/claim.h"

#include <algorithm>

#include "engine/query/distance.h"
#include "engine/query/kept_generals.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/game_cards.h"
#include "engine/rules/skills.h"
#include "engine/state/words.h"
#include "judge/claim_reader.h"
#include "modules/variant002/states.h"

namespace jiesuan::judge {

TwoTongues list(const Game& g, const CardSet& cards) {
  TwoTongues out;
  for (CardId c : cards) out.list(described(g.state.face[c]));
  return out.empty() ? TwoTongues{"无", "nothing"} : out;
}

bool any_fits(const Game& g, const CardSet& cards, const CardSpec& spec) {
  for (CardId c : cards)
    if (spec.fits_family(g.state.face[c])) return true;
  return false;
}

namespace {

int attack_range_of(const Game& g, Seat s) { return attack_range(g, s); }
int hp_floor_of(const Game& g, Seat s) { return g[s].hp_floor; }

TwoTongues named(SkillId skill) { return {def(skill).zh, def(skill).en}; }
TwoTongues named(GeneralId general) { return {def(general).zh, def(general).en}; }

bool is_dying(const Game& g, Seat s) {
  for (const Event* e = g.event; e; e = e->outer)
    if (e->kind == EventKind::Dying && static_cast<const Dying*>(e)->seat == s) return true;
  return false;
}

TwoTongues in_hand(const Game& g, Seat who, const std::string& name) {
  return in_both("{}的手牌：{}", "{} has in hand {}", name, list(g, g[who].hand));
}

// What a character can be.
struct Condition {
  std::string_view word, zh, en;
  bool (*is)(const Game&, Seat);
};
constexpr Condition kConditions[] = {
    {"alive", "存活", "alive", [](const Game& g, Seat s) { return g.alive(s); }},
    {"dead", "阵亡", "dead", [](const Game& g, Seat s) { return !g.alive(s); }},
    {"dies", "阵亡", "dead", [](const Game& g, Seat s) { return !g.alive(s); }},
    {"dying", "濒死", "dying", is_dying},
    {"veiled", "神隐", "veiled", is_veiled},
    {"abnormal", "异常", "abnormal", is_abnormal},
    {"chained", "横置", "chained", [](const Game& g, Seat s) { return g[s].chained; }},
    {"unchained", "重置", "unchained", [](const Game& g, Seat s) { return !g[s].chained; }},
    {"male", "男性", "male", [](const Game& g, Seat s) { return g[s].gender == Gender::Male; }},
    {"female", "女性", "female", [](const Game& g, Seat s) { return g[s].gender == Gender::Female; }},
    {"genderless", "无性别", "genderless", [](const Game& g, Seat s) { return g[s].gender == Gender::None; }},
    {"soldier", "士兵", "a soldier",
     [](const Game& g, Seat s) { return g[s].general[0].is_soldier() || g[s].general[1].is_soldier(); }},
    {"face up", "正面朝上", "face up", [](const Game& g, Seat s) { return !g[s].flipped; }},
    {"face down", "背面朝上", "face down", [](const Game& g, Seat s) { return g[s].flipped; }},
};

}  // namespace

TwoTongues ClaimReader::called(const Lexicon& names, const SeatSet& seats) {
  TwoTongues out;
  for (Seat s : seats) out.list(as_written(names.seat_name(s)));
  return out.empty() ? nobody() : out;
}

Seat ClaimReader::need_seat(const char* what) {
  const auto s = take_seat();
  if (!s) missing(what);
  return *s;
}

Claim ClaimReader::read() {
  if (words_.empty()) throw ScenarioError(text_.spot, "the sentence is empty");
  Test test = words_[0].seat ? about_seat() : about_game();
  if (i_ < words_.size()) unknown(words_[i_]);
  return {text_, std::move(test), timing_};
}

int ClaimReader::need_number() {
  if (!more() || !words_[i_].number) missing("a number");
  return *words_[i_++].number;
}

void ClaimReader::unknown(const Word& w) const {
  SentenceReader::unknown(
      w, {"hp",      "max",      "hand",      "holds", "lacks",   "wears",    "judging", "alive",
          "dead",    "dying",    "chained",   "not",   "face",    "up",       "down",    "has",
          "next",    "previous", "may",       "must",  "asked",   "turn",     "round",   "phase",
          "timing",  "game",     "winners",   "in",    "of",      "nothing",  "nobody",  "allowed",
          "targets", "empty",    "in",        "sees",  "reaches", "distance", "range",   "limit",
          "bears",   "keeps",    "everybody", "floor", "open",    "tapped",   "veiled",  "abnormal"});
}

ClaimReader::Test ClaimReader::about_seat() {
  const Seat who = *words_[i_++].seat;
  take("is");
  if (!more()) missing("what is claimed");
  Word verb = words_[i_++];
  const bool no = verb.is("does") && take("not");  // "does not see"
  if (no && more()) verb = words_[i_++];
  if (verb.is("sees")) return sees(SeatSet(who), false, no || take("decline") ? Sight::SeeNot : Sight::See);
  if (verb.is("reaches")) return reaches(who, no || take("decline"));
  if (no) unknown(verb);
  if (verb.is("hp")) return hp(who);
  if (verb.is("max")) return max_hp(who);
  if (verb.is("hand")) return hand(who);
  if (verb.is("holds")) return holds(who, take("decline"));  // "holds no 闪"
  if (verb.is("lacks")) return lacks(who);
  if (verb.is("wears")) return wears(who);
  if (verb.is("judging")) return judging(who);
  if (verb.is("has")) return has(who);
  if (verb.is("bears")) return bears(who);
  if (verb.is("keeps")) return keeps(who);
  if (verb.is("distance")) return distance_to(who);
  if (verb.is("attack") && take("range")) return a_number(who, attack_range_of, {"攻击范围", "attack range"});
  if (verb.is("range")) return a_number(who, attack_range_of, {"攻击范围", "attack range"});
  if (verb.is("floor")) return a_number(who, hp_floor_of, {"体力下限", "hp floor"});
  if (verb.is("open") && take("hand")) return cards_are(who, open_hand, {"明置的手牌", "open in hand"});
  if (verb.is("tapped")) return cards_are(who, tapped_equipment, {"横置的装备", "tapped"});
  if (verb.is("limit")) return a_number(who, hand_limit, {"手牌上限", "hand limit"});
  if (verb.is("next")) return neighbour(who, next_living, {"下家", "the next seat"});
  if (verb.is("previous")) return neighbour(who, previous_living, {"上家", "the previous seat"});
  if (verb.is("may")) return may(who);
  if (verb.is("must")) return must(who);
  if (verb.is("asked")) return asked(who);
  if (verb.is("allowed")) return allowed(who);
  if (verb.is("targets")) return targets(who);
  if (verb.is("hidden") || verb.is("revealed")) return general_card(who, verb.is("hidden"));
  if (verb.is("force")) return force(who);
  return state(who, verb);
}

ClaimReader::Test ClaimReader::state(Seat who, const Word& first) {
  Word w = first;
  const bool no = w.is("not");
  if (no) {
    if (!more()) missing("what is not so");
    w = words_[i_++];
  }
  std::string what = w.key;
  const bool side = w.is("face") && more();
  if (side) what += " " + words_[i_].key;
  const auto* c = std::find_if(std::begin(kConditions), std::end(kConditions),
                               [&](const Condition& x) { return x.word == what; });
  if (c == std::end(kConditions)) unknown(side ? words_[i_] : w);
  if (side) ++i_;
  const TwoTongues otherwise =
      in_both("{}：{}{}", "{} is {}{}", name(who), TwoTongues{no ? "" : "并非", no ? "" : "not "},
              TwoTongues{std::string(c->zh), std::string(c->en)});
  return truth([is = c->is, who, no](const Game& g) { return is(g, who) != no; }, otherwise);
}

ClaimReader::Test ClaimReader::hp(Seat who) {
  if (!more()) missing("the hp");
  const Word w = words_[i_++];
  int now = 0, max = -1;
  if (std::sscanf(w.text.c_str(), "%d/%d", &now, &max) < 1) unknown(w);
  return [=, this_name = name(who)](const Game& g) -> TwoTongues {
    const Character& c = g[who];
    if (c.hp == now && (max < 0 || c.max_hp == max)) return {};
    return in_both("{}的体力是 {}/{}", "{} has hp {}/{}", this_name, +c.hp, +c.max_hp);
  };
}

ClaimReader::Test ClaimReader::max_hp(Seat who) {
  take("hp");
  const int n = need_number();
  return [=, this_name = name(who)](const Game& g) -> TwoTongues {
    if (g[who].max_hp == n) return {};
    return in_both("{}的体力上限是 {}", "{} has max hp {}", this_name, +g[who].max_hp);
  };
}

ClaimReader::Test ClaimReader::hand(Seat who) {
  const std::string me = name(who);
  if (take("limit")) return a_number(who, hand_limit, {"手牌上限", "hand limit"});
  if (take("empty") || take("nothing")) return hand_size(who, 0);
  if (more() && words_[i_].number) {
    const int n = need_number();
    take("cards");
    return hand_size(who, n);
  }
  take("is");
  std::vector<CardSpec> cards;
  while (auto c = take_card()) {
    cards.push_back(*c);
    take("and");
  }
  if (cards.empty()) missing("a number or the cards");
  return [=](const Game& g) -> TwoTongues {
    CardSet left = g[who].hand;
    bool all = left.size() == static_cast<int>(cards.size());
    for (const CardSpec& spec : cards) {
      CardId found = kNoCard;
      for (CardId c : left)
        if (spec.fits(g.state.face[c])) found = c;
      all = all && found != kNoCard;
      if (found != kNoCard) left.remove(found);
    }
    return all ? TwoTongues{} : in_hand(g, who, me);
  };
}

ClaimReader::Test ClaimReader::hand_size(Seat who, int n) {
  return [who, n, me = name(who)](const Game& g) -> TwoTongues {
    const CardSet hand = g[who].hand;
    if (hand.size() == n) return {};
    return in_both("{}有 {} 张手牌：{}", "{} has {} hand cards: {}", me, hand.size(), list(g, hand));
  };
}

ClaimReader::Test ClaimReader::holds(Seat who, bool no) {
  const auto card = take_card();
  if (!card) missing("the card");
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    return any_fits(g, g[who].hand, *card) != no ? TwoTongues{} : in_hand(g, who, me);
  };
}

ClaimReader::Test ClaimReader::lacks(Seat who) {
  take("skill");
  if (more() && !words_[i_].skills.empty() && words_[i_].card == CardName::None) return has_skill(who, false);
  return holds(who, true);
}

ClaimReader::Test ClaimReader::wears(Seat who) {
  const std::string me = name(who);
  const auto worn = [me, who](const Game& g) {
    return in_both("{}的装备区：{}", "{} wears {}", me, list(g, g[who].equipped()));
  };
  if (take("nothing"))
    return [=](const Game& g) { return g[who].equipped().empty() ? TwoTongues{} : worn(g); };
  const bool no = take("decline");
  const auto card = take_card();
  if (!card) missing("the equipment");
  return [=](const Game& g) { return any_fits(g, g[who].equipped(), *card) != no ? TwoTongues{} : worn(g); };
}

ClaimReader::Test ClaimReader::judging(Seat who) {
  take("area");
  const auto lies_there = [me = name(who), who](const Game& g) {
    return in_both("{}的判定区：{}", "{} has in the judging area {}", me, list(g, g[who].delayed()));
  };
  if (take("nothing") || take("empty"))
    return [=](const Game& g) { return g[who].judging.empty() ? TwoTongues{} : lies_there(g); };
  const bool no = take("decline");
  const auto card = take_card();
  if (!card) missing("the delayed trick");
  return [=](const Game& g) {
    bool there = any_fits(g, g[who].delayed(), *card);
    for (const DelayedTrick& t : g[who].judging) there = there || t.name == card->name;
    return there != no ? TwoTongues{} : lies_there(g);
  };
}

// "has 2 暴怒".
ClaimReader::Test ClaimReader::has(Seat who) {
  if (i_ + 1 < words_.size() && words_[i_].number && words_[i_ + 1].mark != SkillId::None) {
    const int n = need_number();
    const Word mark = words_[i_++];
    take("marks");
    return [=, me = name(who)](const Game& g) -> TwoTongues {
      const int is = marks_of(g, who, def(mark.mark));
      if (is == n) return {};
      const MarkNames& called = def(mark.mark).mark;
      return in_both("{}有 {} 枚{}", "{} has {} {}", me, is, TwoTongues{called.zh, called.en});
    };
  }
  if (take("decline") && (take("skill") || more())) return has_skill(who, false);  // "has no 不屈"
  take("skill");
  return has_skill(who, true);
}

ClaimReader::Test ClaimReader::has_skill(Seat who, bool yes) {
  if (!more() || words_[i_].skills.empty()) missing("the skill");
  const Word w = words_[i_++];
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    bool there = false;
    for (InstanceId id : g[who].instances) {
      const Instance& i = g.state.instance[id];
      if (i.granted() && !in_force(g, i)) continue;
      there = there || std::find(w.skills.begin(), w.skills.end(), i.skill) != w.skills.end();
    }
    if (there == yes) return {};
    return there ? in_both("{}有〖{}〗", "{} has {}", me, named(w.skills[0]))
                 : in_both("{}没有〖{}〗", "{} does not have {}", me, named(w.skills[0]));
  };
}

// "bears 裸衣": an effect that a skill or card of that name has left on it.
ClaimReader::Test ClaimReader::bears(Seat who) {
  const bool no = take("decline");
  if (!more() || words_[i_].effects.empty()) missing("a skill or card that leaves an effect");
  const Word w = words_[i_++];
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    bool there = false;
    for (InstanceId id : g[who].instances)
      there = there ||
              std::find(w.effects.begin(), w.effects.end(), g.state.instance[id].skill) != w.effects.end();
    if (there != no) return {};
    return there ? in_both("{}身上有“{}”的效果", "{} bears {}", me, named(w.effects[0]))
                 : in_both("{}身上没有“{}”的效果", "{} does not bear {}", me, named(w.effects[0]));
  };
}

// "keeps 诸葛亮 and 华佗": general cards beside its own (化身牌).
ClaimReader::Test ClaimReader::keeps(Seat who) {
  std::vector<Word> generals;
  for (; more() && words_[i_].general != GeneralId::None; take("and")) generals.push_back(words_[i_++]);
  if (generals.empty()) missing("the general");
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    for (const Word& w : generals)
      if (!generals_kept_by(g, who).has(w.general))
        return in_both("{}没有存着{}", "{} does not keep {}", me, named(w.general));
    return {};
  };
}

ClaimReader::Test ClaimReader::general_card(Seat who, bool hidden) {
  if (!more() || words_[i_].general == GeneralId::None) missing("the general");
  const Word w = words_[i_++];
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    for (const GeneralSlot& slot : g[who].general)
      if (slot.general == w.general && slot.hidden == hidden) return {};
    return hidden ? in_both("{}没有这样的暗置武将", "{} has no such hidden general", me)
                  : in_both("{}没有这样的明置武将", "{} has no such revealed general", me);
  };
}

// "force shu", "force ambitionist", "force none" (国战).
ClaimReader::Test ClaimReader::force(Seat who) {
  if (!more()) missing("the force");
  const bool none = words_[i_].is("none");
  const Kingdom k = none ? Kingdom::None : kingdom_named({words_[i_].text, words_[i_].spot});
  ++i_;
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    if (g[who].kingdom == k) return {};
    if (g[who].kingdom == Kingdom::None) return in_both("{}没有势力", "{} has no force", me);
    const Naming& force = naming(g[who].kingdom);
    return in_both("{}的势力是{}", "{} is of the force {}", me,
                   TwoTongues{std::string(force.zh), std::string(force.en)});
  };
}

ClaimReader::Test ClaimReader::about_game() {
  if (take("turn")) {
    take("of");
    std::optional<Seat> whose = take_seat();
    if (!whose && take("nobody")) whose = kNoSeat;
    if (!whose) missing("whose turn it is");
    return [=, names = &lexicon_](const Game& g) -> TwoTongues {
      const Seat is = g.turn().in_turn && g.alive(g.turn().owner) ? g.turn().owner : kNoSeat;
      return is == *whose ? TwoTongues{}
                          : in_both("当前是{}的回合", "it is the turn of {}", called(*names, is));
    };
  }
  if (take("round")) {
    const int n = need_number();
    return [n](const Game& g) -> TwoTongues {
      return g.state.round == n ? TwoTongues{} : in_both("现在是第 {} 轮", "it is round {}", +g.state.round);
    };
  }
  if (take("phase")) {
    const bool no = take("not");
    if (!more() || !words_[i_].phase) missing("the phase");
    const PhaseKind p = *words_[i_++].phase;
    return truth([p, no](const Game& g) { return (g.turn().in_phase && g.turn().phase == p) != no; },
                 no ? TwoTongues{"正是那个阶段", "it is that phase"}
                    : TwoTongues{"是别的阶段", "it is another phase"});
  }
  if (take("timing")) {
    if (!more() || words_[i_].timing == Timing::None) missing("the timing");
    timing_ = words_[i_++].timing;
    return [](const Game&) { return TwoTongues{}; };
  }
  if (take("game")) {
    const bool no = take("not");
    if (!take("over")) missing("'over' after 'game'");
    return truth(
        [no](const Game& g) { return g.over() != no; },
        no ? TwoTongues{"游戏已经结束", "the game is over"} : TwoTongues{"游戏还在继续", "the game goes on"});
  }
  if (take("pile")) return size_is([](const Game& g) { return +g.state.pile_size; }, {"牌堆", "the pile"});
  if (take("discards"))
    return size_is([](const Game& g) { return g.state.discard.size(); }, {"弃牌堆", "the discard pile"});
  if (take("winners") || take("winner")) return winners();
  if (take("distance")) {
    if (!take("from")) missing("'from X to Y' after 'distance'");
    return distance_to(need_seat("a seat after 'from'"));
  }
  const bool everybody = take("everybody");
  if (everybody || take("nobody")) {
    if (!take("sees")) missing("'sees CARD'");
    SeatSet all;
    for (std::size_t s = 0; s < lexicon_.seats().size(); ++s) all.add(static_cast<Seat>(s));
    return sees(all, true, everybody ? Sight::See : Sight::SeeNot);
  }
  if (take("only")) {
    const SeatSet who = take_seats();
    if (who.empty() || !take("sees")) missing("'only X sees CARD'");
    return sees(who, false, Sight::SeeAlone);
  }
  if (auto card = take_card()) return place(*card);
  unknown(words_[i_]);
}

ClaimReader::Test ClaimReader::winners() {
  take("are");
  take("is");
  const SeatSet want = take_seats();
  return [=, names = &lexicon_](const Game& g) -> TwoTongues {
    if (g.state.winners == want) return {};
    return in_both("胜者是{}", "the winners are {}", called(*names, g.state.winners));
  };
}

Claim read_claim(const Text& t, const Lexicon& words) { return ClaimReader(t, words).read(); }

}  // namespace jiesuan::judge
