// A table for tests: set it in a few lines, play scripted answers, look at what happened. Every answer
// names the seat that must be asked; if somebody else is asked, or something else, the test fails and
// prints the open question.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "cards/names.h"
#include "engine/api/match.h"
#include "engine/api/probe.h"
#include "engine/content/catalogue.h"
#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/rules/skills.h"
#include "modes/identity/roles.h"

namespace jiesuan::test {

// "♠7", "H10", "C" (any number) or "" (any card of the name) select the physical card.
Face card(CardName name, const std::string& suit_number = "");

SeatSet seats(std::initializer_list<Seat> members);
CardSet cards(std::initializer_list<CardId> members);

// One seat, described by chained calls.
class SeatSpec {
 public:
  explicit SeatSpec(SeatPosition& p) : p_(p) {}
  SeatSpec& general(const std::string& id) { return p_.generals.push_back(id), *this; }
  SeatSpec& generals(const std::string& head, const std::string& deputy) {
    return p_.generals = {head, deputy}, *this;
  }
  SeatSpec& skill(const std::string& id) { return p_.skills.push_back(id), *this; }
  SeatSpec& role(Role r);
  SeatSpec& kingdom(Kingdom k) { return p_.kingdom = k, *this; }
  SeatSpec& hp(int now, int max) { return p_.hp = now, p_.max_hp = max, *this; }
  SeatSpec& hand(std::vector<Face> cards) { return p_.hand = std::move(cards), *this; }
  SeatSpec& wears(std::vector<Face> cards) { return p_.equipment = std::move(cards), *this; }
  SeatSpec& judging(Face f) { return p_.judging.emplace_back(f, f.name), *this; }
  SeatSpec& judging_as(Face f, CardName as) { return p_.judging.emplace_back(f, as), *this; }
  SeatSpec& beside(const std::string& skill, std::vector<Face> cards) {
    for (Face f : cards) p_.beside.emplace_back(f, skill);
    return *this;
  }
  SeatSpec& marks(const std::string& skill, int n) { return p_.marks.emplace_back(skill, n), *this; }
  // A card on the general, and the skill that laid it there.
  SeatSpec& lies_on_general(Face f, const std::string& skill) {
    return p_.on_general.emplace_back(f, skill), *this;
  }
  SeatSpec& keeps(std::vector<std::string> generals) { return p_.incarnations = std::move(generals), *this; }
  SeatSpec& shows(const std::string& general, const std::string& skill) {
    return p_.shown = general, p_.lends = skill, *this;
  }
  SeatSpec& hidden(int slot) { return p_.hidden[slot] = true, *this; }
  SeatSpec& chained() { return p_.chained = true, *this; }
  SeatSpec& flipped() { return p_.flipped = true, *this; }
  SeatSpec& dead() { return p_.alive = false, *this; }

 private:
  SeatPosition& p_;
};

class Table : public LogSink {
 public:
  // Players without general and skills, 4/4, roles lord, rebel, loyalist, renegade, rebel, … ; it is seat 0's
  // play phase. Change what matters.
  explicit Table(int players);
  SeatSpec seat(Seat s) { return SeatSpec(setup_.position->seats[s]); }
  Table& pile(std::vector<Face> top_first) { return setup_.position->pile_top = std::move(top_first), *this; }
  // Cards beside those of the mode's decks.
  Table& extra(std::vector<Face> cards) { return setup_.position->extra_cards = std::move(cards), *this; }
  Table& turn_of(Seat s, PhaseKind from = PhaseKind::Play);
  // Another mode, whose characters have the sides that follow from their seats; and modules.
  Table& mode(const std::string& id, std::vector<std::string> modules = {});
  Table& start();

  // ---- answers. Each fails the test unless this seat is asked such a thing now.
  void use(Seat s, CardName name,
           std::vector<Seat> targets = {});  // at an idle point: the card as what it is
  void convert(Seat s, const std::string& skill, std::vector<CardId> cards, std::vector<Seat> targets = {});
  void convert_as(Seat s, const std::string& skill, CardName as, std::vector<CardId> cards,
                  std::vector<Seat> targets = {});  // … what can become several cards, to this one
  void act(Seat s, const std::string& skill, std::vector<CardId> cards = {}, std::vector<Seat> targets = {});
  // … a skill that stands for a card, as this one
  void act_as(Seat s, const std::string& skill, CardName as, std::vector<CardId> cards = {},
              std::vector<Seat> targets = {});
  void recast(Seat s, CardName name);
  void end_phase(Seat s);
  void play(Seat s, CardName name,
            std::vector<Seat> more_targets = {});  // answers a demand with a card of that name
  void play_as(Seat s, const std::string& skill, std::vector<CardId> cards);  // … with a conversion
  void launch(Seat s, const std::string& skill, std::vector<CardId> cards = {}, std::vector<Seat> seats = {});
  void launch_as(Seat s, const std::string& skill, CardName as, std::vector<CardId> cards = {});
  void pass(Seat s);  // whatever it is, no
  void choose_cards(Seat s, std::vector<CardId> cards, std::vector<Seat> seats = {});
  void choose_hand_card(Seat s);  // an unseen one
  void choose_seats(Seat s, std::vector<Seat> seats);
  void choose_option(Seat s, int option, std::vector<CardId> cards = {}, std::vector<Seat> seats = {});

  // ---- what is asked
  bool over() const { return match_.over(); }
  Seat asked() const { return match_.over() ? kNoSeat : match_.request().seat; }
  bool idle(Seat s) const;                      // an idle point of s is open
  bool offers(const std::string& skill) const;  // the open question offers this skill (launch or conversion)
  bool offers(Seat s, const std::string& skill) const { return asked() == s && offers(skill); }
  bool offers_as(const std::string& skill, CardName as) const;  // … standing for this card
  bool demands(Seat s, CardName name) const;                    // s is asked to use or respond such a card
  bool may_use(CardName name) const;            // the open question accepts such a card as what it is
  SeatSet targets_of(CardName name);            // idle point: whom the card may be used on
  CardSet cards_for(const std::string& skill);  // what may be picked for the skill offered …
  SeatSet seats_for(const std::string& skill, std::vector<CardId> cards = {},
                    std::vector<Seat> seats = {});  // … and whom, after these cards and characters
  SeatSet seats_as(const std::string& skill, CardName as, std::vector<CardId> cards);
  std::string question() const;  // the open question in words

  // ---- the state
  Game& game() { return tampered_game(match_); }
  Match& match() { return match_; }
  const Request& request() const { return match_.request(); }
  int hp(Seat s) { return game()[s].hp; }
  int hand(Seat s) { return game()[s].hand.size(); }
  bool alive(Seat s) { return game().alive(s); }
  bool chained(Seat s) { return game()[s].chained; }
  int marks(Seat s, const std::string& skill);
  CardSet beside(Seat s, const std::string& skill);
  CardId in_hand(Seat s, CardName name, int nth = 0);  // by what is printed; kNoCard if there is none
  CardId worn(Seat s, CardName name);
  bool discarded(CardName name);  // one of that name lies in the discard pile
  Zone where(CardId c) { return game().state.place[c].zone; }

  // ---- what happened
  std::vector<LogEntry> entries;
  std::vector<Timing> timings;  // every timing opened, in order
  int opened(Timing t) const;
  int position(Timing t) const;                 // index of the first opening, −1
  std::vector<int> damages(Seat victim) const;  // the amounts, in order
  int count(LogKind k) const;
  std::vector<LogEntry> of(LogKind k) const;     // the entries of a kind
  LogEntry nth(LogKind k, int n = 0) const;      // one of them, −1 the last; the test fails if there is none
  int launches(const std::string& skill) const;  // how often it was launched
  void forget();                                 // entries and timings so far

  void on_entry(const Game& g, const LogEntry& e) override;

 private:
  void give(Seat s, Ask ask, int option, std::vector<CardId> cards, std::vector<Seat> seats,
            const char* what);
  int option_with_skill(const std::string& skill, OptionKind kind, CardName as = CardName::None) const;
  Setup setup_;
  Match match_;
};

inline bool has(Table& t, Seat s, const std::string& skill) {
  const SkillDef* d = Catalogue::get().find_skill(skill);
  return d && has_skill(t.game(), s, *d);
}

}  // namespace jiesuan::test
