// Names and texts of cards, skills and generals, from the catalogue.
import { getCatalogue } from './api';
import { prefs, words } from './prefs.svelte';
import type { Card, Catalogue, Chair, Text } from './protocol';

export const book = $state<{ catalogue: Catalogue | null }>({ catalogue: null });

export async function openBook(): Promise<void> {
  book.catalogue ??= await getCatalogue();
}

const called = (known: Text | undefined, id: string): string => known?.[prefs.lang] ?? id;
export const cardName = (id: string): string => called(book.catalogue?.cards[id], id);
export const skillName = (id: string): string => called(book.catalogue?.skills[id], id);
export const rulesName = (id: string): string => called(book.catalogue?.rules[id], id);
export const generalName = (id: string): string => called(book.catalogue?.generals[id], id);

// What a room is played with beside the rules everybody knows; empty: nothing.
export function rulesNamed(rules: readonly string[]): string {
  const MOST = 3;
  const names = rules.map((id) => (book.catalogue?.rules[id] ? rulesName(id) : words().wholeModule(id)));
  const more = names.length > MOST ? ` +${names.length - MOST}` : '';
  return names.slice(0, MOST).join(prefs.lang === 'zh' ? '、' : ', ') + more;
}

const NUMBERS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const numberOf = (n: number): string => NUMBERS[n] ?? '';
export const isRed = (c: Card): boolean => c.suit === 'heart' || c.suit === 'diamond';
export const spoken = (c: Card): string =>
  `${words().suits[c.suit]} ${numberOf(c.number)} ${cardName(c.name)}`;
export const circled = (seat: number): string => '①②③④⑤⑥⑦⑧⑨⑩'[seat] ?? String(seat + 1);
// Bots are called in the reader's language.
export const personName = (c: Chair): string =>
  c.by === 'bot' ? `${words().bot} ${/\d+$/.exec(c.name)?.[0] ?? ''}`.trim() : c.name;
