// What happens only under rules modules: cards turned where they lie, several cards recast, states, floors,
// effect values.
#include <algorithm>

#include "judge/pattern_reader.h"
#include "modules/variant002/states.h"

namespace jiesuan::judge {

std::optional<PatternReader::Test> PatternReader::under_other_rules(Seat who, const Word& verb) {
  const auto veil = [who](LogKind kind) {
    return [=](const Item& i) {
      return i.entry.kind == kind && i.entry.a == who && i.entry.skill == veiled.number;
    };
  };
  if (verb.is("opens")) return turned(who, LogKind::HandOpened);
  if (verb.is("closes")) return turned(who, LogKind::HandClosed);
  if (verb.is("taps")) return turned(who, LogKind::Tapped);
  if (verb.is("untaps")) return turned(who, LogKind::Untapped);
  if (verb.is("recasts")) return recasts(who);
  if (verb.is("veiled")) return veil(LogKind::StateEntered);
  if (verb.is("unveiled")) return veil(LogKind::StateLeft);
  if (verb.is("floor")) {
    take("becomes");
    return amount(LogKind::HpFloorChanged, who);
  }
  return {};
}

// The cards leave the hand, wherever they go first.
PatternReader::Test PatternReader::recasts(Seat who) {
  const auto n = take_number();
  take("cards");
  return [=](const Item& i) {
    const LogEntry& e = i.entry;
    return e.kind == LogKind::Moved && e.reason == Reason::Recast && e.a == who && (!n || e.n == *n);
  };
}

// "taps 八卦阵", "opens 2": so many, these among them.
PatternReader::Test PatternReader::turned(Seat who, LogKind kind) {
  const auto n = take_number();
  take("cards");
  std::vector<CardSpec> cards;
  while (auto c = take_card()) {
    cards.push_back(*c);
    take("and");
  }
  return [=](const Item& i) {
    if (i.entry.kind != kind || i.entry.a != who || (n && i.entry.n != *n)) return false;
    return std::all_of(cards.begin(), cards.end(), [&](const CardSpec& c) {
      return std::any_of(i.faces.begin(), i.faces.end(), [&](const Face& f) { return c.fits_family(f); });
    });
  };
}

// "value of 杀 becomes 2".
PatternReader::Test PatternReader::effect_value() {
  take("of");
  const auto card = take_card();
  if (!card || card->name == CardName::None) missing("the card");
  take("becomes");
  const auto n = take_number();
  return [=](const Item& i) {
    return i.entry.kind == LogKind::EffectValue && same_card(i.entry.card, card->name) &&
           (!n || i.entry.n == *n);
  };
}

}  // namespace jiesuan::judge
