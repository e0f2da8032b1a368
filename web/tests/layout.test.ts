import { expect, it } from 'vitest';
import { othersOf, placesOf } from '../src/lib/layout';

it('seats everybody once, the next player at the right hand, on to the left', () => {
  for (let players = 2; players <= 12; ++players)
    for (let bottom = 0; bottom < players; ++bottom) {
      for (const most of [2, 3]) {
        const { right, top, left } = placesOf(players, bottom, most);
        expect([...right, ...top, ...left]).toEqual(othersOf(players, bottom));
        expect(right.length).toBe(left.length);
        expect(top.length).toBeGreaterThan(0);
        expect(right.length).toBeLessThanOrEqual(most);
        expect(top.length).toBeLessThanOrEqual(most === 2 && players > 10 ? 7 : 5);
      }
    }
  expect(placesOf(8, 2)).toEqual({ right: [3, 4], top: [5, 6, 7], left: [0, 1] });
});
