// An open question as the character that is asked has it in front of it: what is asked, what it sees, what is
// going on, and what may be picked. Bots and prompts get this in place of the game; what a seat may not see
// cannot be reached from here.
#pragma once
#include <optional>

#include "engine/api/occasion.h"
#include "engine/event/request.h"
#include "engine/query/selection.h"
#include "engine/view/view.h"

namespace jiesuan {

// What is going on: the innermost running event of each kind. Seats are kNoSeat if there is none.
struct Scene {
  EventKind kind = EventKind::Game;  // of the innermost event of all but skills and needs
  bool using_card = false;
  CardInUse use;
  CardInUse countered;    // a question for 闪 or 无懈可击: the card at the bottom of what may be offset …
  bool restores = false;  // … and whether another answer would let it take effect after all
  Seat damage_source = kNoSeat, damage_victim = kNoSeat;
  int damage = 0;
  Element element = Element::Normal;
  CardName damage_card = CardName::None;
  Seat judging = kNoSeat;
  CardId judge_card = kNoCard;
  CardName judged_card = CardName::None;  // what the judgement is for: a card …
  SkillId judged_skill = SkillId::None;   // … or a skill
  Seat judged_owner = kNoSeat;            // whose skill
  Seat pindian_with = kNoSeat, pindian_by = kNoSeat;
  Seat dying = kNoSeat;
  Seat dead = kNoSeat, killer = kNoSeat;
  Seat moved_from = kNoSeat;   // whose cards move
  Seat skill_owner = kNoSeat;  // of the skill in resolution
  SkillId skill = SkillId::None;
  Seat phase_owner = kNoSeat;
  NameSet wanted;             // the card the asked character needs …
  Seat needed_for = kNoSeat;  // … to be used on this one, if it is said on whom
  bool to_respond = false;    // … or only to be responded
  Seat changed = kNoSeat;     // whose general card was turned or chained
  Seat recovered = kNoSeat;
  Seat helped = kNoSeat;  // asked for a card on behalf of this character (护驾, 激将)
};

class Question {
 public:
  // While the match waits for an answer. An all-seeing reader sees every card and name.
  explicit Question(const Game& g, bool all_seeing = false)
      : game_(g), request_(*g.request), all_seeing_(all_seeing) {}
  // One of several that are asked at once (Match::request).
  Question(const Game& g, const Request& r, bool all_seeing = false)
      : game_(g), request_(r), all_seeing_(all_seeing) {}
  Question(const Question&) = delete;

  const Asked& asked() const { return request_; }
  Seat seat() const { return request_.seat; }
  Pick next(const Selection& so_far) const { return next_pick(game_, request_, so_far); }

  const View& view() const;        // of the asked seat …
  const TableView& table() const;  // … and its parts, for who does not need all of it
  const SeatView& seat(Seat s) const {
    if (!seat_[s]) show(s);
    return *seat_[s];
  }
  Allegiance allegiance(Seat s) const {
    return knows_allegiance(game_, request_.seat, s) ? game_[s].allegiance : Allegiance::None;
  }
  const Scene& scene() const;  // public
  const Occasion& occasion() const;
  const Names& names() const;
  // What is answered: when the answer has passed the gate and is logged.
  const Selection& given() const { return game_.answer->pick; }

  // A card the seat can see; an empty face and no place otherwise.
  bool sees(CardId c) const { return all_seeing_ || can_see(game_, request_.seat, c); }
  Face face(CardId c) const;      // as printed
  CardName name(CardId c) const;  // as what it counts where it lies
  Suit suit(CardId c) const;      // … likewise
  Zone zone(CardId c) const;
  Seat holder(CardId c) const;  // whose hand, equipment, judging area or general it lies in, on, beside

  // Only skills on a general card that lies face down are offered.
  bool of_hidden_general() const;
  // Whom the others may take to be asked. If only skills on a general card that lies face down are offered,
  // that may be anybody who has one.
  SeatSet seen_as_asked() const;

  // What anybody can work out from what lies open.
  int distance(Seat from, Seat to) const;
  int attack_range(Seat s) const;
  bool in_attack_range(Seat from, Seat to) const;
  int hand_limit(Seat s) const;
  int times_used_in_phase(Seat s, CardName family) const;
  SeatSet hurt_in_turn(Seat by) const;

 private:
  void show(Seat s) const;

  const Game& game_;
  const Request& request_;
  bool all_seeing_ = false;
  mutable std::optional<View> view_;
  mutable std::optional<TableView> table_;
  mutable InPlace<SeatView, kMaxSeats> seats_;  // those that were asked for without a whole view
  mutable const SeatView* seat_[kMaxSeats] = {};
  mutable std::optional<Scene> scene_;
  mutable std::optional<Occasion> occasion_;
  mutable std::optional<Names> names_;
};

}  // namespace jiesuan
