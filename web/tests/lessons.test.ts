import { expect, it } from 'vitest';
import { lessonFor, LESSONS, type Moment } from '../src/lib/lessons';
import type { Card, Question, View } from '../src/lib/protocol';
import { WORDS } from '../src/lib/words';

const seats = [
  { alive: true, role: 'lord' },
  { alive: true, role: null },
  { alive: true, role: null },
];
const view = (rest: Partial<View> = {}): View =>
  ({
    you: 0,
    turn: 0,
    phase: 'play',
    round: 1,
    outcome: 'none',
    seats,
    hand: [],
    ...rest,
  }) as unknown as View;
const card = (id: number, name: string) => ({ id, name, suit: 'spade', number: 1 }) as Card;
const question = (ask: Question['ask'], kind: string, ...names: string[]): Question =>
  ({
    ask,
    cards: names.map((name, i) => card(i, name)),
    options: [{ kind, next: { cards: names.map((_, i) => i), seats: [], done: false } }],
  }) as unknown as Question;
const at = (rest: Partial<Moment>): Moment => ({
  view: view(),
  question: null,
  acts: [],
  dying: new Set(),
  struck: false,
  catalogue: null,
  ...rest,
});

it('explains what is new, once, and what is urgent first', () => {
  const known = new Set<string>();
  const told = (m: Moment) => {
    const lesson = lessonFor(m, known);
    if (lesson) known.add(lesson);
    return lesson;
  };
  expect(told(at({ question: question('general', 'general'), view: view({ round: 0 }) }))).toBe('choose');
  // A peach is explained when it is held, though nobody who is unhurt can use it.
  const turn = at({ question: question('act', 'use', 'slash'), view: view({ hand: [card(9, 'peach')] }) });
  expect([told(turn), told(turn), told(turn), told(turn), told(turn), told(turn)]).toEqual([
    'role',
    'turn',
    'slash',
    'range',
    'peach',
    null,
  ]);
  expect(told(at({ question: question('card', 'use', 'jink'), view: view({ turn: 1 }) }))).toBe('jink');
  expect(told(at({ dying: new Set([1]), view: view({ turn: 1 }) }))).toBe('dying');
  expect(told(at({ view: view({ outcome: 'decided' }) }))).toBe('over');
});

it('explains how to dodge whether or not one could', () => {
  expect(lessonFor(at({ struck: true }), new Set(['role']))).toBe('jink');
});

it('has words for every lesson in both languages', () => {
  for (const lang of ['zh', 'en'] as const)
    for (const lesson of LESSONS) expect(WORDS[lang].lessons[lesson].length).toBeGreaterThan(10);
});
