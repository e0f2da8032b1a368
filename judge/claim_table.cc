// Distance, sight and places.
#include "engine/query/distance.h"
#include "engine/rules/game_cards.h"
#include "engine/state/words.h"
#include "engine/view/view.h"
#include "judge/claim_reader.h"

namespace jiesuan::judge {
namespace {

TwoTongues where(const jiesuan::Place& p, const Lexicon& names) {
  constexpr const char* kEn[] = {"outside",      "in the pile",     "in discard", "in processing", "in hand",
                                 "in equipment", "in judging area", "on general", "on side"};
  const TwoTongues zone{std::string(naming(p.zone).zh), kEn[static_cast<int>(p.zone)]};
  if (p.seat == kNoSeat) return in_both("在{}", "{}", zone);
  return {fmt::format("在{}的{}", names.seat_name(p.seat), zone.zh),
          fmt::format("{} of {}", zone.en, names.seat_name(p.seat))};
}

// What was found, one after the other, as long as it can be read.
class Findings {
 public:
  void add(const TwoTongues& one) {
    if (all_.en.size() < 200) all_ += in_both("{}；", " {};", one);
  }
  const TwoTongues& all() const { return all_; }

 private:
  TwoTongues all_;
};

}  // namespace

ClaimReader::Test ClaimReader::neighbour(Seat who, Seat (*of)(const Game&, Seat), const TwoTongues& what) {
  take("seat");
  std::optional<Seat> want = take_seat();
  if (!want && (take("nobody") || take("none"))) want = kNoSeat;
  if (!want) missing("a seat or 'nobody'");
  return [=, names = &lexicon_](const Game& g) -> TwoTongues {
    const Seat is = of(g, who);
    if (is == *want) return {};
    return {fmt::format("{}的{}是{}", names->seat_name(who), what.zh, called(*names, is).zh),
            fmt::format("{} of {} is {}", what.en, names->seat_name(who), called(*names, is).en)};
  };
}

// "distance to 乙 2".
ClaimReader::Test ClaimReader::distance_to(Seat from) {
  if (!take("to")) missing("'to' and a seat");
  const Seat to = need_seat("a seat after 'to'");
  take("is");
  const int n = need_number();
  return [=, a = name(from), b = name(to)](const Game& g) -> TwoTongues {
    const int is = distance(g, from, to);
    if (is == n) return {};
    return in_both("{}到{}的距离是 {}", "the distance from {} to {} is {}", a, b,
                   is >= kNoDistance ? TwoTongues{"无", "none"} : as_written(std::to_string(is)));
  };
}

ClaimReader::Test ClaimReader::a_number(Seat who, int (*of)(const Game&, Seat), const TwoTongues& what) {
  take("is");
  const int n = need_number();
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    const int is = of(g, who);
    if (is == n) return {};
    return {fmt::format("{}的{}是 {}", me, what.zh, is), fmt::format("the {} of {} is {}", what.en, me, is)};
  };
}

// "reaches 乙, 丙": they are in its attack range; "reaches only 乙"; "reaches nobody".
ClaimReader::Test ClaimReader::reaches(Seat who, bool no) {
  const bool only = take("only") || (more() && words_[i_].is("nobody"));
  const SeatSet want = take("nobody") ? SeatSet{} : take_seats();
  if (want.empty() && !only) missing("who is in range, or 'nobody'");
  return [=, names = &lexicon_](const Game& g) -> TwoTongues {
    const SeatSet are = in_range_of(g, who);
    bool so = !only || are == want;
    for (Seat s : want) so = so && are.has(s) != no;
    if (so) return {};
    return in_both("{}攻击范围内有：{}", "{} reaches {}", called(*names, who), called(*names, are));
  };
}

// Some card that fits is seen so.
ClaimReader::Test ClaimReader::sees(const SeatSet& who, bool spectators, Sight sight) {
  const auto card = take_card();
  if (!card) missing("the card");
  take("of");
  const auto whose = take_seat();  // "of 乙": in that hand
  return [=, names = &lexicon_](const Game& g) -> TwoTongues {
    Findings is;
    bool some = false, seen = false;
    for (int n = 0; n < g.state.cards; ++n) {
      const auto c = static_cast<CardId>(n);
      if (g.state.place[c].zone == Zone::Outside || !card->fits_family(g.state.face[c])) continue;
      if (whose && !g[*whose].hand.has(c)) continue;
      SeatSet viewers;
      for (Seat s = 0; s < g.players(); ++s)
        if (can_see(g, s, c)) viewers.add(s);
      const bool open = can_see(g, kSpectator, c);
      some = true;
      bool so = !spectators || open;
      for (Seat s : who) so = so && viewers.has(s);
      if (sight == Sight::SeeNot) so = !(viewers & who).empty() || (spectators && open);
      if (sight == Sight::SeeAlone) so = viewers == who && !open;
      seen = seen || so;
      if (!viewers.empty())
        is.add(in_both("{}：{}", "{} by {}", described(g.state.face[c]),
                       open ? TwoTongues{"所有人", "everybody"} : called(*names, viewers)));
    }
    if (!some) return {"游戏里没有这样的牌", "there is no such card in the game"};
    if (seen != (sight == Sight::SeeNot)) return {};
    if (is.all().empty()) return {"没有人看得见它", "nobody sees it"};
    return in_both("看得见的：{}", "it is seen:{}", is.all());
  };
}

ClaimReader::Test ClaimReader::place(const CardSpec& card) {
  const bool no = take("not");
  if (!take("in") && !take("on")) missing("where the card is: 'in discard', 'in hand of X', …");
  const Zone zone = take_place();
  take("of");
  const auto whose = take_seat();
  return [=, names = &lexicon_](const Game& g) -> TwoTongues {
    Findings is;
    bool there = false;
    for (int c = 0; c < g.state.cards; ++c) {
      const auto id = static_cast<CardId>(c);
      if (!card.fits_family(g.state.face[id])) continue;
      const jiesuan::Place& p = g.state.place[id];
      there = there || (p.zone == zone && (!whose || p.seat == *whose));
      if (p.zone != Zone::Pile)
        is.add(in_both("{}{}", "{} {}", described(g.state.face[id]), where(p, *names)));
    }
    if (there != no) return {};
    if (is.all().empty()) return {"这样的牌不在场上", "no such card is in play"};
    return in_both("这些牌：{}", "the cards are:{}", is.all());
  };
}

// Exactly these, or so many, or nothing.
ClaimReader::Test ClaimReader::cards_are(Seat who, CardSet (*cards)(const Game&, Seat),
                                         const TwoTongues& what) {
  std::optional<int> n = take_number();
  if (take("empty") || take("nothing")) n = 0;
  take("is");
  std::vector<CardSpec> specs;
  while (auto c = take_card()) {
    specs.push_back(*c);
    take("and");
  }
  if (!n && specs.empty()) missing("a number or the cards");
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    const CardSet are = cards(g, who);
    CardSet left = are;
    bool all = are.size() == (n ? *n : static_cast<int>(specs.size()));
    for (const CardSpec& spec : specs) {
      CardId found = kNoCard;
      for (CardId c : left)
        if (spec.fits_family(g.state.face[c])) found = c;
      all = all && found != kNoCard;
      if (found != kNoCard) left.remove(found);
    }
    if (all) return {};
    return in_both("{}{}：{}", "{} has {}: {}", me, what, list(g, are));
  };
}

// "pile 3", "discard pile 2".
ClaimReader::Test ClaimReader::size_is(int (*size)(const Game&), const TwoTongues& what) {
  take("pile");
  const int n = need_number();
  take("cards");
  return [=](const Game& g) -> TwoTongues {
    if (size(g) == n) return {};
    return in_both("{}有 {} 张牌", "{} has {} cards", what, size(g));
  };
}

}  // namespace jiesuan::judge
