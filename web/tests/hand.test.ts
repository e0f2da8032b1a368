import { describe, expect, it } from 'vitest';
import { sorted, stepsOf } from '../src/lib/hand';
import type { Card, CardFacts } from '../src/lib/protocol';

const card = (id: number, name: string, suit: Card['suit'] = 'spade', number = 1): Card => ({
  id,
  name,
  suit,
  number,
});
const facts = (category: CardFacts['category']): CardFacts => ({
  zh: '',
  en: '',
  text: { zh: '', en: '' },
  category,
  slot: null,
  range: 1,
});
const BOOK = { slash: facts('basic'), jink: facts('basic'), duel: facts('trick'), axe: facts('equipment') };

it('a hand is sorted by kind, name, suit and number, and cards nobody knows go last', () => {
  const hand = [
    card(1, 'odd'),
    card(2, 'axe'),
    card(3, 'duel'),
    card(4, 'jink'),
    card(5, 'slash', 'heart'),
    card(6, 'slash', 'spade', 9),
    card(7, 'slash', 'spade', 3),
  ];
  expect(sorted(hand, BOOK).map((c) => c.id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(sorted(hand, undefined)).toHaveLength(7);
});

describe('the cards of a hand', () => {
  const room = (steps: number[], width: number) => steps.reduce((a, b) => a + b, width);
  it('lie side by side where there is room', () => {
    expect(stepsOf([true, false, true], 100, 400)).toEqual([106, 106]);
  });
  it('overlap where there is not, those that may be played last', () => {
    const steps = stepsOf([false, false, true, false, false, true], 100, 400);
    expect(steps[2]).toBe(106);
    expect(room(steps, 100)).toBeLessThanOrEqual(400);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(30);
  });
  it('never overlap so far that they cannot be read', () => {
    const steps = stepsOf(
      Array.from({ length: 20 }, (_, i) => i % 2 === 0),
      100,
      300,
    );
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(30);
    expect(stepsOf([], 100, 300)).toEqual([]);
    expect(stepsOf([true], 100, 30)).toEqual([]);
  });
});
