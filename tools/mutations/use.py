# Using a card: before it, its targets, the answer to it, its end (timings 8 and 9).
USE = "engine/rules/use.cc"
TARGETS = "engine/rules/target_list.cc"
NEED = "engine/rules/need.cc"
PLAY = "engine/rules/play_phase.cc"
LEGAL = "engine/query/legality.cc"
STEPS = neutral(TARGETS, "constexpr Timing kSteps[]", "const Timing kSteps[]")

# ---- before the use
mutation("no-limit", "any number of 杀 in a phase", "R000-50 R000-51",
         edit(LEGAL, "d.per_phase && h.counted(Span::Phase, user, d.family) >= d.per_phase + extra", "false"))
mutation("limit-beats-skill", "the limit printed on 杀 beats the skill", "R004-03 R000-50",
         edit(LEGAL, "d.per_phase + extra", "d.per_phase"))
mutation("reach-beats-skill", "the reach printed on a card beats the skill", "R004-01",
         edit(LEGAL, "may_have(g, user, StateKind::NoDistance)", "false"))
mutation("without-a-target", "a card may be used although nobody is a legal target", "R000-28 R000-52",
         edit(LEGAL, "if (within_limit(g, user, card)) return has_targets(g, user, card) || why.no(WhyNot::NoTarget);",
              "if (within_limit(g, user, card)) return true;"))
mutation("face-of-the-card-ignored", "what the card's face says of its target is not looked at", "R000-28",
         edit(LEGAL, "d.target_ok && !d.target_ok(g, user, card, target)", "false"))
mutation("prohibited-target", "who cannot be a target is one", "R000-52 R000-58 R000-28 R000-43",
         edit(LEGAL, "return allowed_as_target(g, user, card, target, why);", "return true;"))
mutation("no-distance", "distance does not matter", "R000-58 R000-28",
         edit(LEGAL, "reach == kNoDistance", "true"))
mutation("no-conversions", "conversions are not offered at idle points", "R000-53 R000-56",
         edit(PLAY, "offer_conversions(g, r, p.owner);", ""))
mutation("no-skill-for-a-card", "激将 and 蛊惑 are not offered at idle points", "R000-53 R000-54",
         edit(PLAY, "u.timing != Timing::PlayIdle && !stands_for_card(u)", "u.timing != Timing::PlayIdle",
              after="void offer_skills"))
mutation("jijiang-forgets-targets", "the targets chosen before 激将 are forgotten", "R000-54",
         edit(PLAY, "n.seats = seats;", ""))
mutation("jijiang-asks-first", "激将 may be launched before there is a target", "R000-54",
         edit("engine/rules/card_options.cc", "if (!n.respond && !o.seat_rule) o.seat_rule = pick_targets;", ""))
mutation("one-card-for-the-spear", "one card will do for 丈八蛇矛", "R000-56",
         edit("cards/weapons/spear.cc", "convert_to(kSlash, any_card).cards(2)", "convert_to(kSlash, any_card)"))
mutation("any-basic-is-a-slash", "any basic card will do for a 杀", "R000-57",
         edit("engine/query/cards.cc", "v.name = name_of(g, c);",
              "v.name = def_of(g, c).category == Category::Basic ? kSlash : name_of(g, c);", include="cards/names.h"))
mutation("no-name-filter", "a locked conversion does not apply", "R000-55 R000-53",
         edit("engine/query/cards.cc", "name = u.answer(kFilter, st, c, name);", ""))
mutation("one-target", "nothing adds targets", "R000-60",
         edit(LEGAL, "chosen < most_targets(g, user, card)", "chosen < d.max_targets"))
mutation("stays-in-hand", "the card stays in the hand until the end", "R000-61",
         edit(USE, "co_await to_processing(g, u, u.card.cards, u.user, Reason::Use);", ""))

# ---- its beginning
mutation("no-wine", "酒 is not looked at when the 杀 is used", "R000-62 R000-95",
         edit(USE, "if (def(u.card.name).begin) def(u.card.name).begin(g, u);", ""))
mutation("fan-too-late", "朱雀羽扇 is asked when the targets stand", "R000-63",
         edit("cards/weapons/fan.cc", "at<Timing::UseDeclared>()", "at<Timing::UseTargeted>()"))

# ---- targets
mutation("swap-targeting", "指定目标后 before 成为目标时", "R000-64 R000-65 R000-67 R000-34",
         STEPS, edit(TARGETS, "Timing::UseBecomingTarget", "Timing::UseTargeted"),
         edit(TARGETS, "Timing::UseTargeted", "Timing::UseBecomingTarget"))
mutation("unsorted-targets", "targets in the order they were picked", "R000-59 R000-64 R004-10 R004-39",
         edit(TARGETS, "t.seat == kNoSeat ? 0 : position(g, t.seat)", "0"))
mutation("targets-backwards", "targets in the opposite order of the seats", "R000-38 R004-10 R000-59 R004-24",
         edit(TARGETS, "t.seat == kNoSeat ? 0 : position(g, t.seat)",
              "t.seat == kNoSeat ? 0 : g.players() - position(g, t.seat)"))
mutation("designated-backwards", "targets are designated in the opposite order of the seats", "R000-64 R000-65 R004-39",
         edit(TARGETS, "u.targets[i].step < step", "u.targets[u.targets.size() - 1 - i].step < step"),
         edit(TARGETS, "return i;", "return u.targets.size() - 1 - i;"))
mutation("bystander-deflects", "a bystander's 流离 is offered", "R000-66",
         edit("generals/standard/daqiao.cc", "s.event.target().seat == s.owner", "true"))
mutation("xiangle-too-late", "享乐 waits until the target stands", "R000-64",
         edit("generals/mountain/liushan.cc", "at<Timing::UseBecomingTarget>()", "at<Timing::UseBecameTarget>()"))
mutation("liuli-too-late", "流离 waits until the target stands", "R000-65 R000-34",
         edit("generals/standard/daqiao.cc", "at<Timing::UseBecomingTarget>()", "at<Timing::UseBecameTarget>()"))
mutation("qinggang-too-early", "青釭剑 works while the target is being designated", "R000-33 R000-34 R000-67",
         edit("cards/weapons/qinggang_sword.cc", "at<Timing::UseTargeted>()", "at<Timing::UseTargeting>()"))
mutation("wushuang-forgotten", "无双 demands one 闪", "R000-67",
         edit("generals/standard/lvbu.cc", "demand_two_jinks(s.event);", ""))
mutation("tieqi-hits", "铁骑 deals damage itself", "R000-68",
         edit("generals/standard/machao.cc", "if (caught) s.event.target().no_response = true;",
              "if (caught) { s.event.target().no_response = true; "
              "co_await deal_damage(s.game, damage_from(s, s.event.target().seat)); }"))
mutation("swords-too-late", "雌雄双股剑 waits until the 杀 takes effect", "R000-69",
         edit("cards/weapons/double_swords.cc", "at<Timing::UseTargeted>()", "at<Timing::UseBeforeEffect>()"))
mutation("redirect-forgets-second", "who is a target already cannot become one again", "R003-09 R003-12",
         edit(TARGETS, "if (u.targets.full()) return;",
              "for (const Target& other : u.targets) if (other.seat == s) return;"))
mutation("subtarget-is-a-target", "the victim of 借刀杀人 is a target of it", "R000-17",
         edit(PLAY, "add_target(u, seats[0], seats[1]);", "add_target(u, seats[0], seats[1]); add_target(u, seats[1]);"))
mutation("added-target-last", "an added target is designated after the others", "R004-39",
         edit(TARGETS, "u.targets.back().step = step > 0 ? static_cast<std::uint8_t>(step - 1) : std::uint8_t{0};",
              "u.targets.back().step = step > 0 ? static_cast<std::uint8_t>(step - 1) : std::uint8_t{0}; "
              "u.targets.back().order = 200;"),
         edit(TARGETS, "t.seat == kNoSeat ? 0 : position(g, t.seat)", "t.order >= 200 ? 50 : position(g, t.seat)"))

# ---- the answer
mutation("no-effect-too-late", "a card without effect is answered all the same", "R000-70 R000-71 R000-72 R000-37",
         edit(USE, "if (u.target().invalid) { tell_no_effect(g, u); co_return; }", "", after="u.target().invalid = true;"))
mutation("vine-forgotten", "藤甲 does not stop a normal 杀", "R000-71 R000-70",
         edit("cards/armour/vine.cc", "n == kSlash", "false"))
mutation("nioh-forgotten", "仁王盾 does not look at the colour", "R000-72 R000-70",
         edit("cards/armour/nioh_shield.cc", "s.event.card.colour == Colour::Black", "false"))
mutation("window-although-none", "who cannot respond is asked for a 闪", "R000-73 R000-68 R000-70",
         edit("cards/basic/jink.cc", "!u.target().no_response", "true"))
mutation("no-plain-card", "only skills answer a need", "R000-74",
         edit(NEED, "if (!n.answered && g.alive(n.seat)) co_await choose_card(g, n);", ""))
mutation("need-backwards", "when a card is needed the plain card comes first", "R004-28",
         edit(NEED, "for (std::uint8_t k = 0; k < 3 && !n.answered; ++k) co_await open(g, static_cast<Timing>(first + k), n);",
              "co_await choose_card(g, n); for (std::uint8_t k = 0; k < 3 && !n.answered; ++k) "
              "co_await open(g, static_cast<Timing>(first + k), n);"))
mutation("leiji-too-late", "雷击 waits until the 闪 has taken effect", "R000-75",
         edit("generals/wind/zhangjiao.cc", "at<Timing::UseCardUsed>()", "at<Timing::UseEnd1>()"))
mutation("anybodys-leiji", "雷击 is offered for a 闪 of anybody", "R000-76",
         edit("generals/wind/zhangjiao.cc", "s.event.user == s.owner", "true"))
mutation("no-offset-timing", "被抵消后 is not generated", "R000-77 R000-78 R000-79 R000-80",
         edit(USE, "co_await open(g, Timing::UseOffset, u);", ""))
mutation("offset-hits", "an offset 杀 hits", "R000-81 R000-78",
         edit(USE, "!u.hits_anyway || u.terminated", "u.terminated"))
mutation("axe-forgotten", "贯石斧 does not make the 杀 hit", "R000-79 R000-78",
         edit("cards/weapons/axe.cc", "s.event.hits_anyway = true;", ""))
mutation("blade-at-anybody", "the second 杀 of 青龙偃月刀 is not for the same target", "R000-80 R000-78",
         edit("cards/weapons/blade.cc", "n.required = s.event.target().seat;", ""))
mutation("nullified-after-effect", "无懈可击 is asked before it is known whether the trick works", "R000-37",
         edit("cards/tricks/nullification.cc", "at<Timing::UseBeforeEffect>()", "at<Timing::UseEffectStart>()"))
mutation("nullified-for-all", "无懈可击 offsets the trick for every target", "R000-37",
         edit(USE, "u.target().offset = false;", "if (u.current == 0) u.target().offset = false; else "
              "u.target().offset = u.targets[u.current - 1].offset; if (u.target().offset) return done();"))
mutation("nullification-from-user", "only the character of the target may use 无懈可击", "R004-15 R000-37",
         edit("cards/tricks/nullification.cc", "living(g)", "SeatSet(u.target().seat == kNoSeat ? anchor(g) : u.target().seat)",
              include="engine/query/seats.h"))
mutation("jink-goes-on", "after a 闪 that came to nothing another may be used", "R004-18",
         edit(USE, "if (!u.target().offset || u.terminated) break;",
              "if (u.target().offset || u.terminated) break; if (u.card_used && windows < 3) { --n; u.card_used = false; }"))

# ---- the loop over the targets and the end
mutation("stops-with-user", "with its user dead the card is over", "R000-40 R004-26 R004-25",
         edit(USE, "u.current < u.targets.size() && !u.terminated",
              "u.current < u.targets.size() && !u.terminated && (u.user == kNoSeat || g.alive(u.user))"))
mutation("armour-ignored-longer", "青釭剑's effect outlives its target", "R000-35",
         edit(USE, "expire_use(g, u, u.target().order);", ""))
mutation("armour-not-void", "青釭剑's effect makes nothing void", "R000-36 R000-33 R000-67",
         edit("engine/query/distance.cc", "if (any_says(g, s, StateKind::ArmourVoid, CardSet{})) return true;", ""))
mutation("armour-back-for-damage", "青釭剑's effect ends with the answer, before the damage", "R000-35 R000-36",
         edit(USE, "co_await d.effect(effect);", "expire_use(g, u, u.target().order); co_await d.effect(effect);"))
mutation("no-end-of-use", "使用结算结束后 is not generated", "R000-105 R000-106 R000-107",
         edit(USE, "if (!u.terminated) co_await end_of_use(g, u);", ""))
mutation("end-1-for-each", "使用结算结束后-1 comes for every target", "R000-105 R000-103",
         edit(USE, "expire_use(g, u, u.target().order);",
              "expire_use(g, u, u.target().order); co_await open(g, Timing::UseEnd1, u);"))
mutation("end-2-first", "使用结算结束后-2 before -1", "R000-106",
         edit(USE, "Timing::UseEnd1", "Timing::UseEnd2", after="Task<> finish_use"),
         edit(USE, "Timing::UseEnd2", "Timing::UseEnd1", after="Task<> finish_use"))
mutation("end-3-dropped", "使用结算结束后-3 is not generated", "R000-107",
         edit(USE, "if (!u.terminated) co_await open(g, Timing::UseEnd3, u);", ""))
mutation("not-cleaned-up", "the used card stays where it was resolved", "R000-108",
         edit(USE, "co_await clean_up(g, u, Reason::Use);", ""))
mutation("cleaned-up-first", "the card is put away before its closing timings", "R000-108",
         edit(USE, "if (!u.terminated) co_await end_of_use(g, u);",
              "co_await clean_up(g, u, Reason::Use); if (!u.terminated) co_await end_of_use(g, u);"))
mutation("responded-is-put-away", "a card responded for another is put away at once", "R004-02",
         edit(USE, "if (!keep) co_await clean_up(g, r, Reason::Respond);", "co_await clean_up(g, r, Reason::Respond);"))
mutation("face-beats-nothing", "a delayed trick is always discarded", "R004-01 R001-07",
         edit(USE, "def(u.card.name).leftover == Leftover::PassOn && !u.spent", "false"))
