// Questions in the middle of an effect: which cards, whose, whom, which of several things.
#include <algorithm>
#include <string_view>

#include "bots/steward/answers.h"
#include "bots/steward/skills.h"
#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

const Hint& asking(const Outlook& o) {
  static const Hint none;
  const SkillId skill = o.q.asked().skill;
  return skill == SkillId::None ? none : hint_of(def(skill));
}

// 拼点: a high card, unless it is dear.
Thought pindian_card(const Outlook& o, int option) {
  Thought best;
  best.value = -100;
  for (CardId c : o.q.asked().options[option].cards) {
    const float value = 0.22f * o.q.face(c).number - o.keep(c);
    if (value <= best.value) continue;
    best.value = value;
    best.pick = Selection{};
    best.pick.option = static_cast<std::uint8_t>(option);
    best.pick.cards.push_back(c);
  }
  best.reason = {.motive = Motive::Best, .skill = o.q.asked().skill};
  return best;
}

// Cards for somebody: oneself if that is allowed, else whoever is wished best.
Thought gift(const Outlook& o, int option) {
  const Option& op = o.q.asked().options[option];
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  t.reason = {.motive = Motive::Give, .skill = o.q.asked().skill};
  const bool to_me = op.seats.has(o.me);
  const float price = pay(o, t.pick, to_me ? 100.f : 0.f);
  Seat best = kNoSeat;
  for (Seat s : o.q.next(t.pick).seats)
    if (best == kNoSeat || (s == o.me ? 2.f : o.wish(s)) > (best == o.me ? 2.f : o.wish(best))) best = s;
  if (best != kNoSeat) t.pick.seats.push_back(best);
  t.value = best == o.me ? 1.f : o.wish(best) - price;
  t.reason.whom = best == kNoSeat ? GeneralId::None : o.at(best).general[0];
  return t;
}

// What saying no would cost: the skill's hint tells, or the card's effect.
float cost_of_no(const Outlook& o) {
  const Asked& r = o.q.asked();
  if (r.card == kFireAttack && r.about != kNoSeat) {
    const int damage = o.armour(r.about) == kVine ? 2 : 1;
    return o.harm(r.about, damage);
  }
  const Hint& h = asking(o);
  if (h.toll > 0 && r.about != kNoSeat)
    return effect_on(o, deed_in_hand(o), o.me, r.about) + toll(o, {}, r.about);
  if (!h.refusal.nothing()) return -o.worth(h.refusal, o.me);
  return 0.9f;
}

}  // namespace

Thought own_cards(const Outlook& o) {
  const Asked& r = o.q.asked();
  const int option = std::max(0, option_of(o, OptionKind::Cards));
  const Option& op = r.options[option];
  if (r.timing == Timing::PindianStart) return pindian_card(o, option);
  if (op.max_seats > 0) return gift(o, option);
  const Hint& h = asking(o);
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  t.reason = {.motive = Motive::Cheapest, .card = r.card, .skill = r.skill};
  const float price = pay(o, t.pick, h.per_card, h.taps);
  t.value = cost_of_no(o) - (h.keeps ? 0.f : price) + h.per_card * static_cast<float>(t.pick.cards.size());
  if (r.may_pass && t.value <= 0) return passing(o, Motive::Decline);
  return t;
}

Thought cards_of(const Outlook& o) {
  const Asked& r = o.q.asked();
  const int hand = option_of(o, OptionKind::HandCard), open = option_of(o, OptionKind::Cards);
  Thought t;
  t.reason = {.motive = Motive::Best, .card = r.card, .skill = r.skill};
  const bool others = r.about != kNoSeat && r.about != o.me &&
                      (hand >= 0 || !r.looking_at.contains(open >= 0 ? r.options[open].cards : CardSet{}));
  if (others && (open < 0 || r.options[open].max_cards == 1)) {
    const bool keeps = r.card == kSnatch || asking(o).per_target > 0 || asking(o).self.cards > 0;
    const Prize p = best_prize(o, r.about, open >= 0 ? r.options[open].cards : CardSet{}, hand >= 0, keeps);
    t.value = p.value;
    if (r.may_pass && p.value <= 0) return passing(o, Motive::Decline);
    t.pick.option = static_cast<std::uint8_t>(p.card == kNoCard ? hand : open);
    if (p.card != kNoCard) t.pick.cards.push_back(p.card);
    t.reason.whom = o.at(r.about).general[0];
    return t;
  }
  // Cards lying open, or looked at: the best of them, as many as may be had.
  t.pick.option = static_cast<std::uint8_t>(std::max(open, 0));
  const bool judging = r.timing == Timing::JudgeBeforeResult || o.q.scene().kind == EventKind::Judgement;
  for (;;) {
    const Pick next = o.q.next(t.pick);
    CardId best = kNoCard;
    float value = -100;
    for (CardId c : next.cards) {
      float here = o.wanted(o.q.name(c));
      if (judging) here = verdict(o, o.q.suit(c), o.q.face(c).number);
      if (here > value) value = here, best = c;
    }
    if (best == kNoCard) break;
    t.pick.cards.push_back(best);
    t.value += value;
  }
  return t;
}

Thought name_seats(const Outlook& o) {
  const Asked& r = o.q.asked();
  const int option = std::max(0, option_of(o, OptionKind::Seats));
  const Option& op = r.options[option];
  const Hint& h = asking(o);
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  t.reason = {.motive = Motive::Harm, .card = r.card, .skill = r.skill};
  if (op.as != CardName::None && op.seat_rule) {
    Deed d;
    d.as = op.as;
    t.pick = weigh_targets(o, d, t.pick).pick;
    return t;
  }
  const bool helps = h.target.hp > 0 || h.target.cards > 0 || h.target.other > 0;
  if (helps) t.reason.motive = Motive::Favour;
  for (;;) {
    const Pick next = o.q.next(t.pick);
    Seat best = kNoSeat;
    float value = -100;
    for (Seat s : next.seats) {
      float here = o.harm(s, 1) - 0.2f;
      if (!h.target.nothing()) here = o.wish(s) * o.worth(h.target, s) + h.per_target;
      if (h.strikes) here = some_slash(o, o.me, s) + h.per_target;
      if (here > value) value = here, best = s;
    }
    if (best == kNoSeat || (next.done && value <= 0)) break;
    t.pick.seats.push_back(best);
    t.reason.whom = o.at(best).general[0];
    t.value += value;
  }
  if (r.may_pass && t.value - o.worth(h.refusal, o.me) <= 0) return passing(o, Motive::Decline);
  return t;
}

// ---- choose one

namespace {

int by_hint(const Outlook& o) {
  const Hint& h = asking(o);
  const Seat about = o.q.asked().about;
  if (about == kNoSeat || about == o.me) return h.for_self;
  // What may cost hp is risked only now and then, and with hp to spare.
  const bool dares = o.mine().hp >= 3 && (o.v.round + o.me + static_cast<int>(o.q.asked().card)) % 3 == 0;
  const bool ill = o.foe(about) && (!h.risky || dares);
  const int wanted = ill ? h.for_foe : h.for_friend;
  return wanted >= 0 ? wanted : h.for_self;
}

// A 杀 on anybody, or damage to somebody close by that cannot be dodged.
float on_somebody(const Outlook& o, bool damage) {
  float best = 0;
  for (Seat s : o.living())
    if (s != o.me && (!damage || o.q.distance(o.me, s) <= 1))
      best = std::max(best, damage ? o.harm(s, 1) : some_slash(o, o.me, s));
  return best;
}

// What a choice is worth by what it is called: skills name the same things by the same words.
float by_name(const Outlook& o, std::string_view id) {
  const Seat about = o.q.asked().about;
  const SeatView& mine = o.mine();
  float everybody = 0;
  if (id == "draw") return about == kNoSeat ? 1.f : 1.4f;
  if (id == "recover" || id == "lose") {  // oneself, or everybody
    if (o.q.scene().skill_owner != o.me) return id == "recover" ? o.relief(o.me, 1) : -o.life(o.me, 1);
    for (Seat s : o.living())
      everybody += id == "recover" ? o.wish(s) * o.relief(s, 1) : -o.wish(s) * o.life(s, 1);
    return everybody;
  }
  if (id == "hp") return -o.life(o.me, 1);
  if (id == "max_hp") return mine.hp < mine.max_hp ? -1.f : -o.life(o.me, 1) - 1.f;
  if (id == "mark") return -0.6f;
  if (id == "find_slash") return o.wanted(kSlash);
  if (id == "find_equipment") return o.found_equipment();
  if (id == "discard") return about == kNoSeat ? 0.f : -1.1f * o.wish(about);
  if (about == kNoSeat && (id == "slash" || id == "damage")) return on_somebody(o, id == "damage");
  if (id == "slash") return some_slash(o, o.me, about);
  if (id == "damage") return 0.6f * o.harm(about, 1);
  return 0;
}

int best_by_name(const Outlook& o) {
  const Asked& r = o.q.asked();
  const auto& names = def(r.skill).choices;
  int best = r.options[0].value;
  float value = -1000;
  for (const Option& op : r.options) {
    if (op.value >= names.size()) continue;
    const float here = by_name(o, names[op.value].id);
    if (here > value) value = here, best = op.value;
  }
  return best;
}

Thought pick_value(const Outlook& o, int wanted) {
  Thought t;
  const auto& options = o.q.asked().options;
  for (int i = 0; i < options.size(); ++i)
    if (options[i].value == wanted) t.pick.option = static_cast<std::uint8_t>(i);
  t.reason = {.motive = Motive::Best, .skill = o.q.asked().skill};
  return t;
}

// Lords help those of their kingdom, so one joins the lord's if one means him well.
int kingdom_to_join(const Outlook& o) {
  const Seat lord = o.lord();
  if (lord == kNoSeat || lord == o.me) return static_cast<int>(Kingdom::Qun);
  return static_cast<int>(o.wish(lord) > 0 ? o.at(lord).kingdom : Kingdom::Qun);
}

// Nothing speaks for one suit more than for another; only it should not always be the same.
int suit_to_name(const Outlook& o) { return (o.v.round + o.me) % 4; }

float named(const Outlook& o, CardName n) {
  const bool idle = o.q.scene().wanted.empty();
  return asking(o).bluffs && idle ? worth_if_believed(o, n) : o.wanted(n);
}

float named(const Outlook& o, SkillId skill) {
  return asking(o).takes_shape ? worth_as_shape(o, skill) : liking(def(skill));
}

}  // namespace

Thought choose(const Outlook& o) {
  const auto& options = o.q.asked().options;
  const OptionKind kind = options[0].kind;
  if (kind == OptionKind::Yes) {
    const Hint& h = asking(o);
    Thought yes;
    yes.reason = {.motive = Motive::UseSkill, .skill = o.q.asked().skill};
    return o.worth(h.self, o.me) < 0 ? passing(o, Motive::Decline) : yes;
  }
  if (kind == OptionKind::Kingdom) return pick_value(o, kingdom_to_join(o));
  if (kind == OptionKind::Suit) return pick_value(o, suit_to_name(o));
  if (kind == OptionKind::Number) {
    if (asks_to_reveal(o)) return pick_value(o, what_to_reveal(o));
    const int wanted = by_hint(o);
    if (wanted >= 0) return pick_value(o, wanted);
    const bool named = o.q.asked().skill != SkillId::None && options[0].skill != SkillId::None;
    return pick_value(o, named ? best_by_name(o) : options[0].value);
  }
  Thought t;
  t.reason = {.motive = Motive::Best, .skill = o.q.asked().skill};
  float best = -100;
  for (int i = 0; i < options.size(); ++i) {
    const Option& op = options[i];
    const float here = op.kind == OptionKind::SkillName  ? named(o, op.skill)
                       : op.kind == OptionKind::CardName ? named(o, op.as)
                                                         : 0.f;
    if (here <= best) continue;
    best = here;
    t.pick.option = static_cast<std::uint8_t>(i);
  }
  return t;
}

// ---- the top of the pile

namespace {

// How well the card would serve as verdict for the delayed trick that is judged next.
bool passes(const Outlook& o, CardName trick, CardId c) {
  const Suit suit = o.q.suit(c);
  if (trick == kIndulgence) return suit == Suit::Heart;
  if (trick == kSupplyShortage) return suit == Suit::Club;
  const int number = o.q.face(c).number;
  return !(suit == Suit::Spade && number >= 2 && number <= 9);
}

}  // namespace

Thought arrange(const Outlook& o) {
  const Asked& r = o.q.asked();
  InlineVec<CardId, 16> left, top;
  for (CardId c : r.looking_at) left.push_back(c);
  const bool own_turn = o.my_turn();
  if (own_turn) {
    const auto& judging = o.mine().judging;
    for (int i = judging.size(); i-- > 0;) {  // the newest is judged first
      int best = -1;
      for (int k = 0; k < left.size(); ++k)
        if (passes(o, judging[i].as, left[k]) &&
            (best < 0 || o.wanted(o.q.name(left[k])) < o.wanted(o.q.name(left[best]))))
          best = k;
      if (best < 0) break;
      top.push_back(left[best]);
      left.erase(best);
    }
  }
  std::sort(left.begin(), left.end(), [&](CardId a, CardId b) {
    const float x = o.wanted(o.q.name(a)), y = o.wanted(o.q.name(b));
    return x != y ? x > y : a < b;
  });
  const int draws = own_turn ? 2 : 0;
  int taken = 0;
  for (CardId c : left)
    if (taken < draws && o.wanted(o.q.name(c)) > 0.6f) top.push_back(c), ++taken;
  Thought t;
  t.reason = {.motive = Motive::Arrange, .skill = r.skill};
  for (CardId c : top) t.pick.cards.push_back(c);
  for (CardId c : left)
    if (!t.pick.cards.has(c)) t.pick.cards.push_back(c);
  int wanted = r.options[0].value;
  for (int i = 0; i < r.options.size(); ++i)
    if (r.options[i].value == top.size()) wanted = top.size(), t.pick.option = static_cast<std::uint8_t>(i);
  if (wanted != top.size()) t.pick.option = 0;
  return t;
}

}  // namespace jiesuan::steward
