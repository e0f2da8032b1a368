// The one who is asked, spoken to: "你", "你的", and what has just happened to whom.
#pragma once
#include <string>

#include "engine/event/request.h"
#include "text/words.h"

namespace jiesuan::text {

struct Asked {
  const Game& g;
  const Request& r;
  const Words& w;

  std::string who(Seat s) const { return s == r.seat ? w.say("你", "you") : w.seat(g, s); }
  std::string whom(Seat s, Seat by) const {  // "自己" if it does it to itself
    if (s != by) return who(s);
    return w.zh() ? "自己" : s == r.seat ? "yourself" : "itself";
  }
  std::string whose(Seat s) const {
    return s == r.seat ? w.say("你的", "your ") : w.say("{}的", "{}'s ", w.seat(g, s));
  }
};

// Why something may be launched now: "③曹操对你造成了 1 点伤害", "你的准备阶段开始时". Empty if there is
// nothing to say.
std::string occasion(const Asked& q);
// "③曹操对你使用【决斗】"; a delayed trick that lies there has no user.
std::string used_on(const Asked& q, const Use& u, Seat target);
// The use of the card whose effect asks; null if there is none.
const Use* asking_use(const Asked& q, CardName card);
// Whose skill is running; kNoSeat if it is not.
Seat owner_of_running(const Game& g, SkillId skill);
// Whom the card that is needed would save; null if it is for something else.
const Dying* dying_around(const Need& n);
// What a 闪 or 无懈可击 would answer: "③曹操对你使用【杀】", "①刘备的【无中生有】即将对你生效".
std::string answered_use(const Asked& q, const Use& u);

}  // namespace jiesuan::text
