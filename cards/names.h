// The names of cards, as numbers. The engine never looks behind them.
#pragma once
#include "engine/core/ids.h"

namespace jiesuan {

inline constexpr CardName kSlash{0};
inline constexpr CardName kFireSlash{1};
inline constexpr CardName kThunderSlash{2};
inline constexpr CardName kJink{3};
inline constexpr CardName kPeach{4};
inline constexpr CardName kAnaleptic{5};
inline constexpr CardName kNullification{6};
inline constexpr CardName kDismantlement{7};
inline constexpr CardName kSnatch{8};
inline constexpr CardName kExNihilo{9};
inline constexpr CardName kDuel{10};
inline constexpr CardName kCollateral{11};
inline constexpr CardName kAmazingGrace{12};
inline constexpr CardName kGodSalvation{13};
inline constexpr CardName kSavageAssault{14};
inline constexpr CardName kArcheryAttack{15};
inline constexpr CardName kFireAttack{16};
inline constexpr CardName kIronChain{17};
inline constexpr CardName kIndulgence{18};
inline constexpr CardName kSupplyShortage{19};
inline constexpr CardName kLightning{20};
inline constexpr CardName kCrossbow{21};
inline constexpr CardName kQinggangSword{22};
inline constexpr CardName kDoubleSwords{23};
inline constexpr CardName kIceSword{24};
inline constexpr CardName kBlade{25};
inline constexpr CardName kSpear{26};
inline constexpr CardName kAxe{27};
inline constexpr CardName kHalberd{28};
inline constexpr CardName kKylinBow{29};
inline constexpr CardName kGudingBlade{30};
inline constexpr CardName kFan{31};
inline constexpr CardName kEightDiagram{32};
inline constexpr CardName kNiohShield{33};
inline constexpr CardName kVine{34};
inline constexpr CardName kSilverLion{35};
inline constexpr CardName kJueying{36};
inline constexpr CardName kDilu{37};
inline constexpr CardName kZhuahuangfeidian{38};
inline constexpr CardName kHualiu{39};
inline constexpr CardName kChitu{40};
inline constexpr CardName kDayuan{41};
inline constexpr CardName kZixing{42};
inline constexpr CardName kLureTiger{43};
// … of 国战
inline constexpr CardName kAwaitExhausted{44};
inline constexpr CardName kKnownBoth{45};
inline constexpr CardName kBefriendAttacking{46};
inline constexpr CardName kNullificationHeg{47};
inline constexpr CardName kSixSwords{48};
inline constexpr CardName kTriblade{49};
inline constexpr CardName kImperialOrder{50};
inline constexpr CardName kBurningCamps{51};
inline constexpr CardName kDrowning{52};
inline constexpr CardName kFightTogether{53};
inline constexpr CardName kAllianceFeast{54};
inline constexpr CardName kThreatenEmperor{55};
inline constexpr CardName kBladeHeg{56};
inline constexpr CardName kHalberdHeg{57};
inline constexpr CardName kBreastplate{58};
inline constexpr CardName kIronArmor{59};
inline constexpr CardName kJadeSeal{60};
inline constexpr CardName kDragonPhoenix{61};
inline constexpr CardName kPeaceSpell{62};
inline constexpr CardName kLuminousPearl{63};
inline constexpr CardName kSixDragons{64};
inline constexpr CardName kJingfan{65};
inline constexpr CardName kWoodenOx{66};

inline constexpr NameSet kSlashes = NameSet(kSlash) | kFireSlash | kThunderSlash;  // "杀" of every kind
inline constexpr NameSet kNullifications = NameSet(kNullification) | kNullificationHeg;
constexpr bool is_slash(CardName n) { return kSlashes.has(n); }

}  // namespace jiesuan
