// A face for everything: every general and every card of the catalogue has a picture of its own.
import { emblem, likenessOf, sealOf, sitterOf } from '../src/lib/emblem';
import { glyph, hasGlyph } from '../src/lib/glyphs';
import type { Catalogue } from '../src/lib/protocol';
import { BRUSH, PRINT } from '../src/fonts/covered';
import { brushed, named } from '../src/lib/fit';
import { expect, test } from './table';

const catalogueOf = async (url: string) => (await (await fetch(`${url}/api/catalogue`)).json()) as Catalogue;

test('no two generals look alike, and each always looks the same', async ({ server }) => {
  const catalogue = await catalogueOf(server.url);
  const ids = Object.keys(catalogue.generals);
  expect(ids.length).toBeGreaterThan(200);
  const sitters = ids.map((id) => sitterOf(catalogue, id)!);
  const pictures = sitters.map((s) => emblem(s));
  expect(new Set(pictures).size).toBe(ids.length);
  expect(sitters.map((s) => emblem(s))).toEqual(pictures);
  // Different people differ in more than a detail; one person of two sets at least in what is drawn around it.
  const seen = sitters.map((s) => Object.entries(likenessOf(s)));
  const alike: string[] = [];
  for (let i = 0; i < seen.length; ++i)
    for (let j = 0; j < i; ++j) {
      const differ = seen[i]!.filter(([, value], k) => value !== seen[j]![k]![1]).length;
      const same = sealOf(sitters[i]!.name) === sealOf(sitters[j]!.name);
      if (differ < (same ? 1 : 3)) alike.push(`${ids[i]} and ${ids[j]}: ${differ}`);
    }
  expect(alike).toEqual([]);
});

test('every card has a drawing of its own', async ({ server }) => {
  const { cards } = await catalogueOf(server.url);
  const ids = Object.keys(cards);
  expect(ids.filter((id) => !hasGlyph(id))).toEqual([]);
  expect(new Set(ids.map((id) => glyph(id))).size).toBe(ids.length);
});

test('every name is written by the brush or printed, whole', async ({ open, server }) => {
  const { generals, cards } = await catalogueOf(server.url);
  const missing = (text: string, font: string) => [...text].filter((c) => !font.includes(c)).join('');
  const unwritten = Object.values(generals).map((facts) => {
    const { name } = named(facts.zh);
    return missing(name, brushed(name) ? BRUSH : PRINT);
  });
  expect(unwritten.join('')).toBe('');
  expect(
    Object.values(cards)
      .map((facts) => missing(facts.zh + facts.en, PRINT))
      .join(''),
  ).toBe('');
  // What the lists say is true of the files the page loads.
  const page = await open('/');
  const unknown = await page.evaluate(
    async (fonts) => {
      const lacks: string[] = [];
      for (const [family, all] of fonts) {
        const loaded = await document.fonts.load(`20px "${family}"`, all);
        if (loaded.length === 0) lacks.push(`${family} is not loaded`);
        const pen = document.createElement('canvas').getContext('2d')!;
        // A character the font lacks is drawn by the next font, which here is one that has none of them.
        const width = (font: string, c: string) => {
          pen.font = `40px ${font}`;
          return pen.measureText(c).actualBoundingBoxAscent;
        };
        const drawn = [...all!].filter(
          (c) => c > '\u4e00' && width(`"${family}"`, c) !== width('monospace', c),
        );
        if (drawn.length * 10 < [...all!].filter((c) => c > '\u4e00').length * 6)
          lacks.push(`${family}: ${drawn.length}`);
      }
      return lacks;
    },
    [
      ['Jiesuan Brush', BRUSH],
      ['Jiesuan Print', PRINT],
    ],
  );
  expect(unknown).toEqual([]);
});
