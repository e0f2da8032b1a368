// Content that no shipped program has: a card, a skill and a general. That it is here and the golden games
// still play as they did shows that content a game does not use can come and go.
#include "cards/names.h"
#include "engine/rules/vocabulary.h"

namespace jiesuan {
namespace {

constexpr CardName kUnrelated{71};

Task<> nothing_much(CardEffect) { co_return; }

const CardDef unrelated({.name = kUnrelated,
                         .id = "aaa_unrelated",
                         .zh = "无关",
                         .en = "Unrelated",
                         .category = Category::Trick,
                         .effect = nothing_much});

Task<> shrug(Skill<Phase> s) { co_await draw(s.game, s.owner, 1); }
const SkillDef shrugs({"aaa_shrugs", "耸肩"}, Listing::Nameless, at<Timing::FinishStart>().then(shrug));

const General bystander(
    {.id = "aaa_bystander", .zh = "路人", .en = "Bystander", .set = "test", .skills = {&shrugs}});

}  // namespace
}  // namespace jiesuan
