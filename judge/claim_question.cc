// What the open question allows, and what the rules allow whether or not somebody is asked.
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/selection.h"
#include "judge/answer.h"
#include "judge/choices.h"
#include "judge/claim_reader.h"

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

}  // namespace

ClaimReader::Test ClaimReader::may(Seat who) {
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

ClaimReader::Test ClaimReader::may_use(Seat who, bool no) {
  const auto card = take_card();
  if (!card || card->name == CardName::None) missing("the card");
  std::optional<Seat> on;
  if (take("on") || take("→")) {
    on = take_seat();
    if (!on) missing("a target after 'on'");
  }
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    const Request* r = open_question(g, who);
    bool yes = false;
    if (r)
      for (int i = 0; i < r->options.size() && !yes; ++i) {
        const Option& o = r->options[i];
        const bool as_that = o.as != CardName::None && (o.as == card->name || def(o.as).family == card->name);
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
    if (yes != no) return {};
    if (!r) return not_asked(me);
    return yes ? in_both("{}可以使用它", "{} may use it", me)
               : in_both("{}不能使用它", "{} may not use it", me);
  };
}

ClaimReader::Test ClaimReader::may_choose(Seat who, bool no) {
  const std::optional<Seat> seat = take_seat();
  std::optional<CardSpec> card;
  std::optional<Word> choice;
  if (!seat) card = take_card();
  if (!seat && !card) {
    if (!more()) missing("what may be chosen");
    choice = words_[i_++];
  }
  return [=, names = &lexicon_, me = name(who)](const Game& g) -> TwoTongues {
    const Request* r = open_question(g, who);
    if (!r) return not_asked(me);
    bool yes = false;
    if (seat) yes = choosable_seats(g, *r).has(*seat);
    if (card) yes = any_fits(g, choosable_cards(g, *r), *card);
    if (card && card->suit == Suit::None)  // a card to be named
      for (const Option& o : r->options) yes = yes || (o.kind == OptionKind::CardName && o.as == card->name);
    if (choice)
      for (const Option& o : r->options)
        yes = yes || choice_called(o, *choice) || (choice->is("hand") && o.kind == OptionKind::HandCard);
    if (yes != no) return {};
    TwoTongues what;
    for (Seat s : choosable_seats(g, *r)) what.list(called(*names, s));
    if (card) what.list(list(g, choosable_cards(g, *r)));
    if (what.empty()) what = {"别的", "something else"};
    return in_both("{}可以选择：{}", "{} may choose {}", me, what);
  };
}

ClaimReader::Test ClaimReader::may_decline(Seat who, bool no) {
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    const Request* r = open_question(g, who);
    if (!r) return not_asked(me);
    if (r->may_pass != no) return {};
    return no ? in_both("{}可以放弃", "{} may decline", me) : in_both("{}不能放弃", "{} may not decline", me);
  };
}

// "must discard 1": exactly so many of its own cards.
ClaimReader::Test ClaimReader::must(Seat who) {
  if (!take("discards")) missing("'discard N' after 'must'");
  const int n = need_number();
  take("cards");
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    const Request* r = open_question(g, who);
    if (!r) return not_asked(me);
    for (const Option& o : r->options)
      if (o.kind == OptionKind::Cards && o.min_cards == n && o.max_cards == n && !r->may_pass) return {};
    return in_both("{}不必正好弃置 {} 张", "{} need not discard exactly {}", me, n);
  };
}

ClaimReader::Test ClaimReader::asked(Seat who) {
  const bool no = take("not") || take("decline");
  take("for");
  if (take("nothing"))
    return truth([who](const Game& g) { return !open_question(g, who); },
                 in_both("{}被问到了", "{} is asked something", name(who)));
  if (!more()) missing("what is asked for");
  Test offered = question(who, no, words_[i_++]);
  if (!take("with")) return offered;
  if (!take("choices")) missing("'choices …' after 'with'");
  return
      [offered = std::move(offered), choices = ChoiceList(text_, words_, i_)](const Game& g) -> TwoTongues {
        TwoTongues wrong = offered(g);
        if (!wrong.empty()) return wrong;
        const Request& r = *g.request;
        std::vector<Option> options;
        for (const Option& o : r.options)
          if (o.kind != OptionKind::Pass) options.push_back(o);
        std::vector<Face> faces;
        for (CardId c : choosable_cards(g, r)) faces.push_back(g.state.face[c]);
        if (choices.is_all(options, choosable_seats(g, r), faces)) return {};
        return {"给出的是别的选项", "other choices are offered"};
      };
}

ClaimReader::Test ClaimReader::question(Seat who, bool no, const Word& w) {
  if (!w.names_something() && !w.is("act")) unknown(w);
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    const Request* r = open_question(g, who);
    const bool yes = r && (w.is("act") ? r->ask == Ask::Act : offers(g, *r, w));
    if (yes != no) return {};
    return yes ? in_both("向{}问了“{}”", "{} is asked for '{}'", me, w.text)
               : in_both("没有向{}问“{}”", "{} is not asked for '{}'", me, w.text);
  };
}

// Nothing forbids the card and its limit is not used up, whether or not there is a target (R000-52).
ClaimReader::Test ClaimReader::allowed(Seat who) {
  const auto card = take_card();
  if (!card || card->name == CardName::None) missing("the card");
  return [=, me = name(who)](const Game& g) -> TwoTongues {
    VirtualCard v;
    v.name = card->name;
    const bool yes = !forbidden(g, Deed{Act::Use, who, v}) && within_limit(g, who, v);
    return yes ? TwoTongues{} : in_both("不允许{}使用它", "{} is not allowed to use it", me);
  };
}

// "targets of 杀 are 乙, 丙" / "targets of 杀 are nobody".
ClaimReader::Test ClaimReader::targets(Seat who) {
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
  return [=, names = &lexicon_](const Game& g) -> TwoTongues {
    CardId held = kNoCard;
    for (CardId c : g[who].hand)
      if (card->fits_family(as_it_lies(g, c))) held = c;
    VirtualCard v;
    v.name = card->name;
    if (held != kNoCard) v = as_itself(g, who, held);
    const SeatSet are = legal_targets(g, who, v);
    if (are == want) return {};
    return in_both("合法的目标：{}", "the legal targets are {}", called(*names, are));
  };
}

}  // namespace jiesuan::judge
