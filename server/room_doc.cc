// A room as a document: stored, read, and described in messages.
#include <algorithm>

#include "engine/content/rulebook.h"
#include "server/room.h"
#include "server/words.h"

namespace jiesuan::server {
namespace {

bool read_chair(const json::value& v, Chair* chair) {
  const json::object* o = v.if_object();
  if (!o) return false;
  const auto text = [&](const char* field) {
    const json::value* found = o->if_contains(field);
    return found ? found->if_string() : nullptr;
  };
  const json::string *by = text("by"), *name = text("name"), *token = text("token");
  const json::value *host = o->if_contains("host"), *seat = o->if_contains("seat");
  if (!by || !name || !token || !host || !host->is_bool() || !seat) return false;
  chair->by = from_word<Chair::By>(*by).value_or(Chair::By::Free);
  chair->name = *name;
  chair->token = *token;
  chair->host = host->get_bool();
  const json::value* invited = o->if_contains("invited");
  chair->invited = invited && *invited == true;
  if (seat->is_null()) return true;
  if (!seat->is_int64() || seat->get_int64() < 0 || seat->get_int64() >= kMaxSeats) return false;
  chair->seat = static_cast<Seat>(seat->get_int64());
  return true;
}

bool everybody_has_a_seat(const std::vector<Chair>& chairs) {
  SeatSet seats;
  for (const Chair& c : chairs)
    if (c.seat < chairs.size()) seats.add(c.seat);
  return seats.size() == static_cast<int>(chairs.size());
}

json::object chair_json(const Chair& c) {
  json::object o{{"by", word(c.by)},         {"name", c.name}, {"here", c.here()},
                 {"bot_plays", c.bot_plays}, {"host", c.host}, {"seat", seat_or_null(c.seat)}};
  if (c.again) o["again"] = true;
  return o;
}

std::string text_at(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v && v->is_string() ? std::string(v->get_string()) : std::string();
}

// By ids, and stored with the room: what another release has beside it changes nothing for this game. Looked
// up whenever it is written, which is seldom: hundreds of names are much to keep for every room.
json::object content_json(const Setup& setup) {
  Rulebook rules;
  std::string why;  // not so: a finished game with content that is gone, named already
  const Setup s = rules.put_together(setup, Policies{}, &why) ? rules.named_in_full(setup) : setup;
  return {{"mode", s.mode},
          {"modules", words_json(s.modules)},
          {"decks", words_json(s.decks)},
          {"printings", word_of(s.printings)},
          {"generals", words_json(s.generals)}};
}

bool read_ids(const json::object& o, const char* field, std::vector<std::string>* out) {
  const json::value* list = o.if_contains(field);
  if (!list || !list->is_array()) return false;
  for (const json::value& id : list->get_array()) {
    if (!id.is_string()) return false;
    out->emplace_back(id.get_string());
  }
  return true;
}

bool read_content(const json::value& v, Setup* s) {
  const json::object* o = v.if_object();
  const json::value* mode = o ? o->if_contains("mode") : nullptr;
  const json::value* printings = o ? o->if_contains("printings") : nullptr;
  if (!mode || !mode->is_string() || !printings || !printings->is_string()) return false;
  s->mode = mode->get_string();
  const std::optional<Printings> which = printings_named(printings->get_string());
  if (!which) return false;
  s->printings = *which;
  return read_ids(*o, "modules", &s->modules) && read_ids(*o, "decks", &s->decks) &&
         read_ids(*o, "generals", &s->generals);
}

}  // namespace

std::string Room::doc() const {
  json::array chairs;
  for (const Chair& c : chairs_)
    chairs.push_back({{"by", word(c.by)},
                      {"name", c.name},
                      {"token", c.token},
                      {"host", c.host},
                      {"invited", c.invited},
                      {"seat", seat_or_null(c.seat)}});
  json::object o;
  o["settings"] = settings_json(settings_);
  o["seed"] = seed_;
  o["chairs"] = std::move(chairs);
  if (named_) o["content"] = content_json(setup_);
  if (!summary_.empty()) o["summary"] = summary_;
  if (!invitation_.empty()) o["invitation"] = invitation_;
  if (by_link_only_) o["by_link_only"] = true;
  if (!bans_.empty()) o["bans"] = words_json(bans_);
  if (!next_.empty()) o["next"] = next_;
  return json::serialize(o);
}

bool Room::read_doc(std::string* why) {
  const auto wrong = [&](std::string_view what) {
    *why = "the stored room is damaged: " + std::string(what);
    return false;
  };
  if (!stored_.whole) return wrong("its check sum does not fit");
  json::error_code error;
  const json::value v = json::parse(stored_.doc, error);
  if (error || !v.is_object()) return wrong("no JSON object");
  const json::object& o = v.get_object();
  const json::value* settings = o.if_contains("settings");
  const json::value* chairs = o.if_contains("chairs");
  const json::value* seed = o.if_contains("seed");
  Refusal no;
  if (!settings || !settings->is_object() || !change_settings(settings->get_object(), &settings_, &no))
    return wrong("settings");
  if (!seed || !seed->is_number() || !chairs || !chairs->is_array()) return wrong("chairs");
  seed_ = seed->to_number<std::uint64_t>(error);
  if (error) return wrong("seed");
  for (const json::value& c : chairs->get_array()) {
    Chair chair;
    if (!read_chair(c, &chair)) return wrong("a chair");
    chairs_.push_back(chair);
  }
  if (stored_.state != RoomState::Lobby && !everybody_has_a_seat(chairs_)) return wrong("seats");
  if (const json::value* content = o.if_contains("content")) {
    if (!read_content(*content, &setup_)) return wrong("what it is played with");
    setup_.players = settings_.players;
    setup_.seed = seed_;
    named_ = true;
  }
  // Rooms of older releases do not say: they had what the server had when they began.
  if (!settings->get_object().contains("rules")) settings_.rules = named_ ? setup_.modules : context_.modules;
  if (const json::value* summary = o.if_contains("summary"); summary && summary->is_object())
    summary_ = summary->get_object();
  invitation_ = text_at(o, "invitation");  // rooms of older releases have none
  next_ = text_at(o, "next");
  const json::value* by_link_only = o.if_contains("by_link_only");
  by_link_only_ = by_link_only && *by_link_only == true;
  if (o.contains("bans") && !read_ids(o, "bans", &bans_)) return wrong("who may not come");
  return static_cast<int>(chairs_.size()) == settings_.players || wrong("number of chairs");
}

// What was not stored, or of which it is not known, is not gone on with: the room is read anew.
bool Room::save() {
  stored_.changed = context_.unix_seconds();
  stored_.doc = doc();
  if (!context_.store.save_room(stored_)) broken_ = true;
  stored_.doc = {};  // written anew when it is wanted
  return !broken_;
}

json::object Room::json() const {
  json::array chairs;
  for (const Chair& c : chairs_) chairs.push_back(chair_json(c));
  const auto watching =
      std::count_if(clients_.begin(), clients_.end(), [](const Client& c) { return c.chair < 0; });
  json::object o;
  o["id"] = stored_.id;
  o["name"] = settings_.name;
  o["state"] = word(stored_.state);
  o["settings"] = settings_json(settings_);
  o["chairs"] = std::move(chairs);
  o["watching"] = watching;
  o["replay"] = stored_.state == RoomState::Over ? json::value(stored_.id) : json::value(nullptr);
  if (!next_.empty()) o["next"] = next_;
  if (!bans_.empty()) o["bans"] = bans_.size();
  if (by_link_only()) o["by_link_only"] = true;
  return o;
}

namespace {

const json::array* list_at(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v ? v->if_array() : nullptr;
}

}  // namespace

std::optional<DescribedRoom> describe(const StoredRoom& stored) {
  json::error_code bad;
  const json::value doc = json::parse(stored.doc, bad);
  if (!stored.whole || bad || !doc.is_object()) return std::nullopt;
  const json::array* chairs = list_at(doc.get_object(), "chairs");
  const json::value* settings = doc.get_object().if_contains("settings");
  if (!chairs || !settings || !settings->is_object()) return std::nullopt;
  DescribedRoom out;
  json::array described;
  for (const json::value& v : *chairs) {
    Chair c;
    if (!read_chair(v, &c)) return std::nullopt;
    out.tokens.emplace_back(c.token, c.seat);
    described.push_back(chair_json(c));
  }
  out.players = static_cast<int>(chairs->size());
  const json::value* listed = settings->get_object().if_contains("listed");
  out.listed = listed && *listed == true;
  out.room["id"] = stored.id;
  out.room["name"] = text_at(settings->get_object(), "name");
  out.room["state"] = word(stored.state);
  out.room["settings"] = *settings;
  out.room["chairs"] = std::move(described);
  out.room["watching"] = 0;
  out.room["replay"] = stored.state == RoomState::Over ? json::value(stored.id) : json::value(nullptr);
  return out;
}

}  // namespace jiesuan::server
