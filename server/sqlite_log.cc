#include "server/sqlite_log.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

namespace jiesuan::server {
namespace {

namespace fs = std::filesystem;

// The format is SQLite's ("WAL-mode File Format"): a head of 32 bytes, then frames, each a head of 24 bytes
// and a page. The salt is another one each time the log is begun anew; what is behind the end may have an
// older one.
constexpr std::size_t kHead = 32, kFrameHead = 24, kSalt = 8;
constexpr std::uint32_t kMagic = 0x377F0682;  // … or 1 more, if the check sums are of big-endian words

std::uint32_t big_endian(const unsigned char* p) {
  return std::uint32_t{p[0]} << 24 | std::uint32_t{p[1]} << 16 | std::uint32_t{p[2]} << 8 | p[3];
}
std::uint32_t little_endian(const unsigned char* p) {
  return std::uint32_t{p[3]} << 24 | std::uint32_t{p[2]} << 16 | std::uint32_t{p[1]} << 8 | p[0];
}

class CheckSum {
 public:
  explicit CheckSum(bool of_big_endian) : word_(of_big_endian ? big_endian : little_endian) {}
  void add(const unsigned char* p, std::size_t size) {
    for (const unsigned char* end = p + size; p < end; p += 8) {
      a_ += word_(p) + b_;
      b_ += word_(p + 4) + a_;
    }
  }
  bool is(const unsigned char* p) const { return a_ == big_endian(p) && b_ == big_endian(p + 4); }

 private:
  std::uint32_t (*word_)(const unsigned char*);
  std::uint32_t a_ = 0, b_ = 0;
};

// Both copies of how SQLite's shared memory, which outlives a killed process, knows the log: they stand at
// its beginning, in the machine's own order of bytes.
struct KnownLog {
  std::uint32_t unused[3];
  std::uint8_t is_there, big_endian_sums;
  std::uint16_t page_size;
  std::uint32_t frames, pages, sum[2];
  unsigned char salt[kSalt];
  std::uint32_t own_sum[2];
};
static_assert(sizeof(KnownLog) == 48);

// How many frames there were when the last commit was made; 0 = it is not known, or of another log.
std::uint32_t frames_known(const std::string& file, const unsigned char* salt) {
  std::array<KnownLog, 2> known{};
  std::ifstream in(file + "-shm", std::ios::binary);
  if (!in.read(reinterpret_cast<char*>(known.data()), sizeof known)) return 0;
  const bool sure = known[0].is_there && std::memcmp(&known[0], &known[1], sizeof(KnownLog)) == 0;
  return sure && std::memcmp(known[0].salt, salt, kSalt) == 0 ? known[0].frames : 0;
}

struct Reading {
  std::uint32_t whole = 0;  // frames up to the last commit that can be read
  bool more = false;        // commits of the same log are behind it
};

Reading read_frames(std::istream& in, CheckSum sum, const unsigned char* salt, std::size_t page) {
  Reading r;
  std::vector<unsigned char> frame(kFrameHead + page);
  bool in_order = true;
  for (std::uint32_t n = 1;
       in.read(reinterpret_cast<char*>(frame.data()), static_cast<std::streamsize>(frame.size())); ++n) {
    const bool of_this_log = std::memcmp(frame.data() + 8, salt, kSalt) == 0;
    const bool commit = big_endian(frame.data() + 4) != 0;
    sum.add(frame.data(), 8);
    sum.add(frame.data() + kFrameHead, page);
    in_order = in_order && of_this_log && sum.is(frame.data() + 16);
    if (in_order && commit) r.whole = n;
    if (!in_order && of_this_log && commit) r.more = true;
  }
  return r;
}

}  // namespace

std::string damage_of_log(const std::string& file) {
  std::ifstream in(file + "-wal", std::ios::binary);
  unsigned char head[kHead];
  if (!in.read(reinterpret_cast<char*>(head), kHead)) return {};  // none, or not begun
  const std::uint32_t magic = big_endian(head), page = big_endian(head + 8);
  CheckSum sum((magic & 1) != 0);
  sum.add(head, kFrameHead);
  const bool readable = (magic & ~1u) == kMagic && page >= 512 && page <= 65536 && sum.is(head + kFrameHead);
  if (!readable)
    return in.peek() == EOF ? "" : "the head of its write-ahead log is damaged: nothing in it can be read";
  const Reading r = read_frames(in, sum, head + 16, page);
  if (!r.more && r.whole >= frames_known(file, head + 16)) return {};
  return "its write-ahead log is damaged behind page " + std::to_string(r.whole) +
         ": all games go on from the moment before that";
}

std::string keep_log_aside(const std::string& file) {
  for (int n = 1;; ++n) {
    const std::string aside = file + "-wal-damaged-" + std::to_string(n);
    std::error_code bad;
    if (fs::exists(aside, bad)) continue;
    return fs::copy_file(file + "-wal", aside, bad) ? aside : "";
  }
}

}  // namespace jiesuan::server
