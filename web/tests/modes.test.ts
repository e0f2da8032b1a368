import { describe, expect, it } from 'vitest';
import { goesWith, nearestIn, nextGuess, playersIn, rulesKept } from '../src/lib/modes';
import type { Role } from '../src/lib/protocol';
import { book } from './book';

const guesses = (mode: string): (Role | null)[] => {
  const out: (Role | null)[] = [];
  for (let g = nextGuess(book, mode, null); g !== null; g = nextGuess(book, mode, g)) out.push(g);
  return out;
};

describe('a mode', () => {
  it('says how many may play', () => {
    expect(playersIn(book, 'hegemony').at(-1)).toBe(12);
    expect(playersIn(book, 'identity').at(-1)).toBe(10);
    expect(playersIn(null, 'hegemony')[0]).toBe(2);
    expect(nearestIn(book, 'identity', 12)).toBe(10);
    expect(nearestIn(book, 'hegemony', 12)).toBe(12);
  });
  it('has its own switches, and those that go with every mode', () => {
    const shown = (mode: string) => Object.keys(book.rules).filter((part) => goesWith(book, part, mode));
    expect(shown('identity')).toEqual(['002.search', '002.tapping']);
    expect(shown('hegemony')).toEqual(Object.keys(book.rules));
  });
  it('drops the switches of another mode', () => {
    expect(rulesKept(book, ['002', 'hegemony.lords'], 'identity')).toEqual(['002']);
    expect(rulesKept(book, ['002.search', 'hegemony'], 'identity')).toEqual(['002.search']);
    expect(rulesKept(book, ['002.search', 'hegemony'], 'hegemony')).toEqual(['002.search', 'hegemony']);
  });
  it('has its own guesses: roles but the lord’s, or forces', () => {
    expect(guesses('identity')).toEqual(['loyalist', 'rebel', 'renegade']);
    expect(guesses('hegemony')).toEqual(['wei', 'shu', 'wu', 'qun', 'ambitionist']);
  });
});
