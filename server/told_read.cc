#include "server/audience.h"
#include "server/compress.h"
#include "server/patch.h"
#include "server/told.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kLargest = std::size_t{64} << 20;

// Reads it for one viewer. What is not as it should be throws; the reader's door is told_frames.
class ToldReader {
 public:
  ToldReader(const json::object& told, Seat viewer) : told_(told) {
    const int players = told.at("players").to_number<int>();
    viewer_ = viewer == kAllSeeing ? players + 1 : viewer == kSpectator ? players : viewer;
    const json::value* format = told.if_contains("format");
    relative_ = format && format->to_number<int>() >= 2;
    for (const json::value& p : told.at("parents").as_array()) {
      const auto n = p.to_number<std::int64_t>(), own = static_cast<std::int64_t>(parents_.size() + 1);
      parents_.push_back(static_cast<std::size_t>(relative_ && n != 0 ? own - n : n));
    }
    numbers_.resize(parents_.size() + 1);
    all_seeing_ = viewer == kAllSeeing;
  }

  json::object read() {
    view_ = part_of(told_.at("view"), viewer_).value().as_object();
    const json::array& frames = told_.at("frames").as_array();
    std::size_t last = frames.size();
    for (std::size_t i = 0; i < frames.size(); ++i)
      if (is_for_me(frames[i].as_object())) last = i;
    for (std::size_t i = 0; i < frames.size(); ++i) {
      note_change(frames[i].as_object().if_contains("change"));
      note_event(frames[i].as_object());
      if (is_for_me(frames[i].as_object())) add(frames[i].as_object(), i == last);
    }
    note_change(told_.if_contains("end"));
    // The last frame leads to how the table stood at the end.
    if (!frames_.empty()) frames_.back().as_object()["patch"] = apply_patch(view_, pending_);
    return {{"view", std::move(first_)}, {"frames", std::move(frames_)}};
  }

 private:
  bool is_for_me(const json::object& frame) const {
    const json::value* who = frame.if_contains("for");
    return !who || (who->to_number<Audience>() >> viewer_ & 1) != 0;
  }

  void note_change(const json::value* change) {
    if (!change) return;
    if (const auto mine = part_of(*change, viewer_)) add_patch(pending_, mine->as_object());
  }

  void note_event(const json::object& frame) {
    if (!frame.contains("log")) return;
    const json::value* n = frame.if_contains("event");
    event_ = (relative_ ? event_ : 0) + (n ? n->to_number<std::int64_t>() : 0);
  }

  void add(const json::object& frame, bool last) {
    json::object out;
    const json::value* asked = frame.if_contains("asked");
    if (asked) {
      ++decisions_;
      out["log"] = nullptr;
      out["asked"] = part_of(*asked, viewer_).value();
      for (const char* field : {"answer", "why"})
        if (const json::value* said = frame.if_contains(field); said && all_seeing_) out[field] = *said;
    } else {
      out["log"] = log_entry(frame);
    }
    if (frames_.empty()) {  // the first frame is where the viewer begins
      apply_patch(view_, pending_);
      pending_.clear();
      first_ = view_;
    }
    if (!last) {
      out["patch"] = apply_patch(view_, pending_);
      pending_.clear();
    }
    out["decision"] = decisions_;
    frames_.push_back(std::move(out));
  }

  // Numbers count what this viewer was told.
  json::object log_entry(const json::object& frame) {
    json::object log = part_of(frame.at("log"), viewer_).value().as_object();
    auto at = static_cast<std::size_t>(event_);
    log["n"] = entries_++;
    if (at != 0 && numbers_.at(at) == 0) numbers_.at(at) = ++events_;
    log["event"] = numbers_.at(at);
    do {
      at = at == 0 ? 0 : parents_.at(at - 1);
    } while (at != 0 && numbers_.at(at) == 0);
    log["cause"] = numbers_.at(at);
    return log;
  }

  const json::object& told_;
  int viewer_ = 0;
  bool all_seeing_ = false;
  bool relative_ = false;               // numbers of events, to others
  std::int64_t event_ = 0;              // of the last sentence
  std::vector<std::size_t> parents_;    // by event, from 0
  std::vector<std::uint32_t> numbers_;  // by event, from 1; 0: not told of
  std::uint32_t entries_ = 0, events_ = 0, decisions_ = 0;
  json::object view_, first_, pending_;
  json::array frames_;
};

}  // namespace

bool told_frames(std::string_view bytes, Seat viewer, json::object* out, std::string* why) {
  std::string text;
  if (!decompress(bytes, kLargest, &text, why)) return false;
  try {
    const json::value told = json::parse(text);
    const int players = told.at("players").to_number<int>();
    if (is_seat(viewer) && viewer >= players) throw std::out_of_range("there is no such seat");
    *out = ToldReader(told.as_object(), viewer).read();
    return true;
  } catch (const std::exception& e) {
    *why = std::string("it is not what it should be: ") + e.what();
    return false;
  }
}

}  // namespace jiesuan::server
