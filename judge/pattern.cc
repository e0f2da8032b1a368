#include "judge/pattern.h"

#include <algorithm>

#include "engine/state/words.h"
#include "judge/sentence.h"
#include "modules/variant002/states.h"

namespace jiesuan::judge {
namespace {

using Test = std::function<bool(const Item&)>;

bool has_skill(const std::vector<SkillId>& some, const std::vector<SkillId>& any_of) {
  return std::any_of(some.begin(), some.end(),
                     [&](SkillId s) { return std::find(any_of.begin(), any_of.end(), s) != any_of.end(); });
}

class Reader : SentenceReader {
 public:
  Reader(const Text& t, const Lexicon& lexicon) : SentenceReader(t, lexicon) {}

  Pattern read() {
    Test test = words_.empty()       ? fail("the sentence is empty")
                : starts_with_seat() ? about_seat()
                                     : about_game();
    if (i_ < words_.size()) unknown(words_[i_]);
    return {text_, std::move(test)};
  }

 private:
  // ---- words

  bool starts_with_seat() const { return words_[0].seat.has_value(); }
  [[noreturn]] void unknown(const Word& w) const {
    SentenceReader::unknown(
        w, {"asked",   "uses",   "plays",    "launches",  "takes",     "loses",      "recovers",   "dying",
            "saved",   "dies",   "draws",    "discards",  "gets",      "gives",      "judges",     "turn",
            "phase",   "skips",  "chained",  "unchained", "flips",     "prevented",  "unaffected", "timing",
            "round",   "offset", "shuffle",  "targeted",  "cancelled", "redirected", "damage",     "fire",
            "thunder", "normal", "without",  "from",      "opens",     "closes",     "taps",       "untaps",
            "recasts", "veiled", "unveiled", "floor",     "value"});
  }
  [[noreturn]] Test fail(const std::string& why) const { throw ScenarioError(text_.spot, why); }

  // ---- sentences about somebody

  Test about_seat() {
    const Seat who = *words_[i_++].seat;
    if (!more()) missing("what happens");
    const Word verb = words_[i_++];
    if (verb.phase && take("phase")) return phase_of(who, *verb.phase, LogKind::PhaseStarts);
    if (verb.is("is") && more()) return about_state(who, words_[i_++]);
    if (verb.is("asked")) return asked(who);
    if (verb.is("uses")) return uses(who, LogKind::CardUsed);
    if (verb.is("plays")) return uses(who, LogKind::CardResponded);
    if (verb.is("launches")) return launches(who);
    if (verb.is("takes")) return damaged(who);
    if (verb.is("loses")) return loses(who);
    if (verb.is("recovers")) return amount(LogKind::HpRecovered, who);
    if (verb.is("dies")) return dies(who);
    if (verb.is("draws")) return moved(who, Zone::Hand, true, Reason::Draw, true);
    if (verb.is("discards")) return moved(who, Zone::Discard, false, Reason::Discard, true);
    if (verb.is("gets")) return gets(who);
    if (verb.is("gives")) return moved(who, Zone::Hand, false, Reason::Give, true);
    if (verb.is("reveals")) return reveals(who);
    if (verb.is("shows")) return shows(who);
    if (verb.is("doubts"))
      return [who](const Item& i) {
        return i.entry.kind == LogKind::Doubted && i.entry.a == who && i.entry.n != 0;
      };
    if (verb.is("judges")) return judges(who);
    if (verb.is("skips")) return phase(who, LogKind::PhaseSkipped);
    if (verb.is("turn")) return turn(who);
    if (auto test = under_other_rules(who, verb)) return *test;
    return about_state(who, verb);
  }

  Test about_state(Seat who, const Word& verb) {
    if (verb.is("dying")) return of(LogKind::DyingStarts, who);
    if (verb.is("saved")) return of(LogKind::DyingSaved, who);
    if (verb.is("chained")) return of(LogKind::Chained, who);
    if (verb.is("unchained")) return of(LogKind::Unchained, who);
    if (verb.is("flips")) return flips(who);
    if (verb.is("asked")) return asked(who);
    if (verb.is("unaffected")) return of(LogKind::NoEffect, who);
    if (verb.is("targeted")) return of(LogKind::TargetAdded, who);
    if (verb.is("cancelled")) return of(LogKind::TargetCancelled, who);
    if (verb.is("prevented"))
      return [who](const Item& i) { return i.entry.kind == LogKind::DamagePrevented && i.entry.b == who; };
    if (verb.is("redirected")) {
      const bool to = take("to");
      const auto whom = take_seat();
      if (!to || !whom) missing("to whom it is redirected");
      return [who, whom](const Item& i) {
        return i.entry.kind == LogKind::TargetMoved && i.entry.a == who && i.entry.b == *whom;
      };
    }
    unknown(verb);
  }

  static Test of(LogKind kind, Seat who) {
    return [kind, who](const Item& i) { return i.entry.kind == kind && i.entry.a == who; };
  }

  Test asked(Seat who) {
    std::vector<Word> things;
    Timing at = Timing::None;
    std::optional<Seat> about;
    while (more()) {
      if (take("about")) {
        about = take_seat();
        if (!about) missing("a seat after 'about'");
        continue;
      }
      if (take("for") || take("and") || take("to")) continue;
      if (take("at")) {
        if (!more() || words_[i_].timing == Timing::None) missing("the timing after 'at'");
        at = words_[i_++].timing;
        continue;
      }
      const Word& w = words_[i_];
      if (!w.names_something() && !w.is("act") && !w.is("anything")) unknown(w);
      things.push_back(w);
      ++i_;
    }
    if (things.empty()) missing("what is asked for");
    return [who, things, at, about](const Item& i) {
      if (i.entry.kind != LogKind::Question || i.entry.a != who) return false;
      if (about && i.question.about != *about) return false;
      if (at != Timing::None && i.timing != at && i.question.timing != at) return false;
      return std::all_of(things.begin(), things.end(), [&](const Word& w) { return asks_for(i, w); });
    };
  }

  Test uses(Seat who, LogKind kind) {
    const auto card = take_card();
    if (!card) missing("the card");
    std::vector<Seat> on;
    if (take("on") || take("→"))
      while (auto s = take_seat()) {
        on.push_back(*s);
        if (!take("and")) continue;
      }
    return [who, kind, card, on](const Item& i) {
      if (i.entry.kind != kind || i.entry.a != who) return false;
      if (card->name != CardName::None && !same_card(i.entry.card, card->name)) return false;
      if (card->suit != Suit::None && i.entry.suit != card->suit) return false;
      if (card->colour != Colour::None && colour_of(i.entry.suit) != card->colour) return false;
      if (card->number != 0 && !(i.faces.size() == 1 && i.faces[0].number == card->number)) return false;
      SeatSet targets;
      for (Seat s : on) targets.add(s);
      return on.empty() || targets == i.entry.seats;
    };
  }

  Test launches(Seat who) {
    if (!more() || words_[i_].skills.empty()) missing("the skill");
    const std::vector<SkillId> skills = words_[i_++].skills;
    return [who, skills](const Item& i) {
      return i.entry.kind == LogKind::SkillLaunched && i.entry.a == who && has_skill({i.entry.skill}, skills);
    };
  }

  Test damaged(Seat who) {
    const auto n = take_number();
    std::optional<Element> element;
    for (Element e : every<Element>())
      if (take(word(e))) element = e;
    take("damage");
    std::optional<Seat> source;
    if (take("from")) {
      source = take_seat();
      if (!source) missing("the source after 'from'");
    } else if (take("without")) {
      if (!take("source")) missing("'source' after 'without'");
      source = kNoSeat;
    }
    CardName by = CardName::None;
    std::vector<SkillId> skill;
    if (take("by")) {
      if (!more() || (words_[i_].card == CardName::None && words_[i_].skills.empty()))
        missing("a card or skill after 'by'");
      by = words_[i_].card;
      skill = words_[i_++].skills;
    }
    return [=](const Item& i) {
      const LogEntry& e = i.entry;
      if (e.kind != LogKind::DamageDealt || e.b != who) return false;
      if (n && e.n != *n) return false;
      if (element && e.element != *element) return false;
      if (source && e.a != *source) return false;
      if (by == CardName::None && skill.empty()) return true;
      return (by != CardName::None && same_card(e.card, by)) || has_skill({e.skill}, skill);
    };
  }

  // A card is shown, or one that lay face down is turned up.
  Test shows(Seat who) {
    const auto card = take_card();
    if (!card) missing("the card");
    return [who, card](const Item& i) {
      return i.entry.kind == LogKind::Shown && i.entry.a == who &&
             std::any_of(i.faces.begin(), i.faces.end(), [&](const Face& f) { return card->fits_family(f); });
    };
  }

  // Cards turned where they lie, recasting, states of document 002.
  std::optional<Test> under_other_rules(Seat who, const Word& verb) {
    if (verb.is("opens")) return turned(who, LogKind::HandOpened);
    if (verb.is("closes")) return turned(who, LogKind::HandClosed);
    if (verb.is("taps")) return turned(who, LogKind::Tapped);
    if (verb.is("untaps")) return turned(who, LogKind::Untapped);
    if (verb.is("recasts")) return recasts(who);
    if (verb.is("veiled")) return of_state(who, LogKind::StateEntered);
    if (verb.is("unveiled")) return of_state(who, LogKind::StateLeft);
    if (verb.is("floor")) {
      take("becomes");
      return amount(LogKind::HpFloorChanged, who);
    }
    return {};
  }
  // The cards leave the hand, wherever they go first.
  Test recasts(Seat who) {
    const auto n = take_number();
    take("cards");
    return [=](const Item& i) {
      const LogEntry& e = i.entry;
      return e.kind == LogKind::Moved && e.reason == Reason::Recast && e.a == who && (!n || e.n == *n);
    };
  }
  // "taps 八卦阵", "opens 2": so many, these among them.
  Test turned(Seat who, LogKind kind) {
    const auto n = take_number();
    take("cards");
    std::vector<CardSpec> cards;
    while (auto c = take_card()) {
      cards.push_back(*c);
      take("and");
    }
    return [=](const Item& i) {
      if (i.entry.kind != kind || i.entry.a != who || (n && i.entry.n != *n)) return false;
      return std::all_of(cards.begin(), cards.end(), [&](const CardSpec& c) {
        return std::any_of(i.faces.begin(), i.faces.end(), [&](const Face& f) { return c.fits_family(f); });
      });
    };
  }
  static Test of_state(Seat who, LogKind kind) {
    return [=](const Item& i) {
      return i.entry.kind == kind && i.entry.a == who && i.entry.skill == veiled.number;
    };
  }

  // A general that lay face down is turned up.
  Test reveals(Seat who) {
    if (!more() || words_[i_].general == GeneralId::None) missing("the general");
    const GeneralId general = words_[i_++].general;
    return [who, general](const Item& i) {
      return i.entry.kind == LogKind::GeneralChosen && i.entry.a == who && i.entry.general == general;
    };
  }

  // "gets 2 暴怒", "loses 暴怒".
  std::optional<Test> marks(Seat who, int sign) {
    const std::size_t before = i_;
    const auto n = take_number();
    if (!more() || words_[i_].mark == SkillId::None) {
      i_ = before;
      return {};
    }
    const SkillId mark = words_[i_++].mark;
    take("marks");
    return [=](const Item& i) {
      return i.entry.kind == LogKind::Marked && i.entry.a == who && i.entry.skill == mark &&
             (n ? i.entry.n == sign * *n : i.entry.n * sign > 0);
    };
  }

  Test loses(Seat who) {
    if (auto test = marks(who, -1)) return *test;
    if (take("skill") || (more() && !words_[i_].skills.empty())) {
      if (!more() || words_[i_].skills.empty()) missing("the skill");
      const auto skills = words_[i_++].skills;
      return [who, skills](const Item& i) {
        return i.entry.kind == LogKind::SkillLost && i.entry.a == who && has_skill({i.entry.skill}, skills);
      };
    }
    const auto n = take_number();
    if (take("max")) {
      take("hp");
      return [who, n](const Item& i) {
        return i.entry.kind == LogKind::MaxHpChanged && i.entry.a == who && i.entry.n < 0 &&
               (!n || -i.entry.n == *n);
      };
    }
    if (!take("hp")) missing("'hp' or a skill");
    return [who, n](const Item& i) {
      return i.entry.kind == LogKind::HpLost && i.entry.a == who && (!n || i.entry.n == *n);
    };
  }

  Test amount(LogKind kind, Seat who) {
    const auto n = take_number();
    take("hp");
    return [=](const Item& i) { return i.entry.kind == kind && i.entry.a == who && (!n || i.entry.n == *n); };
  }

  Test dies(Seat who) {
    std::optional<Seat> killer;
    if (take("without")) {
      if (!take("killer")) missing("'killer' after 'without'");
      killer = kNoSeat;
    } else if (take("by")) {
      killer = take_seat();
      if (!killer) missing("the killer after 'by'");
    }
    return [=](const Item& i) {
      return i.entry.kind == LogKind::Died && i.entry.a == who && (!killer || i.entry.b == *killer);
    };
  }

  // Cards that go to (or come from) somebody: a number of them, or a card named.
  Test moved(Seat who, Zone to, bool receives, Reason reason, bool by_reason) {
    const auto n = take_number();
    take("cards");
    std::vector<CardSpec> cards;
    while (auto c = take_card()) {
      cards.push_back(*c);
      take("and");
    }
    take("cards");
    std::optional<Seat> other;
    if (take("from") || take("to")) {
      other = take_seat();
      if (!other) missing("a seat");
    }
    return [=](const Item& i) {
      const LogEntry& e = i.entry;
      if (e.kind != LogKind::Moved || e.to != to || (by_reason && e.reason != reason)) return false;
      if ((receives ? e.b : e.a) != who) return false;
      if (other && (receives ? e.a : e.b) != *other) return false;
      if (n && e.n != *n) return false;
      return std::all_of(cards.begin(), cards.end(), [&](const CardSpec& c) {
        return std::any_of(i.faces.begin(), i.faces.end(), [&](const Face& f) { return c.fits_family(f); });
      });
    };
  }

  Test gets(Seat who) {
    if (auto test = marks(who, 1)) return *test;
    if (take("skill") || (more() && !words_[i_].skills.empty() && words_[i_].card == CardName::None)) {
      if (!more() || words_[i_].skills.empty()) missing("the skill");
      const auto skills = words_[i_++].skills;
      return [who, skills](const Item& i) {
        return i.entry.kind == LogKind::SkillGained && i.entry.a == who && has_skill({i.entry.skill}, skills);
      };
    }
    if (take("extra")) {
      if (!take("turn")) missing("'turn' after 'extra'");
      return of(LogKind::ExtraTurn, who);
    }
    return moved(who, Zone::Hand, true, Reason::Gain, false);
  }

  Test judges(Seat who) {
    const auto card = take_card();
    return [who, card](const Item& i) {
      if (i.entry.kind != LogKind::JudgeTurned || i.entry.a != who) return false;
      return !card || (!i.faces.empty() && card->fits_family(i.faces[0]));
    };
  }

  Test phase(Seat who, LogKind kind) {
    if (!more() || !words_[i_].phase) missing("the phase");
    const PhaseKind p = *words_[i_++].phase;
    take("phase");
    return phase_of(who, p, kind);
  }
  Test phase_of(Seat who, PhaseKind p, LogKind kind) {
    take("starts");
    return [=](const Item& i) { return i.entry.kind == kind && i.entry.a == who && i.entry.phase == p; };
  }

  Test turn(Seat who) {
    const bool ends = take("ends");
    if (!ends) take("starts");
    const bool extra = take("extra");
    return [=](const Item& i) {
      if (ends) return i.entry.kind == LogKind::TurnEnds && i.entry.a == who;
      return i.entry.kind == LogKind::TurnStarts && i.entry.a == who && (!extra || i.entry.n != 0);
    };
  }

  Test flips(Seat who) {
    std::optional<bool> down;
    if (take("face")) {
      if (take("up")) {
        down = false;
      } else if (take("down")) {
        down = true;
      } else {
        missing("'up' or 'down' after 'face'");
      }
    }
    return [=](const Item& i) {
      return i.entry.kind == LogKind::Flipped && i.entry.a == who && (!down || (i.entry.n != 0) == *down);
    };
  }

  // ---- sentences about the game

  Test about_game() {
    if (take("timing")) {
      if (!more() || words_[i_].timing == Timing::None) missing("the name of the timing");
      const Timing t = words_[i_++].timing;
      return [t](const Item& i) { return i.entry.kind == LogKind::Timing && i.entry.timing == t; };
    }
    if (take("round")) {
      const auto n = take_number();
      take("starts");
      return [n](const Item& i) { return i.entry.kind == LogKind::RoundStarts && (!n || i.entry.n == *n); };
    }
    if (take("anybody") || take("nobody")) return anybody();
    if (take("game")) {
      if (!take("over")) missing("'over' after 'game'");
      return [](const Item& i) { return i.entry.kind == LogKind::GameOver; };
    }
    if (take("judgement")) {
      if (!take("becomes")) missing("'becomes CARD' after 'judgement'");
      const auto card = take_card();
      if (!card) missing("the card");
      return [card](const Item& i) {
        return i.entry.kind == LogKind::JudgeReplaced && !i.faces.empty() && card->fits_family(i.faces[0]);
      };
    }
    if (take("value")) return effect_value();
    if (take("shuffle")) return [](const Item& i) { return i.entry.kind == LogKind::Shuffled; };
    if (auto card = take_card()) return about_card(*card);
    unknown(words_[i_]);
  }

  // "value of 杀 becomes 2".
  Test effect_value() {
    take("of");
    const auto card = take_card();
    if (!card || card->name == CardName::None) missing("the card");
    take("becomes");
    const auto n = take_number();
    return [=](const Item& i) {
      return i.entry.kind == LogKind::EffectValue && same_card(i.entry.card, card->name) &&
             (!n || i.entry.n == *n);
    };
  }

  // "anybody asked 闪", "anybody takes damage": as about a seat, but of whoever.
  Test anybody() {
    std::vector<Test> tests;
    const std::size_t rest = i_;
    for (std::size_t s = 0; s < lexicon_.seats().size(); ++s) {
      Reader r(*this, static_cast<Seat>(s), rest);
      tests.push_back(r.about_seat());
      i_ = r.i_ - 1 + rest;  // one word was put in front
    }
    return [tests](const Item& i) {
      return std::any_of(tests.begin(), tests.end(), [&](const Test& t) { return t(i); });
    };
  }
  Reader(const Reader& from, Seat who, std::size_t rest)
      : SentenceReader(from.text_, from.lexicon_, Sentence{}) {
    Word w;
    w.seat = who;
    words_.push_back(w);
    words_.insert(words_.end(), from.words_.begin() + static_cast<std::ptrdiff_t>(rest), from.words_.end());
  }

  Test about_card(const CardSpec& card) {
    if (take("offset"))
      return [card](const Item& i) {
        return i.entry.kind == LogKind::Offset && same_card(i.entry.card, card.name);
      };
    if (!take("to")) missing("where the card goes: 'to discard', 'to hand of X', …");
    const Zone zone = take_place();
    take("of");
    const auto whose = take_seat();
    return [=](const Item& i) {
      const LogEntry& e = i.entry;
      if (e.kind != LogKind::Moved || e.to != zone || (whose && e.b != *whose)) return false;
      return std::any_of(i.faces.begin(), i.faces.end(), [&](const Face& f) { return card.fits_family(f); });
    };
  }
};

}  // namespace

bool asks_for(const Item& i, const Word& what) {
  if (i.entry.kind != LogKind::Question) return false;
  const Question& q = i.question;
  if (what.is("anything")) return true;
  if (what.is("act")) return q.ask == Ask::Act;
  if (!what.skills.empty() && has_skill(q.skills, what.skills)) return true;
  if (what.card != CardName::None && q.ask != Ask::Act)
    for (CardName c : q.cards)
      if (same_card(c, what.card)) return true;
  // A question a skill asks in the middle of its effect: "X asked 刚烈".
  return q.ask != Ask::Launch && q.ask != Ask::Act && q.about_skill != SkillId::None &&
         has_skill({q.about_skill}, what.skills);
}

Pattern read_pattern(const Text& t, const Lexicon& words) { return Reader(t, words).read(); }

}  // namespace jiesuan::judge
