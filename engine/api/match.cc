#include "engine/api/match.h"

#include <cassert>
#include <cstdlib>
#include <new>
#include <utility>

#include "engine/api/position.h"
#include "engine/content/catalogue.h"
#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/selection.h"
#include "engine/rules/ask_together.h"
#include "engine/rules/game_flow.h"
#include "engine/rules/kept_generals.h"
#include "engine/rules/listeners.h"
#include "engine/rules/policies.h"
#include "engine/rules/skills.h"
#include "engine/rules/turn.h"
#include "engine/state/invariants.h"
#include "engine/view/hash.h"
#include "engine/view/view.h"

namespace jiesuan {

Snapshot::~Snapshot() { std::free(data_); }
Snapshot::Snapshot(Snapshot&& o) noexcept
    : data_(std::exchange(o.data_, nullptr)),
      capacity_(std::exchange(o.capacity_, 0)),
      bytes_(o.bytes_),
      used_(o.used_),
      unused_(o.unused_) {}

void Snapshot::make_room(std::size_t bytes) {
  if (bytes <= capacity_) return;
  constexpr std::size_t kPage = 4096;
  std::free(data_);
  capacity_ = (bytes + kPage - 1) / kPage * kPage;
  data_ = static_cast<std::byte*>(std::aligned_alloc(kPage, capacity_));
  if (!data_) std::abort();  // as everywhere where there is no memory
}

Match::Match() = default;
Match::Match(Workbench& bench) : bench_(&bench), arena_(bench.block_) {}
Match::~Match() {
  drop();
  if (bench_ && bench_->in_place_ == this) bench_->in_place_ = nullptr;
}

void Match::drop() {
  if (!root_) return;
  here();
  std::exchange(root_, {}).destroy();
}

[[gnu::noinline]] void Match::take_place() const {
  if (const Match* other = std::exchange(bench_->in_place_, this)) other->lay_aside();
  if (game_) arena_.load(aside_.data_, aside_.used_, aside_.unused_);
}

void Match::lay_aside() const {
  if (game_) save_to(aside_);
}

namespace {

// In a function of its own that is not inlined: else the compiler proves that the caller destroys the
// root and puts its frame on the C stack.
[[gnu::noinline]] std::coroutine_handle<> make_root(Game& g) {
  Task<> root = play_game(g);
  return root.release();
}

}  // namespace

bool Match::start(const Setup& setup, std::string* error) {
  const auto fail = [&](std::string why) {
    if (error) *error = std::move(why);
    return false;
  };
  if (!arena_.ok()) return fail("no memory for a game");
  std::string why;
  drop();
  game_ = nullptr;
  if (bench_ && bench_->in_place_ != this) take_place();
  if (!rules_.put_together(setup, base_policies(), &why)) return fail(why);
  arena_.reset();
  setup_ = setup;
  void* block = arena_.push(sizeof(Game) + sizeof(Request) + sizeof(Answer) + 64);
  game_ = new (block) Game;  // every member says how it starts: no need to zero the room for more
  auto* after = static_cast<std::byte*>(block) + (sizeof(Game) + 15) / 16 * 16;
  game_->request = new (after) Request;
  game_->answer = new (after + (sizeof(Request) + 15) / 16 * 16) Answer;
  game_->run.arena = &arena_;
  game_->rules = &rules_;
  game_->mode = &rules_.mode();
  game_->knows_allegiance = rules_.mode().knows_allegiance;
  game_->setup = &setup_;
  game_->log = sink_;
  game_->state.rng = Rng(setup.seed);
  listen_for_rules(*game_);
  if (!prepare(*game_, setup_, &why)) {
    game_ = nullptr;
    return fail(why);
  }
  root_ = make_root(*game_);
  game_->run.leaf = root_;
  run_until_waiting(game_->run);
  return true;
}

SeatSet Match::asked() const {
  if (over()) return {};
  return game_->together ? game_->together->left : SeatSet(game_->request->seat);
}

const Request& Match::request(Seat s) const {
  const Together* t = here().together;
  if (!t || s == game_->request->seat || s >= kMaxSeats || !t->left.has(s)) return request();
  if (!beside_) beside_ = std::make_unique<Request>();
  t->build_for(*game_, s, *beside_);
  return *beside_;
}

bool Match::legal(const Answer& a, std::string* why) const {
  const auto no = [&](const char* reason) {
    if (why) *why = reason;
    return false;
  };
  if (!game_ || over()) return no("the game is over");
  const Together* t = game_->together;
  if (t && a.seat < kMaxSeats && t->asked.has(a.seat) && !t->left.has(a.seat))
    return no("that question has been answered");
  const Request& r = t ? request(a.seat) : *game_->request;
  if (a.request != r.id)
    return no(a.request <= game_->state.decisions ? "that question has been answered"
                                                  : "there is no such question");
  if (a.seat != r.seat) return no("another character is asked");
  return legal_selection(*game_, r, a.pick, why);
}

std::optional<Match::Passed> Match::check(const Answer& a, std::string* why) const {
  return legal(a, why) ? std::optional(Passed(a)) : std::nullopt;
}

bool Match::answer(const Answer& a, std::string* why) {
  if (!legal(a, why)) return false;
  go_on(a);
  return true;
}

void Match::answer(const Passed& a) {
  assert(!over() && a.answer().request == request(a.answer().seat).id);
  go_on(a.answer());
}

void Match::go_on(const Answer& a) {
  Game& g = here();
  Selection& to = g.answer->pick;
  g.answer->request = a.request;
  g.answer->seat = a.seat;
  to.option = a.pick.option;
  to.cards.clear();
  for (CardId c : a.pick.cards) to.cards.push_back(c);
  to.seats = a.pick.seats;
  if (!g.together) g.state.answers_hash = mixed_with(g.state.answers_hash, to);
  log(g, LogKind::Answer, [&](LogEntry& e) {
    e.a = a.seat, e.n = a.pick.option, e.secret = true, e.visible_to = SeatSet(a.seat);
    e.skill = request(a.seat).options[a.pick.option].skill;
  });
  g.run.waiting = false;
  run_until_waiting(g.run);
  if (!g.together) beside_.reset();
  check_invariants(g);
}

Objection Match::why_not(SkillId skill) const { return why_not_launched(here(), request().seat, skill); }

Objection Match::why_not(CardId c) const {
  const Request& r = request();
  const VirtualCard card = as_itself(*game_, r.seat, c);
  Objection why;
  if (r.ask == Ask::Act) return why_not_usable(*game_, r.seat, card);
  if (r.ask != Ask::Card) return why;
  if (!r.wanted.has(card.name)) return why.no(WhyNot::NotWanted), why;
  SkillId by = SkillId::None;
  if (forbidden(*game_, Deed{r.to_use ? Act::Use : Act::Respond, r.seat, card}, &by))
    why.no(WhyNot::Forbidden, by);
  else if (r.demand.required != kNoSeat)
    why = why_not_target(*game_, r.seat, card, r.demand.required, r.demand.free_distance);
  return why;
}

Objection Match::why_not(CardId c, Seat target) const {
  const Request& r = request();
  return why_not_target(*game_, r.seat, as_itself(*game_, r.seat, c), target, r.demand.free_distance);
}

std::uint64_t Match::state_hash() const { return hash_of(here()); }

void Match::listen(LogSink* sink) {
  sink_ = sink;
  if (game_) here().log = sink;
}

void Match::save(Snapshot& to) const {
  here();
  save_to(to);
}

void Match::save_to(Snapshot& to) const {
  const auto at = [&](const void* p) {
    return static_cast<std::size_t>(static_cast<const std::byte*>(p) - arena_.base());
  };
  const GameState& state = game_->state;
  const auto& options = game_->request->options;
  to.used_ = arena_.used();
  to.unused_ = {{{at(state.history.of + state.players), at(state.history.of + kMaxSeats)},
                 {at(state.unit + state.units), at(state.unit + kMaxUnits)},
                 {at(state.instance + state.instances), at(state.instance + kMaxInstances)},
                 {at(options.end()), at(options.begin() + options.capacity())}}};
  std::size_t bytes = to.used_;
  for (const Arena::Unused& gap : to.unused_) bytes -= gap.to - gap.from;
  to.make_room(bytes);
  to.bytes_ = arena_.save(to.data_, to.unused_);
}

void Match::restore(const Snapshot& from) {
  here();
  arena_.load(from.data_, from.used_, from.unused_);
  game_->log = sink_;
}

void Match::redeal_hidden(Seat viewer, std::uint64_t seed) {
  Game& g = here();
  g.request->forget_found();
  GameState& f = g.state;
  const CardSet hidden = hidden_from(*game_, viewer);
  Face faces[kMaxCards];
  int n = 0;
  for (CardId c : hidden) faces[n++] = f.face[c];
  Rng(seed).shuffle(faces, n);
  n = 0;
  for (CardId c : hidden) f.face.set(c, faces[n++]);
  const Request& r = *game_->request;
  const bool choosing =
      game_->run.waiting && r.seat != viewer && !r.options.empty() &&
      (r.options[0].kind == OptionKind::General || r.options[0].kind == OptionKind::SkillName);
  if (!choosing) redeal_kept_generals(*game_, viewer, seed);  // else it would be asked for what it has not
}

}  // namespace jiesuan
