#include "judge/script.h"

#include <cstdlib>

#include "judge/why.h"

namespace jiesuan::judge {
namespace {

// "甲 uses 杀 on 乙" or "甲: 杀 → 乙".
Step read_answer(const Text& t, const Text* who, const Lexicon& words) {
  Step s;
  s.text = who ? Text{who->text + ": " + t.text, who->spot} : t;
  s.words = words.read(t);
  if (who) {
    s.who = words.seat(*who);
  } else {
    const std::string first = s.words.empty() ? "" : s.words[0].text;
    if (s.words.empty() || !s.words[0].seat)
      throw ScenarioError(t.spot, "a step starts with who does it; '" + first + "' is no seat" +
                                      suggestion(first, words.seats()) + t.comma_hint());
    s.who = *s.words[0].seat;
    s.words.erase(s.words.begin());
  }
  if (s.words.empty())
    throw ScenarioError(s.text.spot, "the step does not say what is answered" + t.comma_hint());
  return s;
}

// "turn of 乙", "next turn".
bool read_turn(const Text& t, const Lexicon& words, Step& s) {
  const Sentence w = words.read(t);
  const bool whose = w.size() == 3 && w[0].is("turn") && w[1].is("of") && w[2].seat;
  const bool next = w.size() == 2 && w[0].is("next") && w[1].is("turn");
  if (!whose && !next) return false;
  s.kind = StepKind::Turn;
  s.text = t;
  s.who = whose ? *w[2].seat : kNoSeat;
  return true;
}

std::string trimmed(const std::string& s) {
  const auto from = s.find_first_not_of(' '), to = s.find_last_not_of(' ');
  return from == std::string::npos ? "" : s.substr(from, to - from + 1);
}

// "too far", "空城", "forbidden by 空城".
Objection read_reason(const Text& t) {
  std::string written = trimmed(t.text);
  if (const auto why = reason_called(lower(written))) return {*why};
  for (const std::string_view before : {"forbidden by ", "forbidden "})
    if (written.starts_with(before)) written = trimmed(written.substr(before.size()));
  for (const SkillDef* s : Catalogue::get().skills())
    if (!s->is_rule && (written == s->zh || lower(written) == lower(s->en) || written == s->id))
      return {WhyNot::Forbidden, s->number};
  std::vector<std::string> names;
  for (const ReasonName& r : reason_names()) names.emplace_back(r.word);
  std::string all;
  for (const std::string& n : names) all += (all.empty() ? "" : ", ") + n;
  throw ScenarioError(t.spot, "there is no reason '" + written + "'" + suggestion(written, names) +
                                  "; write a skill that forbids it, or one of " + all);
}

// "甲 uses 杀 on 丙 because too far".
Step read_refusal(const Yaml& y, const Lexicon& words) {
  Text t = y.is_map() ? Text{} : y.text();
  Text who;
  if (y.is_map()) {  // "refused: {甲: 杀 → 丙}"
    const auto fields = y.fields();
    if (fields.size() != 1) throw ScenarioError(y.spot(), "one answer is refused at a time");
    who = fields[0].first;
    t = fields[0].second.text();
  }
  Objection because;
  for (const std::string_view word : {" because ", " 因为 "})
    if (const auto at = t.text.find(word); at != std::string::npos) {
      because = read_reason({t.text.substr(at + word.size()), t.spot});
      t.text.resize(at);
    }
  // "refused: 甲: 杀 → 丙" is no YAML, so that a colon may stand in quotes.
  if (const auto colon = t.text.find(": "); who.text.empty() && colon != std::string::npos) {
    who = {t.text.substr(0, colon), t.spot};
    t.text = t.text.substr(colon + 2);
  }
  Step s = read_answer(t, who.text.empty() ? nullptr : &who, words);
  s.kind = StepKind::Refusal;
  s.because = because;
  return s;
}

}  // namespace

void read_script(const Yaml& script, const Lexicon& words, std::vector<Step>& to) {
  for (const Yaml& y : script.items()) {
    if (!y.is_map()) {
      Step turn;
      to.push_back(read_turn(y.text(), words, turn) ? turn : read_answer(y.text(), nullptr, words));
      continue;
    }
    const auto fields = y.fields();
    const std::string key = lower(fields[0].first.text);
    if (fields.size() != 1) throw ScenarioError(y.spot(), "a step is one line");
    const Yaml& value = fields[0].second;
    if (key == "expect" || key == "预期") {
      for (const Text& t : value.texts()) {
        Step s;
        s.kind = StepKind::Claim;
        s.text = t;
        s.words = words.read(t);
        to.push_back(std::move(s));
      }
    } else if (key == "refused" || key == "拒绝") {
      for (const Yaml& one : value.items()) to.push_back(read_refusal(one, words));
    } else {
      const Text what = value.text();
      to.push_back(read_answer(what, &fields[0].first, words));
    }
  }
}

void read_until(const Yaml& y, Scenario& s) {
  if (y.missing()) return;
  const Text t = y.text();
  const std::string w = lower(t.text);
  if (w == "settled") {
    s.until = Until::Settled;
  } else if (w == "next question") {
    s.until = Until::Question;
  } else if (w == "end of phase" || w == "phase end") {
    s.until = Until::PhaseEnd;
  } else if (w == "end of turn" || w == "turn end") {
    s.until = Until::TurnEnd;
  } else if (w == "game over") {
    s.until = Until::GameOver;
  } else if (w.ends_with(" turns") || w.ends_with(" turn")) {
    s.until = Until::Turns;
    s.turns = std::atoi(w.c_str());
    if (s.turns < 1 || s.turns > 60)
      throw ScenarioError(t.spot, "'" + t.text + "': from 1 to 60 turns can be played");
  } else {
    throw ScenarioError(t.spot, "'" + t.text + "' is no end" +
                                    suggestion(t.text, {"settled", "next question", "end of phase",
                                                        "end of turn", "3 turns", "game over"}));
  }
}

}  // namespace jiesuan::judge
