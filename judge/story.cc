#include "judge/story.h"

#include <algorithm>

#include "engine/api/question.h"
#include "engine/content/catalogue.h"
#include "engine/content/setup.h"
#include "engine/query/cards.h"
#include "engine/query/seats.h"
#include "judge/answer.h"
#include "judge/chronicle.h"
#include "text/questions.h"
#include "text/sentences.h"

namespace jiesuan::judge {
namespace {

Question question_of(const Game& g, const text::Words& w) {
  const Request& r = *g.request;
  Question q;
  q.ask = r.ask;
  q.timing = r.timing;
  q.about_skill = r.skill;
  q.about_card = r.card;
  q.about = r.about;
  if (q.about == kNoSeat && g.event && g.event->kind == EventKind::Use) {
    const Use& u = static_cast<const Use&>(*g.event);
    if (u.current >= 0 && u.current < u.targets.size()) q.about = u.target().seat;
  }
  q.may_pass = r.may_pass;
  q.to_use = r.to_use;
  const jiesuan::Question asked(g, true);
  for (const Option& o : r.options) {
    if ((o.kind == OptionKind::Skill || o.kind == OptionKind::Convert) && o.skill != SkillId::None)
      q.skills.push_back(o.skill);
    if (o.as != CardName::None) q.cards.push_back(o.as);
    if (o.kind == OptionKind::Use)
      for (CardId c : o.cards) q.cards.push_back(name_of(g, c));
    q.answers.push_back(text::option_text(asked, o, w));
    if (o.kind != OptionKind::Pass) q.options.push_back(o);
  }
  q.seats = choosable_seats(g, r);
  for (CardId c : choosable_cards(g, r)) q.faces.push_back(g.state.face[c]);
  if (r.ask == Ask::Card)
    for (const CardDef* c : Catalogue::get().cards())
      if (c && r.wanted.has(c->name)) q.cards.push_back(c->name);
  return q;
}

// The class on offer: all options of a question at a timing have the same one.
PriorityClass class_offered(const Game& g) {
  for (const Option& o : g.request->options)
    if (o.kind == OptionKind::Skill && o.skill != SkillId::None) {
      const PriorityClass of_unit =
          def(o.skill).units.empty() ? PriorityClass::General : def(o.skill).units[o.unit].cls;
      if (o.instance == kNoInstance || of_unit != PriorityClass::General) return of_unit;
      return g.state.instance[o.instance].cls;
    }
  return PriorityClass::Card;
}

// Whom the running event is about, and damage with its present value.
std::string about_event(const Game& g, const text::Words& w) {
  if (!g.event) return "";
  const Names names = names_of(g, kAllSeeing);
  switch (g.event->kind) {
    case EventKind::Use: {
      const Use& u = static_cast<const Use&>(*g.event);
      if (u.current < 0 || u.current >= u.targets.size() || u.target().seat == kNoSeat) return "";
      return w.say("{} → {}", "{} → {}", w.name(u.card.name), w.seat(names, u.target().seat));
    }
    case EventKind::Damage: {
      const Damage& d = static_cast<const Damage&>(*g.event);
      return w.say("{} {} 点{}伤害", "{}, {} {}damage", w.seat(names, d.victim), d.amount,
                   w.element(d.element));
    }
    case EventKind::Dying:
      return w.seat(names, static_cast<const Dying&>(*g.event).seat);
    case EventKind::Death:
      return w.seat(names, static_cast<const Death&>(*g.event).seat);
    case EventKind::Judgement:
      return w.seat(names, static_cast<const Judgement&>(*g.event).seat);
    default:
      return "";
  }
}

}  // namespace

std::string told(const Game& g, const LogEntry& e, const text::Words& w) {
  switch (e.kind) {
    case LogKind::Timing:
      return about_event(g, w);
    case LogKind::Question:
      return text::asked_sentence(jiesuan::Question(g, true), w);
    case LogKind::Answer:
      return text::answered_sentence(jiesuan::Question(g, true), w);
    default:
      return text::sentence(e, w);
  }
}

// The parts of one move are told one after the other.
void Story::add_to_move(Item& i) const {
  const bool goes_on =
      !items.empty() && items.back().move && items.back().entry.event == i.entry.event && i.entry.event != 0;
  i.move = goes_on ? items.back().move : std::make_shared<std::vector<MovedPart>>();
  i.part = i.move->size();
  i.move->push_back({i.entry, i.faces});
}

TwoTongues sentence(const std::vector<Item>& story, std::size_t item, const Chronicle* chronicle) {
  return chronicle ? chronicle->sentences()[item] : as_written(story[item].text);
}

void Story::on_entry(const Game& g, const LogEntry& e) {
  const bool from_the_start = g.event && g.setup->position && g.setup->position->before_first_turn;
  if (g.turn().serial == 0 && !from_the_start) return;  // laying out the situation
  Item i;
  i.entry = e;
  for (const Event* x = g.event; x; x = x->outer) {
    i.events.push_back(x->id);
    i.kinds.push_back(x->kind);
    if (x->kind == EventKind::Phase && i.phase_owner == kNoSeat)
      i.phase_owner = static_cast<const Phase*>(x)->owner;
  }
  std::reverse(i.events.begin(), i.events.end());
  std::reverse(i.kinds.begin(), i.kinds.end());
  const EventId innermost = g.event ? g.event->id : 0;
  std::erase_if(timings_, [&](const Open& o) {
    return std::find(i.events.begin(), i.events.end(), o.event) == i.events.end();
  });
  if (e.kind == LogKind::Timing) {
    std::erase_if(timings_, [&](const Open& o) { return o.event == innermost; });
    timings_.push_back({innermost, e.timing});
  }
  if (!timings_.empty()) i.timing = timings_.back().timing;
  for (CardId c : e.cards) i.faces.push_back(g.state.face[c]);
  if (e.kind == LogKind::Moved) add_to_move(i);
  if (e.kind == LogKind::Question) {
    i.question = question_of(g, w_);
    i.cls = class_offered(g);
    for (int n = 0; n < g.players(); ++n)
      if (const Seat s = seat_after(g, anchor(g), n); g.alive(s)) i.queue.push_back(s);
  } else if (e.kind == LogKind::Answer) {
    i.scripted = next_is_scripted;
  }
  i.text = told(g, e, w_);
  items.push_back(std::move(i));
  if (chronicle_) chronicle_->on_item(g, e);
}

}  // namespace jiesuan::judge
