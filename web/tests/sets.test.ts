// The sets a room deals its generals from.
import { afterEach, describe, expect, it } from 'vitest';
import { book as names, setName, setsNamed } from '../src/lib/names.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import { choiceOf, setsOf, setsOn } from '../src/lib/sets';
import { book } from './book';

describe('the sets of a room', () => {
  it('are those of its mode', () => {
    expect(setsOf(book, 'identity')).toEqual(['standard', 'wind', 'fire']);
    expect(setsOf(book, 'hegemony')).toEqual(['hegemony', 'hegemony_formation']);
    expect(setsOf(null, 'hegemony')).toEqual([]);
  });
  it('are what its pool has, unless they are named', () => {
    expect(setsOn(book, 'identity', { generals: 'standard', sets: [] })).toEqual(['standard']);
    expect(setsOn(book, 'identity', { generals: 'all', sets: [] })).toEqual(['standard', 'wind', 'fire']);
    expect(setsOn(book, 'identity', { generals: 'all', sets: ['wind'] })).toEqual(['wind']);
    expect(setsOn(book, 'hegemony', { generals: 'standard', sets: [] })).toHaveLength(2);
  });
  it('are called by the word of a pool where they are just that', () => {
    expect(choiceOf(book, 'identity', ['standard'])).toEqual({ generals: 'standard', sets: [] });
    expect(choiceOf(book, 'identity', ['fire', 'wind', 'standard'])).toEqual({ generals: 'all', sets: [] });
    expect(choiceOf(book, 'identity', ['fire', 'standard']).sets).toEqual(['standard', 'fire']);
    expect(choiceOf(book, 'hegemony', ['hegemony_formation']).sets).toEqual(['hegemony_formation']);
  });
});

describe('a set', () => {
  afterEach(() => {
    names.catalogue = null;
  });
  it('is called without the name of its mode', () => {
    names.catalogue = book;
    prefs.lang = 'zh';
    expect(setsNamed(['hegemony', 'hegemony_formation'], 'hegemony')).toBe('标准、阵');
    prefs.lang = 'en';
    expect(setName('hegemony', 'hegemony')).toBe('Standard');
    expect(setName('hegemony_formation', 'hegemony')).toBe('Formation');
  });
});
