#include "cli/replay.h"

#include <fmt/format.h>

#include <cstdio>

#include "cli/files.h"
#include "cli/play.h"
#include "engine/api/recording.h"
#include "text/table.h"
#include "text/text_log.h"

namespace jiesuan::cli {
namespace {

int fail(const std::string& file, const std::string& why) {
  std::fflush(stdout);
  fmt::print(stderr, "jiesuan replay: {}: {}\n", file, why);
  return 2;
}

std::string summary(const Match& m, const Recording& r, const ReplayCommand& c, const Words& w) {
  std::string out = w.say("重放了 {} 次决策", "played {} decisions", r.answers.size());
  if (c.verify)
    out += w.say("，{} 个检查点与终局状态均相符", "; {} checkpoints and the final state agree",
                 r.checkpoints.size());
  if (!m.over())
    return out + w.say("；录到此处，游戏尚未结束", "; recorded up to here, the game is not over");
  if (m.game().facts.outcome == Outcome::Draw) return out + w.say("；平局", "; a draw");
  return out + w.say("；胜者：{}", "; winners: {}", w.seats(m.game(), m.game().facts.winners));
}

}  // namespace

int run_replay(const ReplayCommand& command) {
  std::string text, why;
  if (!read_file(command.file, kMaxRecordingBytes, &text, &why)) {
    fmt::print(stderr, "jiesuan replay: {}\n", why);
    return 2;
  }
  Recording recording;
  RecordingError error;
  if (!parse_recording(text, &recording, &error)) return fail(command.file, error.text());
  if (command.to && *command.to > recording.answers.size())
    return fail(command.file, fmt::format("it has {} decisions, so there is no decision {}",
                                          recording.answers.size(), *command.to));

  const Words words(command.lang, wants_colour(command.no_color));
  TextLog log(words, false, print_line);
  Match match;
  if (command.log) match.listen(&log);
  ReplayOptions options{.verify = command.verify};
  if (command.to) options.stop_after = *command.to;
  if (!replay(match, recording, options, &error)) return fail(command.file, error.text());
  if (command.to)
    fmt::print("{}", table_text(match.game(), words));
  else
    print_line(summary(match, recording, command, words));
  return 0;
}

}  // namespace jiesuan::cli
