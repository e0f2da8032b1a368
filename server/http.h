// Requests and answers of the HTTP side, without sockets.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/addresses.h"
#include "server/settings.h"

namespace jiesuan::server {

struct HttpRequest {
  std::string method, target, body = {};
  std::string address = {};         // of who asks
  std::optional<Address> who = {};  // whose limits it counts for; none: nobody counts it
  // Headers; empty if they are not there.
  std::string accept_encoding = {}, authorization = {}, if_none_match = {};

  bool head() const { return method == "HEAD"; }
};
struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string cache;     // Cache-Control; empty: no-store
  std::string filename;  // offered for download under this name
  // Work that would hold up the games: it is done on another thread, once, and its result is the answer.
  std::function<HttpResponse()> later;
  std::string encoding;  // Content-Encoding; empty: as it is
  std::string etag;      // with its quotes
  bool varies = false;   // its encoding is as the request wanted it
  bool unmade = false;   // only the header was asked for, and the body has not been made
  int retry_after = 0;   // seconds; with 429 and 503
};
// Many may be sent one answer.
using SharedResponse = std::shared_ptr<const HttpResponse>;
using HttpReply = std::function<void(SharedResponse)>;

HttpResponse http_answer(const json::value& v);
HttpResponse http_error(int status, const Refusal& no);
HttpResponse http_plain(int status, std::string body);
// The value of a name in a query; empty if it is not there.
std::string http_parameter(std::string_view query, std::string_view name);
bool http_has_parameter(std::string_view query, std::string_view name);
// "Authorization: Bearer TOKEN"; empty if it is none.
std::string bearer_token(std::string_view authorization);

// Whether a Transfer-Encoding is one we read: "chunked" alone. Others are refused, since whoever stands
// between might read them otherwise and take a part of the body for the next request.
bool plain_framing(std::string_view transfer_encoding);

// The smallest of the encodings that an Accept-Encoding takes: "zstd", "gzip" or "" for none.
std::string_view encoding_for(std::string_view accept_encoding);
// Its body in this encoding, if that is worth it. Takes a while for a large one: not for threads that play.
void encode(std::string_view encoding, HttpResponse* r);
// A tag for these bytes; "weak", since it is the same in every encoding.
std::string tag_of(std::string_view bytes);
// Whether an If-None-Match names the tag.
bool names_tag(std::string_view if_none_match, std::string_view etag);

}  // namespace jiesuan::server
