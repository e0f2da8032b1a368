#include "server/http.h"

#include <boost/url.hpp>

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
  const auto parts = boost::urls::parse_query(query);
  if (!parts) return {};
  const auto found = parts->find(name);
  return found == parts->end() ? std::string() : std::string((*found)->value);
}

}  // namespace jiesuan::server
