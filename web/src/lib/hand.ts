// How the hand lies: in which order, and how far its cards overlap.
import type { Card, CardFacts, Category, Suit } from './protocol';

const KINDS: Category[] = ['basic', 'trick', 'delayed', 'equipment'];
const SUITS: Suit[] = ['spade', 'heart', 'club', 'diamond', 'none'];

// By kind, then name, suit and number; a card nobody knows goes last.
export function sorted(cards: readonly Card[], facts: Record<string, CardFacts> | undefined): Card[] {
  const order = Object.keys(facts ?? {});
  const place = (c: Card) => {
    const kind = KINDS.indexOf(facts?.[c.name]?.category as Category);
    return [kind < 0 ? KINDS.length : kind, order.indexOf(c.name), SUITS.indexOf(c.suit), c.number];
  };
  return cards
    .map((card) => ({ card, at: place(card) }))
    .sort((a, b) => a.at.map((n, i) => n - b.at[i]!).find((d) => d !== 0) ?? 0)
    .map(({ card }) => card);
}

const GAP = 6; // between cards that need not overlap
const EDGE = 30; // of a covered card: its number, suit and name
const EDGE_LEGAL = 44;

// How much of each card is seen before the next one begins. Where there is not room for all of them, those that
// may be played are kept whole as long as possible; beyond that the hand is scrolled.
export function stepsOf(legal: readonly boolean[], card: number, room: number): number[] {
  const before = legal.slice(0, -1); // the last one is always whole
  const whole = card + GAP;
  if (before.length * whole + card <= room) return before.map(() => whole);
  const left = room - card;
  const some = before.filter(Boolean).length;
  const others = before.length - some;
  if (some === 0 || others === 0) {
    const step = Math.max(some ? EDGE_LEGAL : EDGE, left / before.length);
    return before.map(() => step);
  }
  const covered = (left - some * whole) / others;
  if (covered >= EDGE) return before.map((can) => (can ? whole : covered));
  const shown = Math.max(EDGE_LEGAL, (left - others * EDGE) / some);
  return before.map((can) => (can ? shown : EDGE));
}
