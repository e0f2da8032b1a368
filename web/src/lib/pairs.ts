// Choosing two generals at once: the head, then the deputy. The options are the pairs there are; which of them
// is meant follows from the cards pressed.
import type { Option, Question } from './protocol';

export interface Pair {
  readonly head: string | null;
  readonly deputy: string | null;
}
export const NO_PAIR: Pair = { head: null, deputy: null };

export const asksForPair = (q: Question): boolean => q.options.some((o) => o.deputy !== undefined);

// Every card once: in the order the options name them, so that partners lie together; then those without one.
export const cardsOf = (q: Question): string[] => [
  ...new Set([
    ...q.options.flatMap((o) => (o.general && o.deputy ? [o.general, o.deputy] : [])),
    ...(q.dealt ?? []),
  ]),
];
export const hasPartner = (q: Question, id: string): boolean =>
  q.options.some((o) => o.general === id || o.deputy === id);

export function optionOf(q: Question, { head, deputy }: Pair): number | null {
  const i = q.options.findIndex((o) => o.general === head && o.deputy === deputy);
  return i < 0 || head === null || deputy === null ? null : i;
}
const goes = (q: Question, head: string | null, deputy: string | null): boolean =>
  optionOf(q, { head, deputy }) !== null;

// Whether a card goes with the head that is chosen, or is chosen itself.
export const fits = (q: Question, { head }: Pair, id: string): boolean =>
  head === null || head === id || goes(q, head, id);

// The cards a card is a pair of companions with.
export const companionsOf = (q: Question, id: string): string[] =>
  q.options.flatMap((o: Option) => (o.companions && o.general === id && o.deputy ? [o.deputy] : []));

// The first press is the head, the second the deputy. Another card that goes with the head takes the deputy's
// place, one that does not is a new beginning; a chosen card is let go of. A card without a partner is no choice.
export function press(q: Question, { head, deputy }: Pair, id: string): Pair {
  if (!hasPartner(q, id)) return { head, deputy };
  if (id === deputy) return { head, deputy: null };
  if (id === head) return { head: deputy, deputy: null };
  return goes(q, head, id) ? { head, deputy: id } : { head: id, deputy: null };
}

export const canSwap = (q: Question, { head, deputy }: Pair): boolean => goes(q, deputy, head);
export const swapped = ({ head, deputy }: Pair): Pair => ({ head: deputy, deputy: head });
