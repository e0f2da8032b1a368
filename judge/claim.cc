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

std::string list(const Game& g, const CardSet& cards) {
  std::string out;
  for (CardId c : cards) out += (out.empty() ? "" : ", ") + describe(g.state.face[c]);
  return out.empty() ? "nothing" : out;
}

bool any_fits(const Game& g, const CardSet& cards, const CardSpec& spec) {
  for (CardId c : cards)
    if (spec.fits_family(g.state.face[c])) return true;
  return false;
}

namespace {

int attack_range_of(const Game& g, Seat s) { return attack_range(g, s); }
int hp_floor_of(const Game& g, Seat s) { return g[s].hp_floor; }

}  // namespace

std::string ClaimReader::called(const Lexicon& names, const SeatSet& seats) {
  std::string out;
  for (Seat s : seats) out += (out.empty() ? "" : ", ") + names.seat_name(s);
  return out.empty() ? "nobody" : out;
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
  if (verb.is("attack") && take("range")) return a_number(who, attack_range_of, "attack range");
  if (verb.is("range")) return a_number(who, attack_range_of, "attack range");
  if (verb.is("floor")) return a_number(who, hp_floor_of, "hp floor");
  if (verb.is("open") && take("hand")) return cards_are(who, open_hand, "open in hand");
  if (verb.is("tapped")) return cards_are(who, tapped_equipment, "tapped");
  if (verb.is("limit")) return a_number(who, hand_limit, "hand limit");
  if (verb.is("next")) return neighbour(who, next_living, "the next seat");
  if (verb.is("previous")) return neighbour(who, previous_living, "the previous seat");
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
  bool (*is)(const Game&, Seat) = nullptr;
  std::string what = w.key;
  if (w.is("alive")) is = [](const Game& g, Seat s) { return g.alive(s); };
  if (w.is("dead") || w.is("dies")) is = [](const Game& g, Seat s) { return !g.alive(s); };
  if (w.is("veiled")) is = is_veiled;
  if (w.is("abnormal")) is = is_abnormal;
  if (w.is("chained")) is = [](const Game& g, Seat s) { return g[s].chained; };
  if (w.is("unchained")) is = [](const Game& g, Seat s) { return !g[s].chained; };
  if (w.is("male")) is = [](const Game& g, Seat s) { return g[s].gender == Gender::Male; };
  if (w.is("female")) is = [](const Game& g, Seat s) { return g[s].gender == Gender::Female; };
  if (w.is("genderless")) is = [](const Game& g, Seat s) { return g[s].gender == Gender::None; };
  if (w.is("soldier"))
    is = [](const Game& g, Seat s) { return g[s].general[0].is_soldier() || g[s].general[1].is_soldier(); };
  if (w.is("dying"))
    is = [](const Game& g, Seat s) {
      for (const Event* e = g.event; e; e = e->outer)
        if (e->kind == EventKind::Dying && static_cast<const Dying*>(e)->seat == s) return true;
      return false;
    };
  if (w.is("face") && more()) {
    const Word side = words_[i_++];
    what = "face " + side.key;
    if (side.is("up")) is = [](const Game& g, Seat s) { return !g[s].flipped; };
    if (side.is("down")) is = [](const Game& g, Seat s) { return g[s].flipped; };
    if (!is) unknown(side);
  }
  if (!is) unknown(w);
  const std::string otherwise = name(who) + " is " + (no ? "" : "not ") + what;
  return truth([is, who, no](const Game& g) { return is(g, who) != no; }, otherwise);
}

ClaimReader::Test ClaimReader::hp(Seat who) {
  if (!more()) missing("the hp");
  const Word w = words_[i_++];
  int now = 0, max = -1;
  if (std::sscanf(w.text.c_str(), "%d/%d", &now, &max) < 1) unknown(w);
  return [=, this_name = name(who)](const Game& g) -> std::string {
    const Character& c = g[who];
    if (c.hp == now && (max < 0 || c.max_hp == max)) return "";
    return this_name + " has hp " + std::to_string(c.hp) + "/" + std::to_string(c.max_hp);
  };
}

ClaimReader::Test ClaimReader::max_hp(Seat who) {
  take("hp");
  const int n = need_number();
  return [=, this_name = name(who)](const Game& g) -> std::string {
    if (g[who].max_hp == n) return "";
    return this_name + " has max hp " + std::to_string(g[who].max_hp);
  };
}

ClaimReader::Test ClaimReader::hand(Seat who) {
  const std::string me = name(who);
  if (take("limit")) return a_number(who, hand_limit, "hand limit");
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
  return [=](const Game& g) -> std::string {
    CardSet left = g[who].hand;
    bool all = left.size() == static_cast<int>(cards.size());
    for (const CardSpec& spec : cards) {
      CardId found = kNoCard;
      for (CardId c : left)
        if (spec.fits(g.state.face[c])) found = c;
      all = all && found != kNoCard;
      if (found != kNoCard) left.remove(found);
    }
    return all ? "" : me + " has in hand " + list(g, g[who].hand);
  };
}

ClaimReader::Test ClaimReader::hand_size(Seat who, int n) {
  return [who, n, me = name(who)](const Game& g) -> std::string {
    if (g[who].hand.size() == n) return "";
    return me + " has " + std::to_string(g[who].hand.size()) + " hand cards: " + list(g, g[who].hand);
  };
}

ClaimReader::Test ClaimReader::holds(Seat who, bool no) {
  const auto card = take_card();
  if (!card) missing("the card");
  return [=, me = name(who)](const Game& g) -> std::string {
    if (any_fits(g, g[who].hand, *card) != no) return "";
    return me + " has in hand " + list(g, g[who].hand);
  };
}

ClaimReader::Test ClaimReader::lacks(Seat who) {
  take("skill");
  if (more() && !words_[i_].skills.empty() && words_[i_].card == CardName::None) return has_skill(who, false);
  return holds(who, true);
}

ClaimReader::Test ClaimReader::wears(Seat who) {
  const std::string me = name(who);
  const auto worn = [me, who](const Game& g) { return me + " wears " + list(g, g[who].equipped()); };
  if (take("nothing"))
    return [=](const Game& g) { return g[who].equipped().empty() ? std::string() : worn(g); };
  const bool no = take("decline");
  const auto card = take_card();
  if (!card) missing("the equipment");
  return [=](const Game& g) { return any_fits(g, g[who].equipped(), *card) != no ? std::string() : worn(g); };
}

ClaimReader::Test ClaimReader::judging(Seat who) {
  take("area");
  const std::string me = name(who);
  if (take("nothing") || take("empty"))
    return [=](const Game& g) {
      return g[who].judging.empty() ? std::string()
                                    : me + " has in the judging area " + list(g, g[who].delayed());
    };
  const bool no = take("decline");
  const auto card = take_card();
  if (!card) missing("the delayed trick");
  return [=](const Game& g) {
    bool there = any_fits(g, g[who].delayed(), *card);
    for (const DelayedTrick& t : g[who].judging) there = there || t.name == card->name;
    return there != no ? std::string() : me + " has in the judging area " + list(g, g[who].delayed());
  };
}

// "has 2 暴怒".
ClaimReader::Test ClaimReader::has(Seat who) {
  if (i_ + 1 < words_.size() && words_[i_].number && words_[i_ + 1].mark != SkillId::None) {
    const int n = need_number();
    const Word mark = words_[i_++];
    take("marks");
    return [=, me = name(who)](const Game& g) -> std::string {
      const int is = marks_of(g, who, def(mark.mark));
      return is == n ? "" : me + " has " + std::to_string(is) + " " + mark.text;
    };
  }
  if (take("decline") && (take("skill") || more())) return has_skill(who, false);  // "has no 不屈"
  take("skill");
  return has_skill(who, true);
}

ClaimReader::Test ClaimReader::has_skill(Seat who, bool yes) {
  if (!more() || words_[i_].skills.empty()) missing("the skill");
  const Word w = words_[i_++];
  return [=, me = name(who)](const Game& g) -> std::string {
    bool there = false;
    for (InstanceId id : g[who].instances) {
      const Instance& i = g.state.instance[id];
      if (i.granted() && !in_force(g, i)) continue;
      there = there || std::find(w.skills.begin(), w.skills.end(), i.skill) != w.skills.end();
    }
    return there == yes ? "" : me + (there ? " has " : " does not have ") + w.text;
  };
}

// "bears 裸衣": an effect that a skill or card of that name has left on it.
ClaimReader::Test ClaimReader::bears(Seat who) {
  const bool no = take("decline");
  if (!more() || words_[i_].effects.empty()) missing("a skill or card that leaves an effect");
  const Word w = words_[i_++];
  return [=, me = name(who)](const Game& g) -> std::string {
    bool there = false;
    for (InstanceId id : g[who].instances)
      there = there ||
              std::find(w.effects.begin(), w.effects.end(), g.state.instance[id].skill) != w.effects.end();
    return there != no ? "" : me + (there ? " bears " : " does not bear ") + w.text;
  };
}

// "keeps 诸葛亮 and 华佗": general cards beside its own (化身牌).
ClaimReader::Test ClaimReader::keeps(Seat who) {
  std::vector<Word> generals;
  for (; more() && words_[i_].general != GeneralId::None; take("and")) generals.push_back(words_[i_++]);
  if (generals.empty()) missing("the general");
  return [=, me = name(who)](const Game& g) -> std::string {
    for (const Word& w : generals)
      if (!generals_kept_by(g, who).has(w.general)) return me + " does not keep " + w.text;
    return "";
  };
}

ClaimReader::Test ClaimReader::general_card(Seat who, bool hidden) {
  if (!more() || words_[i_].general == GeneralId::None) missing("the general");
  const Word w = words_[i_++];
  return [=, me = name(who)](const Game& g) -> std::string {
    for (const GeneralSlot& slot : g[who].general)
      if (slot.general == w.general && slot.hidden == hidden) return "";
    return me + " has no such " + (hidden ? "hidden" : "revealed") + " general";
  };
}

// "force shu", "force ambitionist", "force none" (国战).
ClaimReader::Test ClaimReader::force(Seat who) {
  if (!more()) missing("the force");
  const bool none = words_[i_].is("none");
  const Kingdom k = none ? Kingdom::None : kingdom_named({words_[i_].text, words_[i_].spot});
  ++i_;
  return [=, me = name(who)](const Game& g) -> std::string {
    return g[who].kingdom == k ? "" : me + " is of the force " + std::string(word(g[who].kingdom));
  };
}

ClaimReader::Test ClaimReader::about_game() {
  if (take("turn")) {
    take("of");
    std::optional<Seat> whose = take_seat();
    if (!whose && take("nobody")) whose = kNoSeat;
    if (!whose) missing("whose turn it is");
    return [=, names = &lexicon_](const Game& g) -> std::string {
      const Seat is = g.turn().in_turn && g.alive(g.turn().owner) ? g.turn().owner : kNoSeat;
      return is == *whose ? "" : "it is the turn of " + called(*names, is);
    };
  }
  if (take("round")) {
    const int n = need_number();
    return [n](const Game& g) -> std::string {
      return g.state.round == n ? "" : "it is round " + std::to_string(g.state.round);
    };
  }
  if (take("phase")) {
    const bool no = take("not");
    if (!more() || !words_[i_].phase) missing("the phase");
    const PhaseKind p = *words_[i_++].phase;
    return truth([p, no](const Game& g) { return (g.turn().in_phase && g.turn().phase == p) != no; },
                 no ? "it is that phase" : "it is another phase");
  }
  if (take("timing")) {
    if (!more() || words_[i_].timing == Timing::None) missing("the timing");
    timing_ = words_[i_++].timing;
    return [](const Game&) { return std::string(); };
  }
  if (take("game")) {
    const bool no = take("not");
    if (!take("over")) missing("'over' after 'game'");
    return truth([no](const Game& g) { return g.over() != no; },
                 no ? "the game is over" : "the game goes on");
  }
  if (take("pile")) return size_is([](const Game& g) { return +g.state.pile_size; }, "the pile");
  if (take("discards"))
    return size_is([](const Game& g) { return g.state.discard.size(); }, "the discard pile");
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
  return [=, names = &lexicon_](const Game& g) -> std::string {
    return g.state.winners == want ? "" : "the winners are " + called(*names, g.state.winners);
  };
}

Claim read_claim(const Text& t, const Lexicon& words) { return ClaimReader(t, words).read(); }

}  // namespace jiesuan::judge
