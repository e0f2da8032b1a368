// The sets (boxes) a room deals its generals from: named one by one, or as its pool has it.
import type { Catalogue, GeneralPool } from './protocol';

// Which generals a room is played with, in the words of its settings.
export interface Choice {
  generals: GeneralPool;
  sets: string[]; // none: as `generals` says
}

// The sets of a mode, in the order of publication.
export const setsOf = (book: Catalogue | null, mode: string): string[] =>
  Object.entries(book?.expansions ?? {}).flatMap(([id, set]) => (set.modes.includes(mode) ? [id] : []));

const inPool = (book: Catalogue | null, mode: string, pool: GeneralPool): string[] =>
  setsOf(book, mode).filter((id) => pool === 'all' || book?.modes[mode]?.sets.includes(id));

// Those that are dealt from.
export const setsOn = (book: Catalogue | null, mode: string, { generals, sets }: Choice): string[] =>
  sets.length > 0 ? sets : inPool(book, mode, generals);

// A choice of sets, by the word for a pool where it is just that.
export function choiceOf(book: Catalogue | null, mode: string, on: readonly string[]): Choice {
  const sets = setsOf(book, mode).filter((id) => on.includes(id));
  for (const generals of ['all', 'standard'] as const)
    if (inPool(book, mode, generals).join() === sets.join()) return { generals, sets: [] };
  return { generals: 'all', sets };
}
