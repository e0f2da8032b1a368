// The catalogue for programs: jiesuan names --json.
#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "cli/names.h"
#include "engine/content/catalogue.h"
#include "engine/content/deck.h"
#include "engine/content/mode.h"
#include "judge/flow_tables.h"

namespace jiesuan::cli {
namespace {

namespace json = boost::json;

bool is_called(const std::string& word, std::initializer_list<std::string_view> names) {
  return word.empty() ||
         std::any_of(names.begin(), names.end(), [&](std::string_view n) { return n.find(word) != n.npos; });
}

template <class Named>
json::object named(const Named& x) {
  return {{"id", x.id}, {"zh", x.zh}, {"en", x.en}};
}

json::array ids(const std::vector<const char*>& words) {
  json::array out;
  for (const char* word : words) out.emplace_back(word);
  return out;
}

json::array modes() {
  json::array out;
  for (const Mode* m : all_modes()) {
    json::object o = named(*m);
    o["least_players"] = m->least_players;
    o["most_players"] = m->most_players;
    out.push_back(std::move(o));
  }
  return out;
}

json::array sets() {
  json::array out;
  for (const Expansion* e : all_expansions()) {
    json::object o = named(*e);
    o["modes"] = ids(e->modes);
    out.push_back(std::move(o));
  }
  return out;
}

json::array generals(const std::string& word) {
  json::array out;
  for (const General* g : Catalogue::get().generals()) {
    if (g->expansion().modes.empty() || !is_called(word, {g->id, g->zh, g->en})) continue;
    json::array skills;
    for (const SkillDef* s : g->skills) skills.emplace_back(s->id);
    json::object o = named(*g);
    o["set"] = g->set;
    o["modes"] = ids(g->expansion().modes);
    o["person"] = g->who();
    o["kingdom"] = jiesuan::word(g->kingdom);
    o["gender"] = jiesuan::word(g->gender);
    o["hp"] = g->hp;
    o["lord"] = g->lord();
    o["skills"] = std::move(skills);
    if (!g->companions.empty()) o["companions"] = ids(g->companions);
    out.push_back(std::move(o));
  }
  return out;
}

std::map<const SkillDef*, json::array> owners_of_skills() {
  std::map<const SkillDef*, json::array> owners;
  for (const General* g : Catalogue::get().generals())
    if (!g->expansion().modes.empty())
      for (const SkillDef* s : g->skills) owners[s].emplace_back(g->id);
  return owners;
}

json::object skill(const SkillDef& s, const json::array& owners) {
  json::object o = named(s);
  o["text"] = {{"zh", s.text_zh}, {"en", s.text_en}};
  json::array tags, timings, choices;
  for (Tag t : every<Tag>())
    if (s.has(t)) tags.emplace_back(jiesuan::word(t));
  for (const Unit& u : s.units) {
    const json::value timing(timing_id(u.timing));
    if (std::find(timings.begin(), timings.end(), timing) == timings.end()) timings.push_back(timing);
  }
  for (const Choice& c : s.choices) choices.push_back(named(c));
  o["tags"] = std::move(tags);
  o["timings"] = std::move(timings);
  if (!choices.empty()) o["choices"] = std::move(choices);
  o["generals"] = owners;
  return o;
}

json::array skills(const std::string& word) {
  std::map<const SkillDef*, json::array> owners = owners_of_skills();
  json::array out;
  for (const SkillDef* s : Catalogue::get().skills())
    if (!s->is_rule && *s->text_zh && is_called(word, {s->id, s->zh, s->en}))
      out.push_back(skill(*s, owners[s]));
  return out;
}

json::array cards(const std::string& word) {
  json::array out;
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c || !is_called(word, {c->id, c->zh, c->en})) continue;
    json::object o = named(*c), decks;
    o["text"] = {{"zh", c->text_zh}, {"en", c->text_en}};
    o["category"] = jiesuan::word(c->category);
    if (c->slot != Slot::None) o["slot"] = jiesuan::word(c->slot);
    if (c->range > 0) o["range"] = c->range;
    for (const Deck* d : all_decks())
      if (const auto n = std::count_if(d->faces.begin(), d->faces.end(),
                                       [&](const Face& f) { return f.name == c->name; }))
        decks[d->id] = n;
    o["decks"] = std::move(decks);
    out.push_back(std::move(o));
  }
  return out;
}

json::array timings(const std::string& word) {
  json::array out;
  for (int t = 0; t < kTimings; ++t) {
    const auto timing = static_cast<Timing>(t);
    if (is_called(word, {timing_id(timing), timing_zh(timing)}))
      out.push_back({{"id", timing_id(timing)}, {"zh", timing_zh(timing)}});
  }
  return out;
}

}  // namespace

std::string names_json(const std::string& word) {
  return json::serialize(json::object{{"modes", modes()},
                                      {"sets", sets()},
                                      {"generals", generals(word)},
                                      {"skills", skills(word)},
                                      {"cards", cards(word)},
                                      {"timings", timings(word)}});
}

std::string rulebook_text() { return json::serialize(judge::flow_tables()); }

}  // namespace jiesuan::cli
