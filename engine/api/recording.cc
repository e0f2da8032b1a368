#include "engine/api/recording.h"

#include <algorithm>

#include "engine/state/words.h"

namespace jiesuan {
namespace {

std::string hex(std::uint64_t v) {
  std::string out(16, '0');
  for (int i = 15; i >= 0; --i, v >>= 4) out[static_cast<std::size_t>(i)] = "0123456789abcdef"[v & 15];
  return out;
}

std::string name_of(Outcome o) { return std::string(o == Outcome::None ? kUnfinished : word(o)); }

// A word of the text must come out of it as it went in.
bool is_word(const std::string& s) {
  return !s.empty() && s.size() <= 64 &&
         std::none_of(s.begin(), s.end(), [](char c) { return static_cast<unsigned char>(c) <= ' '; });
}

std::string list(const char* of, const std::vector<std::string>& ids) {
  if (ids.empty()) return "";
  std::string out = of;
  for (const std::string& id : ids) out += ' ' + id;
  return out + '\n';
}

std::string header(const Recording& r) {
  const Setup& s = r.setup;
  std::string out = "jiesuan-recording " + std::to_string(kRecordingVersion);
  out += "\nrules " + std::to_string(r.rules);
  out += "\nmode " + s.mode;
  out += "\nplayers " + std::to_string(s.players);
  out += "\nseed " + std::to_string(s.seed) + '\n';
  out += list("modules", s.modules) + list("decks", s.decks);
  out += std::string("printings ") + word_of(s.printings) + '\n';
  return out + list("generals", s.generals);
}

void append(std::string& out, const Answer& a) {
  out += std::to_string(a.request) + " seat " + std::to_string(a.seat) + " option " +
         std::to_string(a.pick.option);
  if (!a.pick.cards.empty()) out += " cards";
  for (CardId c : a.pick.cards) out += ' ' + std::to_string(c);
  if (!a.pick.seats.empty()) out += " seats";
  for (Seat s : a.pick.seats) out += ' ' + std::to_string(s);
  out += '\n';
}

}  // namespace

std::string RecordingError::text() const {
  std::string out;
  if (line > 0) out += "line " + std::to_string(line);
  if (decision > 0) out += (out.empty() ? "decision " : ", decision ") + std::to_string(decision);
  return out.empty() ? what : out + ": " + what;
}

std::string differs(int recorded_rules, std::uint32_t decision) {
  const std::string at = "differs at decision " + std::to_string(decision);
  if (recorded_rules != kRulesVersion)
    return "played under rules " + std::to_string(recorded_rules) + ", these are " +
           std::to_string(kRulesVersion) + ", " + at;
  return at + " although the rules have the same version (an answer was altered, or the program)";
}

bool write_recording(const Recording& r, std::string* text, std::string* why) {
  const auto no = [&](const char* reason) {
    if (why) *why = reason;
    return false;
  };
  if (r.setup.position) return no("a game from a given position cannot be recorded");
  if (!is_word(r.setup.mode)) return no("the mode's name is no word");
  for (const auto* ids : {&r.setup.modules, &r.setup.decks, &r.setup.generals})
    for (const std::string& id : *ids)
      if (!is_word(id)) return no("the name of a module, deck or general is no word; use its id");
  if (r.answers.size() > kMaxRecordedAnswers) return no("too many answers");
  std::string out = header(r);
  std::size_t next = 0;
  for (std::size_t i = 0; i < r.answers.size(); ++i) {
    append(out, r.answers[i]);
    for (; next < r.checkpoints.size() && r.checkpoints[next].decision == i + 1; ++next)
      out += "check " + std::to_string(i + 1) + ' ' + hex(r.checkpoints[next].hash) + '\n';
  }
  out += "end " + std::to_string(r.answers.size()) + ' ' + hex(r.end.hash) + ' ' + name_of(r.outcome) + '\n';
  *text = std::move(out);
  return true;
}

namespace {

class Replay {
 public:
  Replay(Match& m, const Recording& r, const ReplayOptions& options, RecordingError* error)
      : m_(m), r_(r), options_(options), error_(error) {}

  bool run() {
    std::string why;
    if (!m_.start(r_.setup, &why)) return fail(0, "the setup makes no game: " + why);
    for (std::size_t i = 0; i < r_.answers.size(); ++i) {
      if (i >= options_.stop_after) return true;
      at_ = static_cast<std::uint32_t>(i + 1);
      const int line = i < r_.answer_lines.size() ? r_.answer_lines[i] : 0;
      if (m_.over()) return fail(line, "the game is over, but " + answers_left(i) + " left");
      if (!m_.answer(r_.answers[i], &why)) return refused(line, why);
      if (options_.verify && hashes_known() && !checkpoints_hold()) return false;
    }
    return ends_as_recorded();
  }

 private:
  bool fail(int line, std::string what) {
    if (error_) *error_ = {line, at_, std::move(what)};
    return false;
  }
  bool refused(int line, const std::string& why) {
    const std::string what = "the answer is refused: " + why;
    return fail(line, r_.rules == kRulesVersion ? what : differs(r_.rules, at_) + ": " + what);
  }
  std::string answers_left(std::size_t from) const {
    const std::size_t n = r_.answers.size() - from;
    return n == 1 ? "1 answer is" : std::to_string(n) + " answers are";
  }
  // Format 1 hashed the state by numbers that every new general changed.
  bool hashes_known() const { return r_.format >= 2; }
  bool holds(const Checkpoint& c) {
    const std::uint64_t now = m_.state_hash();
    if (now == c.hash) return true;
    return fail(c.line, differs(r_.rules, c.decision) + ": the state's hash was " + hex(c.hash) +
                            " and is now " + hex(now));
  }
  bool checkpoints_hold() {
    for (; next_ < r_.checkpoints.size() && r_.checkpoints[next_].decision <= at_; ++next_)
      if (!holds(r_.checkpoints[next_])) return false;
    return true;
  }
  bool ends_as_recorded() {
    if (!m_.over() && r_.outcome != Outcome::None)
      return fail(r_.end.line, "the game is not over after the last answer");
    if (!options_.verify) return true;
    if (hashes_known() && !holds(r_.end)) return false;
    const Outcome played = m_.game().state.outcome;
    if (played == r_.outcome) return true;
    return fail(r_.end.line,
                "the outcome differs: recorded " + name_of(r_.outcome) + ", played " + name_of(played));
  }

  Match& m_;
  const Recording& r_;
  const ReplayOptions& options_;
  RecordingError* error_;
  std::uint32_t at_ = 0;
  std::size_t next_ = 0;  // checkpoint
};

}  // namespace

bool replay(Match& m, const Recording& r, const ReplayOptions& options, RecordingError* error) {
  return Replay(m, r, options, error).run();
}

void Recorder::note(const Match& m, const Answer& a) {
  recording_.answers.push_back(a);
  const auto n = static_cast<std::uint32_t>(recording_.answers.size());
  if (n % kCheckpointEvery == 0) recording_.checkpoints.push_back({n, m.state_hash(), 0});
}

const Recording& Recorder::finish(const Match& m) {
  recording_.setup = m.setup_in_full();
  recording_.end = {static_cast<std::uint32_t>(recording_.answers.size()), m.state_hash(), 0};
  recording_.outcome = m.game().state.outcome;
  return recording_;
}

}  // namespace jiesuan
