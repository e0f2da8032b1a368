// Reads arbitrary bytes as a recording and, if they are one, plays it a while. An input is
//   anything                     taken as it is
//   '+' and lines                put behind a valid first part, so that the corpus outlives the catalogue
//   '=' and triples of bytes     (where, where, what): damage done to a real recording
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "bots/random.h"
#include "engine/api/recording.h"

namespace jiesuan {
namespace {

constexpr std::uint32_t kMostDecisions = 2'000;

std::string real_recording() {
  Setup setup;
  setup.players = 5;
  Match m;
  std::string text, why;
  if (!m.start(setup, &why)) return "";
  Recorder recorder;
  Rng rng(1);
  Answer a;
  while (!m.over()) {
    random_answer(m.game(), m.request(), rng, a);
    if (!m.answer(a)) std::abort();
    recorder.note(m, a);
  }
  write_recording(recorder.finish(m), &text, &why);
  return text;
}

const std::string& original() {
  static const std::string text = real_recording();
  return text;
}

// The lines that name the format and the catalogue.
std::string first_part() { return original().substr(0, original().find("mode")); }

std::string damaged(const std::uint8_t* data, std::size_t size) {
  std::string text = original();
  for (std::size_t i = 0; i + 2 < size && !text.empty(); i += 3)
    text[(data[i] * 256u + data[i + 1]) % text.size()] = static_cast<char>(data[i + 2]);
  return text;
}

std::string recording_of(const std::uint8_t* data, std::size_t size) {
  if (size > 0 && data[0] == '=') return damaged(data + 1, size - 1);
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  return size > 0 && data[0] == '+' ? first_part() + bytes.substr(1) : bytes;
}

void fail(const char* what) {
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

}  // namespace
}  // namespace jiesuan

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace jiesuan;
  const std::string text = recording_of(data, size);
  Recording r;
  RecordingError error;
  if (!parse_recording(text, &r, &error)) {
    if (error.what.empty() || error.line < 1) fail("refused without a reason or a line");
    return 0;
  }
  std::string again, why;
  if (!write_recording(r, &again, &why) || again != text) fail("what was read is not written back the same");
  static Match m;
  // Not verified: altered answers play on instead of stopping at the next checkpoint.
  if (!replay(m, r, {.verify = false, .stop_after = kMostDecisions}, &error) && error.what.empty())
    fail("not replayed, without a reason");
  return 0;
}
