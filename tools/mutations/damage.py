# Damage, loss of hp, recovery, the chain (timings 12, documents 000 and 003).
DAMAGE = "engine/rules/damage.cc"
REDUCE = "engine/rules/hp_reduction.cc"
CARDS = "engine/rules/general_cards.cc"
BEFORE = neutral(DAMAGE, "constexpr Timing kBefore[]", "const Timing kBefore[]")
AFTER = neutral(DAMAGE, "constexpr Timing kAfter[]", "const Timing kAfter[]")


def swapped(name, breaks, shows, a, b, *rest):
    mutation(name, breaks, shows, *rest, edit(DAMAGE, f"Timing::{a}", f"Timing::{b}"),
             edit(DAMAGE, f"Timing::{b}", f"Timing::{a}"))


# ---- before hp goes
mutation("element-lost", "fire and thunder become normal damage", "R000-109 R000-63",
         edit(DAMAGE, "if (!g.alive(d.victim) || d.amount <= 0) co_return;",
              "if (!g.alive(d.victim) || d.amount <= 0) co_return; d.element = Element::Normal;"))
swapped("swap-damage-start", "绝情 before 大雾", "R000-82 R000-83 R000-84 R000-110 R000-111",
        "DamageBeforeStart1", "DamageBeforeStart2", BEFORE)
mutation("fog-stops-thunder", "大雾 prevents thunder damage too", "R000-82 R000-83",
         edit("generals/god/shen_zhugeliang.cc", "s.event.element != Element::Thunder", "true"))
mutation("fog-too-late", "大雾 comes when the damage is about to be taken", "R000-82 R000-83 R000-110",
         edit("generals/god/shen_zhugeliang.cc", "at<Timing::DamageBeforeStart1>()", "at<Timing::DamageTaking1>()"))
mutation("jueqing-too-late", "绝情 comes after the skills of the source", "R000-84 R000-111",
         edit("generals/yijiang/zhangchunhua.cc", "at<Timing::DamageBeforeStart2>()", "at<Timing::DamageTaking1>()"))
mutation("jueqing-is-damage", "绝情 deals damage", "R000-05 R000-84 R000-111",
         edit("generals/yijiang/zhangchunhua.cc", "prevent(s.event); co_await lose_hp(s.game, s.event.victim, s.event.amount, s.skill);",
              "co_return;"))
swapped("swap-causing", "造成伤害时-2 before -1", "R000-86 R000-112", "DamageCausing1", "DamageCausing2", BEFORE)
mutation("no-causing-skills", "造成伤害时-1 is not generated", "R000-112 R000-95",
         BEFORE, edit(DAMAGE, "Timing::DamageCausing1", "Timing::DamageBeforeStart2"))
mutation("luoyi-forgotten", "裸衣 adds nothing", "R000-62 R000-95 R000-112 R003-10",
         edit("generals/standard/xuchu.cc", "++s.event.amount;", ""))
mutation("qianxi-too-late", "潜袭〔旧〕 comes when the damage is about to be taken", "R000-85 R004-35",
         edit("generals/yijiang/madai.cc", "at<Timing::DamageCausing2>()", "at<Timing::DamageTaking1>()"))
mutation("ice-sword-hits", "寒冰剑 does not prevent the damage", "R000-87 R000-86",
         edit("cards/weapons/ice_sword.cc", "prevent(s.event);", ""))
mutation("ice-sword-too-late", "寒冰剑 comes when the damage is about to be taken", "R000-86",
         edit("cards/weapons/ice_sword.cc", "at<Timing::DamageCausing2>()", "at<Timing::DamageTaking3>()"))
mutation("bow-prevents", "麒麟弓 prevents the damage", "R000-88 R000-86",
         edit("cards/weapons/kylin_bow.cc", "co_await discard(s.game, s.owner, s.cards);",
              "prevent(s.event); co_await discard(s.game, s.owner, s.cards);"))
mutation("bow-is-forced", "麒麟弓 asks nobody", "R000-88",
         edit("cards/weapons/kylin_bow.cc", "at<Timing::DamageCausing2>().may()", "at<Timing::DamageCausing2>()"))
mutation("guding-forgotten", "古锭刀 adds nothing", "R000-86 R000-88 R000-95",
         edit("cards/weapons/guding_blade.cc", "++s.event.amount;", ""))
swapped("swap-taking", "受到伤害时-3 before -2", "R000-93", "DamageTaking2", "DamageTaking3", BEFORE)
mutation("taking-before-causing", "受到伤害时 before 造成伤害时", "R000-89 R000-113 R000-94",
         BEFORE, edit(DAMAGE, "Timing::DamageCausing1", "Timing::DamageTaking2"),
         edit(DAMAGE, "Timing::DamageCausing2", "Timing::DamageTaking3"),
         edit(DAMAGE, "Timing::DamageTaking2", "Timing::DamageCausing1"),
         edit(DAMAGE, "Timing::DamageTaking3", "Timing::DamageCausing2"))
mutation("jilei-too-late", "鸡肋 comes after the damage", "R000-89 R000-113",
         edit("generals/sp/yangxiu.cc", "at<Timing::DamageTaking2>()", "at<Timing::DamageTaken>()"))
mutation("anybodys-tianxiang", "天香 is offered for damage to anybody", "R000-91",
         edit("generals/wind/xiaoqiao.cc", "owner_is_victim", "+[](const Skill<Damage>&) { return true; }"))
mutation("transfer-keeps-victim", "transferred damage is dealt to 小乔 as well", "R000-89 R000-113 R000-114",
         edit(DAMAGE, "prevent(d);", "", after="Task<> transfer_damage"))
mutation("transfer-is-the-cards-own", "transferred damage counts as the card's own again",
         "R000-89 R000-90 R003-10",
         edit(DAMAGE, "moved.origin = Origin::Transfer;", ""))
mutation("transfer-skips-preventions", "transferred damage cannot be prevented", "R000-90 R000-89 R000-114 R000-113",
         edit(DAMAGE, "co_await open(g, t, d);",
              "if (d.origin != Origin::Transfer || (t != Timing::DamageBeforeStart1 && t != Timing::DamageTaking2)) "
              "co_await open(g, t, d);", after="for (Timing t : kBefore)"))
mutation("transfer-loses-element", "transferred damage is normal damage", "R003-08 R003-10",
         edit(DAMAGE, "moved.element = d.element;", ""))
mutation("transfer-of-one", "transferred damage is 1", "R003-10 R003-11",
         edit(DAMAGE, "moved.amount = d.amount;", "moved.amount = 1;"))
mutation("draw-before-damage", "天香 draws before the damage", "R000-27 R000-98 R000-119 R000-114 R000-90",
         edit("generals/wind/xiaoqiao.cc",
              "co_await transfer_damage(s.game, s.event, s.seat()); co_await draw(s.game, s.seat(), s.game[s.seat()].lost_hp());",
              "co_await draw(s.game, s.seat(), s.game[s.seat()].lost_hp()); co_await transfer_damage(s.game, s.event, s.seat());"))
mutation("no-tianxiang-draw", "天香 draws nothing", "R000-98 R000-119",
         edit("generals/wind/xiaoqiao.cc", "co_await draw(s.game, s.seat(), s.game[s.seat()].lost_hp());", ""))
mutation("gale-forgotten", "狂风 adds nothing", "R000-92 R000-115",
         edit("generals/god/shen_zhugeliang.cc", "++s.event.amount;", ""))
mutation("gale-too-early", "狂风 adds before 天香", "R000-92",
         edit("generals/god/shen_zhugeliang.cc", "at<Timing::DamageTaking2>()", "at<Timing::DamageTaking1>()"))
mutation("vine-burns-not", "藤甲 adds nothing to fire", "R000-93 R000-116 R003-07 R003-12 R003-10",
         edit("cards/armour/vine.cc", "++s.event.amount;", ""))
mutation("lion-forgotten", "白银狮子 does not lessen the damage", "R000-93 R000-94 R000-116",
         edit("cards/armour/silver_lion.cc", "s.event.amount = 1;", ""))
mutation("lion-too-early", "白银狮子 lessens the damage before the rest is added", "R000-94 R000-93",
         edit("cards/armour/silver_lion.cc", "at<Timing::DamageTaking3>()", "at<Timing::DamageBeforeStart1>()"))
mutation("bonus-forgotten", "what 酒 added is not in the value", "R000-95 R000-62",
         edit("cards/basic/analeptic.cc", "slash.card.bonus = static_cast<std::int8_t>(slash.card.bonus + 1 + g.state.instance[id].remembers<int>());", ""))
mutation("only-value-one", "the damage value is not summed up", "R000-95",
         edit(REDUCE, "r.amount = d.amount;", "r.amount = 1;"))
mutation("damage-goes-on", "prevented damage runs on to its end", "R001-33 R000-87 R000-82",
         edit(DAMAGE, "d.terminated", "d.terminated && t == Timing::DamageTaking3", after="if (d.amount <= 0) prevent(d);"))

# ---- hp goes
mutation("chain-after-hp", "the chain is looked at when hp is gone", "R000-96 R000-117 R003-04",
         edit(REDUCE, "co_await open(g, Timing::ReduceHpBefore, r); if (r.terminated) co_return; "
              "co_await open(g, Timing::ReduceHpWhen, r); if (r.terminated || !g.alive(r.seat)) co_return; subtract(g, r);",
              "co_await open(g, Timing::ReduceHpWhen, r); subtract(g, r); co_await open(g, Timing::ReduceHpBefore, r);"))
mutation("normal-damage-conducts", "normal damage resets the chained", "R000-96 R000-117 R003-04",
         edit(REDUCE, "d->element != Element::Normal", "true"))
mutation("no-reset", "the chained are not reset", "R003-04 R000-96 R000-117",
         edit(REDUCE, "conducting", "+[](const Skill<HpReduction>&) { return false; }", after="const RuleDef chain_rule"))
mutation("dying-after-damage", "a dying resolution waits until the damage is over",
         "R000-97 R000-118 R004-07",
         edit(REDUCE, "if (g.alive(r.seat) && needs_saving(g, r.seat)) co_await fall_below_floor(g, r.seat, r.damage);", ""),
         edit(DAMAGE, "if (d.conducts) co_await conduct(g, d);",
              "if (enters_dying(g, d.victim)) co_await dying(g, d.victim, &d); if (d.conducts) co_await conduct(g, d);",
              include="engine/rules/dying.h"))
mutation("dying-after-use", "a dying resolution waits until the card is over", "R000-39",
         edit(REDUCE, "if (g.alive(r.seat) && needs_saving(g, r.seat)) co_await fall_below_floor(g, r.seat, r.damage);", ""),
         edit("engine/rules/use.cc", "co_await open(g, Timing::UseEnd1, u);",
              "for (Seat s : in_order(g, living(g))) if (enters_dying(g, s)) co_await dying(g, s, nullptr); "
              "co_await open(g, Timing::UseEnd1, u);", include="engine/rules/dying.h"))
mutation("source-outlives", "a dead source stays the source", "R000-40 R004-25 R004-26 R000-146",
         edit(DAMAGE, "if (d.source != kNoSeat && !g.alive(d.source)) d.source = kNoSeat;", ""))

# ---- after it
swapped("swap-damage-taken", "受到伤害后 before 造成伤害后",
        "R000-99 R000-101 R000-120 R000-122", "DamageCaused", "DamageTaken", AFTER)
mutation("no-caused", "造成伤害后 is not generated", "R000-99 R000-120 R003-13",
         AFTER, edit(DAMAGE, "Timing::DamageCaused", "Timing::DamageEnd"))
mutation("victims-skills-late", "受到伤害后 comes when the damage is over", "R000-101",
         AFTER, edit(DAMAGE, "Timing::DamageTaken", "Timing::DamageEnd"), edit(DAMAGE, "Timing::DamageEnd", "Timing::DamageTaken"))
mutation("beige-first", "悲歌 comes with the skills of the source", "R000-102",
         edit("generals/mountain/caiwenji.cc", "at<Timing::DamageTaken>()", "at<Timing::DamageCaused>()"))
mutation("beige-for-all", "悲歌 is offered whatever dealt the damage", "R000-123",
         edit("generals/mountain/caiwenji.cc", "s.event.use && is_slash(s.event.use->card.name)", "true"))
mutation("nobody-else-after-damage", "only the victim acts after damage", "R000-102",
         edit("generals/mountain/caiwenji.cc", "hurt_by_slash", "+[](const Skill<Damage>& s) { return s.event.victim == s.owner; }",
              after="const SkillDef beige"))
mutation("nightmares-with-source", "the marks of 武魂 are not given to a killer", "R000-100 R000-121",
         edit("generals/god/shen_guanyu.cc", "add_marks(s.game, s.event.damage->source, wuhun, s.event.damage->amount);", ""))
mutation("nightmares-after-judgement", "the marks of 武魂 are given when the death is over", "R000-100 R000-121",
         edit("generals/god/shen_guanyu.cc", "at<Timing::DeathBeforeReveal>()", "at<Timing::DeathAfter>()"))
mutation("wrath-for-dealing", "狂暴 does not count damage dealt", "R003-13",
         edit("generals/god/shen_lvbu.cc", "s.event.source == s.owner", "s.event.source == s.owner && s.event.victim != s.owner"))
mutation("wrath-for-taking", "狂暴 does not count damage taken from oneself", "R003-13",
         edit("generals/god/shen_lvbu.cc", "at<Timing::DamageTaken>().when(owner_is_victim)",
              "at<Timing::DamageTaken>().when(+[](const Skill<Damage>& s) { return owner_is_victim(s) && s.event.source != s.owner; })"))

# ---- loss of hp
mutation("loss-is-damage", "who loses hp has taken damage", "R000-05",
         edit("engine/rules/hp.cc", "co_await reduce_hp_by_loss(g, l);",
              "Damage d; d.victim = s; d.amount = n; co_await deal_damage(g, d);"))
mutation("hp-loss-has-killer", "dying of a loss of hp counts as killed", "R000-05 R000-26",
         edit("engine/rules/death.cc", "d.damage && g.alive(d.damage->source)",
              "g.alive(d.damage ? d.damage->source : g.turn().owner)"),
         edit("engine/rules/death.cc", "d.killer = d.damage->source;",
              "d.killer = d.damage ? d.damage->source : g.turn().owner;"))

# ---- the chain
mutation("cannot-chain", "铁索连环 chains nobody", "R003-01",
         edit(CARDS, "c.chained = true;", ""))
mutation("chained-again", "who is chained is chained again", "R003-01",
         edit(CARDS, "return can_be_chained(g, s);", "return true;"))
mutation("chained-means-nothing", "damage is shared by those who stand upright", "R003-02",
         edit(REDUCE, "if (g[t].chained) d.conducts_to.add(t);", "d.conducts_to.add(t);"),
         edit(DAMAGE, "!g.alive(s) || !g[s].chained", "!g.alive(s)"))
mutation("chained-alone", "being chained shares nothing", "R003-02 R003-05 R000-103 R000-124",
         edit(REDUCE, "if (g[t].chained) d.conducts_to.add(t);", ""))
mutation("no-standing-up", "a reset leaves the card sideways", "R003-03 R003-04",
         edit(CARDS, "c.chained = false;", ""))
mutation("chain-conducts-again", "conducted damage conducts again", "R003-05",
         edit(REDUCE, "!reset || d.chain", "!reset"))
mutation("conducts-at-once", "the chain conducts before the damage is over", "R003-05 R000-103 R000-124",
         edit(DAMAGE, "if (d.conducts) co_await conduct(g, d);", ""),
         edit(DAMAGE, "co_await reduce_hp_by_damage(g, d);",
              "co_await reduce_hp_by_damage(g, d); if (d.conducts && !d.terminated) co_await conduct(g, d);"))
mutation("no-chain-recheck", "conduction does not look whether one is still chained", "R003-06 R003-08",
         edit(DAMAGE, "!g.alive(s) || !g[s].chained", "!g.alive(s)"))
mutation("conducts-base-value", "conduction passes on 1 instead of the value taken", "R003-06 R003-07 R003-11",
         edit(DAMAGE, "d.amount = origin.amount;", "d.amount = 1;"))
mutation("conducts-without-source", "conducted damage has no source", "R003-06 R003-13",
         edit(DAMAGE, "d.source = origin.source;", ""))
mutation("conducts-normal", "conducted damage has no element", "R003-06 R003-07",
         edit(DAMAGE, "d.element = origin.element;", ""))
mutation("conducts-as-card", "conducted damage counts as the card's own", "R000-104 R000-103",
         edit(DAMAGE, "d.origin = Origin::Chain;", ""))
mutation("transferred-is-chain", "transferred damage does not conduct", "R003-11",
         edit(DAMAGE, "moved.chain = d.chain;", "moved.chain = true;"))
mutation("transferred-chain-conducts", "transferred chain damage conducts again", "R003-08",
         edit(DAMAGE, "moved.chain = d.chain;", ""))

# ---- out of play
mutation("lured-take-damage", "who is lured away loses hp by damage", "R003-14",
         edit(REDUCE, "!s.game.counts(s.actor)", "!s.game.counts(s.actor) && s.event.loss"))
mutation("lured-lose-hp", "who is lured away loses hp", "R003-15",
         edit(REDUCE, "!s.game.counts(s.actor)", "!s.game.counts(s.actor) && s.event.damage"))
mutation("lured-damage-goes-on", "the damage flow of who is lured away goes on", "R003-14",
         edit(REDUCE, "if (r.damage) r.damage->terminate();", ""))
mutation("lured-loss-goes-on", "the loss of who is lured away goes on", "R003-15",
         edit(REDUCE, "if (r.loss) r.loss->terminate();", ""))

# ---- restoring
mutation("flip-before-reset", "a general card is restored by flipping it first", "R003-17",
         edit(CARDS, "if (g[s].chained) co_await unchain(g, s); if (g[s].flipped) co_await flip(g, s);",
              "if (g[s].flipped) co_await flip(g, s); if (g[s].chained) co_await unchain(g, s);"))
mutation("restore-only-chained", "only a chained general card is turned face up", "R003-18 R003-21",
         edit(CARDS, "if (g[s].chained) co_await unchain(g, s); if (g[s].flipped) co_await flip(g, s);",
              "const bool chained = g[s].chained; if (chained) co_await unchain(g, s); if (chained && g[s].flipped) co_await flip(g, s);"))
mutation("restore-keeps-chain", "restoring does not stand the card upright", "R003-19 R003-17",
         edit(CARDS, "if (g[s].chained) co_await unchain(g, s);", ""))
mutation("restore-flips", "restoring always flips", "R003-20 R003-19",
         edit(CARDS, "if (g[s].flipped) co_await flip(g, s);", "co_await flip(g, s);"))
mutation("no-state-after", "牌状态改变后 is not generated", "R003-21 R003-01",
         edit(CARDS, "co_await open(g, Timing::StateAfter, e);", ""))
