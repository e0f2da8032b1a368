#include "engine/api/question.h"

#include "engine/query/cards.h"
#include "engine/query/distance.h"
#include "engine/query/states.h"

namespace jiesuan {
namespace {

// Down the chain of answers to the card that is neither 闪 nor 无懈可击.
void note_countered(Scene& scene, const Use* against) {
  const Use* u = against;
  while (u->answers_use) {
    u = u->answers_use;
    scene.restores = !scene.restores;
  }
  scene.countered = card_in_use(*u);
}

class Reader {
 public:
  Reader(Scene& scene, Seat asked) : scene_(scene), asked_(asked) {}

  void read(const Event& e) {
    if (!kind_known_ && e.kind != EventKind::Skill && e.kind != EventKind::Need) {
      scene_.kind = e.kind;
      kind_known_ = true;
    }
    switch (e.kind) {
      case EventKind::Use:
        if (first(e.kind)) scene_.using_card = true, scene_.use = card_in_use(static_cast<const Use&>(e));
        break;
      case EventKind::Damage:
        if (first(e.kind)) read_damage(static_cast<const Damage&>(e));
        break;
      case EventKind::Judgement:
        if (first(e.kind)) read_judgement(static_cast<const Judgement&>(e));
        break;
      case EventKind::Pindian:
        if (first(e.kind)) read_pindian(static_cast<const Pindian&>(e));
        break;
      case EventKind::Dying:
        if (first(e.kind)) scene_.dying = static_cast<const Dying&>(e).seat;
        break;
      case EventKind::Death:
        if (first(e.kind)) {
          scene_.dead = static_cast<const Death&>(e).seat;
          scene_.killer = static_cast<const Death&>(e).killer;
        }
        break;
      case EventKind::Move:
        if (first(e.kind)) {
          for (const MovePart& p : static_cast<const Move&>(e).parts)
            if (scene_.moved_from == kNoSeat) scene_.moved_from = p.from_seat;
        }
        break;
      case EventKind::StateChange:
        if (first(e.kind)) scene_.changed = static_cast<const StateChange&>(e).seat;
        break;
      case EventKind::Recovery:
        if (first(e.kind)) scene_.recovered = static_cast<const Recovery&>(e).seat;
        break;
      case EventKind::Skill:
        read_skill(static_cast<const SkillUse&>(e));
        break;
      case EventKind::Phase:
        if (first(e.kind)) scene_.phase_owner = static_cast<const Phase&>(e).owner;
        break;
      case EventKind::Need:
        read_need(static_cast<const Need&>(e));
        break;
      default:
        break;
    }
  }

 private:
  bool first(EventKind k) {
    const auto bit = std::uint32_t{1} << static_cast<int>(k);
    const bool yes = !(seen_ & bit);
    seen_ |= bit;
    return yes;
  }
  void read_damage(const Damage& d) {
    scene_.damage_source = d.source;
    scene_.damage_victim = d.victim;
    scene_.damage = d.amount;
    scene_.element = d.element;
    if (d.use) scene_.damage_card = d.use->card.name;
  }
  void read_judgement(const Judgement& j) {
    scene_.judging = j.seat;
    scene_.judge_card = j.card;
    scene_.judged_card = j.name;
    scene_.judged_skill = j.skill;
  }
  void read_pindian(const Pindian& p) {
    scene_.pindian_by = p.initiator;
    if (!p.targets.empty()) scene_.pindian_with = p.targets[0];
  }
  void read_skill(const SkillUse& s) {
    if (first(s.kind)) {
      scene_.skill = s.skill;
      scene_.skill_owner = s.owner;
    }
    if (s.skill == scene_.judged_skill && scene_.judged_owner == kNoSeat) scene_.judged_owner = s.owner;
    if (helping_ && scene_.helped == kNoSeat) scene_.helped = s.owner;
  }
  void read_need(const Need& n) {
    if (!first(n.kind)) return;
    helping_ = n.helping;
    if (n.seat == asked_) {
      scene_.wanted = n.wanted;
      scene_.needed_for = n.required;
      scene_.to_respond = n.respond;
    }
    if (n.against) note_countered(scene_, n.against);
  }

  Scene& scene_;
  Seat asked_;
  std::uint32_t seen_ = 0;
  bool kind_known_ = false;
  bool helping_ = false;
};

}  // namespace

namespace {

// A view is made where it stays: it is too large to be made elsewhere and moved, and most of it stays unused.
struct ViewInPlace {
  const Game& game;
  Seat viewer;
  operator View() const { return view_of(game, viewer); }  // NOLINT: this is how it comes into its place
  operator TableView() const {                             // NOLINT: … and this one
    TableView v;
    show_table(v, game, viewer);
    return v;
  }
};

}  // namespace

const View& Question::view() const {
  if (!view_) view_.emplace(ViewInPlace{game_, request_.seat});
  return *view_;
}

const TableView& Question::table() const {
  if (view_) return *view_;
  if (!table_) table_.emplace(ViewInPlace{game_, request_.seat});
  return *table_;
}

void Question::show(Seat s) const {
  if (view_) {
    seat_[s] = &view_->seats[s];
    return;
  }
  SeatView& x = seats_.emplace_back();
  show_seat(x, game_, request_.seat, s);
  seat_[s] = &x;
}

const Scene& Question::scene() const {
  if (scene_) return *scene_;
  scene_.emplace();
  Reader reader(*scene_, request_.seat);
  for (const Event* e = game_.event; e; e = e->outer) reader.read(*e);
  return *scene_;
}

const Occasion& Question::occasion() const {
  if (!occasion_) occasion_ = occasion_of(game_, request_);
  return *occasion_;
}

const Names& Question::names() const {
  if (!names_) names_ = names_of(game_, all_seeing_ ? kAllSeeing : request_.seat);
  return *names_;
}

Face Question::face(CardId c) const { return sees(c) ? game_.state.face[c] : Face{}; }
CardName Question::name(CardId c) const { return sees(c) ? name_of(game_, c) : CardName::None; }
Suit Question::suit(CardId c) const { return sees(c) ? suit_of(game_, c) : Suit::None; }
Zone Question::zone(CardId c) const { return sees(c) ? game_.state.place[c].zone : Zone::Outside; }
Seat Question::holder(CardId c) const { return sees(c) ? game_.state.place[c].seat : kNoSeat; }

int Question::distance(Seat from, Seat to) const { return jiesuan::distance(game_, from, to); }
int Question::attack_range(Seat s) const { return jiesuan::attack_range(game_, s); }
bool Question::in_attack_range(Seat from, Seat to) const { return jiesuan::in_attack_range(game_, from, to); }
int Question::hand_limit(Seat s) const { return jiesuan::hand_limit(game_, s); }
int Question::times_used_in_phase(Seat s, CardName family) const {
  return game_.state.history.counted(Span::Phase, s, family);
}
bool Question::of_hidden_general() const {
  bool hidden = request_.ask == Ask::Launch;
  for (const Option& o : request_.options) {
    const bool of_skill = o.instance != kNoInstance;
    if (o.kind != OptionKind::Pass)
      hidden = hidden && of_skill && on_hidden_general(game_, game_.state.instance[o.instance]);
  }
  return hidden;
}

SeatSet Question::seen_as_asked() const {
  SeatSet seats(request_.seat);
  if (!of_hidden_general()) return seats;
  for (Seat s : game_.state.living)
    for (const GeneralSlot& slot : game_[s].general)
      if (slot.hidden && slot.general != GeneralId::None) seats.add(s);
  return seats;
}

SeatSet Question::hurt_in_turn(Seat by) const { return game_.state.history.counts(Span::Turn, by).hurt; }

}  // namespace jiesuan
