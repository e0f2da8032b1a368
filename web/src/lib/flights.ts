// Which cards fly in a beat: from where to where, seen or not.
import type { Beat } from './beats';
import type { Card, Entry, Zone } from './protocol';

export interface Place {
  zone: Zone;
  seat: number | null;
}
export interface Flight {
  key: string;
  card: Card | null; // null: its back
  from: Place;
  to: Place;
  turns: boolean; // it leaves the pile face down and is turned up
}

const MOST_AT_ONCE = 6; // more would be a cloud
const nowhere = (z: Zone | undefined): z is undefined | 'outside' => z === undefined || z === 'outside';

function flightsOfMove(e: Entry): Flight[] {
  const { from, to } = e;
  if (e.kind !== 'moved' || nowhere(from) || nowhere(to)) return [];
  const known = (e.cards ?? []).filter((c) => c !== null);
  const count = Math.min(MOST_AT_ONCE, Math.max(e.count ?? 0, known.length));
  return Array.from({ length: count }, (_, i) => ({
    key: `${e.n}-${i}`,
    card: known[i] ?? null,
    from: { zone: from, seat: e.a ?? null },
    to: { zone: to, seat: e.b ?? null },
    turns: from === 'pile' && to === 'processing',
  }));
}
export const flightsOf = (beat: Beat): Flight[] => beat.entries.flatMap(flightsOfMove);

// What happens to a character in a beat, to be seen at its seat.
export interface Blow {
  key: string;
  seat: number;
  kind: 'hurt' | 'healed' | 'falls';
  count: number;
}
function blowOf(e: Entry): Blow[] {
  const of = (seat: number | undefined, kind: Blow['kind']): Blow[] =>
    seat === undefined ? [] : [{ key: `${e.n}`, seat, kind, count: e.count ?? 0 }];
  if (e.kind === 'damage_dealt') return of(e.b, 'hurt');
  if (e.kind === 'hp_lost') return of(e.a, 'hurt');
  if (e.kind === 'hp_recovered') return of(e.a, 'healed');
  if (e.kind === 'died') return of(e.a, 'falls');
  return [];
}
export const blowsOf = (beat: Beat): Blow[] => beat.entries.flatMap(blowOf);
