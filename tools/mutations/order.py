# Who acts at a timing, in which order and how often (principles 2).
OPEN = "engine/rules/open.cc"
OFFERS = "engine/rules/offers.h"
SEATS = "engine/query/seats.cc"
LOOP = "Task<> go_round(Game& g, Timing t, Event& e, int from, const RuleUnit* done_first) {"

mutation("no-class-order", "no order of classes: whatever comes first",
         "R004-27",
         edit(OFFERS, "if (cls < last_) return (void)why.no(WhyNot::ClassPassed);", ""),
         edit(OFFERS, "if (!offers_->empty() && cls > best_) return;", "if (!offers_->empty()) return;"))
mutation("class-may-rise", "a higher class may follow a lower one", "R004-16",
         edit(OFFERS, "cls < last_", "false"))
mutation("classes-equal", "equipment skills are as high as general skills",
         "R004-16 R004-27 R004-28 R004-35 R004-39 R004-40 R000-69 R000-78 R000-86",
         edit("engine/rules/move.cc", "PriorityClass::Equipment", "PriorityClass::General"))
mutation("conditions-early", "conditions looked at when the timing opens", "R004-32",
         neutral(OPEN, "Pass pass;", "Pass pass; SeatSet early;"),
         edit(OPEN, "pass.next_seat(reasons_wanted(g));", """
              if (n == from)
                for (int k = from; k < g.players(); ++k) {
                  const Seat other = seat_after(g, start, k);
                  if (!may_act(g, e, other)) continue;
                  Offers some;
                  Collector<NobodyAsks>(g, t, e, other, PriorityClass::General, pass, performers.has(other)).collect(some);
                  if (!some.empty()) early.add(other);
                }
              if (!early.has(s)) continue;
              pass.next_seat(reasons_wanted(g));"""))
mutation("second-round", "everybody is visited twice at a timing", "R004-16 R004-20 R004-21 R004-33",
         edit(OPEN, "if (left == 0) break;", "if (left == 0) { if (from < 0) break; n = from = -1; continue; }"))
mutation("from-seat-one", "skills and answers from the first seat on instead of the current character",
         "R004-25 R004-26",
         edit(OPEN, "anchor(g)", "Seat{0}", after="Task<> follow_rule"),
         edit(OPEN, "position(g, s)", "s", after="bool settled_by_rule"),
         edit(OPEN, "anchor(g)", "Seat{0}", after="int first_with_an_offer"),
         edit(OPEN, "anchor(g)", "Seat{0}", after=LOOP))
mutation("clockwise", "what several characters suffer goes clockwise",
         "R004-10 R004-12 R004-14 R003-06 R003-07 R003-08 R000-101 R000-124",
         edit(SEATS, "seat_after(g, anchor(g), i)", "seat_after(g, anchor(g), (g.players() - i) % g.players())"))
mutation("from-first-living", "what several characters suffer starts with the first seat", "R004-10 R004-14",
         edit(SEATS, "seat_after(g, anchor(g), i)", "seat_after(g, Seat{0}, i)"))
mutation("no-is-for-one-only", "a no declines only the first of several skills", "R004-16",
         edit(OPEN, "k < now.many", "k < 1"))
mutation("once-per-timing-gone", "a skill may be chosen twice at one timing",
         "R004-19 R004-20 R004-21 R004-16",
         edit("engine/rules/pass.h", "!e.declined && e.count < times", "!e.declined && e.count < times + 1"))
mutation("counted-once", "skills that count are offered once only", "R004-19 R004-23 R000-101",
         edit(OFFERS, "!pass_.open_for(o.serial, o.index, u.times(s))",
              "!pass_.open_for(o.serial, o.index, std::min(1, u.times(s)))", include="algorithm"))
mutation("two-cards-a-timing", "a second card at the same timing", "R004-17 R004-15",
         edit(OFFERS, "if (u.uses_card && e_.card_used) return too_late(o, u);", ""))
mutation("timing-goes-on", "an effect that ends the timing does not keep the others from acting",
         "R004-34 R004-35",
         edit(OPEN, "!e.timing_over", "(!e.timing_over || e.kind == EventKind::Damage)", after=LOOP),
         edit(OPEN, "may_act(g, e, s) && !e.timing_over",
              "may_act(g, e, s) && (!e.timing_over || e.kind == EventKind::Damage)"))
mutation("timing-not-resumed", "after what was inserted the timing is over",
         "R004-06 R004-08 R004-09 R001-11",
         edit(OPEN, "co_await launch_chosen(g, e, s, chosen, as, with);",
              "co_await launch_chosen(g, e, s, chosen, as, with); e.end_timing();"))
mutation("all-may-be-declined", "forced skills may be declined", "R000-43 R000-10",
         edit(OFFERS, "if (o.unit().optional) return true;", "return true;"))
mutation("condition-not-asked", "a skill is offered although its condition does not hold", "R000-44",
         edit(OFFERS, "if (!u.when(s)) return (void)why.no(WhyNot::Condition);",
              "if (!u.when(s) && !(o.instance != kNoInstance && e_.kind == EventKind::Damage && "
              "t_ == Timing::DamageCaused)) return (void)why.no(WhyNot::Condition);"))
mutation("hidden-stays-hidden", "a hidden general's skill reveals nothing", "R003-09 R003-22",
         edit("engine/rules/reveal.cc", "card.hidden = false;", ""))
mutation("limited-again", "an awakening skill wakes again", "R000-10",
         edit("engine/rules/launchable.h", "def(i.skill).limited() && i.used_in_game > 0", "false"))
mutation("void-wins", "what cannot become void becomes void", "R004-05",
         edit("engine/rules/launchable.h", "if (u.never_void) return true;", ""))
mutation("nothing-is-void", "what makes skills void is not looked at", "R000-44",
         edit("engine/query/states.cc", "!(c.states & kVoids) || !i.general_skill()", "true"))
mutation("forbids-nothing", "what forbids is not looked at", "R004-04 R000-52 R000-15 R000-16",
         edit("engine/query/legality.cc", "if (deed.actor != kNoSeat && says_no(g, deed.actor, Whose::Own, deed, by)) return true;",
              "return false;"))
mutation("next-is-left", "the next seat is the left-hand one", "R001-18 R004-24 R001-20",
         edit(SEATS, "seat_after(g, s, i)", "seat_after(g, s, g.players() - i)", after="Seat next_living"))
mutation("previous-is-right", "the previous seat is the right-hand one", "R001-18 R004-24",
         edit(SEATS, "seat_after(g, s, i)", "seat_after(g, s, g.players() - i)", after="Seat previous_living"))
mutation("own-neighbour", "whoever is alone is his own neighbour", "R001-19",
         edit(SEATS, "i < g.players()", "i <= g.players()", after="Seat next_living"))
mutation("two-have-no-previous", "of two only the next seat is a neighbour", "R001-20 R001-19",
         edit(SEATS, "return p;", "return living(g).size() == 2 ? kNoSeat : p;"))
mutation("lured-are-neighbours", "who is lured away is still counted in the seats", "R001-21 R001-19",
         edit(SEATS, "g.counts(n)", "true"))
mutation("previous-lured", "who is lured away is still a previous seat", "R001-21",
         edit(SEATS, "g.counts(p)", "true"))
mutation("each-general-a-character", "what counts characters counts general cards", "R001-35",
         edit(SEATS, "return living(g).size();", "return 2 * living(g).size();"))
