# Turns, phases, skipping, extra turns and phases, ending them (timings 5 to 7).
FLOW = "engine/rules/game_flow.cc"
TURN = "engine/rules/turn.cc"
PHASES = "engine/rules/phases.cc"
PLAY = "engine/rules/play_phase.cc"
FACE = "engine/rules/general_cards.cc"
ROW = neutral(PHASES, "constexpr PhaseTimings kTimingsOf", "const PhaseTimings kTimingsOf")
TURN_REST = neutral(TURN, "constexpr Timing kRest[] = {Timing::TurnStart6", "const Timing kRest[] = {Timing::TurnStart6")


def swapped(name, breaks, shows, file, a, b, *rest):
    mutation(name, breaks, shows, *rest, edit(file, f"Timing::{a}", f"Timing::{b}"), edit(file, f"Timing::{b}", f"Timing::{a}"))


# ---- the order of turns
mutation("turns-go-left", "the next turn is the left-hand neighbour's", "R001-01 R001-18 R004-24",
         edit(FLOW, "normal = seat_after(g, normal);", "normal = seat_after(g, normal, g.players() - 1);"))
mutation("extra-turns-fifo", "extra turns first in, first out", "R001-02 R001-04 R001-06 R001-15",
         edit(FLOW, "f.extra_turns.back()", "f.extra_turns[0]"),
         edit(FLOW, "f.extra_turns.pop_back();", "f.extra_turns.erase(0);"))
mutation("extra-turn-last", "extra turns after the next normal turn", "R001-02 R001-03 R001-05 R001-08 R001-09 R001-13",
         edit(FLOW, "!f.extra_turns.empty()", "!f.extra_turns.empty() && (g.turn().serial & 1) == 0"))
mutation("extra-turn-displaces", "after an extra turn the turns go on from there",
         "R001-02 R001-03 R001-05 R001-08 R001-09 R001-16",
         edit(FLOW, "if (g.alive(t.seat)) co_await take_turn(g, t.seat, true, t.phases);",
              "if (g.alive(t.seat)) { co_await take_turn(g, t.seat, true, t.phases); normal = t.seat; }"))
mutation("extra-turn-of-next-round", "an extra turn is counted like a normal one for the rounds", "R001-03 R001-05 R001-02",
         edit(TURN, "!t.extra && f.last_normal_seat >= t.owner", "f.last_normal_seat >= t.owner"),
         edit(TURN, "if (!t.extra) f.last_normal_seat = t.owner;", "f.last_normal_seat = t.owner;"))
mutation("lightning-from-normal-seat", "闪电 goes on from the seat of the last normal turn", "R001-07",
         edit("engine/rules/use.cc", "seat_after(g, owner, i)", "seat_after(g, g.state.last_normal_seat, i)"))
mutation("successor-at-once", "放权 gives its extra turn at 回合结束前-4", "R001-13 R001-14",
         edit("generals/mountain/liushan.cc", "at<Timing::TurnEnd1>()", "at<Timing::TurnEnd4>()"))
mutation("lianpo-later", "连破 is used at 回合结束前-2", "R001-14 R004-31 R001-15",
         edit("generals/god/shen_simayi.cc", "at<Timing::TurnEnd1>()", "at<Timing::TurnEnd2>()"))
mutation("huashen-later", "化身 changes at 回合结束前-2", "R000-144 R001-14 R004-31",
         edit("generals/mountain/zuoci.cc", "at<Timing::TurnEnd1>()", "at<Timing::TurnEnd2>()"))
mutation("performed-phase-spends", "the phase 当先 performs is the play phase of the turn", "R001-11 R001-12 R001-23",
         edit("generals/yijiang/liaohua.cc", "co_await perform_phase(s.game, s.owner, PhaseKind::Play);",
              "co_await perform_phase(s.game, s.owner, PhaseKind::Play); skip_phase(s.game, PhaseKind::Play);"))

# ---- face down
mutation("face-down-plays", "a face-down character plays its turn", "R000-02 R001-10 R001-34",
         edit(TURN, "t.terminate(); co_return;", ""))
mutation("lost-turn-closes", "a turn that is lost has its closing timings", "R000-02 R001-10 R001-34",
         edit(TURN, "t.terminated", "false"))
mutation("flip-never-back", "a flip only turns face down", "R000-01 R003-16 R000-02",
         edit(FACE, "c.flipped = !c.flipped;", "c.flipped = true;"))

# ---- the turn from its first timing to its last
swapped("turn-start-swapped", "回合开始后-9 before 回合开始后-7", "R000-125", TURN, "TurnStart7", "TurnStart9", TURN_REST)
mutation("turn-of-nobody", "the turn is not confirmed to be its owner's", "R000-125 R000-145 R000-147",
         edit(TURN, "g.turn().in_turn = true;", "g.turn().in_turn = false;", after="t.terminate();"))
mutation("turn-outlives-its-end", "when the turn is over it is still its owner's", "R000-144 R000-145 R000-147",
         edit(TURN, "g.turn().in_turn = false;", "", after="g.turn().ending = true;"))
mutation("this-turn-goes-on", "effects of this turn outlive it", "R000-145",
         edit(TURN, "expire(g, Scope::Turn);", "", after="g.turn().ending = true;"))
mutation("no-gap", "there is no timing between two turns", "R000-147 R000-144 R000-145",
         edit(TURN, "co_await open(g, Timing::TurnGap, t);", ""))
mutation("in-own-turn-anybodys", "急救 is for anybody's turn, not for those outside one's own", "R001-17 R000-145",
         edit("generals/standard/huatuo.cc", "!s.game.in_turn_of(s.owner)", "!s.game.turn().in_turn"))
mutation("emergency-in-own-turn", "急救 works in one's own turn", "R001-17 R000-145",
         edit("generals/standard/huatuo.cc", "!s.game.in_turn_of(s.owner)", "true"))
mutation("five-phases", "a turn has no finish phase", "R001-22 R000-142",
         edit(TURN, "p < kPhases", "p < kPhases - 1"))

# ---- the phases, each with its points
mutation("no-prepare-start", "准备阶段开始时 is not generated", "R000-126",
         ROW, edit(PHASES, "Timing::PrepareStart", "Timing::PrepareBody"))
mutation("prepare-not-closed", "准备阶段结束时 is not where the phase is over", "R000-127",
         ROW, edit(PHASES, "Timing::PrepareEnd", "Timing::PrepareBody"))
mutation("no-judging", "delayed tricks are not judged", "R000-128 R001-22",
         edit(PHASES, "co_await process_judging_area(g, p);", ""))
mutation("oldest-first", "delayed tricks are judged the oldest first", "R000-128",
         edit(PHASES, "if (g[p.owner].judging.has(area[i])) co_await use_delayed_trick(g, p.owner, area[i].card);",
              "const auto& old = area[area.size() - 1 - i]; "
              "if (g[p.owner].judging.has(old)) co_await use_delayed_trick(g, p.owner, old.card);"))
mutation("judge-phase-not-closed", "判定阶段结束时 is not where the phase is over", "R000-129",
         ROW, edit(PHASES, "Timing::JudgePhaseEnd", "Timing::JudgePhaseBody"))
mutation("give-up-late", "giving up the draw comes after the drawing", "R000-130",
         edit(PHASES, "co_await open_to_listeners(g, Timing::DrawStart2, p); "
              "if (g.alive(p.owner)) co_await open(g, Timing::DrawBody, p);",
              "co_await open(g, Timing::DrawBody, p); co_await open(g, Timing::DrawStart2, p);"))
mutation("draw-although-given-up", "who gave up the draw draws", "R000-130",
         edit(PHASES, "!s.event.no_draw && s.event.draw > 0", "s.event.draw > 0"))
mutation("always-two", "two cards are drawn whatever was said", "R000-131",
         edit(PHASES, "return draw(s.game, s.owner, s.event.draw);", "return draw(s.game, s.owner, 2);"))
mutation("draw-phase-not-closed", "摸牌阶段结束时 is not where the phase is over", "R000-132",
         ROW, edit(PHASES, "Timing::DrawEnd", "Timing::DrawStart2"))
mutation("shensu-when-drawn", "神速 is used before the draw phase is over", "R000-133",
         edit("generals/wind/xiahouyuan.cc", "at<Timing::PlayBeforeStart>()", "at<Timing::DrawEnd>()"))
mutation("after-end-dropped", "阶段结束后 is not generated", "R000-134 R000-137 R000-138 R001-25 R001-22",
         edit(PHASES, "if (g.alive(owner)) co_await open(g, timings(p).after_end, p);", ""))
mutation("one-action", "the play phase ends after one card", "R000-135 R000-50",
         edit(PLAY, "co_await use_chosen(g, u);", "co_await use_chosen(g, u); co_return;"),
         edit(PLAY, "co_await act(g, p, o, pick.seats, cards);",
              "co_await act(g, p, o, pick.seats, cards); co_return;"))
mutation("play-not-closed", "出牌阶段结束时 is not where the phase is over", "R000-136",
         ROW, edit(PHASES, "Timing::PlayEnd", "Timing::PlayStart"))
mutation("keji-when-played", "克己 is used when the play phase ends", "R000-137 R000-138 R000-139",
         edit("generals/standard/lvmeng.cc", "at<Timing::DiscardBeforeStart>()", "at<Timing::PlayEnd>()"))
mutation("keji-too-late", "克己 is used when the discard phase has started", "R000-139",
         edit("generals/standard/lvmeng.cc", "at<Timing::DiscardBeforeStart>()", "at<Timing::DiscardStart>()"))
mutation("limit-is-hp", "nothing but the hp gives the hand limit", "R000-140",
         edit("engine/query/distance.cc", "if (base < 0) base = g[s].hp_value();", "base = g[s].hp_value();"))
mutation("discard-phase-not-closed", "弃牌阶段结束时 is not where the phase is over", "R000-141",
         ROW, edit(PHASES, "Timing::DiscardEnd", "Timing::DiscardStart"))
mutation("no-finish-start", "结束阶段开始时 is not generated", "R000-142",
         ROW, edit(PHASES, "Timing::FinishStart", "Timing::FinishBody"))
mutation("finish-not-closed", "结束阶段结束时 is not where the phase is over", "R000-143",
         ROW, edit(PHASES, "Timing::FinishEnd", "Timing::FinishBody"))
mutation("discard-once", "the hand limit is not looked at again", "R000-09",
         edit(PHASES, "before != discarded_by_rule(g, p.owner)", "before < 0"))

# ---- "in a phase"
mutation("anybodys-phase", "a draw phase of anybody is meant", "R001-23",
         edit("generals/standard/zhouyu.cc", "owner_draws",
              "+[](const Skill<Phase>& s) { return s.event.draw > 0; }"))
mutation("phase-not-counted-anew", "two play phases of one turn are one", "R001-23 R001-24",
         edit(PHASES, "p.serial = turn.phase_serial = ++turn.phases_begun;", "p.serial = turn.phase_serial;"))
mutation("anybodys-play-phase", "佐定 looks at a play phase of anybody", "R001-24",
         edit("generals/yijiang/zhongyao.cc", "turn.owner == u.user", "true"))
mutation("phase-counts-from-the-turn", "what happened before the phase counts as in it", "R001-25",
         edit(PHASES, "g.state.history.forget(Span::Phase);", ""))
mutation("phase-left-early", "the phase is left before its closing timing", "R001-25",
         edit(PHASES, "if (g.alive(owner)) co_await open(g, timings(p).end, p);",
              "inner.leave(); if (g.alive(owner)) co_await open(g, timings(p).end, p);"))

# ---- extra phases
mutation("extra-phase-behind", "a phase gained before another comes after it", "R001-26",
         edit(PHASES, "turn.schedule.insert(i, {kind});", "turn.schedule.insert(i + 1, {kind});"))
mutation("extra-phase-in-front", "a phase gained after another comes before it", "R001-27",
         edit(PHASES, "turn.schedule.insert(i + 1, {kind});", "turn.schedule.insert(i, {kind});"))

# ---- skipping
mutation("skipped-is-played", "a skipped phase is gone through", "R001-28 R001-30 R000-139",
         edit(PHASES, "k < end && turn.schedule[k].skipped", "false"))
mutation("skipped-run-before-start", "开始前 of every skipped phase", "R001-29 R001-30",
         edit(PHASES, "last_of_skipped_run(turn)", "std::min<int>(turn.at, last_of_skipped_run(turn))"))
mutation("skip-twice", "a skipped phase can be skipped again", "R001-31 R001-32 R001-39",
         edit(PHASES, "return !turn.schedule[i].skipped;", "return true;"))
mutation("skip-jumps", "with the skip the next phase begins at once", "R001-38",
         edit("generals/mountain/zhanghe.cc", "skip_phase(s.game, s.event.phase);",
              "skip_phase(s.game, s.event.phase); ++s.game.turn().at; s.event.end_timing();",
              after="co_await discard(s.game, s.owner, s.cards);"))

# ---- ending
mutation("phase-is-not-ended", "what ends the phase does nothing", "R001-36",
         edit(PHASES, "co_await fall_back_to(g.run, p->unwind);", "co_return;"))
mutation("ended-phase-not-closed", "a phase that is ended has no 结束时", "R001-36",
         edit(PHASES, "if (!whole) co_await tidy_after_drop(g);",
              "if (!whole) { co_await tidy_after_drop(g); co_return; }"))
mutation("turn-is-not-ended", "what ends the turn does nothing", "R001-37",
         edit(TURN, "co_await fall_back_to(g.run, t->unwind);", "co_return;"))
mutation("ended-turn-not-closed", "a turn that is ended has no 回合结束前", "R001-37",
         edit(TURN, "g.turn().ending = true;",
              "if (!whole) { expire_with_turn(g, owner); co_return; } g.turn().ending = true;"))
