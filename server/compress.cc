#include "server/compress.h"

#include <zlib.h>
#include <zstd.h>

#include <memory>

namespace jiesuan::server {
namespace {

constexpr int kLevelOnTheWay = 6;     // of zstd, for what is made while somebody waits
constexpr int kGzipWindow = 15 + 16;  // zlib's way to say: 32 KB, with the header of gzip

struct Free {
  void operator()(ZSTD_CCtx* c) const { ZSTD_freeCCtx(c); }
};

}  // namespace

std::string compressed(std::string_view bytes, int level) {
  const std::unique_ptr<ZSTD_CCtx, Free> context(ZSTD_createCCtx());
  if (!context) return {};
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, level);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  std::string out(ZSTD_compressBound(bytes.size()), '\0');
  const std::size_t n = ZSTD_compress2(context.get(), out.data(), out.size(), bytes.data(), bytes.size());
  if (ZSTD_isError(n)) return {};
  out.resize(n);
  return out;
}

bool decompress(std::string_view small, std::size_t most, std::string* bytes, std::string* why) {
  const unsigned long long size = ZSTD_getFrameContentSize(small.data(), small.size());
  if (size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR || size > most) {
    *why = "it does not begin as it should";
    return false;
  }
  bytes->resize(static_cast<std::size_t>(size));
  const std::size_t n = ZSTD_decompress(bytes->data(), bytes->size(), small.data(), small.size());
  if (!ZSTD_isError(n) && n == bytes->size()) return true;
  *why = ZSTD_isError(n) ? ZSTD_getErrorName(n) : "it is shorter than it says";
  return false;
}

std::string gzipped(std::string_view bytes) {
  z_stream z{};
  if (deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    return {};
  std::string out(deflateBound(&z, bytes.size()), '\0');
  // zlib reads only, but says so in no type.
  z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  z.avail_in = static_cast<uInt>(bytes.size());
  z.next_out = reinterpret_cast<Bytef*>(out.data());
  z.avail_out = static_cast<uInt>(out.size());
  const bool whole = deflate(&z, Z_FINISH) == Z_STREAM_END;
  out.resize(whole ? z.total_out : 0);
  deflateEnd(&z);
  return out;
}

std::string encoded(std::string_view encoding, std::string_view bytes) {
  return encoding == "gzip" ? gzipped(bytes) : compressed(bytes, kLevelOnTheWay);
}

}  // namespace jiesuan::server
