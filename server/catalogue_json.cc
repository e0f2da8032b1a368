#include "server/catalogue_json.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/content/catalogue.h"
#include "engine/content/mode.h"
#include "engine/event/words.h"
#include "server/json.h"
#include "text/words.h"

namespace jiesuan::server {
namespace {

json::object cards() {
  json::object out;
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c) continue;
    json::object o;
    o["zh"] = c->zh;
    o["en"] = c->en;
    o["text"] = server::text(c->text_zh, c->text_en);
    o["category"] = word(c->category);
    o["slot"] = c->slot == Slot::None ? json::value(nullptr) : json::value(word(c->slot));
    o["range"] = c->range;
    out[c->id] = std::move(o);
  }
  return out;
}

json::array tags(const SkillDef& s) {
  json::array out;
  for (Tag t : every<Tag>())
    if (s.has(t)) out.emplace_back(word(t));
  return out;
}

// Skills without a text are parts of others or rules; they have names all the same, since logs mention them.
json::object skills() {
  const text::Words zh(text::Lang::Zh), en(text::Lang::En);
  json::object out;
  for (const SkillDef* s : Catalogue::get().skills()) {
    if (s->is(Listing::Scenario) || s->is(Listing::Nameless)) continue;
    json::object o;
    o["zh"] = s->zh;
    o["en"] = *s->en ? s->en : s->id;
    o["text"] = server::text(s->text_zh, s->text_en);
    o["tags"] = tags(*s);
    if (*s->mark.zh) o["mark"] = server::text(s->mark.zh, s->mark.en);
    out[s->id] = std::move(o);
  }
  return out;
}

json::object generals() {
  json::object out;
  for (const General* g : Catalogue::get().generals()) {
    if (g->expansion().modes.empty()) continue;  // nobody meets it
    json::array skills;
    for (const SkillDef* s : g->skills) skills.emplace_back(s->id);
    json::object o;
    o["zh"] = g->zh;
    o["en"] = g->en;
    o["kingdom"] = word(g->kingdom);
    o["gender"] = word(g->gender);
    o["hp"] = g->hp;
    o["set"] = g->set;
    o["skills"] = std::move(skills);
    out[g->id] = std::move(o);
  }
  return out;
}

// The boxes of generals, in the order of publication.
json::object expansions() {
  std::vector<const Expansion*> all = all_expansions();
  std::sort(all.begin(), all.end(), [](const Expansion* a, const Expansion* b) {
    return std::pair(a->order, std::string_view(a->id)) < std::pair(b->order, std::string_view(b->id));
  });
  json::object out;
  for (const Expansion* e : all)
    if (!e->modes.empty()) out[e->id] = {{"zh", e->zh}, {"en", e->en}, {"modes", words_json(e->modes)}};
  return out;
}

// The sides of a mode but the first, which is none.
json::array allegiances(const Mode& m) {
  json::array out;
  for (std::size_t i = 1; i < m.allegiances.size(); ++i) {
    const AllegianceName& a = m.allegiances[i];
    out.push_back({{"id", a.id}, {"zh", a.zh}, {"en", a.en}});
  }
  return out;
}

json::object modes() {
  json::object out;
  for (const Mode* m : all_modes())
    out[m->id] = {{"zh", m->zh},
                  {"en", m->en},
                  {"least", m->least_players},
                  {"most", m->most_players},
                  {"side", server::text(m->side_zh, m->side_en)},
                  {"allegiances", allegiances(*m)},
                  {"sets", words_json(m->expansions)}};
  return out;
}

// The parts of rules modules, each of which a room may switch on.
json::object rules() {
  json::object out;
  for (const RulesModule* m : all_modules()) {
    json::object o{{"zh", m->zh}, {"en", m->en}, {"text", server::text(m->text_zh, m->text_en)}};
    if (*m->mode) o["mode"] = m->mode;
    out[m->id] = std::move(o);
  }
  return out;
}

// How long each kind of happening is shown.
json::object beats() {
  json::object out;
#define JIESUAN_BEAT(id, ms) out[word(LogKind::id)] = ms;
#include "server/beats.def"
  return out;
}

}  // namespace

const std::string& catalogue_json() {
  static const std::string made = json::serialize(json::object{{"cards", cards()},
                                                               {"skills", skills()},
                                                               {"generals", generals()},
                                                               {"expansions", expansions()},
                                                               {"modes", modes()},
                                                               {"rules", rules()},
                                                               {"beats", beats()}});
  return made;
}

}  // namespace jiesuan::server
