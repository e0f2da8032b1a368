#include "server/workers.h"

#include <utility>

#include "server/priority.h"

namespace jiesuan::server {

Workers::Workers(int threads, std::size_t most_waiting) : count_(threads), most_waiting_(most_waiting) {}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  news_.notify_all();
  for (std::thread& t : threads_) t.join();
}

void Workers::when_done(std::function<void()> call) {
  const std::lock_guard lock(calling_);
  done_ = std::move(call);
}

bool Workers::full() {
  const std::lock_guard lock(mutex_);
  return waiting_.size() >= most_waiting_;
}

bool Workers::give(Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= most_waiting_) return false;
    waiting_.push_back(std::move(job));
  }
  while (threads_.size() < static_cast<std::size_t>(count_)) threads_.emplace_back([this] { work(); });
  news_.notify_all();
  return true;
}

void Workers::work() {
  step_back();
  Match match;
  std::unique_lock lock(mutex_);
  for (;;) {
    news_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
    if (stop_) return;
    Job job = std::move(waiting_.front());
    waiting_.pop_front();
    ++busy_;
    lock.unlock();
    Then then = job(match, stop_);
    job = nullptr;  // what it holds goes before anybody hears that it is done
    lock.lock();
    --busy_;
    if (stop_) return;
    finished_.push_back(std::move(then));
    news_.notify_all();
    lock.unlock();
    call_done();
    lock.lock();
  }
}

// Without the lock: whoever plays wakes by this, goes before us, and wants the lock at once. If we had it, it
// would wait for as long as others keep us waiting.
void Workers::call_done() {
  const std::lock_guard lock(calling_);
  if (done_) done_();
}

void Workers::collect() {
  std::vector<Then> finished;
  {
    const std::lock_guard lock(mutex_);
    finished = std::exchange(finished_, {});
  }
  for (const Then& then : finished) then();
}

void Workers::wait() {
  std::unique_lock lock(mutex_);
  news_.wait(lock, [this] { return waiting_.empty() && busy_ == 0; });
}

}  // namespace jiesuan::server
