#include "server/http.h"

#include <algorithm>

namespace jiesuan::server {

HttpResponse http_answer(const json::value& v) {
  HttpResponse r;
  r.body = json::serialize(v);
  return r;
}

HttpResponse http_error(int status, const Refusal& no) {
  HttpResponse r = http_answer(json::object{{"error", no.json()}});
  r.status = status;
  return r;
}

HttpResponse http_plain(int status, std::string body) {
  HttpResponse r;
  r.status = status;
  r.type = "text/plain; charset=utf-8";
  r.body = std::move(body);
  return r;
}

std::string http_parameter(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(part.size() + 1, query.size()));
    if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=')
      return std::string(part.substr(name.size() + 1));
  }
  return {};
}

}  // namespace jiesuan::server
