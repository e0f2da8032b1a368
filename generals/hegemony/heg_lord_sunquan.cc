// 君孙权 Lord Sun Quan · Wu · male · 4
//
// 嘉禾 Jiahe (lord, locked) — you own the River Beacon map. Once in its play phase each Wu character may put
// an equipment card on it as a Beacon. At the start of its prepare phase a Wu character may gain, until the
// turn ends, one of as many skills as there are Beacons, of 英姿, 好施, 涉猎, 度势 in this order; with five
// Beacons up to two. After a 杀 or trick dealt you damage you put a Beacon into the discard pile. 敛资 Lianzi
// — once in your play phase: discard a hand card and turn up X cards of the pile, X being the cards in the
// equipment areas of Wu and the Beacons; obtain those of the discarded one's type. More than three: you lose
// this skill and gain 制衡.
// 聚宝 Jubao (locked) — others cannot obtain treasures from your equipment area. At the start of your finish
// phase, if 定澜夜明珠 is in an equipment area or the discard pile, you draw a card and obtain one of whoever
// wears it.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/hegemony/granted.h"

namespace jiesuan {
namespace {

// ---- 涉猎

// One of every suit that lies there.
Task<> read_widely(Skill<Phase> s) {
  Game& g = s.game;
  s.event.no_draw = true;
  const CardSet turned = co_await turn_up(g, 5);
  CardSet left = turned, taken;
  while (!left.empty()) {
    const CardId c = co_await choose_open_card(g, s.owner, left, asked_by(s).to("获得", "take"));
    taken.add(c);
    left -= cards_of_suit(g, turned, kNoSeat, suit_of(g, c, kNoSeat));
  }
  co_await obtain(g, s.owner, taken);
}

const SkillDef shelie(
    {"shelie", "涉猎", "Shelie",
     "摸牌阶段，你可放弃摸牌，亮出牌堆顶的五张牌，获得其中每种花色的牌各一张，其余置入弃牌堆。",
     "In your draw phase you may give up the draw and turn up the top five cards of the pile: you obtain one of "
     "every suit among them."},
    at<Timing::DrawStart2>().may().when(owner_draws).then(read_widely), hint({.self = {.cards = 1.2F}}));

// ---- 嘉禾

constexpr const char* kOnTheMap[] = {"yingzi", "haoshi", "shelie", "duoshi"};
constexpr int kEnoughForTwo = 5;

CardSet beacons_of(const Game& g, Seat lord);

bool of_wu(const Game& g, Seat s) { return g[s].kingdom == Kingdom::Wu; }
bool own_phase_of_wu(const Skill<Phase>& s) { return s.event.owner == s.actor && of_wu(s.game, s.actor); }

bool may_light(const Skill<Phase>& s) { return own_phase_of_wu(s) && !s.memory<bool>(Scope::Phase); }
bool choose_beacon(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, cards_of_type(s.game, s.game[s.actor].own_cards(), CardType::Equipment), 1, 1);
}
Task<> light(Skill<Phase> s) {
  s.memory<bool>(Scope::Phase) = true;
  co_await put_on_general(s.game, s.owner, s.cards, s.skill);
}

SkillList skills_on_the_map(const Game& g, Seat lord, Seat for_whom) {
  const auto n = static_cast<std::size_t>(beacons_of(g, lord).size());
  SkillList list = granted_skills(kOnTheMap, n);
  for (int i = list.size() - 1; i >= 0; --i)
    if (openly_has(g, for_whom, list[i])) list.erase(i);
  return list;
}
bool could_learn(const Skill<Phase>& s) {
  return own_phase_of_wu(s) && !skills_on_the_map(s.game, s.owner, s.actor).empty();
}
Task<> learn_one(Skill<Phase> s) {
  Game& g = s.game;
  const SkillId skill =
      co_await choose_skill(g, s.actor, skills_on_the_map(g, s.owner, s.actor), asked_by(s));
  if (skill != SkillId::None) grant_until_turn_ends(g, s.actor, def(skill));
}
Task<> learn(Skill<Phase> s) {
  co_await learn_one(s);
  if (beacons_of(s.game, s.owner).size() < kEnoughForTwo || !could_learn(s)) co_return;
  const bool another =
      co_await agree(s.game, s.actor, asked_by(s).to("再获得一个技能", "gain another skill"));
  if (another) co_await learn_one(s);
}

bool struck_with_beacons(const Skill<Damage>& s) {
  const Use* u = s.event.use;
  return owner_is_victim(s) && u && (is_slash(u->card.name) || def(u->card.name).is_trick()) &&
         !beacons_of(s.game, s.owner).empty();
}
Task<> put_out(Skill<Damage> s) {
  Game& g = s.game;
  const CardId c = co_await choose_open_card(g, s.owner, beacons_of(g, s.owner),
                                             asked_by(s).to("置入弃牌堆", "put into the discard pile"));
  co_await move_cards(g, moving(g, CardSet(c), Zone::Discard, kNoSeat, Reason::Put, s.owner));
}

const SkillDef jiahe(
    {"jiahe", "嘉禾", "Jiahe",
     "君主技，锁定技，你拥有“缘江烽火图”：吴势力角色出牌阶段限一次，可将一张装备牌置于图上称为“烽火”；吴势力角色准备阶段开始时，"
     "可选择英姿、好施、涉猎、度势中前X个技能之一（X为“烽火”数，至少五张时可选两个），本回合拥有之；当你受到【杀】或锦囊牌造成的伤害后，"
     "将一张“烽火”置入弃牌堆。",
     "Lord, locked: you own the River Beacon map. Once in its play phase a Wu character may put an equipment card "
     "on it as a Beacon. At the start of its prepare phase a Wu character may gain until the turn ends one of the "
     "first X of Yingzi, Haoshi, Shelie, Duoshi (X Beacons; with five or more up to two). After a Slash or trick "
     "dealt you damage you put a Beacon into the discard pile."},
    Tag::Lord, Tag::Locked,
    at<Timing::PlayIdle>()
        .with(hint({.moment = Moment::Crowded}))
        .when(may_light)
        .choose(choose_beacon)
        .then(light),
    at<Timing::PlayIdle>()
        .with(hint({.moment = Moment::Crowded}))
        .by_anybody()
        .when(may_light)
        .choose(choose_beacon)
        .then(light),
    at<Timing::PrepareStart>().may().when(could_learn).then(learn),
    at<Timing::PrepareStart>().may().by_anybody().when(could_learn).then(learn),
    at<Timing::DamageTaken>().when(struck_with_beacons).then(put_out));

CardSet beacons_of(const Game& g, Seat lord) { return cards_on_general(g, lord, jiahe.number); }

// ---- 敛资

constexpr int kPlenty = 3;

int wealth_of_wu(const Game& g, Seat lord) {
  int n = beacons_of(g, lord).size();
  for (Seat s : living(g))
    if (of_wu(g, s)) n += g[s].equipped().size();
  return n;
}
bool wu_has_something(const Skill<Phase>& s) { return owners_phase(s) && wealth_of_wu(s.game, s.owner) > 0; }
bool choose_levy(const Skill<Phase>& s, Option& o) { return pick_discards(s, o, s.game[s.owner].hand, 1, 1); }
Task<> settle_down(Skill<Phase> s) {
  const SkillDef* zhiheng = Catalogue::get().find_skill("zhiheng_heg");
  SkillChange change;
  for (InstanceId id : s.game[s.owner].instances)
    if (s.game.state.instance[id].serial == s.serial) change.lost.push_back(id);
  if (change.lost.empty()) co_return;
  if (zhiheng) change.gained.push_back(zhiheng->number);
  const CardSet laid = swap_skills(s.game, s.owner, change);
  co_await settle_skill_loss(s.game, s.owner, laid);
}
Task<> levy(Skill<Phase> s) {
  Game& g = s.game;
  const CardType type = type_of(name_of(g, s.card()));
  const int n = wealth_of_wu(g, s.owner);
  co_await discard(g, s.owner, s.cards);
  const CardSet turned = co_await turn_up(g, n);
  const CardSet same = cards_of_type(g, turned, type);
  co_await obtain(g, s.owner, same);
  if (same.size() > kPlenty && g.alive(s.owner)) co_await settle_down(s);
}

const SkillDef lianzi(
    {"lianzi", "敛资", "Lianzi",
     "出牌阶段限一次，你可弃置一张手牌，亮出牌堆顶的X张牌（X为吴势力角色装备区里的牌数与“烽火”数之和），获得其中与弃置的牌类别相同的牌；"
     "若以此法获得的牌多于三张，你失去“敛资”，获得“制衡”。",
     "Once in your play phase: discard a hand card and turn up X cards of the pile (X is the cards in the "
     "equipment areas of Wu plus the Beacons); you obtain those of the same type. If they are more than three you "
     "lose this skill and gain Zhiheng."},
    at<Timing::PlayIdle>().once_per_phase().when(wu_has_something).choose(choose_levy).then(levy),
    hint({.self = {.cards = 1.5F}}));

// ---- 聚宝

CardSet treasures_taken(const Skill<Move>& s, const MovePart& p) {
  const bool taken = p.from == Zone::Equipment && p.from_seat == s.owner && p.to == Zone::Hand &&
                     p.to_seat != s.owner && p.reason == Reason::Gain;
  CardSet treasures;
  for (CardId c : p.cards)
    if (taken && def(printed_name(s.game, c)).slot == Slot::Treasure) treasures.add(c);
  return treasures;
}
bool treasure_is_taken(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (!treasures_taken(s, p).empty()) return true;
  return false;
}
Task<> keep_treasure(Skill<Move> s) {
  for (MovePart& p : s.event.parts) p.cards -= treasures_taken(s, p);
  co_return;
}

Seat wearer_of(const Game& g, CardName name) {
  for (Seat s : living(g))
    for (CardId c : g[s].equipped())
      if (printed_name(g, c) == name) return s;
  return kNoSeat;
}
bool lies_discarded(const Game& g, CardName name) {
  for (CardId c : g.state.discard)
    if (printed_name(g, c) == name) return true;
  return false;
}
bool pearl_is_about(const Skill<Phase>& s) {
  return owners_phase(s) &&
         (wearer_of(s.game, kLuminousPearl) != kNoSeat || lies_discarded(s.game, kLuminousPearl));
}
Task<> gather(Skill<Phase> s) {
  Game& g = s.game;
  co_await draw(g, s.owner, 1);
  const Seat wearer = wearer_of(g, kLuminousPearl);
  if (wearer == kNoSeat || wearer == s.owner) co_return;
  const CardId c = co_await choose_card_of(g, s.owner, wearer, Zones::HandAndEquipment,
                                           asked_by(s, wearer).to("获得", "take"));
  if (c != kNoCard) co_await obtain(g, s.owner, CardSet(c));
}

const SkillDef jubao(
    {"jubao", "聚宝", "Jubao",
     "锁定技，其他角色不能获得你装备区里的宝物牌；结束阶段开始时，若【定澜夜明珠】在场上或弃牌堆里，你摸一张牌，然后获得装备它的角色的一张牌。",
     "Locked: others cannot obtain treasures from your equipment area; at the start of your finish phase, if the "
     "Luminous Pearl is in an equipment area or the discard pile, you draw a card and obtain a card of whoever "
     "wears it."},
    Tag::Locked, at<Timing::MoveFixed>().when(treasure_is_taken).then(keep_treasure),
    at<Timing::FinishStart>().when(pearl_is_about).then(gather));

}  // namespace

const General heg_lord_sunquan({.id = "heg_lord_sunquan",
                                .zh = "君孙权",
                                .en = "Lord Sun Quan",
                                .set = "hegemony_transformation",
                                .kingdom = Kingdom::Wu,
                                .hp = 4,
                                .replaces = "heg_sunquan",
                                .skills = {&jiahe, &lianzi, &jubao}});

}  // namespace jiesuan
