#include "text/sentences.h"

#include "engine/content/catalogue.h"

namespace jiesuan::text {
namespace {

std::string launched(const LogEntry& e, const Words& w) {
  if (e.left_behind)
    return w.say("{} 的{}生效", "{}'s {} takes effect", w.seat(e.names, e.b), w.skill(e.skill));
  std::string out = w.say("{} 发动{}", "{} launches {}", w.seat(e.names, e.a), w.skill(e.skill));
  if (e.b != kNoSeat && e.b != e.a) out += w.say("（{}的技能）", " ({}'s skill)", w.seat(e.names, e.b));
  return e.seats.empty() ? out : out + " → " + w.seats(e.names, e.seats);
}

// Nobody wonders why 桃园结义 does nothing for the unwounded.
std::string no_effect(const LogEntry& e, const Words& w) {
  if (e.pointless) return "";
  return w.say("{} 对 {} 无效", "{} has no effect on {}", w.name(e.card), w.seat(e.names, e.a));
}

std::string judged(const LogEntry& e, const Words& w) {
  const std::string what = e.card != CardName::None ? w.name(e.card) : w.skill(e.skill);
  return w.say("{} 的{}判定：{}", "{} judges for {}: {}", w.seat(e.names, e.a), what, w.faces(e.shown()));
}

// Worth a sentence only if the card does not count as what it shows (红颜).
std::string judge_result(const LogEntry& e, const Words& w) {
  if (e.cards.empty() || e.face(e.cards.first()).suit == e.suit) return "";
  return w.say("判定结果视为 {}", "it counts as {}", w.suit(e.suit));
}

std::string pindian(const LogEntry& e, const Words& w) {
  std::string out;
  for (const PindianCard& p : e.pindian) {
    const std::string who = w.seat(e.names, p.seat), what = w.face(e.face(p.card));
    out += out.empty() ? w.say("拼点：{} {}", "pindian: {} {}", who, what)
                       : w.say("，{} {}", ", {} {}", who, what);
  }
  return out;
}

std::string pindian_result(const LogEntry& e, const Words& w) {
  const auto winner = static_cast<Seat>(e.n);
  if (winner == kNoSeat) return w.say("拼点平局", "nobody wins");
  return w.say("{} 拼点赢", "{} wins", w.seat(e.names, winner));
}

std::string damaged(const LogEntry& e, const Words& w) {
  const std::string victim = w.seat(e.names, e.b), hp = w.hp(e.hp, e.max_hp);
  if (e.a == kNoSeat)
    return w.say("{} 受到 {} 点{}伤害  {}", "{} takes {} {}damage  {}", victim, e.n, w.element(e.element),
                 hp);
  return w.say("{0} 对 {1} 造成 {2} 点{3}伤害  {4}", "{0} deals {2} {3}damage to {1}  {4}",
               w.seat(e.names, e.a), victim, e.n, w.element(e.element), hp);
}

// The role is shown a little later (DeathBeforeReveal comes first); only the all-seeing know it now.
std::string died(const LogEntry& e, const Words& w) {
  std::string out = !w.all_seeing()
                        ? w.say("✝ {} 阵亡", "✝ {} dies", w.seat(e.names, e.a))
                        : w.say("✝ {} 阵亡，{}是{}", "✝ {} dies; the {} was {}", w.seat(e.names, e.a),
                                w.side(e.names), w.allegiance(e.names, e.names.seat[e.a].allegiance));
  if (e.b == kNoSeat) return out;
  return out + w.say("（凶手 {}）", " (killed by {})", w.seat(e.names, e.b));
}

std::string allegiance_shown(const LogEntry& e, const Words& w) {
  const std::string role = w.allegiance(e.names, static_cast<Allegiance>(e.n));
  if (e.living.has(e.a))
    return w.say("{0} 亮明{1}：{2}", "{0} is {2}", w.seat(e.names, e.a), w.side(e.names), role);
  if (w.all_seeing()) return "";
  return w.say("{} 的{}是{}", "{}'s {} was {}", w.seat(e.names, e.a), w.side(e.names), role);
}

std::string changed_targets(const LogEntry& e, const Words& w) {
  switch (e.kind) {
    case LogKind::TargetAdded:
      return w.say("{} 成为{}的额外目标", "{} becomes another target of {}", w.seat(e.names, e.a),
                   w.name(e.card));
    case LogKind::TargetCancelled:
      return w.say("{} 不再是{}的目标", "{} is no longer a target of {}", w.seat(e.names, e.a),
                   w.name(e.card));
    default:
      return w.say("{0} 的目标由 {1} 转移为 {2}", "{0} is turned from {1} to {2}", w.name(e.card),
                   w.seat(e.names, e.a), w.seat(e.names, e.b));
  }
}

std::string named(const LogEntry& e, const Words& w) {
  std::string out = w.say("{} 声明{}", "{} names {}", w.seat(e.names, e.a), w.name(e.card));
  return e.seats.empty() ? out : out + " → " + w.seats(e.names, e.seats);
}

std::string state_changed(const LogEntry& e, const Words& w) {
  const std::string who = w.seat(e.names, e.a);
  if (e.kind == LogKind::Chained) return w.say("{} 横置", "{} is chained", who);
  if (e.kind == LogKind::Unchained) return w.say("{} 重置", "{} is unchained", who);
  return e.n ? w.say("{} 翻面（背面朝上）", "{} turns face down", who)
             : w.say("{} 翻面（正面朝上）", "{} turns face up", who);
}

// Cards turned where they lie.
std::string cards_turned(const LogEntry& e, const Words& w) {
  const std::string who = w.seat(e.names, e.a), what = w.faces(e.shown());
  switch (e.kind) {
    case LogKind::HandOpened:
      return w.say("{} 明置手牌 {}", "{} opens {}", who, what);
    case LogKind::HandClosed:
      return w.say("{} 暗置手牌 {}", "{} closes {}", who, what);
    case LogKind::Tapped:
      return w.say("{} 的 {} 横置", "{}'s {} is tapped", who, what);
    default:
      return w.say("{} 的 {} 重置", "{}'s {} is untapped", who, what);
  }
}

// At cards, which may be known to others only by their number, or at a hidden general.
std::string looked(const LogEntry& e, const Words& w) {
  std::string what = w.faces(e.shown(), e.n);
  if (e.general != GeneralId::None) what = w.zh() ? def(e.general).zh : def(e.general).en;
  if (e.b == kNoSeat) return w.say("{} 观看 {}", "{} looks at {}", w.seat(e.names, e.a), what);
  return w.say("{} 观看 {} 的 {}", "{} looks at {}'s {}", w.seat(e.names, e.a), w.seat(e.names, e.b), what);
}

std::string spare_general(const LogEntry& e, const Words& w) {
  if (e.general == GeneralId::None)
    return w.say("{} 得到一张化身牌", "{} keeps another incarnation", w.seat(e.names, e.a));
  return w.say("{} 得到化身牌 {}", "{} keeps the incarnation {}", w.seat(e.names, e.a), w.general(e.general));
}

std::string told_sentence(const LogEntry& e, const Words& w) {
  switch (e.kind) {
    case LogKind::TurnLost:
      return w.say("{} 背面朝上，失去此回合", "{} is face down and loses this turn", w.seat(e.names, e.a));
    case LogKind::PhaseSkipped:
      return w.say("跳过{}", "{} skipped", w.phase(e.phase));
    case LogKind::AllegianceShown:
      return allegiance_shown(e, w);
    case LogKind::SkillLaunched:
      return launched(e, w);
    case LogKind::SkillGained:
      return w.say("{} 获得技能{}", "{} gains {}", w.seat(e.names, e.a), w.skill(e.skill));
    case LogKind::SkillLost:
      return w.say("{} 失去技能{}", "{} loses {}", w.seat(e.names, e.a), w.skill(e.skill));
    case LogKind::EffectLapsed:
      return w.say("{} 的{}不生效：没有可依附的回合",
                   "{}'s {} leaves nothing: there is no turn for it to last", w.seat(e.names, e.a),
                   w.skill(e.skill));
    case LogKind::CardUsed:
      return use_sentence(e, w);
    case LogKind::CardResponded:
      return respond_sentence(e, w);
    case LogKind::TargetAdded:
    case LogKind::TargetCancelled:
    case LogKind::TargetMoved:
      return changed_targets(e, w);
    case LogKind::NoEffect:
      return no_effect(e, w);
    case LogKind::Offset:
      return w.say("{} 被抵消", "{} is offset", w.name(e.card));
    case LogKind::JudgeTurned:
      return judged(e, w);
    case LogKind::JudgeReplaced:
      return w.say("判定牌改为 {}", "the judge card is now {}", w.faces(e.shown()));
    case LogKind::JudgeResult:
      return judge_result(e, w);
    case LogKind::PindianShown:
      return pindian(e, w);
    case LogKind::PindianResult:
      return pindian_result(e, w);
    case LogKind::DamageDealt:
      return damaged(e, w);
    case LogKind::DamagePrevented:
      return w.say("对 {} 的伤害被防止", "the damage to {} is prevented", w.seat(e.names, e.b));
    case LogKind::HpLost:
      return w.say("{} 失去 {} 点体力  {}", "{} loses {} hp  {}", w.seat(e.names, e.a), e.n,
                   w.hp(e.hp, e.max_hp));
    case LogKind::HpRecovered:
      return w.say("{} 回复 {} 点体力  {}", "{} recovers {} hp  {}", w.seat(e.names, e.a), e.n,
                   w.hp(e.hp, e.max_hp));
    case LogKind::MaxHpChanged:
      return w.say("{} 体力上限 {:+}  {}", "{} max hp {:+}  {}", w.seat(e.names, e.a), e.n,
                   w.hp(e.hp, e.max_hp));
    case LogKind::DyingStarts:
      return w.say("{} 濒死", "{} is dying", w.seat(e.names, e.a));
    case LogKind::DyingSaved:
      return w.say("{} 脱离濒死", "{} is saved", w.seat(e.names, e.a));
    case LogKind::Died:
      return w.paint(Paint::Bold, died(e, w));
    case LogKind::Moved:
      return move_sentence(e, w);
    case LogKind::Shown:
      return w.say("{} 展示 {}", "{} shows {}", w.seat(e.names, e.a), w.faces(e.shown()));
    case LogKind::Looked:
      return looked(e, w);
    case LogKind::SuitNamed:
      return w.say("{} 声明 {}", "{} names {}", w.seat(e.names, e.a), w.suit(e.suit));
    case LogKind::ChoiceMade: {
      const Choice& c = def(e.skill).choices[static_cast<std::size_t>(e.n)];
      return w.say("{} 选择“{}”", "{} chooses “{}”", w.seat(e.names, e.a), w.zh() ? c.zh : c.en);
    }
    case LogKind::SeatsNamed:
      return w.say("{} 选择 {}", "{} chooses {}", w.seat(e.names, e.a), w.seats(e.names, e.seats));
    case LogKind::CardNamed:
      return named(e, w);
    case LogKind::CameToNothing:
      return w.say("{0} 作为{1}扣置的 {2} 作废", "{2}, laid down by {0} as {1}, comes to nothing",
                   w.seat(e.names, e.a), w.name(e.card), w.faces(e.shown()));
    case LogKind::SpareGeneral:
      return spare_general(e, w);
    case LogKind::SpareShown:
      return w.say("{} 化身为 {}", "{} takes the shape of {}", w.seat(e.names, e.a), w.general(e.general));
    case LogKind::SpareSpent:
      return w.say("{} 移去 {}", "{} gives up {}", w.seat(e.names, e.a), w.general(e.general));
    case LogKind::Chained:
    case LogKind::Unchained:
    case LogKind::Flipped:
      return state_changed(e, w);
    case LogKind::HandOpened:
    case LogKind::HandClosed:
    case LogKind::Tapped:
    case LogKind::Untapped:
      return cards_turned(e, w);
    case LogKind::HpFloorChanged:
      return w.say("{} 的体力下限为 {}", "{}'s hp floor is {}", w.seat(e.names, e.a), e.n);
    case LogKind::StateEntered:
      return w.say("{} 进入{}", "{} is now under {}", w.seat(e.names, e.a), w.skill(e.skill));
    case LogKind::StateLeft:
      return w.say("{} 解除{}", "{} is no longer under {}", w.seat(e.names, e.a), w.skill(e.skill));
    case LogKind::EffectValue:
      return w.say("{}的效果值为 {}", "the effect value of {} is {}", w.name(e.card), e.n);
    case LogKind::Shuffled:
      return w.say("弃牌堆 {} 洗入牌堆", "{} of the discard pile are shuffled into the pile", w.n_cards(e.n));
    case LogKind::Marked:
      if (e.n > 0)
        return w.say("{} 获得 {} 枚{}", "{} gets {} {}", w.seat(e.names, e.a), e.n, w.mark(e.skill));
      return w.say("{} 移去 {} 枚{}", "{} removes {} {}", w.seat(e.names, e.a), -e.n, w.mark(e.skill));
    case LogKind::KingdomChosen:
      return w.say("{} 选择势力：{}", "{} joins {}", w.seat(e.names, e.a),
                   w.kingdom(static_cast<Kingdom>(e.n)));
    case LogKind::ExtraTurn:
      return w.say("{} 获得一个额外的回合", "{} gains an extra turn", w.seat(e.names, e.a));
    case LogKind::GeneralHidden:
      return w.say("{} 暗置{}", "{} turns its {} face down", w.seat(e.names, e.a), w.slot(e.n));
    case LogKind::GeneralRemoved:
      return w.say("{} 移除武将 {}，换为士兵", "{} removes {}: a soldier takes its place",
                   w.seat(e.names, e.a), w.general(e.general));
    case LogKind::GeneralTaken:
      return w.say("{} 的{}换为 {}", "{} has a new {}: {}", w.seat(e.names, e.a), w.slot(e.n),
                   w.general(e.general));
    case LogKind::GeneralRevealed:
    case LogKind::GeneralChosen:
      return w.say("{} 明置武将 {}", "{} reveals {}", w.seat(e.names, e.a), w.general(e.general));
    case LogKind::Doubted:  // the choice before it has said so
    case LogKind::GameStarts:
    case LogKind::RoundStarts:
    case LogKind::TurnStarts:
    case LogKind::TurnEnds:
    case LogKind::PhaseStarts:
    case LogKind::GameOver:  // headings
    case LogKind::Timing:
    case LogKind::NotOffered:
    case LogKind::Window:
    case LogKind::Question:
    case LogKind::Answer:
      break;  // internal
  }
  return "";
}

}  // namespace

std::string sentence(const LogEntry& e, const Words& w) {
  if (w.all_seeing()) return told_sentence(e, w);
  return told(e, w.viewer()) ? told_sentence(redacted(e, w.viewer()), w) : "";
}

std::string sentence_as_told(const LogEntry& redacted, const Words& w) { return told_sentence(redacted, w); }

}  // namespace jiesuan::text
