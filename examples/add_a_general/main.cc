// A general that this program brings along (wanger.cc): the judge knows him, and bots play him. It prints:
//
//   as his card says: yes
//   王二 sat in … of 100 games and won …
#include <fmt/core.h>
#include <jiesuan/jiesuan.h>

using namespace jiesuan;

namespace {

constexpr const char* kRuling = R"(
seats:
  A: {hand: [杀, 决斗]}
  王二: {hand: [桃]}
play:
  - A uses 杀 on 王二
  - 王二: 勤俭 桃
expect:
  order: [王二 takes 1 damage from A, 王二 asked 勤俭, 王二 discards 桃, 王二 draws 2]
  end: [王二 hand 2]
)";

bool as_his_card_says() {
  for (const judge::Scenario& s : judge::load_text(kRuling, "wanger.yaml"))
    if (!judge::judge(s, text::Words(text::Lang::En)).passed()) return false;
  return true;
}

}  // namespace

int main() {
  fmt::print("as his card says: {}\n", as_his_card_says() ? "yes" : "no");
  const GeneralId wanger = Catalogue::get().find_general("wanger")->number;
  int sat = 0, won = 0;
  for (std::uint64_t game = 0; game < 100; ++game) {
    Match match;
    std::string error;
    Setup setup{.players = 5, .seed = game, .generals = {"standard", "homemade"}};
    if (!match.start(setup, &error)) {
      fmt::print("{}\n", error);
      return 1;
    }
    BotTable table;
    for (Seat s = 0; s < 5; ++s) table.seat(s, make_bot("steward", s, game));
    table.listen_to(match);
    while (!match.over()) {
      Answer answer;
      table.answer(match, &answer);
      if (!match.answer(answer, &error)) return 1;
    }
    const View end = view_of(match.game(), kAllSeeing);
    for (Seat s = 0; s < 5; ++s) {
      if (end.seats[s].general[0] != wanger) continue;
      ++sat;
      won += end.winners.has(s);
    }
  }
  fmt::print("王二 sat in {} of 100 games and won {}\n", sat, won);
}
