#include "server/settings.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/bot.h"
#include "engine/content/general.h"
#include "engine/content/mode.h"
#include "engine/content/module_words.h"
#include "engine/content/setup.h"
#include "server/guided.h"
#include "server/message.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kLongestRoomName = 40;

bool wrong(Refusal* no, std::string_view field, std::string_view zh, std::string_view en) {
  return refuse(no, "settings", fmt::format("设置“{}”不对：{}", field, zh),
                fmt::format("the setting '{}' is wrong: {}", field, en));
}

bool number(const json::value& v, std::string_view field, int least, int most, int* out, Refusal* no) {
  if (!v.is_int64() || v.get_int64() < least || v.get_int64() > most)
    return wrong(no, field, fmt::format("须为 {} 到 {} 的整数", least, most),
                 fmt::format("a whole number from {} to {} is wanted", least, most));
  *out = static_cast<int>(v.get_int64());
  return true;
}

bool flag(const json::value& v, std::string_view field, bool* out, Refusal* no) {
  if (!v.is_bool()) return wrong(no, field, "须为 true 或 false", "true or false is wanted");
  *out = v.get_bool();
  return true;
}

bool change_seed(const json::value& v, Settings* s, Refusal* no) {
  if (!v.is_int64() || v.get_int64() < 0)
    return wrong(no, "seed", "须为不小于 0 的整数", "a whole number from 0 on is wanted");
  s->seed = static_cast<std::uint64_t>(v.get_int64());
  return true;
}

bool change_clock(const json::value& v, Clock* c, Refusal* no) {
  if (!v.is_object()) return wrong(no, "clock", "须为对象", "an object is wanted");
  for (const auto& [key, value] : v.get_object()) {
    int* field = key == "decision" ? &c->decision
                 : key == "bank"   ? &c->bank
                 : key == "away"   ? &c->away
                 : key == "window" ? &c->window
                 : key == "think"  ? &c->think
                                   : nullptr;
    if (!field) return wrong(no, key, "没有这个时钟", "there is no such clock");
    if (!number(value, key, 0, 3600, field, no)) return false;
  }
  return true;
}

// A list of words, each once.
bool words_in(const json::value& v, std::string_view field, std::vector<std::string>* out, Refusal* no) {
  const auto no_list = [&] { return wrong(no, field, "须为文字的列表", "a list of texts is wanted"); };
  if (!v.is_array()) return no_list();
  out->clear();
  for (const json::value& one : v.get_array()) {
    if (!one.is_string()) return no_list();
    std::string word(one.get_string());
    if (std::find(out->begin(), out->end(), word) == out->end()) out->push_back(std::move(word));
  }
  return true;
}

bool change_rules(const json::value& v, Settings* s, Refusal* no) {
  if (!words_in(v, "rules", &s->rules, no)) return false;
  for (const std::string& word : s->rules) {
    std::string why;
    if (!are_modules({word}, &why)) return wrong(no, "rules", fmt::format("没有规则模块“{}”", word), why);
  }
  return true;
}

// Every set is one of the mode's.
bool sets_fit(const Settings& s, Refusal* no) {
  for (const std::string& id : s.sets) {
    const auto& all = all_expansions();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Expansion* e) { return id == e->id; });
    if (found == all.end())
      return wrong(no, "sets", fmt::format("没有武将包“{}”", id), fmt::format("there is no set '{}'", id));
    if (!(*found)->belongs_to(s.mode))
      return wrong(no, "sets", fmt::format("武将包“{}”不属于这个模式", (*found)->zh),
                   fmt::format("the set '{}' does not belong to the mode '{}'", id, s.mode));
  }
  return true;
}

bool change_one(std::string_view key, const json::value& v, Settings* s, Refusal* no) {
  if (key == "start") return v.is_bool() || wrong(no, key, "须为 true 或 false", "true or false is wanted");
  if (key == "players") return number(v, key, 2, kMaxSeats, &s->players, no);  // the mode's limits: below
  if (key == "pace") return number(v, key, 0, 5000, &s->pace, no);
  if (key == "listed") return flag(v, key, &s->listed, no);
  if (key == "chat") return flag(v, key, &s->chat, no);
  if (key == "bots_only") return flag(v, key, &s->bots_only, no);
  if (key == "guided") return flag(v, key, &s->guided, no);
  if (key == "seed") return change_seed(v, s, no);
  if (key == "clock") return change_clock(v, &s->clock, no);
  if (key == "rules") return change_rules(v, s, no);
  if (key == "sets") return words_in(v, key, &s->sets, no);  // whether they are the mode's: below
  if (key != "mode" && key != "generals" && key != "printings" && key != "name" && key != "bots")
    return wrong(no, key, "没有这个设置", "there is no such setting");
  if (!v.is_string()) return wrong(no, key, "须为文字", "a text is wanted");
  const std::string value(v.get_string());
  if (key == "name") {
    const auto name = tidy_name(value, kLongestRoomName);
    if (!name && !value.empty()) return wrong(no, key, "须为 1 到 40 个字", "1 to 40 characters are wanted");
    s->name = name.value_or("");
  } else if (key == "bots") {
    if (std::find(bot_names().begin(), bot_names().end(), value) == bot_names().end())
      return wrong(no, key, "没有这种机器人", "there is no such bot");
    s->bots = value;
  } else if (key == "printings") {
    if (!printings_named(value))
      return wrong(no, key, "须为 any、oldest 或 newest", "'any', 'oldest' or 'newest' is wanted");
    s->printings = value;
  } else if (key == "generals") {
    if (value != "standard" && value != "all")
      return wrong(no, key, "须为 standard 或 all", "'standard' or 'all' is wanted");
    s->generals = value;
  } else {
    const Mode* mode = find_mode(value);
    if (!mode) return wrong(no, key, "没有这个模式", "there is no such mode");
    s->mode = mode->id;
  }
  return true;
}

}  // namespace

json::object Refusal::json() const { return {{"code", code}, {"why", server::text(zh, en)}}; }

bool refuse(Refusal* no, std::string_view code, std::string_view zh, std::string_view en) {
  *no = {std::string(code), std::string(zh), std::string(en)};
  return false;
}

bool illegal(Refusal* no, std::string_view why) {
  return refuse(no, "illegal", fmt::format("这个选择不合规则：{}", why),
                fmt::format("this is no legal answer: {}", why));
}
bool not_stored(Refusal* no) {
  return refuse(no, "store", "服务器无法保存，请稍后再试", "the server cannot store it; try again later");
}

json::object settings_json(const Settings& s) {
  json::object o;
  o["mode"] = s.mode;
  o["players"] = s.players;
  o["generals"] = s.generals;
  o["printings"] = s.printings;
  o["rules"] = words_json(s.rules);
  o["sets"] = words_json(s.sets);
  o["bots"] = s.bots;
  o["name"] = s.name;
  o["listed"] = s.listed;
  o["chat"] = s.chat;
  o["pace"] = s.pace;
  o["clock"] = {{"decision", s.clock.decision},
                {"bank", s.clock.bank},
                {"away", s.clock.away},
                {"window", s.clock.window},
                {"think", s.clock.think}};
  o["bots_only"] = s.bots_only;
  if (s.guided) o["guided"] = true;
  return o;
}

namespace {

// A guided game is what it is; only how fast it goes and what it is called may be said. Nobody else plays, so
// its seed is no secret from anybody.
bool guide(const json::object& wanted, Settings* s, Refusal* no) {
  Settings own;
  own.guided = true;
  own.players = kGuidedPlayers;
  own.listed = false;
  own.name = s->name, own.pace = s->pace, own.clock = s->clock;
  const json::object asked = settings_json(*s), given = settings_json(own);
  for (const auto& [key, value] : wanted)
    if (given.contains(key) && asked.at(key) != given.at(key))
      return wrong(no, key, "教学局自有规定", "a guided game has its own");
  own.seed = kGuidedSeed;
  *s = own;
  return true;
}

}  // namespace

bool change_settings(const json::object& o, Settings* s, Refusal* no) {
  Settings changed = *s;
  for (const auto& [key, value] : o)
    if (!change_one(key, value, &changed, no)) return false;
  if (changed.mode != s->mode && !o.contains("sets")) changed.sets.clear();  // another mode has other sets
  const Mode& mode = *find_mode(changed.mode);
  if (changed.players < mode.least_players || changed.players > mode.most_players)
    return wrong(
        no, "players", fmt::format("须为 {} 到 {} 的整数", mode.least_players, mode.most_players),
        fmt::format("a whole number from {} to {} is wanted", mode.least_players, mode.most_players));
  if (!sets_fit(changed, no)) return false;
  if (changed.seed && !changed.bots_only)
    return wrong(no, "seed", "只有全是机器人的桌可以指定", "only a table of bots alone may be given one");
  if (changed.guided && !guide(o, &changed, no)) return false;
  *s = changed;
  return true;
}

}  // namespace jiesuan::server
