// What those who run the server can tell it while it runs: POST /operate on the inside port, with the secret.
// Each command is a JSON object with "do"; whatever is wrong with it is refused with a reason and changes
// nothing.
#include <fmt/format.h>

#include <algorithm>

#include "server/site.h"
#include "server/words.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kLongestAnnouncement = 300;

// As long as it takes whatever was guessed.
bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned differs = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differs |= static_cast<unsigned char>(a[i] ^ b[i]);
  return differs == 0;
}

std::string word_in(const json::object& o, std::string_view field) {
  const json::value* v = o.if_contains(field);
  return v && v->is_string() ? std::string(v->get_string()) : std::string();
}

HttpResponse wrong(std::string_view field, std::string_view zh, std::string_view en) {
  return http_error(400, {"malformed", fmt::format("“{}”不对：{}", field, zh),
                          fmt::format("'{}' is wrong: {}", field, en)});
}

// What all threads say to one command: lists one after the other, numbers added; a refusal is everybody's.
HttpResponse together(const std::vector<HttpResponse>& all) {
  if (all.size() == 1 || all[0].status != 200) return all[0];
  json::object out = json::parse(all[0].body).as_object();
  for (std::size_t i = 1; i < all.size(); ++i) {
    const json::value said = json::parse(all[i].body);
    for (const auto& [key, value] : said.as_object()) {
      json::value& sum = out[key];
      if (value.is_int64()) sum = sum.as_int64() + value.as_int64();
      if (value.is_array())
        for (const json::value& one : value.get_array()) sum.as_array().push_back(one);
    }
  }
  return http_answer(out);
}

HttpResponse done(json::object what = {}) {
  what["done"] = true;
  return http_answer(what);
}

}  // namespace

void Site::operate(const HttpRequest& r, const HttpReply& reply) {
  const auto now = [reply](HttpResponse out) { reply(std::make_shared<const HttpResponse>(std::move(out))); };
  if (!same_secret(bearer_token(r.authorization), limits_.operator_secret)) {
    context_.journal.warn("operator_refused", {});
    return now(http_error(401, {"secret", "口令不对", "the secret is another one"}));
  }
  json::error_code bad;
  const json::value v = json::parse(r.body, bad, {}, {.max_depth = 8});
  if (bad || !v.is_object())
    return now(http_error(400, {"malformed", "须为 JSON 对象", "a JSON object is wanted"}));
  const json::object& o = v.get_object();
  const std::string what = word_in(o, "do");
  using Does = HttpResponse (Site::*)(const json::object&);
  struct Command {
    std::string_view name;
    Does does;
    enum class Where : std::uint8_t { Here, TheRoom, Everywhere } where;
  };
  using enum Command::Where;
  static constexpr Command kCommands[] = {
      {"rooms", &Site::tell_rooms, Everywhere}, {"say", &Site::announce, Everywhere},
      {"kick", &Site::kick_from, TheRoom},      {"ban", &Site::ban_network, Everywhere},
      {"pardon", &Site::pardon_network, Here},  {"delete", &Site::delete_room, TheRoom},
      {"drain", &Site::begin_nothing, Here}};
  for (const Command& command : kCommands) {
    if (command.name != what) continue;
    if (command.name != "rooms") context_.journal.note("operator", {{"do", what}});
    const std::function<HttpResponse(Site&)> does = [o, command](Site& s) { return (s.*command.does)(o); };
    if (command.where == Everywhere)
      return house_.ask_all<HttpResponse>(
          thread_, does, [now](const std::vector<HttpResponse>& all) { now(together(all)); });
    return house_.ask<HttpResponse>(
        thread_, command.where == Here ? thread_ : house_.thread_of(word_in(o, "room")), does, now);
  }
  now(wrong("do", "没有这个命令", "there is no such command"));
}

HttpResponse Site::tell_rooms(const json::object&) {
  json::array rooms;
  for (const auto& [id, room] : rooms_) rooms.push_back(room->json());
  json::object out{{"rooms", std::move(rooms)},
                   {"connections", static_cast<std::int64_t>(context_.metrics.connections)},
                   {"banned", json::array()},
                   {"draining", begins_nothing()}};
  if (thread_ == 0)  // what all have in common is said by one
    for (const Network& n : addresses().banned()) out["banned"].as_array().emplace_back(n.text());
  return http_answer(out);
}

HttpResponse Site::announce(const json::object& o) {
  const auto said = tidy_name(word_in(o, "text"), kLongestAnnouncement);
  if (!said)
    return wrong("text", fmt::format("须为 1 到 {} 个字", kLongestAnnouncement),
                 fmt::format("1 to {} characters are wanted", kLongestAnnouncement));
  const auto bytes = std::make_shared<const std::string>(
      json::serialize(json::object{{"type", "announcement"}, {"text", *said}}));
  for (const auto& [c, id] : where_) c->send(bytes);
  return done({{"people", where_.size()}});
}

HttpResponse Site::kick_from(const json::object& o) {
  Refusal no;
  const json::value* chair = o.if_contains("chair");
  if (!chair || !chair->is_int64() || chair->get_int64() < 0 || chair->get_int64() >= kMaxSeats)
    return wrong("chair", "须为座位的编号", "the number of a chair is wanted, from 0");
  Room* there = room(word_in(o, "room"), &no);
  if (!there) return http_error(404, no);
  const bool gone =
      there->remove_person(static_cast<int>(chair->get_int64()),
                           {"kicked", "管理员请你离开了座位", "the operator has taken your chair"}, &no);
  attend(*there);
  return gone ? done() : http_error(409, no);
}

// Those who are there are sent away as well.
HttpResponse Site::ban_network(const json::object& o) {
  const auto network = Network::parse(word_in(o, "address"));
  if (!network) return wrong("address", "须为地址或网段", "an address or a network of addresses is wanted");
  addresses().ban(*network);
  std::vector<Connection*> out;
  for (const auto& [c, id] : where_)
    if (const auto from = Address::parse(c->address()); from && network->has(*from)) out.push_back(c);
  for (Connection* c : out) {
    refused(*c, banned());
    c->close();
  }
  return done({{"sent_away", out.size()}});
}

HttpResponse Site::pardon_network(const json::object& o) {
  const auto network = Network::parse(word_in(o, "address"));
  if (!network) return wrong("address", "须为地址或网段", "an address or a network of addresses is wanted");
  return addresses().pardon(*network)
             ? done()
             : http_error(404, {"not_banned", "它没有被禁", "this is none of those that are banned"});
}

// Also one that cannot be loaded any more.
HttpResponse Site::delete_room(const json::object& o) {
  const std::string id = word_in(o, "room");
  StoredRoom stored;
  if (!find_room(id, &stored)) return http_error(not_found_.code == "store" ? 503 : 404, not_found_);
  if (!forget(id, stored.key))
    return http_error(
        503, {"store", "无法删除：" + context_.store.why(), "it cannot be deleted: " + context_.store.why()});
  return done();
}

// No new rooms, and whoever asks for our health is told to go elsewhere; what goes on goes on.
HttpResponse Site::begin_nothing(const json::object& o) {
  const json::value* on = o.if_contains("on");
  if (!on || !on->is_bool()) return wrong("on", "须为 true 或 false", "true or false is wanted");
  house_.no_new_rooms = on->get_bool();
  return done({{"rooms", house_.rooms()}});
}

Refusal Site::banned() {
  return {"banned", "这个地址不能使用本服务器", "this address may not use this server"};
}

}  // namespace jiesuan::server
