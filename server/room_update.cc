// What everybody at the table is told of it: how it differs from what they were told last, what they are
// asked, and who is waited for.
#include <algorithm>
#include <utility>

#include "server/patch.h"
#include "server/room.h"
#include "server/view_json.h"

namespace jiesuan::server {
namespace {

constexpr std::string_view kNoPatch = "{}";
constexpr std::size_t kUsualPatch = 500, kUsualRest = 250;  // bytes; the rest is who is waited for

}  // namespace

void Room::flush() {
  if (quiet_until_ <= context_.now()) flush_now();
}

void Room::flush_now() {
  told_at_ = quiet_until_ != 0 ? quiet_until_ : context_.now();  // if it is later, that is nobody's business
  quiet_until_ = 0;
  for (Client& c : clients_)
    for (std::uint64_t question : std::exchange(c.accepted, {}))
      say_text(*c.connection, R"({"type":"accepted","question":)" + std::to_string(question) + "}");
  tell_switches();
  if (stored_.state == RoomState::Lobby || !match_ || !match_->started()) return;
  for (auto& [seat, viewer] : viewers_)
    if (has_client(seat)) send_update(seat, viewer);
}

std::optional<Room::Waiting> Room::waiting_for(Seat viewer) const {
  const Millis now = told_at_;
  if (window_) {
    Waiting w{window_->window.seats};
    if (window_->until == 0) return w;
    w.left = std::max<Millis>(0, window_->until - now);
    if (settings_.clock.think > 0) w.thought = window_->thought;
    return w;
  }
  if (asked_.empty() || stored_.state != RoomState::Playing) return std::nullopt;
  // One's own clock; of others, that which may run the longest.
  const Asked* shown = &asked_.front();
  Waiting w;
  for (const Asked& q : asked_) {
    if (q.seat == viewer)
      w.seats.add(q.seat);
    else
      w.seats |= q.seen_as;
    if (shown->seat != viewer && (q.seat == viewer || deadline(q) > deadline(*shown))) shown = &q;
  }
  const Asked& q = *shown;
  const bool openly = q.seat == viewer || q.seen_as.size() == 1;
  if (const auto end = openly ? deadline(q) : std::nullopt) {  // whose clock it is would tell who is asked
    const Millis bank = bounded(q) ? 0 : chair_at(q.seat).bank;
    w.left = std::max<Millis>(0, *end - bank - now);
    w.bank = std::clamp<Millis>(*end - now, 0, bank);
  }
  return w;
}

void Room::write_waiting(JsonText& t, const std::optional<Waiting>& w) const {
  if (!w) return t.null();
  const auto number = [&](const char* key, std::optional<Millis> ms) {
    t.key(key);
    ms ? t.value(*ms) : t.null();
  };
  t.object([&] {
    write_seats(t.key("seats"), w->seats);
    t.field("window", window_.has_value());
    number("left", w->left);
    number("bank", w->bank);
    if (w->thought) t.field("think", *w->thought);
  });
}

void Room::send_update(Seat viewer, Viewer& v) {
  if (v.past)
    send_update(viewer, v, *v.past);
  else
    send_update(viewer, v, view_of(match_->game(), viewer));
}

void Room::send_update(Seat viewer, Viewer& v, const View& now) {
  const Asked* q = viewer == kNoSeat ? nullptr : asked(viewer);
  const std::optional<Waiting> waiting = waiting_for(viewer);
  JsonText patch(kUsualPatch);
  if (v.told) write_patch(patch, *v.told, now);
  WhoIsAsked asked{.question = q ? q->id : 0, .window = window_.has_value()};
  if (waiting) asked.waited_for = waiting->seats;
  asked.thought = window_ && window_->thought;
  // An update without news must not be sent: that there was one would tell that something happened.
  const bool news = !v.fresh.empty() || patch.size() > kNoPatch.size() || asked != v.asked;
  if (!v.told)
    v.told = std::make_unique<KeptView>(now);
  else if (patch.size() > kNoPatch.size())
    *v.told = now;
  v.asked = asked;
  const auto following = [&](bool yes) {
    return std::any_of(clients_.begin(), clients_.end(), [&](const Client& c) {
      return viewer_of(c) == viewer && (c.follows == viewer) == yes;
    });
  };
  const bool to_followers = news && following(true), to_others = following(false);
  if (!to_followers && !to_others) return;
  const auto update = [&](const char* key, std::string_view table) {
    JsonText t(kUsualRest + (q ? q->question.size() : 0) + v.fresh.size() + table.size());
    t.object([&] {
      t.field("type", "update");
      write_waiting(t.key("waiting"), waiting);
      q ? q->question.write(t.key("question"), q->id) : t.key("question").null();
      t.key("log").list([&] { t.json(v.fresh); });
      t.field("lasts", v.lasts);
      t.key(key).json(table);
    });
    return std::move(t).take();
  };
  if (to_followers) send_to_viewer(viewer, true, update("patch", patch.text()));
  if (to_others) {
    JsonText view;
    write_view(view, now);
    send_to_viewer(viewer, false, update("view", view.text()));
  }
  v.fresh.clear();
  v.lasts = 0;
}

void Room::send_to_viewer(Seat viewer, bool following, std::string update) {
  const auto bytes = std::make_shared<const std::string>(std::move(update));
  for (Client& c : clients_) {
    if (viewer_of(c) != viewer || (c.follows == viewer) != following) continue;
    ++context_.metrics.messages_out;
    context_.metrics.bytes_out += bytes->size();
    context_.send(*c.connection, bytes);
    c.follows = viewer;
  }
}

}  // namespace jiesuan::server
