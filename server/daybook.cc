#include "server/daybook.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "server/store_record.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kNotesARoom = 24;  // on the average; then the oldest are posted …
constexpr std::size_t kNotesAtLeast = 512;
constexpr std::size_t kRoomsAtATime = 32;  // … one in so many at a time

void put_number(std::string& to, std::uint64_t n) {
  for (; n >= 0x80; n >>= 7) to.push_back(static_cast<char>(n | 0x80));
  to.push_back(static_cast<char>(n));
}

std::optional<std::uint64_t> take_number(std::string_view* from) {
  std::uint64_t n = 0;
  for (int shift = 0; shift < 64 && !from->empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(from->front());
    from->remove_prefix(1);
    n |= std::uint64_t{byte & 0x7Fu} << shift;
    if (byte < 0x80) return n;
  }
  return std::nullopt;
}

// What follows the room and the count of its answers.
bool take_note(std::string_view* from, DayEntry* e) {
  if (from->empty()) return false;
  const auto kind = static_cast<unsigned char>(from->front());
  if (kind < 1 || kind > static_cast<unsigned char>(DayEntry::Kind::Posted)) return false;
  e->kind = static_cast<DayEntry::Kind>(kind);
  from->remove_prefix(1);
  const auto request = take_number(from), size = request ? take_number(from) : std::nullopt;
  if (!size || *request > UINT32_MAX || *size > from->size()) return false;
  e->request = static_cast<std::uint32_t>(*request);
  e->pick = from->substr(0, *size);
  from->remove_prefix(*size);
  return true;
}

bool take_entry(std::string_view* from, DayEntry* e, std::string_view* note) {
  const auto room = take_number(from), before = room ? take_number(from) : std::nullopt;
  const auto nth = before ? take_number(from) : std::nullopt;
  if (!nth || *nth > UINT32_MAX) return false;
  e->room = static_cast<std::int64_t>(*room);
  e->nth = static_cast<std::uint32_t>(*nth);
  e->before = static_cast<std::int64_t>(*before);
  *note = *from;
  if (!take_note(from, e)) return false;
  note->remove_suffix(from->size());
  return true;
}

void apply(const DayEntry& e, Unposted* to) {
  if (e.kind == DayEntry::Kind::Posted) {
    *to = {};
    return;
  }
  if (!std::exchange(to->any, true)) to->before = e.before;
  switch (e.kind) {
    case DayEntry::Kind::Answer:
      to->answers.push_back({e.request, std::string(e.pick)});
      break;
    case DayEntry::Kind::Shown:
      to->shown_dropped = true;
      to->given.erase(to->given.lower_bound(kShownMark), to->given.end());
      [[fallthrough]];
    case DayEntry::Kind::Given:
      to->given[e.request] = e.pick;
      break;
    case DayEntry::Kind::GivenDropped:
      to->given_dropped = true;
      to->given.clear();
      break;
    case DayEntry::Kind::Posted:
      break;
  }
}

}  // namespace

void Daybook::note(DayEntry e) {
  auto at =
      std::find_if(on_page_.rbegin(), on_page_.rend(), [&](const auto& r) { return r.first == e.room; });
  if (at == on_page_.rend()) {
    const auto known = accounts_.find(e.room);
    on_page_.emplace_back(e.room, known == accounts_.end() ? 0 : known->second.noted);
    at = on_page_.rbegin();
  }
  at->second = e.kind == DayEntry::Kind::Posted ? 0 : at->second + 1;
  put_number(page_, static_cast<std::uint64_t>(e.room));
  put_number(page_, static_cast<std::uint64_t>(e.before));
  put_number(page_, at->second);
  page_.push_back(static_cast<char>(e.kind));
  put_number(page_, e.request);
  put_number(page_, e.pick.size());
  page_ += e.pick;
}

void Daybook::note_anew(std::int64_t room) {
  const auto it = accounts_.find(room);
  if (it == accounts_.end()) return;
  DayEntry e{.room = room, .before = it->second.before};
  note({.room = room, .kind = DayEntry::Kind::Posted});
  for (std::string_view left = it->second.notes; !left.empty() && take_note(&left, &e);) {
    note(e);
    e.before += e.kind == DayEntry::Kind::Answer ? 1 : 0;
  }
}

void Daybook::throw_away() {
  page_.clear();
  on_page_.clear();
}

void Daybook::keep(std::int64_t first) {
  take_in(next_, page_);
  throw_away();
  first_ = first;
}

bool Daybook::take_in(std::int64_t page, std::string_view bytes) {
  DayEntry e;
  std::string_view note;
  for (std::string_view left = bytes; !left.empty();)
    if (!take_entry(&left, &e, &note)) return false;
  for (std::string_view left = bytes; !left.empty() && take_entry(&left, &e, &note);) take_in(page, e, note);
  next_ = page + 1;
  return true;
}

void Daybook::take_in(std::int64_t page, const DayEntry& e, std::string_view note) {
  const auto known = accounts_.find(e.room);
  const bool posted = e.kind == DayEntry::Kind::Posted;
  // The first note of a room whose posting was on a page that is lost.
  const bool anew = known != accounts_.end() && (posted || (e.nth == 1 && known->second.may_lack));
  if (anew) forget(known);
  if (posted) {
    if (lost_pages_) posted_since_.insert(e.room);
    return;
  }
  const auto [it, fresh] = accounts_.try_emplace(e.room);
  Account& a = it->second;
  if (fresh) a.page = page, a.before = e.before;
  a.lacks = a.lacks || e.before != a.before + a.answers || e.nth != a.noted + 1;
  a.may_lack = false;
  a.answers += e.kind == DayEntry::Kind::Answer ? 1 : 0;
  a.notes += note;
  ++a.noted;
  if (!a.put_off) ++notes_;
}

void Daybook::forget(std::unordered_map<std::int64_t, Account>::iterator account) {
  if (!account->second.put_off) notes_ -= account->second.noted;
  accounts_.erase(account);
}

void Daybook::put_off(std::int64_t room) {
  const auto it = accounts_.find(room);
  if (it == accounts_.end() || std::exchange(it->second.put_off, true)) return;
  notes_ -= it->second.noted;
}

void Daybook::take_up_again() {
  for (auto& [room, account] : accounts_)
    if (std::exchange(account.put_off, false)) notes_ += account.noted;
}

void Daybook::lose_pages() {
  lost_pages_ = true;
  posted_since_.clear();
  for (auto& [room, account] : accounts_) account.may_lack = true;
}

Unposted Daybook::of(std::int64_t room) const {
  Unposted out;
  DayEntry e;
  if (const auto it = accounts_.find(room); it != accounts_.end()) {
    e.room = room;
    e.before = it->second.before;
    for (std::string_view left = it->second.notes; !left.empty() && take_note(&left, &e);) apply(e, &out);
  }
  std::string_view note;
  for (std::string_view left = page_; !left.empty() && take_entry(&left, &e, &note);)
    if (e.room == room) apply(e, &out);
  return out;
}

void Daybook::each(const std::function<void(std::int64_t, const Condition&)>& see) const {
  for (const auto& [room, a] : accounts_) see(room, {a.before, !a.lacks && !a.may_lack});
}

bool Daybook::is_long() const { return notes_ > kNotesAtLeast + kNotesARoom * accounts_.size(); }

std::vector<std::int64_t> Daybook::all() const {
  std::vector<std::int64_t> out;
  out.reserve(accounts_.size());
  for (const auto& [room, account] : accounts_) out.push_back(room);
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<std::int64_t> Daybook::oldest() const {
  std::vector<std::pair<std::int64_t, std::int64_t>> by_page;
  for (const auto& [room, account] : accounts_)
    if (!account.put_off) by_page.emplace_back(account.page, room);
  const std::size_t some = (by_page.size() + kRoomsAtATime - 1) / kRoomsAtATime;
  std::nth_element(by_page.begin(), by_page.begin() + static_cast<std::ptrdiff_t>(some), by_page.end());
  by_page.resize(some);
  std::vector<std::int64_t> out;
  out.reserve(some);
  for (const auto& [page, room] : by_page) out.push_back(room);
  std::sort(out.begin(), out.end());  // as they lie in the tables
  return out;
}

std::int64_t Daybook::first_needed(const std::vector<std::int64_t>& posted) const {
  std::int64_t first = next_;
  for (const auto& [room, account] : accounts_)
    if (!std::binary_search(posted.begin(), posted.end(), room)) first = std::min(first, account.page);
  return first;
}

}  // namespace jiesuan::server
