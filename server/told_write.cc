#include <fmt/format.h>

#include <map>

#include "engine/api/question.h"
#include "engine/content/rules_version.h"
#include "server/audience.h"
#include "server/bot_seats.h"
#include "server/compress.h"
#include "server/log_json.h"
#include "server/patch.h"
#include "server/told.h"
#include "server/view_json.h"
#include "text/prompt.h"
#include "text/questions.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

// The events that were told of, and in which other of them each happened.
class EventTree {
 public:
  std::uint32_t number_of(const LogEntry& e) {
    if (e.event == 0) return 0;
    const auto [known, fresh] = number_.emplace(e.event, number_.size() + 1);
    if (fresh) {
      outer_.emplace_back();
      for (std::size_t i = 1; i < e.nesting.size(); ++i) outer_.back().push_back(e.nesting[i].id);
    }
    return static_cast<std::uint32_t>(known->second);
  }
  json::array parents() const {
    json::array out;
    for (const std::vector<EventId>& outer : outer_) {
      const std::size_t own = out.size() + 1;
      std::size_t parent = own;
      for (std::size_t i = 0; i < outer.size() && parent == own; ++i)
        if (const auto told = number_.find(outer[i]); told != number_.end()) parent = told->second;
      out.push_back(static_cast<std::int64_t>(own) - static_cast<std::int64_t>(parent));
    }
    return out;
  }

 private:
  std::map<EventId, std::size_t> number_;
  std::vector<std::vector<EventId>> outer_;  // by number, from the inside
};

class ToldWriter : public LogSink {
 public:
  ToldWriter(const PlayedGame& game, BotSeats& bots) : bots_(bots) {
    for (Seat s = 0; s < game.setup.players; ++s) viewers_.push_back(s);
    viewers_.push_back(kSpectator);
    viewers_.push_back(kAllSeeing);
    everybody_ = (Audience{1} << viewers_.size()) - 1;
  }

  void on_entry(const Game& g, const LogEntry& e) override {
    bots_.on_entry(g, e);
    if (is_internal(e.kind)) return;
    json::object frame;
    const Audience told = tell(e, frame);
    const std::int64_t event = tree_.number_of(e);
    if (event != event_) frame["event"] = event - event_;
    event_ = event;
    add(g, std::move(frame), told);
  }

  // The open question; then what was answered.
  void asked(const Match& m, Seat s) {
    const Question own(m.game(), m.request(s)), all(m.game(), m.request(s), true);
    const json::value to_seat = asked_json(own), to_all = asked_json(all);
    std::vector<const json::value*> told(viewers_.size());
    told[own.seat()] = &to_seat;
    told.back() = &to_all;
    const Audience who = Audience{1} << own.seat() | all_seeing();
    json::object frame;
    frame["asked"] = merged(told, who);
    add(m.game(), std::move(frame), who);
  }
  void answered(const Match& m, const Answer& a) {
    bots_.recall(m, a.seat);
    const Question q(m.game(), m.request(a.seat), true);
    json::object& frame = frames_.back().as_object();
    if (const Remark why = bots_.why(a.seat); !why.zh.empty()) frame["why"] = server::text(why.zh, why.en);
    frame["answer"] = server::text(text::selection_text(q, a.pick, Words(Lang::Zh)),
                                   text::selection_text(q, a.pick, Words(Lang::En)));
  }

  std::string take(const Game& g) {
    json::object out;
    out["format"] = kToldFormat;
    out["players"] = viewers_.size() - 2;
    out["parents"] = tree_.parents();
    out["view"] = std::move(first_);
    out["frames"] = std::move(frames_);
    out["end"] = change(g).value_or(json::object());
    return json::serialize(out);
  }

 private:
  Audience all_seeing() const { return Audience{1} << (viewers_.size() - 1); }

  Audience tell(const LogEntry& e, json::object& frame) const {
    EntryTexts entry(e);
    std::vector<json::value> texts;
    texts.reserve(viewers_.size());  // they are pointed to
    std::vector<const json::value*> told(viewers_.size());
    Audience who = 0;
    for (std::size_t v = 0; v < viewers_.size(); ++v) {
      if (!jiesuan::told(e, viewers_[v])) continue;
      who |= Audience{1} << v;
      const std::size_t which = entry.text_for(viewers_[v]);
      if (which == texts.size()) texts.push_back(json::parse("{" + entry.text(which) + "}"));
      told[v] = &texts[which];
    }
    frame["log"] = merged(told, who);
    return who;
  }

  json::value asked_json(const Question& q) const {
    return json::object{
        {"seat", q.seat()},
        {"prompt", server::text(text::prompt(q, Words(Lang::Zh)).ask, text::prompt(q, Words(Lang::En)).ask)}};
  }

  void add(const Game& g, json::object frame, Audience who) {
    if (who != everybody_) frame["for"] = who;
    if (first_.is_null()) {
      first_ = first_views(g);
    } else if (auto changed = change(g)) {
      frame["change"] = std::move(*changed);
    }
    frames_.push_back(std::move(frame));
  }

  json::value first_views(const Game& g) {
    std::vector<json::value> views;
    std::vector<const json::value*> each;
    for (Seat v : viewers_) {
      views_.push_back(view_of(g, v));
      views.emplace_back(view_json(views_.back()));
    }
    for (const json::value& v : views)
      each.push_back(&v);  // NOLINT(performance-inefficient-vector-operation): at most a dozen
    return merged(each, everybody_);
  }

  // How the views differ from the last ones; nothing if they do not.
  std::optional<json::value> change(const Game& g) {
    std::vector<json::value> patches;
    std::vector<const json::value*> each;
    bool any = false;
    for (std::size_t v = 0; v < viewers_.size(); ++v) {
      View now = view_of(g, viewers_[v]);
      patches.emplace_back(view_patch(views_[v], now));
      any = any || !patches.back().as_object().empty();
      views_[v] = std::move(now);
    }
    if (!any) return std::nullopt;
    for (const json::value& p : patches)
      each.push_back(&p);  // NOLINT(performance-inefficient-vector-operation)
    return merged(each, everybody_);
  }

  BotSeats& bots_;
  std::vector<Seat> viewers_;
  Audience everybody_ = 0;
  EventTree tree_;
  std::int64_t event_ = 0;   // of the last sentence
  std::vector<View> views_;  // the last of each
  json::value first_;
  json::array frames_;
};

}  // namespace

std::uint32_t answers_taken(const Match& m) { return m.over() ? m.decisions() : m.decisions() - 1; }

bool Checkpoints::hold(const Match& m) {
  const std::uint32_t decision = answers_taken(m);
  for (; next_ < all_.size() && all_[next_].decision <= decision; ++next_)
    if (all_[next_].decision == decision && all_[next_].hash != m.state_hash()) return false;
  return true;
}

std::string differs_at(int rules, std::uint32_t decision) {
  const std::string before = rules == 0 ? "unknown rules" : fmt::format("rules {}", rules);
  return fmt::format("played under {}, these are {}: differs at decision {}", before, kRulesVersion,
                     decision);
}

bool tell_game(Match& m, const PlayedGame& game, const std::atomic<bool>& stop, std::string* bytes,
               std::string* why) {
  BotSeats bots;
  bots.start(game.bots, game.setup.players, game.setup.seed, game.bot_seats);
  ToldWriter writer(game, bots);
  Checkpoints checkpoints(game);
  m.listen(&writer);
  bool ok = m.start(game.setup, why);
  for (std::size_t i = 0; ok && i < game.answers.size() && !m.over(); ++i) {
    const Answer& a = game.answers[i];
    writer.asked(m, a.seat);
    ok = !stop && m.check(a, why);
    if (!ok) break;
    writer.answered(m, a);
    m.answer(a);
    ok = checkpoints.hold(m);
    if (!ok) *why = differs_at(game.rules, a.request);
  }
  m.listen(nullptr);
  if (stop) *why = "stopped";
  if (!ok) return false;
  if (!m.over() || checkpoints.left()) {
    *why = "its last answers are missing";
    return false;
  }
  *bytes = compressed(writer.take(m.game()));
  if (bytes->empty()) *why = "it cannot be compressed";
  return !bytes->empty();
}

}  // namespace jiesuan::server
