#include "cli/operate.h"

#include <fmt/format.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>

#include "cli/operate_secret.h"

namespace jiesuan::cli {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using boost::asio::ip::tcp;
using boost::system::error_code;

constexpr auto kOperatorsPatience = std::chrono::seconds(20);

json::object order(const OperateOptions& o) {
  json::object out{{"do", o.command}};
  if (o.command == "say") out["text"] = o.text;
  if (o.command == "kick" || o.command == "delete") out["room"] = o.room;
  if (o.command == "kick") out["chair"] = o.chair - 1;
  if (o.command == "ban" || o.command == "pardon") out["address"] = o.address;
  if (o.command == "drain" || o.command == "undrain") {
    out["do"] = "drain";
    out["on"] = o.command == "drain";
  }
  return out;
}

using Reply = http::response<http::string_body>;

// Asks once; false and a reason if there is no answer.
bool ask(const std::string& address, std::uint16_t port, http::request<http::string_body> request,
         Reply* reply, std::string* why) {
  boost::asio::io_context io;
  error_code bad;
  const auto parsed = boost::asio::ip::make_address(address, bad);
  if (bad) return (*why = "'" + address + "' is no address", false);
  beast::tcp_stream stream(io);
  beast::flat_buffer buffer;
  const auto step = [&](auto start) {
    bad = boost::asio::error::would_block;
    stream.expires_after(kOperatorsPatience);
    start([&](error_code e, auto...) { bad = e; });
    io.restart();
    io.run();
    return !bad;
  };
  request.prepare_payload();
  const bool answered = step([&](auto then) { stream.async_connect(tcp::endpoint(parsed, port), then); }) &&
                        step([&](auto then) { http::async_write(stream, request, then); }) &&
                        step([&](auto then) { http::async_read(stream, buffer, *reply, then); });
  if (!answered)
    *why = fmt::format("the server at {} port {} does not answer: {}", address, port, bad.message());
  return answered;
}

std::string text_of(const json::value& v) {
  return v.is_string() ? std::string(v.get_string()) : json::serialize(v);
}

void print_rooms(const json::object& o) {
  for (const json::value& v : o.at("rooms").as_array()) {
    const json::object& room = v.as_object();
    fmt::print("{}  {}  {}\n", text_of(room.at("id")), text_of(room.at("state")), text_of(room.at("name")));
    int number = 0;
    for (const json::value& chair : room.at("chairs").as_array()) {
      ++number;
      if (chair.at("by") != "person") continue;
      fmt::print("  {}  {}{}{}\n", number, text_of(chair.at("name")),
                 chair.at("here") == true ? "" : "  away", chair.at("host") == true ? "  host" : "");
    }
  }
  for (const json::value& v : o.at("banned").as_array()) fmt::print("banned  {}\n", text_of(v));
  fmt::print("{} rooms, {} connections{}\n", o.at("rooms").as_array().size(),
             o.at("connections").to_number<std::int64_t>(), o.at("draining") == true ? ", draining" : "");
}

int failed(const std::string& why) {
  fmt::print(stderr, "jiesuan operate: {}\n", why);
  return 2;
}

}  // namespace

int run_operate(const OperateOptions& o) {
  std::string secret, address, why;
  std::uint16_t port = 0;
  if (!read_secret(o.secret, &secret, &why) || !read_place(o.at, &address, &port, &why)) return failed(why);
  http::request<http::string_body> request{http::verb::post, "/operate", 11};
  request.set(http::field::host, "localhost");
  request.set(http::field::authorization, "Bearer " + secret);
  request.body() = json::serialize(order(o));
  Reply reply;
  if (!ask(address, port, std::move(request), &reply, &why)) return failed(why);
  error_code bad;
  const json::value v = json::parse(reply.body(), bad);
  if (bad || !v.is_object())
    return failed("the answer at " + o.at + " makes no sense; is it a jiesuan server?");
  if (const json::value* error = v.get_object().if_contains("error")) {
    const bool unknown = reply.result() == http::status::not_found && error->at("code") == "not_found";
    return failed(unknown ? "the server cannot be operated: it was started without --operator-secret"
                          : text_of(error->at("why").at("en")));
  }
  if (o.command == "rooms")
    print_rooms(v.get_object());
  else
    fmt::print("done\n");
  return 0;
}

}  // namespace jiesuan::cli
