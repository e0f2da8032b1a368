#include "tests/support/table.h"

#include "engine/query/selection.h"
#include "engine/rules/skills.h"

namespace jiesuan::test {

Face card(CardName name, const std::string& suit_number) {
  Face f;
  f.name = name;
  std::string rest = suit_number;
  const struct {
    const char* text;
    Suit suit;
  } suits[] = {{"♠", Suit::Spade}, {"♥", Suit::Heart}, {"♣", Suit::Club}, {"♦", Suit::Diamond},
               {"S", Suit::Spade}, {"H", Suit::Heart}, {"C", Suit::Club}, {"D", Suit::Diamond}};
  for (const auto& s : suits)
    if (f.suit == Suit::None && rest.rfind(s.text, 0) == 0) {
      f.suit = s.suit;
      rest = rest.substr(std::string(s.text).size());
    }
  if (!rest.empty()) f.number = static_cast<std::uint8_t>(std::stoi(rest));
  return f;
}

SeatSet seats(std::initializer_list<Seat> members) {
  SeatSet set;
  for (Seat s : members) set.add(s);
  return set;
}

CardSet cards(std::initializer_list<CardId> members) {
  CardSet set;
  for (CardId c : members) set.add(c);
  return set;
}

SeatSpec& SeatSpec::role(Role r) {
  p_.allegiance = r == Role::None ? "" : find_mode("identity")->name_of(allegiance_of(r)).id;
  return *this;
}

Table::Table(int players) {
  constexpr const char* kRoles[] = {"lord",     "rebel", "loyalist", "renegade", "rebel",
                                    "loyalist", "rebel", "rebel",    "loyalist", "renegade"};
  setup_.position.emplace();
  setup_.players = players;
  for (int i = 0; i < players; ++i) {
    SeatPosition p;
    p.allegiance = kRoles[i % 10];
    setup_.position->seats.push_back(p);
  }
}

Table& Table::turn_of(Seat s, PhaseKind from) {
  setup_.position->turn = s;
  setup_.position->phase = from;
  return *this;
}

Table& Table::mode(const std::string& id, std::vector<std::string> modules) {
  setup_.mode = id;
  setup_.modules = std::move(modules);
  for (SeatPosition& p : setup_.position->seats) p.allegiance.clear();
  return *this;
}

Table& Table::start() {
  match_.listen(this);
  std::string error;
  if (!match_.start(setup_, &error)) ADD_FAILURE() << "the table cannot be set: " << error;
  return *this;
}

void Table::on_entry(const Game&, const LogEntry& e) {
  if (e.kind == LogKind::Timing)
    timings.push_back(e.timing);
  else
    entries.push_back(e);
}

std::string Table::question() const {
  if (match_.over()) return "the game is over";
  const Request& r = match_.request();
  std::string text =
      "seat " + std::to_string(r.seat) + " is asked (kind " + std::to_string(static_cast<int>(r.ask)) + ")";
  if (r.timing != Timing::None) text += " at " + std::string(timing_id(r.timing));
  if (r.skill != SkillId::None) text += " for skill " + std::string(def(r.skill).id);
  if (r.card != CardName::None) text += " for card " + std::string(def(r.card).id);
  text += ", options:";
  for (const Option& o : r.options) {
    text += " [kind " + std::to_string(static_cast<int>(o.kind));
    if (o.skill != SkillId::None) text += std::string(" ") + def(o.skill).id;
    for (CardId c : o.cards) text += " " + std::to_string(c) + ":" + def(match_.game().state.face[c].name).id;
    for (Seat s : o.seats) text += " @" + std::to_string(s);
    text += "]";
  }
  return text;
}

void Table::give(Seat s, Ask ask, int option, std::vector<CardId> cards, std::vector<Seat> seats,
                 const char* what) {
  if (match_.over() || match_.request().seat != s || match_.request().ask != ask || option < 0) {
    ADD_FAILURE() << "cannot answer (" << what << ", seat " << int{s} << "): " << question();
    return;
  }
  Answer a;
  a.request = match_.request().id;
  a.seat = s;
  a.pick.option = static_cast<std::uint8_t>(option);
  for (CardId c : cards) a.pick.cards.push_back(c);
  for (Seat t : seats) a.pick.seats.push_back(t);
  std::string why;
  if (!match_.answer(a, &why)) ADD_FAILURE() << "refused (" << what << "): " << why << "; " << question();
}

int Table::option_with_skill(const std::string& skill, OptionKind kind, CardName as) const {
  if (match_.over()) return -1;
  const SkillDef* d = Catalogue::get().find_skill(skill);
  const auto& options = match_.request().options;
  for (int i = 0; i < options.size(); ++i)
    if (d && options[i].skill == d->number && options[i].kind == kind &&
        (as == CardName::None || options[i].as == as))
      return i;
  return -1;
}

namespace {

int option_of_kind(const Request& r, OptionKind kind) {
  for (int i = 0; i < r.options.size(); ++i)
    if (r.options[i].kind == kind) return i;
  return -1;
}

CardId candidate(const Game& g, const Request& r, OptionKind kind, CardName name) {
  const int i = option_of_kind(r, kind);
  if (i < 0) return kNoCard;
  for (CardId c : r.options[i].cards)
    if (name_of(g, c) == name) return c;
  return kNoCard;
}

}  // namespace

void Table::use(Seat s, CardName name, std::vector<Seat> targets) {
  const CardId c = over() ? kNoCard : candidate(game(), request(), OptionKind::Use, name);
  if (c == kNoCard) {
    ADD_FAILURE() << "no such card can be used: " << def(name).id << "; " << question();
    return;
  }
  give(s, Ask::Act, option_of_kind(request(), OptionKind::Use), {c}, std::move(targets), "use");
}

void Table::convert(Seat s, const std::string& skill, std::vector<CardId> cards, std::vector<Seat> targets) {
  give(s, Ask::Act, option_with_skill(skill, OptionKind::Convert), std::move(cards), std::move(targets),
       "convert");
}

void Table::convert_as(Seat s, const std::string& skill, CardName as, std::vector<CardId> cards,
                       std::vector<Seat> targets) {
  give(s, Ask::Act, option_with_skill(skill, OptionKind::Convert, as), std::move(cards), std::move(targets),
       "convert as");
}

void Table::act(Seat s, const std::string& skill, std::vector<CardId> cards, std::vector<Seat> targets) {
  give(s, Ask::Act, option_with_skill(skill, OptionKind::Skill), std::move(cards), std::move(targets), "act");
}

void Table::act_as(Seat s, const std::string& skill, CardName as, std::vector<CardId> cards,
                   std::vector<Seat> targets) {
  give(s, Ask::Act, option_with_skill(skill, OptionKind::Skill, as), std::move(cards), std::move(targets),
       "act as");
}

void Table::recast(Seat s, CardName name) {
  const CardId c = over() ? kNoCard : candidate(game(), request(), OptionKind::Recast, name);
  give(s, Ask::Act, c == kNoCard ? -1 : option_of_kind(request(), OptionKind::Recast), {c}, {}, "recast");
}

void Table::end_phase(Seat s) {
  give(s, Ask::Act, over() ? -1 : option_of_kind(request(), OptionKind::EndPhase), {}, {}, "end the phase");
}

void Table::play(Seat s, CardName name, std::vector<Seat> more_targets) {
  const CardId c = over() ? kNoCard : candidate(game(), request(), OptionKind::Use, name);
  if (c == kNoCard) {
    ADD_FAILURE() << "no such card can be given: " << def(name).id << "; " << question();
    return;
  }
  give(s, Ask::Card, option_of_kind(request(), OptionKind::Use), {c}, std::move(more_targets), "play");
}

void Table::play_as(Seat s, const std::string& skill, std::vector<CardId> cards) {
  give(s, Ask::Card, option_with_skill(skill, OptionKind::Convert), std::move(cards), {}, "play as");
}

void Table::launch(Seat s, const std::string& skill, std::vector<CardId> cards, std::vector<Seat> seats) {
  give(s, Ask::Launch, option_with_skill(skill, OptionKind::Skill), std::move(cards), std::move(seats),
       "launch");
}

void Table::launch_as(Seat s, const std::string& skill, CardName as, std::vector<CardId> cards) {
  give(s, Ask::Launch, option_with_skill(skill, OptionKind::Skill, as), std::move(cards), {}, "launch as");
}

void Table::pass(Seat s) {
  const int option = over() ? -1 : option_of_kind(request(), OptionKind::Pass);
  give(s, over() ? Ask::Act : request().ask, option, {}, {}, "pass");
}

void Table::choose_cards(Seat s, std::vector<CardId> cards, std::vector<Seat> seats) {
  const int option = over() ? -1 : option_of_kind(request(), OptionKind::Cards);
  give(s, over() ? Ask::Act : request().ask, option, std::move(cards), std::move(seats), "choose cards");
}

void Table::choose_hand_card(Seat s) {
  give(s, Ask::CardsOf, over() ? -1 : option_of_kind(request(), OptionKind::HandCard), {}, {},
       "choose a hand card");
}

void Table::choose_seats(Seat s, std::vector<Seat> seats) {
  give(s, Ask::Seats, over() ? -1 : option_of_kind(request(), OptionKind::Seats), {}, std::move(seats),
       "choose seats");
}

void Table::choose_option(Seat s, int option, std::vector<CardId> cards, std::vector<Seat> seats) {
  give(s, over() ? Ask::Act : request().ask, option, std::move(cards), std::move(seats), "choose an option");
}

bool Table::idle(Seat s) const { return !over() && asked() == s && match_.request().ask == Ask::Act; }

bool Table::offers(const std::string& skill) const {
  return option_with_skill(skill, OptionKind::Skill) >= 0 ||
         option_with_skill(skill, OptionKind::Convert) >= 0;
}

bool Table::offers_as(const std::string& skill, CardName as) const {
  return option_with_skill(skill, OptionKind::Skill, as) >= 0 ||
         option_with_skill(skill, OptionKind::Convert, as) >= 0;
}

bool Table::demands(Seat s, CardName name) const {
  return asked() == s && match_.request().ask == Ask::Card && match_.request().wanted.has(name);
}

CardSet Table::cards_for(const std::string& skill) {
  Selection s;
  int option = option_with_skill(skill, OptionKind::Skill);
  if (option < 0) option = option_with_skill(skill, OptionKind::Convert);
  if (option < 0) return {};
  s.option = static_cast<std::uint8_t>(option);
  return next_pick(game(), request(), s).cards;
}

SeatSet Table::seats_for(const std::string& skill, std::vector<CardId> picked, std::vector<Seat> before) {
  Selection s;
  int option = option_with_skill(skill, OptionKind::Skill);
  if (option < 0) option = option_with_skill(skill, OptionKind::Convert);
  if (option < 0) return {};
  s.option = static_cast<std::uint8_t>(option);
  for (CardId c : picked) s.cards.push_back(c);
  for (Seat t : before) s.seats.push_back(t);
  return next_pick(game(), request(), s).seats;
}

SeatSet Table::seats_as(const std::string& skill, CardName as, std::vector<CardId> picked) {
  Selection s;
  const int option = option_with_skill(skill, OptionKind::Skill, as);
  if (option < 0) return {};
  s.option = static_cast<std::uint8_t>(option);
  for (CardId c : picked) s.cards.push_back(c);
  return next_pick(game(), request(), s).seats;
}

bool Table::may_use(CardName name) const {
  return !over() && candidate(match_.game(), match_.request(), OptionKind::Use, name) != kNoCard;
}

SeatSet Table::targets_of(CardName name) {
  Selection s;
  const CardId c = over() ? kNoCard : candidate(game(), request(), OptionKind::Use, name);
  if (c == kNoCard) return {};
  s.option = static_cast<std::uint8_t>(option_of_kind(request(), OptionKind::Use));
  s.cards.push_back(c);
  return next_pick(game(), request(), s).seats;
}

int Table::marks(Seat s, const std::string& skill) {
  return marks_of(game(), s, *Catalogue::get().find_skill(skill));
}

CardSet Table::beside(Seat s, const std::string& skill) {
  return cards_beside(game(), s, Catalogue::get().find_skill(skill)->number);
}

CardId Table::in_hand(Seat s, CardName name, int nth) {
  for (CardId c : game()[s].hand)
    if (printed_name(game(), c) == name && nth-- == 0) return c;
  return kNoCard;
}

CardId Table::worn(Seat s, CardName name) {
  for (CardId c : game()[s].equipped())
    if (printed_name(game(), c) == name) return c;
  return kNoCard;
}

bool Table::discarded(CardName name) {
  for (CardId c : game().state.discard)
    if (printed_name(game(), c) == name) return true;
  return false;
}

int Table::opened(Timing t) const {
  int n = 0;
  for (Timing x : timings) n += x == t ? 1 : 0;
  return n;
}

int Table::position(Timing t) const {
  for (std::size_t i = 0; i < timings.size(); ++i)
    if (timings[i] == t) return static_cast<int>(i);
  return -1;
}

std::vector<int> Table::damages(Seat victim) const {
  std::vector<int> amounts;
  for (const LogEntry& e : entries)
    if (e.kind == LogKind::DamageDealt && e.b == victim) amounts.push_back(e.n);
  return amounts;
}

int Table::count(LogKind k) const {
  int n = 0;
  for (const LogEntry& e : entries) n += e.kind == k ? 1 : 0;
  return n;
}

std::vector<LogEntry> Table::of(LogKind k) const {
  std::vector<LogEntry> found;
  for (const LogEntry& e : entries)
    if (e.kind == k) found.push_back(e);
  return found;
}

LogEntry Table::nth(LogKind k, int n) const {
  const std::vector<LogEntry> found = of(k);
  const int at = n < 0 ? static_cast<int>(found.size()) - 1 : n;
  if (at >= 0 && at < static_cast<int>(found.size())) return found[static_cast<std::size_t>(at)];
  ADD_FAILURE() << "no such log entry; " << question();
  return {};
}

int Table::launches(const std::string& skill) const {
  const SkillDef* d = Catalogue::get().find_skill(skill);
  int n = 0;
  for (const LogEntry& e : entries)
    n += e.kind == LogKind::SkillLaunched && d && e.skill == d->number ? 1 : 0;
  return n;
}

void Table::forget() {
  entries.clear();
  timings.clear();
}

}  // namespace jiesuan::test
