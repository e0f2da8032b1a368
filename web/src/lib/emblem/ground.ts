// What a figure stands before: the colours of its kingdom, a moon, a pattern, and a cut edge around it all.
import type { Kingdom } from '../protocol';
import { mirrored } from './dice';

export interface Palette {
  sky: string;
  pattern: string;
  moon: string;
  robe: string;
  deep: string; // the dark of the robe
  trim: string;
  metal: string;
}

export const PALETTES: Record<Kingdom, Palette> = {
  wei: {
    sky: '#1c3a66',
    pattern: '#2b4f82',
    moon: '#dfe6ea',
    robe: '#2f6bb0',
    deep: '#152a4c',
    trim: '#f0d9a0',
    metal: '#a9bccb',
  },
  shu: {
    sky: '#74231a',
    pattern: '#8f3325',
    moon: '#f7e3bf',
    robe: '#c5482f',
    deep: '#45120c',
    trim: '#f3c766',
    metal: '#d8b47a',
  },
  wu: {
    sky: '#14503c',
    pattern: '#20664e',
    moon: '#e6edd2',
    robe: '#2f9468',
    deep: '#0c2f23',
    trim: '#f2d88c',
    metal: '#b4c4ad',
  },
  qun: {
    sky: '#4d4029',
    pattern: '#635438',
    moon: '#f0e4c8',
    robe: '#94804f',
    deep: '#2b2314',
    trim: '#e2774a',
    metal: '#c2b390',
  },
  god: {
    sky: '#2d1a4d',
    pattern: '#42296b',
    moon: '#f9dc7e',
    robe: '#6a47ac',
    deep: '#180c30',
    trim: '#ffd866',
    metal: '#e3c76a',
  },
  ambitionist: {
    sky: '#46205a',
    pattern: '#5b3070',
    moon: '#ecd9ef',
    robe: '#8a4fa4',
    deep: '#260f33',
    trim: '#f0c56a',
    metal: '#bda9c9',
  },
  none: {
    sky: '#3a4145',
    pattern: '#4b5358',
    moon: '#e4e4dc',
    robe: '#6e7a80',
    deep: '#1e2326',
    trim: '#e0d4b0',
    metal: '#b4bcc0',
  },
};

const many = (n: number, one: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => one(i)).join('');

const waves = (c: string, rows: number): string =>
  many(rows, (r) =>
    many(7, (i) => {
      const [x, y] = [i * 18 - 10 + (r % 2) * 9, 34 + r * 13];
      return `<path d="M${x} ${y}a9 9 0 0 1 18 0M${x + 3.5} ${y}a5.5 5.5 0 0 1 11 0" fill="none" stroke="${c}" stroke-width="1.6"/>`;
    }),
  );
const rays = (c: string, n: number): string =>
  many(n, (i) => {
    const at = (turn: number) => {
      const a = (turn / n) * 2 * Math.PI;
      return `${(50 + 95 * Math.sin(a)).toFixed(1)} ${(50 - 95 * Math.cos(a)).toFixed(1)}`;
    };
    return `<path d="M50 50 ${at(i)} ${at(i + 0.5)}Z" fill="${c}"/>`;
  });
const mountains = (c: string): string =>
  `<path d="M-4 92 16 50 28 70 42 34 58 66 72 44 104 92Z" fill="${c}"/><path d="M-4 120 22 80 40 104 66 74 104 116V120Z" fill="${c}" opacity=".7"/>`;
const clouds = (c: string): string =>
  [
    [8, 22],
    [72, 14],
    [84, 66],
    [2, 74],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y}h20a5 5 0 1 0-4-8 8 8 0 0 0-14 0 5 5 0 0 0-2 8Zm6 0a4 4 0 1 1 4-4" fill="none" stroke="${c}" stroke-width="2"/>`,
    )
    .join('');
const flames = (c: string): string =>
  many(5, (i) => {
    const x = i * 25 - 4;
    return `<path d="M${x} 120Q${x - 12} 92 ${x + 2} 78 ${x + 1} 90 ${x + 6} 92 ${x + 4} 70 ${x + 12} 54 ${x + 12} 76 ${x + 20} 88 ${x + 26} 104 ${x + 12} 120Z" fill="${c}"/>`;
  });
const lozenges = (c: string): string =>
  many(7, (r) =>
    many(6, (i) => {
      const [x, y] = [i * 20 + (r % 2) * 10, r * 20];
      return `<path d="M${x} ${y - 8} ${x + 8} ${y} ${x} ${y + 8} ${x - 8} ${y}Zm0 4-4 4 4 4 4-4Z" fill="${c}" fill-rule="evenodd"/>`;
    }),
  );
const grass = (c: string): string =>
  many(
    9,
    (i) =>
      `<path d="M${i * 13 - 4} 120Q${i * 13 - 2} 84 ${i * 13 + 12} ${62 + (i % 3) * 9} ${i * 13 + 6} 92 ${i * 13 + 4} 120Z" fill="${c}"/>`,
  );
const stars = (c: string): string =>
  many(12, (i) => {
    const [x, y] = [(i * 37) % 97, (i * 53) % 88];
    return `<path d="M${x} ${y - 5}q.8 4.2 5 5-4.2.8-5 5-.8-4.2-5-5 4.2-.8 5-5Z" fill="${c}"/>`;
  });
const lattice = (c: string): string =>
  many(6, (i) => `<path d="M${i * 22 - 6} 0V120M-4 ${i * 22 + 6}H104" stroke="${c}" stroke-width="1.4"/>`) +
  many(
    5,
    (i) =>
      `<rect x="${i * 22 - 1}" y="${i * 22 + 11}" width="12" height="12" fill="none" stroke="${c}" stroke-width="1.4"/>`,
  );

const GROUNDS: Record<Kingdom, ((c: string) => string)[]> = {
  wei: [clouds, mountains, lattice, (c) => rays(c, 14)],
  shu: [flames, lozenges, mountains, (c) => rays(c, 18)],
  wu: [(c) => waves(c, 7), (c) => waves(c, 4) + clouds(c), grass, (c) => rays(c, 20)],
  qun: [grass, lattice, clouds, (c) => rays(c, 12)],
  god: [stars, (c) => rays(c, 24), (c) => stars(c) + flames(c), (c) => clouds(c) + stars(c)],
  ambitionist: [flames, stars, lozenges, (c) => rays(c, 16)],
  none: [lattice, clouds, grass, (c) => rays(c, 10)],
};
// The moon is never twice in the same place beside the same pattern.
const MOONS = [
  '<circle cx="50" cy="47" r="31"/>',
  '<circle cx="38" cy="40" r="27"/>',
  '<circle cx="63" cy="41" r="28"/>',
  '<path d="M50 14 79 31V65L50 82 21 65V31Z"/>',
];

export const backdrop = (p: Palette, kingdom: Kingdom, ground: number): string =>
  `<path d="M0 0H100V120H0Z" fill="${p.sky}"/>${(GROUNDS[kingdom] ?? GROUNDS.none)[ground]!(p.pattern)}` +
  `<g fill="${p.moon}">${MOONS[(ground * 3 + 1) % MOONS.length]}</g>`;

// Corners, cut as paper is cut.
const corners = (quarter: string, p: Palette): string => {
  const half = mirrored(`<path d="${quarter}" fill="${p.trim}"/>`);
  return `${half}<g transform="matrix(1 0 0 -1 0 120)">${half}</g>`;
};
export const RIMS: ((p: Palette) => string)[] = [
  (p) => corners('M100 0V16Q96 8 84 0Z', p),
  (p) => corners('M100 0V14H97V3H86V0Z', p),
  (p) => corners('M100 0V18L94 12 96 4 88 6 82 0Z', p),
  (p) => corners('M100 0V12a6 6 0 0 1-6-6 6 6 0 0 1-6-6Z', p),
  (p) => corners('M100 0V20L80 0Z', p),
  (p) => corners('M100 4V16A12 12 0 0 0 84 0H96A4 4 0 0 1 100 4Z', p),
];
