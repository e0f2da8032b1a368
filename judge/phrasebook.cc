#include "judge/phrasebook.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <optional>
#include <vector>

#include "judge/why.h"

namespace jiesuan::judge {
namespace {

// {} stands for anything; in Chinese {0}, {1} … are these in their order. The first frame that fits is taken.
struct Phrase {
  std::string_view en, zh;
};
constexpr Phrase kPhrases[] = {
    // ends of messages
    {"{} (did you mean '{}'?)", "{0}（是不是“{1}”？）"},
    {"{} (did you mean '{}'?); cards are written like {}", "{0}（是不是“{1}”？）；牌写作 {2}"},
    {"{} (did you mean '{}'?); a seat that a case adds must not be called nearly so",
     "{0}（是不是“{1}”？）；情形里新加的座位，名字不能与已有的太像"},
    {"{} (did you mean '{}'?); write a skill that forbids it, or one of {}",
     "{0}（是不是“{1}”？）；请写禁止它的技能，或以下之一：{2}"},
    {"{}; in brackets a comma starts a new item: write 'B and C' there, or quote the sentence",
     "{0}；方括号里逗号表示下一项：请写成“B and C”，或给整句加引号"},
    {"{}; cards are written like {}", "{0}；牌写作 {1}"},
    {"{}; write a skill that forbids it, or one of {}", "{0}；请写禁止它的技能，或以下之一：{1}"},
    {"{} (cards of other decks are listed under 'extra cards')", "{0}（别的牌堆的牌写在“extra cards”里）"},
    {"{} (a line is for the turn in hand: before one for a later turn write '- turn of {}' or '- next turn')",
     "{0}（一行只管当前回合；写到以后的回合之前，请先写“- turn of {1}”或“- next turn”）"},
    // the file
    {"this is no YAML: {}", "这不是 YAML：{0}"},
    {"the file is empty", "文件是空的"},
    {"the file cannot be read", "文件读不出来"},
    {"the file is too large for a scenario (over 1 MB)", "文件太大，不像场景（超过 1 MB）"},
    {"a word or sentence is expected here", "这里应为一个词或一句话"},
    {"'name: value' lines are expected here", "这里应为“名称: 值”"},
    {"'{}' is given twice", "“{0}”写了两次"},
    {"'{}' is not known in {}", "{1}里没有“{0}”这一项"},
    {"'{}' is no number", "“{0}”不是数字"},
    {"'{}' must be from {} to {}", "“{0}”应在 {1} 到 {2} 之间"},
    {"'{}' is neither true nor false", "“{0}”既不是 true 也不是 false"},
    {"a case needs a name: 'case: …'", "每个情形要有名字：“case: …”"},
    {"a scenario", "场景"},
    {"a case", "情形"},
    {"the description of a seat", "座位的描述"},
    {"'expect'", "“expect”"},
    // seats
    {"there must be from 2 to {} seats", "座位应有 2 到 {0} 个"},
    {"two seats are called '{}'", "有两个座位都叫“{0}”"},
    {"there is no seat '{}'", "没有座位“{0}”"},
    {"'first seat' needs 'turn': whose turn it is when the play begins",
     "写了“first seat”就要写“turn”：开始时是谁的回合"},
    {"the character whose turn it is must be alive", "当前回合角色必须存活"},
    {"the character has no general '{}'", "该角色没有武将“{0}”"},
    {"a character has at most two generals", "一名角色最多两张武将牌"},
    {"'{}' is no hp; write 3 or 3/4", "“{0}”不是体力；请写 3 或 3/4"},
    // cards
    {"'{}': the number of cards must be from 1 to {}", "“{0}”：张数应在 1 到 {1} 之间"},
    {"'{}' in '{}' is no card", "“{1}”里的“{0}”不是牌"},
    {"'{}' is no card or skill", "“{0}”既不是牌也不是技能"},
    {"'{}' is no skill or card", "“{0}”既不是技能也不是牌"},
    {"'{}' is no card", "“{0}”不是牌"},
    {"'{}' is no delayed trick", "“{0}”不是延时锦囊"},
    {"'{}' is no equipment", "“{0}”不是装备"},
    {"an extra card needs suit, number and name", "额外的牌要写明花色、点数和牌名"},
    {"the deck has no (further) '{}'; there are {}", "牌堆里没有（更多的）“{0}”；有的是 {1}"},
    {"the deck has no (further) '{}'", "牌堆里没有（更多的）“{0}”"},
    // names
    {"there is no mode '{}'", "没有模式“{0}”"},
    {"there is no rules module '{}'", "没有规则模块“{0}”"},
    {"there is no phase '{}'", "没有阶段“{0}”"},
    {"there is no role '{}'", "没有身份“{0}”"},
    {"there is no bot '{}'", "没有机器人“{0}”"},
    {"there is no mark '{}'", "没有标记“{0}”"},
    {"there is no reason '{}'", "没有理由“{0}”"},
    {"there is no general '{}'", "没有武将“{0}”"},
    {"there is no skill '{}'", "没有技能“{0}”"},
    {"there is no card '{}'", "没有牌“{0}”"},
    {"there is no kingdom '{}'", "没有势力“{0}”"},
    {"there is no gender '{}'", "没有性别“{0}”"},
    {"several generals are called '{}'; write one of {}", "有几名武将都叫“{0}”；请写其中之一：{1}"},
    {"several skills are called '{}'; write one of {}", "有几个技能都叫“{0}”；请写其中之一：{1}"},
    {"several cards are called '{}'; write one of {}", "有几种牌都叫“{0}”；请写其中之一：{1}"},
    // sentences
    {"the sentence is empty", "句子是空的"},
    {"'{}' is not understood in '{}'", "“{1}”里的“{0}”看不懂"},
    {"'{}' is not known", "不认识“{0}”"},
    {"'{}' lacks the choices", "“{0}”没有写可选项"},
    {"'{}' lacks {}", "“{0}”缺少：{1}"},
    {"the card", "牌"},
    {"the skill", "技能"},
    {"the general", "武将"},
    {"the phase", "阶段"},
    {"the timing", "时机"},
    {"the hp", "体力"},
    {"the equipment", "装备"},
    {"what happens", "发生了什么"},
    {"what is asked for", "问的是什么"},
    {"a number or the cards", "张数或哪些牌"},
    {"'{}' is no turn; write a seat, or a seat and 'extra'", "“{0}”不是回合；请写座位，或座位加“extra”"},
    {"a step starts with who does it; '{}' is no seat", "每一步先写是谁；“{0}”不是座位"},
    {"the step does not say what is answered", "这一步没有写怎样回答"},
    {"one answer is refused at a time", "一次只写一个被拒绝的回答"},
    {"a step is one line", "一步写一行"},
    {"'{}': from 1 to 60 turns can be played", "“{0}”：可以进行 1 到 60 个回合"},
    {"'{}' is no end", "“{0}”不是结束的条件"},
    // the play
    {"the situation cannot be set up: {}", "局面摆不出来：{0}"},
    {"the play does not come to an end after {} questions", "问了 {0} 次仍没有结束"},
    {"question {} never comes: the play has {}", "没有第 {0} 问：一共只有 {1} 问"},
    {"question {} has no such answer: {}", "第 {0} 问没有这个选择：{1}"},
    {"'{}' never came", "“{0}”没有到来"},
    {"'{}' was never asked for: at {} it is not offered, {}", "没有问到“{0}”：在{1}不能发动，{2}"},
    {"'{}' was never asked for: it was launched without a question, for there was nothing to decide",
     "没有问到“{0}”：它没有可决定的，直接发动了"},
    {"'{}' was never asked for in this form: {} — {}", "没有这样问到“{0}”：{1} — {2}"},
    {"'{}' was never asked for: {} — {}", "没有问到“{0}”：{1} — {2}"},
    {"'{}' was never asked for", "没有问到“{0}”"},
    {"strict: nothing is scripted for the question: {}", "strict：这一问没有写怎样回答：{0}"},
    {"the engine refuses the answer: {}", "引擎不接受这个回答：{0}"},
    // warnings
    {"nothing is expected, so nothing is shown", "没有写预期，所以什么也没有验证"},
    {"'{}' cannot happen: nobody at the table has {}", "“{0}”不可能发生：场上没有人有{1}"},
};

// What stands in the holes of the frame, if the message is of it.
std::optional<std::vector<std::string_view>> holes(std::string_view frame, std::string_view message) {
  std::vector<std::string_view> found;
  constexpr std::string_view kHole = "{}";
  const std::size_t first = frame.find(kHole);
  if (first == frame.npos) {
    if (frame != message) return {};
    return found;
  }
  if (!message.starts_with(frame.substr(0, first))) return {};
  message.remove_prefix(first);
  frame.remove_prefix(first + kHole.size());
  for (;;) {
    const std::size_t next = frame.find(kHole);
    const std::string_view after = frame.substr(0, next);
    if (next == frame.npos) {  // the rest of the frame ends the message
      if (!message.ends_with(after)) return {};
      found.push_back(message.substr(0, message.size() - after.size()));
      return found;
    }
    const std::size_t at = message.find(after);
    if (at == message.npos) return {};
    found.push_back(message.substr(0, at));
    message.remove_prefix(at + after.size());
    frame.remove_prefix(next + kHole.size());
  }
}

constexpr int kDeepest = 4;  // a message in a message in …

std::string translated(std::string_view message, int depth) {
  for (const ReasonName& r : reason_names())
    if (r.sentence == message) return std::string(r.zh);
  for (const Phrase& p : kPhrases) {
    const auto parts = holes(p.en, message);
    if (!parts) continue;
    fmt::dynamic_format_arg_store<fmt::format_context> words;
    for (const std::string_view part : *parts)
      words.push_back(depth < kDeepest ? translated(part, depth + 1) : std::string(part));
    return fmt::vformat(p.zh, words);
  }
  return std::string(message);
}

}  // namespace

std::string in_chinese(std::string_view message) { return translated(message, 0); }
TwoTongues told(const ScenarioError& e) { return {in_chinese(e.message()), e.message()}; }

}  // namespace jiesuan::judge
