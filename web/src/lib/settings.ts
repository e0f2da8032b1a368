// Finding a setting by what it says, in either language: every word that is typed is a part of it.
import { WORDS, type Words } from './words';

const flat = (said: (string | Record<string, string>)[]): string =>
  said.flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one))).join(' ');

export function fits(wanted: string, said: (w: Words) => (string | Record<string, string>)[]): boolean {
  const all = Object.values(WORDS)
    .map((w) => flat(said(w)))
    .join(' ')
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
