#include "server/question_json.h"

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

json::array placed_cards(const Question& q, const CardSet& cards) {
  json::array out;
  for (CardId c : cards) {
    json::object card = card_json({q.face(c), c}).as_object();
    card["zone"] = word(q.zone(c));
    card["seat"] = seat_or_null(q.holder(c));
    out.push_back(std::move(card));
  }
  return out;
}

// What may follow a first card, where no other card can: most of what is played needs no second message.
json::object after_one_card(const Question& q, std::uint8_t option, const CardSet& first) {
  json::object after;
  for (CardId c : first) {
    Selection one;
    one.option = option;
    one.cards.push_back(c);
    after[std::to_string(c)] = next_json(q.next(one));
  }
  return after;
}

json::object option_json(const Question& q, std::uint8_t n, const Words& zh, const Words& en) {
  const Option& o = q.asked().options[n];
  json::object out;
  out["kind"] = word(o.kind);
  out["label"] = server::text(text::option_label(q, o, zh), text::option_label(q, o, en));
  if (o.skill != SkillId::None) out["skill"] = id_of(o.skill);
  if (o.as != CardName::None) out["as"] = id_of(o.as);
  if (o.general != GeneralId::None) out["general"] = id_of(o.general);
  if (o.deputy != GeneralId::None) {
    out["deputy"] = id_of(o.deputy);
    out["halves"] = half_symbols(o.general, 0) + half_symbols(o.deputy, 1);
    if (are_companions(o.general, o.deputy)) out["companions"] = true;
  }
  if (o.kind == OptionKind::Suit) out["suit"] = word(static_cast<Suit>(o.value));
  if (o.kind == OptionKind::Kingdom) out["kingdom"] = word(static_cast<Kingdom>(o.value));
  if (o.kind == OptionKind::Number) out["value"] = o.value;
  out["min_cards"] = o.min_cards;
  out["max_cards"] = o.max_cards;
  out["min_seats"] = o.min_seats;
  out["max_seats"] = o.max_seats;
  if (o.ordered) out["ordered"] = true;
  Selection nothing;
  nothing.option = n;
  const Pick first = q.next(nothing);
  out["next"] = next_json(first);
  if (o.max_cards == 1) out["after"] = after_one_card(q, n, first.cards);
  return out;
}

json::object plain_no(std::string_view zh, std::string_view en) {
  json::object o;
  o["kind"] = word(OptionKind::Pass);
  o["label"] = server::text(zh, en);
  o["min_cards"] = o["max_cards"] = o["min_seats"] = o["max_seats"] = 0;
  Pick done;
  done.done = true;
  o["next"] = next_json(done);
  return o;
}

}  // namespace

json::object next_json(const Pick& next) {
  json::array cards;
  for (CardId c : next.cards) cards.push_back(c);
  return {{"cards", std::move(cards)}, {"seats", seats_json(next.seats)}, {"done", next.done}};
}

json::object question_json(const Question& q, std::uint32_t id) {
  const Asked& r = q.asked();
  const Words zh(Lang::Zh), en(Lang::En);
  const text::Prompt in_zh = text::prompt(q, zh), in_en = text::prompt(q, en);
  json::object out;
  out["id"] = id;
  out["ask"] = word(r.ask);
  out["prompt"] = server::text(in_zh.ask, in_en.ask);
  out["no"] = in_zh.no.empty() ? json::value(nullptr) : json::value(server::text(in_zh.no, in_en.no));
  if (r.skill != SkillId::None) out["skill"] = id_of(r.skill);
  if (r.card != CardName::None) out["card"] = id_of(r.card);
  if (r.about != kNoSeat) out["about"] = r.about;
  out["cards"] = placed_cards(q, mentioned(r));
  if (!r.dealt.empty()) {
    json::array dealt;
    for (GeneralId general : r.dealt) dealt.emplace_back(id_of(general));
    out["dealt"] = std::move(dealt);
  }
  json::array options;
  out["pass"] = nullptr;
  for (int n = 0; n < r.options.size(); ++n) {
    if (r.options[n].kind == OptionKind::Pass) out["pass"] = n;
    options.push_back(option_json(q, static_cast<std::uint8_t>(n), zh, en));
  }
  out["options"] = std::move(options);
  return out;
}

json::object nothing_to_answer(const LogEntry& window, std::uint32_t id) {
  const Words zh(Lang::Zh), en(Lang::En);
  json::object out;
  out["id"] = id;
  out["ask"] = "none";
  out["prompt"] =
      server::text(text::nothing_to_answer_with(window, zh), text::nothing_to_answer_with(window, en));
  out["no"] = nullptr;
  out["cards"] = json::array();
  out["pass"] = 0;
  json::array options;
  options.push_back(plain_no("知道了", "All right"));
  out["options"] = std::move(options);
  return out;
}

namespace {
constexpr std::string_view kIdZero = "{\"id\":0";  // how every question begins
}

QuestionText::QuestionText(const json::object& numbered_0)
    : after_id_(json::serialize(numbered_0).substr(kIdZero.size())) {}

std::string QuestionText::with_id(std::uint64_t id) const {
  std::string out(kIdZero.substr(0, kIdZero.size() - 1));
  return out += std::to_string(id) + after_id_;
}

}  // namespace jiesuan::server
