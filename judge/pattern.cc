#include "judge/pattern.h"

#include <algorithm>

#include "engine/state/words.h"
#include "judge/pattern_reader.h"
#include "modes/hegemony/forces.h"

namespace jiesuan::judge {
namespace {

Timing end_of(PhaseKind p) {
  constexpr Timing kEnds[] = {Timing::PrepareEnd, Timing::JudgePhaseEnd, Timing::DrawEnd,
                              Timing::PlayEnd,    Timing::DiscardEnd,    Timing::FinishEnd};
  static_assert(std::size(kEnds) == kPhases);
  return kEnds[static_cast<int>(p)];
}

}  // namespace

Pattern PatternReader::read() {
  if (words_.empty()) throw ScenarioError(text_.spot, "the sentence is empty");
  Test test = words_[0].seat ? about_seat() : about_game();
  if (i_ < words_.size()) unknown(words_[i_]);
  return {text_, std::move(test)};
}

void PatternReader::unknown(const Word& w) const {
  SentenceReader::unknown(
      w, {"asked",   "uses",   "plays",    "launches",  "takes",     "loses",      "recovers",   "dying",
          "saved",   "dies",   "draws",    "discards",  "gets",      "gives",      "judges",     "turn",
          "phase",   "skips",  "chained",  "unchained", "flips",     "prevented",  "unaffected", "timing",
          "round",   "offset", "shuffle",  "targeted",  "cancelled", "redirected", "damage",     "fire",
          "thunder", "normal", "without",  "from",      "opens",     "closes",     "taps",       "untaps",
          "recasts", "veiled", "unveiled", "floor",     "value"});
}

PatternReader::Test PatternReader::about_seat() {
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
  if (verb.is("draws")) return moved(who, Zone::Hand, true, Reason::Draw);
  if (verb.is("discards")) return moved(who, Zone::Discard, false, Reason::Discard);
  if (verb.is("gets")) return gets(who);
  if (verb.is("gives")) return moved(who, Zone::Hand, false, Reason::Give);
  if (verb.is("reveals")) return general_card(who, LogKind::GeneralRevealed);
  if (verb.is("becomes")) return becomes(who);
  if (verb.is("hides")) return of(LogKind::GeneralHidden, who);
  if (verb.is("removes")) return general_card(who, LogKind::GeneralRemoved);
  if (verb.is("changes")) return general_card(who, LogKind::GeneralTaken);
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

PatternReader::Test PatternReader::about_state(Seat who, const Word& verb) {
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

PatternReader::Test PatternReader::of(LogKind kind, Seat who) {
  return [kind, who](const Item& i) { return i.entry.kind == kind && i.entry.a == who; };
}

PatternReader::Test PatternReader::launches(Seat who) {
  const std::vector<SkillId> skills = more() ? words_[i_].skills_and_effects() : std::vector<SkillId>{};
  if (skills.empty()) missing("the skill");
  ++i_;
  return [who, skills](const Item& i) {
    return i.entry.kind == LogKind::SkillLaunched && i.entry.a == who && has_skill({i.entry.skill}, skills);
  };
}

PatternReader::Test PatternReader::damaged(Seat who) {
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
    skill = words_[i_++].skills_and_effects();
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

// A general card is turned up, removed, or comes.
PatternReader::Test PatternReader::general_card(Seat who, LogKind kind) {
  if (!more() || words_[i_].general == GeneralId::None) missing("the general");
  const GeneralId general = words_[i_++].general;
  return [who, kind, general](const Item& i) {
    return i.entry.kind == kind && i.entry.a == who && i.entry.general == general;
  };
}

// "becomes shu", "becomes ambitionist": its force is settled (国战).
PatternReader::Test PatternReader::becomes(Seat who) {
  if (!more()) missing("the force");
  const int side = static_cast<int>(allegiance_of(kingdom_named({words_[i_].text, words_[i_].spot})));
  ++i_;
  return [who, side](const Item& i) {
    return i.entry.kind == LogKind::AllegianceShown && i.entry.a == who && i.entry.n == side;
  };
}

// "gets 2 暴怒", "loses 暴怒".
std::optional<PatternReader::Test> PatternReader::marks(Seat who, int sign) {
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

PatternReader::Test PatternReader::loses(Seat who) {
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

PatternReader::Test PatternReader::amount(LogKind kind, Seat who) {
  const auto n = take_number();
  take("hp");
  return [=](const Item& i) { return i.entry.kind == kind && i.entry.a == who && (!n || i.entry.n == *n); };
}

PatternReader::Test PatternReader::dies(Seat who) {
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

PatternReader::Test PatternReader::gets(Seat who) {
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
  return moved(who, Zone::Hand, true, {});
}

PatternReader::Test PatternReader::phase(Seat who, LogKind kind) {
  if (!more() || !words_[i_].phase) missing("the phase");
  const PhaseKind p = *words_[i_++].phase;
  take("phase");
  return phase_of(who, p, kind);
}

PatternReader::Test PatternReader::phase_of(Seat who, PhaseKind p, LogKind kind) {
  if (kind == LogKind::PhaseStarts && take("ends"))
    return [=](const Item& i) {
      return i.entry.kind == LogKind::Timing && i.entry.timing == end_of(p) && i.phase_owner == who;
    };
  take("starts");
  return [=](const Item& i) { return i.entry.kind == kind && i.entry.a == who && i.entry.phase == p; };
}

PatternReader::Test PatternReader::turn(Seat who) {
  const bool ends = take("ends");
  if (!ends) take("starts");
  const bool extra = take("extra");
  return [=](const Item& i) {
    if (ends) return i.entry.kind == LogKind::TurnEnds && i.entry.a == who;
    return i.entry.kind == LogKind::TurnStarts && i.entry.a == who && (!extra || i.entry.n != 0);
  };
}

PatternReader::Test PatternReader::flips(Seat who) {
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

PatternReader::Test PatternReader::about_game() {
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
  if (auto card = take_card()) return about_cards(*card);
  unknown(words_[i_]);
}

// "anybody asked 闪", "anybody takes damage": as about a seat, but of whoever.
PatternReader::Test PatternReader::anybody() {
  std::vector<Test> tests;
  const std::size_t rest = i_;
  for (std::size_t s = 0; s < lexicon_.seats().size(); ++s) {
    PatternReader r(*this, static_cast<Seat>(s), rest);
    tests.push_back(r.about_seat());
    i_ = r.i_ - 1 + rest;  // one word was put in front
  }
  return [tests](const Item& i) {
    return std::any_of(tests.begin(), tests.end(), [&](const Test& t) { return t(i); });
  };
}

PatternReader::PatternReader(const PatternReader& from, Seat who, std::size_t rest)
    : SentenceReader(from.text_, from.lexicon_, Sentence{}) {
  Word w;
  w.seat = who;
  words_.push_back(w);
  words_.insert(words_.end(), from.words_.begin() + static_cast<std::ptrdiff_t>(rest), from.words_.end());
}

Pattern read_pattern(const Text& t, const Lexicon& words) { return PatternReader(t, words).read(); }

}  // namespace jiesuan::judge
