#include "server/judge_http.h"

#include <boost/url.hpp>

namespace jiesuan::server {
namespace {

constexpr std::size_t kMostAskers = 10'000;
constexpr Millis kForgotten = 60'000;
constexpr std::size_t kMostInsteads = 40, kLongestInstead = 900;
constexpr int kAsExpected = 0, kNotAsExpected = 1, kNotReadable = 2, kOutOfTime = 124, kOutOfMemory = 125;

HttpResponse stopped(const Refusal& why) { return http_error(422, why); }
HttpResponse took_too_long() {
  return stopped({"time", "结算时间过长，已停止：场景可能不会结束",
                  "stopped: the scenario takes too long, perhaps it never ends"});
}

HttpResponse answer_of(ChildEnd end) {
  using How = ChildEnd::How;
  switch (end.how) {
    case How::TimeOver:
      return took_too_long();
    case How::TooMuch:
      return stopped(
          {"output", "过程太长，已停止：请缩短场景", "stopped: too much happens, make the scenario shorter"});
    case How::NotStarted:
    case How::NobodyWaits:
      return http_error(503, {"busy", "裁判现在没空", "the judge is not available now"});
    case How::Killed:
      return http_error(
          500, {"broken", "裁判中断了，这是我们的错误", "the judge broke off; that is a defect of ours"});
    case How::Exited:
      break;
  }
  if (end.status == kOutOfTime) return took_too_long();
  if (end.status == kOutOfMemory)
    return stopped({"memory", "所需内存过多，已停止", "stopped: the scenario needs too much memory"});
  const bool judged = end.status == kAsExpected || end.status == kNotAsExpected || end.status == kNotReadable;
  if (!judged || !end.output.starts_with('{'))
    return http_error(500, {"broken", "裁判没有给出结果，这是我们的错误",
                            "the judge gave no answer; that is a defect of ours"});
  HttpResponse out;
  out.status = end.status == kNotReadable ? 422 : 200;
  out.body = std::move(end.output);
  return out;
}

bool only(std::string_view text, std::string_view letters) {
  return !text.empty() && text.find_first_not_of(letters) == text.npos;
}

// "?case=2&instead=5=2/17/1&…" as words of a command; false if there is anything else.
bool read_query(std::string_view query, std::vector<std::string>* words) {
  const auto parts = boost::urls::parse_query(query);
  if (!parts || parts->size() > kMostInsteads) return false;
  for (const auto& part : *parts) {
    const std::string value = part.value.decode();
    if (part.key == "case" && value.size() <= 3 && only(value, "0123456789")) {
      words->insert(words->end(), {"--case", value});
    } else if (part.key == "instead" && value.size() <= kLongestInstead && only(value, "0123456789=/.")) {
      words->insert(words->end(), {"--instead", value});
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace

JudgeDesk::JudgeDesk(std::string program, JudgeLimits limits)
    : program_(std::move(program)), limits_(limits) {}

JudgeDesk::Asker* JudgeDesk::asker(const std::string& address, Millis now) {
  if (askers_.size() >= kMostAskers)
    std::erase_if(askers_, [&](const auto& a) { return a.second.last + kForgotten < now; });
  if (askers_.size() >= kMostAskers) return nullptr;
  const auto [it, fresh] = askers_.try_emplace(
      address, Asker{{limits_.a_second, limits_.burst}, now, std::make_shared<std::atomic<int>>(0)});
  it->second.last = now;
  return &it->second;
}

HttpResponse JudgeDesk::serve(const HttpRequest& r, std::string_view query, Millis now) {
  std::vector<std::string> command = {program_,
                                      "judge",
                                      "--json",
                                      "--seconds",
                                      std::to_string(limits_.processor_seconds),
                                      "--megabytes",
                                      std::to_string(limits_.megabytes)};
  if (!read_query(query, &command))
    return http_error(400, {"malformed", "参数只有 case=N 与 instead=K=答案",
                            "the parameters are case=N and instead=K=ANSWER"});
  if (r.body.empty())
    return http_error(400, {"malformed", "正文应为一个场景（YAML）", "the body is to be a scenario (YAML)"});
  Asker* who = asker(r.address, now);
  if (who && (!who->rate.take(now) || *who->waiting >= limits_.waiting_each))
    return http_error(429, {"too_fast", "问得太快了，请稍候", "too many questions; wait a little"});
  if (!who || shared_->waiting >= limits_.waiting)
    return http_error(503, {"busy", "裁判正忙，请稍候", "the judge is busy; wait a little"});
  ++shared_->waiting;
  ++*who->waiting;
  command.emplace_back("-");
  HttpResponse out;
  out.later = [command = std::move(command), text = r.body, limits = limits_.child, shared = shared_,
               mine = who->waiting, encoding = encoding_for(r.accept_encoding)] {
    ChildEnd end = run_child(command, text, limits, shared->stop);
    --shared->waiting;
    --*mine;
    HttpResponse answer = answer_of(std::move(end));
    encode(encoding, &answer);  // a long game told is 2 MB, and 0.1 so
    return answer;
  };
  return out;
}

}  // namespace jiesuan::server
