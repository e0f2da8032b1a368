import { expect, it } from 'vitest';
import { Picker } from '../src/lib/picker.svelte';
import type { FromClient, Question } from '../src/lib/protocol';

const card = (id: number, name: string) => ({
  id,
  name,
  suit: 'spade' as const,
  number: 7,
  zone: 'hand' as const,
  seat: 0,
});
const QUESTION = {
  id: 5,
  ask: 'act',
  prompt: { zh: '', en: '' },
  no: null,
  cards: [card(1, 'slash'), card(2, 'jink'), card(3, 'peach')],
  pass: null,
  options: [
    {
      kind: 'use',
      label: { zh: '', en: '' },
      min_cards: 1,
      max_cards: 1,
      min_seats: 0,
      max_seats: 0,
      next: { cards: [1, 3], seats: [], done: false },
      after: {
        1: { cards: [], seats: [1, 2], done: false },
        3: { cards: [], seats: [], done: true },
      },
    },
    {
      kind: 'end_phase',
      label: { zh: '', en: '' },
      min_cards: 0,
      max_cards: 0,
      min_seats: 0,
      max_seats: 0,
      next: { cards: [], seats: [], done: true },
    },
  ],
} as unknown as Question;

function asked() {
  const said: FromClient[] = [];
  return { said, picker: new Picker(QUESTION, (m) => (said.push(m), true)) };
}

it('a card dropped on a character is played as soon as the server says that this is all', () => {
  const { said, picker } = asked();
  picker.play(1, 2);
  const pick = { question: 5, option: 0, cards: [1], seats: [2] };
  expect(said).toEqual([{ type: 'pick', ...pick }]);
  picker.learn(pick, { cards: [], seats: [], done: true });
  expect(said.at(-1)).toEqual({ type: 'answer', ...pick });
});

it('a card dropped into the middle waits for the character it needs', () => {
  const { said, picker } = asked();
  picker.play(1);
  expect(said).toEqual([]);
  expect(picker.pick.cards).toEqual([1]);
});

it('what is no choice is asked about, and the reason is gone with the next press', () => {
  const { said, picker } = asked();
  picker.card(2);
  picker.play(2, 1);
  picker.card(1);
  picker.seat(3);
  expect(said).toEqual([
    { type: 'why', question: 5, card: 2 },
    { type: 'why', question: 5, card: 2 },
    { type: 'why', question: 5, seat: 3, card: 1 },
  ]);
  picker.because = { about: { card: 2 }, why: { zh: '…', en: '…' } };
  picker.undo();
  expect(picker.because).toBeNull();
});
