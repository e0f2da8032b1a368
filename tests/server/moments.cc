#include "tests/server/moments.h"

namespace jiesuan::server::test {

std::vector<Moment> moments() {
  const Face axe = face("axe", Suit::Diamond, 5), peach = face("peach");
  return {{"nullify_a_draw", "ex_nihilo", {}, face("nullification"), axe},
          {"nullify_a_duel_of_others", "duel", {2}, face("nullification"), axe},
          {"dodge", "slash", {1}, face("jink"), axe},
          {"respond_to_barbarians", "savage_assault", {}, face("slash"), axe},
          {"rescue", "slash", {2}, face("peach"), axe, true},
          {"tianxiang", "slash", {1}, face("peach", Suit::Heart, 3), axe, false, {"", "xiaoqiao"}},
          {"guidao", "", {}, face("nioh_shield", Suit::Club, 2), axe, false, {"", "zhangjiao"}, true},
          {"hidden_ganglie",
           "slash",
           {1},
           peach,
           peach,
           false,
           {},
           false,
           {"heg_xiahoudun", "heg_dianwei", "heg_xuhuang"}},
          {"hidden_liuli",
           "slash",
           {1},
           peach,
           peach,
           false,
           {},
           false,
           {"heg_daqiao", "heg_ganning", "heg_huanggai"}},
          {"hidden_luoshen",  // at the beginning of its own turn
           "",
           {},
           peach,
           peach,
           false,
           {},
           false,
           {"heg_zhenji", "heg_dianwei", "heg_xuhuang"}}};
}

Position position(const Moment& m, bool with, std::uint32_t more) {
  Position p = position(3);
  p.pile_top = {face("slash"), face("slash"), face("slash"), face("slash")};
  if (!m.card.empty()) p.seats[0].hand = {face(m.card)};
  for (std::size_t k = 0; k < m.generals.size(); ++k)
    if (!m.generals[k].empty()) p.seats[k].generals = {m.generals[k]};
  if (m.two_is_judged) {
    p.seats[1].judging = {{face("indulgence"), face("indulgence").name}};
    p.pile_top[0] = face("slash", Suit::Spade, 7);
  }
  p.seats[1].hand = {with ? m.key : m.other};
  const bool hegemony = !m.hidden.empty();  // its deck is another
  p.seats[2].hand = {hegemony ? face("slash") : face("crossbow", Suit::Club, 1)};
  const Face fillers[] = {hegemony ? face("peach") : face("crossbow", Suit::Diamond, 1),
                          hegemony ? face("peach") : face("halberd", Suit::Diamond, 12)};
  for (std::uint32_t k = 0; k < more; ++k) p.seats[1].hand.push_back(fillers[k]);
  if (m.three_is_frail) p.seats[2].hp = 1;
  if (hegemony) {
    for (SeatPosition& s : p.seats) s.allegiance.clear();
    p.seats[0].kingdom = p.seats[2].kingdom = Kingdom::Shu;
    p.seats[1].generals = {m.hidden[with ? 0 : 1], m.hidden[2]};
    p.seats[1].hp = p.seats[1].max_hp = 4;
    p.seats[1].hidden[0] = p.seats[1].hidden[1] = true;
  }
  return p;
}

}  // namespace jiesuan::server::test
