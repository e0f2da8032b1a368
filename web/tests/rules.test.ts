import { describe, expect, it } from 'vitest';
import { byModule, isOn, switched, wordsFor } from '../src/lib/rules';

const PARTS = ['002.face_up', '002.search', '002.tapping', '005.duels'];

describe('the rules of a room', () => {
  it('are whole modules or parts of them', () => {
    expect(PARTS.map((part) => isOn(['002'], part))).toEqual([true, true, true, false]);
    expect(PARTS.map((part) => isOn(['002.search'], part))).toEqual([false, true, false, false]);
    expect(isOn(['002.sea'], '002.search')).toBe(false);
    expect(isOn(['00'], '002.search')).toBe(false);
  });

  it('are listed by module', () => {
    expect(byModule(PARTS)).toEqual([
      ['002', ['002.face_up', '002.search', '002.tapping']],
      ['005', ['005.duels']],
    ]);
  });

  it('are named by the module where all of it is on', () => {
    expect(wordsFor(new Set(PARTS), PARTS)).toEqual(['002', '005']);
    expect(wordsFor(new Set(['002.search', '002.tapping']), PARTS)).toEqual(['002.search', '002.tapping']);
    expect(wordsFor(new Set(), PARTS)).toEqual([]);
  });

  it('are switched part by part', () => {
    const without = switched(['002'], ['002.search'], false, PARTS);
    expect(without).toEqual(['002.face_up', '002.tapping']);
    expect(switched(without, ['002.search'], true, PARTS)).toEqual(['002']);
    expect(switched(['002'], ['005.duels'], true, PARTS)).toEqual(['002', '005']);
    expect(switched(['002', '005'], PARTS.slice(0, 3), false, PARTS)).toEqual(['005']);
  });
});
