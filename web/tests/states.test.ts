// What is seen and said of the states of document 002 (the whole table in a browser: e2e/variant.spec.ts).
import { render } from 'svelte/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { HAND, LOG, seatView, STRIKE, tableView } from '../e2e/states';
import { faultOf } from '../e2e/schema';
import { prefs } from '../src/lib/prefs.svelte';
import type { View } from '../src/lib/protocol';
import type { TableState } from '../src/lib/table';
import { EffectValues } from '../src/lib/values';
import OnTable from './OnTable.svelte';

function drawn(seat: number, change: Partial<View> = {}): string {
  const view = { ...tableView(), ...change };
  expect(faultOf('view', view)).toBeNull();
  const values = new EffectValues();
  values.add(LOG);
  const state: TableState = {
    view,
    bottom: 0,
    mode: 'identity',
    picker: null,
    waiting: null,
    waitingSince: 0,
    lastAct: null,
    lastDiscarded: null,
    values: values.of,
    nameOf: (n) => `P${n}`,
    stateOf: () => 'here',
    guessOf: () => null,
    guess: () => {},
  };
  return render(OnTable, { props: { state, seat } }).body;
}
const count = (html: string, what: RegExp) => [...html.matchAll(new RegExp(what, 'g'))].length;
const TAPPED = /<li[^>]*class="[^"]*\btapped\b/;
const SHOWN = /<span[^>]*class="[^"]*\bshown\b/;
const MARKED = /<span class="seen/;

beforeEach(() => {
  prefs.lang = 'en';
});

describe('hand cards lying face up', () => {
  it('are shown beside the number of all, and said', () => {
    const html = drawn(1);
    expect(count(html, SHOWN)).toBe(2);
    expect(html).toContain('4 in hand, face up in hand: Heart 3 peach, Club Q nullification');
  });
  it('are marked in one’s own hand, the others are not', () => {
    const html = drawn(0);
    expect(count(html, MARKED)).toBe(1);
    expect(html).toContain('aria-label="Heart 6 peach, Face up"');
    expect(html).toContain('aria-label="Diamond 2 jink"');
    expect(count(html, SHOWN), 'laid out below').toBe(0);
  });
  it('are shown to who watches at every seat', () => {
    expect(count(drawn(0, { you: null, hand: [] }), SHOWN)).toBe(1);
  });
  it('are told from the others by who sees everything', () => {
    const cards = Array.from({ length: 6 }, (_, n) =>
      n === 1 ? [...seatView(1).open_hand!, { ...STRIKE, id: 77 }] : HAND,
    );
    const html = drawn(1, { hands: cards });
    expect(count(html, SHOWN)).toBe(2);
  });
});

it('tapped equipment is seen, said and explained; the piece beside it is not', () => {
  const html = drawn(2);
  expect(count(html, TAPPED)).toBe(2);
  expect(html).toContain('Club A crossbow (tapped), Spade 2 eight_diagram, Club 5 dilu (tapped)');
  expect(html).toContain('note:Tapped: no skill, no range, no distance;card:crossbow');
});

it('a veil lies over who is veiled, and over nobody else', () => {
  expect(drawn(3)).toContain('class="veil');
  expect(drawn(3)).toMatch(/aria-label="[^"]*state_veiled/);
  expect(drawn(1)).not.toContain('class="veil');
});

it('a floor of hp is told where it is not 1', () => {
  expect(drawn(4)).toContain('HP floor 0');
  expect(drawn(4)).toMatch(/class="floor[^"]*">0</);
  expect(drawn(1)).not.toContain('HP floor');
});

it('the effect value of a card in use is told where it is not as printed', () => {
  expect(drawn(0)).toContain('Effect value 2');
  const other = { ...STRIKE, id: 78 };
  expect(drawn(0, { processing: [other] })).not.toContain('Effect value');
});

it('both languages have words for all of it', () => {
  prefs.lang = 'zh';
  expect(drawn(1)).toContain('明置的手牌：红桃 3 peach');
  expect(drawn(2)).toContain('已横置');
  expect(drawn(4)).toContain('体力下限 0');
  expect(drawn(0)).toContain('效果值 2');
});
