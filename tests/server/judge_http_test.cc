// POST /api/judge without its sockets, with programs that behave in every way a judge should not.
#include "server/judge_http.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/compress.h"
#include "tests/server/world.h"

namespace jiesuan::server {
namespace {

namespace fs = std::filesystem;

// A shell script in place of the program.
class Script {
 public:
  explicit Script(const std::string& body) : path_(file_.path() + ".sh") {
    std::ofstream(path_) << "#!/bin/sh\n" << body << "\n";
    fs::permissions(path_, fs::perms::owner_all);
  }
  ~Script() { fs::remove(path_); }
  Script(const Script&) = delete;
  Script& operator=(const Script&) = delete;
  const std::string& path() const { return path_; }

 private:
  test::TemporaryFile file_;
  std::string path_;
};

HttpRequest asking(const std::string& body, const std::string& address = "10.0.0.1") {
  return {"POST", "/api/judge", body, address};
}

HttpResponse answer(const std::string& script, const std::string& body = "seats: {}",
                    const std::string& query = "", JudgeLimits limits = {}) {
  const Script program(script);
  JudgeDesk desk(program.path(), limits);
  const HttpResponse r = desk.serve(asking(body), query, 0);
  return r.later ? r.later() : r;
}
std::string code(const HttpResponse& r) {
  return std::string(json::parse(r.body).at("error").at("code").as_string());
}

TEST(JudgeHttp, HandsTheTextOverAndTheAnswerBack) {
  const HttpResponse r = answer("printf '{'; /bin/cat; printf '}'", "\"title\": \"天香\"");
  EXPECT_EQ(r.status, 200);
  EXPECT_EQ(r.body, "{\"title\": \"天香\"}");
}

TEST(JudgeHttp, AnswersInTheEncodingThatIsTaken) {
  const Script program("printf '{'; for i in 1 2 3 4 5; do head -c 9999 /dev/zero; done; printf '}'");
  JudgeDesk desk(program.path(), {});
  HttpRequest request = asking("seats: {}");
  const HttpResponse whole = desk.serve(request, "", 0).later();
  request.accept_encoding = "gzip";
  const HttpResponse small = desk.serve(request, "", 0).later();
  EXPECT_EQ(whole.encoding, "");
  EXPECT_EQ(small.encoding, "gzip");
  EXPECT_EQ(small.body, gzipped(whole.body));
  EXPECT_TRUE(whole.varies && small.varies);
}

TEST(JudgeHttp, AScenarioThatCannotBeReadIsUnprocessable) {
  EXPECT_EQ(answer("echo '{}'; exit 1").status, 200) << "something differs: that is an answer";
  EXPECT_EQ(answer("echo '{}'; exit 2").status, 422);
}

TEST(JudgeHttp, WhatNeverEndsIsStoppedWithAReason) {
  JudgeLimits limits;
  limits.child.time = std::chrono::milliseconds(50);
  const HttpResponse r = answer("while :; do :; done", "x", "", limits);
  EXPECT_EQ(r.status, 422);
  EXPECT_EQ(code(r), "time");
  EXPECT_EQ(code(answer("exit 124")), "time");
  limits.child.time = std::chrono::milliseconds(200);
  EXPECT_EQ(code(answer("exec >&-; while :; do :; done", "x", "", limits)), "time")
      << "it has said everything and goes on";
}

TEST(JudgeHttp, WhatItLeavesBehindIsStoppedWithIt) {
  const test::TemporaryFile number;
  EXPECT_EQ(code(answer("exec >&-; while :; do :; done & echo $! > " + number.path() + "; exit 124")),
            "time");
  std::string left;
  ASSERT_TRUE(std::getline(std::ifstream(number.path()), left));
  const auto runs = [&] {
    std::string state;
    std::ifstream status("/proc/" + left + "/stat");
    for (int field = 0; field < 3; ++field) status >> state;
    return status && state != "Z";
  };
  for (int i = 0; i < 1000 && runs(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_FALSE(runs()) << "process " << left;
}

TEST(JudgeHttp, WhatFloodsIsStoppedWithAReason) {
  JudgeLimits limits;
  limits.child.output = 100'000;
  const HttpResponse r = answer("while :; do echo flood flood flood flood flood; done", "x", "", limits);
  EXPECT_EQ(r.status, 422);
  EXPECT_EQ(code(r), "output");
  EXPECT_EQ(code(answer("exit 125")), "memory");
}

TEST(JudgeHttp, ABrokenJudgeIsSaidToBeBroken) {
  EXPECT_EQ(answer("kill -9 $$").status, 500);
  EXPECT_EQ(answer("echo no json").status, 500);
  EXPECT_EQ(answer("exit 3").status, 500);
  JudgeDesk desk("/no/such/program");
  EXPECT_EQ(desk.serve(asking("x"), "", 0).later().status, 503);
}

TEST(JudgeHttp, AProgramThatDoesNotListenDoesNotHoldUpAnybody) {
  EXPECT_EQ(answer("exec <&-; echo '{}'", std::string(1u << 20, 'x')).status, 200);
}

TEST(JudgeHttp, CaseAndOtherAnswersAreHandedOn) {
  const HttpResponse r = answer("echo \"{ $* }\"", "x", "case=2&instead=5%3D2%2F17.30%2F1&instead=7=0//");
  EXPECT_EQ(
      r.body,
      "{ judge --json --seconds 4 --megabytes 512 --case 2 --instead 5=2/17.30/1 --instead 7=0// - }\n");
  for (const char* odd :
       {"case=x", "instead=;", "instead=", "file=/etc/passwd", "case=1&--trace", "case=12345"})
    EXPECT_EQ(answer("echo '{}'", "x", odd).status, 400) << odd;
  EXPECT_EQ(answer("echo '{}'", "").status, 400);
}

TEST(JudgeHttp, WhoAsksTooMuchWaitsAndOthersDoNot) {
  JudgeLimits limits;
  limits.a_second = 1;
  limits.burst = 3;
  JudgeDesk desk("/bin/true", limits);
  for (int n = 0; n < 3; ++n) EXPECT_TRUE(desk.serve(asking("x"), "", 1000).later);
  EXPECT_EQ(desk.serve(asking("x"), "", 1000).status, 429);
  EXPECT_TRUE(desk.serve(asking("x", "10.0.0.2"), "", 1000).later);
  EXPECT_TRUE(desk.serve(asking("x"), "", 2000).later) << "a second later";
  EXPECT_EQ(desk.serve(asking("x"), "", 2000).status, 429);
}

TEST(JudgeHttp, OnlySoManyWait) {
  JudgeLimits limits;
  limits.waiting = 5;
  limits.waiting_each = 2;
  JudgeDesk desk("/bin/true", limits);
  const HttpResponse first = desk.serve(asking("x"), "", 0);
  EXPECT_TRUE(desk.serve(asking("x"), "", 0).later);
  EXPECT_EQ(desk.serve(asking("x"), "", 0).status, 429) << "one address";
  for (const char* other : {"b", "c", "d"}) EXPECT_TRUE(desk.serve(asking("x", other), "", 0).later);
  EXPECT_EQ(desk.serve(asking("x", "e"), "", 0).status, 503) << "everybody together";
  first.later();
  EXPECT_TRUE(desk.serve(asking("x"), "", 0).later) << "one of them has been served";
}

TEST(JudgeHttp, IsReachedThroughTheSite) {
  test::World world;
  EXPECT_EQ(world.fetch(asking("")).status, 400) << "nothing to judge";
  EXPECT_EQ(world.fetch({"GET", "/api/judge"}).status, 404);
}

}  // namespace
}  // namespace jiesuan::server
