#include "server/audience.h"

#include <bit>

namespace jiesuan::server {
namespace {

constexpr const char* kDiffers = "?";

struct Group {
  Audience who;
  const json::value* what;
};

template <class F>
void each(Audience who, F f) {
  for (; who != 0; who &= who - 1) f(static_cast<std::size_t>(std::countr_zero(who)));
}

std::vector<Group> groups_of(const std::vector<const json::value*>& told, Audience scope) {
  std::vector<Group> groups;
  each(scope, [&](std::size_t v) {
    for (Group& g : groups)
      if (g.what == told[v] || *g.what == *told[v]) {
        g.who |= Audience{1} << v;
        return;
      }
    groups.push_back({Audience{1} << v, told[v]});
  });
  return groups;
}

bool all_objects(const std::vector<Group>& groups) {
  for (const Group& g : groups)
    if (!g.what->is_object()) return false;
  return true;
}

bool lists_of_one_length(const std::vector<Group>& groups) {
  for (const Group& g : groups)
    if (!g.what->is_array() || g.what->get_array().empty() ||
        g.what->get_array().size() != groups[0].what->as_array().size())
      return false;
  return true;
}

json::object by_key(const std::vector<Group>& groups, std::size_t viewers, Audience scope) {
  json::object out;
  std::vector<const json::value*> inside(viewers);
  for (const Group& first : groups)
    for (const auto& field : first.what->get_object()) {
      if (out.contains(field.key())) continue;
      for (const Group& g : groups) {
        const json::value* its = g.what->get_object().if_contains(field.key());
        each(g.who, [&](std::size_t v) { inside[v] = its; });
      }
      out[field.key()] = merged(inside, scope);
    }
  return out;
}

json::array by_place(const std::vector<Group>& groups, std::size_t viewers, Audience scope) {
  json::array out;
  std::vector<const json::value*> inside(viewers);
  for (std::size_t i = 0; i < groups[0].what->get_array().size(); ++i) {
    for (const Group& g : groups) each(g.who, [&](std::size_t v) { inside[v] = &g.what->get_array()[i]; });
    out.push_back(merged(inside, scope));
  }
  return out;
}

json::value differing(json::array ways) {
  json::object out;
  out[kDiffers] = std::move(ways);
  return out;
}

json::value way(Audience who, json::value what) {
  json::array out;
  out.push_back(who);
  out.push_back(std::move(what));
  return out;
}

}  // namespace

json::value merged(const std::vector<const json::value*>& told, Audience scope) {
  Audience present = 0;
  each(scope, [&](std::size_t v) { present |= told[v] ? Audience{1} << v : 0; });
  if (present != scope) {
    json::array ways;
    if (present != 0) ways.push_back(way(present, merged(told, present)));
    return differing(std::move(ways));
  }
  const std::vector<Group> groups = groups_of(told, scope);
  if (groups.size() == 1) return *groups[0].what;
  if (all_objects(groups)) return by_key(groups, told.size(), scope);
  if (lists_of_one_length(groups)) return by_place(groups, told.size(), scope);
  json::array ways;
  for (const Group& g : groups) ways.push_back(way(g.who, *g.what));
  return differing(std::move(ways));
}

std::optional<json::value> part_of(const json::value& all, int viewer) {
  if (const json::array* list = all.if_array()) {
    json::array out;
    out.reserve(list->size());
    for (const json::value& x : *list)
      if (auto part = part_of(x, viewer)) out.push_back(std::move(*part));
    return json::value(std::move(out));
  }
  if (!all.is_object()) return all;
  if (const json::value* ways = all.get_object().if_contains(kDiffers)) {
    for (const json::value& one : ways->as_array())
      if (one.at(0).to_number<Audience>() >> viewer & 1) return part_of(one.at(1), viewer);
    return std::nullopt;
  }
  json::object out;
  for (const auto& [key, value] : all.get_object())
    if (auto part = part_of(value, viewer)) out[key] = std::move(*part);
  return json::value(std::move(out));
}

}  // namespace jiesuan::server
