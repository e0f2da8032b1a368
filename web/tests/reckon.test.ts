// The picture between two views: forwards, backwards, and where the set-up ends.
import { describe, expect, it } from 'vitest';
import type { Card, Entry, SeatView, View } from '../src/lib/protocol';
import { after, before, setUp } from '../src/lib/reckon';

const seat = (more: Partial<SeatView>) =>
  ({
    general: ['caocao'],
    hp: 4,
    max_hp: 4,
    hand: 4,
    alive: true,
    equipment: [],
    judging: [],
    laid: [],
    skills: [],
    ...more,
  }) as unknown as SeatView;
const card = (id: number): Card => ({ id, name: 'slash', suit: 'spade', number: 7 });
const entry = (n: number, kind: Entry['kind'], more: Partial<Entry>): Entry =>
  ({ n, kind, event: n, cause: 0, text: null, ...more }) as Entry;
const table = (seats: SeatView[], more: Partial<View> = {}) =>
  ({
    you: 0,
    turn: null,
    phase: null,
    round: 1,
    pile: 100,
    discard: 0,
    outcome: 'none',
    winners: [],
    hand: [card(1), card(2)],
    processing: [],
    spare: [],
    seats,
    ...more,
  }) as unknown as View;

const FIRST_TURN = [
  entry(2, 'turn_starts', { a: 0 }),
  entry(3, 'phase_starts', { a: 0, phase: 'draw' }),
  entry(4, 'moved', { from: 'pile', to: 'hand', b: 0, cards: [card(3), card(4)], count: 2 }),
  entry(5, 'moved', { from: 'hand', to: 'processing', a: 0, cards: [card(3)], count: 1 }),
  entry(6, 'damage_dealt', { a: 0, b: 1, count: 1 }),
  entry(7, 'hp_recovered', { a: 1, count: 1 }),
  entry(8, 'hp_lost', { a: 1, count: 2 }),
];

describe('the table', () => {
  const start = table([seat({}), seat({})]);
  const end = FIRST_TURN.reduce((view, e) => after(view, e), start);
  it('is after what happened as it was told', () => {
    expect(end.hand.map((c) => c.id)).toEqual([1, 2, 4]);
    expect([end.seats[0]!.hand, end.seats[1]!.hp, end.pile]).toEqual([5, 2, 98]);
  });
  it('is before it as it was', () => {
    expect(FIRST_TURN.reduceRight(before, end)).toEqual(start);
  });
  it('begins, when the set-up ends, with generals and hands that no entry tells', () => {
    const empty = table([seat({ general: [], hand: 0 }), seat({ general: [], hand: 0 })], { hand: [] });
    const log = [entry(1, 'general_chosen', { a: 1 }), ...FIRST_TURN];
    expect(setUp(empty, end, log)).toEqual({ view: start, rest: 1 });
    expect(setUp(start, end, log)).toBeNull();
    expect(setUp(empty, empty, log)).toBeNull();
    expect(setUp(empty, end, log.slice(0, 1))).toBeNull();
  });
});
