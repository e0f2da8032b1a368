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

bool does_harm(CardName n) {
  return ill_will(n) > 0 || n == kSavageAssault || n == kArcheryAttack || n == kDismantlement || n == kSnatch;
}

// A card somebody is taken to use by a skill it does not have (离间).
bool of_anothers_skill(const Hearing& h) {
  const LogFacts& e = h.entry();
  if (e.skill == SkillId::None || !e.cards.empty() || ill_will(e.card) == 0) return false;
  return !h.has_skill(e.a, e.skill);
}

// In cards and hp together: the sign is what matters.
float meaning(const Share& s) { return s.cards + 2 * s.hp + s.other - (s.flips ? 2.f : 0.f); }

}  // namespace

bool calls_for_help(const SkillDef& s) { return s.has(Tag::Lord) && s.may_act_at(Timing::NeedRespond1); }

int Memory::known(Seat s, CardName family) const {
  int n = 0;
  for (const KnownCard& k : known_[s])
    if (def(k.face.name).family == family) ++n;
  return n;
}

void Memory::look(const Question& q) {
  hegemony_ = is_hegemony(q.table());
  if (hegemony_)
    forces_.look(q.view());
  else
    beliefs_.look(q.table(), [&](Seat s) { return role_of(q.allegiance(s)); });
  has_looked_ = true;
  ++asked_this_turn_;
}

void Memory::look(const View& v) {
  hegemony_ = is_hegemony(v);
  if (hegemony_)
    forces_.look(v);
  else
    beliefs_.look(v);
  has_looked_ = true;
  ++asked_this_turn_;
}

void Memory::got_cards(Seat s) {
  lacks_jink_.remove(s);
  lacks_slash_.remove(s);
  lacks_peach_.remove(s);
  silent_.remove(s);
}

void Memory::harmed(Seat by, Seat whom, float weight) {
  if (hegemony_)
    forces_.acted(by, whom, -weight);
  else
    beliefs_.harmed(by, whom, weight);
}
void Memory::helped(Seat by, Seat whom, float weight) {
  if (hegemony_)
    forces_.acted(by, whom, weight);
  else
    beliefs_.helped(by, whom, weight);
}

// In the identity game a dead character's role; in 国战 the force somebody stands by from now on.
void Memory::side_shown(const Hearing& h) {
  const LogFacts& e = h.entry();
  if (!has_looked_) look(h.view());
  if (hegemony_) return forces_.look(h.view());
  beliefs_.role_shown(e.a, static_cast<Role>(e.n));
  harmed(killer_, e.a, 1.f);
  known_[e.a].clear();
}

void Memory::card_used(const Hearing& h) {
  const LogFacts& e = h.entry();
  if (!has_looked_) look(h.view());  // it came late: who is the lord?
  caller_ = kNoSeat;
  if (e.a == kNoSeat) return;
  if (kNullifications.has(e.card)) {
    if (e.against_on == e.a) return;  // to defend oneself says nothing
    harmed(e.a, e.b, 0.4f);
    if (does_harm(e.against)) helped(e.a, e.against_on, 0.5f);
    return;
  }
  const bool lent = (e.a == lent_ && is_slash(e.card)) || of_anothers_skill(h);
  const float weight = lent ? 0.3f : ill_will(e.card);
  if (weight > 0)
    for (Seat t : e.seats) harmed(e.a, t, e.seats.size() > 1 ? weight * 0.7f : weight);
  lent_ = kNoSeat;
  if (e.card == kCollateral && e.seats.size() == 1) {
    lent_ = e.seats.first();
    harmed(e.a, e.b, 0.6f);
  }
  if ((e.card == kDismantlement || e.card == kSnatch) && e.seats.size() == 1) {
    taker_ = e.a;
    taken_from_ = e.seats.first();
  }
}

void Memory::skill_launched(const LogFacts& e) {
  if (e.a == me_ && !launched_.full() && !launched_.has(e.skill)) launched_.push_back(e.skill);
  const Hint& h = hint_of(def(e.skill));
  if (calls_for_help(def(e.skill))) {
    caller_ = e.a;
    for (Seat s = 0; s < kMaxSeats; ++s) silent_.add(s);
  }
  const float does = meaning(h.target);
  for (Seat t : e.seats) {
    if (does < 0) harmed(e.a, t, 0.9f);
    if (does > 0) helped(e.a, t, 0.8f);
  }
}

// Whoever helps was silent no more, and nobody behind it was asked.
void Memory::responded(const LogFacts& e) {
  if (caller_ == kNoSeat) return;
  if (e.a != caller_)
    for (Seat s = e.a; s != caller_; s = static_cast<Seat>((s + 1) % kMaxSeats)) silent_.remove(s);
  caller_ = kNoSeat;
}

void Memory::damage(const LogFacts& e) {
  caller_ = kNoSeat;
  if (is_slash(e.card) || e.card == kArcheryAttack) lacks_jink_.add(e.b);
  if (e.card == kDuel || e.card == kSavageAssault) lacks_slash_.add(e.b);
  if (e.card == CardName::None) harmed(e.a, e.b, 0.4f);
}

void Memory::taken(const LogFacts& e) {
  if (e.a != taken_from_ || !belongs_to_a_seat(e.from)) return;
  if (e.from == Zone::Judging)
    helped(taker_, e.a, 0.8f);
  else
    harmed(taker_, e.a, 0.6f);
  taker_ = kNoSeat;
}

void Memory::moved(const Hearing& h) {
  const LogFacts& e = h.entry();
  if (taker_ != kNoSeat) taken(e);
  if (e.from == Zone::Hand && e.a != kNoSeat) {
    if (e.reason == jiesuan::Reason::Give && e.to == Zone::Hand)
      helped(e.a, e.b, 0.3f * static_cast<float>(std::min(e.n, 3)));
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

void Memory::takes_in(const Hearing& h) {
  const LogFacts& e = h.entry();
  switch (e.kind) {
    case LogKind::TurnStarts:
      asked_this_turn_ = 0;
      launched_.clear();
      break;
    case LogKind::CardUsed:
      return card_used(h);
    case LogKind::CardResponded:
      return responded(e);
    case LogKind::SkillLaunched:
      return skill_launched(e);
    case LogKind::DamageDealt:
      return damage(e);
    case LogKind::HpRecovered:
      return helped(e.b, e.a, dying_ == e.a ? 1.6f : 0.9f);
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
    case LogKind::AllegianceShown:
      return side_shown(h);
    case LogKind::Moved:
      return moved(h);
    default:
      break;
  }
}

}  // namespace jiesuan::steward
