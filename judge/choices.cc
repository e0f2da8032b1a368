#include "judge/choices.h"

#include <algorithm>

#include "judge/answer.h"
#include "judge/sentence.h"

namespace jiesuan::judge {
namespace {

// An option that has a name of its own, as opposed to cards and characters to choose from.
bool has_name(const Option& o) {
  switch (o.kind) {
    case OptionKind::Skill:
    case OptionKind::Convert:
    case OptionKind::Suit:
    case OptionKind::Number:
    case OptionKind::General:
    case OptionKind::Kingdom:
    case OptionKind::CardName:
    case OptionKind::SkillName:
    case OptionKind::Yes:
      return true;
    default:
      return false;
  }
}

bool called(const Option& o, const Word& w) {
  if (o.kind != OptionKind::Skill && o.kind != OptionKind::Convert) return choice_called(o, w);
  const std::vector<SkillId> skills = w.skills_and_effects();
  return std::find(skills.begin(), skills.end(), o.skill) != skills.end();
}

}  // namespace

ChoiceList::ChoiceList(const Text& sentence, const Sentence& words, std::size_t& i) {
  Sentence rest;
  for (; i < words.size(); ++i)
    if (!words[i].is("and")) rest.push_back(words[i]);
  if (rest.empty()) throw ScenarioError(sentence.spot, "'" + sentence.text + "' lacks the choices");
  words_ = rest;
  if (std::all_of(rest.begin(), rest.end(), [](const Word& w) { return w.seat.has_value(); }))
    for (const Word& w : rest) seats_.add(*w.seat);
  for (std::size_t k = 0; k < rest.size();) {
    const auto card = read_card(rest, k);
    if (!card) {
      cards_.clear();
      break;
    }
    cards_.push_back(*card);
  }
}

bool ChoiceList::is_all(const std::vector<Option>& options, const SeatSet& seats,
                        const std::vector<Face>& faces) const {
  if (!seats_.empty()) return seats_ == seats;
  if (std::any_of(options.begin(), options.end(), has_name)) return names_all(options);
  return fits_all(faces);
}

bool ChoiceList::names_all(const std::vector<Option>& options) const {
  const bool every_option = std::all_of(options.begin(), options.end(), [&](const Option& o) {
    return std::any_of(words_.begin(), words_.end(), [&](const Word& w) { return called(o, w); });
  });
  return every_option && std::all_of(words_.begin(), words_.end(), [&](const Word& w) {
           return std::any_of(options.begin(), options.end(), [&](const Option& o) { return called(o, w); });
         });
}

bool ChoiceList::fits_all(const std::vector<Face>& faces) const {
  const bool every_card = std::all_of(faces.begin(), faces.end(), [&](const Face& f) {
    return std::any_of(cards_.begin(), cards_.end(), [&](const CardSpec& c) { return c.fits_family(f); });
  });
  return !cards_.empty() && every_card && std::all_of(cards_.begin(), cards_.end(), [&](const CardSpec& c) {
    return std::any_of(faces.begin(), faces.end(), [&](const Face& f) { return c.fits_family(f); });
  });
}

}  // namespace jiesuan::judge
