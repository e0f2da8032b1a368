// A game told again: patches lead from view to view, and nothing is told too early.
#include "server/frames.h"
#include "engine/view/view.h"
#include "server/log_json.h"
#include "server/patch.h"
#include "server/view_json.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

// As docs/protocol.md says: a merge patch, and in `seats` and `hands` the changed elements by their number.
void apply(json::value& to, const json::value& patch) {
  if (!patch.is_object()) {
    to = patch;
    return;
  }
  if (!to.is_object()) to = json::object();
  for (const auto& [key, value] : patch.as_object()) {
    json::value* old = to.as_object().if_contains(key);
    if (value.is_null()) {
      to.as_object().erase(key);
    } else if ((key == "seats" || key == "hands") && old && old->is_array() && value.is_object()) {
      for (const auto& [n, element] : value.as_object())
        apply(old->as_array().at(static_cast<std::size_t>(std::stoi(std::string(n)))), element);
    } else {
      apply(to.as_object()[key], value);
    }
  }
}

// A field that is null counts as not there, inside objects and lists of objects alike.
json::value bare(const json::value& v) {
  if (const json::array* a = v.if_array()) {
    json::array out;
    for (const json::value& x : *a) out.push_back(bare(x));
    return out;
  }
  if (!v.is_object()) return v;
  json::object out;
  for (const auto& [key, value] : v.get_object())
    if (!value.is_null()) out[key] = bare(value);
  return out;
}

// What RFC 7386 and docs/protocol.md say of it, of two whole messages.
json::object merge_patch(const json::object& before, const json::object& after);

json::value difference(std::string_view key, const json::value& before, const json::value& after) {
  const bool one_a_seat = (key == "seats" || key == "hands") && before.is_array() && after.is_array();
  if (!one_a_seat) return after;
  json::object out;
  for (std::size_t i = 0; i < after.get_array().size(); ++i) {
    const json::value &was = before.at(i), &is = after.at(i);
    if (was == is) continue;
    out[std::to_string(i)] = is.is_object() ? json::value(merge_patch(was.as_object(), is.as_object())) : is;
  }
  return out;
}

json::object merge_patch(const json::object& before, const json::object& after) {
  const auto known = [](const json::object& in, std::string_view key) {
    const json::value* v = in.if_contains(key);
    return v && !v->is_null() ? v : nullptr;
  };
  json::object patch;
  for (const auto& [key, value] : before)
    if (!value.is_null() && !known(after, key)) patch[key] = nullptr;
  for (const auto& [key, value] : after) {
    const json::value* old = known(before, key);
    if (value.is_null() || (old && *old == value)) continue;
    patch[key] = old ? difference(key, *old, value) : value;
  }
  return patch;
}

std::string differing(const json::value& a, const json::value& b) {
  std::string out;
  for (const auto& [key, value] : merge_patch(a.as_object(), b.as_object()))
    out += std::string(key) + ": " + json::serialize(value) + "\n";
  return out;
}

struct Finished {
  World w;
  std::string id;
  std::vector<std::unique_ptr<Person>> people;
  explicit Finished(int n, const std::function<bool(Finished&)>& stop = {}) {
    w.arrange([n](jiesuan::Setup& s) { s.seed = static_cast<std::uint64_t>(n + 40); });
    const auto [room, token] =
        w.make_room({{"players", n}, {"generals", "all"}, {"pace", 0}, {"clock", {{"window", 4}}}});
    id = room;
    std::vector<Person*> all;
    for (int i = 0; i < 3; ++i) {
      people.push_back(std::make_unique<Person>(w));
      people.back()->come(id, i == 0 ? token : "");
      if (i == 1) people.back()->sit(1, "P");
      all.push_back(people.back().get());
    }
    people[0]->say({{"type", "start"}});
    Play how;
    how.rng = Rng(static_cast<std::uint64_t>(n));
    if (stop) how.stop = [&] { return stop(*this); };
    play(w, all, how);
  }
};

// Plays it again and compares every frame with the view the server would compute there.
class Comparer : public LogSink {
 public:
  Comparer(const json::value& frames, Seat viewer) : frames_(frames), viewer_(viewer), log_(viewer) {
    view_ = frames.at("view");
  }
  void on_entry(const Game& g, const LogEntry& e) override {
    const auto told = log_.tell(e);
    if (!told) return;
    next(g);
    if (!frame_.is_null()) EXPECT_EQ(frame_.at("log"), json::value(*told));
  }
  void asked(const Game& g) {
    if (viewer_ != kAllSeeing && g.request->seat != viewer_) return;
    next(g);
    if (!frame_.is_null()) EXPECT_EQ(frame_.at("asked").at("seat"), g.request->seat);
  }
  std::size_t frames() const { return n_; }

 private:
  void next(const Game& g) {
    const json::array& all = frames_.at("frames").as_array();
    ASSERT_LT(n_, all.size());
    frame_ = all[n_++];
    apply(view_, frame_.at("patch"));
    const json::object now = view_json(view_of(g, viewer_));
    ASSERT_EQ(bare(view_), bare(json::value(now))) << "frame " << n_;
    const View seen = view_of(g, viewer_);
    if (n_ > 1) ASSERT_EQ(view_patch(last_, seen), merge_patch(view_json(last_), now)) << "frame " << n_;
    last_ = seen;
  }
  const json::value& frames_;
  Seat viewer_;
  ViewerLog log_;
  json::value view_, frame_;
  View last_;
  std::size_t n_ = 0;
};

TEST(Frames, LeadFromTheFirstViewToEveryOther) {
  for (int n : {3, 8}) {
    Finished f(n);
    ASSERT_TRUE(f.people[0]->over());
    Refusal no;
    Room* room = f.w.site().room(f.id, &no);
    for (const char* seat : {"all", "0", "1"}) {
      const json::value frames = f.w.get("/api/replays/" + f.id + "?seat=" + seat);
      EXPECT_EQ(Schema::protocol().misfit(frames, "frames"), "");
      const Seat viewer = *seat == 'a' ? kAllSeeing : static_cast<Seat>(*seat - '0');
      Comparer comparer(frames, viewer);
      Match m;
      m.listen(&comparer);
      std::string why;
      ASSERT_TRUE(m.start(room->setup(), &why));
      for (const Answer& a : answers_of(f.w.store(), room->key())) {
        comparer.asked(m.game());
        ASSERT_TRUE(m.answer(a));
        if (HasFailure()) return;
      }
      EXPECT_EQ(comparer.frames(), frames.at("frames").as_array().size());
    }
  }
}

json::array logs_of(const json::value& frames) {
  json::array out;
  for (const json::value& f : frames.at("frames").as_array())
    if (!f.at("log").is_null()) out.push_back(f.at("log"));
  return out;
}

// At every moment of a running game the history is what one was told, no less and no more.
TEST(History, IsWhatOneWasTold) {
  for (int n : {5, 8}) {
    int looked = 0, in_windows = 0;
    Finished f(n, [&](Finished& now) {
      if (now.people[0]->room.at("state") != "playing" || ++looked % 6 != 0) return false;
      for (std::size_t i = 0; i < now.people.size(); ++i) {
        const Person& p = *now.people[i];
        const json::value h = now.w.get("/api/rooms/" + now.id + "/history", 200, i < 2 ? p.token : "");
        EXPECT_EQ(Schema::protocol().misfit(h, "frames"), "");
        EXPECT_EQ(logs_of(h), p.log);
        json::value view = h.at("view");
        for (const json::value& frame : h.at("frames").as_array()) apply(view, frame.at("patch"));
        if (!p.waiting.is_object() || p.waiting.at("window") != true)
          EXPECT_EQ(differing(bare(view), bare(p.view)), "");
        else
          ++in_windows;
      }
      return false;
    });
    EXPECT_GT(in_windows, 0);
    EXPECT_TRUE(f.people[0]->over());
  }
}

TEST(History, AsksForTheTokenAndReplaysForTheEnd) {
  World w;
  w.arrange([](jiesuan::Setup& s) { s.position = position(3); });
  const std::string id = set_table(w, {});
  Person one(w);
  one.come(id, seat_token(0));
  EXPECT_EQ(w.get("/api/rooms/" + id + "/history").at("viewer"), nullptr);
  EXPECT_EQ(w.get("/api/rooms/" + id + "/history", 200, seat_token(1)).at("viewer"), 1);
  EXPECT_EQ(w.get("/api/rooms/" + id + "/history", 403, "wrong").at("error").at("code"), "bad_token");
  EXPECT_EQ(w.get("/api/rooms/" + id + "/history?token=" + seat_token(1), 400).at("error").at("code"),
            "token_in_address");
  EXPECT_EQ(w.get("/api/rooms/nowhere/history", 404).at("error").at("code"), "no_room");
  for (const char* seat : {"", "?seat=all", "?seat=0"})
    EXPECT_EQ(w.get("/api/replays/" + id + seat, 409).at("error").at("code"), "state") << "not while it runs";
  w.get("/replays/" + id + ".jiesuan", 404);
  const auto [lobby, token] = w.make_room({});
  EXPECT_EQ(w.get("/api/rooms/" + lobby + "/history", 409).at("error").at("code"), "state");
}

TEST(Replays, AreListedAndTakeOnlySeatsThereAre) {
  World w;
  const auto [id, none] = w.make_room({{"players", 3}, {"bots_only", true}, {"pace", 0}});
  w.make_room({{"players", 3}, {"bots_only", true}, {"pace", 0}, {"listed", false}});
  w.settle();
  const json::value list = w.get("/api/replays");
  EXPECT_EQ(Schema::protocol().misfit(list, "replays"), "");
  ASSERT_EQ(list.at("replays").as_array().size(), 1u);
  EXPECT_EQ(str(list.at("replays").at(0).at("id")), id);
  for (const char* seat : {"3", "-1", "x", "0x", "256", "99999999999999"})
    EXPECT_EQ(w.get("/api/replays/" + id + "?seat=" + seat, 400).at("error").at("code"), "seat") << seat;
}

}  // namespace
}  // namespace jiesuan::server::test
