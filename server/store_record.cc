#include "server/store_record.h"

#include <utility>

#include "engine/core/rng.h"
#include "server/store.h"

namespace jiesuan::server {
namespace {

class Seal {
 public:
  Seal& add(std::uint64_t value) {
    sum_ = mix64(sum_ ^ value);
    return *this;
  }
  Seal& add(std::string_view bytes) {
    add(bytes.size());
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      word = word << 8 | static_cast<unsigned char>(bytes[i]);
      if (i % 8 == 7 || i + 1 == bytes.size()) add(std::exchange(word, 0));
    }
    return *this;
  }
  std::int64_t value() const { return static_cast<std::int64_t>(sum_); }

 private:
  std::uint64_t sum_ = 0;
};

}  // namespace

// seat, option, number of cards, cards, seats
std::string packed(const Answer& a) {
  std::string out;
  out.push_back(static_cast<char>(a.seat));
  out.push_back(static_cast<char>(a.pick.option));
  out.push_back(static_cast<char>(a.pick.cards.size()));
  for (CardId c : a.pick.cards) out.push_back(static_cast<char>(c));
  for (Seat s : a.pick.seats) out.push_back(static_cast<char>(s));
  return out;
}

bool unpack(std::string_view bytes, Answer* a) {
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  if (bytes.size() < 3 || at(2) > kMaxCards || bytes.size() - 3 < at(2)) return false;
  const std::size_t seats = std::size_t{3} + at(2);
  if (bytes.size() - seats > kMaxSeats) return false;
  a->seat = at(0);
  a->pick.option = at(1);
  for (std::size_t i = 3; i < seats; ++i) a->pick.cards.push_back(at(i));
  for (std::size_t i = seats; i < bytes.size(); ++i) a->pick.seats.push_back(at(i));
  return true;
}

std::int64_t seal_of(std::int64_t room, std::uint32_t request, std::string_view pick) {
  return Seal().add(static_cast<std::uint64_t>(room)).add(request).add(pick).value();
}

std::int64_t seal_of(const StoredRoom& room) {
  return Seal()
      .add(static_cast<std::uint64_t>(room.key))
      .add(room.id)
      .add(static_cast<std::uint64_t>(room.state))
      .add(static_cast<std::uint64_t>(room.changed))
      .add(room.doc)
      .add(static_cast<std::uint64_t>(room.rules))
      .value();
}

std::int64_t seal_of_page(std::int64_t number, std::string_view bytes) {
  return Seal().add(static_cast<std::uint64_t>(number)).add(bytes).value();
}

void AnswersHead::add(std::int64_t seal) {
  ++answers;
  sum = static_cast<std::int64_t>(static_cast<std::uint64_t>(sum) + static_cast<std::uint64_t>(seal));
}

}  // namespace jiesuan::server
