#include "judge/compare.h"

#include <algorithm>

namespace jiesuan::judge {
namespace {

class Comparison {
 public:
  Comparison(const Prepared& p, Verdict& v) : p_(p), s_(p.scenario), v_(v), story_(v.story) {}

  void compare() {
    for (const std::vector<Pattern>& list : p_.orders) in_order(list);
    for (const Pattern& p : p_.never)
      for (const Item& i : story_)
        if (p.matches(i)) {
          differ(p.text.spot, "never: " + p.text.text, "it happened: " + i.text);
          break;
        }
    for (std::size_t k = 0; k < p_.times.size(); ++k) {
      const auto n = std::count_if(story_.begin(), story_.end(), p_.times[k].matches);
      const int want = s_.expect.times[k].times;
      if (n != want)
        differ(p_.times[k].text.spot, p_.times[k].text.text + ": " + std::to_string(want) + " times",
               std::to_string(n) + " times");
    }
    damage();
    for (const auto& [what, seats] : p_.asked) who_was_asked(what, seats);
    turns();
  }

 private:
  void differ(const Spot& spot, const std::string& expected, const std::string& found) {
    v_.differences.push_back({spot, expected, found});
  }
  const std::string& seat(Seat s) const {
    static const std::string kNobody = "nobody";
    return s == kNoSeat ? kNobody : p_.words.seat_name(s);
  }

  void in_order(const std::vector<Pattern>& list) {
    auto from = story_.begin();
    const Pattern* before = nullptr;
    for (const Pattern& p : list) {
      const auto found = std::find_if(from, story_.end(), p.matches);
      if (found == story_.end()) {
        const auto earlier = std::find_if(story_.begin(), from, p.matches);
        differ(p.text.spot, p.text.text + (before ? " (after: " + before->text.text + ")" : ""),
               earlier == from ? "it never happened" : "it happened, but earlier: " + earlier->text);
        return;
      }
      from = found + 1;
      before = &p;
    }
  }

  void damage() {
    if (!s_.expect.check_damage) return;
    std::vector<const Item*> all;
    for (const Item& i : story_)
      if (i.entry.kind == LogKind::DamageDealt) all.push_back(&i);
    std::string is;
    for (const Item* i : all) is += (is.empty() ? "" : "; ") + i->text;
    if (is.empty()) is = "no damage";
    bool same = all.size() == p_.damage.size();
    for (std::size_t k = 0; k < all.size() && same; ++k) same = p_.damage[k].matches(*all[k]);
    std::string want;
    for (const Pattern& p : p_.damage) want += (want.empty() ? "" : "; ") + p.text.text;
    if (!same) differ(s_.expect.damage_spot, "damage: " + (want.empty() ? "none" : want), is);
  }

  void who_was_asked(const Word& what, const std::vector<Seat>& want) {
    std::string is, wanted;
    std::vector<Seat> seats;
    for (const Item& i : story_)
      if (asks_for(i, what)) seats.push_back(i.entry.a);
    for (Seat s : seats) is += (is.empty() ? "" : ", ") + seat(s);
    for (Seat s : want) wanted += (wanted.empty() ? "" : ", ") + seat(s);
    if (seats != want)
      differ(what.spot, "asked for " + what.text + ": " + (wanted.empty() ? "nobody" : wanted),
             is.empty() ? "nobody" : is);
  }

  void turns() {
    if (p_.turns.empty()) return;
    std::string is, want;
    std::vector<Prepared::Turn> taken;
    for (const Item& i : story_)
      if (i.entry.kind == LogKind::TurnStarts) taken.push_back({i.entry.a, i.entry.n != 0});
    const bool in_a_turn = !s_.setup.position->before_first_turn;
    if (in_a_turn && !taken.empty()) taken.erase(taken.begin());  // the one the scenario starts in
    bool same = taken.size() >= p_.turns.size();
    for (std::size_t k = 0; k < taken.size(); ++k) {
      is += (is.empty() ? "" : ", ") + seat(taken[k].who) + (taken[k].extra ? " extra" : "");
      if (k < p_.turns.size())
        same = same && taken[k].who == p_.turns[k].who && taken[k].extra == p_.turns[k].extra;
    }
    for (const auto& t : p_.turns)
      want += (want.empty() ? "" : ", ") + seat(t.who) + (t.extra ? " extra" : "");
    if (!same) differ(s_.expect.turns_spot, "turns: " + want, is);
  }

  const Prepared& p_;
  const Scenario& s_;
  Verdict& v_;
  const std::vector<Item>& story_;
};

}  // namespace

void compare_story(const Prepared& p, Verdict& v) { Comparison(p, v).compare(); }

}  // namespace jiesuan::judge
