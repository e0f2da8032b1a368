// The words of the rulebook: ledger and decisions, files beside the page (dev/book.ts).
import type { Text } from '../lib/protocol';
import type { Pages } from './types';

export async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

let opened: Promise<Pages> | undefined;
export function openPages(): Promise<Pages> {
  opened ??= read<Pages>('/rulings/book.json').catch((e: unknown) => {
    opened = undefined; // asked again next time
    throw e;
  });
  return opened;
}

export const KINDS = ['entry', 'decision', 'flow', 'general', 'skill', 'card'] as const;
export type Kind = (typeof KINDS)[number];
export const addressOf = (kind: Kind, id: string): string => `/rules/${kind}/${encodeURIComponent(id)}`;

// "R000-67…69" is a run of entries: the first of them is meant. C24 and J12 are decisions.
export const firstOf = (rule: string): string => rule.replace(/….*$/, '');
export function ruleAddress(rule: string): string {
  const id = firstOf(rule);
  return addressOf(id.startsWith('R') ? 'entry' : 'decision', id);
}
export const isRule = (word: string): boolean => /^(R\d{3}-\d{2,3}|[CJ]\d{1,3})$/.test(word);

export const decisionText = ({ question, decision, zh }: Pages['decisions'][number]): Text => {
  return { zh, en: `${question}: ${decision}` };
};
// What a rule says; null if there is none of that id.
export function wordsOf(pages: Pages, rule: string): Text | null {
  const entry = pages.entries.find((e) => e.id === rule);
  if (entry) return entry;
  const decided = pages.decisions.find((d) => d.id === rule);
  return decided ? decisionText(decided) : null;
}
