# Document 002: the rules module, and the general mechanisms it stands on.
FLOOR = "modules/variant002/hp_floor.cc"
FACE_UP = "modules/variant002/face_up.cc"
TAPPING = "modules/variant002/tapping.cc"
AMOUNTS = "modules/variant002/amounts.cc"
SEARCH = "modules/variant002/search.cc"
RECAST = "modules/variant002/recast.cc"
CLASSES = "modules/variant002/card_classes.cc"
DELAYED = "modules/variant002/delayed_tricks.cc"
VEILED = "modules/variant002/veiled.cc"
ABNORMAL = "modules/variant002/abnormal.cc"
VALUE = "modules/variant002/effect_value.cc"
TRANSFER = "modules/variant002/transfer.cc"
CONVERSION = "modules/variant002/conversion.cc"
TURNED = "engine/rules/game_cards.cc"
MOVE = "engine/rules/move.cc"
VIEW = "engine/view/view.cc"

# ---- hp floor
mutation("002-floor-not-one", "everybody's floor is 0", "R002-01",
         edit(FLOOR, "g[s].hp < g[s].hp_floor", "g[s].hp < g[s].hp_floor - 1"))
mutation("002-floor-equal", "a floor at the maximum is beyond rescue", "R002-02 R002-03",
         edit(FLOOR, "g[s].hp_floor > g[s].max_hp", "g[s].hp_floor >= g[s].max_hp"))
mutation("002-floor-dying-anyway", "a floor above the maximum is dying as well", "R002-03",
         edit(FLOOR, "beyond_rescue(g, s) ? die(g, s, damage) : dying_unless_it_is(g, s, damage)",
              "dying_unless_it_is(g, s, damage)"))
mutation("002-floor-raise-tests", "a raised floor alone is looked at", "R002-04",
         edit("engine/rules/dying.cc", "g.alive(s) && needs_saving(g, s) && !g[s].untested && !is_dying(g, s)",
              "g.alive(s) && needs_saving(g, s) && !is_dying(g, s)"))

# ---- cards lying face up
mutation("002-nothing-opened", "opening turns nothing", "R002-05 R002-09",
         edit(TURNED, "g.state.face_up |= cards;", ""))
mutation("002-nothing-closed", "closing turns nothing", "R002-14 R002-15 R002-17",
         edit(TURNED, "g.state.face_up -= cards;", ""))
mutation("002-open-again", "an open card can be opened again", "R002-07 R002-06",
         edit(TURNED, "return closed_hand(g, s);", "return g[s].hand;"))
mutation("002-close-again", "a closed card can be closed again", "R002-16",
         edit(TURNED, "return open_hand(g, s);", "return g[s].hand;"))
mutation("002-open-unseen", "open hand cards are seen by their owner alone", "R002-08 R002-09",
         edit(VIEW, "g.state.face_up.has(c)", "false"))
mutation("002-worn-unseen", "equipment is seen by its owner alone", "R002-10 R002-17",
         edit(VIEW, "g.state.face_down.has(c)",
              "g.state.face_down.has(c) || p.zone == Zone::Equipment"))
mutation("002-judging-unseen", "the judging area is seen by its owner alone", "R002-11 R002-17",
         edit(VIEW, "g.state.face_down.has(c)",
              "g.state.face_down.has(c) || p.zone == Zone::Judging"))
mutation("002-material", "open material does not make the rest open", "R002-12",
         edit(FACE_UP, "for (MovePart& p : s.event.parts) p.face_up = true;", ""))
mutation("002-pick-open-by-lot", "open cards are among those drawn by lot", "R002-13",
         edit(MOVE, "g[s].hand - without - g.state.face_up", "g[s].hand - without"))
mutation("002-open-not-offered", "open hand cards are not offered by their faces", "R002-13",
         edit("engine/rules/choices.cc", "if (has(zones, Zones::Hand)) open_cards |= g[of].hand & g.state.face_up;", ""))
mutation("002-open-stays", "a card stays face up in another hand", "R002-06 R002-17",
         edit(MOVE, "f.face_up -= cards;", ""))

# ---- equipment lying sideways
mutation("002-nothing-chained", "a general card that is tapped stays upright", "R002-18 R002-22",
         edit("engine/rules/general_cards.cc", "c.chained = true;", ""))
mutation("002-nothing-unchained", "a general card that is untapped stays sideways", "R002-28 R002-22",
         edit("engine/rules/general_cards.cc", "c.chained = false;", ""))
mutation("002-nothing-tapped", "tapping turns nothing", "R002-19 R002-23",
         edit(TURNED, "g.state.tapped |= cards;", ""))
mutation("002-nothing-untapped", "untapping turns nothing", "R002-29 R002-27",
         edit(TURNED, "g.state.tapped -= cards;", ""))
mutation("002-other-taps", "who makes another tap chooses the cards", "R002-20",
         edit(TAPPING, "choose_own_cards(g, whose, upright, most, most, false, why)",
              "choose_own_cards(g, g.turn().owner, upright, most, most, false, why)"))
mutation("002-tap-again", "a tapped card can be tapped again", "R002-21",
         edit(TURNED, "return upright_equipment(g, s);", "return g[s].equipped();"))
mutation("002-untap-upright", "an upright card can be untapped", "R002-30",
         edit(TURNED, "return tapped_equipment(g, s);", "return g[s].equipped();"))
mutation("002-tapped-works", "tapped equipment works", "R002-24 R002-25 R002-26",
         edit("engine/query/states.cc", "if (i.card != kNoCard && g.state.tapped.has(i.card)) return false;", ""))
mutation("002-tapped-stays", "a tapped card arrives sideways", "R002-23",
         edit(MOVE, "f.tapped -= cards;", ""))
mutation("002-no-untap", "nobody untaps in the finish phase", "R002-27",
         edit(TAPPING, "!tapped_equipment(s.game, s.owner).empty()", "false"))

# ---- amounts
mutation("002-discard-to-one-more", "discarding to X discards one more", "R002-31 R002-33",
         edit(AMOUNTS, "from.size() - at_least_none(x)", "from.size() - at_least_none(x - 1)",
              after="Task<> discard_to"))
mutation("002-owned-is-hand", "owned cards are the hand alone", "R002-32",
         edit(AMOUNTS, "g[s].own_cards()", "g[s].hand"))
mutation("002-adjust-discards-not", "adjusting to X never discards", "R002-33",
         edit(AMOUNTS, "discard_hand_to(g, s, x, why)", "draw(g, s, 0)", after="missing > 0 ?"))
mutation("002-adjust-draws-more", "adjusting draws one too many", "R002-34",
         edit(AMOUNTS, "draw(g, s, missing)", "draw(g, s, missing + 1)"))
mutation("002-adjust-equal-draws", "adjusting draws although nothing is missing", "R002-35",
         edit(AMOUNTS, "missing > 0 ? draw(g, s, missing) : discard_hand_to(g, s, x, why)",
              "missing >= 0 ? draw(g, s, missing + 1) : discard_hand_to(g, s, x, why)"))
mutation("002-fill-adds-all", "filling to X adds X", "R002-36",
         edit(AMOUNTS, "add_marks(g, s, named, missing)", "add_marks(g, s, named, x)"))

# ---- search
mutation("002-search-first", "a search takes the first card whatever it is", "R002-37 R002-38",
         edit(SEARCH, "what.matches(g.state.face[c])", "true", after="co_await turn_up(g, 1)"))
mutation("002-search-goes-on", "a search goes on without a match in the discard pile", "R002-39",
         edit(SEARCH, "return hope;", "return hope || g.state.pile_size > 0;"))
mutation("002-search-no-shuffle", "a search that ends shuffles nothing in", "R002-39",
         edit(SEARCH, "supply_pile(g, 1);", "if (hope) supply_pile(g, 1);"))
mutation("002-search-gives-up", "a search ends with the pile", "R002-40",
         edit(SEARCH, "return hope;", "return false;"))
mutation("002-search-draws-on", "a search asks for cards there are not", "R002-41",
         edit(SEARCH, "return hope;", "return hope || g.state.discard.empty();"))

# ---- recasting
mutation("002-recast-at-once", "recast cards go to the discard pile at once", "R002-42",
         edit(RECAST, "Zone::Processing", "Zone::Discard"))
mutation("002-recast-draws-one", "recasting several draws one", "R002-43",
         edit(RECAST, "draw(g, s, cards.size())", "draw(g, s, 1)"))
mutation("002-recast-one", "only one card may be recast at once", "R002-43",
         edit(RECAST, "true", "false", after=".recasts_several ="))

# ---- kinds of tricks
mutation("002-delayed-is-normal", "a delayed trick is a normal one", "R002-44",
         edit(CLASSES, "def(n).category == Category::Trick", "def(n).is_trick()"))
mutation("002-others-not-all", "all others is not all", "R002-45",
         edit(CLASSES, "(kind == TargetKind::All || kind == TargetKind::AllOthers)", "kind == TargetKind::All"))
mutation("002-all-is-not-global", "every normal trick counts as one on a few", "R002-46",
         edit(CLASSES, "is_normal_trick(n) && !is_global_trick(n)", "is_normal_trick(n)"))

# ---- delayed tricks
mutation("002-one-shot-flows", "every delayed trick flows on", "R002-47",
         edit(DELAYED, "def(trick).leftover == Leftover::PassOn", "true"))
mutation("002-nothing-flows", "no delayed trick flows on", "R002-48",
         edit(DELAYED, "def(trick).leftover == Leftover::PassOn", "false"))
mutation("002-flow-no-way-back", "a flowing trick that nobody may have is discarded", "R002-48",
         edit(DELAYED, "back ? from : kNoSeat", "kNoSeat"))
mutation("002-flow-to-the-illegal", "a flowing trick goes to the next whoever it is", "R002-48",
         edit(DELAYED, "may_lie_before(g, trick, s)", "true"))

# ---- before a timing
mutation("002-before-is-before", "what lasts through a timing ends before it", "R002-49",
         edit("engine/rules/through.cc", "i.until == over", "static_cast<int>(i.until) == static_cast<int>(over) + 1"))
mutation("002-through-for-ever", "what lasts through a timing does not end", "R002-49 R002-50",
         edit("engine/rules/through.cc", "i.until == over", "false"))

# ---- veiled
mutation("002-veiled-counted", "the veiled are counted in seats and distance", "R002-51",
         edit(VEILED, "state(StateKind::OutOfPlay, true)", "state(StateKind::OutOfPlay, false)"),
         edit("engine/rules/listeners.cc", "u.kind == StateKind::OutOfPlay.number",
              "u.kind == StateKind::OutOfPlay.number && u.amount != 0"))
mutation("002-veiled-uses", "the veiled may use cards", "R002-52",
         edit(VEILED, "forbids(Act::Use, anything)", "forbids(Act::Discard, anything)"))
mutation("002-veiled-target", "the veiled may be given a card's effect", "R002-52",
         edit(VEILED, "cannot_be_target(anything)",
              "cannot_be_target(+[](const StateContext&, const Deed&) { return false; })"))
mutation("002-veiled-reduced", "hp of the veiled is reduced", "R002-53 R002-54 R002-55",
         edit(VEILED, "is_veiled", "+[](const Game&, Seat) { return false; }", after=".spares_hp ="),
         edit("engine/rules/hp_reduction.cc", "!s.game.counts(s.actor)", "false"))

# ---- abnormal
mutation("002-abnormal-never", "nobody is abnormal", "R002-56",
         edit(ABNORMAL, "!open_hand(g, s).empty() || !tapped_equipment(g, s).empty() || g[s].chained", "false"))
mutation("002-abnormal-open", "an open hand card is not abnormal", "R002-57",
         edit(ABNORMAL, "!open_hand(g, s).empty()", "false"))
mutation("002-abnormal-tapped", "tapped equipment is not abnormal", "R002-58",
         edit(ABNORMAL, "!tapped_equipment(g, s).empty()", "false"))
mutation("002-abnormal-chained", "chained is not abnormal", "R002-59",
         edit(ABNORMAL, "g[s].chained", "false"))

# ---- effect value
mutation("002-value-unchanged", "the number of a card cannot be changed", "R002-60 R002-61",
         edit(VALUE, "u.card.bonus = static_cast<std::int8_t>(std::clamp(u.card.bonus + delta, -100, 100));", ""))
mutation("002-value-for-all", "cards without a number get one", "R002-62",
         edit(VALUE, "printed == 0 || delta == 0", "delta == 0"))

# ---- transfer
mutation("002-target-stays", "a transferred target stays where it was", "R002-63 R002-64",
         edit(TRANSFER, "redirect_target(g, u, to);", ""))
mutation("002-transfer-distance", "a transferred target must be in reach", "R002-64",
         edit(TRANSFER, "legal_target(g, u.user, u.card, to, true)", "legal_target(g, u.user, u.card, to, false)"))
mutation("002-transfer-no-end", "transferred damage has no end of its own", "R002-65",
         edit(TRANSFER, "co_await open(g, Timing::DamageEnd, prevented);", ""))
mutation("002-transfer-nothing", "transferred damage is dealt to nobody", "R002-63 R002-65",
         edit(TRANSFER, "co_await deal_damage(g, moved);", ""))
mutation("002-skill-stays", "a transferred skill is not lost", "R002-66",
         edit(TRANSFER, "if (id != kNoInstance) change.lost.push_back(id);", ""))
mutation("002-skill-not-gained", "a transferred skill is not gained", "R002-63 R002-66",
         edit(TRANSFER, "gain_skill(g, to, skill);", ""))

# ---- conversion
mutation("002-nothing-converted", "who is regarded as using a card uses none", "R002-67",
         edit(CONVERSION, "if (!u.targets.empty()) co_await use_card(g, u);", ""))
mutation("002-as-if-on-distance", "regarded as using on somebody needs reach", "R002-68",
         edit(CONVERSION, "legal_target(g, user, v, target, true)", "legal_target(g, user, v, target, false)"))
mutation("002-as-if-anywhere", "regarded as using has no distance limit", "R002-69",
         edit(CONVERSION, "free.seat = user;", "free.seat = user; free.free_distance = true;"),
         edit(CONVERSION, "has_targets(g, user, v)", "has_targets(g, user, v, true)"))
mutation("002-bare-is-fire", "a card one is regarded as using burns", "R002-70 R002-68",
         edit(CONVERSION, "u.card = bare(card, through);",
              "u.card = bare(card, through); if (def(card).id == std::string_view(\"slash\")) u.card.name = "
              "Catalogue::get().find_card(\"fire_slash\")->name;", include="engine/content/catalogue.h"))
