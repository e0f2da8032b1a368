import { describe, expect, it } from 'vitest';
import { Chronicle } from '../src/lib/chronicle';
import { DiscardPile } from '../src/lib/discards';
import type { Entry, Role, SeatView } from '../src/lib/protocol';

let n = 0;
const entry = (kind: Entry['kind'], rest: Partial<Entry> = {}): Entry => ({
  n: n++,
  kind,
  event: 1,
  cause: 0,
  text: { zh: kind, en: kind },
  ...rest,
});
const seat = (role: Role, hp: number, alive = true) => ({ role, hp, alive, max_hp: 4 }) as SeatView;

const LOG: Entry[] = [
  entry('turn_starts', { a: 0 }),
  entry('round_starts', { count: 1 }),
  entry('card_used', { a: 0, seats: [1], card: 'slash' }),
  entry('damage_dealt', { a: 0, b: 1, count: 1 }),
  entry('turn_starts', { a: 1 }),
  entry('card_used', { a: 1, seats: [0], card: 'duel' }),
  entry('card_responded', { a: 0, card: 'slash' }),
  entry('damage_dealt', { a: 0, b: 1, count: 3 }),
  entry('dying_starts', { a: 1 }),
  entry('died', { a: 1, b: 0 }),
  entry('turn_starts', { a: 0 }),
  entry('round_starts', { count: 2 }),
  entry('damage_dealt', { a: 2, b: 0, count: 2 }),
  entry('hp_recovered', { a: 0, b: 0, count: 1 }),
];
const told = new Chronicle(LOG, [seat('lord', 3), seat('rebel', 0, false), seat('renegade', 4)]);

describe('a game told back', () => {
  it('counts what everybody did', () => {
    expect(told.deeds[0]).toEqual({ dealt: 4, taken: 2, healed: 1, kills: 1, cards: 2 });
    expect(told.deeds[1]).toEqual({ dealt: 0, taken: 4, healed: 0, kills: 0, cards: 1 });
  });
  it('knows the hp as each turn began', () => {
    expect(told.turns.map((t) => [t.seat, t.round, ...t.hp])).toEqual([
      [0, 1, 4, 4, 4],
      [1, 1, 4, 3, 4],
      [0, 2, 4, 0, 4],
    ]);
    expect(told.sides.map((s) => [s.role, ...s.hp])).toEqual([
      ['lord', 4, 4, 4, 3],
      ['rebel', 4, 3, 0, 0],
      ['renegade', 4, 4, 4, 4],
    ]);
  });
  it('names where it turned, in order', () => {
    expect(told.turnings.map((t) => [t.text.en, t.turn])).toEqual([
      ['damage_dealt', 1],
      ['died', 1],
      ['damage_dealt', 2],
    ]);
    expect(told.deaths).toEqual([{ n: LOG[9]!.n, turn: 1, seat: 1, by: 0 }]);
  });
});

it('the discard pile is what was put there and not taken back or shuffled', () => {
  const card = (id: number) => ({ id, name: 'slash', suit: 'spade' as const, number: 1 });
  const pile = new DiscardPile();
  const move = (rest: Partial<Entry>) => pile.add(entry('moved', rest));
  move({ from: 'hand', to: 'discard', cards: [card(1), card(2)] });
  move({ from: 'processing', to: 'discard', cards: [card(3)] });
  move({ from: 'discard', to: 'hand', cards: [card(2)] });
  expect(pile.cards.map((c) => c.id)).toEqual([1, 3]);
  pile.add(entry('shuffled'));
  expect(pile.cards).toEqual([]);
});
