#include "engine/view/view.h"

#include "engine/content/rulebook.h"

namespace jiesuan {

bool can_see(const Game& g, Seat viewer, CardId c) {
  const Place& p = g.state.place[c];
  if (!g.run.over && viewer != kSpectator && g.request->seat == viewer && g.run.waiting &&
      g.request->looking_at.has(c))
    return true;
  if (g.state.face_down.has(c))  // whoever laid it, or by whose general it lies, may look (principles §9)
    return viewer != kSpectator && p.seat == viewer;
  switch (p.zone) {
    case Zone::Discard:
    case Zone::Processing:
    case Zone::Equipment:
    case Zone::Judging:
    case Zone::OnGeneral:
    case Zone::Beside:
      return true;
    case Zone::Hand:
      return p.seat == viewer;
    case Zone::Pile:
    case Zone::Outside:
      return false;
  }
  return false;
}

// When the game is over the cards are turned up.
bool knows_allegiance(const Game& g, Seat viewer, Seat of) {
  if (g.over() || g[of].allegiance_shown) return true;
  const Mode& mode = g.rules->mode();
  return mode.knows_allegiance ? mode.knows_allegiance(g, viewer, of) : of == viewer;
}

CardSet hidden_from(const Game& g, Seat viewer) {
  CardSet hidden;
  for (int c = 0; c < g.state.cards; ++c) {
    const bool in_game = g.state.place[c].zone != Zone::Outside;
    if (in_game && !can_see(g, viewer, static_cast<CardId>(c))) hidden.add(static_cast<CardId>(c));
  }
  return hidden;
}

View view_of(const Game& g, Seat viewer) {
  const GameState& f = g.state;
  View v;
  v.viewer = viewer;
  v.turn = f.turn.owner;
  v.in_phase = f.turn.in_phase;
  v.phase = f.turn.phase;
  v.round = f.round;
  v.pile_size = f.pile_size;
  v.outcome = f.outcome;
  for (Seat s = 0; s < g.players(); ++s) {
    const Character& c = g[s];
    if (g.rules->mode().counts_are_known) ++v.allegiances[static_cast<int>(c.allegiance)];
    SeatView x;
    for (int i = 0; i < 2; ++i)
      if (!c.general[i].hidden || s == viewer) x.general[i] = c.general[i].general;
    x.kingdom = c.kingdom;
    x.gender = c.gender;
    if (knows_allegiance(g, viewer, s)) x.allegiance = c.allegiance;
    x.hp = c.hp;
    x.max_hp = c.max_hp;
    x.hand_size = c.hand.size();
    x.alive = c.alive;
    x.chained = c.chained;
    x.flipped = c.flipped;
    for (CardId card : c.equipped()) x.equipment.push_back(f.face[card]);
    for (const DelayedTrick& t : c.judging) x.judging.emplace_back(f.face[t.card], t.name);
    for (InstanceId id : c.instances) {
      const Instance& i = f.instance[id];
      const bool printed_hidden = i.printed() && c.general[i.slot].hidden && s != viewer;
      if (i.general_skill() && !printed_hidden) x.skills.push_back(i.skill);
      const bool known = !i.secret || (viewer != kSpectator && i.creator == viewer);
      if (i.scope != Scope::Game && !i.delayed && known) x.effects.push_back(i.skill);
    }
    for (const MarkCount& m : c.marks) x.marks.push_back(m);
    x.spare = c.spare.size();
    x.shown = c.shown;
    v.seats.push_back(x);
  }
  for (int n = 0; n < f.cards; ++n) {
    const Place& p = f.place[n];
    if (p.zone != Zone::OnGeneral && p.zone != Zone::Beside) continue;
    const auto c = static_cast<CardId>(n);
    const SkillId by = p.tag ? static_cast<SkillId>(p.tag - 1) : SkillId::None;
    v.seats[p.seat].laid.push_back({can_see(g, viewer, c) ? f.face[c] : Face{}, by, p.zone == Zone::Beside});
  }
  if (viewer != kSpectator)
    for (std::uint16_t n : g[viewer].spare.numbers()) v.spare.push_back(static_cast<GeneralId>(n));
  if (viewer != kSpectator)
    for (CardId c : g[viewer].hand) v.hand.emplace_back(c, f.face[c]);
  for (CardId c : f.discard) v.discard.push_back(f.face[c]);
  for (CardId c : f.processing) v.processing.push_back(can_see(g, viewer, c) ? f.face[c] : Face{});
  if (g.run.waiting && g.request->seat == viewer) v.asked = viewer;
  return v;
}

namespace {

class Writer {
 public:
  template <class T>
  Writer& operator<<(T v) {
    const auto n = static_cast<std::int64_t>(v);
    for (int i = 0; i < 4; ++i) out_.push_back(static_cast<char>(n >> (8 * i)));
    return *this;
  }
  Writer& operator<<(const Face& f) { return *this << f.name << f.suit << f.number; }
  Writer& operator<<(const CardSet& s) {
    *this << s.size();
    for (CardId c : s) *this << c;
    return *this;
  }
  Writer& operator<<(const SeatSet& s) {
    *this << s.size();
    for (Seat c : s) *this << c;
    return *this;
  }
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

void write_request(Writer& w, const Request& r) {
  w << r.id << r.seat << r.ask << r.timing << r.skill << r.card << r.about << r.may_pass << r.to_use
    << r.looking_at;
  w << r.options.size();
  for (const Option& o : r.options)
    w << o.kind << o.value << o.unit << o.as << o.skill << o.general << o.min_cards << o.max_cards
      << o.min_seats << o.max_seats << o.cards << o.seats;
}

}  // namespace

std::string view_bytes(const Game& g, Seat viewer) {
  const View v = view_of(g, viewer);
  Writer w;
  w << v.viewer << v.turn << v.in_phase << v.phase << v.round << v.pile_size << v.outcome << v.seats.size();
  for (int n : v.allegiances) w << n;
  for (const SeatView& s : v.seats) {
    w << s.general[0] << s.general[1] << s.kingdom << s.gender << s.allegiance << s.hp << s.max_hp
      << s.hand_size << s.alive << s.chained << s.flipped << s.spare << s.shown << s.equipment.size();
    for (const Face& f : s.equipment) w << f;
    for (const auto& [face, name] : s.judging) w << face << name;
    for (SkillId id : s.skills) w << id;
    w << s.effects.size();
    for (SkillId id : s.effects) w << id;
    for (const MarkCount& m : s.marks) w << m.skill << m.n;
    w << s.laid.size();
    for (const LaidCard& c : s.laid) w << c.face << c.skill << c.beside;
  }
  for (GeneralId id : v.spare) w << id;
  for (const auto& [id, face] : v.hand) w << id << face;
  w << v.discard.size();
  for (const Face& f : v.discard) w << f;
  for (const Face& f : v.processing) w << f;
  w << v.asked;
  if (v.asked != kNoSeat) write_request(w, *g.request);
  return w.take();
}

}  // namespace jiesuan
