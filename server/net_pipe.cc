#include "server/net_pipe.h"

#include <algorithm>
#include <boost/asio/error.hpp>
#include <span>

namespace jiesuan::server::net {
namespace {

constexpr std::size_t kMostAtOnce = 16;  // frames of one write
constexpr unsigned char kText = 0x81;    // a whole message in one frame (RFC 6455, 5.2)
constexpr char kGoodbye = '\x88';        // how a closing frame begins
constexpr unsigned kTwoBytes = 126, kEightBytes = 127;

}  // namespace

void Pipe::send(std::shared_ptr<const std::string> message) {
  if (said_goodbye_) return;
  Frame frame{.body = std::move(message)};
  const std::size_t size = frame.body->size();
  const auto put = [&](unsigned byte) { frame.head[frame.head_size++] = static_cast<char>(byte); };
  const int length_bytes = size < kTwoBytes ? 0 : size < 0x10000 ? 2 : 8;
  put(kText);
  put(length_bytes == 0 ? static_cast<unsigned>(size) : length_bytes == 2 ? kTwoBytes : kEightBytes);
  for (int i = length_bytes; i-- > 0;) put(static_cast<unsigned>(size >> (8 * i)) & 0xFF);
  add(std::move(frame));
}

void Pipe::add(Frame frame) {
  backlog_ += frame.size();
  said_goodbye_ = said_goodbye_ || (frame.head_size == 0 && frame.body->starts_with(kGoodbye));
  frames_.push_back(std::move(frame));
  if (given_up_) return give_up();
  when_filled();
}

error_code Pipe::write() {
  while (!frames_.empty()) {
    std::array<boost::asio::const_buffer, 2 * kMostAtOnce> buffers;
    const std::size_t frames = std::min(frames_.size(), kMostAtOnce);
    std::size_t n = 0, skip = begun_;
    const auto gather = [&](const char* bytes, std::size_t size) {
      const std::size_t past = std::min(skip, size);
      skip -= past;
      if (size > past) buffers[n++] = {bytes + past, size - past};
    };
    for (std::size_t i = 0; i < frames; ++i) {
      gather(frames_[i].head.data(), frames_[i].head_size);
      gather(frames_[i].body->data(), frames_[i].body->size());
    }
    error_code bad;
    const std::size_t sent = socket_.write_some(std::span(buffers.data(), n), bad);
    if (bad) return bad;
    backlog_ -= sent;
    begun_ += sent;
    std::size_t whole = 0;
    for (; whole < frames && begun_ >= frames_[whole].size(); ++whole) {
      begun_ -= frames_[whole].size();
      if (frames_[whole].written) frames_[whole].written({}, frames_[whole].size());
    }
    frames_.erase(frames_.begin(), frames_.begin() + static_cast<std::ptrdiff_t>(whole));
  }
  return {};
}

void Pipe::give_up() {
  given_up_ = true;
  backlog_ = 0;
  for (const Frame& frame : std::exchange(frames_, {}))
    if (frame.written) frame.written(boost::asio::error::operation_aborted, 0);
}

}  // namespace jiesuan::server::net
