// How large a name may be printed so that none of it is cut off.
import { BRUSH } from '../fonts/covered';
import type { Lang } from './words';

const LATIN = 0.6; // how wide a letter is at most on average, as part of its height
const MOST_IN_A_LINE = 5; // characters; longer names take two lines

// In hundredths of the width there is.
export function fitted(name: string, lang: Lang, largest: number): number {
  if (lang === 'zh') {
    const n = [...name].length;
    const line = n > MOST_IN_A_LINE ? Math.ceil(n / 2) : n;
    return Math.min(largest, 94 / Math.max(1, line));
  }
  const longest = Math.max(1, ...name.split(/[\s·-]/).map((word) => word.length));
  const crowded = name.length > 14 && name.includes(' ') ? 0.8 : 1; // in two lines
  return Math.min(largest * 0.78 * crowded, 94 / (longest * LATIN));
}

// 徐盛〔旧〕, Xu Sheng (old): the name, and which of those who bear it.
export function named(name: string): { name: string; which: string } {
  const [, before, which] = /^(.+?)\s*[〔(](.+)[〕)]$/.exec(name) ?? [];
  return before && which ? { name: before, which } : { name, which: '' };
}

// Whether the brush has every character: a name it cannot write whole is printed whole, not in two hands.
const inBrush = new Set(BRUSH);
export const brushed = (name: string): boolean => [...name].every((c) => inBrush.has(c));
