#include "bots/steward/memory.h"

#include "cards/names.h"
#include "engine/content/catalogue.h"
#include "engine/content/hint.h"

namespace jiesuan::steward {
namespace {

// How much using the card on somebody tells.
float ill_will(CardName n) {
  if (is_slash(n) || n == kDuel) return 1.f;
  if (n == kIndulgence || n == kSupplyShortage) return 0.9f;
  if (n == kFireAttack) return 0.7f;
  if (n == kCollateral) return 0.4f;
  return 0.f;
}

// In cards and hp together: the sign is what matters.
float meaning(const Share& s) { return s.cards + 2 * s.hp + s.other - (s.flips ? 2.f : 0.f); }

}  // namespace

int Memory::known(Seat s, CardName family) const {
  int n = 0;
  for (const KnownCard& k : known_[s])
    if (def(k.face.name).family == family) ++n;
  return n;
}

void Memory::got_cards(Seat s) {
  lacks_jink_.remove(s);
  lacks_slash_.remove(s);
  lacks_peach_.remove(s);
}

void Memory::card_used(const LogEntry& e) {
  if (e.a == kNoSeat) return;
  const float weight = ill_will(e.card);
  if (weight > 0)
    for (Seat t : e.seats) beliefs_.harmed(e.a, t, e.seats.size() > 1 ? weight * 0.7f : weight);
  if (e.card == kNullification) beliefs_.harmed(e.a, e.b, 0.4f);
  if ((e.card == kDismantlement || e.card == kSnatch) && e.seats.size() == 1) {
    taker_ = e.a;
    taken_from_ = e.seats.first();
  }
}

void Memory::skill_launched(const LogEntry& e) {
  if (e.a == me_ && !launched_.full() && !launched_.has(e.skill)) launched_.push_back(e.skill);
  const Hint& h = hint_of(def(e.skill));
  const float does = meaning(h.target);
  for (Seat t : e.seats) {
    if (does < 0) beliefs_.harmed(e.a, t, 0.9f);
    if (does > 0) beliefs_.helped(e.a, t, 0.8f);
  }
}

void Memory::damage(const LogEntry& e) {
  if (is_slash(e.card) || e.card == kArcheryAttack) lacks_jink_.add(e.b);
  if (e.card == kDuel || e.card == kSavageAssault) lacks_slash_.add(e.b);
}

void Memory::moved(const Hearing& h) {
  const LogEntry& e = h.entry();
  if (taker_ != kNoSeat && e.a == taken_from_ && belongs_to_a_seat(e.from)) {
    if (e.from == Zone::Judging)
      beliefs_.helped(taker_, e.a, 0.8f);
    else
      beliefs_.harmed(taker_, e.a, 0.6f);
    taker_ = kNoSeat;
  }
  if (e.reason == Reason::Give && e.to == Zone::Hand && e.from == Zone::Hand)
    beliefs_.helped(e.a, e.b, 0.3f * static_cast<float>(std::min(e.n, 3)));
  if (e.from == Zone::Hand && e.a != kNoSeat) {
    auto& known = known_[e.a];
    if (e.cards.empty()) known.clear();  // some unseen card went: any of them, perhaps
    for (int i = known.size() - 1; i >= 0; --i)
      if (e.cards.has(known[i].card)) known.erase(i);
  }
  if (e.to == Zone::Hand && e.b != kNoSeat) {
    got_cards(e.b);
    if (e.b != me_)
      for (CardId c : e.cards)
        if (!known_[e.b].full()) known_[e.b].push_back({c, h.face(c)});
  }
}

void Memory::hears(const Hearing& h) {
  const LogEntry& e = h.entry();
  if (!has_looked_ && e.kind == LogKind::CardUsed) look(h.view());  // it came late: who is the lord?
  switch (e.kind) {
    case LogKind::TurnStarts:
      asked_this_turn_ = 0;
      launched_.clear();
      break;
    case LogKind::CardUsed:
      card_used(e);
      break;
    case LogKind::SkillLaunched:
      skill_launched(e);
      break;
    case LogKind::DamageDealt:
      damage(e);
      if (e.card == CardName::None) beliefs_.harmed(e.a, e.b, 0.4f);
      break;
    case LogKind::HpRecovered:
      beliefs_.helped(e.b, e.a, dying_ == e.a ? 1.6f : 0.9f);
      break;
    case LogKind::DyingStarts:
      dying_ = e.a;
      break;
    case LogKind::DyingSaved:
      dying_ = kNoSeat;
      break;
    case LogKind::Died:
      killer_ = e.b;
      dying_ = kNoSeat;
      break;
    case LogKind::AllegianceShown: {
      const auto role = static_cast<Role>(e.n);
      beliefs_.role_shown(e.a, role);
      beliefs_.harmed(killer_, e.a, 1.f);
      known_[e.a].clear();
      break;
    }
    case LogKind::Moved:
      moved(h);
      break;
    default:
      break;
  }
}

}  // namespace jiesuan::steward
