#include "judge/claim.h"

#include <algorithm>

#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/seats.h"
#include "engine/query/selection.h"
#include "engine/rules/dying.h"
#include "engine/rules/skills.h"
#include "judge/answer.h"
#include "judge/sentence.h"
#include "judge/table_claims.h"
#include "modules/variant002/states.h"

namespace jiesuan::judge {
namespace {

// The face with the name the card has where it lies (武神).
Face as_it_lies(const Game& g, CardId c) {
  Face f = g.state.face[c];
  f.name = name_of(g, c);
  return f;
}

const Request* open_question(const Game& g, Seat who) {
  return g.run.waiting && !g.run.over && g.request->seat == who ? g.request : nullptr;
}

class Reader : TableClaims {
 public:
  Reader(const Text& t, const Lexicon& lexicon) : TableClaims(t, lexicon) {}

  Claim read() {
    if (words_.empty()) throw ScenarioError(text_.spot, "the sentence is empty");
    Test test = words_[0].seat ? about_seat() : about_game();
    if (i_ < words_.size()) unknown(words_[i_]);
    return {text_, std::move(test), timing_};
  }

 private:
  [[noreturn]] void unknown(const Word& w) const {
    SentenceReader::unknown(
        w, {"hp",    "max",     "hand",    "holds",  "lacks",   "wears",    "judging", "alive", "dead",
            "dying", "chained", "not",     "face",   "up",      "down",     "has",     "next",  "previous",
            "may",   "must",    "asked",   "turn",   "round",   "phase",    "timing",  "game",  "winners",
            "in",    "of",      "nothing", "nobody", "allowed", "targets",  "empty",   "in",    "floor",
            "open",  "tapped",  "veiled",  "range",  "sees",    "distance", "abnormal"});
  }
  static Test truth(std::function<bool(const Game&)> f, std::string otherwise) {
    return [f = std::move(f), otherwise = std::move(otherwise)](const Game& g) {
      return f(g) ? std::string() : otherwise;
    };
  }

  // ---- somebody

  Test about_seat() {
    const Seat who = *words_[i_++].seat;
    take("is");
    if (!more()) missing("what is claimed");
    const Word verb = words_[i_++];
    if (verb.is("hp")) return hp(who);
    if (verb.is("max")) return max_hp(who);
    if (verb.is("hand")) return hand(who);
    if (verb.is("holds")) return holds(who, take("decline"));  // "holds no 闪"
    if (verb.is("lacks")) return lacks(who);
    if (verb.is("wears")) return wears(who);
    if (verb.is("judging")) return judging(who);
    if (verb.is("has")) return has(who);
    if (verb.is("next")) return neighbour(who, next_living, "the next seat");
    if (verb.is("previous")) return neighbour(who, previous_living, "the previous seat");
    if (verb.is("may")) return may(who);
    if (verb.is("must")) return must(who);
    if (verb.is("asked")) return asked(who);
    if (verb.is("allowed")) return allowed(who);
    if (verb.is("targets")) return targets(who);
    if (verb.is("hidden") || verb.is("revealed")) return general_card(who, verb.is("hidden"));
    if (auto test = about_table(who, verb)) return *test;
    return state(who, verb);
  }

  Test state(Seat who, const Word& first) {
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
    if (w.is("chained")) is = [](const Game& g, Seat s) { return g[s].chained; };
    if (w.is("unchained")) is = [](const Game& g, Seat s) { return !g[s].chained; };
    if (w.is("veiled")) is = is_veiled;
    if (w.is("abnormal")) is = is_abnormal;
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

  Test hp(Seat who) {
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

  Test max_hp(Seat who) {
    take("hp");
    const int n = need_number();
    return [=, this_name = name(who)](const Game& g) -> std::string {
      if (g[who].max_hp == n) return "";
      return this_name + " has max hp " + std::to_string(g[who].max_hp);
    };
  }

  Test hand(Seat who) {
    const std::string me = name(who);
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
  Test hand_size(Seat who, int n) {
    return [who, n, me = name(who)](const Game& g) -> std::string {
      if (g[who].hand.size() == n) return "";
      return me + " has " + std::to_string(g[who].hand.size()) + " hand cards: " + list(g, g[who].hand);
    };
  }

  Test holds(Seat who, bool no) {
    const auto card = take_card();
    if (!card) missing("the card");
    return [=, me = name(who)](const Game& g) -> std::string {
      if (any_fits(g, g[who].hand, *card) != no) return "";
      return me + " has in hand " + list(g, g[who].hand);
    };
  }

  Test lacks(Seat who) {
    take("skill");
    if (more() && !words_[i_].skills.empty() && words_[i_].card == CardName::None)
      return has_skill(who, false);
    return holds(who, true);
  }

  Test wears(Seat who) {
    const std::string me = name(who);
    const auto worn = [me, who](const Game& g) { return me + " wears " + list(g, g[who].equipped()); };
    if (take("nothing"))
      return [=](const Game& g) { return g[who].equipped().empty() ? std::string() : worn(g); };
    const bool no = take("decline");
    const auto card = take_card();
    if (!card) missing("the equipment");
    return
        [=](const Game& g) { return any_fits(g, g[who].equipped(), *card) != no ? std::string() : worn(g); };
  }

  Test judging(Seat who) {
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
  Test has(Seat who) {
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
  Test has_skill(Seat who, bool yes) {
    if (!more() || words_[i_].skills.empty()) missing("the skill");
    const Word w = words_[i_++];
    return [=, me = name(who)](const Game& g) -> std::string {
      bool there = false;
      for (InstanceId id : g[who].instances) {
        const SkillId s = g.state.instance[id].skill;
        there = there || std::find(w.skills.begin(), w.skills.end(), s) != w.skills.end();
      }
      return there == yes ? "" : me + (there ? " has " : " does not have ") + w.text;
    };
  }

  Test neighbour(Seat who, Seat (*of)(const Game&, Seat), const std::string& what) {
    take("seat");
    std::optional<Seat> want = take_seat();
    if (!want && (take("nobody") || take("none"))) want = kNoSeat;
    if (!want) missing("a seat or 'nobody'");
    return [=, names = &lexicon_](const Game& g) -> std::string {
      const Seat is = of(g, who);
      return is == *want ? "" : what + " of " + called(*names, who) + " is " + called(*names, is);
    };
  }

  // ---- the open question

  Test may(Seat who) {
    const bool no = take("not");
    if (take("uses")) return may_use(who, no);
    if (take("chooses")) return may_choose(who, no);
    if (take("decline")) return may_decline(who, no);
    if (take("launches")) {
      if (!more() || words_[i_].skills.empty()) missing("the skill");
      return question(who, no, words_[i_++]);
    }
    missing("'use', 'choose', 'launch' or 'decline' after 'may'");
  }

  Test may_use(Seat who, bool no) {
    const auto card = take_card();
    if (!card || card->name == CardName::None) missing("the card");
    std::optional<Seat> on;
    if (take("on") || take("→")) {
      on = take_seat();
      if (!on) missing("a target after 'on'");
    }
    return [=, me = name(who)](const Game& g) -> std::string {
      const Request* r = open_question(g, who);
      bool yes = false;
      if (r)
        for (int i = 0; i < r->options.size() && !yes; ++i) {
          const Option& o = r->options[i];
          const bool as_that =
              o.as != CardName::None && (o.as == card->name || def(o.as).family == card->name);
          if (o.kind != OptionKind::Use && !as_that) continue;
          Selection s;
          s.option = static_cast<std::uint8_t>(i);
          for (CardId c : next_pick(g, *r, s).cards) {
            if (!as_that && !card->fits_family(as_it_lies(g, c))) continue;
            Selection one = s;
            one.cards.push_back(c);
            yes = yes || !on || next_pick(g, *r, one).seats.has(*on);
          }
          if (as_that && next_pick(g, *r, s).cards.empty())
            yes = yes || !on || next_pick(g, *r, s).seats.has(*on);
        }
      if (yes != no) return "";
      if (!r) return me + " is not asked anything";
      return me + (yes ? " may use it" : " may not use it");
    };
  }

  Test may_choose(Seat who, bool no) {
    const std::optional<Seat> seat = take_seat();
    std::optional<CardSpec> card;
    std::optional<Word> choice;
    if (!seat) card = take_card();
    if (!seat && !card) {
      if (!more()) missing("what may be chosen");
      choice = words_[i_++];
    }
    return [=, names = &lexicon_, me = name(who)](const Game& g) -> std::string {
      const Request* r = open_question(g, who);
      if (!r) return me + " is not asked anything";
      bool yes = false;
      if (seat) yes = choosable_seats(g, *r).has(*seat);
      if (card) yes = any_fits(g, choosable_cards(g, *r), *card);
      if (choice)
        for (const Option& o : r->options)
          yes = yes || choice_called(o, *choice) || (choice->is("hand") && o.kind == OptionKind::HandCard);
      if (yes != no) return "";
      std::string what;
      for (Seat s : choosable_seats(g, *r)) what += " " + called(*names, s);
      return me + " may choose" + what + (card ? " " + list(g, choosable_cards(g, *r)) : "");
    };
  }

  Test may_decline(Seat who, bool no) {
    return [=, me = name(who)](const Game& g) -> std::string {
      const Request* r = open_question(g, who);
      if (!r) return me + " is not asked anything";
      return r->may_pass != no ? "" : me + (no ? " may decline" : " may not decline");
    };
  }

  // "must discard 1": exactly so many of its own cards.
  Test must(Seat who) {
    if (!take("discards")) missing("'discard N' after 'must'");
    const int n = need_number();
    take("cards");
    return [=, me = name(who)](const Game& g) -> std::string {
      const Request* r = open_question(g, who);
      if (!r) return me + " is not asked anything";
      for (const Option& o : r->options)
        if (o.kind == OptionKind::Cards && o.min_cards == n && o.max_cards == n && !r->may_pass) return "";
      return me + " need not discard exactly " + std::to_string(n);
    };
  }

  Test asked(Seat who) {
    const bool no = take("not") || take("decline");
    take("for");
    if (take("nothing"))
      return truth([who](const Game& g) { return !open_question(g, who); },
                   name(who) + " is asked something");
    if (!more()) missing("what is asked for");
    return question(who, no, words_[i_++]);
  }
  Test question(Seat who, bool no, const Word& w) {
    if (!w.names_something() && !w.is("act")) unknown(w);
    return [=, me = name(who)](const Game& g) -> std::string {
      const Request* r = open_question(g, who);
      const bool yes = r && (w.is("act") ? r->ask == Ask::Act : offers(g, *r, w));
      return yes != no ? "" : me + (yes ? " is asked for " : " is not asked for ") + w.text;
    };
  }

  // Nothing forbids the card and its limit is not used up, whether or not there is a target (R000-52).
  Test allowed(Seat who) {
    const auto card = take_card();
    if (!card || card->name == CardName::None) missing("the card");
    return [=, me = name(who)](const Game& g) -> std::string {
      VirtualCard v;
      v.name = card->name;
      const bool yes = !forbidden(g, who, v) && within_limit(g, who, v);
      return yes ? "" : me + " is not allowed to use it";
    };
  }

  // "targets of 杀 are 乙, 丙" / "targets of 杀 are nobody".
  Test general_card(Seat who, bool hidden) {
    if (!more() || words_[i_].general == GeneralId::None) missing("the general");
    const Word w = words_[i_++];
    return [=, me = name(who)](const Game& g) -> std::string {
      for (const GeneralSlot& slot : g[who].general)
        if (slot.general == w.general && slot.hidden == hidden) return "";
      return me + " has no such " + (hidden ? "hidden" : "revealed") + " general";
    };
  }

  Test targets(Seat who) {
    take("of");
    const auto card = take_card();
    if (!card || card->name == CardName::None) missing("the card");
    take("are");
    SeatSet want;
    if (!take("nobody"))
      while (auto s = take_seat()) {
        want.add(*s);
        take("and");
      }
    return [=, names = &lexicon_](const Game& g) -> std::string {
      CardId held = kNoCard;
      for (CardId c : g[who].hand)
        if (card->fits_family(as_it_lies(g, c))) held = c;
      VirtualCard v;
      v.name = card->name;
      if (held != kNoCard) v = as_itself(g, who, held);
      const SeatSet are = legal_targets(g, who, v);
      if (are == want) return "";
      std::string out;
      for (Seat s : are) out += " " + called(*names, s);
      return "the legal targets are" + (out.empty() ? " nobody" : out);
    };
  }

  // ---- the game

  Test about_game() {
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
      if (!more() || !words_[i_].phase) missing("the phase");
      const PhaseKind p = *words_[i_++].phase;
      return truth([p](const Game& g) { return g.turn().in_phase && g.turn().phase == p; },
                   "it is another phase");
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
    if (take("winners") || take("winner")) {
      take("are");
      take("is");
      SeatSet want;
      while (auto s = take_seat()) {
        want.add(*s);
        take("and");
      }
      return [=, names = &lexicon_](const Game& g) -> std::string {
        if (g.state.winners == want) return "";
        std::string out;
        for (Seat s : g.state.winners) out += " " + called(*names, s);
        return "the winners are" + (out.empty() ? " nobody" : out);
      };
    }
    if (auto test = about_piles()) return *test;
    if (auto card = take_card()) return place(*card);
    unknown(words_[i_]);
  }

  Test place(const CardSpec& card) {
    const bool no = take("not");
    if (!take("in") && !take("on")) missing("where the card is: 'in discard', 'in hand of X', …");
    const Zone zone = take_place();
    take("of");
    const auto whose = take_seat();
    return [=, names = &lexicon_](const Game& g) -> std::string {
      std::string is;
      bool there = false;
      for (int c = 0; c < g.state.cards; ++c) {
        const auto id = static_cast<CardId>(c);
        if (!card.fits_family(g.state.face[id])) continue;
        const jiesuan::Place& p = g.state.place[id];
        there = there || (p.zone == zone && (!whose || p.seat == *whose));
        if (is.size() < 200 && p.zone != Zone::Pile)
          is += " " + describe(g.state.face[id]) + " " + where(p, *names) + ";";
      }
      if (there != no) return "";
      return is.empty() ? "no such card is in play" : "the cards are:" + is;
    };
  }
  static std::string where(const jiesuan::Place& p, const Lexicon& names) {
    constexpr const char* kZones[] = {"outside",         "in the pile", "in discard",
                                      "in processing",   "in hand",     "in equipment",
                                      "in judging area", "on general",  "on side"};
    return std::string(kZones[static_cast<int>(p.zone)]) +
           (p.seat == kNoSeat ? "" : " of " + called(names, p.seat));
  }

  Timing timing_ = Timing::None;
};

}  // namespace

Claim read_claim(const Text& t, const Lexicon& words) { return Reader(t, words).read(); }

}  // namespace jiesuan::judge
