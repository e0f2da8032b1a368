// Sentences about cards: used, shown, moved.
#include <algorithm>

#include "judge/pattern_reader.h"

namespace jiesuan::judge {
namespace {

// Different faces for different specs.
bool all_among(std::vector<Face> faces, const std::vector<CardSpec>& cards) {
  return std::all_of(cards.begin(), cards.end(), [&](const CardSpec& c) {
    const auto it = std::find_if(faces.begin(), faces.end(), [&](const Face& f) { return c.fits_family(f); });
    if (it == faces.end()) return false;
    faces.erase(it);
    return true;
  });
}

// What goes one way in one move, whichever zones it comes from: told by the first such part.
struct OneWay {
  int n = 0;
  std::vector<Face> faces;
};
template <class GoesThere>
std::optional<OneWay> one_way(const Item& i, GoesThere goes_there) {
  if (i.entry.kind != LogKind::Moved || !goes_there(i.entry)) return {};
  OneWay all;
  for (std::size_t k = 0; k < i.move->size(); ++k) {
    const MovedPart& p = (*i.move)[k];
    if (!goes_there(p.entry)) continue;
    if (k < i.part) return {};
    all.n += p.entry.n;
    all.faces.insert(all.faces.end(), p.faces.begin(), p.faces.end());
  }
  return all;
}

}  // namespace

bool PatternReader::Viewers::fit(const LogEntry& e) const {
  const auto sees = [&](Seat viewer) { return told(e, viewer) && !redacted(e, viewer).cards.empty(); };
  if (!said) return true;
  if (!no && sees(kSpectator) != everybody) return false;
  for (Seat s = 0; s < players; ++s) {
    if (no && seats.has(s) && sees(s)) return false;
    if (!no && sees(s) != (everybody || seats.has(s))) return false;
  }
  return true;
}

// "seen by everybody", "seen by A and B", "not seen by C".
PatternReader::Viewers PatternReader::take_viewers() {
  Viewers v;
  v.no = take("not");
  if (!take("sees")) {
    if (v.no) missing("'seen by …' after 'not'");
    return v;
  }
  v.said = true;
  v.players = static_cast<int>(lexicon_.seats().size());
  if (!take("by")) missing("'by' after 'seen'");
  v.everybody = take("everybody");
  if (!v.everybody) v.seats = take_seats();
  if (!v.everybody && v.seats.empty()) missing("who sees it");
  return v;
}

// What is counted is counted in one move anyhow.
void PatternReader::take_in_one_move() {
  if (!take("in")) return;
  if (!take("one") && !take("1")) missing("'one move' after 'in'");
  if (!take("move")) missing("'move' after 'in one'");
}

PatternReader::Test PatternReader::uses(Seat who, LogKind kind) {
  const auto card = take_card();
  if (!card) missing("the card");
  std::vector<Seat> on;
  if (take("on") || take("→"))
    while (auto s = take_seat()) {
      on.push_back(*s);
      if (!take("and")) continue;
    }
  return [who, kind, card, on](const Item& i) {
    if (i.entry.kind != kind || i.entry.a != who) return false;
    if (card->name != CardName::None && !same_card(i.entry.card, card->name)) return false;
    if (card->suit != Suit::None && i.entry.suit != card->suit) return false;
    if (card->colour != Colour::None && colour_of(i.entry.suit) != card->colour) return false;
    if (card->number != 0 && !(i.faces.size() == 1 && i.faces[0].number == card->number)) return false;
    SeatSet targets;
    for (Seat s : on) targets.add(s);
    return on.empty() || targets == i.entry.seats;
  };
}

// A card is shown, or one that lay face down is turned up.
PatternReader::Test PatternReader::shows(Seat who) {
  const auto card = take_card();
  if (!card) missing("the card");
  const Viewers viewers = take_viewers();
  return [who, card, viewers](const Item& i) {
    return i.entry.kind == LogKind::Shown && i.entry.a == who && viewers.fit(i.entry) &&
           std::any_of(i.faces.begin(), i.faces.end(), [&](const Face& f) { return card->fits_family(f); });
  };
}

PatternReader::Test PatternReader::judges(Seat who) {
  const auto card = take_card();
  return [who, card](const Item& i) {
    if (i.entry.kind != LogKind::JudgeTurned || i.entry.a != who) return false;
    return !card || (!i.faces.empty() && card->fits_family(i.faces[0]));
  };
}

// Cards that go to (or come from) somebody in one move: a number of them, or those that are named.
PatternReader::Test PatternReader::moved(Seat who, Zone to, bool receives, std::optional<Reason> reason) {
  const auto n = take_number();
  take("cards");
  std::vector<CardSpec> cards;
  while (auto c = take_card()) {
    cards.push_back(*c);
    take("and");
  }
  take("cards");
  std::optional<Seat> other;
  if (take("from") || take("to")) {
    other = take_seat();
    if (!other) missing("a seat");
  }
  take_in_one_move();
  const Viewers viewers = take_viewers();
  return [=](const Item& i) {
    const auto way = one_way(i, [&](const LogEntry& e) {
      return e.to == to && (!reason || e.reason == *reason) && (receives ? e.b : e.a) == who &&
             (!other || (receives ? e.a : e.b) == *other);
    });
    return way && (!n || way->n == *n) && all_among(way->faces, cards) && viewers.fit(i.entry);
  };
}

// "白银狮子 to discard", "♠5 杀 and 闪 to hand of X in one move".
PatternReader::Test PatternReader::about_cards(const CardSpec& first) {
  if (take("offset"))
    return [first](const Item& i) {
      return i.entry.kind == LogKind::Offset && same_card(i.entry.card, first.name);
    };
  if (take("comes")) {
    if (!take("to") || !take("nothing")) missing("'to nothing' after 'comes'");
    return [first](const Item& i) {
      return i.entry.kind == LogKind::CameToNothing && same_card(i.entry.card, first.name);
    };
  }
  std::vector<CardSpec> cards = {first};
  take("and");
  while (auto c = take_card()) {
    cards.push_back(*c);
    take("and");
  }
  if (!take("to")) missing("where the card goes: 'to discard', 'to hand of X', …");
  const Zone zone = take_place();
  take("of");
  const auto whose = take_seat();
  take_in_one_move();
  const Viewers viewers = take_viewers();
  const auto goes_there = [zone, whose](const LogEntry& e) {
    return e.to == zone && (!whose || e.b == *whose);
  };
  if (cards.size() == 1)  // its own part of the move
    return [=](const Item& i) {
      return i.entry.kind == LogKind::Moved && goes_there(i.entry) && all_among(i.faces, cards) &&
             viewers.fit(i.entry);
    };
  return [=](const Item& i) {
    const auto way = one_way(i, goes_there);
    return way && all_among(way->faces, cards) && viewers.fit(i.entry);
  };
}

}  // namespace jiesuan::judge
