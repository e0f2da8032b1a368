// The store against a simple model of what was accepted: random evenings of several threads, on a disk that
// fails at some write, with servers that are killed at some write, or stopped, and started again with other
// threads. Whatever was accepted is there, once, and nothing else.
#include <algorithm>
#include <set>
#include <utility>

#include "tests/server/daybook_store.h"
#include "tests/server/mortal_files.h"
#include "tests/support/scale.h"

namespace jiesuan::server::test {
namespace {

struct ModelGame {
  std::string id;
  RoomState state = RoomState::Playing;
  std::map<std::uint32_t, int> answers, given;  // their options, by question
  std::pair<std::uint32_t, std::uint32_t> shown;
  bool operator==(const ModelGame&) const = default;
  friend void PrintTo(const ModelGame& g, std::ostream* out) {
    *out << g.id << (g.state == RoomState::Over ? ", over: " : ": ") << g.answers.size() << " answers, "
         << g.given.size() << " given, windows " << g.shown.first << " " << g.shown.second;
  }
};
using Model = std::map<std::int64_t, ModelGame>;  // by key

std::map<std::uint32_t, int> options(const std::vector<Answer>& answers) {
  std::map<std::uint32_t, int> out;
  for (const Answer& a : answers) out[a.request] = a.pick.option;
  return out;
}

// As it is read; what cannot be read says so in its name.
ModelGame read(Store& store, std::int64_t key, std::uint32_t shown) {
  ModelGame out;
  StoredRoom room;
  std::vector<Answer> answers, given;
  out.shown.first = shown;
  if (store.find_room(key, &room) != Lookup::Found || !room.whole) return {"no room", {}, {}, {}, {}};
  if (!store.answers(key, &answers) || !store.given(key, 0, &given) ||
      !store.shown(key, shown, &out.shown.second))
    return {store.unread(), {}, {}, {}, {}};
  out.id = room.id, out.state = room.state, out.answers = options(answers), out.given = options(given);
  if (out.answers.size() != answers.size()) out.id = "an answer is there twice";
  return out;
}

class Evening {
 public:
  // Something goes wrong in one step of so many.
  Evening(std::uint64_t seed, std::uint32_t quiet) : quiet_(quiet), rng_(seed) { start(); }
  ~Evening() { close(); }

  void play(int steps) {
    for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
      step();
      if (chance(quiet_ * 8)) stop();
    }
  }

 private:
  std::uint32_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }
  bool chance(std::uint32_t one_in) { return below(one_in) == 0; }
  void make_trouble(std::uint32_t writes) {
    files_.fail_at(1 + static_cast<int>(below(writes)),
                   chance(quiet_ / 2) ? MortalFiles::Fails::ForEver : MortalFiles::Fails::Once);
  }

  // ---- the server

  void close() {
    while (!stores_.empty()) stores_.pop_back();
    files_.heal();
  }
  bool open() {
    std::string why;
    thread_of_.clear();
    const std::size_t threads = 1 + below(3);
    while (stores_.size() < threads) {
      auto store = stores_.empty() ? Store::open(file_.path(), &why) : stores_[0]->another(&why);
      if (!store) return false;
      stores_.push_back(std::move(store));
    }
    return !files_.are_dead();
  }
  void start() {
    if (chance(3)) make_trouble(30);
    while (!open()) {
      ASSERT_TRUE(files_.have_failed());
      close();
    }
    left_unposted_ = files_.have_failed();
    files_.heal();
  }
  void stop() {
    if (chance(3)) make_trouble(100);
    while (!stores_.empty()) stores_.pop_back();
    const bool all_posted = !files_.have_failed() && !left_unposted_;
    files_.heal();
    if (all_posted) EXPECT_EQ(rows(file_.path(), kPages), 0u);
    start();
    if (stores_.empty()) return;
    StoreCounts counts;
    stores_[0]->check([](const StoreFault& f) { ADD_FAILURE() << f.room << ": " << f.why; }, &counts);
    EXPECT_EQ(counts.rooms, model_.size());
    for (const auto& [key, game] : model_) EXPECT_EQ(read(*stores_[0], key, game.shown.first), game);
  }
  std::size_t thread_of(std::int64_t key) {
    return thread_of_.try_emplace(key, below(stores_.size())).first->second;
  }
  Store& store_of(std::int64_t key) { return *stores_[thread_of(key)]; }

  // ---- what happens

  void step() {
    if (chance(quiet_)) make_trouble(chance(3) ? 300 : 20);
    Model next = model_;
    const std::uint32_t what = below(40);
    const auto playing = std::count_if(next.begin(), next.end(),
                                       [](const auto& g) { return g.second.state == RoomState::Playing; });
    const bool kept = playing < 4 || (what == 0 && next.size() < 7) ? add(&next)
                      : what == 1 || next.size() > 7                ? remove(&next)
                                                                    : turn(&next);
    if (!files_.are_dead()) {
      if (kept) model_ = next;
      EXPECT_TRUE(kept || bad_ || files_.have_failed());
      files_.heal();
      if (model_.empty()) return;
      auto any = model_.begin();
      std::advance(any, below(model_.size()));
      EXPECT_EQ(read(store_of(any->first), any->first, any->second.shown.first), any->second);
      return;
    }
    close();
    start();
    if (stores_.empty()) return;
    // Of what was not accepted nobody has heard, but it may be there: as a whole.
    const bool all_there = is_as(next);
    if (kept || all_there) model_ = next;
    if (!all_there) EXPECT_TRUE(!kept && is_as(model_));
  }
  bool is_as(const Model& model) {
    std::vector<StoredRoom> rooms;
    for (const RoomState state : {RoomState::Playing, RoomState::Over})
      EXPECT_TRUE(stores_[0]->rooms(state, 1000, &rooms));
    return rooms.size() == model.size() && std::all_of(model.begin(), model.end(), [&](const auto& g) {
             return read(*stores_[0], g.first, g.second.shown.first) == g.second;
           });
  }

  bool add(Model* next) {
    bad_ = false;
    StoredRoom room{.id = "room" + std::to_string(++rooms_), .state = RoomState::Playing, .doc = "{}"};
    Store& store = *stores_[below(stores_.size())];
    const bool kept = store.add_room(room);
    if (room.key == 0) return false;
    EXPECT_TRUE(!kept || !next->contains(room.key));
    thread_of_[room.key] = static_cast<std::size_t>(
        std::find_if(stores_.begin(), stores_.end(), [&](const auto& s) { return s.get() == &store; }) -
        stores_.begin());
    (*next)[room.key] = {room.id, room.state, {}, {}, {}};
    return kept;
  }
  bool remove(Model* next) {
    bad_ = false;
    auto any = next->begin();
    std::advance(any,
                 chance(2) ? next->size() - 1 : below(next->size()));  // often the one whose key comes again
    const std::int64_t key = any->first;
    next->erase(any);
    return store_of(key).remove_room(key);
  }

  // What rooms of one thread do at one time.
  bool turn(Model* next) {
    Store& store = *stores_[below(stores_.size())];
    bad_ = false;
    store.begin();
    bool taken = true;
    std::vector<std::pair<const std::int64_t, ModelGame>*> games;
    for (auto& game : *next)
      if (game.second.state == RoomState::Playing && &store_of(game.first) == &store) games.push_back(&game);
    for (std::uint32_t n = 1 + below(quiet_ > 4 || chance(3) ? 100 : 5); n > 0 && taken && !games.empty();
         --n) {
      auto& [key, game] = *games[below(games.size())];
      taken = game.state == RoomState::Over || act(store, key, &game);
    }
    const bool kept = store.commit();
    EXPECT_TRUE(!kept || taken);
    return kept;
  }
  bool act(Store& store, std::int64_t key, ModelGame* game) {
    const std::uint32_t last = game->answers.empty() ? 0 : game->answers.rbegin()->first;
    const auto option = static_cast<std::uint8_t>(below(200));
    const std::uint32_t request = last + 1 + below(3);
    const std::uint32_t what = below(200);
    if (what == 0 && chance(5)) {
      game->state = RoomState::Over;
      return store.save_room({.key = key, .id = game->id, .state = game->state, .doc = "{}"});
    }
    if (what < 8) {
      game->shown = {request, 1 + below(4)};
      return store.keep_shown(key, request, game->shown.second);
    }
    if (what < 20) {
      game->given[request] = option;
      return store.keep_given(key, answer(request, option));
    }
    if (what < 26) {
      game->given.clear();
      game->shown.second = 0;
      return store.drop_given(key);
    }
    if (what < 27) return store.keep_checkpoint(key, {last, below(1000), 0});
    std::uint32_t asked = request;  // several may be asked at one time
    if (what < 60 && last > 3) asked = last - below(3);
    bad_ = game->answers.contains(asked) && chance(200);
    if (game->answers.contains(asked) && !bad_) return true;
    const bool taken = store.append(key, answer(asked, option));
    EXPECT_FALSE(taken && bad_);
    if (!bad_) game->answers[asked] = option;
    return taken;
  }

  std::uint32_t quiet_;
  MortalFiles files_;
  TemporaryFile file_;
  Rng rng_;
  std::vector<std::unique_ptr<Store>> stores_;     // of the threads
  std::map<std::int64_t, std::size_t> thread_of_;  // by room: another one after each start
  Model model_;
  int rooms_ = 0;
  bool left_unposted_ = false;  // perhaps, what was there when it started
  bool bad_ = false;            // something was refused that had to be
};

TEST(StoreModel, HasWhatWasAcceptedWheneverItsServerDied) {
  const int evenings = jiesuan::test::tries(8) / jiesuan::test::kLess;
  for (int i = 0; i < evenings && !HasFailure(); ++i) {
    SCOPED_TRACE(testing::Message() << "evening " << i);
    Evening(static_cast<std::uint64_t>(i), i % 2 == 0 ? 4 : 16).play(300);
  }
}

}  // namespace
}  // namespace jiesuan::server::test
