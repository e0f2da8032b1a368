# Every timing of the rules left out, one at a time: nobody acts at it and the log does not tell of it.
import re

OPEN = "engine/rules/open.cc"
TOLD = neutral(OPEN, "void note_timing(Game& g, Timing t) {",
               'void note_timing(Game& g, Timing t) { if (mutated("no-timing-", timing_id(t))) return;')
OPENED = neutral(OPEN, "FirstToAct first_to_act(Game& g, Timing t, Event& e, Seat first) {",
                 'FirstToAct first_to_act(Game& g, Timing t, Event& e, Seat first) { '
                 'if (mutated("no-timing-", timing_id(t))) return {};')

# TurnStart2 is for generals who enter during the game: no mode has them yet, so nothing opens it.
NEVER_OPENED = {"TurnStart2"}


def as_rulings_write_it(zh):
    """受到伤害时❷ is 受到伤害时-2 there, without the explanation in brackets."""
    return re.sub(r"[❶-❾]", lambda m: f"-{ord(m.group()) - ord('❶') + 1}", re.sub(r"（.*", "", zh))


with open(f"{ROOT}/engine/state/timings.def", encoding="utf-8") as file:
    for name, zh in re.findall(r'^JIESUAN_TIMING\((\w+), "(.*?)"', file.read(), re.M):
        if name not in NEVER_OPENED:
            mutation(f"no-timing-{name}", f"{as_rulings_write_it(zh)} is not generated", "", TOLD, OPENED,
                     near=as_rulings_write_it(zh))
