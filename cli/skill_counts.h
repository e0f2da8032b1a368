// How often each skill was launched in the games of a run, and how many characters had it: a skill that
// nobody ever launches is one that nobody has tried.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/content/skill.h"
#include "engine/event/log.h"

namespace jiesuan::cli {

struct SkillCount {
  std::uint64_t had = 0;       // characters who had it: from the start, or gained it
  std::uint64_t launched = 0;  // a conversion: cards used or responded through it
  void add(const SkillCount& o) { had += o.had, launched += o.launched; }
};
using SkillCounts = std::map<SkillId, SkillCount>;

// Nothing in it is ever launched: it holds while somebody has it (马术, 空城).
bool holds_by_itself(const SkillDef& s);

// Listens to the games of one thread, one after the other.
class SkillCounter : public LogSink {
 public:
  SkillCounter()
      : LogSink({LogKind::SkillLaunched, LogKind::SkillGained, LogKind::CardUsed, LogKind::CardResponded}) {}
  void on_entry(const Game& g, const LogEntry& e) override;
  LogDetail detail() const override { return LogDetail::Facts; }
  void count_generals(const Game& g);  // at the end of a game: everybody's own skills
  const SkillCounts& counts() const { return counts_; }

 private:
  SkillCounts counts_;
};

// The skills of these generals and whatever else was had or launched, without what the rules do by
// themselves; the rarest first, those that hold by themselves last.
std::vector<const SkillDef*> skills_to_tell(const SkillCounts& counts,
                                            const std::vector<std::string>& generals);
std::string skill_table(const SkillCounts& counts, const std::vector<std::string>& generals);

}  // namespace jiesuan::cli
