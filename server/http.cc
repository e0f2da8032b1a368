#include "server/http.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/url.hpp>
#include <cctype>
#include <optional>

#include "engine/core/rng.h"
#include "server/compress.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kWorthEncoding = 1 << 10;

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t')) s.remove_suffix(1);
  return s;
}

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

// Calls with every element of a list with commas.
template <class F>
void each_element(std::string_view list, F f) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    f(trimmed(list.substr(0, comma)));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
}

// "gzip;q=0" refuses it; every other weight is a yes.
bool refuses(std::string_view parameters) {
  parameters = trimmed(parameters);
  if (parameters.size() < 3 || !same_word(parameters.substr(0, 2), "q=")) return false;
  return parameters.substr(2).find_first_not_of("0.") == parameters.npos;
}

}  // namespace

HttpResponse http_answer(const json::value& v) {
  HttpResponse r;
  r.body = json::serialize(v);
  return r;
}

HttpResponse http_error(int status, const Refusal& no) {
  HttpResponse r = http_answer(json::object{{"error", no.json()}});
  r.status = status;
  if (status == 429 || status == 503) r.retry_after = 1;
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

bool http_has_parameter(std::string_view query, std::string_view name) {
  const auto parts = boost::urls::parse_query(query);
  return parts && parts->contains(name);
}

std::string bearer_token(std::string_view authorization) {
  constexpr std::string_view kScheme = "Bearer ";
  if (authorization.size() <= kScheme.size() || !same_word(authorization.substr(0, kScheme.size()), kScheme))
    return {};
  return std::string(trimmed(authorization.substr(kScheme.size())));
}

bool plain_framing(std::string_view transfer_encoding) {
  return transfer_encoding.empty() || same_word(trimmed(transfer_encoding), "chunked");
}

std::string_view encoding_for(std::string_view accept_encoding) {
  std::optional<bool> zstd, gzip, any;
  each_element(accept_encoding, [&](std::string_view element) {
    const std::size_t semicolon = std::min(element.find(';'), element.size());
    const std::string_view name = trimmed(element.substr(0, semicolon));
    const bool yes = semicolon == element.size() || !refuses(element.substr(semicolon + 1));
    if (same_word(name, "zstd")) zstd = yes;
    if (same_word(name, "gzip") || same_word(name, "x-gzip")) gzip = yes;
    if (name == "*") any = yes;
  });
  if (zstd.value_or(any.value_or(false))) return "zstd";
  if (gzip.value_or(any.value_or(false))) return "gzip";
  return "";
}

void encode(std::string_view encoding, HttpResponse* r) {
  r->varies = true;
  if (encoding.empty() || r->body.size() < kWorthEncoding) return;
  std::string small = encoded(encoding, r->body);
  if (small.empty() || small.size() >= r->body.size()) return;
  r->body = std::move(small);
  r->encoding = encoding;
}

std::string tag_of(std::string_view bytes) {
  std::uint64_t sum = bytes.size();
  for (char c : bytes) sum = mix64(sum ^ static_cast<unsigned char>(c));
  return fmt::format("W/\"{:016x}\"", sum);
}

bool names_tag(std::string_view if_none_match, std::string_view etag) {
  const auto opaque = [](std::string_view tag) { return tag.starts_with("W/") ? tag.substr(2) : tag; };
  bool named = false;
  each_element(if_none_match,
               [&](std::string_view tag) { named = named || tag == "*" || opaque(tag) == opaque(etag); });
  return named;
}

}  // namespace jiesuan::server
