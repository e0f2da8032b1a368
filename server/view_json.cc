#include "server/view_json.h"

namespace jiesuan::server {
namespace {

template <class T>
bool same_pair(const T (&a)[2], const T (&b)[2]) {
  return a[0] == b[0] && a[1] == b[1];
}

bool same_generals(const SeatView& a, const SeatView& b) {
  return same_pair(a.general, b.general) && same_pair(a.has_general, b.has_general) &&
         same_pair(a.soldier, b.soldier);
}

void write_generals(JsonText& t, const TableView&, const SeatView& v) {
  t.list([&] {
    for (int i = 0; i < 2; ++i)
      if (v.has_general[i] || v.soldier[i]) write_id(t, v.general[i]);
  });
}

void write_slots(JsonText& t, const bool (&slots)[2]) {
  if (!slots[0] && !slots[1]) return t.null();
  t.list([&] {
    for (int i = 0; i < 2; ++i)
      if (slots[i]) t.value(i);
  });
}

void write_role(JsonText& t, const TableView& in, const SeatView& v) {
  if (v.allegiance == Allegiance::None)
    t.null();
  else
    t.value(in.mode->name_of(v.allegiance).id);
}

void write_open_hand(JsonText& t, const TableView&, const SeatView& v) {
  if (v.open_hand.empty())
    t.null();
  else
    write_cards(t, v.open_hand);
}

void write_tapped(JsonText& t, const TableView&, const SeatView& v) {
  if (v.tapped.empty()) return t.null();
  t.list([&] {
    for (const auto card : v.tapped) t.value(card);
  });
}

void write_judging(JsonText& t, const TableView&, const SeatView& v) {
  t.list([&] {
    for (const auto& [card, as] : v.judging)
      t.object([&, &face = card, name = as] {
        write_card(t.key("card"), face);
        t.field("as", id_of(name));
      });
  });
}

void write_marks(JsonText& t, const TableView&, const SeatView& v) {
  t.list([&] {
    for (const MarkCount& m : v.marks)
      t.object([&] {
        t.field("skill", id_of(m.skill));
        t.field("n", m.n);
      });
  });
}

void write_laid(JsonText& t, const TableView&, const SeatView& v) {
  t.list([&] {
    for (const LaidCard& c : v.laid)
      t.object([&] {
        write_card(t.key("card"), c.face);
        write_id(t.key("skill"), c.skill);
        t.field("beside", c.beside);
      });
  });
}

template <auto kMember>
bool same(const SeatView& a, const SeatView& b) {
  return a.*kMember == b.*kMember;
}
template <auto kMember>
bool same_of(const TableView& a, const TableView& b) {
  return a.*kMember == b.*kMember;
}
template <auto kMember>
void plain(JsonText& t, const TableView&, const SeatView& v) {
  t.value(v.*kMember);
}
template <auto kMember>
void plain_of(JsonText& t, const TableView&, const TableView& v) {
  t.value(v.*kMember);
}
template <auto kMember>
void cards_of(JsonText& t, const TableView&, const SeatView& v) {
  write_cards(t, v.*kMember);
}
template <auto kMember>
void ids_of(JsonText& t, const TableView&, const SeatView& v) {
  write_ids(t, v.*kMember);
}
template <auto kMember>
void word_of(JsonText& t, const TableView&, const SeatView& v) {
  t.value(word(v.*kMember));
}

constexpr Field<SeatView> kSeatFields[] = {
    {"general", same_generals, write_generals},
    {"hidden", [](const SeatView& a, const SeatView& b) { return same_pair(a.hidden, b.hidden); },
     [](JsonText& t, const TableView&, const SeatView& v) { write_slots(t, v.hidden); }, false},
    {"soldiers", [](const SeatView& a, const SeatView& b) { return same_pair(a.soldier, b.soldier); },
     [](JsonText& t, const TableView&, const SeatView& v) { write_slots(t, v.soldier); }, false},
    {"kingdom", same<&SeatView::kingdom>, word_of<&SeatView::kingdom>},
    {"gender", same<&SeatView::gender>, word_of<&SeatView::gender>},
    {"role", same<&SeatView::allegiance>, write_role},
    {"hp", same<&SeatView::hp>, plain<&SeatView::hp>},
    {"max_hp", same<&SeatView::max_hp>, plain<&SeatView::max_hp>},
    {"floor", same<&SeatView::hp_floor>,
     [](JsonText& t, const TableView&, const SeatView& v) {
       v.hp_floor == 1 ? t.null() : t.value(v.hp_floor);
     },
     false},
    {"hand", same<&SeatView::hand_size>, plain<&SeatView::hand_size>},
    {"open_hand", same<&SeatView::open_hand>, write_open_hand, false},
    {"alive", same<&SeatView::alive>, plain<&SeatView::alive>},
    {"chained", same<&SeatView::chained>, plain<&SeatView::chained>},
    {"flipped", same<&SeatView::flipped>, plain<&SeatView::flipped>},
    {"equipment", same<&SeatView::equipment>, cards_of<&SeatView::equipment>},
    {"tapped", same<&SeatView::tapped>, write_tapped, false},
    {"judging", same<&SeatView::judging>, write_judging},
    {"skills", same<&SeatView::skills>, ids_of<&SeatView::skills>},
    {"effects", same<&SeatView::effects>, ids_of<&SeatView::effects>},
    {"marks", same<&SeatView::marks>, write_marks},
    {"laid", same<&SeatView::laid>, write_laid},
    {"spare", same<&SeatView::spare>, plain<&SeatView::spare>},
    {"shown", same<&SeatView::shown>,
     [](JsonText& t, const TableView&, const SeatView& v) { write_id(t, v.shown); }},
};

constexpr Field<TableView> kViewFields[] = {
    {"turn", same_of<&TableView::turn>,
     [](JsonText& t, const TableView&, const TableView& v) { write_seat(t, v.turn); }},
    {"phase",
     [](const TableView& a, const TableView& b) { return a.in_phase == b.in_phase && a.phase == b.phase; },
     [](JsonText& t, const TableView&, const TableView& v) {
       v.in_phase ? t.value(word(v.phase)) : t.null();
     }},
    {"round", same_of<&TableView::round>, plain_of<&TableView::round>},
    {"pile", same_of<&TableView::pile_size>, plain_of<&TableView::pile_size>},
    {"outcome", same_of<&TableView::outcome>,
     [](JsonText& t, const TableView&, const TableView& v) { t.value(word(v.outcome)); }},
    {"winners", same_of<&TableView::winners>,
     [](JsonText& t, const TableView&, const TableView& v) { write_seats(t, v.winners); }},
    {"discard", [](const TableView& a, const TableView& b) { return a.discard.size() == b.discard.size(); },
     [](JsonText& t, const TableView&, const TableView& v) { t.value(v.discard.size()); }},
    {"hand", same_of<&TableView::hand>,
     [](JsonText& t, const TableView&, const TableView& v) { write_cards(t, v.hand); }},
    {"spare", same_of<&TableView::spare>,
     [](JsonText& t, const TableView&, const TableView& v) { write_ids(t, v.spare); }},
    {"processing", same_of<&TableView::processing>,
     [](JsonText& t, const TableView&, const TableView& v) { write_cards(t, v.processing); }},
};

template <class Of>
void write_all(JsonText& t, std::span<const Field<Of>> fields, const TableView& in, const Of& v) {
  for (const Field<Of>& f : fields) {
    const std::size_t before = t.size();
    f.write(t.key(f.key), in, v);
    if (!f.always && t.text().ends_with(":null")) t.cut(before);
  }
}

}  // namespace

std::span<const Field<SeatView>> seat_fields() { return kSeatFields; }
std::span<const Field<TableView>> view_fields() { return kViewFields; }

void write_view(JsonText& t, const View& v) {
  t.object([&] {
    write_all<TableView>(t, view_fields(), v, v);
    write_seat(t.key("you"), is_seat(v.viewer) ? v.viewer : kNoSeat);
    t.key("seats").list([&] {
      for (const SeatView& s : v.seats) t.object([&] { write_all<SeatView>(t, seat_fields(), v, s); });
    });
    if (v.viewer != kAllSeeing) return;
    t.key("hands").list([&] {
      for (const SeatView& s : v.seats) write_cards(t, s.hand);
    });
  });
}

json::object view_json(const View& v) {
  JsonText t;
  write_view(t, v);
  return json::parse(t.text()).as_object();
}

}  // namespace jiesuan::server
