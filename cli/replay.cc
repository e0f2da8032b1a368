#include "cli/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/files.h"
#include "cli/game_run.h"
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
  if (m.game().state.outcome == Outcome::Draw) return out + w.say("；平局", "; a draw");
  return out + w.say("；胜者：{}", "; winners: {}",
                     w.seats(names_of(m.game(), kAllSeeing), m.game().state.winners));
}

bool same(const Selection& a, const Selection& b) {
  const auto equal = [](const auto& x, const auto& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end());
  };
  return a.option == b.option && equal(a.cards, b.cards) && equal(a.seats, b.seats);
}

// The recorded answers once more, with a bot at every seat that thinks along: "+" where it agrees.
bool think_along(const Recording& r, const ReplayCommand& c, const Words& words, TextLog& log,
                 std::string* why) {
  Match m;
  if (!m.start(r.setup, why)) return false;
  Players players;
  Lineup lineup;
  if (!choose_bots(c.why, "rotate", &lineup, why)) return false;
  players.sit_down(m, lineup, 0, r.setup.seed, c.log ? &log : nullptr);
  for (std::size_t n = 0; n < r.answers.size() && !m.over(); ++n) {
    Answer thought;
    players.answer(m, &thought);
    const bool agrees = same(thought.pick, r.answers[n].pick);
    print_line(fmt::format("{} {}", agrees ? "+" : "-", n + 1));
    print_remark(words, m.game(), thought.seat, players.at(thought.seat));
    if (!m.answer(r.answers[n], why)) return false;
  }
  return true;
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
  if (!command.why.empty()) {
    TextLog told(words, false, print_line);
    if (!think_along(recording, command, words, told, &why)) return fail(command.file, why);
    match.listen(nullptr);
  }
  if (!replay(match, recording, options, &error)) return fail(command.file, error.text());
  if (command.to)
    fmt::print("{}{}\n", table_text(view_of(match.game(), kAllSeeing), words),
               match.over() ? words.say("游戏结束", "the game is over")
                            : question_text(Question(match.game(), true), words));
  else
    print_line(summary(match, recording, command, words));
  return 0;
}

}  // namespace jiesuan::cli
