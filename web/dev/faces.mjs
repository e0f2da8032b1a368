// A sheet of all emblems and glyphs, to be looked at:  node dev/faces.mjs CATALOGUE.json OUT.html
// (the catalogue as the server tells it: /api/catalogue).
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error('usage: node dev/faces.mjs CATALOGUE.json OUT.html');
  process.exit(2);
}
const catalogue = JSON.parse(readFileSync(from, 'utf8'));
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { emblem, sitterOf, likenessOf } = await vite.ssrLoadModule('/src/lib/emblem.ts');
const { glyph } = await vite.ssrLoadModule('/src/lib/glyphs.ts');
await vite.close();

const svg = (box, width, height, inner) =>
  `<svg viewBox="${box}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
const faces = Object.keys(catalogue.generals).map((id) => {
  const sitter = sitterOf(catalogue, id);
  const { temper, head, dress, prop } = likenessOf(sitter);
  const large = svg('0 0 100 120', 134, 160, emblem(sitter, { seal: true }));
  const small = svg('22 18 56 66', 32, 32, emblem(sitter));
  return `<figure title="${id} ${temper} ${head} ${dress} ${prop}">${large}${small}<figcaption>${sitter.name}</figcaption></figure>`;
});
const glyphs = Object.entries(catalogue.cards).map(([id, facts]) => {
  const inner = glyph(id, facts);
  return `<figure>${svg('0 0 24 24', 72, 72, inner)}${svg('0 0 24 24', 24, 24, inner)}<figcaption>${facts.zh}</figcaption></figure>`;
});
const style = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
writeFileSync(
  to,
  `<!doctype html><meta charset="utf-8"><style>${style}
  body { background: #12181b; color: #f5eedd; font: 13px var(--serif); display: flex; flex-wrap: wrap; gap: 8px; }
  figure { margin: 0; text-align: center; } figure svg { border-radius: 6px; } figure svg + svg { margin-left: 4px; vertical-align: top; }
  .cards { display: flex; flex-wrap: wrap; gap: 8px; background: #f8f1e0; color: #2a241a; padding: 8px; }
  .s { fill: none; stroke: currentcolor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; } .f { fill: currentcolor; }
  .r { fill: var(--draw-red); } .g { fill: var(--draw-green); } .b { fill: var(--draw-blue); } .y { fill: var(--draw-gold); } .w { fill: var(--paper-light); }
  </style>${faces.join('')}<div class="cards">${glyphs.join('')}</div>`,
);
console.log(`${faces.length} generals, ${glyphs.length} cards: ${to}`);
