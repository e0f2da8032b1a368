// Feeds the gate answers made of arbitrary bytes. Whatever it accepts must leave a sound game; whatever it
// refuses must change nothing.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "bots/random.h"
#include "engine/api/match.h"
#include "engine/state/invariants.h"
#include "engine/view/view.h"

namespace {

using namespace jiesuan;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  bool empty() const { return left_ == 0; }
  std::uint8_t next() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

Answer answer_from(Bytes& in, const Request& r) {
  Answer a;
  const std::uint8_t head = in.next();
  a.request = head & 0x80 ? in.next() : r.id;
  a.seat = head & 0x40 ? in.next() : r.seat;
  a.pick.option = static_cast<std::uint8_t>(head & 0x0F);
  const std::uint8_t sizes = in.next();
  for (int i = 0; i < (sizes & 0x0F); ++i) a.pick.cards.push_back(in.next());
  for (int i = 0; i < ((sizes >> 4) & 0x07); ++i) a.pick.seats.push_back(in.next());
  return a;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Match m;
  Bytes in(data, size);
  Setup s;
  s.players = 2 + in.next() % 9;
  s.seed = in.next();
  if (!m.start(s, nullptr)) std::abort();
  Rng rng(s.seed);
  while (!in.empty() && !m.over()) {
    const Answer a = answer_from(in, m.request());
    const std::uint64_t before = m.state_hash();
    if (!m.answer(a)) {
      if (m.state_hash() != before) std::abort();
      Answer legal;  // go on somewhere, so that the bytes reach every kind of question
      random_answer(m.game(), m.request(), rng, legal);
      if (!m.answer(legal)) std::abort();
    }
    if (!broken_invariant(m.game()).empty()) std::abort();
    if (!m.over() && m.request().options.empty()) std::abort();
  }
  return 0;
}
