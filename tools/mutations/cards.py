# Moves, judgements, and single cards and skills the documents speak of.
MOVE = "engine/rules/move.cc"
JUDGE = "engine/rules/judge.cc"
FIELD = "engine/rules/field.cc"

# ---- moves
MOVE_STEPS = neutral(MOVE, "constexpr Timing kMoveTimings[]", "const Timing kMoveTimings[]")
mutation("swap-move-after", "失去后 before 进入弃牌堆时", "R000-41 R000-42 R000-149",
         MOVE_STEPS, edit(MOVE, "Timing::MoveAfter1", "Timing::MoveAfter2"),
         edit(MOVE, "Timing::MoveAfter2", "Timing::MoveAfter1"))
mutation("no-move-after-1", "进入弃牌堆时 is not generated", "R000-41 R000-21 R000-42",
         MOVE_STEPS, edit(MOVE, "Timing::MoveAfter1", "Timing::MoveFixed"))
mutation("locked-first", "白银狮子 does not wait for its own timing", "R000-148 R000-149",
         edit("cards/armour/silver_lion.cc", "at<Timing::MoveAfter2>()", "at<Timing::MoveAfter1>()"))
mutation("exchange-one-by-one", "an exchange takes the second side's cards later", "R004-36",
         edit(MOVE, "add_moving(g, out, b.cards, Zone::Processing, kNoSeat, Reason::Exchange, actor);", "",),
         edit(MOVE, "co_await move_cards(g, out);",
              "co_await move_cards(g, out); if (!b.cards.empty()) co_await move_cards(g, moving(g, b.cards, Zone::Processing, "
              "kNoSeat, Reason::Exchange, actor));", after="Task<> exchange"))
mutation("exchange-directly", "an exchange does not go through the processing area", "R004-36 R004-37 R004-38",
         edit(MOVE, "co_await move_cards(g, out);",
              "for (MovePart& p : out.parts) { p.to = Zone::Hand; p.to_seat = p.from_seat == a.seat ? b.seat : a.seat; } "
              "co_await move_cards(g, out);", after="Task<> exchange"))
mutation("xuanfeng-not-offered", "旋风 does not look at what was exchanged", "R004-38 R004-36",
         edit("generals/yijiang/lingtong.cc", "p.from == Zone::Equipment && p.from_seat == s.owner && !p.cards.empty()",
              "p.reason != Reason::Exchange && p.from == Zone::Equipment && p.from_seat == s.owner && !p.cards.empty()"))
mutation("xiaoji-after-lion", "枭姬 comes when the cards have been taken", "R004-37 R004-38",
         edit("generals/standard/sunshangxiang.cc", "at<Timing::MoveAfter2>()", "at<Timing::MoveEnd>()"))

# ---- the field
mutation("moved-trick-is-its-card", "a moved trick lies there as the card it is", "R000-12",
         edit(FIELD, "m.parts[0].as = lies_as(g, c);", ""))
mutation("field-to-hand", "a card that is moved on the field goes to the hand", "R000-12 R000-13",
         edit(FIELD, "moving(g, CardSet(c), g.state.place[c].zone, to, Reason::Put, mover)",
              "moving(g, CardSet(c), Zone::Hand, to, Reason::Put, mover)"))
mutation("replaces-equipment", "a moved equipment may replace another", "R000-14",
         edit(FIELD, "if (g[s].equipment[slot] == kNoCard) fit.add(s);", "fit.add(s);"))
mutation("two-of-a-name", "a trick of the same name may be moved there", "R000-14",
         edit("engine/query/legality.cc", "if (t.name == card.name) return why.no(WhyNot::SameTrick);", ""))
mutation("any-destination", "a moved trick may go to who cannot be its target", "R000-15 R000-16",
         edit(FIELD, "may_lie_before(g, trick, s)", "true"))

# ---- 落英
mutation("luoying-own-will", "落英 takes only what others discard themselves", "R000-21 R000-23",
         edit("generals/yijiang/caozhi.cc", "if (discarded && (p.from == Zone::Hand || p.from == Zone::Equipment)) return p.from_seat;",
              "if (discarded && p.actor == p.from_seat && (p.from == Zone::Hand || p.from == Zone::Equipment)) return p.from_seat;"))
mutation("luoying-made-to", "落英 takes only what others are made to discard", "R000-21 R000-24 R000-25",
         edit("generals/yijiang/caozhi.cc", "if (discarded && (p.from == Zone::Hand || p.from == Zone::Equipment)) return p.from_seat;",
              "if (discarded && p.actor != p.from_seat && (p.from == Zone::Hand || p.from == Zone::Equipment)) return p.from_seat;"))
mutation("luoying-any-suit", "落英 takes any suit", "R000-21",
         edit("generals/yijiang/caozhi.cc", "cards_of_suit(s.game, p.cards, whose, Suit::Club)", "p.cards"))
mutation("replaced-not-discarded", "equipment that is replaced is not discarded", "R000-22",
         edit("engine/rules/use.cc", "Reason::Replace", "Reason::System"))
mutation("dismantled-not-discarded", "过河拆桥 puts the card away instead of discarding it", "R000-23",
         edit("cards/tricks/take_a_card.cc", "co_await discard(c.game, c.user, cards);",
              "co_await move_cards(c.game, moving(c.game, cards, Zone::Discard, kNoSeat, Reason::Put, c.user));"))
mutation("niepan-not-discarded", "涅槃 puts the cards away instead of discarding them", "R000-24",
         edit("generals/fire/pangtong.cc", "discard", "+[](Game& g, Seat s, CardSet cards) "
              "{ return move_cards(g, moving(g, cards, Zone::Discard, kNoSeat, Reason::Put, s)); }", after="Task<> rise_from_the_ashes"))
mutation("zhiheng-not-discarded", "制衡 puts the cards away instead of discarding them", "R000-25",
         edit("generals/standard/sunquan.cc", "co_await discard(s.game, s.owner, s.cards);",
              "co_await move_cards(s.game, moving(s.game, s.cards, Zone::Discard, kNoSeat, Reason::Put, s.owner));"))

# ---- judgements
mutation("guicai-before-the-card", "鬼才 is asked before the judge card is turned over", "R000-150",
         edit("generals/standard/simayi.cc", "at<Timing::JudgeBeforeResult>()", "at<Timing::JudgeStart>()"))
mutation("guidao-before-the-card", "鬼道 is asked before the judge card is turned over", "R000-150",
         edit("generals/wind/zhangjiao.cc", "at<Timing::JudgeBeforeResult>()", "at<Timing::JudgeStart>()"))
mutation("insertion-left-early", "a judgement inserted somewhere is left before it is finished", "R000-45",
         edit(JUDGE, "if (!j.terminated) co_await open(g, t, j);",
              "if (!j.terminated && t == Timing::JudgeResult1) co_await open(g, t, j);"))
mutation("result-before-skills", "the result is fixed before it can be changed", "R000-150 R004-20",
         edit(JUDGE, "co_await open(g, Timing::JudgeBeforeResult, j);", ""))

# ---- showing
mutation("shown-is-revealed", "a card that is shown stays on the table", "R000-46",
         edit("cards/tricks/fire_attack.cc", "show_card(g, c.target, shown.first());",
              "co_await move_cards(g, moving(g, shown, Zone::Processing, kNoSeat, Reason::Put, c.target));"))
mutation("revealed-stays-in-pile", "the cards of 五谷丰登 stay in the pile", "R000-47",
         edit("cards/tricks/amazing_grace.cc", "const CardSet cards = co_await turn_up(c.game, n * effect_value(c)); c.use.revealed = cards;",
              "for (CardId x : top_of_pile(c.game, n)) c.use.revealed.add(x); co_return;"),
         edit("cards/tricks/amazing_grace.cc", "c.use.revealed & c.game.state.processing", "c.use.revealed",
              after="Task<> take_one"))

# ---- costs and effects
mutation("cost-last", "神愤 is paid for at the end", "R000-48",
         edit("generals/god/shen_lvbu.cc", "add_marks(g, s.owner, kuangbao, -6);", ""),
         edit("generals/god/shen_lvbu.cc", "co_await flip(g, s.owner);", "add_marks(g, s.owner, kuangbao, -6); co_await flip(g, s.owner);"))
mutation("effects-stop", "放逐 does only the first of its effects", "R000-48",
         edit("generals/forest/caopi.cc", "co_await flip(s.game, s.seat());", ""))
mutation("impossible-stops", "神愤 leaves out whom it could not hurt", "R000-49",
         edit("generals/god/shen_lvbu.cc", "for (Seat t : all) co_await discard(g, t, g[t].equipped());",
              "for (Seat t : all) if (g[t].hp < g[t].max_hp) co_await discard(g, t, g[t].equipped());"))

# ---- single skills
mutation("guhuo-colourless", "a 蛊惑 that nobody doubted has no colour", "R000-06",
         edit("engine/rules/face_down.cc", "s.event.card = card;", "s.event.card = unseen_card(name, s.cards, s.skill);",
              after="void answer_with_named"))
mutation("doubt-without-hp", "who has no hp may doubt 蛊惑", "R000-07",
         edit("generals/wind/yuji.cc", "g[s].hp_value() < 1", "false"))
mutation("danlao-too-late", "啖酪 is offered when the trick is about to take effect", "R000-18",
         edit("generals/sp/yangxiu.cc", "at<Timing::UseBecameTarget>()", "at<Timing::UseEffect>()"))
mutation("danlao-for-one", "啖酪 is offered for a trick with one target", "R000-17",
         edit("generals/sp/yangxiu.cc", "targeted.size() >= 2", "true"))
mutation("jilei-by-material", "鸡肋 goes by the card that is used up, not by what it is used as", "R000-19 R000-20",
         edit("generals/sp/yangxiu.cc", "type_of(d.card.name)",
              "d.card.cards.empty() ? type_of(d.card.name) : type_of(name_of(s.game, d.card.cards.first()))"))
mutation("archery-together", "万箭齐发 deals its damage when all have answered", "R000-38",
         edit("cards/tricks/respond_or_suffer.cc", "co_await deal_damage(c.game, d);",
              "if (c.use.current + 1 == c.use.targets.size()) for (const Target& t : c.use.targets) "
              "{ Damage later = d; later.victim = t.seat; co_await deal_damage(c.game, later); }"))
mutation("tuxi-as-chosen", "突袭 takes in the order it was chosen", "R004-12",
         edit("generals/common.cc", "in_order(g, from)", "from"))
mutation("helpers-by-seat", "those who may help are asked in the order of their seats", "R004-11 R004-14",
         edit("generals/common.cc", "in_order(s.game, of_kingdom(s.game, others(s.game, s.owner), kingdom))",
              "[&] { SeatList all; for (Seat t : of_kingdom(s.game, others(s.game, s.owner), kingdom)) all.push_back(t); "
              "return all; }()"))
mutation("niepan-when-asked-first", "涅槃 is used when the dying begins", "R004-13",
         edit("generals/fire/pangtong.cc", "at<Timing::DyingAsk>()", "at<Timing::DyingEnter>()"))
mutation("jijiang-again", "激将 that nobody answered may be used again at once", "R004-22",
         edit("generals/standard/liubei.cc", "at<Timing::NeedRespond1>().may()",
              "at<Timing::NeedRespond1>().may().times(+[](const Skill<Need>&) { return 2; })"))
mutation("hujia-after-diagram", "护驾 may still be used after 八卦阵", "R004-29 R004-28",
         edit("generals/standard/caocao.cc", "at<Timing::NeedUse1>()", "at<Timing::NeedUse2>()"))
mutation("mingzhe-once", "明哲 is used once for two red cards", "R004-23",
         edit("generals/sp/zhugejin.cc", "colour_of(suit_of(s.game, c, s.owner)) == Colour::Red ? 1 : 0",
              "n == 0 && colour_of(suit_of(s.game, c, s.owner)) == Colour::Red ? 1 : 0"))
mutation("delayed-after-skills", "the delayed effect of 破军 is an operation of the rules", "R004-30",
         edit("generals/yijiang/xusheng.cc", "at<Timing::TurnEnd1>().then(take_back)",
              "at<Timing::TurnEnd1>().cls(PriorityClass::Flow).then(take_back)"))
mutation("lianying-own-turn", "连营 is for one's own turn", "R000-151",
         edit("generals/common.h", "!s.game[s.owner].hand.empty()",
              "!s.game[s.owner].hand.empty() || !s.game.in_turn_of(s.owner)",
              after="inline bool lost_last_hand_card(const Skill<Move>& s) {"))
mutation("lianying-is-forced", "连营 must be used", "R000-151",
         edit("generals/standard/luxun.cc", "at<Timing::MoveAfter2>().may()", "at<Timing::MoveAfter2>()"))
