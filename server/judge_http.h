// POST /api/judge: a scenario as body, what `jiesuan judge --json` says of it as answer. It is played by
// another process with limits of time, memory and output, away from the games.
#pragma once
#include <atomic>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/child.h"
#include "server/context.h"
#include "server/http.h"
#include "server/rate.h"

namespace jiesuan::server {

struct JudgeLimits {
  ChildLimits child;
  int processor_seconds = 4;
  int megabytes = 512;
  int waiting = 32;                 // scenarios at a time, from everybody …
  int waiting_each = 6;             // … and from one address
  double a_second = 5, burst = 60;  // from one address
};

class JudgeDesk {
 public:
  // `program` understands `judge --json …`.
  explicit JudgeDesk(std::string program, JudgeLimits limits = {});
  ~JudgeDesk() { stop(); }
  JudgeDesk(const JudgeDesk&) = delete;
  JudgeDesk& operator=(const JudgeDesk&) = delete;

  // A refusal, or an answer that comes later (HttpResponse::later).
  HttpResponse serve(const HttpRequest& r, std::string_view query, Millis now);
  void stop() { shared_->stop = true; }  // whoever is at work gives up

 private:
  // What outlives the desk while somebody is at work.
  struct Shared {
    std::atomic<bool> stop = false;
    std::atomic<int> waiting = 0;
  };

  std::string program_;
  JudgeLimits limits_;
  struct Asker {
    Rate rate;
    Millis last;
    std::shared_ptr<std::atomic<int>> waiting;
  };
  Asker* asker(const std::string& address, Millis now);  // null: there are too many
  std::unordered_map<std::string, Asker> askers_;
  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

}  // namespace jiesuan::server
