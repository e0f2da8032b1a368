#include "judge/legal.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "engine/content/catalogue.h"
#include "engine/query/cards.h"
#include "engine/query/selection.h"

namespace jiesuan::judge {
namespace {

constexpr std::size_t kMostSteps = 20'000;  // of the search through partial selections

// Targets of a card are sorted by seat, unless it makes pairs of them (借刀杀人). What the characters of a
// skill with a rule of its own are chosen for is the skill's business (离间: who duels whom).
bool seats_have_order(const Game& g, const Option& o, const Selection& s) {
  if (!o.seat_rule) return false;
  if (o.kind != OptionKind::Use && o.kind != OptionKind::Convert) return true;
  const CardName name = o.as != CardName::None ? o.as
                        : s.cards.size() == 1  ? name_of(g, s.cards[0])
                                               : CardName::None;
  return name == CardName::None || def(name).seconds != nullptr;
}

struct AnswerParts {
  std::uint8_t option;
  std::vector<CardId> cards;
  std::vector<Seat> seats;
  friend auto operator<=>(const AnswerParts&, const AnswerParts&) = default;
};

AnswerParts parts_of(const Game& g, const Request& r, const Selection& s) {
  const Option& o = r.options[s.option];
  AnswerParts n{s.option, {s.cards.begin(), s.cards.end()}, {s.seats.begin(), s.seats.end()}};
  if (!o.ordered) std::sort(n.cards.begin(), n.cards.end());
  if (!seats_have_order(g, o, s)) std::sort(n.seats.begin(), n.seats.end());
  return n;
}

class Enumeration {
 public:
  Enumeration(const Game& g, const Request& r, std::size_t most) : g_(g), r_(r), most_(most) {}

  LegalAnswers find() {
    for (int n = 0; n < r_.options.size(); ++n) {
      Selection s;
      s.option = static_cast<std::uint8_t>(n);
      from(s);
    }
    return std::move(found_);
  }

 private:
  void from(const Selection& s) {
    if (!found_.all || !seen_.insert(parts_of(g_, r_, s)).second) return;
    const Pick next = next_pick(g_, r_, s);
    if (next.done) take(s);
    for (CardId c : next.cards) {
      Selection longer = s;
      longer.cards.push_back(c);
      from(longer);
    }
    for (Seat t : next.seats) {
      Selection longer = s;
      longer.seats.push_back(t);
      from(longer);
    }
  }

  void take(const Selection& s) {
    if (found_.picks.size() >= most_ || seen_.size() > kMostSteps)
      found_.all = false;
    else
      found_.picks.push_back(s);
  }

  const Game& g_;
  const Request& r_;
  std::size_t most_;
  std::set<AnswerParts> seen_;
  LegalAnswers found_;
};

template <class List>
std::string dotted(const List& numbers) {
  std::string out;
  for (const auto n : numbers) out += (out.empty() ? "" : ".") + std::to_string(static_cast<int>(n));
  return out;
}

// "17.30"; false if there is anything but numbers below 256 in it.
template <class List>
bool read_dotted(std::string_view text, List& to) {
  while (!text.empty()) {
    std::uint8_t n = 0;
    const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (bad != std::errc{} || to.size() == to.capacity()) return false;
    to.push_back(n);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.empty()) return true;
    if (text[0] != '.' || text.size() == 1) return false;
    text.remove_prefix(1);
  }
  return true;
}

}  // namespace

LegalAnswers legal_answers(const Game& g, const Request& r, std::size_t most) {
  return Enumeration(g, r, most).find();
}

std::string answer_name(const Game& g, const Request& r, const Selection& pick) {
  const AnswerParts n = parts_of(g, r, pick);
  return std::to_string(n.option) + "/" + dotted(n.cards) + "/" + dotted(n.seats);
}

std::optional<Selection> answer_named(std::string_view name) {
  const auto first = name.find('/'), second = name.find('/', first + 1);
  if (first == name.npos || second == name.npos) return {};
  InlineVec<std::uint8_t, 1> option;
  Selection s;
  if (first == 0 || !read_dotted(name.substr(0, first), option) ||
      !read_dotted(name.substr(first + 1, second - first - 1), s.cards) ||
      !read_dotted(name.substr(second + 1), s.seats))
    return {};
  s.option = option[0];
  return s;
}

}  // namespace jiesuan::judge
