#include "server/teller.h"

#include <ctime>
#include <utility>

namespace jiesuan::server {
namespace {

double cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

}  // namespace

Teller::~Teller() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  news_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Teller::when_done(std::function<void()> then) {
  const std::lock_guard lock(mutex_);
  done_ = std::move(then);
}

void Teller::tell(PlayedGame game) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(game));
  }
  if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
  news_.notify_all();
}

void Teller::work() {
  Match match;
  std::unique_lock lock(mutex_);
  for (;;) {
    news_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
    if (stop_) return;
    const PlayedGame game = std::move(waiting_.front());
    waiting_.pop_front();
    busy_ = true;
    lock.unlock();
    Done done;
    done.room = game.room;
    const double start = cpu_seconds();
    tell_game(match, game, stop_, &done.bytes, &done.why);
    done.seconds = cpu_seconds() - start;
    lock.lock();
    busy_ = false;
    if (stop_) return;
    told_.push_back(std::move(done));
    news_.notify_all();
    if (done_) done_();
  }
}

std::vector<Teller::Done> Teller::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(told_, {});
}

bool Teller::idle() {
  const std::lock_guard lock(mutex_);
  return waiting_.empty() && !busy_;
}

void Teller::wait() {
  std::unique_lock lock(mutex_);
  news_.wait(lock, [this] { return waiting_.empty() && !busy_; });
}

}  // namespace jiesuan::server
