// What the parts of the table need to know beside the view: who is called what, who is waited for, what is
// being picked. One object, handed down as context.
import { getContext, setContext } from 'svelte';
import type { Act } from './acts';
import type { Beat } from './beats';
import type { Reveal } from './generals';
import type { Picker } from './picker.svelte';
import type { Card, Entry, Role, View, Waiting } from './protocol';

// The stage of a game that is going on.
export interface Staging {
  readonly busy: boolean; // beats are being shown
  attach(hands: DrawnStage): () => void;
  hurry(): void;
}
// Whoever draws the beats: what has to be seen before the picture changes, and after.
export interface DrawnStage {
  cue(beat: Beat, ms: number): void;
  shown(beat: Beat, ms: number): void;
  atOnce(entries: readonly Entry[]): void; // what was not shown beat by beat
}

export interface TableState {
  readonly view: View;
  readonly bottom: number; // the seat at the near side
  readonly mode: string;
  readonly picker: Picker | null;
  readonly chosen?: readonly string[]; // one's generals, before they are shown
  readonly waiting: Waiting | null;
  readonly waitingSince: number;
  readonly lastAct: Entry | null;
  readonly acts?: readonly Act[]; // what lies in the middle, in the order it was done
  readonly past?: readonly Act[]; // what lay there last
  readonly dying?: ReadonlySet<number>;
  readonly staging?: Staging | null;
  readonly revealed?: Reveal | null; // just now
  readonly lastDiscarded: Card | null;
  readonly discards?: readonly Card[]; // the discard pile, the last one on top
  readonly values: ReadonlyMap<number, number>; // effects of cards in use that are not as printed
  nameOf(seat: number): string; // the person's or bot's
  stateOf(seat: number): 'bot' | 'away' | 'bot_plays' | 'here';
  guessOf(seat: number): Role | null;
  guess(seat: number): void;
  think?(): void; // asks for more time in a window; not where nothing is played
}

const KEY = Symbol('table');
export const provideTable = (t: TableState): TableState => setContext(KEY, t);
export const useTable = (): TableState => getContext<TableState>(KEY);

export const SEAT_KEYS = 'abcdefghijkl';
export const CARD_KEYS = '1234567890';
export const SKILL_KEYS = 'qwrtyuo'; // letters no seat has
export const END_KEY = 'x';
