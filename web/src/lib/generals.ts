// The general cards at a seat, as they lie there for who looks.
import type { Entry, SeatView } from './protocol';

export type GeneralCard =
  | { lies: 'up'; id: string }
  | { lies: 'down'; id: string } // one's own, or seen by who sees everything
  | { lies: 'unknown' }
  | { lies: 'soldier' };

export const generalsAt = (s: SeatView): GeneralCard[] =>
  s.general.map((id, slot): GeneralCard => {
    if (s.soldiers?.includes(slot)) return { lies: 'soldier' };
    if (id === null) return { lies: 'unknown' };
    return { lies: s.hidden?.includes(slot) ? 'down' : 'up', id };
  });

// What was turned up at one moment by whoever did it last, or took the place of another card (a lord, a new deputy).
export interface Reveal {
  n: number; // the entry it was told in
  seat: number;
  generals: string[];
  taken: boolean;
}
export function revealIn(entries: readonly Entry[]): Reveal | null {
  const kinds = ['general_revealed', 'general_taken'];
  const shown = entries.filter((e) => kinds.includes(e.kind) && e.general !== undefined);
  const last = shown.at(-1);
  if (last?.a === undefined) return null;
  const generals = shown.flatMap((e) => (e.a === last.a && e.kind === last.kind ? [e.general!] : []));
  return { n: last.n, seat: last.a, generals, taken: last.kind === 'general_taken' };
}
