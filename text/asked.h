// The one who is asked, spoken to: "你", "你的", and what has just happened to whom.
#pragma once
#include <string>

#include "engine/api/question.h"
#include "text/words.h"

namespace jiesuan::text {

struct Asked {
  const Question& q;
  const Words& w;
  const jiesuan::Asked& r = q.asked();
  const Occasion& now = q.occasion();
  const Names& names = q.names();

  std::string seat(Seat s) const { return w.seat(names, s); }
  std::string who(Seat s) const { return s == r.seat ? w.say("你", "you") : seat(s); }
  std::string whom(Seat s, Seat by) const {  // "自己" if it does it to itself
    if (s != by) return who(s);
    return w.zh() ? "自己" : s == r.seat ? "yourself" : "itself";
  }
  std::string whose(Seat s) const {
    return s == r.seat ? w.say("你的", "your ") : w.say("{}的", "{}'s ", seat(s));
  }
};

// Why something may be launched now: "③曹操对你造成了 1 点伤害", "你的准备阶段开始时". Empty if there is
// nothing to say.
std::string occasion(const Asked& q);
// "③曹操对你使用【决斗】"; a delayed trick that lies there has no user.
std::string used_on(const Asked& q, const CardInUse& u);
// What a 闪 or 无懈可击 would answer: "③曹操对你使用【杀】", "①刘备的【无中生有】即将对你生效".
std::string answered_use(const Asked& q, const CardNeeded& n);

}  // namespace jiesuan::text
