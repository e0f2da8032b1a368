#include "server/readers.h"

#include <algorithm>
#include <thread>

namespace jiesuan::server {
namespace {

constexpr std::size_t kMostWaiting = 64;      // different things asked for at once
constexpr std::size_t kMostKept = 64u << 20;  // bytes

int threads(std::size_t share) {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::max(1,
                  std::clamp(cores - 1, 1, 4) / static_cast<int>(share));  // one core is for those who play
}

HttpResponse too_many() {
  return http_error(503, {"busy", "请求太多，请稍后再试", "too many are reading; try again in a moment"});
}

}  // namespace

Readers::Readers(Metrics& metrics, std::size_t share)
    : metrics_(metrics),
      most_kept_(kMostKept / share),
      workers_(threads(share), std::max<std::size_t>(1, kMostWaiting / share)) {}

void Readers::answer(const HttpRequest& request, Wanted wanted, HttpReply reply) {
  HttpResponse& header = wanted.header;
  header.varies = true;
  if (!header.cache.empty()) header.etag = tag_of(wanted.name);
  if (!header.etag.empty() && names_tag(request.if_none_match, header.etag)) {
    header.status = 304;
    return reply(std::make_shared<const HttpResponse>(std::move(header)));
  }
  const std::string encoding(encoding_for(request.accept_encoding));
  const Asked asked{encoding + ' ' + wanted.name, encoding, header.etag, wanted.keep};
  if (const SharedResponse known = kept(asked.key)) {
    ++metrics_.readings_kept;
    return reply(known);
  }
  if (request.head()) {
    header.unmade = true;
    return reply(std::make_shared<const HttpResponse>(std::move(header)));
  }
  if (const auto same = waiting_.find(asked.key); same != waiting_.end()) {
    same->second.push_back(std::move(reply));
  } else if (!workers_.full() && give(asked, wanted.fetch())) {
    waiting_[asked.key].push_back(std::move(reply));
  } else {
    ++metrics_.readings_refused;
    reply(std::make_shared<const HttpResponse>(too_many()));
  }
}

bool Readers::give(const Asked& asked, Work work) {
  return workers_.give([this, asked, work = std::move(work)](Match& m, const std::atomic<bool>&) {
    // A function can only hold what can be copied, so what comes of it is shared.
    const auto read = std::make_shared<Read>(work(m));
    if (!read->instead && read->response.status == 200) {
      read->response.etag = asked.etag;
      encode(asked.encoding, &read->response);
    }
    return [this, asked, read] { came(asked, std::move(*read)); };
  });
}

void Readers::came(const Asked& asked, Read read) {
  if (!waiting_.contains(asked.key)) return;  // forgotten
  if (read.instead) {
    if (give(asked, read.instead())) return;
    read.response = too_many();
  }
  ++metrics_.readings_made;
  const auto response = std::make_shared<const HttpResponse>(std::move(read.response));
  if (response->status == 200 && asked.keep) keep(asked.key, response);
  const std::vector<HttpReply> replies = std::move(waiting_.extract(asked.key).mapped());
  for (const HttpReply& reply : replies) reply(response);
}

void Readers::keep(const std::string& key, const SharedResponse& response) {
  kept_.push_front({key, response});
  where_[key] = kept_.begin();
  bytes_ += response->body.size();
  while (bytes_ > most_kept_) {
    bytes_ -= kept_.back().response->body.size();
    where_.erase(kept_.back().key);
    kept_.pop_back();
  }
}

SharedResponse Readers::kept(const std::string& key) {
  const auto found = where_.find(key);
  if (found == where_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found->second);
  return found->second->response;
}

void Readers::wait() {
  while (!waiting_.empty()) {
    workers_.wait();
    workers_.collect();
  }
}

void Readers::forget() { waiting_.clear(); }

}  // namespace jiesuan::server
