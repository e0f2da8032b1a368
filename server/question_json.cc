#include "server/question_json.h"

#include "engine/query/selection.h"
#include "modes/hegemony/marks.h"
#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

CardSet mentioned(const Asked& r) {
  CardSet all = r.looking_at;
  for (const Option& o : r.options) all |= o.cards;
  return all;
}

constexpr std::size_t kUsualQuestion = 2000;  // bytes

void write_placed_cards(JsonText& t, const Question& q, const CardSet& cards) {
  t.list([&] {
    for (CardId c : cards) {
      const Face face = q.face(c);
      t.object([&] {
        t.field("id", c);
        t.field("name", id_of(face.name));
        t.field("suit", word(face.suit));
        t.field("number", face.number);
        t.field("zone", word(q.zone(c)));
        write_seat(t.key("seat"), q.holder(c));
      });
    }
  });
}

void write_next(JsonText& t, const Pick& next) {
  t.object([&] {
    t.key("cards").list([&] {
      for (CardId c : next.cards) t.value(c);
    });
    write_seats(t.key("seats"), next.seats);
    t.field("done", next.done);
  });
}

// What may follow a first card, where no other card can: most of what is played needs no second message.
void write_after_one_card(JsonText& t, const Question& q, std::uint8_t option, const CardSet& first) {
  t.object([&] {
    for (CardId c : first) {
      Selection one;
      one.option = option;
      one.cards.push_back(c);
      write_next(t.key(std::to_string(c)), q.next(one));
    }
  });
}

void write_limits(JsonText& t, const Option& o) {
  t.field("min_cards", o.min_cards);
  t.field("max_cards", o.max_cards);
  t.field("min_seats", o.min_seats);
  t.field("max_seats", o.max_seats);
}

void write_option(JsonText& t, const Question& q, std::uint8_t n, const Words& zh, const Words& en) {
  const Option& o = q.asked().options[n];
  t.field("kind", word(o.kind));
  write_text(t.key("label"), text::option_label(q, o, zh), text::option_label(q, o, en));
  if (o.skill != SkillId::None) t.field("skill", id_of(o.skill));
  if (o.as != CardName::None) t.field("as", id_of(o.as));
  if (o.general != GeneralId::None) t.field("general", id_of(o.general));
  if (o.deputy != GeneralId::None) {
    t.field("deputy", id_of(o.deputy));
    t.field("halves", half_symbols(o.general, 0) + half_symbols(o.deputy, 1));
    if (are_companions(o.general, o.deputy)) t.field("companions", true);
  }
  if (o.kind == OptionKind::Suit) t.field("suit", word(static_cast<Suit>(o.value)));
  if (o.kind == OptionKind::Kingdom) t.field("kingdom", word(static_cast<Kingdom>(o.value)));
  if (o.kind == OptionKind::Number) t.field("value", o.value);
  write_limits(t, o);
  if (o.ordered) t.field("ordered", true);
  Selection nothing;
  nothing.option = n;
  const Pick first = q.next(nothing);
  write_next(t.key("next"), first);
  if (o.max_cards == 1) write_after_one_card(t.key("after"), q, n, first.cards);
}

void write_plain_no(JsonText& t, std::string_view zh, std::string_view en) {
  t.field("kind", word(OptionKind::Pass));
  write_text(t.key("label"), zh, en);
  Option no;
  no.min_cards = no.max_cards = no.min_seats = no.max_seats = 0;
  write_limits(t, no);
  Pick done;
  done.done = true;
  write_next(t.key("next"), done);
}

}  // namespace

json::object next_json(const Pick& next) {
  JsonText t;
  write_next(t, next);
  return json::parse(t.text()).as_object();
}

QuestionText::QuestionText(const Question& q) {
  const Asked& r = q.asked();
  const Words zh(Lang::Zh), en(Lang::En);
  const text::Prompt in_zh = text::prompt(q, zh), in_en = text::prompt(q, en);
  JsonText t(kUsualQuestion);
  t.field("ask", word(r.ask));
  write_text(t.key("prompt"), in_zh.ask, in_en.ask);
  if (in_zh.no.empty())
    t.key("no").null();
  else
    write_text(t.key("no"), in_zh.no, in_en.no);
  if (r.skill != SkillId::None) t.field("skill", id_of(r.skill));
  if (r.card != CardName::None) t.field("card", id_of(r.card));
  if (r.about != kNoSeat) t.field("about", r.about);
  write_placed_cards(t.key("cards"), q, mentioned(r));
  if (!r.dealt.empty()) write_ids(t.key("dealt"), r.dealt);
  if (const int no = option_no(r); no >= 0)
    t.field("pass", no);
  else
    t.key("pass").null();
  t.key("options").list([&] {
    for (int n = 0; n < r.options.size(); ++n)
      t.object([&] { write_option(t, q, static_cast<std::uint8_t>(n), zh, en); });
  });
  after_id_ = t.text();  // and no longer than it is: it is kept
}

QuestionText QuestionText::of_nothing(const LogEntry& window) {
  JsonText t(kUsualQuestion);
  t.field("ask", "none");
  write_text(t.key("prompt"), text::nothing_to_answer_with(window, Words(Lang::Zh)),
             text::nothing_to_answer_with(window, Words(Lang::En)));
  t.key("no").null();
  t.key("cards").list([] {});
  t.field("pass", 0);
  t.key("options").list([&] { t.object([&] { write_plain_no(t, "知道了", "All right"); }); });
  QuestionText out;
  out.after_id_ = t.text();
  return out;
}

void QuestionText::write(JsonText& t, std::uint64_t id) const {
  t.object([&] {
    t.field("id", id);
    t.json(after_id_);
  });
}

json::object question_json(const Question& q, std::uint32_t id) {
  JsonText t;
  QuestionText(q).write(t, id);
  return json::parse(t.text()).as_object();
}

}  // namespace jiesuan::server
