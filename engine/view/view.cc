#include "engine/view/view.h"

#include <algorithm>

#include "engine/content/mode.h"
#include "engine/content/rulebook.h"
#include "engine/content/seat_state.h"
#include "engine/query/kept_generals.h"
#include "engine/query/states.h"

namespace jiesuan {

bool can_see_of_others(const Game& g, Seat viewer, CardId c) {
  const Place& p = g.state.place[c];
  if (viewer == kAllSeeing) return p.zone != Zone::Pile && p.zone != Zone::Outside;
  if (!g.run.over && viewer != kSpectator && g.request->seat == viewer && g.run.waiting &&
      g.request->looking_at.has(c))
    return true;
  if (g.state.face_down.has(c)) return false;  // only whoever laid it, or by whose general it lies, may look
  switch (p.zone) {
    case Zone::Discard:
    case Zone::Processing:
    case Zone::Equipment:
    case Zone::Judging:
    case Zone::OnGeneral:
    case Zone::Beside:
      return true;
    case Zone::Hand:
      return g.state.face_up.has(c);
    case Zone::Pile:
    case Zone::Outside:
      return false;
  }
  return false;
}

CardSet hidden_from(const Game& g, Seat viewer) {
  CardSet hidden;
  for (int c = 0; c < g.state.cards; ++c) {
    const bool in_game = g.state.place[c].zone != Zone::Outside;
    if (in_game && !can_see(g, viewer, static_cast<CardId>(c))) hidden.add(static_cast<CardId>(c));
  }
  return hidden;
}

namespace {

SeenCard seen(const Game& g, Seat viewer, CardId c) {
  return can_see(g, viewer, c) ? SeenCard{g.state.face[c], c} : SeenCard{};
}

// A general's skill; nobody is told of one that could be granted.
bool shows(const Game& g, Seat viewer, const Instance& i) {
  const bool own = i.owner == viewer || viewer == kAllSeeing;
  return (own || !on_hidden_general(g, i)) && (!i.granted() || in_force(g, i));
}

void add_instances(SeatView& x, const Game& g, Seat viewer, Seat s) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.general_skill()) {
      if (shows(g, viewer, i)) x.skills.push_back(i.skill);
    } else if (i.scope != Scope::Game && !i.delayed) {
      const bool known = !i.secret || viewer == kAllSeeing || (is_seat(viewer) && i.creator == viewer);
      if (known) x.effects.push_back(i.skill);
    }
  }
}

void add_equipment(SeatView& x, const Game& g, const Character& c) {
  for (CardId card : c.equipment)
    if (card != kNoCard) x.equipment.push_back({g.state.face[card], card});
  if (x.equipment.size() > 1)
    std::sort(x.equipment.begin(), x.equipment.end(),
              [](const SeenCard& a, const SeenCard& b) { return a.id < b.id; });
  if (!g.state.tapped.empty())
    for (const SeenCard& card : x.equipment)
      if (g.state.tapped.has(card.id)) x.tapped.push_back(card.id);
}

// Those that are not known come last.
void add_laid(View& v, const Game& g) {
  std::vector<std::pair<Seat, LaidCard>> unknown;
  for (CardId c : g.state.laid) {
    const Place& p = g.state.place[c];
    const SeenCard card = seen(g, v.viewer, c);
    const SkillId by = p.tag ? static_cast<SkillId>(p.tag - 1) : SkillId::None;
    const LaidCard laid{card, by, p.zone == Zone::Beside};
    if (card.id == kNoCard)
      unknown.emplace_back(p.seat, laid);
    else
      v.seats[p.seat].laid.push_back(laid);
  }
  for (const auto& [seat, laid] : unknown) v.seats[seat].laid.push_back(laid);
}

}  // namespace

void show_seat(SeatView& x, const Game& g, Seat viewer, Seat s) {
  const Character& c = g[s];
  const bool own = s == viewer || viewer == kAllSeeing;
  for (int i = 0; i < 2; ++i) {
    x.has_general[i] = c.general[i].general != GeneralId::None;
    x.hidden[i] = c.general[i].hidden;
    x.soldier[i] = c.general[i].is_soldier();
    if (!c.general[i].hidden || own) x.general[i] = c.general[i].general;
  }
  x.kingdom = c.kingdom;
  x.gender = c.gender;
  if (knows_allegiance(g, viewer, s)) x.allegiance = c.allegiance;
  x.hp = c.hp;
  x.max_hp = c.max_hp;
  x.hp_floor = c.hp_floor;
  x.hand_size = c.hand.empty() ? 0 : c.hand.size();  // counting costs more than a look
  x.alive = g.alive(s);
  x.chained = c.chained;
  x.flipped = c.flipped;
  add_equipment(x, g, c);
  if (!g.state.face_up.empty())
    for (CardId card : c.hand & g.state.face_up) x.open_hand.push_back({g.state.face[card], card});
  for (const DelayedTrick& t : c.judging)
    x.judging.push_back({SeenCard{g.state.face[t.card], t.card}, t.name});
  add_instances(x, g, viewer, s);
  for (const SeatState* state : g.rules->seat_states())
    if (state->holds(g, s)) x.effects.push_back(state->called.number);
  for (const MarkCount& m : c.marks) x.marks.push_back(m);
  if (!g.state.kept_generals.empty()) {
    x.spare = generals_kept_by(g, s).size();
    if (const KeptGeneral* open = open_general_of(g, s)) x.shown = open->general;
  }
  if (viewer == kAllSeeing)
    for (CardId card : c.hand) x.hand.push_back({g.state.face[card], card});
}

void show_table(TableView& v, const Game& g, Seat viewer) {
  const GameState& f = g.state;
  v.viewer = viewer;
  v.mode = g.mode;
  v.players = g.players();
  v.living = f.living;
  v.turn = f.turn.owner;
  v.turn_serial = f.turn.serial;
  v.in_phase = f.turn.in_phase;
  v.phase = f.turn.phase;
  v.round = f.round;
  v.pile_size = f.pile_size;
  v.outcome = f.outcome;
  v.winners = f.winners;
  if (g.mode->counts_are_known)
    for (Seat s = 0; s < g.players(); ++s) ++v.allegiances[static_cast<int>(g[s].allegiance)];
  v.discard = f.discard;
  if (is_seat(viewer)) {
    if (!f.kept_generals.empty())
      for (std::uint16_t n : generals_kept_by(g, viewer).numbers())
        v.spare.push_back(static_cast<GeneralId>(n));
    for (CardId c : g[viewer].hand) v.hand.push_back({f.face[c], c});
  }
  for (const bool known : {true, false})
    for (CardId c : f.processing)
      if (const SeenCard card = seen(g, viewer, c); (card.id != kNoCard) == known)
        v.processing.push_back(card);
  if (g.run.waiting && g.request->seat == viewer) v.asked = viewer;
}

View view_of(const Game& g, Seat viewer) {
  View v;
  show_table(v, g, viewer);
  for (Seat s = 0; s < g.players(); ++s) show_seat(v.seats.emplace_back(), g, viewer, s);
  add_laid(v, g);
  return v;
}

bool shows_skill(const Game& g, Seat viewer, Seat s, SkillId skill) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == skill && i.general_skill() && shows(g, viewer, i)) return true;
  }
  return false;
}

Names names_of(const View& v) {
  Names out;
  out.mode = v.mode;
  for (const SeatView& s : v.seats) {
    Names::Of of;
    for (int i = 0; i < 2; ++i) {
      of.general[i] = s.general[i];
      of.hidden[i] = s.has_general[i] && s.general[i] == GeneralId::None;
    }
    of.allegiance = s.allegiance;
    out.seat.push_back(of);
  }
  return out;
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
  Writer& operator<<(const SeenCard& c) { return *this << c.name << c.suit << c.number << c.id; }
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
  w << v.viewer << v.turn << v.turn_serial << v.in_phase << v.phase << v.round << v.pile_size << v.outcome
    << v.winners << v.seats.size();
  for (int n : v.allegiances) w << n;
  for (const SeatView& s : v.seats) {
    w << s.general[0] << s.general[1] << s.has_general[0] << s.has_general[1] << s.kingdom << s.gender
      << s.allegiance << s.hp << s.max_hp << s.hp_floor << s.hand_size << s.alive << s.chained << s.flipped
      << s.spare << s.shown << s.equipment.size();
    for (int i = 0; i < 2; ++i) w << s.hidden[i] << s.soldier[i];
    for (const SeenCard& f : s.equipment) w << f;
    w << s.open_hand.size() << s.tapped.size();
    for (const SeenCard& f : s.open_hand) w << f;
    for (CardId c : s.tapped) w << c;
    for (const auto& [face, name] : s.judging) w << face << name;
    for (SkillId id : s.skills) w << id;
    w << s.effects.size();
    for (SkillId id : s.effects) w << id;
    for (const MarkCount& m : s.marks) w << m.skill << m.n;
    w << s.laid.size();
    for (const LaidCard& c : s.laid) w << c.face << c.skill << c.beside;
  }
  for (GeneralId id : v.spare) w << id;
  for (const SeenCard& c : v.hand) w << c;
  w << v.discard.size();
  for (CardId c : v.discard) w << g.state.face[c];
  for (const SeenCard& f : v.processing) w << f;
  w << v.asked;
  if (v.asked != kNoSeat) write_request(w, *g.request);
  return w.take();
}

}  // namespace jiesuan
