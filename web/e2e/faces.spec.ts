// A face for everything: every general and every card of the catalogue has a picture of its own.
import { emblem, likenessOf, sealOf, sitterOf } from '../src/lib/emblem';
import { glyph, hasGlyph } from '../src/lib/glyphs';
import type { Catalogue } from '../src/lib/protocol';
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
