// What differs between the modes a room is played in, as far as the page shows it.
import type { Catalogue, GeneralPool, Role } from './protocol';
import { isOn } from './rules';

export const IDENTITY = 'identity';
export const HEGEMONY = 'hegemony';

// What a player may note down of another one, in the order of presses: every side but the lord's, who is known.
export function nextGuess(book: Catalogue | null, mode: string, now: Role | null): Role | null {
  const sides = (book?.modes[mode]?.allegiances ?? []).map(({ id }) => id as Role);
  const all: (Role | null)[] = [null, ...sides.filter((side) => side !== 'lord')];
  return all[(all.indexOf(now) + 1) % all.length] ?? null;
}

// How many may play it; before the catalogue has come, what every mode allows.
export function playersIn(book: Catalogue | null, mode: string): number[] {
  const { least = 2, most = 10 } = book?.modes[mode] ?? {};
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
export function nearestIn(book: Catalogue | null, mode: string, players: number): number {
  const all = playersIn(book, mode);
  return Math.max(all[0]!, Math.min(all.at(-1)!, players));
}

// Some parts of rules modules belong to one mode alone; the others go with every mode.
export const ofMode = (book: Catalogue | null, part: string, mode: string): boolean =>
  book?.rules[part]?.mode === mode;
export const goesWith = (book: Catalogue | null, part: string, mode: string): boolean =>
  ofMode(book, part, mode) || book?.rules[part]?.mode === undefined;

// The rules that still mean something when another mode is chosen.
export function rulesKept(book: Catalogue | null, rules: readonly string[], mode: string): string[] {
  const parts = Object.keys(book?.rules ?? {});
  return rules.filter((word) => parts.some((part) => isOn([word], part) && goesWith(book, part, mode)));
}

// Hegemony has one pool of generals, all of its boxes; elsewhere a room chooses.
export const choosesPool = (mode: string): boolean => mode !== HEGEMONY;
export const poolIn = (mode: string, wanted: GeneralPool): GeneralPool =>
  choosesPool(mode) ? wanted : 'all';
