#include "cli/names.h"

#include "engine/content/catalogue.h"

namespace jiesuan::cli {
namespace {

class Names {
 public:
  explicit Names(const NamesOptions& o) : o_(o), w_(o.lang, wants_colour(o.no_color)) {}

  bool print() {
    for (const General* g : Catalogue::get().generals()) general(*g);
    for (const SkillDef* s : Catalogue::get().skills()) skill(*s);
    for (const CardDef* c : Catalogue::get().cards())
      if (c) card(*c);
    for (int t = 0; t < kTimings; ++t) timing(static_cast<Timing>(t));
    return found_;
  }

 private:
  bool wanted(std::initializer_list<std::string_view> names) {
    for (std::string_view n : names)
      if (o_.word.empty() || n.find(o_.word) != n.npos) return found_ = true;
    return false;
  }
  void line(const char* kind_zh, const char* kind_en, std::string_view zh, std::string_view id,
            std::string_view en, const std::string& more) {
    fmt::print("{} {} {} {}  {}\n", padded(w_.zh() ? kind_zh : kind_en, 8),
               padded(w_.paint(Paint::Bold, zh), 20), padded(id, 22), padded(en, 22), more);
  }

  void general(const General& g) {
    if (!wanted({g.id, g.zh, g.en})) return;
    std::string skills;
    for (const SkillDef* s : g.skills)
      skills += (skills.empty() ? "" : ", ") + std::string(s->zh) + " " + s->id;
    line("武将", "general", g.zh, g.id, g.en,
         w_.say("{} {} · {}", "{} {} · {}", w_.kingdom(g.kingdom), g.hp, skills));
  }
  // What skills leave behind has no text and is not written in a scenario.
  void skill(const SkillDef& s) {
    if (s.is_rule || !*s.text_zh || !wanted({s.id, s.zh, s.en})) return;
    line("技能", "skill", s.zh, s.id, s.en, w_.zh() ? s.text_zh : s.text_en);
    for (const Choice& c : s.choices) line("  选项", "  choice", c.zh, c.id, c.en, "");
  }
  void card(const CardDef& c) {
    if (wanted({c.id, c.zh, c.en})) line("牌", "card", c.zh, c.id, c.en, w_.zh() ? c.text_zh : c.text_en);
  }
  void timing(Timing t) {
    if (wanted({timing_id(t), timing_zh(t)})) line("时机", "timing", timing_zh(t), timing_id(t), "", "");
  }

  const NamesOptions& o_;
  Words w_;
  bool found_ = false;
};

}  // namespace

int run_names(const NamesOptions& options) {
  if (options.json) {
    fmt::print("{}\n", names_json(options.word));
    return 0;
  }
  if (Names(options).print()) return 0;
  fmt::print(stderr, "jiesuan names: nothing is called '{}'\n", options.word);
  return 1;
}

int run_rulebook() {
  fmt::print("{}\n", rulebook_text());
  return 0;
}

}  // namespace jiesuan::cli
