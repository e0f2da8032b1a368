// Reading a recording. The text may be anything: every number is bounded, every error names its line.
#include <charconv>

#include "engine/api/recording.h"
#include "engine/state/words.h"

namespace jiesuan {
namespace {

constexpr std::size_t kMostIds = 512;
constexpr std::size_t kMaxWordBytes = 64;

// What is quoted in an error: short, and nothing that would upset a terminal.
std::string quoted(std::string_view word) {
  std::string out = "'";
  for (char c : word.substr(0, 40)) out += c < ' ' || c > '~' ? '?' : c;
  return out + (word.size() > 40 ? "...'" : "'");
}

template <class T>
bool to_number(std::string_view word, T* out, int base = 10) {
  if (word.empty() || (base == 10 && word.size() > 1 && word[0] == '0')) return false;
  const auto [end, bad] = std::from_chars(word.data(), word.data() + word.size(), *out, base);
  return bad == std::errc() && end == word.data() + word.size();
}

bool to_hash(std::string_view word, std::uint64_t* out) {
  return word.size() == 16 && word.find_first_of("ABCDEF-+") == word.npos && to_number(word, out, 16);
}

class Parser {
 public:
  Parser(std::string_view text, Recording* r, RecordingError* error) : rest_(text), r_(*r), error_(error) {}

  bool parse() {
    if (rest_.size() > kMaxRecordingBytes) return fail("longer than any recording");
    r_ = {};
    return head() && setup() && answers();
  }

 private:
  // ---- lines and words

  bool fail(const std::string& what) {
    if (error_) *error_ = {line_, decision_, what};
    return false;
  }
  bool next_line() {
    const std::size_t end = rest_.find('\n');
    if (end == rest_.npos) {
      if (!rest_.empty()) ++line_;
      return fail(rest_.empty() ? "truncated: there is no 'end' line after this one"
                                : "truncated in the middle of this line");
    }
    words_ = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    ++line_;
    more_ = true;
    return true;
  }
  // Words are separated by exactly one blank; what else is there makes a word nobody knows.
  std::string_view word() {
    const std::size_t end = words_.find(' ');
    const std::string_view w = words_.substr(0, end);
    more_ = end != words_.npos;
    words_.remove_prefix(more_ ? end + 1 : words_.size());
    return w;
  }
  bool no_more(const char* after) {
    return !more_ || fail(quoted(words_) + " after " + after + " is too much");
  }
  bool keyword(const char* wanted) {
    const std::string_view w = word();
    return w == wanted || fail(std::string("'") + wanted + "' expected, found " + quoted(w));
  }
  template <class T>
  bool number(const char* of, T* out, T least, T most) {
    const bool there = more_;
    const std::string_view w = word();
    if (!there) return fail(std::string("the number of '") + of + "' is missing");
    if (!to_number(w, out)) return fail("bad number " + quoted(w) + " for '" + of + "'");
    if (*out >= least && *out <= most) return true;
    return fail("the number " + quoted(w) + " for '" + of + "' is not from " + std::to_string(least) +
                " to " + std::to_string(most));
  }
  bool hash(const char* of, std::uint64_t* out) {
    const std::string_view w = word();
    return to_hash(w, out) || fail("bad hash " + quoted(w) + " for '" + of + "' (16 hexadecimal digits)");
  }

  // ---- the parts of the file

  bool head() {
    constexpr std::string_view kMagic = "jiesuan-recording ";
    if (rest_.substr(0, kMagic.size()) != kMagic) {
      line_ = 1;
      return fail("not a recording: the text does not start with 'jiesuan-recording'");
    }
    if (!next_line()) return false;
    word();
    if (!number("jiesuan-recording", &r_.format, 1, kRecordingVersion)) {
      if (error_) error_->what += "; this program reads formats 1 to " + std::to_string(kRecordingVersion);
      return false;
    }
    if (!no_more("the format") || !next_line()) return false;
    if (r_.format == 1) {
      std::uint64_t print = 0;
      r_.rules = 1;
      return keyword("catalogue") && hash("catalogue", &print) && no_more("the catalogue");
    }
    return keyword("rules") && number("rules", &r_.rules, 1, 1'000'000) && no_more("the rules");
  }

  bool setup() {
    Setup& s = r_.setup;
    constexpr std::uint64_t kAny = ~std::uint64_t{0};
    if (!next_line() || !keyword("mode") || !name(&s.mode) || !no_more("the mode")) return false;
    if (!next_line() || !keyword("players") || !number("players", &s.players, 2, kMaxSeats) ||
        !no_more("the players"))
      return false;
    if (!next_line() || !keyword("seed") || !number("seed", &s.seed, std::uint64_t{0}, kAny) ||
        !no_more("the seed"))
      return false;
    return r_.format == 1 ? content_of_format_1() : content();
  }

  // Its pool is the standard set if it names none, and it knew nothing of printings.
  bool content_of_format_1() {
    std::uint32_t none = 0;
    if (!next_line() || !keyword("modules") || !number("modules", &none, 0u, ~0u) || !no_more("the modules"))
      return false;
    return line_ahead_is("generals") ? next_line() && ids(&r_.setup.generals, "generals") : true;
  }

  bool content() {
    Setup& s = r_.setup;
    if (line_ahead_is("modules") && !(next_line() && ids(&s.modules, "modules"))) return false;
    if (!next_line() || !ids(&s.decks, "decks")) return false;
    if (!next_line() || !keyword("printings") || !printings() || !no_more("the printings")) return false;
    return next_line() && ids(&s.generals, "generals");
  }

  bool printings() {
    const std::string_view w = word();
    const std::optional<Printings> p = printings_named(w);
    if (p) r_.setup.printings = *p;
    return p || fail("unknown printings " + quoted(w));
  }

  bool line_ahead_is(std::string_view keyword) const {
    return rest_.starts_with(keyword) && rest_.size() > keyword.size() && rest_[keyword.size()] == ' ';
  }

  bool name(std::string* out) {
    const std::string_view w = word();
    bool fine = !w.empty() && w.size() <= kMaxWordBytes;
    for (char c : w) fine = fine && static_cast<unsigned char>(c) > ' ';
    if (!fine) return fail("bad name " + quoted(w));
    *out = w;
    return true;
  }

  bool ids(std::vector<std::string>* list, const char* of) {
    if (!keyword(of)) return false;
    while (more_) {
      if (list->size() == kMostIds) return fail(std::string("too many ") + of);
      std::string id;
      if (!name(&id)) return false;
      list->push_back(id);
    }
    return !list->empty() || fail(std::string("the ") + of + " are missing");
  }

  bool answers() {
    for (;;) {
      if (!next_line()) return false;
      const std::string_view w = words_.substr(0, words_.find(' '));
      if (w == "end") return end();
      if (w == "check" ? !checkpoint() : !answer()) return false;
    }
  }

  bool answer() {
    const std::string_view w = word();
    Answer a;
    if (!to_number(w, &a.request)) return fail("an answer, 'check' or 'end' expected, found " + quoted(w));
    if (r_.answers.size() == kMaxRecordedAnswers) return fail("too many answers");
    if (!in_order(a.request))
      return fail("answer " + std::to_string(next_) + " expected, found " + quoted(w));
    const std::size_t wanted = r_.answers.size() + 1;
    decision_ = static_cast<std::uint32_t>(wanted);
    constexpr std::uint8_t kMost = 0xFF;
    if (!keyword("seat") || !number("seat", &a.seat, std::uint8_t{0}, kMost)) return false;
    if (!keyword("option") || !number("option", &a.pick.option, std::uint8_t{0}, kMost)) return false;
    if (more_ && !picks(a.pick)) return false;
    r_.answers.push_back(a);
    r_.answer_lines.push_back(line_);
    return true;
  }

  // Where several were asked at once their answers need not stand in the order of their questions.
  bool in_order(std::uint32_t number) {
    if (number < next_ || number - next_ >= kMaxSeats || (ahead_ >> (number - next_) & 1)) return false;
    ahead_ |= 1u << (number - next_);
    for (; ahead_ & 1; ahead_ >>= 1) ++next_;
    return true;
  }

  bool picks(Selection& pick) {
    std::string_view w = word();
    if (w == "cards") {
      if (!list(pick.cards, "cards", kMaxCards, &w)) return false;
      if (w.empty()) return true;
    }
    if (w != "seats") return fail("unknown word " + quoted(w));
    if (!list(pick.seats, "seats", kMaxSeats, &w)) return false;
    return w.empty() || fail("unknown word " + quoted(w));
  }

  // Numbers up to the end of the line or to the next word, which is left in `next`.
  template <class List>
  bool list(List& out, const char* of, int limit, std::string_view* next) {
    *next = {};
    while (more_) {
      const std::string_view ahead = words_.substr(0, words_.find(' '));
      if (!ahead.empty() && ahead[0] >= 'a' && ahead[0] <= 'z') {
        *next = word();
        break;
      }
      if (out.full()) return fail("more than " + std::to_string(out.capacity()) + " " + of);
      std::uint8_t id = 0;
      if (!number(of, &id, std::uint8_t{0}, static_cast<std::uint8_t>(limit - 1))) return false;
      out.push_back(id);
    }
    return !out.empty() || fail(std::string("'") + of + "' without a number");
  }

  bool checkpoint() {
    Checkpoint c;
    if (r_.answers.empty()) return fail("a checkpoint before the first answer");
    if (!keyword("check") || !counted(&c.decision) || !hash("check", &c.hash) || !no_more("the checkpoint"))
      return false;
    c.line = line_;
    r_.checkpoints.push_back(c);
    return r_.checkpoints.size() <= kMaxRecordedAnswers || fail("too many checkpoints");
  }

  // How many answers a line says there are before it.
  bool counted(std::uint32_t* n) {
    const auto have = static_cast<std::uint32_t>(r_.answers.size());
    if (!number("answers", n, 0u, ~0u)) return false;
    return *n == have || fail("it counts " + std::to_string(*n) + " answers, but " + std::to_string(have) +
                              " stand before it");
  }

  bool end() {
    decision_ = 0;
    if (!keyword("end") || !counted(&r_.end.decision) || !hash("end", &r_.end.hash)) return false;
    r_.end.line = line_;
    const std::string_view w = word();
    const auto outcome = w == kUnfinished ? Outcome::None : from_word<Outcome>(w);
    if (!outcome || (*outcome == Outcome::None && w != kUnfinished))
      return fail("unknown outcome " + quoted(w));
    r_.outcome = *outcome;
    if (!no_more("the outcome")) return false;
    if (rest_.empty()) return true;
    ++line_;
    return fail("there is something after the 'end' line");
  }

  std::string_view rest_;   // of the text
  std::string_view words_;  // of the line
  bool more_ = false;       // there is another word on the line
  int line_ = 0;
  std::uint32_t decision_ = 0;
  Recording& r_;
  std::uint32_t next_ = 1;   // the first question without an answer so far …
  std::uint32_t ahead_ = 0;  // … and those from it on that have one, as bits
  RecordingError* error_;
};

}  // namespace

bool parse_recording(std::string_view text, Recording* r, RecordingError* error) {
  return Parser(text, r, error).parse();
}

}  // namespace jiesuan
