// Why, in a sentence.
#include "bots/steward/thought.h"
#include "engine/content/catalogue.h"

namespace jiesuan::steward {
namespace {

struct Words {
  const char* zh;
  const char* en;
};

// {c}: the card or skill, {w}: whom
constexpr Words words_of(Motive m) {
  switch (m) {
    case Motive::Only:
      return {"别无选择", "there is nothing else to say"};
    case Motive::Rest:
      return {"没有更值得做的事", "nothing left is worth doing"};
    case Motive::Decline:
      return {"不值得用{c}", "{c} is not worth it"};
    case Motive::Equip:
      return {"先装备{c}", "equip {c} first"};
    case Motive::DrawCards:
      return {"用{c}补充手牌", "more cards by {c}"};
    case Motive::Disarm:
      return {"先用{c}削弱{w}", "weaken {w} by {c} first"};
    case Motive::Hinder:
      return {"用{c}牵制{w}", "hold {w} back by {c}"};
    case Motive::Strike:
      return {"用{c}打击{w}", "strike {w} with {c}"};
    case Motive::Kill:
      return {"用{c}了结{w}", "finish {w} off with {c}"};
    case Motive::Prepare:
      return {"用{c}为下一击蓄力", "{c} makes the next blow harder"};
    case Motive::Heal:
      return {"用{c}回复体力", "recover by {c}"};
    case Motive::Protect:
      return {"用{c}相助", "help with {c}"};
    case Motive::Save:
      return {"用{c}救{w}", "save {w} with {c}"};
    case Motive::Defend:
      return {"用{c}自保", "defend myself with {c}"};
    case Motive::Counter:
      return {"不让{c}对{w}生效", "{c} must not take effect on {w}"};
    case Motive::Let:
      return {"不值得为此出牌", "no card is worth spending on it"};
    case Motive::UseSkill:
      return {"发动{c}有利", "{c} pays"};
    case Motive::Give:
      return {"把牌交给{w}更有用", "the cards serve {w} better"};
    case Motive::Cheapest:
      return {"舍弃最不需要的牌", "give up what is least missed"};
    case Motive::Best:
      return {"取最有用的", "take what is of most use"};
    case Motive::Harm:
      return {"选最该对付的{w}", "{w} is the one to deal with"};
    case Motive::Favour:
      return {"选最该帮的{w}", "{w} is the one to help"};
    case Motive::Recast:
      return {"重铸换一张牌", "recast it for another card"};
    case Motive::Arrange:
      return {"把有用的牌留在上面", "leave what is useful on top"};
    case Motive::Bluff:
      return {"赌无人质疑", "nobody will doubt it"};
    case Motive::Like:
      return {"{w}最合适", "{w} suits best"};
  }
  return {"", ""};
}

void put(std::string& text, std::string_view mark, const std::string& with) {
  const std::size_t at = text.find(mark);
  if (at != std::string::npos) text.replace(at, mark.size(), with);
}

std::string thing(const Reason& r, bool zh) {
  std::string out;
  if (r.skill != SkillId::None) out = zh ? "“" + std::string(def(r.skill).zh) + "”" : def(r.skill).en;
  if (r.card == CardName::None) return out.empty() ? (zh ? "此" : "it") : out;
  std::string card = zh ? "【" + std::string(def(r.card).zh) + "】" : def(r.card).en;
  if (out.empty()) return card;
  return zh ? out + card : card + " (" + out + ")";
}

std::string somebody(const Reason& r, bool zh) {
  if (r.whom == GeneralId::None) return zh ? "对方" : "them";
  return zh ? def(r.whom).zh : def(r.whom).en;
}

}  // namespace

Remark remark(const Reason& r) {
  const Words w = words_of(r.motive);
  Remark out{w.zh, w.en};
  put(out.zh, "{c}", thing(r, true));
  put(out.en, "{c}", thing(r, false));
  put(out.zh, "{w}", somebody(r, true));
  put(out.en, "{w}", somebody(r, false));
  return out;
}

}  // namespace jiesuan::steward
