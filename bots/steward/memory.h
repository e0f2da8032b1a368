// What a steward keeps of what it heard: who is who, which cards lie in which hands, who had no answer.
#pragma once
#include "bots/bot.h"
#include "bots/steward/beliefs.h"
#include "bots/steward/forces.h"
#include "engine/content/skill.h"

namespace jiesuan::steward {

struct KnownCard {
  CardId card = kNoCard;
  Face face;
  friend bool operator==(const KnownCard& a, const KnownCard& b) { return a.card == b.card; }
};

// A lord's skill that brings forth a card: he calls upon his kingdom for it (激将, 护驾).
bool calls_for_help(const SkillDef& s);

class Memory {
 public:
  explicit Memory(Seat me) : me_(me) {}

  static constexpr LogKinds kHeard = {LogKind::TurnStarts,      LogKind::CardUsed,    LogKind::CardResponded,
                                      LogKind::SkillLaunched,   LogKind::DamageDealt, LogKind::HpRecovered,
                                      LogKind::DyingStarts,     LogKind::DyingSaved,  LogKind::Died,
                                      LogKind::AllegianceShown, LogKind::Moved};
  void hears(const Hearing& h) {
    if (says_something(h.entry())) takes_in(h);
  }
  void look(const Question& q);
  // The timing of the last question that had one: what a skill asks in its effect is asked at none.
  void asked_at(Timing t) {
    if (t != Timing::None) last_timing_ = t;
  }
  Timing last_timing() const { return last_timing_; }
  // Asked so often in one turn that it must be going round in circles: time to say no.
  bool weary() const { return asked_this_turn_ > 150; }

  const Beliefs& beliefs() const { return beliefs_; }
  const ForceBeliefs& forces() const { return forces_; }
  bool hegemony() const { return hegemony_; }  // since it looked
  // Took a blow it could have answered with this card, and has got no card since.
  bool lacks_jink(Seat s) const { return lacks_jink_.has(s); }
  bool lacks_slash(Seat s) const { return lacks_slash_.has(s); }
  bool lacks_peach(Seat s) const { return lacks_peach_.has(s); }
  // Was called upon (激将, 护驾) and gave nothing, and has got no card since.
  bool gave_no_help(Seat s) const { return silent_.has(s); }
  bool launched(SkillId s) const { return launched_.has(s); }  // by itself in this turn
  // How many hand cards of this name the seat is known to hold.
  int known(Seat s, CardName family) const;
  int known_cards(Seat s) const { return known_[s].size(); }

 private:
  // Not every move does: whose cards they were and who gets them is what it keeps.
  static bool says_something(const LogFacts& e) {
    return e.kind != LogKind::Moved || e.to == Zone::Hand || belongs_to_a_seat(e.from);
  }
  void takes_in(const Hearing& h);
  void harmed(Seat by, Seat whom, float weight);
  void helped(Seat by, Seat whom, float weight);
  void look(const View& v);  // without a question
  void side_shown(const Hearing& h);
  void card_used(const Hearing& h);
  void skill_launched(const LogFacts& e);
  void responded(const LogFacts& e);
  void damage(const LogFacts& e);
  void moved(const Hearing& h);
  void taken(const LogFacts& e);
  void got_cards(Seat s);

  Seat me_;
  bool has_looked_ = false;
  int asked_this_turn_ = 0;
  Timing last_timing_ = Timing::None;
  InlineVec<SkillId, 16> launched_;
  bool hegemony_ = false;
  Beliefs beliefs_;
  ForceBeliefs forces_;
  SeatSet lacks_jink_, lacks_slash_, lacks_peach_, silent_;
  Seat caller_ = kNoSeat;  // whose call for help is not answered yet
  InlineVec<KnownCard, 24> known_[kMaxSeats];
  Seat taker_ = kNoSeat,
       taken_from_ = kNoSeat;  // 过河拆桥, 顺手牵羊 in hand: what is taken tells what was meant
  Seat lent_ = kNoSeat;        // 借刀杀人: whose 杀 will be another's wish
  Seat killer_ = kNoSeat;
  Seat dying_ = kNoSeat;
};

}  // namespace jiesuan::steward
