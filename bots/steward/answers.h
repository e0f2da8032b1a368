// One function for each kind of question.
#pragma once
#include "bots/steward/outlook.h"
#include "bots/steward/thought.h"

namespace jiesuan::steward {

Thought act(const Outlook& o);        // an idle point of the play phase
Thought launch(const Outlook& o);     // skills at a timing
Thought give_card(const Outlook& o);  // use or respond a card
Thought own_cards(const Outlook& o);  // discard, show, give away
Thought cards_of(const Outlook& o);   // of another, or lying open
Thought name_seats(const Outlook& o);
Thought choose(const Outlook& o);
Thought arrange(const Outlook& o);
Thought choose_general(const Outlook& o);

// 国战: the question is which general cards to turn up, and which of its choices that should be.
bool asks_to_reveal(const Outlook& o);
int what_to_reveal(const Outlook& o);

Thought passing(const Outlook& o, Motive motive);  // the option that says no; value 0
int option_of(const Outlook& o, OptionKind kind);  // −1 if there is none

}  // namespace jiesuan::steward
