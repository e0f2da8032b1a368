// Requests and answers of the HTTP side, without sockets.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "server/settings.h"

namespace jiesuan::server {

struct HttpRequest {
  std::string method, target, body;
  std::string address = {};  // of who asks
};
struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string cache;     // Cache-Control; empty: no-store
  std::string filename;  // offered for download under this name
  // Work that would hold up the games: it is done on another thread, once, and its result is the answer.
  std::function<HttpResponse()> later;
};

HttpResponse http_answer(const json::value& v);
HttpResponse http_error(int status, const Refusal& no);
HttpResponse http_plain(int status, std::string body);
// The value of a name in a query; empty if it is not there.
std::string http_parameter(std::string_view query, std::string_view name);

}  // namespace jiesuan::server
