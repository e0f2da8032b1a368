// Names and texts of cards, skills and generals, from the catalogue.
import { getCatalogue } from './api';
import { HEGEMONY } from './modes';
import { prefs, words } from './prefs.svelte';
import { isOn } from './rules';
import type { Card, Catalogue, Chair, SeatView, Text } from './protocol';

export const book = $state<{ catalogue: Catalogue | null }>({ catalogue: null });

export async function openBook(): Promise<void> {
  book.catalogue ??= await getCatalogue();
}

const called = (known: Text | undefined, id: string): string => known?.[prefs.lang] ?? id;
export const cardName = (id: string): string => called(book.catalogue?.cards[id], id);
export const skillName = (id: string): string => called(book.catalogue?.skills[id], id);
export const rulesName = (id: string): string => called(book.catalogue?.rules[id], id);
export const generalName = (id: string): string => called(book.catalogue?.generals[id], id);
export const generalNames = (ids: readonly string[]): string =>
  ids.map(generalName).join(prefs.lang === 'zh' ? '·' : ' & ');
export const modeName = (id: string): string => called(book.catalogue?.modes[id], id);

// A set of generals, as it is called inside its mode: without the mode's name before it.
export function setName(id: string, mode: string): string {
  const name = called(book.catalogue?.expansions[id], id);
  const before = modeName(mode);
  return (name.startsWith(before) && name.slice(before.length).trim()) || name;
}
export const setsNamed = (ids: readonly string[], mode: string): string =>
  ids.map((id) => setName(id, mode)).join(prefs.lang === 'zh' ? '、' : ', ');

// Cards of hegemony count half symbols, two of which are one hp.
export const countsHalves = (set: string): boolean =>
  book.catalogue?.expansions[set]?.modes.includes(HEGEMONY) ?? false;
export const symbolsOf = (halves: number): string => '●'.repeat(halves >> 1) + (halves % 2 ? '◐' : '');
export function hpOf({ hp, set }: { hp: number; set: string }): string {
  return countsHalves(set) ? words().symbols(hp / 2) : `${words().hp} ${hp}`;
}

// A seat in few words: its generals that are known, or who sits there.
export const seatCalled = (seat: number, s: SeatView, person: string): string =>
  generalNames(s.general.filter((id) => id !== null)) || `${circled(seat)} ${person}`;

// What a room is played with beside the rules everybody knows; empty: nothing.
export function rulesNamed(rules: readonly string[]): string {
  const MOST = 3;
  const { rules: facts = {}, modes = {} } = book.catalogue ?? {};
  const names = rules.flatMap((id) => {
    if (id in modes)
      return Object.keys(facts)
        .filter((part) => isOn([id], part))
        .map(rulesName);
    return facts[id] ? [rulesName(id)] : [words().wholeModule(id)];
  });
  const more = names.length > MOST ? ` +${names.length - MOST}` : '';
  return names.slice(0, MOST).join(prefs.lang === 'zh' ? '、' : ', ') + more;
}

const NUMBERS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const numberOf = (n: number): string => NUMBERS[n] ?? '';
export const isRed = (c: Card): boolean => c.suit === 'heart' || c.suit === 'diamond';
export const spoken = (c: Card): string =>
  `${words().suits[c.suit]} ${numberOf(c.number)} ${cardName(c.name)}`;
export const circled = (seat: number): string => '①②③④⑤⑥⑦⑧⑨⑩⑪⑫'[seat] ?? String(seat + 1);
// Bots are called in the reader's language.
export const personName = (c: Chair): string =>
  c.by === 'bot' ? `${words().bot} ${/\d+$/.exec(c.name)?.[0] ?? ''}`.trim() : c.name;
