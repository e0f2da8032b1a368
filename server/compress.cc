#include "server/compress.h"

#include <zstd.h>

#include <memory>

namespace jiesuan::server {
namespace {

constexpr int kLevel = 15;  // measured: see docs/server.md

struct Free {
  void operator()(ZSTD_CCtx* c) const { ZSTD_freeCCtx(c); }
};

}  // namespace

std::string compressed(std::string_view bytes) {
  const std::unique_ptr<ZSTD_CCtx, Free> context(ZSTD_createCCtx());
  if (!context) return {};
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kLevel);
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

}  // namespace jiesuan::server
