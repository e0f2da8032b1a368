import { expect, it } from 'vitest';
import type { Card, Entry } from '../src/lib/protocol';
import { EffectValues } from '../src/lib/values';

const strike: Card = { id: 30, name: 'slash', suit: 'spade', number: 7 };
const jink: Card = { id: 31, name: 'jink', suit: 'heart', number: 2 };
const entry = (event: number, cause: number, kind: Entry['kind'], more: Partial<Entry> = {}): Entry => ({
  n: 0,
  kind,
  event,
  cause,
  text: null,
  ...more,
});
const uses = (event: number, card: Card) => entry(event, 1, 'card_used', { cards: [card] });
const becomes = (event: number, cause: number, count?: number) =>
  entry(event, cause, 'effect_value', count === undefined ? {} : { count });
const after = (...entries: Entry[]) => {
  const values = new EffectValues();
  for (const e of entries) values.add([e]); // as they are told, one by one
  return [...values.of];
};

it('is as printed unless something changes it', () => {
  expect(after(uses(5, strike), uses(6, jink))).toEqual([]);
});

it('is told of the card in use, also when a skill launched in that use changes it', () => {
  expect(after(uses(5, strike), becomes(5, 1, 2))).toEqual([[30, 2]]);
  expect(after(uses(5, strike), entry(6, 5, 'skill_launched'), becomes(7, 6, 3))).toEqual([[30, 3]]);
});

it('may be nothing', () => {
  expect(after(uses(5, strike), becomes(5, 1))).toEqual([[30, 0]]);
});

it('belongs to the inner use while that runs, and the outer one keeps its own', () => {
  const inner = entry(8, 5, 'card_used', { cards: [jink] });
  expect(after(uses(5, strike), becomes(5, 1, 2), inner, becomes(8, 5, 4))).toEqual([
    [30, 2],
    [31, 4],
  ]);
});

it('lasts for one use', () => {
  expect(after(uses(5, strike), becomes(5, 1, 2), uses(9, strike))).toEqual([]);
});

it('of something that is no use changes no card', () => {
  expect(after(entry(3, 1, 'skill_launched'), becomes(3, 1, 2))).toEqual([]);
});
