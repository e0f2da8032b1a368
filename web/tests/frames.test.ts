import { describe, expect, it } from 'vitest';
import { Film } from '../src/lib/frames';
import { mergePatch } from '../src/lib/merge';
import type { Entry, Frame, Frames } from '../src/lib/protocol';

describe('a merge patch', () => {
  it('sets, nests, replaces lists and takes keys away', () => {
    const before = { a: 1, b: { c: 2, d: 3 }, e: [1, 2] };
    expect(mergePatch(before, { a: null, b: { c: 5 }, e: [3] })).toEqual({ b: { c: 5, d: 3 }, e: [3] });
    expect(mergePatch({ s: [{ hp: 4 }, { hp: 3, x: 1 }] }, { s: { 1: { hp: 2 } } })).toEqual({
      s: [{ hp: 4 }, { hp: 2, x: 1 }],
    });
    expect(before).toEqual({ a: 1, b: { c: 2, d: 3 }, e: [1, 2] });
  });
});

const text = { zh: '…', en: '…' };
const entry = (n: number, said: boolean): Entry => ({
  n,
  kind: 'moved',
  event: n,
  cause: 0,
  text: said ? text : null,
});
// Round k at moment k; every third frame says nothing; a decision every fifth.
function film(length: number): Film {
  const frames: Frame[] = Array.from({ length }, (_, i) => ({
    log: entry(i, i % 3 !== 2),
    patch: i === 3 ? { round: i + 1, turn: null } : { round: i + 1 },
    decision: Math.floor(i / 5),
  }));
  const view = { you: 0, turn: 2, phase: 'play', round: 0, seats: [] };
  return new Film({ game: {}, viewer: 0, view, frames } as unknown as Frames);
}

describe('a film', () => {
  it('shows any moment, in any order', () => {
    const f = film(300);
    for (const at of [300, 0, 64, 63, 65, 299, 128, 1]) expect(f.viewAt(at).round).toBe(at);
    expect(f.viewAt(1000).round).toBe(300);
    expect(f.viewAt(-5).round).toBe(0);
  });

  it('reads a key that was taken away as null', () => {
    const f = film(10);
    expect(f.viewAt(3).turn).toBe(2);
    expect(f.viewAt(4).turn).toBeNull();
  });

  it('steps from one told event to the next', () => {
    const f = film(10);
    expect(f.step(0, 1)).toBe(1);
    expect(f.step(2, 1)).toBe(4); // frame 3 says nothing
    expect(f.step(4, -1)).toBe(2);
    expect(f.step(1, -1)).toBe(0);
    expect(f.step(10, 1)).toBe(10);
  });

  it('steps by decision', () => {
    const f = film(20);
    expect(f.stepDecision(0, 1)).toBe(6);
    expect(f.stepDecision(6, 1)).toBe(11);
    expect(f.stepDecision(11, -1)).toBe(6);
    expect(f.stepDecision(6, -1)).toBe(0);
    expect(f.stepDecision(19, 1)).toBe(20);
  });

  it('finds the moment of a log line', () => {
    expect(film(10).momentOfEntry(7)).toBe(8);
  });
});
