// Those who only read: their work is done beside the thread that plays, once, and kept.
#include "server/readers.h"

#include <zlib.h>

#include <latch>

#include "server/compress.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

const json::object kBotsAlone{{"players", 3}, {"bots_only", true}, {"pace", 0}};

std::string gunzipped(const std::string& small) {
  z_stream z{};
  EXPECT_EQ(inflateInit2(&z, 15 + 16), Z_OK);
  std::string out(std::size_t{16} << 20, '\0');
  std::string in = small;
  z.next_in = reinterpret_cast<Bytef*>(in.data());
  z.avail_in = static_cast<uInt>(in.size());
  z.next_out = reinterpret_cast<Bytef*>(out.data());
  z.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(inflate(&z, Z_FINISH), Z_STREAM_END);
  out.resize(z.total_out);
  inflateEnd(&z);
  return out;
}

class FinishedGame : public testing::Test {
 protected:
  FinishedGame() : id(w.make_room(kBotsAlone).first) {
    w.settle();
    w.site().finish_telling();
  }
  HttpRequest ask(const std::string& target, const std::string& method = "GET") { return {method, target}; }
  std::string replay() const { return "/api/replays/" + id; }
  Metrics& metrics() { return w.context().metrics; }
  World w;
  std::string id;
};

TEST_F(FinishedGame, IsNotReadByTheThreadThatPlays) {
  for (const std::string& target :
       {replay(), "/replays/" + id + ".jiesuan", "/api/rooms/" + id + "/history"}) {
    bool answered = false;
    w.site().serve(ask(target), [&](const SharedResponse& r) {
      answered = true;
      EXPECT_EQ(r->status, 200);
    });
    EXPECT_FALSE(answered) << target << " was made before anything was collected";
    w.site().finish_reading();
    EXPECT_TRUE(answered);
  }
}

TEST_F(FinishedGame, IsReadOnceForAllWhoAskForTheSame) {
  int answered = 0;
  for (int i = 0; i < 50; ++i) w.site().serve(ask(replay()), [&](const SharedResponse&) { ++answered; });
  w.site().finish_reading();
  EXPECT_EQ(answered, 50);
  EXPECT_EQ(metrics().readings_made, 1u);
  w.fetch(ask(replay()));
  EXPECT_EQ(metrics().readings_made, 1u);
  EXPECT_EQ(metrics().readings_kept, 1u);
  w.fetch(ask(replay() + "?seat=1"));
  EXPECT_EQ(metrics().readings_made, 2u) << "which is another one";
}

// Who looks back again and again must not learn by how soon the answer comes that somebody has decided.
TEST(RunningGame, IsLookedBackAtAnewEachTime) {
  World w;
  const auto [id, token] = w.make_room({{"players", 4}, {"start", true}});
  Line host(w);
  host.hello(id, token);
  for (std::uint64_t n = 1; n <= 3; ++n) {
    w.get("/api/rooms/" + id + "/history", 200, token);
    EXPECT_EQ(w.context().metrics.readings_made, n);
    EXPECT_EQ(w.context().metrics.readings_kept, 0u);
  }
}

TEST_F(FinishedGame, CostsNothingIfOnlyItsHeaderIsAskedFor) {
  const HttpResponse head = w.fetch(ask(replay(), "HEAD"));
  EXPECT_EQ(head.status, 200);
  EXPECT_TRUE(head.unmade);
  EXPECT_EQ(metrics().readings_made, 0u);
  EXPECT_EQ(w.fetch(ask("/api/replays/nowhere", "HEAD")).status, 404);
  const HttpResponse whole = w.fetch(ask(replay()));
  EXPECT_EQ(whole.etag, head.etag);
  EXPECT_EQ(w.fetch(ask(replay(), "HEAD")).body.size(), whole.body.size()) << "now that is known";
}

TEST_F(FinishedGame, IsNotSentAgainToWhoHasIt) {
  HttpRequest again = ask(replay());
  again.if_none_match = "\"other\", " + w.fetch(again).etag;
  const HttpResponse same = w.fetch(again);
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, "");
  EXPECT_NE(same.cache, "");
  EXPECT_EQ(metrics().readings_made, 1u);
}

TEST_F(FinishedGame, IsSmallForWhoUnderstandsThat) {
  const std::string plain = w.fetch(ask(replay())).body;
  HttpRequest small = ask(replay());
  small.accept_encoding = "gzip, deflate";
  const HttpResponse gzip = w.fetch(small);
  EXPECT_EQ(gzip.encoding, "gzip");
  EXPECT_TRUE(gzip.varies);
  EXPECT_LT(gzip.body.size() * 5, plain.size());
  EXPECT_EQ(gunzipped(gzip.body), plain);
  small.accept_encoding = "gzip, deflate, br, zstd";
  const HttpResponse zstd = w.fetch(small);
  EXPECT_EQ(zstd.encoding, "zstd");
  std::string bytes, why;
  ASSERT_TRUE(decompress(zstd.body, std::size_t{64} << 20, &bytes, &why)) << why;
  EXPECT_EQ(bytes, plain);
}

// Others watch, come and go: what the list says may be a second old, but not the game that has just ended.
TEST(ReplaysList, LeavesOutUnlistedGamesBeforeItCounts) {
  World w;
  const std::string id = w.make_room(kBotsAlone).first;
  w.settle();
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  json::value doc = json::parse(stored.doc);
  doc.at("settings").as_object()["listed"] = false;
  for (int i = 0; i < 60; ++i) {
    StoredRoom other = stored;
    other.id = "unlisted" + std::to_string(i);
    other.doc = json::serialize(doc);
    other.changed += 100 + i;
    ASSERT_TRUE(w.store().add_room(other));
  }
  w.pass(1000);
  const json::value list = w.get("/api/replays");
  ASSERT_EQ(list.at("replays").as_array().size(), 1u);
  EXPECT_EQ(str(list.at("replays").at(0).at("id")), id);
}

TEST(Workers, TakeNoMoreThanTheyMay) {
  Workers workers(1, 2);
  std::latch begun(1), go_on(1);
  int done = 0;
  const Workers::Job job = [&](Match&, const std::atomic<bool>&) -> Workers::Then { return [&] { ++done; }; };
  ASSERT_TRUE(workers.give([&](Match& m, const std::atomic<bool>& stop) {
    begun.count_down();
    go_on.wait();
    return job(m, stop);
  }));
  begun.wait();
  EXPECT_TRUE(workers.give(job));
  EXPECT_TRUE(workers.give(job));
  EXPECT_TRUE(workers.full());
  EXPECT_FALSE(workers.give(job));
  go_on.count_down();
  workers.wait();
  EXPECT_EQ(done, 0) << "nothing is called before it is collected";
  workers.collect();
  EXPECT_EQ(done, 3);
}

TEST(HttpHeaders, AreReadAsTheyAreMeant) {
  EXPECT_EQ(encoding_for(""), "");
  EXPECT_EQ(encoding_for("gzip;q=0, identity"), "");
  EXPECT_EQ(encoding_for("GZIP;q=0.5"), "gzip");
  EXPECT_EQ(encoding_for("*"), "zstd");
  EXPECT_EQ(encoding_for("zstd;q=0.000, *;q=0.1"), "gzip");
  EXPECT_TRUE(names_tag("W/\"a\",\"b\"", "W/\"b\""));
  EXPECT_TRUE(names_tag("*", "W/\"b\""));
  EXPECT_FALSE(names_tag("", "W/\"b\""));
  EXPECT_EQ(bearer_token("bearer  abc "), "abc");
  EXPECT_EQ(bearer_token("Basic abc"), "");
  EXPECT_EQ(bearer_token(""), "");
  for (const char* fine : {"", "chunked", " Chunked "}) EXPECT_TRUE(plain_framing(fine)) << fine;
  for (const char* odd : {"xchunked", "chunked, identity", "identity", "gzip, chunked", "chunked, chunked"})
    EXPECT_FALSE(plain_framing(odd)) << odd;
}

}  // namespace
}  // namespace jiesuan::server::test
