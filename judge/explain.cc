#include "judge/explain.h"

#include <algorithm>

#include "engine/content/catalogue.h"

namespace jiesuan::judge {
namespace {

struct Reason {
  Timing timing;
  const char* zh;
  const char* en;
  const char* rules;
};

// What a timing is there for. Those that explain themselves are left out.
constexpr Reason kReasons[] = {
    {Timing::TurnStart5, "面朝下的角色在此翻回，其回合随即终止",
     "a face-down character turns up here and loses the turn", "R001-10, C23"},
    {Timing::TurnStart9, "回合开始的最后一个时机，之后才有准备阶段",
     "the last timing of a turn's start, before any phase", "R001-11"},
    {Timing::TurnEnd1, "回合结束前的技能与延时效果都在此，由当前回合角色起依次处理",
     "skills and waiting effects of the end of the turn, from the current character on", "R001-14, R004-30"},
    {Timing::TurnGap, "回合已结束，不属于任何人的回合", "the turn is over; it is nobody's turn now",
     "R000-144, R000-147"},
    {Timing::JudgePhaseBeforeStart, "跳过阶段只能在其开始之前",
     "a phase can only be skipped before it starts", "R001-28, C20"},
    {Timing::DrawBeforeStart, "跳过阶段只能在其开始之前", "a phase can only be skipped before it starts",
     "R001-28"},
    {Timing::PlayBeforeStart, "跳过阶段只能在其开始之前；已跳过的不能再跳过",
     "a phase can only be skipped before it starts, and only once", "R001-28, R001-31"},
    {Timing::DiscardBeforeStart, "跳过阶段只能在其开始之前", "a phase can only be skipped before it starts",
     "R001-28, C25"},
    {Timing::DiscardBody, "弃至手牌上限；其间的技能之后须重新核对上限",
     "discard down to the limit; after a skill in between the limit is looked at again", "R000-09, C26"},
    {Timing::FinishStart, "结束阶段开始时", "the start of the finish phase", "R000-142"},
    {Timing::NeedUse1, "需要一张牌时，先问令他人代劳或视为使用的技能",
     "a card is needed: first the skills by which another, or nothing, provides it", "R004-28"},
    {Timing::NeedUse2, "需要一张牌时，其次是扣置一张牌的技能",
     "a card is needed: then skills that lay a card down for it", "R004-28"},
    {Timing::NeedUse3, "最后才是手牌与转化；前面放弃的不再询问",
     "at last hand cards and conversions; what was declined before does not come again", "R004-28, R004-29"},
    {Timing::NeedRespond1, "需要打出一张牌时，先问令他人代劳或视为打出的技能",
     "a response is needed: first the skills by which another, or nothing, provides it", "R004-22, R004-28"},
    {Timing::NeedRespond3, "最后才是手牌与转化", "at last hand cards and conversions", "R004-22"},
    {Timing::UseCardUsed, "牌被使用时", "the card counts as used", "R000-61"},
    {Timing::UseTargeting, "逐个指定目标，按座次", "targets are designated one by one, by seat",
     "R000-59, R004-10"},
    {Timing::UseBecomingTarget, "目标此时还能改变：转移、增加",
     "the target can still change here: moved or added", "R000-65, R004-39"},
    {Timing::UseTargeted, "目标已定，依次为武将技能、装备技能",
     "the target stands; general skills come before equipment", "R000-67…69, R004-27"},
    {Timing::UseBecameTarget, "成为目标之后，先于【无懈可击】",
     "after becoming a target, before any Nullification", "R000-18, C43"},
    {Timing::UseEffectStart, "对此目标无效的牌到此为止", "a card without effect on this target ends here",
     "R000-70, R000-71"},
    {Timing::UseBeforeEffect, "生效之前的唯一机会：用牌抵消它",
     "the one chance to offset it before it takes effect", "R000-74, R004-18"},
    {Timing::UseOffset, "已被抵消：先武将技能，后武器",
     "it was offset: general skills first, then the weapon", "R000-77, R000-78"},
    {Timing::UseAfterEffect, "牌对此目标生效", "the card takes effect on this target", "R000-82"},
    {Timing::UseEnd1, "对所有目标结算完毕", "done with every target", "R000-105"},
    {Timing::JudgeBeforeResult, "判定牌亮出之后、结果确定之前，每人改判一次",
     "after the card is turned up and before the result stands, each may change it once",
     "R000-150, R004-20"},
    {Timing::DamageBeforeStart1, "防止伤害先于来源的一切技能",
     "prevention comes before everything of the source", "R000-82, C06"},
    {Timing::DamageBeforeStart2, "改为失去体力", "damage that becomes loss of hp", "R000-84, C08"},
    {Timing::DamageCausing1, "来源增减伤害", "the source's bonuses", "R000-95, C03, C13"},
    {Timing::DamageCausing2, "来源以技能、武器替代或附加；武将技能在前",
     "what the source does in place of the damage; general skills first", "R000-86, R004-35"},
    {Timing::DamageTaking2, "受伤者的技能在前，防具在后；转移的是此刻的数值",
     "the victim's skills, then its armour; a transfer takes the value of this moment", "R000-89, C09"},
    {Timing::DamageCaused, "体力扣减与濒死都结束之后，先轮到来源",
     "hp is reduced and dying settled; now the source's skills", "R000-99, R004-07"},
    {Timing::DamageTaken, "然后轮到受伤者", "then the victim's", "R000-101, C48"},
    {Timing::DamageEnd, "整次伤害结束之后才传导", "conduction follows only after the whole damage",
     "R003-05, C17"},
    {Timing::ReduceHpBefore, "扣减体力之前，连环状态的角色先重置",
     "before hp is reduced a chained character is reset", "R003-04"},
    {Timing::DyingEnter, "扣减体力之后立即插入濒死结算", "dying is inserted right after the reduction",
     "R004-07"},
    {Timing::DyingAsk, "由当前回合角色起，依次有一次机会",
     "everybody in order from the current character has a chance", "R004-11, R004-13"},
    {Timing::DeathBeforeReveal, "死亡技能先于弃牌与奖惩",
     "skills of the dead come before the discard and the reward", "R000-26, C18"},
    {Timing::DeathWhen, "胜负已先判定，此时发动死亡技能",
     "victory was looked at first; now skills about the death", "R000-26"},
    {Timing::MoveAfter1, "进入弃牌堆时，早于失去牌之后",
     "entering the discard pile comes before having lost the cards", "R000-41, C14"},
    {Timing::MoveAfter2, "失去牌之后：武将技能在前，装备在后",
     "after the loss: general skills first, then equipment", "R000-42, R004-36"},
    {Timing::StateAfter, "翻面或横置之后立即插入", "inserted right after the general card was turned",
     "R003-21"},
};

Because with_rules(std::string text, const char* rules) { return {std::move(text), rules}; }

std::string order_of(const Item& i, const std::vector<std::string>& seats, const text::Words& w) {
  std::string out;
  for (Seat s : i.queue)
    if (s < seats.size()) out += (out.empty() ? "" : " → ") + seats[s];
  return w.say("次序 {}", "order {}", out);
}

const char* class_word(PriorityClass c, const text::Words& w) {
  switch (c) {
    case PriorityClass::General:
      return w.zh() ? "武将技能" : "general skill";
    case PriorityClass::Equipment:
      return w.zh() ? "装备技能" : "equipment skill";
    case PriorityClass::Card:
      return w.zh() ? "用牌" : "card";
    case PriorityClass::Flow:
      return w.zh() ? "流程操作" : "operation of the flow";
  }
  return "";
}

Because why_asked(const Item& i, const std::vector<std::string>& seats, const text::Words& w) {
  if (i.question.ask == Ask::Launch && i.question.skills.size() > 1)
    return with_rules(
        w.say("同一优先级，由该角色决定先后", "equal priority: the character chooses the order"),
        "R004-16, R004-27");
  if (i.question.ask == Ask::Launch)
    return with_rules(
        order_of(i, seats, w) +
            w.say("；轮到时才看条件；{}", "; conditions are looked at now; {}", class_word(i.cls, w)),
        "R004-11, R004-27, R004-32");
  return {};
}

Because why(const Item& i, const text::Words& w) {
  const LogEntry& e = i.entry;
  switch (e.kind) {
    case LogKind::TurnStarts:
      return e.n ? with_rules(w.say("额外回合插在下一个正常回合之前，后获得的先进行",
                                    "an extra turn goes before the next normal one, the last gained first"),
                              "R001-02")
                 : Because{};
    case LogKind::SkillLaunched:
      return def(e.skill).locked() && !def(e.skill).units.empty()
                 ? with_rules(w.say("锁定技：条件满足就必须发动",
                                    "locked: it must be launched when its condition holds"),
                              "R000-43")
                 : Because{};
    case LogKind::EffectLapsed:
      return with_rules(w.say("当前回合角色已死亡，此时不是任何人的回合",
                              "the current character is dead: it is nobody's turn"),
                        "R000-29, R000-146, C24");
    case LogKind::TargetMoved:
      return with_rules(
          w.say("原目标取消，新目标按座次重新排入；同一角色可成为两个目标",
                "the old target is dropped, the new one sorted in by seat; one character can be two targets"),
          "R003-09, C65");
    case LogKind::TargetAdded:
      return with_rules(w.say("新增的目标按座次排入", "an added target is sorted in by seat"),
                        "R004-39, C65");
    case LogKind::DamageDealt:
      return e.a == kNoSeat ? with_rules(w.say("来源已不在，伤害照旧而没有来源",
                                               "the source is gone: the damage stays and has none"),
                                         "C60")
                            : Because{};
    case LogKind::DamagePrevented:
      return with_rules(
          w.say("流程终止，其后的时机不再产生", "the flow ends; none of its later timings is generated"),
          "R001-33, C37");
    case LogKind::Unchained:
      return with_rules(w.say("先重置，再扣减体力", "reset first, then hp is reduced"), "R003-04");
    case LogKind::HpLost:
      return with_rules(w.say("失去体力不是伤害，没有来源", "loss of hp is no damage and has no source"),
                        "R000-05");
    case LogKind::DyingStarts:
      return with_rules(
          w.say("插入的事件先结算，原流程暂停", "what is inserted is settled first; the flow waits"),
          "R004-06, R000-97");
    case LogKind::Died:
      return with_rules(
          w.say("与其相关的持续状态随之消失；若在其回合内，回合即告结束，次序由其下家起算，已开始的结算继续",
                "the states it made or bore vanish; if it was its turn the turn is over, the order starts "
                "with the next seat, and what is running goes on"),
          "R000-29, R000-30, R004-25, C24");
    case LogKind::NoEffect:
      return with_rules(
          w.say("对此目标终止，不再询问【闪】", "over for this target, nobody is asked for a Jink"),
          "R000-70");
    case LogKind::Offset:
      return with_rules(w.say("被抵消，不产生伤害的时机", "offset: no timing of damage is generated"),
                        "R000-81");
    case LogKind::PhaseSkipped:
      return with_rules(w.say("跳过是一种状态：从开始时到结束时的时机都不产生",
                              "skipping is a state: nothing from its start to its end is generated"),
                        "R001-28");
    case LogKind::ExtraTurn:
      return with_rules(w.say("后获得的额外回合先进行", "the extra turn gained last is taken first"),
                        "R001-02");
    case LogKind::HandOpened:
    case LogKind::HandClosed:
      return with_rules(w.say("翻转不是移动；明置的手牌对所有人可见",
                              "turning is no move; what lies face up is seen by all"),
                        "R002-05, R002-06, R002-08, R002-15");
    case LogKind::Tapped:
      return with_rules(w.say("横置的装备无效：没有技能、攻击范围与距离",
                              "tapped equipment is void: no skill, no range, no distance"),
                        "R002-24, R002-25, R002-26");
    case LogKind::Untapped:
      return with_rules(
          w.say("结束阶段须重置所有横置的装备", "in the finish phase all tapped equipment is stood upright"),
          "R002-27, R002-29");
    case LogKind::HpFloorChanged:
      return with_rules(w.say("仅改变体力下限不触发濒死或死亡，扣减体力后才检查",
                              "a changed floor alone tests nothing; the next reduction does"),
                        "R002-01, R002-04");
    case LogKind::StateEntered:
    case LogKind::StateLeft:
      return with_rules(w.say("持续到某时机结束为止，该时机之内仍有效",
                              "it lasts through a timing and is still on during it"),
                        "R002-49, R002-50");
    case LogKind::EffectValue:
      return with_rules(w.say("效果值只对此次使用改变", "an effect value is changed for this use alone"),
                        "R002-60");
    case LogKind::TurnLost:
      return with_rules(w.say("翻回正面，回合终止，没有阶段，也没有回合结束前",
                              "it turns up and the turn ends: no phases, no end of the turn"),
                        "R000-02, R001-10");
    default:
      return {};
  }
}

}  // namespace

std::vector<std::string> rule_ids(const std::string& rules) {
  std::vector<std::string> out;
  for (std::size_t from = 0; from < rules.size();) {
    const std::size_t comma = std::min(rules.find(", ", from), rules.size());
    out.push_back(rules.substr(from, comma - from));
    from = comma + 2;
  }
  return out;
}

Because explain_timing(Timing t, const text::Words& w) {
  for (const Reason& r : kReasons)
    if (r.timing == t) return with_rules(w.zh() ? r.zh : r.en, r.rules);
  return {};
}

Because explain_item(const Item& i, const std::vector<std::string>& seats, const text::Words& w) {
  return i.entry.kind == LogKind::Question ? why_asked(i, seats, w) : why(i, w);
}

}  // namespace jiesuan::judge
