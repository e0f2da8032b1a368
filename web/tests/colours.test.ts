// Text is readable on what it stands on: a contrast of 4.5 at least (WCAG 2, AA), dark and light.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
function palette(selector: string): Record<string, string> {
  const [, block = ''] = css.split(`${selector} {`);
  const found = block.split('}')[0]!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name!, value!]));
}
const channel = (hex: string) => {
  const c = parseInt(hex, 16) / 255;
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string) =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const dark = palette(':root');
const light = { ...dark, ...palette(":root[data-theme='light']") };

describe.each([
  ['dark', dark],
  ['light', light],
])('%s', (_, colours) => {
  const pairs = ['text', 'muted', 'accent', 'danger', 'good', 'warn', 'target'].flatMap((ink) =>
    ['bg', 'panel', 'raised'].map((ground) => [ink, ground]),
  );
  it.each([
    ...pairs,
    ['accent-ink', 'accent'],
    ['bg', 'warn'],
    ['ink', 'paper'],
    ['ink-muted', 'paper'],
    ['ink-red', 'paper'],
    ['ink', 'paper-dark'],
    ['seal-ink', 'seal'],
  ])('%s on %s', (ink, ground) => {
    expect(contrast(colours[ink!]!, colours[ground!]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['wei', 'shu', 'wu', 'qun', 'god', 'ambitionist', 'none', 'lord', 'loyalist', 'rebel', 'renegade'])(
    'white on %s',
    (ground) => {
      expect(contrast('#ffffff', colours[ground]!)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
