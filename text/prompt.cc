#include "text/prompt.h"

#include <algorithm>

#include "engine/content/catalogue.h"
#include "text/asked.h"
#include "text/questions.h"

namespace jiesuan::text {
namespace {

// ---- who asks

Seat asker(const Asked& q) {
  if (q.r.skill != SkillId::None) return q.now.skill_owner;
  return q.now.asking ? q.now.asking->user : kNoSeat;
}

// "②夏侯惇的〖刚烈〗", "【五谷丰登】（③曹操）": who asks, and whom it is about if that is somebody else.
std::string source(const Asked& q) {
  const jiesuan::Asked& r = q.r;
  const Seat by = asker(q);
  std::string out = by == kNoSeat || by == r.seat ? "" : q.whose(by);
  out += r.skill != SkillId::None ? q.w.skill(r.skill) : r.card != CardName::None ? q.w.name(r.card) : "";
  const bool named = r.skill != SkillId::None && r.card != CardName::None;  // 蛊惑: what it is said to be
  if (named) out += q.w.say("（声明{}）", " (as {})", q.w.name(r.card));
  if (r.about != kNoSeat && r.about != r.seat && r.about != by && r.ask != Ask::CardsOf && r.ask != Ask::Card)
    out += q.w.say("（{}）", " ({})", q.seat(r.about));
  return out;
}

std::string after(const std::string& head, const std::string& rest, const Words& w) {
  return head.empty() ? rest : head + w.say("：", ": ") + rest;
}

// ---- how much is chosen

std::string range(int min, int max) {
  return min >= max ? fmt::format("{}", max) : fmt::format("{}–{}", min, max);
}

// Whether they all lie there, before the one who is asked.
bool all_own(const Asked& q, const CardSet& cards, Zone z) {
  for (CardId c : cards)
    if (q.q.zone(c) != z || q.q.holder(c) != q.r.seat) return false;
  return true;
}

std::string cards_to_choose(const Asked& q, const Option& o) {
  const std::string n = range(o.min_cards, o.max_cards);
  const bool one = o.max_cards == 1;
  if (all_own(q, o.cards, Zone::Hand)) return q.w.say("{} 张手牌", "{} hand card{}", n, one ? "" : "s");
  if (all_own(q, o.cards, Zone::Equipment))
    return q.w.say("{} 张装备区的牌", "{} card{} of your equipment area", n, one ? "" : "s");
  return q.w.say("{} 张牌", "{} card{}", n, one ? "" : "s");
}

std::string seats_to_choose(const Asked& q, const Option& o) {
  if (o.max_seats == 0) return q.w.say("目标", "targets");  // as its rule allows
  return q.w.say("{} 名角色", "{} character{}", range(o.min_seats, o.max_seats), o.max_seats == 1 ? "" : "s");
}

// Whether characters are chosen with it, after the first cards that come to hand.
bool takes_seats(const Asked& q, const Option& o) {
  if (o.max_seats > 0 || !o.seat_rule) return o.max_seats > 0;
  Selection s;
  s.option = static_cast<std::uint8_t>(&o - &q.r.options[0]);
  for (Pick pick = q.q.next(s);; pick = q.q.next(s)) {
    if (!pick.seats.empty()) return true;
    if (pick.done || pick.cards.empty()) return false;
    s.cards.push_back(pick.cards.first());
  }
}

// "（选择 1 张手牌和 1 名角色）": what goes with a launch.
std::string price(const Asked& q, const Option& o) {
  std::string what = o.max_cards > 0 ? q.w.say(" {}", " {}", cards_to_choose(q, o)) : "";
  if (takes_seats(q, o)) {
    if (!what.empty()) what += q.w.say("和", " and");
    what += (o.max_seats > 0 || !q.w.zh() ? " " : "") + seats_to_choose(q, o);
  }
  return what.empty() ? "" : q.w.say("（选择{}）", " (choose{})", what);
}

std::string purpose(const Asked& q, const char* zh, const char* en) {
  if (!q.r.purpose.said()) return q.w.zh() ? zh : en;
  return q.w.zh() ? q.r.purpose.zh : q.r.purpose.en;
}

std::string in_brackets(const Asked& q) {
  return q.r.purpose.said() ? q.w.say("（{}）", " ({})", purpose(q, "", "")) : "";
}

// "是否弃置 2 张手牌？" or "弃置 2 张手牌".
std::string do_it(const Asked& q, const std::string& deed) {
  return q.r.may_pass ? q.w.say("是否{}？", "{}?", deed) : deed;
}

// The option that is not a way to say no.
const Option& offered(const jiesuan::Asked& r) {
  for (const Option& o : r.options)
    if (o.kind != OptionKind::Pass && o.kind != OptionKind::HandCard) return o;
  return r.options[0];
}

bool offers(const jiesuan::Asked& r, OptionKind kind) {
  for (const Option& o : r.options)
    if (o.kind == kind) return true;
  return false;
}

// ---- skills at a timing

// "〖刚烈〗", "②董卓的〖暴虐〗"; a skill that may stand for several cards is named once.
std::string skills_offered(const Asked& q) {
  std::string out, last;
  for (const Option& o : q.r.options) {
    if (o.kind != OptionKind::Skill) continue;
    const Seat owner = o.owner == kNoSeat ? q.r.seat : o.owner;
    const std::string skill = (owner == q.r.seat ? "" : q.whose(owner)) + q.w.skill(o.skill);
    if (skill == last) continue;
    last = skill;
    out += (out.empty() ? "" : q.w.say("、", ", ")) + skill;
  }
  return out;
}

bool only_one_skill(const jiesuan::Asked& r) {
  for (const Option& o : r.options)
    if (o.kind == OptionKind::Skill && o.skill != r.options[0].skill) return false;
  return true;
}

std::string ask_to_launch(const Asked& q) {
  const std::string skills = skills_offered(q);
  if (!only_one_skill(q.r))
    return after(occasion(q),
                 q.r.may_pass ? q.w.say("是否发动{}之一？", "launch one of {}?", skills)
                              : q.w.say("先发动{}中的哪一个？", "which of {} comes first?", skills),
                 q.w);
  const bool alone = q.r.options.size() == (q.r.may_pass ? 2 : 1);
  const std::string with = alone ? price(q, q.r.options[0]) : "";
  return after(occasion(q),
               q.r.may_pass ? q.w.say("是否发动{}{}？", "launch {}{}?", skills, with)
                            : q.w.say("发动{}{}", "launch {}{}", skills, with),
               q.w);
}

// ---- a card that is needed

std::string ask_to_rescue(const Asked& q, const CardNeeded& n) {
  const std::string names = wanted_names(q.r.wanted, q.w);
  if (n.dying == q.r.seat)
    return q.w.say("你濒死，需回复 {} 点体力：是否使用{}自救？", "you are dying and need {} hp: use {}?",
                   n.missing_hp, names);
  return q.w.say("{0}濒死，需回复 {1} 点体力：是否对其使用{2}？",
                 "{0} is dying and needs {1} hp: use {2} on it?", q.seat(n.dying), n.missing_hp, names);
}

std::string ask_to_answer(const Asked& q, const CardNeeded& n) {
  const int windows = n.offsets ? 1 : n.against->jinks;
  std::string out = answered_use(q, n);
  if (windows > 1) out += q.w.say("（共需 {} 张）", " (it takes {} of them)", windows);
  return after(out, q.w.say("是否使用{}抵消？", "use {} to offset it?", wanted_names(q.r.wanted, q.w)), q.w);
}

std::string ask_for_card(const Asked& q) {
  const CardNeeded& n = *q.now.need;
  if (n.dying != kNoSeat) return ask_to_rescue(q, n);
  if (n.against) return ask_to_answer(q, n);
  std::string head = source(q);
  const bool by_card = q.r.skill == SkillId::None && q.now.asking && q.now.asking->target != kNoSeat;
  if (by_card && n.required == kNoSeat) head = used_on(q, *q.now.asking);
  const std::string names = wanted_names(q.r.wanted, q.w);
  if (n.respond) return after(head, q.w.say("是否打出{}？", "play {}?", names), q.w);
  if (n.required == kNoSeat) return after(head, q.w.say("是否使用{}？", "use {}?", names), q.w);
  return after(head, q.w.say("是否对{0}使用{1}？", "use {1} on {0}?", q.who(n.required), names), q.w);
}

// ---- cards, characters, things

std::string ask_to_discard_down(const Asked& q) {
  return q.w.say("弃牌阶段：弃置 {} 张手牌（手牌上限 {}）",
                 "discard phase: discard {} of your hand cards (hand limit {})",
                 int{q.r.options[0].min_cards}, q.q.hand_limit(q.r.seat));
}

std::string ask_for_own_cards(const Asked& q) {
  const Option& o = offered(q.r);
  if (q.r.timing == Timing::DiscardBody && q.r.skill != SkillId::None && def(q.r.skill).is_rule)
    return ask_to_discard_down(q);
  if (q.r.timing == Timing::PindianStart)
    return after(
        q.w.skill(q.r.skill),
        q.w.say("选择 1 张手牌与{}拼点", "choose a hand card for the pindian with {}", q.who(q.r.about)),
        q.w);
  const std::string n = range(o.min_cards, o.max_cards);
  if (o.max_seats > 0)
    return after(source(q),
                 do_it(q, q.w.say("选择要{}的牌（{} 张）和角色", "choose which cards to {} ({}) and to whom",
                                  purpose(q, "交出", "give"), n)),
                 q.w);
  return after(source(q), do_it(q, purpose(q, "选择", "choose") + ' ' + cards_to_choose(q, o)), q.w);
}

std::string cards_of_somebody(const Asked& q, const std::string& deed, const std::string& n, bool one) {
  const std::string of = q.w.zh() ? q.whose(q.r.about) : q.r.about == q.r.seat ? "yours" : q.who(q.r.about);
  const bool more = q.r.may_pass && q.r.looking_at.empty();  // one after the other
  if (more) return q.w.say("再{}{} 1 张牌", "{} another card of {}", deed, of);
  return q.w.say("{0}{1} {2} 张牌", "{0} {2} card{3} of {1}", deed, of, n, one ? "" : "s");
}

std::string ask_for_cards_of(const Asked& q) {
  const Option& o = offered(q.r);
  const std::string deed = purpose(q, "选择", "choose");
  const int most = std::max(1, int{o.max_cards});
  const std::string n = range(std::max(1, int{o.min_cards}), most);
  if (q.r.about != kNoSeat) return after(source(q), do_it(q, cards_of_somebody(q, deed, n, most == 1)), q.w);
  if (o.seat_rule)
    return after(source(q),
                 do_it(q, q.w.say("{}场上的 1 张牌（选择牌和角色）",
                                  "{} a card in play (choose it and its new character)", deed)),
                 q.w);
  const bool looks = !q.r.looking_at.empty();
  return after(source(q),
               do_it(q, looks ? q.w.say("{}所观看牌中的 {} 张", "{} {} of the cards you look at", deed, n)
                              : q.w.say("{}亮出牌中的 {} 张", "{} {} of the cards turned up", deed, n)),
               q.w);
}

std::string ask_for_seats(const Asked& q) {
  const Option& o = offered(q.r);
  if (o.as != CardName::None)
    return after(q.w.skill(q.r.skill), q.w.say("选择{}的目标", "choose the targets of {}", q.w.name(o.as)),
                 q.w);
  return after(source(q),
               do_it(q, q.w.say("选择 {}{}", "choose {}{}", seats_to_choose(q, o), in_brackets(q))), q.w);
}

std::string ask_for_choice(const Asked& q) {
  switch (offered(q.r).kind) {
    case OptionKind::Yes:
      return after(source(q), do_it(q, purpose(q, "执行", "do it")), q.w);
    case OptionKind::Suit:
      return after(source(q), q.w.say("声明一种花色", "name a suit"), q.w);
    case OptionKind::Kingdom:
      return q.w.say("选择你的势力", "choose your kingdom");
    case OptionKind::CardName:
      return after(source(q), q.w.say("声明一种牌", "name a card"), q.w);
    case OptionKind::SkillName:
      return after(source(q), q.w.say("声明一个技能", "name a skill"), q.w);
    case OptionKind::Number:
      if (offered(q.r).skill == SkillId::None)
        return after(source(q), q.w.say("选择一个数", "choose a number") + in_brackets(q), q.w);
      break;
    default:
      break;
  }
  return after(source(q), q.w.say("选择一项", "choose one") + in_brackets(q), q.w);
}

std::string ask_to_arrange(const Asked& q) {
  const int n = offered(q.r).max_cards;
  return after(source(q),
               q.r.options.size() > 1
                   ? q.w.say("排列牌堆顶的 {} 张牌，任意张置于牌堆顶，其余置于牌堆底",
                             "order the top {} cards of the pile: some on top, the others at the bottom", n)
                   : q.w.say("排列牌堆顶的 {} 张牌", "order the top {} cards of the pile", n),
               q.w);
}

bool asks_for_pair(const jiesuan::Asked& r) {
  return std::any_of(r.options.begin(), r.options.end(),
                     [](const Option& o) { return o.deputy != GeneralId::None; });
}

std::string ask_for_general(const Asked& q) {
  if (q.r.skill != SkillId::None)
    return after(source(q), q.w.say("选择一张武将牌", "choose a general card"), q.w);
  if (asks_for_pair(q.r))
    return q.w.say("选择同一势力的两张武将牌，一为主将，一为副将",
                   "choose two generals of one force, a head and a deputy");
  const Allegiance side = q.names.seat[q.r.seat].allegiance;
  std::string what = q.w.say("选择武将", "choose your general");
  if (side == Allegiance::None) return what;
  return after(q.w.say("你的身份是{}", "your role is {}", q.w.allegiance(q.names, side)), what, q.w);
}

std::string question(const Asked& q) {
  switch (q.r.ask) {
    case Ask::Act:
      return q.w.say("出牌阶段：使用牌、发动技能，或结束", "play phase: use cards, launch skills, or end it");
    case Ask::Launch:
      return ask_to_launch(q);
    case Ask::Card:
      return ask_for_card(q);
    case Ask::OwnCards:
      return ask_for_own_cards(q);
    case Ask::CardsOf:
      return ask_for_cards_of(q);
    case Ask::Seats:
      return ask_for_seats(q);
    case Ask::Choice:
      return ask_for_choice(q);
    case Ask::Arrange:
      return ask_to_arrange(q);
    case Ask::General:
      return ask_for_general(q);
  }
  return "";
}

// ---- what no means

std::string without_card(const Asked& q) {
  const CardNeeded& n = *q.now.need;
  if (n.dying == q.r.seat) return q.w.say("不自救", "you do not save yourself");
  if (n.dying != kNoSeat) return q.w.say("不救{}", "you do not save {}", q.seat(n.dying));
  const std::string names = wanted_names(q.r.wanted, q.w);
  if (n.against) {
    const std::string what = q.w.name(n.against->card);
    if (!def(n.against->card).is_trick()) return q.w.say("此{}生效", "{} takes effect", what);
    return q.w.say("若未被抵消，{}生效", "{} takes effect unless it is offset", what);
  }
  return q.r.to_use ? q.w.say("不使用{}", "you do not use {}", names)
                    : q.w.say("不打出{}", "you do not play {}", names);
}

std::string declined(const Asked& q) {
  if (q.r.otherwise.said()) return q.w.zh() ? q.r.otherwise.zh : q.r.otherwise.en;
  if (q.r.ask == Ask::Launch)
    return only_one_skill(q.r) ? q.w.say("不发动{}", "{} is not launched", skills_offered(q))
                               : q.w.say("都不发动", "they are not launched");
  if (q.r.ask == Ask::Card) return without_card(q);
  if (q.r.purpose.said()) return q.w.say("不{}", "you do not {}", purpose(q, "", ""));
  return q.w.say("{}到此为止", "{} ends here", source(q));
}

}  // namespace

Prompt prompt(const Question& asked, const Words& w) {
  const Asked q{asked, w};
  Prompt p;
  p.ask = capital(question(q));
  if (offers(q.r, OptionKind::EndPhase))
    p.no = w.say("结束：出牌阶段结束", "End: the play phase ends");
  else if (offers(q.r, OptionKind::Pass))
    p.no = w.say("不：{}", "No: {}", declined(q));
  return p;
}

}  // namespace jiesuan::text
