#include "engine/content/catalogue.h"
#include "text/sentences.h"

namespace jiesuan::text {
namespace {

enum class Way : std::uint8_t { Use, Respond, Equip };

std::string verb(Way way, const Words& w) {
  switch (way) {
    case Way::Use:
      return w.say("使用", "uses");
    case Way::Respond:
      return w.say("打出", "responds with");
    case Way::Equip:
      return w.say("装备", "equips");
  }
  return "";
}

// "使用 ♠7【杀】", "以〖武圣〗将 ♥7【桃】 当【杀】使用", "视为使用【闪】".
std::string deed(const LogEntry& e, Way way, const Words& w) {
  const bool itself = e.cards.size() == 1 && e.face(e.cards.first()).name == e.card;
  if (itself && e.skill == SkillId::None) return verb(way, w) + ' ' + w.faces(e.shown());
  const std::string by = e.skill == SkillId::None ? "" : w.say("以{}", " by {}", w.skill(e.skill));
  if (e.cards.empty())
    return w.zh() ? by + "视为" + verb(way, w) + w.name(e.card)
                  : "virtually " + verb(way, w) + ' ' + w.name(e.card) + by;
  if (itself)
    return w.zh() ? by + verb(way, w) + ' ' + w.faces(e.shown())
                  : verb(way, w) + ' ' + w.faces(e.shown()) + by;
  return w.say("{1}将 {2} 当{3}{0}", "{0} {2} as {3}{1}", verb(way, w), by, w.faces(e.shown()),
               w.name(e.card));
}

std::string aim(const LogEntry& e, const Words& w) {
  if (!def(e.against).is_trick()) return "";  // a 闪 stands right below its 杀
  const std::string what = w.name(e.against);
  const std::string of = e.b == kNoSeat ? what : w.say("{}的{}", "{}'s {}", w.seat(e.names, e.b), what);
  if (e.against_on == kNoSeat) return w.say("，抵消{}", " against {}", of);
  return w.say("，抵消{}（对{}）", " against {} (on {})", of, w.seat(e.names, e.against_on));
}

std::string targets(const LogEntry& e, const Words& w) {
  const TargetKind kind = def(e.card).targets;
  if (kind == TargetKind::All && e.seats == e.living && e.seats.size() > 2)
    return w.say(" → 所有角色", " → everybody");
  if (kind == TargetKind::AllOthers && e.seats == e.living - SeatSet(e.a) && e.seats.size() > 2)
    return w.say(" → 所有其他角色", " → everybody else");
  if (e.seats.empty() || (kind != TargetKind::Chosen && e.seats == SeatSet(e.a))) return "";
  std::string out = " → " + w.seats(e.names, e.seats);
  if (e.b != kNoSeat) out += w.say("（令其对{}使用【杀】）", " (who is to slash {})", w.seat(e.names, e.b));
  return out;
}

}  // namespace

std::string use_sentence(const LogEntry& e, const Words& w) {
  const Way way = def(e.card).category == Category::Equipment ? Way::Equip : Way::Use;
  std::string out = w.seat(e.names, e.a) + ' ' + deed(e, way, w);
  if (e.against != CardName::None) return out + aim(e, w);
  return way == Way::Equip ? out : out + targets(e, w);
}

std::string respond_sentence(const LogEntry& e, const Words& w) {
  return w.seat(e.names, e.a) + ' ' + deed(e, Way::Respond, w);
}

}  // namespace jiesuan::text
