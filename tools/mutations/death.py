# Dying, death, the end of the game, what lasts (timings 13, 15, 18; document 000).
DYING = "engine/rules/dying.cc"
DEATH = "engine/rules/death.cc"
SKILLS = "engine/rules/skills.cc"
PHASES = "engine/rules/phases.cc"

# ---- dying
mutation("skill-beats-no-rule", "no skill keeps who has no hp from dying", "R004-01 R000-04",
         edit(DYING, "return any_says(g, s, StateKind::HoldsOffDying, CardSet{});", "return false;"))
mutation("skills-again-when-dying", "skills again at every 处于濒死状态时", "R004-13 R004-19",
         edit(DYING, "d.skills_past.add(seat_after(g, anchor(g), from));", "(void)seat_after(g, anchor(g), from);"))
mutation("dying-one-first", "the dying character is asked first", "R004-13 R004-26 R000-39",
         edit(DYING, "seat_after(g, anchor(g), from)", "from == 0 ? d.seat : seat_after(g, anchor(g), from)",
              after="while (still_dying(g, d))"))
mutation("rescue-once", "after one 桃 nobody is asked again", "R004-13",
         edit(DYING, "from = to;", "break;"))

# ---- death
mutation("victory-not-looked-at", "a death does not end the game", "R000-03 R000-26",
         edit(DEATH, "if (mode.check_victory) mode.check_victory(g);", ""))
mutation("victory-after-skills", "victory looked at after the skills of the dead", "R000-03 R000-26",
         edit(DEATH, "if (mode.check_victory) mode.check_victory(g); co_await end_if_decided(g); co_await open(g, Timing::DeathWhen, d);",
              "co_await open(g, Timing::DeathWhen, d); if (mode.check_victory) mode.check_victory(g); co_await end_if_decided(g);"))
mutation("game-end-finishes", "what is running is finished before the game ends", "R000-03",
         edit(DEATH, "co_await end_if_decided(g);", ""),
         edit("engine/rules/use.cc", "co_await clean_up(g, u, Reason::Use);",
              "co_await clean_up(g, u, Reason::Use); co_await end_if_decided(g);", include="engine/rules/game_end.h"))
mutation("reward-before-discard", "the reward comes before the dead one's cards go", "R000-26",
         edit(DEATH, "co_await leave_table(g, s); if (mode.reward && g.alive(d.killer)) co_await mode.reward(g, d);",
              "if (mode.reward && g.alive(d.killer)) co_await mode.reward(g, d); co_await leave_table(g, s);"))
mutation("death-skills-last", "死亡时 comes when the dead one's cards are gone", "R000-26",
         edit(DEATH, "if (mode.show_dead) mode.show_dead(g, s);",
              "if (mode.show_dead) mode.show_dead(g, s); co_await leave_table(g, s);"))
mutation("dead-one-goes-on", "the phase of a dead character is closed like any other", "R000-29",
         edit(PHASES, "if (g.alive(owner)) co_await open(g, timings(p).end, p);", "co_await open(g, timings(p).end, p);"))
mutation("states-of-a-dead-turn", "what lasts this turn outlives the owner of the turn", "R000-29",
         edit(SKILLS, "g.turn().owner == dead && (i.scope == Scope::Turn || i.scope == Scope::Phase)", "false"))
mutation("death-keeps-states", "lasting states outlive their creator", "R000-30",
         edit(DEATH, "expire_with(g, d.seat);", ""))
mutation("state-outlives-creator", "a lasting state outlives its creator's death", "R000-30",
         edit(SKILLS, "i.creator == dead", "false"))
mutation("effects-in-nobodys-turn", "effects of this turn in nobody's turn", "R000-146",
         edit(SKILLS, "scope == Scope::Turn && nobodys", "false"))

# ---- skills and their cards
mutation("duanchang-keeps-cards", "断肠 leaves the cards where they are", "R000-08",
         edit(SKILLS, "co_await settle_skill_loss(g, owner, laid);", "co_await settle_skill_loss(g, owner, CardSet{});",
              after="Task<> lose_all_skills"))
mutation("loss-not-looked-at", "losing 不屈 changes nothing at once", "R000-11",
         edit(SKILLS, "if (enters_dying(g, owner)) co_await fall_below_floor(g, owner, nullptr);", ""))
mutation("nothing-gained", "a change of skills gains nothing", "R000-11 R001-11",
         edit(SKILLS, "for (SkillId skill : change.gained) change.now.push_back(gain_skill(g, owner, def(skill)));", ""))
mutation("lost-skill-stays", "what 化身 lent is kept when it changes", "R004-31 R000-11",
         edit(SKILLS, "detach(g, id);", "", after="CardSet swap_skills"))
mutation("reshuffled-meanwhile", "a card a skill waits for is shuffled in", "R000-32",
         edit("engine/rules/draw.cc", "f.discard - f.kept_out", "f.discard"))
mutation("xuanhuo-any-card", "眩惑 passes on some hand card", "R000-31",
         edit("generals/yijiang/fazheng.cc", "co_await give(g, s.owner, to, CardSet(c));",
              "co_await give(g, s.owner, to, CardSet(g[s.owner].hand.first()));"))
mutation("fanjian-any-card", "反间 looks at some hand card", "R000-31",
         edit("generals/standard/zhouyu.cc", "suit_of(s.game, c) != named",
              "suit_of(s.game, (s.game[s.seat()].hand - CardSet(c)).empty() ? c : (s.game[s.seat()].hand - CardSet(c)).first()) != named"))
