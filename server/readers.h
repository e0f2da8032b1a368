// Answers for those who only read (replays, a look back, the page's files): they are made beside the thread
// that plays, once for all who ask for the same, and kept for the next.
#pragma once
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/http.h"
#include "server/metrics.h"
#include "server/workers.h"

namespace jiesuan::server {

class Readers {
 public:
  struct Read;
  using Work = std::function<Read(Match& m)>;
  // What came of it. If it was nothing, `instead` says on the thread that plays what is to be tried next.
  struct Read {
    HttpResponse response = {};
    std::function<Work()> instead = {};
  };
  // `name` is what is asked for, in the state in which it is: whatever could come out otherwise has another
  // name. `header` is its answer without the body.
  struct Wanted {
    std::string name;
    HttpResponse header;
    std::function<Work()> fetch;  // what there is to do, with all it takes; called if nobody else has asked
    bool keep = true;             // for whoever asks next; else it is made anew
  };

  // One of so many who share the machine.
  explicit Readers(Metrics& metrics, std::size_t share = 1);

  void answer(const HttpRequest& request, Wanted wanted, HttpReply reply);
  void when_done(std::function<void()> call) { workers_.when_done(std::move(call)); }
  void collect() { workers_.collect(); }
  void wait();    // until everybody has an answer
  void forget();  // those who wait

 private:
  struct Kept {
    std::string key;
    SharedResponse response;
  };
  struct Asked {
    std::string key, encoding, etag;
    bool keep = true;
  };
  bool give(const Asked& asked, Work work);
  void came(const Asked& asked, Read read);
  void keep(const std::string& key, const SharedResponse& response);
  SharedResponse kept(const std::string& key);

  Metrics& metrics_;
  const std::size_t most_kept_;  // bytes
  std::list<Kept> kept_;         // the last one asked for first
  std::unordered_map<std::string, std::list<Kept>::iterator> where_;
  std::size_t bytes_ = 0;
  std::map<std::string, std::vector<HttpReply>> waiting_;
  Workers workers_;  // last: nothing it calls is gone before it
};

}  // namespace jiesuan::server
