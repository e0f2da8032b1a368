"""A copy of the tree in which every mutation of tools/mutations is built in at once, each asleep until it is called by its
number. The tree itself is left alone.

A mutation is one or more edits. The text of an edit must stand in its file exactly once (white space does not matter), or
once after `after`; a text that ends in `;` or `}` is a statement, anything else an expression:

    (mutated(0x1234u) ? (broken) : (text))
    { if (mutated(0x1234u)) { broken } else { text } }

The number is a hash of the name, so that a new mutation changes no object file but those it stands in. An edit may also be
`neutral`: put in as it is, because it changes nothing as long as no mutation is awake.
"""
import glob
import os
import re
import shutil
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = os.path.join(ROOT, "tools", "mutations")
COPY = os.path.join(ROOT, "build", "mutants", "tree")
PROGRAM = os.path.join(COPY, "build", "release", "jiesuan")
SWITCH = "JIESUAN_MUTATION"

HEADER = """// Which mutation is awake: its number, from the environment.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <string_view>
#pragma clang diagnostic ignored "-Weverything"

namespace jiesuan {

inline std::uint32_t mutation_awake() {
  static const std::uint32_t number = [] {
    const char* s = std::getenv("%s");
    return s ? static_cast<std::uint32_t>(std::strtoul(s, nullptr, 16)) : 0u;
  }();
  return number;
}
inline bool mutated(std::uint32_t number) { return mutation_awake() == number; }
// One of a family of mutations: its name is that of the family and that of the member.
inline bool mutated(std::string_view family, std::string_view member) {
  std::uint32_t h = 0x811C9DC5;
  for (std::string_view part : {family, member})
    for (unsigned char c : part) h = (h ^ c) * 0x01000193;
  return mutated(h);
}

}  // namespace jiesuan
""" % SWITCH


class Wrong(Exception):
    """Something in the table does not fit the tree."""


class Edit:
    def __init__(self, file, text, broken, after=None, include=None, neutral=False):
        self.file, self.text, self.broken, self.after, self.include = file, text.strip(), broken.strip(), after, include
        self.neutral = neutral  # changes nothing: makes room for a mutation (constexpr to const)
        self.mutation = None

    def is_statement(self):
        return self.text[-1] in ";}"


class Mutation:
    def __init__(self, name, breaks, shows, *edits, near=""):
        self.name, self.breaks, self.shows, self.edits = name, breaks, shows.split(), edits
        self.near = near  # without entries of the ledger: the rulings with this text are played first
        for e in edits:
            e.mutation = self

    @property
    def number(self):
        return fnv(self.name.encode(), 32)


def fnv(data, bits=64):
    """FNV-1a, as judge/shown.cc has it."""
    prime, h = (0x01000193, 0x811C9DC5) if bits == 32 else (0x100000001B3, 0xCBF29CE484222325)
    for byte in data:
        h = (h ^ byte) * prime & ((1 << bits) - 1)
    return h


def table_files():
    return sorted(glob.glob(os.path.join(TABLES, "*.py")))


def load_table():
    """Every mutation of the table, in its order."""
    found = []

    def mutation(name, breaks, shows, *edits, near=""):
        found.append(Mutation(name, breaks, shows, *edits, near=near))

    def neutral(file, text, instead):
        return Edit(file, text, instead, neutral=True)

    for path in table_files():
        with open(path, encoding="utf-8") as f:
            exec(compile(f.read(), path, "exec"), {"mutation": mutation, "edit": Edit, "neutral": neutral, "ROOT": ROOT})
    names = [m.name for m in found]
    for m in found:
        if names.count(m.name) > 1:
            raise Wrong(f"{m.name}: stands in the table twice")
    if len({m.number for m in found}) != len(found):
        raise Wrong("two names have the same number; rename one of them")
    return found


# ---- putting the edits in

def pattern_of(text):
    """The tokens of the text with any white space between them: how it is formatted does not matter."""
    tokens = re.findall(r"\w+|[^\w\s]", text)
    out = ""
    for before, token in zip([""] + tokens, tokens):
        out += "" if not before else r"\s+" if before[-1:].isalnum() and token[0].isalnum() else r"\s*"
        out += rf"\b{token}\b" if re.fullmatch(r"\w+", token) else re.escape(token)
    return re.compile(out)


def place_of(source, edit):
    """Where the text of the edit stands."""
    def fail(what):
        raise Wrong(f"{edit.mutation.name}: {edit.file} {what}")

    start = 0
    if edit.after:
        anchors = list(pattern_of(edit.after).finditer(source))
        if len(anchors) != 1:
            fail(f"has {len(anchors) or 'no'} '{edit.after}' to look for the text after; bring the mutation up to date")
        start = anchors[0].end()
    found = list(pattern_of(edit.text).finditer(source, start))
    if not found:
        fail(f"has no such text any more: {edit.text}")
    if len(found) > 1 and not edit.after:
        fail(f"has this text {len(found)} times, so it has to be told which is meant: {edit.text}")
    return found[0].start(), found[0].end()


def guarded(edit, inner):
    if edit.neutral:
        return edit.broken
    if inner == edit.text and edit.broken == edit.text:
        raise Wrong(f"{edit.mutation.name}: breaks nothing")
    test = f"mutated(0x{edit.mutation.number:08x}u /* {edit.mutation.name} */)"
    if edit.is_statement():
        return f"{{ if ({test}) {{ {edit.broken} }} else {{ {inner} }} }}"
    return f"({test} ? ({edit.broken}) : ({inner}))"


def with_edits(source, edits):
    """The source with all edits put in; one may lie inside another, and several may be about the same text."""
    placed, wrong = {}, []
    for e in edits:
        try:
            placed.setdefault(place_of(source, e), []).append(e)
        except Wrong as w:
            wrong.append(str(w))
    if wrong:
        raise Wrong("\n".join(wrong))
    places = sorted(placed, key=lambda p: (p[0], -p[1]))
    for n, a in enumerate(places):
        for b in places[n + 1:]:
            if a[0] < b[0] < a[1] < b[1]:
                names = placed[a][0].mutation.name, placed[b][0].mutation.name
                raise Wrong(f"{names[0]} and {names[1]}: their texts in {edits[0].file} overlap")

    def render(start, end, inside):
        out, at = "", start
        while inside:
            p = inside[0]
            nested = [q for q in inside[1:] if q[1] <= p[1]]
            inside = inside[1 + len(nested):]
            text = render(p[0], p[1], nested)
            for e in placed[p]:
                text = guarded(e, text)
            out += source[at:p[0]] + text
            at = p[1]
        return out + source[at:end]

    return render(0, len(source), places)


def mutated_sources(mutations):
    """The changed files of the copy: path to text."""
    by_file = {}
    for m in mutations:
        for e in m.edits:
            by_file.setdefault(e.file, []).append(e)
    out, wrong = {}, []  # everything that is wrong is told at once
    for file, edits in by_file.items():
        try:
            with open(os.path.join(ROOT, file), encoding="utf-8") as f:
                source = f.read()
            includes = sorted({"engine/core/mutant.h"} | {e.include for e in edits if e.include})
            out[file] = "".join(f'#include "{i}"\n' for i in includes) + with_edits(source, edits)
        except FileNotFoundError:
            wrong.append(f"{edits[0].mutation.name}: there is no {file} any more")
        except Wrong as w:
            wrong.append(str(w))
    if wrong:
        raise Wrong("\n".join(wrong))
    return out


# ---- the copy

def write_if_other(path, data):
    """Only what differs gets a new time, so that nothing else is compiled again."""
    if os.path.exists(path):
        with open(path, "rb") as f:
            if f.read() == data:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as f:
        f.write(data)


def copy_tree(mutations):
    changed = mutated_sources(mutations)
    listing = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                             capture_output=True, text=True, check=True)
    files = [f for f in listing.stdout.split("\0") if f and os.path.isfile(os.path.join(ROOT, f))]
    for f in files:
        with open(os.path.join(ROOT, f), "rb") as source:
            write_if_other(os.path.join(COPY, f), changed[f].encode() if f in changed else source.read())
        shutil.copymode(os.path.join(ROOT, f), os.path.join(COPY, f))
    write_if_other(os.path.join(COPY, "engine/core/mutant.h"), HEADER.encode())
    known = set(files) | {"engine/core/mutant.h"}
    for folder, folders, names in os.walk(COPY):  # what the tree has no longer, the copy must not have either
        if folder == COPY:
            folders[:] = [d for d in folders if d not in ("build", "node_modules")]
        for name in names:
            path = os.path.join(folder, name)
            if os.path.relpath(path, COPY) not in known:
                os.remove(path)


def blame(log):
    """The mutations near the places the compiler complains about."""
    names = []
    for path, line in re.findall(r"^(\S+?):(\d+):\d+: (?:fatal )?error:", log, re.M):
        path = os.path.join(COPY, "build", "release", path)
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as f:
            lines = f.read().split("\n")
        here = lines[max(0, int(line) - 4):int(line) + 3]
        names += re.findall(r"mutated\(0x\w+u /\* (\S+) \*/\)", "\n".join(here))
    return list(dict.fromkeys(names))


def build(mutations):
    copy_tree(mutations)
    done = subprocess.run(["nice", "tools/build", "release", "jiesuan"], cwd=COPY, capture_output=True, text=True)
    if done.returncode:
        near = ", ".join(blame(done.stdout + done.stderr)) or "none of them near it"
        raise Wrong(f"{done.stdout}{done.stderr}\ndoes not compile; mutations near it: {near}")


# ---- its own test

def self_test():
    """Edits of all kinds on a small source, and mistakes in a table that must be refused."""
    source = "int f() {\n  if (a < b)\n    g(a);\n  return c;\n}\n"

    def put_in(*edits):
        for n, e in enumerate(edits):
            e.mutation = Mutation(f"m{n}", "", "", e)
        return " ".join(re.sub(r"0x\w+u", "0", with_edits(source, edits)).split())

    def edit(text, broken, **kw):
        return Edit("x.cc", text, broken, **kw)

    def refused(*edits):
        try:
            put_in(*edits)
        except Wrong:
            return True
        return False

    plain = " ".join(source.split())
    wanted = [
        (put_in(edit("a < b", "true")), plain.replace("a < b", "(mutated(0 /* m0 */) ? (true) : (a < b))")),
        (put_in(edit("if (a < b) g(a);", "")),
         plain.replace("if (a < b) g(a);", "{ if (mutated(0 /* m0 */)) { } else { if (a < b) g(a); } }")),
        (put_in(edit("g(a);", "h();"), edit("a", "b", after="g(")),  # one inside the other
         plain.replace("g(a);", "{ if (mutated(0 /* m0 */)) { h(); } else { g((mutated(0 /* m1 */) ? (b) : (a))); } }")),
        (put_in(edit("return c;", "return 1;"), edit("return c;", "return 2;")),  # two of the same text
         plain.replace("return c;", "{ if (mutated(0 /* m1 */)) { return 2; } else { { if (mutated(0 /* m0 */)) "
                                    "{ return 1; } else { return c; } } } }")),
        (put_in(edit("int f", "long f", neutral=True)), plain.replace("int f", "long f")),
        (refused(edit("gone", "")), True),
        (refused(edit("a", "b")), True),  # which of them?
        (refused(edit("a", "b", after="gone")), True),
        (refused(edit("if (a < b) g(a);", ""), edit("g(a); return c;", "")), True),  # overlap
        (refused(edit("return c;", "return c;")), True),  # breaks nothing
    ]
    failed = [n for n, (found, expected) in enumerate(wanted) if found != expected]
    for n in failed:
        print(f"self-test {n}: expected {wanted[n][1]}\n  but found {wanted[n][0]}")
    print(f"{len(wanted) - len(failed)} of {len(wanted)} self-tests pass")
    return 1 if failed else 0
