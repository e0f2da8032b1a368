// How the table looks after one entry of the log, reckoned from how it looked before. It is the picture between two
// views of the server, nothing more: whatever an entry does not tell waits for the next view, which is the truth.
import type { Card, Entry, SeatView, View } from './protocol';

type Known = Card | null;
const byId = (a: Known, b: Known): number => (a?.id ?? Infinity) - (b?.id ?? Infinity);

// Known cards are taken away by their ids, of the others as many as there were.
function without<T>(
  list: readonly T[],
  cards: readonly Card[],
  unseen: number,
  cardOf: (x: T) => Known,
): T[] {
  const gone = new Set(cards.map((c) => c.id));
  return list.filter((x) => {
    const card = cardOf(x);
    return card ? !gone.has(card.id) : unseen-- <= 0;
  });
}
const itself = (c: Known): Known => c;

function patched(view: View, seat: number | undefined, change: (s: SeatView) => Partial<SeatView>): View {
  const old = seat === undefined ? undefined : view.seats[seat];
  if (!old) return view;
  const seats = [...view.seats];
  seats[seat!] = { ...old, ...change(old) };
  return { ...view, seats };
}

interface Moving {
  cards: readonly Card[];
  all: number;
  unseen: number;
}

function handOf(view: View, seat: number | undefined, change: (hand: readonly Card[]) => Card[]): View {
  const mine = seat !== undefined && seat === view.you ? { hand: change(view.hand) } : {};
  const all =
    view.hands && seat !== undefined ? { hands: view.hands.map((h, i) => (i === seat ? change(h) : h)) } : {};
  return { ...view, ...mine, ...all };
}

function taken(view: View, { from, a }: Entry, m: Moving): View {
  const left = <T>(list: readonly T[], cardOf: (x: T) => Known) => without(list, m.cards, m.unseen, cardOf);
  switch (from) {
    case 'pile':
      return { ...view, pile: view.pile - m.all };
    case 'discard':
      return { ...view, discard: view.discard - m.all };
    case 'processing':
      return { ...view, processing: left(view.processing, itself) };
    case 'hand':
      return patched(
        handOf(view, a, (hand) => left(hand, itself)),
        a,
        (s) => ({
          hand: Math.max(0, s.hand - m.all),
          ...(s.open_hand ? { open_hand: left(s.open_hand, itself) } : {}),
        }),
      );
    case 'equipment':
      return patched(view, a, (s) => ({ equipment: left(s.equipment, itself) }));
    case 'judging':
      return patched(view, a, (s) => ({ judging: left(s.judging, (j) => j.card) }));
    case 'on_general':
    case 'beside':
      return patched(view, a, (s) => ({ laid: left(s.laid, (l) => l.card) }));
    default:
      return view;
  }
}

function put(view: View, { to, b }: Entry, m: Moving, asWhat: (card: Card) => string): View {
  const unseen = Array.from({ length: m.unseen }, () => null);
  switch (to) {
    case 'pile':
      return { ...view, pile: view.pile + m.all };
    case 'discard':
      return { ...view, discard: view.discard + m.all };
    case 'processing':
      return { ...view, processing: [...view.processing, ...m.cards, ...unseen].sort(byId) };
    case 'hand':
      return patched(
        handOf(view, b, (hand) => [...hand, ...m.cards].sort(byId)),
        b,
        (s) => ({ hand: s.hand + m.all }),
      );
    case 'equipment':
      return patched(view, b, (s) => ({ equipment: [...s.equipment, ...m.cards].sort(byId) }));
    case 'judging':
      return patched(view, b, (s) => ({
        judging: [...s.judging, ...m.cards.map((card) => ({ card, as: asWhat(card) }))],
      }));
    default:
      return view; // on or beside a general: whose skill it belongs to is not told
  }
}

const flag = (view: View, e: Entry, change: Partial<SeatView>) => patched(view, e.a, () => change);

// `asWhat`: what a card that is laid into a judging area is used as.
export function after(view: View, e: Entry, asWhat: (card: Card) => string = (c) => c.name): View {
  const count = e.count ?? 0;
  switch (e.kind) {
    case 'moved': {
      const cards = (e.cards ?? []).filter((c) => c !== null);
      const all = Math.max(count, cards.length);
      const moving = { cards, all, unseen: all - cards.length };
      return put(taken(view, e, moving), e, moving, asWhat);
    }
    case 'pindian_shown': {
      const cards = e.cards ?? [];
      const seen = without(view.processing, cards, cards.length, itself);
      return { ...view, processing: [...seen, ...cards].sort(byId) };
    }
    case 'damage_dealt':
      return patched(view, e.b, (s) => ({ hp: s.hp - count }));
    case 'hp_lost':
      return patched(view, e.a, (s) => ({ hp: s.hp - count }));
    case 'hp_recovered':
      return patched(view, e.a, (s) => ({ hp: s.hp + count }));
    case 'max_hp_changed':
      return patched(view, e.a, (s) => ({ max_hp: s.max_hp + count, hp: Math.min(s.hp, s.max_hp + count) }));
    case 'died':
      return flag(view, e, { alive: false });
    case 'chained':
      return flag(view, e, { chained: true });
    case 'unchained':
      return flag(view, e, { chained: false });
    case 'flipped':
      return flag(view, e, { flipped: count > 0 });
    case 'shuffled':
      return { ...view, pile: view.pile + view.discard, discard: 0 };
    case 'round_starts':
      return { ...view, round: count };
    case 'turn_starts':
      return { ...view, turn: e.a ?? null };
    case 'phase_starts':
      return { ...view, phase: e.phase ?? null };
    case 'phase_skipped':
    case 'turn_ends':
      return { ...view, phase: null };
    case 'skill_lost':
      return patched(view, e.a, (s) => ({ skills: s.skills.filter((id) => id !== e.skill) }));
    case 'skill_gained':
      return patched(view, e.a, (s) => ({ skills: e.skill ? [...s.skills, e.skill] : s.skills }));
    default:
      return view;
  }
}

// The other way round: how it looked before an entry, for what can be told so.
export function before(view: View, e: Entry): View {
  const { a, b, from, to } = e;
  switch (e.kind) {
    case 'moved':
      return after(view, { ...e, a: b, b: a, from: to, to: from } as Entry);
    case 'damage_dealt':
      return patched(view, b, (s) => ({ hp: s.hp + (e.count ?? 0) }));
    case 'hp_lost':
      return after(view, { ...e, kind: 'hp_recovered' });
    case 'hp_recovered':
      return after(view, { ...e, kind: 'hp_lost' });
    case 'died':
      return flag(view, e, { alive: true });
    case 'turn_starts':
      return { ...view, turn: null };
    case 'phase_starts':
      return { ...view, phase: null };
    default:
      return view;
  }
}
// What generals are dealt and how many cards everybody begins with is told by no entry: where the set-up ends, the
// table as the first turn finds it, and what happened from there on. Null: it ended earlier, or has not ended.
export function setUp(shown: View, next: View, log: readonly Entry[]): { view: View; rest: number } | null {
  const dealt = (v: View) => v.seats.every((s) => s.general.length > 0);
  const rest = log.findIndex((e) => e.kind === 'turn_starts');
  if (dealt(shown) || !dealt(next) || rest < 0) return null;
  return { view: log.slice(rest).reduceRight(before, next), rest };
}
