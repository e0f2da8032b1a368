import { describe, expect, it } from 'vitest';
import type { Next, Option, Question } from '../src/lib/protocol';
import * as sel from '../src/lib/selection';

const next = (cards: number[], seats: number[] = [], done = false): Next => ({ cards, seats, done });
function option(o: Partial<Option>): Option {
  const bounds = { min_cards: 0, max_cards: 0, min_seats: 0, max_seats: 0 };
  return { kind: 'use', label: { zh: '', en: '' }, ...bounds, next: next([]), ...o };
}
function question(options: Option[], q: Partial<Question> = {}): Question {
  const pass = options.findIndex((o) => o.kind === 'pass');
  return {
    id: 1,
    ask: 'act',
    prompt: { zh: '', en: '' },
    no: null,
    cards: [],
    pass: pass < 0 ? null : pass,
    options,
    ...q,
  };
}
const pass = option({ kind: 'pass', next: next([], [], true) });
const end = option({ kind: 'end_phase', next: next([], [], true) });
const nothing: sel.Known = new Map();

// An idle point: 杀 (1) on 4 or 5, 桃 (2) on nobody; 武圣 makes a 杀 of 2 as well; 铁索 (3) may be recast.
const idle = question([
  option({
    min_cards: 1,
    max_cards: 1,
    next: next([1, 2, 3]),
    after: { 1: next([], [4, 5]), 2: next([], [], true), 3: next([], [4, 5, 6]) },
  }),
  option({
    kind: 'convert',
    skill: 'wusheng',
    min_cards: 1,
    max_cards: 1,
    next: next([2]),
    after: { 2: next([], [4]) },
  }),
  option({ kind: 'recast', min_cards: 1, max_cards: 1, next: next([3]), after: { 3: next([], [], true) } }),
  end,
]);

describe('an idle point', () => {
  it('starts with every usable card bright and no character', () => {
    const p = sel.begin(idle);
    expect([...sel.pressableCards(idle, p, nothing)].sort()).toEqual([1, 2, 3]);
    expect(sel.pressableSeats(idle, p, nothing).size).toBe(0);
    expect(sel.isComplete(idle, p, nothing)).toBe(false);
  });

  it('lights up the targets of the card pressed, and is complete once one is chosen', () => {
    const p = sel.pressCard(idle, sel.begin(idle), nothing, 1);
    expect(p).toEqual({ option: 0, cards: [1], seats: [] });
    expect([...sel.pressableSeats(idle, p, nothing)]).toEqual([4, 5]);
    const chosen = sel.pressSeat(idle, p, nothing, 5);
    expect(sel.nextOf(idle, chosen, nothing)).toBeNull(); // the server has to say
    const known = new Map([[sel.keyOf(chosen), next([], [], true)]]);
    expect(sel.isComplete(idle, chosen, known)).toBe(true);
  });

  it('changes the card, the target and the meaning of a card by pressing another one', () => {
    let p = sel.pressCard(idle, sel.begin(idle), nothing, 1);
    p = sel.pressCard(idle, p, nothing, 2);
    expect(p).toEqual({ option: 0, cards: [2], seats: [] });
    expect(sel.ways(idle, p)).toEqual([0, 1]);
    p = sel.pressOption(idle, p, 1);
    expect(p).toEqual({ option: 1, cards: [2], seats: [] });
    p = sel.pressCard(idle, p, nothing, 1);
    expect(p).toEqual({ option: 0, cards: [1], seats: [] });
    const known = new Map([[sel.keyOf({ ...p, seats: [4] }), next([], [], true)]]);
    p = sel.pressSeat(idle, p, known, 4);
    expect(sel.pressSeat(idle, p, known, 5)).toEqual({ option: 0, cards: [1], seats: [5] });
  });

  it('lets go of a card that is pressed again', () => {
    const p = sel.pressCard(idle, sel.begin(idle), nothing, 1);
    expect(sel.pressCard(idle, p, nothing, 1)).toEqual(sel.NOTHING);
  });

  it('chooses a single target by itself only when it must be chosen', () => {
    const p: sel.Pick = { option: 1, cards: [2], seats: [] };
    expect(sel.withSingleTarget(idle, p, nothing).seats).toEqual([4]);
    const may = question([option({ max_seats: 1, next: next([], [3], true) })]);
    expect(sel.withSingleTarget(may, sel.begin(may), nothing).seats).toEqual([]);
    const many: sel.Pick = { option: 0, cards: [1], seats: [] };
    expect(sel.withSingleTarget(idle, many, nothing).seats).toEqual([]);
  });

  it('offers ending the phase apart, and a skill of its own as its button', () => {
    expect(sel.endPhase(idle)).toBe(3);
    expect(sel.buttons(idle)).toEqual([1]);
    expect(sel.optionOfSkill(idle, 'wusheng')).toBe(1);
    expect(sel.optionOfSkill(idle, 'guanxing')).toBeNull();
  });
});

describe('several cards', () => {
  const q = question([option({ kind: 'cards', min_cards: 2, max_cards: 2, next: next([1, 2, 3]) })], {
    ask: 'own_cards',
  });

  it('are picked one by one, each on the word of the server', () => {
    let p = sel.pressCard(q, sel.begin(q), nothing, 1);
    expect([...sel.pressableCards(q, p, nothing)].sort()).toEqual([1, 2, 3]); // likely, until it answers
    const known = new Map([[sel.keyOf(p), next([3])]]);
    expect([...sel.pressableCards(q, p, known)].sort()).toEqual([1, 3]);
    p = sel.pressCard(q, p, known, 3);
    expect(p.cards).toEqual([1, 3]);
    expect(sel.isComplete(q, p, known)).toBe(false);
    expect(sel.pressCard(q, p, known, 2)).toEqual(p); // full
  });

  it('can be taken back in any order', () => {
    expect(sel.pressCard(q, { option: 0, cards: [1, 3], seats: [] }, nothing, 1).cards).toEqual([3]);
  });
});

describe('questions answered by buttons', () => {
  it('answer at once where nothing is to be chosen, but not in the play phase', () => {
    const yes = option({ kind: 'yes', next: next([], [], true) });
    const choice = question([yes, pass], { ask: 'choice' });
    expect(sel.soleOption(choice)).toBe(0);
    expect(sel.isComplete(choice, sel.begin(choice), nothing)).toBe(true);
    expect(sel.answersAtOnce(choice, 0)).toBe(true);
    const act = question([option({ kind: 'skill', next: next([], [], true) }), end]);
    expect(sel.answersAtOnce(act, 0)).toBe(false);
    expect(sel.begin(act)).toEqual(sel.NOTHING);
  });

  it('never choose a general by themselves', () => {
    const one = question([option({ kind: 'general', general: 'caocao', next: next([], [], true) })], {
      ask: 'general',
    });
    expect(sel.begin(one)).toEqual(sel.NOTHING);
    expect(sel.answersAtOnce(one, 0)).toBe(false);
  });
});

describe('arranging', () => {
  const places = [0, 1, 2].map((value) =>
    option({ kind: 'number', value, ordered: true, min_cards: 2, max_cards: 2, next: next([8, 9]) }),
  );
  it('finds the option by how many cards lie on top', () => {
    const q = question(places, { ask: 'arrange' });
    expect(sel.arrangeOption(q, 1)).toBe(1);
    expect(sel.mayGoBelow(q)).toBe(true);
  });
  it('keeps all cards on top where nothing may go below', () => {
    const q = question([places[2]!], { ask: 'arrange' });
    expect(sel.mayGoBelow(q)).toBe(false);
    expect(sel.arrangeOption(q, 2)).toBe(0);
    expect(sel.arrangeOption(q, 1)).toBeNull();
  });
});
