// 检索 — a piece of card face information is named; cards are turned up from the top of the pile until one
// shows it. When the pile runs out: if the discard pile has such a card it is shuffled in and the search goes
// on; if it has none it is shuffled in and the search ends; if it is empty the search ends.
//                                                                             [R002-37 … R002-41, §16 23–26]
#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {

bool SearchFor::matches(const Face& f) const {
  switch (kind) {
    case Kind::Name:
      return family_of(f.name) == family_of(name);
    case Kind::Suit:
      return f.suit == suit;
    case Kind::Colour:
      return colour_of(f.suit) == colour;
    case Kind::Type:
      return type == Category::Trick ? def(f.name).is_trick() : def(f.name).category == type;
    case Kind::Number:
      return f.number == number;
  }
  return false;
}

namespace {

// There is a card to turn up. Cards of running events do not lie in the discard pile, so they take no part.
bool pile_goes_on(Game& g, const SearchFor& what) {
  if (g.state.pile_size > 0) return true;
  bool hope = false;
  for (CardId c : g.state.discard - g.state.kept_out) hope = hope || what.matches(g.state.face[c]);
  supply_pile(g, 1);
  return hope;
}

}  // namespace

Task<Searched> search(Game& g, SearchFor what) {
  Searched result;
  while (pile_goes_on(g, what)) {
    const CardSet turned = co_await turn_up(g, 1);
    const CardId c = turned.first();
    if (what.matches(g.state.face[c])) {
      result.found = c;
      break;
    }
    result.others.add(c);
  }
  co_return result;
}

Task<> put_away(Game& g, Searched done) {
  CardSet rest = done.others;
  if (done.found != kNoCard) rest.add(done.found);
  rest &= g.state.processing;  // the found one, if nobody took it
  if (!rest.empty()) co_await move_cards(g, moving(g, rest, Zone::Discard, kNoSeat, Reason::Put, kNoSeat));
}

Task<> search_and_obtain(Game& g, Seat who, SearchFor what) {
  const Searched result = co_await search(g, what);
  if (result.found != kNoCard && g.state.processing.has(result.found))
    co_await obtain(g, who, CardSet(result.found));
  co_await put_away(g, result);
}

namespace {

const RulesModule search_part(
    {.id = "002.search",
     .zh = "检索",
     .en = "Search",
     .text_zh = "声明一种牌面信息，由牌堆顶逐张亮出，直到亮出相符的牌；其余的置入弃牌堆。",
     .text_en = "Name a piece of card face information and turn up the pile until a card shows "
                "it; the others are put away."});

}  // namespace
}  // namespace jiesuan
