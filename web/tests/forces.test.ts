// What is seen and said of a seat with two generals (the whole table in a browser: e2e/hegemony.spec.ts).
import { render } from 'svelte/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { forcesView, revealLog, type Cast } from '../e2e/forces';
import { faultOf } from '../e2e/schema';
import { generalsAt, revealIn } from '../src/lib/generals';
import { prefs } from '../src/lib/prefs.svelte';
import type { Role } from '../src/lib/protocol';
import type { TableState } from '../src/lib/table';
import OnTable from './OnTable.svelte';

const some = (force: string) => Array.from({ length: 6 }, (_, n) => `${force}${n}`);
const CAST: Cast = { wei: some('wei'), shu: some('shu'), wu: some('wu'), qun: some('qun') };
const VIEW = forcesView(CAST);

function drawn(seat: number, guess: Role | null = null): string {
  const state: TableState = {
    view: VIEW,
    bottom: 0,
    mode: 'hegemony',
    picker: null,
    waiting: null,
    waitingSince: 0,
    lastAct: null,
    lastDiscarded: null,
    values: new Map(),
    nameOf: (n) => `P${n}`,
    stateOf: () => 'here',
    guessOf: () => guess,
    guess: () => {},
  };
  return render(OnTable, { props: { state, seat } }).body;
}
const count = (html: string, what: RegExp) => [...html.matchAll(new RegExp(what, 'g'))].length;
const SEAL = /class="seal[^>]*--k: var\(--([a-z]+)\)/;

beforeEach(() => {
  prefs.lang = 'en';
});

it('is a table as the server would send it', () => {
  expect(faultOf('view', VIEW)).toBeNull();
  for (const entry of revealLog(CAST)) expect(faultOf('entry', entry)).toBeNull();
});

describe('general cards', () => {
  it('lie face up, face down for others, as a soldier', () => {
    const lies = (seat: number) => generalsAt(VIEW.seats[seat]!).map((c) => c.lies);
    expect(lies(0)).toEqual(['down', 'down']);
    expect(lies(1)).toEqual(['up', 'up']);
    expect(lies(2)).toEqual(['unknown', 'unknown']);
    expect(lies(4)).toEqual(['soldier', 'up']);
  });
  it('of one’s own are named and marked as hidden', () => {
    const html = drawn(0);
    expect(html).toMatch(/aria-label="① shu0 \(Face down\) &amp; shu1 \(Face down\)/);
    expect(count(html, /class="one down/)).toBe(2);
    expect(count(html, />hid</)).toBe(2);
  });
  it('of others that are hidden are backs', () => {
    expect(count(drawn(2), /class="one unknown/)).toBe(2);
    expect(drawn(3)).toContain('aria-label="④ shu2 &amp; Face down');
    expect(count(drawn(3), /class="one unknown/)).toBe(1);
  });
  it('that were removed are soldiers', () => {
    expect(drawn(4)).toContain('aria-label="⑤ Soldier &amp; wu0');
    expect(count(drawn(9), /class="one soldier/)).toBe(1);
  });
});

describe('a force', () => {
  it('is told by a letter, undecided by a question mark', () => {
    expect(SEAL.exec(drawn(1))![1]).toBe('wei');
    expect(drawn(1)).toContain('Wei');
    expect(SEAL.exec(drawn(5))![1]).toBe('ambitionist');
    expect(SEAL.exec(drawn(0))![1]).toBe('none');
    expect(drawn(0)).toContain('Force undecided');
    prefs.lang = 'zh';
    expect(drawn(5)).toMatch(/seal[^>]*--ambitionist\)[^>]*>\s*野/);
  });
  it('is guessed where it is not known, of others', () => {
    expect(drawn(2)).toContain('Guess the force: ?');
    expect(drawn(2, 'qun')).toContain('Guess the force: Qun');
    expect(drawn(1)).not.toContain('Guess the force');
    expect(drawn(0)).not.toContain('Guess the force');
  });
});

it('marks are told once, with what they bring', () => {
  const html = drawn(1);
  expect(count(html, /data-tip="skill:mark_vanguard"/)).toBe(1);
  expect(html).not.toContain('mark_vanguard ×1');
  expect(drawn(9)).toContain('mark_half ×1');
});

it('a character is stacked, not flipped', () => {
  expect(drawn(7)).toContain('Stacked');
  expect(drawn(7)).not.toContain('Flipped');
});

it('the dead have no hp, however deep they fell', () => {
  expect(drawn(8)).toMatch(/aria-label="HP 0\/4"/);
  expect(drawn(8)).not.toContain('>-1<');
});

describe('a reveal', () => {
  it('is told of who turned up cards last, with all of them', () => {
    const log = revealLog(CAST);
    expect(revealIn(log)).toEqual({ n: 1, seat: 1, generals: ['wei0', 'wei1'], taken: false });
    const other = { ...log[1]!, n: 2, a: 3, general: 'shu2' };
    expect(revealIn([...log, other])).toEqual({ n: 2, seat: 3, generals: ['shu2'], taken: false });
    expect(revealIn([{ ...log[0]!, kind: 'damage_dealt' }])).toBeNull();
  });
  it('gives way to the card that takes the place of what was turned up', () => {
    const log = revealLog(CAST);
    const lord = { ...log[1]!, n: 2, kind: 'general_taken' as const, general: 'lord' };
    expect(revealIn([...log, lord])).toEqual({ n: 2, seat: 1, generals: ['lord'], taken: true });
  });
});
