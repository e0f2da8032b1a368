#include "engine/event/log.h"

namespace jiesuan {
namespace {

template <class E>
const E& as(const Event& e) {
  return static_cast<const E&>(e);
}

Seat target_in_hand(const Use& u) {
  return u.current >= 0 && u.current < u.targets.size() ? u.target().seat : kNoSeat;
}

RunningEvent running_event(const Event& e) {
  RunningEvent out{e.id, e.kind, kNoSeat, kNoSeat};
  switch (e.kind) {
    case EventKind::Turn:
      out.who = as<Turn>(e).owner;
      break;
    case EventKind::Phase:
      out.who = as<Phase>(e).owner;
      break;
    case EventKind::Need:
      out.who = as<Need>(e).seat, out.whom = as<Need>(e).required;
      break;
    case EventKind::Use:
      out.who = as<Use>(e).user, out.whom = target_in_hand(as<Use>(e));
      break;
    case EventKind::Respond:
      out.who = as<Respond>(e).seat;
      break;
    case EventKind::Judgement:
      out.who = as<Judgement>(e).seat;
      break;
    case EventKind::Pindian:
      out.who = as<Pindian>(e).initiator;
      break;
    case EventKind::Damage:
      out.who = as<Damage>(e).source, out.whom = as<Damage>(e).victim;
      break;
    case EventKind::HpLoss:
      out.who = as<HpLoss>(e).seat;
      break;
    case EventKind::HpReduction:
      out.who = as<HpReduction>(e).seat;
      break;
    case EventKind::Recovery:
      out.who = as<Recovery>(e).seat;
      break;
    case EventKind::MaxHpChange:
      out.who = as<MaxHpChange>(e).seat;
      break;
    case EventKind::Dying:
      out.who = as<Dying>(e).seat;
      break;
    case EventKind::Death:
      out.who = as<Death>(e).seat, out.whom = as<Death>(e).killer;
      break;
    case EventKind::StateChange:
      out.who = as<StateChange>(e).seat;
      break;
    case EventKind::Reveal:
      out.who = as<Reveal>(e).seat;
      break;
    case EventKind::Skill:
      out.who = as<SkillUse>(e).owner;
      break;
    case EventKind::Game:
    case EventKind::Move:
      break;
  }
  return out;
}

void note_event(const Game& g, LogEntry& e) {
  e.event = g.event ? g.event->id : 0;
  e.cause = g.event && g.event->outer ? g.event->outer->id : 0;
}

constexpr std::size_t kUsualDepth = 6;  // of events in each other

void note_nesting(const Game& g, LogEntry& e) {
  e.nesting.clear();
  e.nesting.reserve(kUsualDepth);
  for (const Event* x = g.event; x; x = x->outer) e.nesting.push_back(running_event(*x));
}

// What a skill has left behind (裸衣's higher damage), and skills of equipment.
void note_origin(const Game& g, LogEntry& e) {
  e.left_behind = true;
  e.of_equipment = false;
  bool first = true;
  for (InstanceId id : g[e.b].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill != e.skill) continue;
    if (first) e.left_behind = i.scope != Scope::Game || i.delayed;
    first = false;
    e.of_equipment = e.of_equipment || (i.cls == PriorityClass::Equipment && !i.delayed);
  }
}

void note_use(const Use& u, LogEntry& e) {
  if (e.kind == LogKind::CardUsed && u.answers_use) e.answers = u.answers_use->id;
  if (e.kind == LogKind::Window) e.against = u.card.name, e.against_on = target_in_hand(u);
}

void note_faces(const Game& g, LogEntry& e) {
  e.faces.clear();
  for (CardId c : e.cards | e.together.cards()) e.faces.push_back({g.state.face[c], c});
}

}  // namespace

LogEntry completed(const Game& g, LogEntry e) {
  note_event(g, e);
  note_nesting(g, e);
  e.names = names_of(g, kAllSeeing);
  e.living = g.state.living;
  note_faces(g, e);
  const Seat about = e.kind == LogKind::DamageDealt ? e.b : e.a;
  if (is_seat(about)) e.hp = g[about].hp, e.max_hp = g[about].max_hp;
  if (e.kind == LogKind::SkillLaunched) note_origin(g, e);
  if (g.event && g.event->kind == EventKind::Use) note_use(as<Use>(*g.event), e);
  return e;
}

void write_log(Game& g, LogEntry&& e) {
  const LogDetail needed = e.kind == LogKind::Timing ? LogDetail::Timings : LogDetail::Told;
  if (g.log->detail() >= needed) return g.log->on_entry(g, completed(g, std::move(e)));
  note_event(g, e);
  g.log->on_entry(g, e);
}

bool LogEntry::inside(EventId id) const {
  for (const RunningEvent& x : nesting)
    if (x.id == id) return true;
  return false;
}

Face LogEntry::face(CardId c) const {
  for (const SeenCard& f : faces)
    if (f.id == c) return f;
  return {};
}

std::vector<SeenCard> LogEntry::shown() const {
  std::vector<SeenCard> out;
  for (const SeenCard& f : faces)
    if (cards.has(f.id)) out.push_back(f);
  return out;
}

bool told(const LogFacts& e, Seat viewer) {
  return !e.secret || viewer == kAllSeeing || has_viewer(e.visible_to, viewer);
}

namespace {

bool sees_the_cards(const LogFacts& e, Seat viewer) {
  return viewer == kAllSeeing || has_viewer(e.visible_to, viewer);
}

void take_out_closed_cards(LogFacts& e) {
  e.together.closed = {};
  if (e.open) return;
  e.cards = {};
  e.general = GeneralId::None;
  e.visible_to = {};  // who does know is nobody else's business
}

}  // namespace

LogFacts known_facts(const LogFacts& e, Seat viewer) {
  LogFacts out = e;
  if (!sees_the_cards(e, viewer)) take_out_closed_cards(out);
  return out;
}

LogEntry redacted(const LogEntry& e, Seat viewer) {
  LogEntry out = e;
  out.names = redacted(e.names, viewer);
  if (sees_the_cards(e, viewer)) return out;
  take_out_closed_cards(out);
  const CardSet known = out.cards | out.together.cards();
  std::erase_if(out.faces, [&](const SeenCard& f) { return !known.has(f.id); });
  return out;
}

}  // namespace jiesuan
