// The play phase: every act that is worth more than it costs is considered, the one that should come first is
// done, then everything is looked at again. Equip, draw, disarm, then strike.
#include <algorithm>

#include "bots/steward/answers.h"
#include "bots/steward/skills.h"
#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

constexpr float kWorthIt = 0.05f;

class Plan {
 public:
  explicit Plan(const Outlook& o) : o_(o) {
    for (SkillId id : o.mine().skills) rationed_ |= hint_of(def(id)).rations;
  }

  Thought best() {
    const auto& options = o_.q.asked().options;
    for (int i = 0; i < options.size(); ++i) {
      const auto& op = options[i];
      if (op.kind == OptionKind::Use) consider_plain(i);
      if (op.kind == OptionKind::Convert) consider_conversion(i);
      if (op.kind == OptionKind::Skill) consider(weigh_skill(o_, i));
      if (op.kind == OptionKind::Recast) consider_recast(i);
    }
    if (drink_.value > 0 && blow_.value > kWorthIt && !rationed_) consider_drink();
    if (best_.value > kWorthIt) return best_;
    return passing(o_, Motive::Rest);
  }

 private:
  void consider(const Thought& t) {
    if (t.value <= kWorthIt) return;
    const bool first = best_.value <= kWorthIt;
    if (rationed_) {  // there may be no second card: the best goes first
      if (t.value > best_.value) best_ = t;
      return;
    }
    if (first || t.order > best_.order || (t.order == best_.order && t.value > best_.value)) best_ = t;
  }

  void consider_plain(int option) {
    for (CardId c : o_.q.asked().options[option].cards) {
      Selection pick;
      pick.option = static_cast<std::uint8_t>(option);
      pick.cards.push_back(c);
      weigh_card(deed_of(o_, o_.q.name(c), CardSet(c)), pick, SkillId::None);
    }
  }

  void consider_conversion(int option) {
    const Option& op = o_.q.asked().options[option];
    Selection pick;
    pick.option = static_cast<std::uint8_t>(option);
    if (pay(o_, pick, 0) > 100) return;
    CardSet cards;
    for (CardId c : pick.cards) cards.add(c);
    weigh_card(deed_of(o_, op.as, cards), pick, op.skill);
  }

  void weigh_card(const Deed& d, const Selection& pick, SkillId through) {
    Thought t;
    int order = order_of(d.as);
    if (def(d.as).category == Category::Equipment) {
      t = equip(d, pick);
    } else if (d.as == kPeach) {
      t = heal(d, pick);
    } else if (d.as == kAnaleptic) {
      drink_.pick = pick;
      drink_.value = 1;
      drink_cost_ = d.cost;
      return;
    } else if (d.as == kLightning) {
      t.pick = pick;
      t.value = -1;  // it strikes whoever laid it first
    } else {
      t = weigh_targets(o_, d, pick);
      if (def(d.as).is_trick() && o_.countered(t.value) < t.value) {
        order = order_as_bait(order, t.value);
        t.value = o_.countered(t.value);
      }
      t.value -= price_of(d);
    }
    t.order = order;
    t.reason = {.motive = motive_of(d.as), .card = d.as, .skill = through};
    if (t.pick.seats.size() == 1) {
      const Seat s = t.pick.seats[0];
      t.reason.whom = o_.at(s).general[0];
      if (is_slash(d.as) && o_.at(s).hp == 1) t.reason.motive = Motive::Kill;
    }
    if (is_slash(d.as) && t.value > blow_.value) blow_ = t, blow_deed_ = d;
    consider(t);
  }

  // A foe's 无懈可击 lies open: what is worth least goes first, so that it is spent on that; all of it before
  // blows.
  static int order_as_bait(int usually, float value) {
    return std::min(usually, std::max(order_of(kAnaleptic) + 1, 60 - static_cast<int>(6.f * value)));
  }

  // A trick kept for later is seldom better than one used now.
  float price_of(const Deed& d) const {
    if (o_.late()) return 0;
    if (def(d.as).is_trick() && d.cards.size() == 1) return std::min(d.cost, 0.45f);
    return d.cost * 0.8f;
  }

  Thought equip(const Deed& d, const Selection& pick) const {
    Thought t;
    t.pick = pick;
    const Slot slot = def(d.as).slot;
    const CardName now = o_.slot(o_.me, slot);
    const float lies = o_.in_force(o_.me, slot) == now ? 1.f : 0.5f;  // sideways: void for the time being
    t.value =
        o_.equipped(d.as, o_.me) - (now == CardName::None ? 0.f : lies * o_.equipped(now, o_.me) + 0.1f);
    if (slot == Slot::Weapon && now != CardName::None) t.value += 0.8f * (reach(d.as) - reach(now));
    return t;
  }

  // The foe it would strike most gladly of those whom this weapon reaches.
  float reach(CardName weapon) const {
    float best = 0;
    for (Seat s : o_.living())
      if (o_.foe(s) && o_.q.distance(o_.me, s) <= def(weapon).range) best = std::max(best, -o_.wish(s));
    return best;
  }

  Thought heal(const Deed&, const Selection& pick) const {
    Thought t;
    t.pick = pick;
    const int lost = o_.mine().max_hp - o_.mine().hp;
    // Who has a lord to save keeps it for him as long as he can. The renegade loses with him as well.
    const bool needs_him = o_.role == Role::Loyalist || (o_.role == Role::Renegade && o_.living().size() > 2);
    const bool saves_it = needs_him && o_.lord() != kNoSeat && o_.at(o_.lord()).hp <= 3;
    const int low = saves_it ? 1 : o_.role == Role::Lord ? 3 : 2;
    const bool in_need = o_.mine().hp <= low || (lost >= 2 && !saves_it) || o_.overflow() > 0;
    t.value = in_need && !o_.too_long() ? o_.relief(o_.me, 1) : -1.f;
    return t;
  }

  // 酒 goes before a blow that is likely to land.
  void consider_drink() {
    Deed harder = blow_deed_;
    harder.extra_damage = true;
    Selection pick = blow_.pick;
    pick.seats = {};
    const Thought with = weigh_targets(o_, harder, pick);
    Thought t;
    t.pick = drink_.pick;
    t.value = with.value - price_of(harder) - blow_.value - drink_cost_ * 0.8f;
    t.order = order_of(kAnaleptic);
    t.reason = {.motive = Motive::Prepare, .card = kAnaleptic};
    consider(t);
  }

  void consider_recast(int option) {
    Thought t;
    t.pick.option = static_cast<std::uint8_t>(option);
    const float price = pay(o_, t.pick, 0);
    t.value = 0.85f - price;
    t.order = 44;
    t.reason = {.motive = Motive::Recast};
    consider(t);
  }

  const Outlook& o_;
  Thought best_, drink_, blow_;
  Deed blow_deed_;
  float drink_cost_ = 0;
  bool rationed_ = false;
};

}  // namespace

Thought act(const Outlook& o) { return Plan(o).best(); }

}  // namespace jiesuan::steward
