// Tells finished games on a thread of its own: it gets nothing but setups and answers, plays them in a match
// of its own and gives back bytes. Whoever owns the store takes them and writes them down, since the store's
// file has one connection.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/told.h"

namespace jiesuan::server {

class Teller {
 public:
  struct Done {
    std::int64_t room = 0;
    std::string bytes;  // empty: it could not be told …
    std::string why;    // … and this is why
    double seconds = 0;
  };

  Teller() = default;
  ~Teller();  // what is not told by then is left
  Teller(const Teller&) = delete;
  Teller& operator=(const Teller&) = delete;

  // Is called on the teller's thread whenever there is something to take, and may only pass that on.
  void when_done(std::function<void()> then);
  void tell(PlayedGame game);  // starts the thread if it is the first
  std::vector<Done> take();
  bool idle();  // nothing is waiting or being told
  void wait();  // until it is

 private:
  void work();

  std::mutex mutex_;
  std::function<void()> done_;
  std::condition_variable news_;
  std::deque<PlayedGame> waiting_;
  std::vector<Done> told_;
  bool busy_ = false;
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

}  // namespace jiesuan::server
