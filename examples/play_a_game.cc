// A whole game by lot, recorded and played again. It prints:
//
//   The first question is put to …: …
//   The game ended after … answers, in round …. Won: …
//   Played again from its recording it comes to the same end.
#include <fmt/core.h>
#include <jiesuan/jiesuan.h>
using namespace jiesuan;

namespace {

const text::Words words(text::Lang::En);
Rng chance(7);

// Any legal answer. A request lists its options, and `next_pick` says what may be added to a selection: an
// answer is found without knowing a single rule.
Answer choose(const Match& match, const Request& request) {
  if (request.id == 1)
    fmt::print("The first question is put to {}: {}\n",
               words.seat(names_of(match.game(), kAllSeeing), request.seat),
               text::prompt(Question(match.game()), words).ask);
  Answer answer;
  random_answer(match.game(), request, chance, answer);
  return answer;
}

bool play(Match& match, Recorder& recorder, std::string* error) {
  if (!match.start({.players = 8, .seed = 42}, error)) return false;
  while (!match.over()) {
    const Request& request = match.request();  // who is asked, why, and the legal answers as data
    const Answer answer = choose(match, request);
    if (!match.answer(answer, error)) return false;  // the gate refuses everything else and changes nothing
    recorder.note(match, answer);                    // setup and answers: that is the game
  }
  return true;
}

// Writes the recording down, reads it and plays it.
bool plays_the_same_again(const Match& match, Recorder& recorder, std::string* error) {
  std::string written;
  Recording read;
  RecordingError wrong;
  Match again;
  if (!write_recording(recorder.finish(match), &written, error)) return false;
  if (parse_recording(written, &read, &wrong) && replay(again, read, {}, &wrong))
    return again.state_hash() == match.state_hash();
  *error = wrong.text();
  return false;
}

}  // namespace

int main() {
  Match match;
  Recorder recorder;
  std::string error;
  if (!play(match, recorder, &error)) {
    fmt::print("{}\n", error);
    return 1;
  }
  const View end = view_of(match.game(), kAllSeeing);
  fmt::print("The game ended after {} answers, in round {}. Won: {}\n", match.decisions(), end.round,
             words.seats(names_of(end), end.winners));
  if (!plays_the_same_again(match, recorder, &error)) {
    fmt::print("{}\n", error);
    return 1;
  }
  fmt::print("Played again from its recording it comes to the same end.\n");
}
