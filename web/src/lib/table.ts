// What the parts of the table need to know beside the view: who is called what, who is waited for, what is
// being picked. One object, handed down as context.
import { getContext, setContext } from 'svelte';
import type { Picker } from './picker.svelte';
import type { Card, Entry, Role, View, Waiting } from './protocol';

export interface TableState {
  readonly view: View;
  readonly bottom: number; // the seat at the near side
  readonly picker: Picker | null;
  readonly chosen?: string | null; // one's general, before it is shown
  readonly waiting: Waiting | null;
  readonly waitingSince: number;
  readonly lastAct: Entry | null;
  readonly lastDiscarded: Card | null;
  readonly values: ReadonlyMap<number, number>; // effects of cards in use that are not as printed
  nameOf(seat: number): string; // the person's or bot's
  stateOf(seat: number): 'bot' | 'away' | 'bot_plays' | 'here';
  guessOf(seat: number): Role | null;
  guess(seat: number): void;
}

const KEY = Symbol('table');
export const provideTable = (t: TableState): TableState => setContext(KEY, t);
export const useTable = (): TableState => getContext<TableState>(KEY);

export const SEAT_KEYS = 'abcdefghij';
export const CARD_KEYS = '1234567890';
