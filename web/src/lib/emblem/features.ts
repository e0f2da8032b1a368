// The features of a person: skin, jaw, brows, eyes, beard, marks. Drawn on the right half and mirrored.
import { mirrored } from './dice';
import type { Palette } from './ground';

export interface Skin {
  fill: string;
  shade: string;
  line: string;
  painted: boolean; // as on the stage
  fair: boolean;
}
const plain = (fill: string, shade: string, fair: boolean): Skin => ({
  fill,
  shade,
  line: '#4a2a1c',
  painted: false,
  fair,
});
const paint = (fill: string, shade: string, line: string): Skin => ({
  fill,
  shade,
  line,
  painted: true,
  fair: false,
});
export const SKINS: Record<string, Skin> = {
  cream: plain('#f8e8d0', '#e6c9a4', true),
  rose: plain('#f3d3b6', '#dcae87', true),
  pale: plain('#fdf5e9', '#ecd8bd', true),
  wheat: plain('#e8bd90', '#cc9764', false),
  bronze: plain('#cf9464', '#aa7043', false),
  red: paint('#bf4330', '#962c1e', '#2a0d08'),
  ink: paint('#3f3a3a', '#272323', '#f3e6cc'),
  white: paint('#f7f2e8', '#dcd2c0', '#28201c'),
  blue: paint('#3f6c94', '#2b4f72', '#0e1a28'),
  green: paint('#4d7d5a', '#355c40', '#0e2214'),
  gold: paint('#d8a545', '#b07f26', '#3a2206'),
};

export const JAWS: Record<string, string> = {
  round: 'M34.5 52Q34 36 50 36 66 36 65.5 52 65.5 68 58.5 75 54.5 79 50 79 45.5 79 41.5 75 34.5 68 34.5 52Z',
  square: 'M34.5 52Q34 36 50 36 66 36 65.5 52L64.5 67 58 77Q50 80.5 42 77L35.5 67Z',
  pointed: 'M35 52Q35 36 50 36 65 36 65 52 65 64 57.5 73L50 81 42.5 73Q35 64 35 52Z',
  long: 'M36 50Q36 35 50 35 64 35 64 50L63 68Q60 82 50 83 40 82 37 68Z',
  slim: 'M36.5 52Q36.5 37 50 37 63.5 37 63.5 52 63.5 66 55.5 75 50 79.5 44.5 75 36.5 66 36.5 52Z',
};

interface Brow {
  woman: boolean;
  draw(colour: string, p: Palette): string;
}
const brow = (d: string): Brow => ({ woman: false, draw: (c) => `<path d="${d}" fill="${c}"/>` });
const fine = (d: string): Brow => ({
  woman: true,
  draw: (c) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="1.3" stroke-linecap="round"/>`,
});
export const BROWS: Record<string, Brow> = {
  flat: brow('M52 50.8 62.8 49 63 51.6 52.3 53Z'),
  arched: brow('M52 51.4Q57 46 63.6 50 57 49.2 52.6 53Z'),
  fierce: brow('M51.5 53.6 60.5 47 65 45 62.6 50 53 55.4Z'),
  flame: brow('M51.8 53Q55 48.6 58 49.8 57.2 46.4 60.4 44.4 60.6 47.4 65 45.6 62.4 52 52.6 54.4Z'),
  sword: brow('M52 52.2 65 46 63.4 50 52.6 54Z'),
  heavy: brow('M51.6 50.6Q57 47.6 64 49L63.6 53Q57 51.2 52 54Z'),
  willow: fine('M53 51.4Q58 47.6 63 50.4'),
  moth: fine('M53.4 51.6Q56 47.6 61 48.2'),
  level: fine('M52.8 50.6 62.6 49.8'),
};

interface Eye {
  gentle: boolean;
  draw(skin: Skin): string;
}
const lid = (gentle: boolean, d: string, pupil: [number, number, number]): Eye => ({
  gentle,
  draw: (s) => {
    const dark = s.fill === '#3f3a3a';
    const [cx, cy, r] = pupil;
    return (
      `<path d="${d}" fill="${dark ? '#f3e6cc' : s.painted ? '#f8efdf' : '#fffaf0'}" stroke="${dark ? '#f3e6cc' : s.line}" stroke-width="1"/>` +
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#1d1512"/>`
    );
  },
});
export const EYES: Record<string, Eye> = {
  phoenix: lid(true, 'M52.6 57.6Q56 53.6 62.6 53.8 59.6 58.8 52.6 57.6Z', [57.4, 56, 1.7]),
  almond: lid(true, 'M52.6 56.8Q57.2 52.6 62 56.4 57.2 59.8 52.6 56.8Z', [57.2, 56.4, 1.8]),
  narrow: lid(false, 'M52.6 56.6Q57 54.4 62.4 54.6 58.6 57.8 52.6 56.6Z', [57.4, 55.9, 1.2]),
  round: lid(false, 'M53 56.200a4 3.6 0 1 1 8.2 0 4 3.4 0 1 1-8.2 0Z', [57, 56.2, 1.9]),
  glare: lid(false, 'M52.4 54.8 62.8 53Q61.6 59 56.8 58.8 53.6 58 52.4 54.8Z', [57, 56, 1.7]),
  calm: {
    gentle: true,
    draw: (s) =>
      `<path d="M53 56Q57.4 59.4 62 55.6M60.8 56.8 62.6 57.6" fill="none" stroke="${s.line}" stroke-width="1.4" stroke-linecap="round"/>`,
  },
  starry: lid(true, 'M52.6 57Q55.6 52.6 61.4 54.2 62 57.6 57 58.8 54 58.6 52.6 57Z', [57.2, 56.2, 2]),
};

const LIPS = '<path d="M46.5 70.6Q50 69.4 53.5 70.6 50 72.4 46.5 70.6Z" fill="#8e3b2c"/>';
const whiskers = (c: string) => mirrored(`<path d="M50 67Q55 66.4 59 71.4 54.6 69.6 50 69.2Z" fill="${c}"/>`);
const droop = (c: string) => mirrored(`<path d="M50.4 67Q56 67 57.6 80 55.2 71.6 50 69.2Z" fill="${c}"/>`);
export const BEARDS: Record<string, (c: string) => string> = {
  none: () => '',
  whiskers,
  droop,
  goatee: (c) => whiskers(c) + `<path d="M46.5 74.5Q50 76.5 53.5 74.5L51 92 49.6 94Z" fill="${c}"/>`,
  tufts: (c) =>
    droop(c) +
    `<path d="M47.4 74.5Q50 76 52.6 74.5L50.4 98Z" fill="${c}"/>` +
    mirrored(`<path d="M64.6 60Q68 78 63 94 62 78 61.6 66Z" fill="${c}"/>`),
  long: (c) =>
    `<path d="M36.5 64Q40 77 45.5 73 50 71.6 54.5 73 60 77 63.5 64 66 86 57.5 100 54 108 50 113 46 108 42.5 100 34 86 36.5 64Z" fill="${c}"/>` +
    whiskers(c) +
    LIPS,
  bristles: (c) =>
    `<path d="M34.8 58 31.5 71 36 71.5 34.5 81 40.5 80 41.5 89 47 84.5 50 92 53 84.5 58.5 89 59.5 80 65.5 81 64 71.5 68.5 71 65.2 58Q63.5 71 56 73.2 50 70.8 44 73.2 36.5 71 34.8 58Z" fill="${c}"/>` +
    whiskers(c) +
    LIPS,
  short: (c) =>
    `<path d="M35.5 62Q37 80 50 84.5 63 80 64.5 62 62 73 55.5 73.4 50 67.6 44.5 73.4 38 73 35.5 62Z" fill="${c}"/>` +
    LIPS,
  forked: (c) => droop(c) + mirrored(`<path d="M50 75Q54 75 56 73 58.5 84 54 98 51 88 50 82Z" fill="${c}"/>`),
};
export const beardOf = (name: string, hair: string, skin: Skin): string => {
  // On a dark painted face a dark beard would not be seen.
  const lost = skin.fill === '#3f3a3a' && hair !== '#d9d4c8';
  return BEARDS[name]!(lost ? '#8d3a26' : hair);
};

interface Mark {
  for: 'man' | 'woman' | 'paint';
  draw(p: Palette, skin: Skin): string;
}
const mark = (who: Mark['for'], draw: Mark['draw']): Mark => ({ for: who, draw });
const RED = '#b3261e';
export const MARKS: Record<string, Mark> = {
  plain: mark('man', () => ''),
  lines: mark('man', (_, s) =>
    mirrored(
      `<path d="M59 64.5Q61.5 67.5 60.6 71" fill="none" stroke="${s.shade}" stroke-width="1.4" stroke-linecap="round"/>`,
    ),
  ),
  scar: mark(
    'man',
    (_, s) =>
      `<path d="M40.5 59 44.5 67.5M40 64.5 44 62.5" stroke="${s.shade}" stroke-width="1.4" stroke-linecap="round"/>`,
  ),
  blush: mark('woman', () =>
    mirrored('<ellipse cx="59.5" cy="64" rx="3.6" ry="2.6" fill="#e0705c" opacity=".4"/>'),
  ),
  diamond: mark('woman', () => `<path d="M50 43.6 52 47 50 50.4 48 47Z" fill="${RED}"/>`),
  petals: mark(
    'woman',
    () => `<path d="M50 50Q46 47 47.6 44 50 45 50 47.5 50 45 52.4 44 54 47 50 50Z" fill="${RED}"/>`,
  ),
  dots: mark(
    'woman',
    () =>
      `<g fill="${RED}"><circle cx="50" cy="46" r="1.3"/><circle cx="47" cy="48" r="1"/><circle cx="53" cy="48" r="1"/></g>` +
      mirrored('<ellipse cx="59.5" cy="64" rx="3.4" ry="2.4" fill="#e0705c" opacity=".35"/>'),
  ),
  crescent: mark(
    'paint',
    (p) => `<path d="M45 42a5.5 5.5 0 1 0 10 0 6.5 6.5 0 0 1-10 0Z" fill="${p.trim}"/>`,
  ),
  stripe: mark(
    'paint',
    (_, s) =>
      `<path d="M48.4 37H51.6L51 56H49Z" fill="${s.line}"/>` +
      mirrored(`<path d="M54 60Q60 60 64.5 57 64 67 57 68.5 56 64 54 60Z" fill="${s.line}" opacity=".55"/>`),
  ),
  blaze: mark(
    'paint',
    (_, s) =>
      `<path d="M50 38Q55 44 52 51 50 54 48 51 45 44 50 38Z" fill="${RED}"/>` +
      mirrored(`<path d="M55 61Q61 60 64.8 63 62 71 56.5 69Z" fill="${s.line}" opacity=".45"/>`),
  ),
  mask: mark('paint', (_, s) =>
    mirrored(
      `<path d="M50.6 57Q50 48 57 47 64 46 65.6 53 65 62 58 61.5 53 61.5 50.6 57Z" fill="${s.line}" opacity=".62"/>`,
    ),
  ),
  butterfly: mark(
    'paint',
    (p, s) =>
      mirrored(
        `<path d="M50.4 60Q54 50 62 45 67 50 63.6 60 67 66 60 71 54 69 50.4 60Z" fill="${s.line}" opacity=".4"/>`,
      ) + `<circle cx="50" cy="44.5" r="2.6" fill="${p.trim}"/>`,
  ),
};
