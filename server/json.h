// The words of the protocol (docs/protocol.md): how the game's things are written in messages.
#pragma once
#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "engine/event/log.h"
#include "engine/event/request.h"

namespace jiesuan::server {

namespace json = boost::json;

json::object text(std::string_view zh, std::string_view en);

std::string_view word(Suit s);
std::string_view word(Kingdom k);
std::string_view word(Gender g);
std::string_view word(PhaseKind p);
std::string_view word(Zone z);
std::string_view word(Outcome o);
std::string_view word(Ask a);
std::string_view word(OptionKind k);
std::string_view word(LogKind k);
std::string_view word(Category c);
std::string_view word(Slot s);

json::value word(Role r);  // null: not known
json::value seat_or_null(Seat s);

std::string_view id_of(CardName n);
std::string_view id_of(SkillId s);
std::string_view id_of(GeneralId g);

json::value card_json(const SeenCard& c);  // null: not known
json::array cards_json(const std::vector<SeenCard>& cards);
json::array seats_json(const SeatSet& seats);

}  // namespace jiesuan::server
