# 国战: the terms of document 003 and what follows from them.
REVEAL = "engine/rules/reveal.cc"
FORCES = "engine/query/forces.cc"
CARDS = "modes/hegemony/general_cards.cc"
DETERMINED = "modes/hegemony/forces.cc"
SETUP = "modes/hegemony/setup.cc"

# ---- reveal, gender, force
mutation("heg-gender-of-hidden", "a hidden card gives its gender", "R003-23 R003-32 R003-24",
         edit(REVEAL, "card.general != GeneralId::None && !card.hidden", "card.general != GeneralId::None"))
mutation("heg-gender-of-deputy", "of two cards the deputy's gender counts", "R003-25",
         edit(REVEAL, "c.gender = def(card.general).gender;",
              "if (c.gender == Gender::None) c.gender = def(card.general).gender;"))
mutation("heg-force-from-start", "everybody has its force from the beginning", "R003-26",
         edit(SETUP, "c.kingdom = open ? def(first).kingdom : Kingdom::None;", "c.kingdom = def(first).kingdom;"))
mutation("heg-ambitionists-together", "ambitionists are of one force", "R003-27",
         edit(FORCES, "a != Kingdom::None && a == b && a != Kingdom::Ambitionist", "a != Kingdom::None && a == b"))
mutation("heg-undecided-are-others", "who has no force is of another", "R003-28",
         edit(FORCES, "a != Kingdom::None && b != Kingdom::None && !same(a, b)", "!same(a, b)"))
mutation("heg-undecided-not-itself", "who has no force is not of its own", "R003-28 R003-29",
         edit(FORCES, "return owner == other || same(force_for_skill(g, owner, skill), g[other].kingdom);",
              "return same(force_for_skill(g, owner, skill), g[other].kingdom);"))
mutation("heg-undecided-are-same", "who has no force is of everybody's", "R003-31",
         edit(FORCES, "return owner == other || same(force_for_skill(g, owner, skill), g[other].kingdom);",
              "return owner == other || g[owner].kingdom == Kingdom::None || "
              "same(force_for_skill(g, owner, skill), g[other].kingdom);"))

# ---- skills of hidden cards, and of the character
mutation("heg-gained-skill-reveals", "launching a gained skill turns up the head", "R003-30",
         edit("engine/rules/launch.cc", "if (on_hidden_general(g, i)) co_await reveal_general(g, i.owner, i.slot);",
              "if (hidden_slots(g, i.owner) != 0) co_await reveal_general(g, i.owner, 0);",
              after="count_use(g, s.instance, u); SkillUse use = use_of(g, s);"))
mutation("heg-forced-although-hidden", "a locked skill of a hidden card cannot be declined", "R003-34",
         edit("engine/rules/offers.h", "return on_hidden_general(g, i);", "return false;"))
mutation("heg-hidden-states-work", "state skills of hidden cards work", "R003-35",
         edit("engine/query/states.cc", "if (on_hidden_general(g, i)) return false;", ""))

# ---- operations on general cards
mutation("heg-not-turned-down", "a hidden card lies open as before", "R003-33",
         edit(CARDS, "g[e.seat].general[e.slot].hidden = true;", ""))
mutation("heg-stacked-has-its-turn", "a stacked character takes its turn", "R003-36 R003-38",
         edit("engine/rules/turn.cc", "g.alive(t.owner) && g[t.owner].flipped", "false"))
mutation("heg-stays-stacked", "a stacked character is not laid flat again", "R003-37 R003-36",
         edit("engine/rules/turn.cc", "co_await flip(g, t.owner);", ""))
mutation("heg-no-soldier", "no soldier takes the place of a removed card", "R003-39 R003-40",
         edit(CARDS, "card.soldier = def(gone).gender;", ""))
mutation("heg-removed-skills-stay", "the skills of a removed card stay", "R003-40",
         edit(CARDS, "lose_skills_of_slot(g, e.seat, e.slot);", "", after="const GeneralId gone = card.general;"))
mutation("heg-change-again", "a deputy is changed as often as one likes", "R003-41",
         edit(CARDS, "set_bit(memory_of(g).changed, actor);", ""))
mutation("heg-two-turned-up", "only two cards are turned up for a new deputy", "R003-42",
         edit(CARDS, "fit.size() < kTurnedUp", "fit.size() < 2"))
