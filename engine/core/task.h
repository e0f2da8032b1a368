// Coroutines for flows. A flow is a Task; awaiting one inserts it and finishes it first. Nothing is
// resumed from inside a coroutine: await_suspend only names the next frame, which is jumped to, so that
// the C stack stays flat however deep the rules nest. The run loop (run_until_waiting) starts with the
// frame that was left last: the one that waited, or the point everything above was dropped to.
//
// A flow in which nobody has a say needs no frame: the function that makes the Task does what there is to
// do and returns `done()`; awaiting that costs a branch.
//
// Every coroutine's first parameter leads to its Game (a Game& or something with a member `game`):
// that is where its frame comes from. No thread_local, no global.
#pragma once
#include <coroutine>
#include <cstddef>
#include <exception>
#include <type_traits>
#include <utility>

#include "engine/core/arena.h"

namespace jiesuan {

struct Game;

// What the run loop needs to know; a part of the game's state.
struct Run {
  Arena* arena = nullptr;
  std::coroutine_handle<> leaf;  // the frame to resume next
  bool waiting = false;          // a Request is open
  bool over = false;             // the root flow has finished
};

Run& run_of(Game& g);
template <class T>
  requires requires(T& t) { t.game; }
Run& run_of(T& context) {
  return run_of(context.game);
}

// A frame that others can fall back to: "end the phase", "end the turn" and "game over" drop every
// frame above it. The owner of the point awaits its body through `guarded`.
struct UnwindPoint {
  std::coroutine_handle<> frame;
  bool dropped = false;
};

class PromiseBase {
 public:
  template <class First, class... Rest>
  explicit PromiseBase(First& first, Rest&...) : run_(&run_of(first)) {}

  // The arena's address stands in front of the frame, since operator delete is told only the pointer.
  template <class First, class... Rest>
  static void* operator new(std::size_t n, First& first, Rest&...) {
    Arena* arena = run_of(first).arena;
    auto* p = static_cast<std::byte*>(arena->push(n + kHeader));
    *reinterpret_cast<Arena**>(p) = arena;
    return p + kHeader;
  }
  static void operator delete(void* frame, std::size_t n) noexcept {
    std::byte* p = static_cast<std::byte*>(frame) - kHeader;
    (*reinterpret_cast<Arena**>(p))->pop(p, n + kHeader);
  }

  std::suspend_always initial_suspend() noexcept { return {}; }
  auto final_suspend() noexcept {
    struct BackToParent {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<>) noexcept {
        if (parent) return parent;
        run->over = true;
        return std::noop_coroutine();
      }
      void await_resume() noexcept {}
      Run* run;
      std::coroutine_handle<> parent;
    };
    return BackToParent{run_, parent_};
  }
  void unhandled_exception() noexcept { std::terminate(); }

  void set_parent(std::coroutine_handle<> h) { parent_ = h; }
  Run* run() { return run_; }

 private:
  static constexpr std::size_t kHeader = 16;
  Run* run_;
  std::coroutine_handle<> parent_;
};

template <class T>
class Promise;

template <class T = void>
class [[nodiscard]] Task {
 public:
  using promise_type = Promise<T>;
  explicit Task(std::coroutine_handle<promise_type> h) : handle_(h) {}
  Task(Task&& o) noexcept : handle_(std::exchange(o.handle_, {})) {}
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;
  ~Task() {
    if (handle_) handle_.destroy();
  }
  static Task done()
    requires std::is_void_v<T>
  {
    return Task({});
  }
  bool await_ready() const noexcept { return !handle_; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> parent) noexcept { return under(parent); }
  T await_resume() {
    if constexpr (!std::is_void_v<T>) return handle_.promise().value();
  }

  // The frame to jump to, which will go back to its parent.
  std::coroutine_handle<> under(std::coroutine_handle<> parent) noexcept {
    handle_.promise().set_parent(parent);
    return handle_;
  }
  std::coroutine_handle<> release() { return std::exchange(handle_, {}); }

 private:
  std::coroutine_handle<promise_type> handle_;
};

template <class T>
class Promise : public PromiseBase {
  static_assert(std::is_trivially_destructible_v<T>, "results live in the arena");

 public:
  using PromiseBase::PromiseBase;
  Task<T> get_return_object() { return Task<T>(std::coroutine_handle<Promise>::from_promise(*this)); }
  void return_value(const T& v) { value_ = v; }
  const T& value() const { return value_; }

 private:
  T value_{};
};

template <>
class Promise<void> : public PromiseBase {
 public:
  using PromiseBase::PromiseBase;
  Task<void> get_return_object() { return Task<void>(std::coroutine_handle<Promise>::from_promise(*this)); }
  void return_void() {}
};

inline Task<> done() { return Task<>::done(); }

// co_await guarded(point, body): runs body; tells whether it ran to its end (true) or was dropped.
class [[nodiscard]] Guarded {
 public:
  Guarded(UnwindPoint& point, Task<> body) : point_(point), body_(std::move(body)) { point_.dropped = false; }
  bool await_ready() const noexcept { return body_.await_ready(); }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> self) noexcept {
    point_.frame = self;
    return body_.under(self);
  }
  bool await_resume() const noexcept { return !point_.dropped; }

 private:
  UnwindPoint& point_;
  Task<> body_;
};
inline Guarded guarded(UnwindPoint& point, Task<> body) { return {point, std::move(body)}; }

// co_await fall_back_to(g, point): never returns; everything above the point is dropped.
class [[nodiscard]] FallBackTo {
 public:
  FallBackTo(Run& run, UnwindPoint& point) : run_(run), point_(point) {}
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<>) noexcept {
    point_.dropped = true;
    run_.leaf = point_.frame;
  }
  void await_resume() const noexcept {}

 private:
  Run& run_;
  UnwindPoint& point_;
};
inline FallBackTo fall_back_to(Run& run, UnwindPoint& point) { return {run, point}; }

inline void run_until_waiting(Run& run) {
  while (!run.waiting && !run.over) run.leaf.resume();
}

}  // namespace jiesuan
