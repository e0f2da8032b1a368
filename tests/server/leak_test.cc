// Nobody is told what their seat may not know: every card, role and secret in every message of whole games is
// held against the engine's own idea of who may see what, and every building block of a message is the same
// in a game that differs only in what its viewer cannot see.
#include <algorithm>
#include <map>
#include <set>

#include "bots/random.h"
#include "engine/content/catalogue.h"
#include "engine/query/selection.h"
#include "engine/view/view.h"
#include "server/log_json.h"
#include "server/question_json.h"
#include "server/view_json.h"
#include "tests/server/set_table.h"
#include "tests/support/otherwise.h"
#include "text/sentences.h"

namespace jiesuan::server::test {
namespace {

using jiesuan::test::Otherwise;

// ---- the bytes of whole games

// Follows a room's game by its stored answers and keeps for each seat which cards it has ever been allowed to
// see.
class Shadow : public LogSink {
 public:
  Shadow(World& w, const std::string& id) : w_(w) {
    Refusal no;
    Room* room = w.site().room(id, &no);
    key_ = room->key();
    match_.listen(this);
    std::string why;
    EXPECT_TRUE(match_.start(room->setup(), &why)) << why;
    look();
  }
  void on_entry(const Game& g, const LogEntry& e) override {
    for (Seat s = 0; s <= g.players(); ++s) {
      const Seat viewer = s < g.players() ? s : kSpectator;
      if (told(e, viewer)) {
        const LogEntry seen = redacted(e, viewer);
        known_[viewer] |= seen.cards | seen.together.cards();
      }
    }
    look_at(g);
  }
  void follow() {
    for (const Answer& a : answers_of(w_.store(), key_)) {
      if (!taken_.insert(a.request).second) continue;
      EXPECT_TRUE(match_.answer(a));
      look();
    }
    // In a window people are shown questions that are asked later, if everybody says no until then.
    if (match_.over()) return;
    match_.save(before_);
    for (int i = 0; i < 30 && !match_.over(); ++i) {
      known_[match_.request().seat] |= match_.request().looking_at;
      const int no = option_no(match_.request());
      const bool launch = match_.request().ask == Ask::Launch;
      if (no < 0 || !(match_.request().needed || launch)) break;
      Answer a;
      a.request = match_.request().id;
      a.seat = match_.request().seat;
      a.pick.option = static_cast<std::uint8_t>(no);
      if (!match_.answer(a)) break;
    }
    match_.restore(before_);
  }
  const Game& game() const { return match_.game(); }
  bool knows(Seat viewer, CardId c) const { return known_.at(viewer).has(c); }
  bool knows(Seat viewer, const std::string& general) const { return generals_.at(viewer).contains(general); }
  bool knows_face(Seat viewer, Suit suit, int number, CardName name) const {
    for (CardId c : known_.at(viewer)) {
      const Face& f = game().state.face[c];
      if (f.suit == suit && f.number == number && f.name == name) return true;
    }
    return false;
  }

 private:
  void look() { look_at(match_.game()); }
  void look_at(const Game& g) {
    for (Seat s = 0; s <= g.players(); ++s) {
      const Seat viewer = s < g.players() ? s : kSpectator;
      for (int c = 0; c < g.state.cards; ++c)
        if (g.request && can_see(g, viewer, static_cast<CardId>(c)))
          known_[viewer].add(static_cast<CardId>(c));
      for (Seat whose = 0; whose < g.players(); ++whose)
        for (const GeneralSlot& slot : g[whose].general)
          if (slot.general != GeneralId::None && (whose == viewer || !slot.hidden))
            generals_[viewer].insert(std::string(id_of(slot.general)));
    }
  }
  World& w_;
  std::int64_t key_ = 0;
  std::set<std::uint32_t> taken_;  // several may be asked at once, and answer in any order
  Match match_;
  Snapshot before_;
  std::map<Seat, CardSet> known_;
  std::map<Seat, std::set<std::string>> generals_;
};

// Reads every message it gets with suspicion.
class Suspicious : public Person {
 public:
  using Person::Person;
  Shadow* shadow = nullptr;
  std::vector<std::string> secrets;  // that must be in no message: others' tokens, the seed
  int cards = 0, faces_in_texts = 0, roles = 0, hidden = 0;

 protected:
  void on_message(const json::object& m) override {
    Person::on_message(m);
    const std::string bytes = json::serialize(m);
    for (const std::string& secret : secrets) ASSERT_EQ(bytes.find(secret), std::string::npos) << bytes;
    if (!shadow) return;
    shadow->follow();
    look(m);
    if (m.at("type") == "update") look_at_roles(view), look_at_generals(view);
  }

 private:
  Seat seat() const {
    const json::value& chair = you.at("chair");
    if (chair.is_null()) return kSpectator;
    const json::value& at = room.at("chairs").at(chair.to_number<std::size_t>()).at("seat");
    return at.is_null() ? kSpectator : at.to_number<Seat>();
  }
  void look(const json::value& v) {
    if (const json::array* a = v.if_array()) {
      for (const json::value& x : *a) look(x);
    } else if (const json::object* o = v.if_object()) {
      if (o->contains("suit") && o->contains("id")) return look_at_card(*o);
      for (const auto& [key, value] : *o) look(value);
    } else if (const json::string* s = v.if_string()) {
      look_at_text(*s);
    }
  }
  void look(const json::object& o) {
    for (const auto& [key, value] : o) look(value);
  }
  void look_at_card(const json::object& o) {
    ++cards;
    const auto c = o.at("id").to_number<CardId>();
    ASSERT_TRUE(shadow->knows(seat(), c)) << json::serialize(o) << " for " << int{seat()};
    const Face& f = shadow->game().state.face[c];
    ASSERT_EQ(str(o.at("name")), id_of(f.name));
    ASSERT_EQ(str(o.at("suit")), word(f.suit));
    ASSERT_EQ(o.at("number").to_number<int>(), f.number);
  }
  // "♠7【杀】" or "♠7[Strike]"
  void look_at_text(std::string_view text) {
    static const std::map<std::string, std::tuple<Suit, int, CardName>> faces = all_faces();
    for (std::size_t at = 0; (at = text.find("\u2660"[0], at)) != text.npos; ++at) {
      for (const char* close : {"】", "]"}) {
        const std::size_t end = text.find(close, at);
        if (end == text.npos) continue;
        const auto known = faces.find(std::string(text.substr(at, end - at)) + close);
        if (known == faces.end()) continue;
        ++faces_in_texts;
        const auto& [suit, number, name] = known->second;
        ASSERT_TRUE(shadow->knows_face(seat(), suit, number, name)) << text << " for " << int{seat()};
      }
    }
  }
  std::map<std::string, std::tuple<Suit, int, CardName>> all_faces() const {
    std::map<std::string, std::tuple<Suit, int, CardName>> out;
    const Game& g = shadow->game();
    for (int c = 0; c < g.state.cards; ++c)
      for (const text::Lang lang : {text::Lang::Zh, text::Lang::En}) {
        const Face& f = g.state.face[c];
        out[text::Words(lang).face(f)] = {f.suit, f.number, f.name};
      }
    return out;
  }
  void look_at_generals(const json::value& v) {
    for (const json::value& seat : v.at("seats").as_array())
      for (const json::value& general : seat.at("general").as_array()) {
        hidden += general.is_null() ? 1 : 0;
        if (general.is_string())
          ASSERT_TRUE(shadow->knows(this->seat(), str(general)))
              << str(general) << " for " << int{this->seat()};
      }
  }
  void look_at_roles(const json::value& v) {
    const json::array& seats = v.at("seats").as_array();
    for (Seat s = 0; s < seats.size(); ++s) {
      if (seats[s].at("role").is_null()) continue;
      ++roles;
      ASSERT_TRUE(knows_allegiance(shadow->game(), seat(), s)) << int{s};
      ASSERT_EQ(seats[s].at("role"), word(shadow->game().rules->mode(), shadow->game()[s].allegiance));
    }
  }
};

// Everybody holds cards face down and face up.
Position half_open(int players) {
  Position p = position(players);
  p.mid_turn = false;
  p.phase = PhaseKind::Prepare;
  constexpr const char* kGenerals[] = {"liubei", "caocao",   "sunquan", "zhugeliang", "simayi",
                                       "guanyu", "zhangfei", "zhaoyun", "lvmeng",     "diaochan"};
  for (std::size_t s = 0; s < p.seats.size(); ++s) {
    SeatPosition& seat = p.seats[s];
    seat.generals = {kGenerals[s]};
    seat.allegiance = s == 0 ? "lord" : s % 2 == 1 ? "rebel" : "loyalist";
    seat.hand = {face("slash"), face("jink")};
    seat.open_hand = {face("slash"), face("peach")};
  }
  return p;
}

class MessagesOfWholeGames : public testing::TestWithParam<int> {};

// From the deal on, or from where hand cards lie face up beside others.
void play_watched(int n, bool with_002, const char* mode = "identity") {
  World w;
  w.arrange([&](jiesuan::Setup& s) {
    s.seed = static_cast<std::uint64_t>(n + 40);
    if (with_002) s.position = half_open(s.players);
  });
  const auto [id, token] = w.make_room({{"players", 2 + n},
                                        {"mode", mode},
                                        {"generals", "all"},
                                        {"rules", with_002 ? json::array{"002"} : json::array{}},
                                        {"pace", 0},
                                        {"clock", {{"window", n % 3 ? 5 : 0}}}});
  const int people = std::min(2 + n, 3);
  std::vector<std::unique_ptr<Suspicious>> all;
  for (int i = 0; i <= people; ++i) {
    all.push_back(std::make_unique<Suspicious>(w));
    all.back()->come(id, i == 0 ? token : "");
    if (i > 0 && i < people) all.back()->sit(i, "P");
  }
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  const json::value doc = json::parse(stored.doc);
  for (auto& p : all) {
    p->secrets.push_back(std::to_string(doc.at("seed").to_number<std::uint64_t>()));
    for (auto& other : all)
      if (other != p && !other->token.empty()) p->secrets.push_back(other->token);
  }
  all[0]->say({{"type", "start"}});
  Shadow shadow(w, id);
  for (auto& p : all) p->shadow = &shadow;
  std::vector<Person*> everybody;
  for (auto& p : all) everybody.push_back(p.get());
  Play how;
  how.rng = Rng(static_cast<std::uint64_t>(n));
  int turn = 0;
  how.stop = [&] {  // now and then somebody reloads the page
    if (++turn % 40 == 0 && !all[0]->over()) {
      Person& p = *all[static_cast<std::size_t>(turn / 40) % all.size()];
      p.hang_up();
      p.come(id, p.token);
    }
    return false;
  };
  play(w, everybody, how);
  for (auto& p : all) p->shadow = nullptr;
  int cards = 0, texts = 0, roles = 0, hidden = 0;
  for (auto& p : all) cards += p->cards, texts += p->faces_in_texts, roles += p->roles, hidden += p->hidden;
  EXPECT_GT(cards, 200) << "there was something to look at";
  EXPECT_GT(texts, 20);
  EXPECT_GT(roles, 20);
  if (std::string_view(mode) == "hegemony") EXPECT_GT(hidden, 20);
}

TEST_P(MessagesOfWholeGames, TellNobodyWhatTheirSeatMayNotKnow) { play_watched(GetParam(), false); }
TEST_P(MessagesOfWholeGames, TellEverybodyOpenCardsAndNobodyTheOthers) { play_watched(GetParam(), true); }

TEST_P(MessagesOfWholeGames, TellNobodyWhichGeneralLiesFaceDown) {
  play_watched(GetParam(), false, "hegemony");
}

INSTANTIATE_TEST_SUITE_P(Players, MessagesOfWholeGames, testing::Range(0, 9));

// ---- twins

// All that welcome, update and history are made of, for every viewer at every entry.
class TwinWatcher : public LogSink {
 public:
  explicit TwinWatcher(int players) {
    for (int s = 0; s < players; ++s) logs_.emplace_back(static_cast<Seat>(s));
    logs_.emplace_back(kSpectator);
  }
  void on_entry(const Game& g, const LogEntry& e) override {
    if (e.kind == LogKind::GameOver || g.state.outcome != Outcome::None) return;  // all is shown
    for (ViewerLog& log : logs_) {
      const bool compared = rng_.below(36) == 0;  // each costs two views
      if (compared)
        tell(g, e, log);
      else
        log.tell(e);
    }
  }
  void look(const Game& g) {
    for (const ViewerLog& log : logs_) {
      const std::string here = seen(g, log.viewer());
      const Otherwise twin(const_cast<Game&>(g), log.viewer(), {}, g.state.decisions);
      ASSERT_EQ(seen(g, log.viewer()), here);
    }
  }
  int told = 0, secret = 0;

 private:
  static std::string seen(const Game& g, Seat viewer) {
    std::string out = json::serialize(view_json(view_of(g, viewer)));
    if (g.run.waiting && g.request->seat == viewer) out += json::serialize(question_json(Question(g), 1));
    return out;
  }
  void tell(const Game& g, const LogEntry& e, ViewerLog& log) {
    ViewerLog twins_log = log;
    const auto here = log.tell(e);
    const std::string view = json::serialize(view_json(view_of(g, log.viewer())));
    secret += here ? 0 : 1;
    told += here ? 1 : 0;
    const LogEntry shown = redacted(e, log.viewer());
    const Otherwise twin(const_cast<Game&>(g), log.viewer(), shown.cards | shown.together.cards(), e.event);
    const auto there = twins_log.tell(completed(g, e));
    ASSERT_EQ(here.has_value(), there.has_value());
    if (here) ASSERT_EQ(json::serialize(*here), json::serialize(*there));
    ASSERT_EQ(json::serialize(view_json(view_of(g, log.viewer()))), view);
  }
  std::vector<ViewerLog> logs_;
  Rng rng_{9};
};

class Twins : public testing::TestWithParam<int> {};

void play_twins(int players, bool with_002) {
  int told = 0, secret = 0;
  for (std::uint64_t i = 0; i < 8; ++i) {
    jiesuan::Setup s;
    if (with_002) {
      s.modules = {"002"};
      s.position = half_open(players);
    }
    s.players = players;
    s.seed = static_cast<std::uint64_t>(players) * 77 + i;
    s.generals = {"all"};
    Match m;
    TwinWatcher watcher(players);
    m.listen(&watcher);
    std::string why;
    ASSERT_TRUE(m.start(s, &why)) << why;
    Rng rng(i);
    Answer a;
    while (!m.over()) {
      if (m.request().id % 32 == 0) watcher.look(m.game());
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a, &why)) << why;
      if (testing::Test::HasFatalFailure()) FAIL() << "seed " << s.seed << ", decision " << a.request;
    }
    told += watcher.told, secret += watcher.secret;
  }
  EXPECT_GT(told, 100);
  EXPECT_GT(secret, 10);
}

TEST_P(Twins, GiveTheSameBytesToWhoCannotTellThemApart) { play_twins(GetParam(), false); }
TEST_P(Twins, DoSoWhereSomeHandCardsLieFaceUp) { play_twins(GetParam(), true); }

INSTANTIATE_TEST_SUITE_P(Players, Twins, testing::Range(2, 11));

}  // namespace
}  // namespace jiesuan::server::test
