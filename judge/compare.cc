#include "judge/compare.h"

#include <algorithm>

namespace jiesuan::judge {
namespace {

class Comparison {
 public:
  Comparison(const Prepared& p, Verdict& v, const Chronicle* chronicle)
      : p_(p), s_(p.scenario), v_(v), story_(v.story), chronicle_(chronicle) {}

  void compare() {
    for (const std::vector<Pattern>& list : p_.orders) in_order(list);
    for (const Pattern& p : p_.never)
      for (const Item& i : story_)
        if (p.matches(i)) {
          differ(p.text.spot, in_both("从不：{}", "never: {}", p.text.text),
                 in_both("发生了：{}", "it happened: {}", said_of(i)));
          break;
        }
    for (std::size_t k = 0; k < p_.times.size(); ++k) {
      const auto n = std::count_if(story_.begin(), story_.end(), p_.times[k].matches);
      const int want = s_.expect.times[k].times;
      if (n != want)
        differ(p_.times[k].text.spot, in_both("{}：{} 次", "{}: {} times", p_.times[k].text.text, want),
               in_both("{} 次", "{} times", n));
    }
    damage();
    for (const auto& [what, seats] : p_.asked) who_was_asked(what, seats);
    turns();
  }

 private:
  void differ(const Spot& spot, const TwoTongues& expected, const TwoTongues& found) {
    v_.differences.push_back({spot, expected, found});
  }
  TwoTongues said_of(const Item& i) const {
    return sentence(story_, static_cast<std::size_t>(&i - story_.data()), chronicle_);
  }
  TwoTongues seat(Seat s) const {
    return s == kNoSeat ? TwoTongues{"无人", "nobody"} : as_written(p_.words.seat_name(s));
  }
  TwoTongues seats(const std::vector<Seat>& some) const {
    TwoTongues out;
    for (Seat s : some) out.list(seat(s));
    return out.empty() ? seat(kNoSeat) : out;
  }
  TwoTongues turn(const Prepared::Turn& t) const {
    return t.extra ? in_both("{}（额外回合）", "{} extra", seat(t.who)) : seat(t.who);
  }

  void in_order(const std::vector<Pattern>& list) {
    auto from = story_.begin();
    const Pattern* before = nullptr;
    for (const Pattern& p : list) {
      const auto found = std::find_if(from, story_.end(), p.matches);
      if (found == story_.end()) {
        const auto earlier = std::find_if(story_.begin(), from, p.matches);
        TwoTongues wanted = as_written(p.text.text);
        if (before) wanted += in_both("（之后于：{}）", " (after: {})", before->text.text);
        differ(p.text.spot, wanted,
               earlier == from
                   ? TwoTongues{"没有发生", "it never happened"}
                   : in_both("发生了，但更早：{}", "it happened, but earlier: {}", said_of(*earlier)));
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
    TwoTongues is;
    for (const Item* i : all) is += is.empty() ? said_of(*i) : in_both("；{}", "; {}", said_of(*i));
    if (is.empty()) is = {"没有伤害", "no damage"};
    bool same = all.size() == p_.damage.size();
    for (std::size_t k = 0; k < all.size() && same; ++k) same = p_.damage[k].matches(*all[k]);
    TwoTongues want;
    for (const Pattern& p : p_.damage)
      want += want.empty() ? as_written(p.text.text) : in_both("；{}", "; {}", p.text.text);
    if (want.empty()) want = {"无", "none"};
    if (!same) differ(s_.expect.damage_spot, in_both("伤害：{}", "damage: {}", want), is);
  }

  void who_was_asked(const Word& what, const std::vector<Seat>& want) {
    std::vector<Seat> asked;
    for (const Item& i : story_)
      if (asks_for(i, what)) asked.push_back(i.entry.a);
    if (asked != want)
      differ(what.spot, in_both("被问“{}”的：{}", "asked for {}: {}", what.text, seats(want)), seats(asked));
  }

  void turns() {
    if (p_.turns.empty()) return;
    TwoTongues is, want;
    std::vector<Prepared::Turn> taken;
    for (const Item& i : story_)
      if (i.entry.kind == LogKind::TurnStarts) taken.push_back({i.entry.a, i.entry.n != 0});
    const bool in_a_turn = !s_.setup.position->before_first_turn;
    if (in_a_turn && !taken.empty()) taken.erase(taken.begin());  // the one the scenario starts in
    bool same = taken.size() >= p_.turns.size();
    for (std::size_t k = 0; k < taken.size(); ++k) {
      is.list(turn(taken[k]));
      if (k < p_.turns.size())
        same = same && taken[k].who == p_.turns[k].who && taken[k].extra == p_.turns[k].extra;
    }
    for (const Prepared::Turn& t : p_.turns) want.list(turn(t));
    if (is.empty()) is = {"没有别的回合", "no further turn"};
    if (!same) differ(s_.expect.turns_spot, in_both("回合：{}", "turns: {}", want), is);
  }

  const Prepared& p_;
  const Scenario& s_;
  Verdict& v_;
  const std::vector<Item>& story_;
  const Chronicle* chronicle_;
};

}  // namespace

void compare_story(const Prepared& p, Verdict& v, const Chronicle* chronicle) {
  Comparison(p, v, chronicle).compare();
}

}  // namespace jiesuan::judge
