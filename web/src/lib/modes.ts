// What differs between the modes a room is played in, as far as the page shows it.
import type { Catalogue, GeneralPool, Role } from './protocol';
import { isOn, moduleOf } from './rules';

export const IDENTITY = 'identity';
export const HEGEMONY = 'hegemony';

// What a player may note down of another one, in the order of presses.
const GUESSES: Record<string, readonly (Role | null)[]> = {
  [IDENTITY]: [null, 'loyalist', 'rebel', 'renegade'],
  [HEGEMONY]: [null, 'wei', 'shu', 'wu', 'qun', 'ambitionist'],
};
export function nextGuess(mode: string, now: Role | null): Role | null {
  const all = GUESSES[mode] ?? GUESSES[IDENTITY]!;
  return all[(all.indexOf(now) + 1) % all.length]!;
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

// Rules modules named like a mode are parts of that mode alone; the others go with every mode.
export const ofMode = (part: string, mode: string): boolean => moduleOf(part) === mode;
export const goesWith = (book: Catalogue | null, part: string, mode: string): boolean =>
  ofMode(part, mode) || !(moduleOf(part) in (book?.modes ?? {}));

// The rules that still mean something when another mode is chosen.
export function rulesKept(book: Catalogue | null, rules: readonly string[], mode: string): string[] {
  const parts = Object.keys(book?.rules ?? {});
  return rules.filter((word) => parts.some((part) => isOn([word], part) && goesWith(book, part, mode)));
}

// Hegemony has one pool of generals, all of its boxes; elsewhere a room chooses.
export const choosesPool = (mode: string): boolean => mode !== HEGEMONY;
export const poolIn = (mode: string, wanted: GeneralPool): GeneralPool =>
  choosesPool(mode) ? wanted : 'all';
