// Threads beside the one that plays. A job gets a match of its own and shares nothing with anybody; what is
// to be done with what it has made comes back as a function, which the thread that plays calls.
#pragma once
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/api/match.h"

namespace jiesuan::server {

class Workers {
 public:
  using Then = std::function<void()>;
  // `stop`: it is not wanted any more.
  using Job = std::function<Then(Match& m, const std::atomic<bool>& stop)>;

  Workers(int threads, std::size_t most_waiting);
  ~Workers();  // what has not been begun by then is left
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Is called on a worker's thread whenever there is something to collect, and may only pass that on.
  void when_done(std::function<void()> call);
  bool full();         // too many are waiting
  bool give(Job job);  // starts the threads if it is the first; false: it is full
  void collect();      // calls what has come back
  void wait();         // until nothing is waiting or being done

 private:
  void work();
  void call_done();

  const int count_;
  const std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::mutex calling_;  // of what follows: nobody who plays waits for whoever calls it
  std::function<void()> done_;
  std::deque<Job> waiting_;
  std::vector<Then> finished_;
  int busy_ = 0;
  std::atomic<bool> stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace jiesuan::server
