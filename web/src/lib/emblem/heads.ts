// Hair and headgear. The outline of the face runs from 35 to 65 across and begins at 36.
import { mirrored } from './dice';
import type { Palette } from './ground';
import type { Temper } from './dress';

interface Head {
  woman: boolean;
  tempers: Temper[];
  behind?(p: Palette, hair: string): string;
  draw(p: Palette, hair: string): string;
}
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, colour: string, width = 1.4) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const hairline = (hair: string) =>
  path('M33 58Q29 31 50 30 71 31 67 58L65 58Q65 47 58 43 50 46 42 43 35 47 35 58Z', hair);
const bun = (hair: string) => `<ellipse cx="50" cy="26" rx="8" ry="7" fill="${hair}"/>`;
const dome = (p: Palette, d = 'M32 53Q28 26 50 23 72 26 68 53L64.5 53Q63 45 50 44 37 45 35.5 53Z') =>
  path(d, p.metal) + line('M50 24V43M40 27Q37 36 37.5 45M60 27Q63 36 62.5 45', p.deep, 1);
const band = (p: Palette) =>
  path('M32 53Q33 42 50 41 67 42 68 53L64.6 54Q62 48 50 47 38 48 35.4 54Z', p.trim);
const cheeks = (p: Palette) => mirrored(path('M68 50 70 70 63.5 66 64.5 52Z', p.metal));
const flower = (x: number, y: number, colour: string) =>
  `<g fill="${colour}">${[0, 72, 144, 216, 288].map((a) => `<circle cx="${x}" cy="${y - 3.2}" r="2.6" transform="rotate(${a} ${x} ${y})"/>`).join('')}</g><circle cx="${x}" cy="${y}" r="1.7" fill="#f6d36b"/>`;
const locks = (hair: string) =>
  path('M34 54Q26 40 34 32 50 20 66 32 74 40 66 54 66 46 58 42 50 46 42 42 34 46 34 54Z', hair);
const longHair = (_: Palette, hair: string) => path('M30 104Q24 40 50 30 76 40 70 104L60 96H40Z', hair);
const feathers = (p: Palette) =>
  mirrored(
    path('M57 30Q66 0 96 2 78 8 63 36Z', '#b3261e') +
      line('M60 30Q70 8 92 4M66 22 72 20M71 15 77 14M78 9 83 9', p.trim, 1),
  );

export const HEADS: Record<string, Head> = {
  plume: {
    woman: false,
    tempers: ['warrior', 'rider'],
    draw: (p) =>
      path('M50 15Q62 0 76 12 66 12 63 20 56 15 51 20Z', '#b3261e') +
      path('M48.5 24 50 10 51.5 24Z', p.trim) +
      dome(p) +
      band(p) +
      cheeks(p),
  },
  wings: {
    woman: false,
    tempers: ['warrior', 'ruler'],
    draw: (p) =>
      mirrored(path('M65 40Q82 32 86 12 92 38 68 52Z', p.trim) + line('M69 44Q80 38 85 26', p.deep, 1)) +
      dome(p) +
      band(p) +
      `<circle cx="50" cy="43" r="3" fill="#b3261e"/>`,
  },
  horns: {
    woman: false,
    tempers: ['warrior', 'rider'],
    draw: (p) => mirrored(path('M60 28Q76 26 80 6 88 26 66 40Z', '#efe6d2')) + dome(p) + band(p) + cheeks(p),
  },
  feathers: {
    woman: false,
    tempers: ['warrior', 'rider'],
    draw: (p, hair) =>
      feathers(p) +
      hairline(hair) +
      path('M38 36Q40 24 44 28 46 18 50 15 54 18 56 28 60 24 62 36 50 32 38 36Z', p.trim) +
      `<circle cx="50" cy="27" r="2.6" fill="#b3261e"/>`,
  },
  crest: {
    woman: false,
    tempers: ['warrior', 'ruler', 'rider'],
    draw: (p) =>
      path('M46 6Q50 2 54 6L56 26H44Z', '#b3261e') +
      dome(p) +
      band(p) +
      mirrored(path('M66 46 73 58 71 74 64 64Z', p.robe)),
  },
  headband: {
    woman: false,
    tempers: ['warrior', 'healer', 'schemer'],
    draw: (p, hair) =>
      bun(hair) +
      hairline(hair) +
      path('M34 46Q50 39 66 46L66 50Q50 43 34 50Z', '#b3261e') +
      path('M65 46 78 52 72 56 80 64 64 52Z', '#b3261e') +
      line('M43 30H57', p.trim, 2.4),
  },
  scarf: {
    woman: false,
    tempers: ['scholar', 'healer'],
    draw: (p) =>
      path('M64 40 78 78 68 80 62 50Z', p.deep) +
      path('M32 50Q30 20 50 17 70 20 68 50 50 41 32 50Z', p.robe) +
      line('M42 20Q40 32 41 43M50 18V42M58 20Q60 32 59 43', p.trim, 1.3) +
      path('M32 50Q50 39 68 50L68 53Q50 43 32 53Z', p.deep),
  },
  beams: {
    woman: false,
    tempers: ['scholar', 'ruler'],
    draw: (p, hair) =>
      hairline(hair) +
      path('M36 42 39 22 50 12 66 20 64 42Q50 35 36 42Z', p.deep) +
      line('M46 16 44 38M53 14 52 36M60 18 60 38', p.trim, 1.5) +
      line('M28 33H72', p.trim, 2),
  },
  gauze: {
    woman: false,
    tempers: ['scholar', 'schemer'],
    draw: (p) =>
      mirrored(path('M66 38 92 33 92 37.5 67 44Z', p.deep)) +
      path('M33 50Q32 34 38 32 38 20 50 19 62 20 62 32 68 34 67 50 50 40 33 50Z', p.deep) +
      line('M38 33Q50 27 62 33', p.trim, 1.2),
  },
  mian: {
    woman: false,
    tempers: ['ruler'],
    draw: (p, hair) => {
      const string = (x: number) =>
        [0, 1, 2, 3]
          .map(
            (i) => `<circle cx="${x}" cy="${27 + i * 4.4}" r="1.5" fill="${i % 2 ? '#f6efe0' : '#b3261e'}"/>`,
          )
          .join('');
      return (
        hairline(hair) +
        path('M36 42 38 22H62L64 42Q50 36 36 42Z', p.robe) +
        path('M24 14H76L72 23H28Z', p.deep) +
        line('M26 23H74', p.trim, 1.6) +
        [30, 35, 65, 70].map(string).join('')
      );
    },
  },
  coronet: {
    woman: false,
    tempers: ['ruler', 'warrior', 'schemer'],
    draw: (p, hair) =>
      bun(hair) +
      hairline(hair) +
      path('M42 33 39 19 45 25 50 14 55 25 61 19 58 33Q50 30 42 33Z', p.trim) +
      line('M33 27H67', p.metal, 1.8) +
      `<circle cx="50" cy="26" r="2.2" fill="#b3261e"/>`,
  },
  hood: {
    woman: false,
    tempers: ['schemer', 'healer'],
    draw: (p) =>
      path('M27 86Q20 20 50 15 80 20 73 86L65 78Q69 44 50 40 31 44 35 78Z', p.deep) +
      line('M34 76Q31 45 50 41 69 45 66 76', p.trim, 1.3),
  },
  straw: {
    woman: false,
    tempers: ['schemer', 'rider', 'healer'],
    draw: (p, hair) =>
      hairline(hair) +
      path('M50 10 92 48Q50 34 8 48Z', '#c9a25a') +
      line('M50 11 72 41M50 11 28 41M50 11V37M50 11 84 45M50 11 16 45', '#8d6a30', 1) +
      line('M36 44Q34 66 44 80M64 44Q66 66 56 80', p.trim, 1),
  },
  fur: {
    woman: false,
    tempers: ['rider', 'warrior'],
    draw: (p) =>
      path('M33 46Q32 20 50 18 68 20 67 46Z', p.robe) +
      path(
        'M30 50Q28 42 35 42 36 36 43 39 46 34 50 37 54 34 57 39 64 36 65 42 72 42 70 50 50 42 30 50Z',
        '#7a5a3c',
      ) +
      `<circle cx="50" cy="17" r="4" fill="#7a5a3c"/>` +
      mirrored(path('M65 46 72 48 71 68 65 62Z', '#7a5a3c')),
  },
  wrap: {
    woman: false,
    tempers: ['healer', 'scholar', 'schemer'],
    draw: (p) =>
      path('M66 34 78 28 76 40 66 42Z', p.trim) +
      path('M33 48Q31 26 50 23 69 26 67 48 50 36 33 48Z', p.trim) +
      line('M34 42Q50 28 66 40M37 34Q50 24 63 32', p.deep, 1.1),
  },
  wild: {
    woman: false,
    tempers: ['warrior', 'rider', 'schemer'],
    behind: (_, hair) =>
      path(
        'M30 72 22 60 27 58 20 44 28 44 24 28 34 32 36 16 46 24 52 12 58 24 68 16 68 32 78 30 73 44 81 46 74 58 79 64 70 72Z',
        hair,
      ),
    draw: (_, hair) =>
      path('M33 58Q31 32 50 31 69 32 67 58L64 46 58 49 55 43 50 49 45 43 42 49 36 46Z', hair),
  },

  phoenix: {
    woman: true,
    tempers: ['ruler', 'scholar', 'healer', 'schemer'],
    draw: (p, hair) => {
      const drop = (turn: number) =>
        `<g transform="rotate(${turn} 50 36)"><path d="M50 30Q45 20 50 10 55 20 50 30Z" fill="${p.trim}"/><circle cx="50" cy="19" r="2" fill="#b3261e"/></g>`;
      const tassel = mirrored(
        line('M67 46V64', p.trim, 1.2) + `<circle cx="67" cy="66" r="2" fill="#b3261e"/>`,
      );
      return (
        locks(hair) +
        [-56, -28, 0, 28, 56].map(drop).join('') +
        path('M35 38Q50 26 65 38L64 42Q50 32 36 42Z', p.trim) +
        tassel
      );
    },
  },
  twin: {
    woman: true,
    tempers: ['warrior', 'healer', 'rider', 'schemer'],
    draw: (p, hair) =>
      mirrored(
        `<circle cx="65" cy="28" r="8.5" fill="${hair}"/>` +
          line('M59 33Q65 39 71 32', '#b3261e', 2.4) +
          line('M70 34 76 52', '#b3261e', 1.6),
      ) +
      locks(hair) +
      `<circle cx="50" cy="33" r="2.2" fill="${p.trim}"/>`,
  },
  cloud: {
    woman: true,
    tempers: ['scholar', 'schemer', 'ruler', 'healer'],
    draw: (p, hair) =>
      path('M38 34Q30 14 48 10 68 8 66 24 64 34 58 34Z', hair) +
      locks(hair) +
      line('M60 22 80 14', p.trim, 2) +
      line('M79 15V30', p.trim, 1) +
      `<circle cx="79" cy="32" r="2.2" fill="#b3261e"/>` +
      flower(38, 32, '#f2b8b5'),
  },
  loops: {
    woman: true,
    tempers: ['scholar', 'healer', 'schemer'],
    draw: (p, hair) =>
      mirrored(line('M52 30Q52 8 64 8 74 12 62 32', hair, 4.6)) +
      locks(hair) +
      path('M44 32 50 24 56 32 50 36Z', p.trim) +
      `<circle cx="50" cy="31" r="1.8" fill="#b3261e"/>`,
  },
  flowing: {
    woman: true,
    tempers: ['healer', 'scholar', 'rider', 'schemer', 'warrior'],
    behind: longHair,
    draw: (p, hair) => locks(hair) + flower(66, 40, p.trim) + line('M36 38Q50 30 64 38', p.trim, 1.4),
  },
  amazon: {
    woman: true,
    tempers: ['warrior', 'rider', 'ruler'],
    behind: longHair,
    draw: (p, hair) =>
      feathers(p) +
      locks(hair) +
      path('M36 40Q42 30 45 33 48 24 50 21 52 24 55 33 58 30 64 40 50 34 36 40Z', p.trim) +
      `<circle cx="50" cy="31" r="2.4" fill="#b3261e"/>`,
  },
  veil: {
    woman: true,
    tempers: ['schemer', 'scholar', 'ruler'],
    behind: (p) => path('M26 112Q18 30 50 18 82 30 74 112L62 96H38Z', p.moon, 'opacity=".75"'),
    draw: (p, hair) =>
      bun(hair) +
      locks(hair) +
      line('M30 44Q50 20 70 44', p.trim, 1.8) +
      `<circle cx="50" cy="32" r="2" fill="#b3261e"/>`,
  },
  tall: {
    woman: true,
    tempers: ['ruler', 'warrior', 'healer'],
    draw: (p, hair) =>
      path('M40 34Q36 10 50 6 64 10 60 34Z', hair) +
      locks(hair) +
      path('M39 28H61L62 33H38Z', p.trim) +
      line('M30 26 70 34', p.metal, 1.6) +
      flower(61, 20, '#e0705c'),
  },
};
