// What a general wears on the body and carries, by its temper: what its skills are about.
import { mirrored } from './dice';
import type { Palette } from './ground';
export { HEADS } from './heads';

export const TEMPERS = ['ruler', 'warrior', 'scholar', 'healer', 'rider', 'schemer'] as const;
export type Temper = (typeof TEMPERS)[number];

interface Dress {
  tempers: Temper[];
  draw(p: Palette): string;
}
const BODY = 'M6 122Q10 95 37 86L50 94 63 86Q90 95 94 122Z';
const body = (p: Palette, colour = p.robe) => `<path d="${BODY}" fill="${colour}"/>`;
const scales = (p: Palette): string => {
  let rows = '';
  for (let r = 0; r < 3; ++r)
    for (let i = 0; i < 4; ++i)
      rows += `<path d="M${66 + i * 7 - r} ${95 + r * 8 + i * 2}a3.5 4 0 0 0 7 1" fill="none" stroke="${p.trim}" stroke-width="1.2"/>`;
  return mirrored(rows);
};
const mirrorPlate = (p: Palette) =>
  `<circle cx="50" cy="109" r="9" fill="${p.metal}" stroke="${p.deep}" stroke-width="1.5"/><circle cx="50" cy="109" r="5" fill="none" stroke="${p.deep}" stroke-width="1.2"/>`;

export const DRESS: Record<string, Dress> = {
  scaled: {
    tempers: ['warrior', 'rider'],
    draw: (p) =>
      body(p) +
      scales(p) +
      mirrorPlate(p) +
      mirrored(`<path d="M50 96 60 84 66 88 52 106Z" fill="${p.deep}"/>`),
  },
  pauldrons: {
    tempers: ['warrior', 'ruler', 'rider'],
    draw: (p) =>
      body(p, p.deep) +
      mirrored(
        `<path d="M60 88Q82 84 93 104L82 112Q72 100 60 99Z" fill="${p.metal}"/><path d="M63 95Q78 94 86 108" fill="none" stroke="${p.deep}" stroke-width="1.4"/>`,
      ) +
      `<path d="M38 88 50 98 62 88 64 122H36Z" fill="${p.robe}"/><path d="M50 98V122" stroke="${p.trim}" stroke-width="1.6"/>`,
  },
  crossed: {
    tempers: ['scholar', 'healer', 'schemer', 'ruler'],
    draw: (p) =>
      body(p) +
      `<path d="M58 84 65 88 50 114 44 122H36L50 98Z" fill="${p.deep}"/><path d="M42 84 35 88 54 122H63Z" fill="${p.trim}"/>`,
  },
  layered: {
    tempers: ['healer', 'scholar', 'ruler'],
    draw: (p) =>
      body(p, p.deep) +
      `<path d="M36 87 50 110 64 87 74 92 58 122H42L26 92Z" fill="${p.robe}"/><path d="M41 86 50 101 59 86 62 88 50 107 38 88Z" fill="${p.trim}"/>`,
  },
  furred: {
    tempers: ['rider', 'ruler', 'schemer'],
    draw: (p) =>
      body(p) +
      mirrored(
        `<path d="M50 98Q52 90 60 84 66 80 70 86 76 84 78 90 84 90 85 97 78 96 76 99 70 95 68 98 62 95 60 100 55 98 50 106Z" fill="#efe6d2"/>`,
      ) +
      `<circle cx="50" cy="103" r="3.2" fill="${p.trim}"/>`,
  },
  caped: {
    tempers: ['schemer', 'warrior', 'scholar'],
    draw: (p) =>
      mirrored(`<path d="M50 104 62 88 70 72Q78 88 84 94 92 104 94 122H50Z" fill="${p.deep}"/>`) +
      `<path d="M42 88 50 98 58 88 60 122H40Z" fill="${p.robe}"/>` +
      mirrored(`<path d="M51 104 63 88 69 76" fill="none" stroke="${p.trim}" stroke-width="1.6"/>`),
  },
  sashed: {
    tempers: ['healer', 'warrior', 'rider'],
    draw: (p) =>
      body(p) +
      `<path d="M16 100 30 92 84 122H62Z" fill="${p.trim}"/><path d="M41 85 50 97 59 85 62 87 50 102 38 87Z" fill="${p.deep}"/>`,
  },
};

interface Prop {
  tempers: Temper[];
  front?: boolean; // held before the body
  draw(p: Palette): string;
}
const WOOD = '#5a3a22';
const STEEL = '#d7dde0';
const shaft = (top = 4) => `<path d="M76 122 81 ${top}" stroke="${WOOD}" stroke-width="2.4"/>`;
export const PROPS: Record<string, Prop> = {
  spear: {
    tempers: ['warrior', 'rider'],
    draw: () =>
      shaft(18) +
      `<path d="M81.5 3 85 14 80.5 22 77 13.5Z" fill="${STEEL}"/><path d="M77 21Q81 31 86 22L84 34 79 30 75 33Z" fill="#b3261e"/>`,
  },
  halberd: {
    tempers: ['warrior', 'ruler'],
    draw: () =>
      shaft(14) +
      `<path d="M81.5 2 84 13 80.5 20 78.5 13Z" fill="${STEEL}"/><path d="M82 15Q92 14 91 28 87 22 81 24Z" fill="${STEEL}"/><path d="M77 25Q81 33 85 26L83 35 78 33Z" fill="#b3261e"/>`,
  },
  glaive: {
    tempers: ['warrior', 'rider'],
    draw: () =>
      shaft(28) +
      `<path d="M80 30Q74 20 79 5 90 12 86 29Z" fill="${STEEL}"/><path d="M79 5Q84 14 82 29" fill="none" stroke="#9aa6ab" stroke-width="1"/><circle cx="80" cy="33" r="2.4" fill="#d8a545"/>`,
  },
  axe: {
    tempers: ['warrior'],
    draw: () =>
      shaft(10) +
      `<path d="M80 14Q92 8 95 18 96 28 79 30Z" fill="${STEEL}"/><path d="M80 16 73 20 79 26Z" fill="${STEEL}"/>`,
  },
  flags: {
    tempers: ['warrior', 'ruler', 'rider'],
    draw: (p) =>
      mirrored(
        `<path d="M64 96 80 34M66 98 92 50" stroke="${WOOD}" stroke-width="1.6"/><path d="M80 34 97 42 76 52Z" fill="${p.robe}" stroke="${p.trim}" stroke-width="1.2"/><path d="M92 50 104 62 86 66Z" fill="${p.robe}" stroke="${p.trim}" stroke-width="1.2"/>`,
      ),
  },
  blades: {
    tempers: ['schemer', 'warrior'],
    draw: () =>
      mirrored(
        `<path d="M64 100 80 64" stroke="${WOOD}" stroke-width="3.4"/><path d="M75 62 86 67" stroke="#d8a545" stroke-width="2.6"/><path d="M79 62 90 34 93 36 84 64Z" fill="${STEEL}"/>`,
      ),
  },
  hilt: {
    tempers: ['schemer', 'ruler', 'scholar'],
    draw: (p) =>
      `<path d="M66 100 82 58" stroke="${p.deep}" stroke-width="5"/><path d="M75 62 88 66" stroke="#d8a545" stroke-width="3"/><path d="M80 60 85 46" stroke="${WOOD}" stroke-width="3.6"/><circle cx="85.6" cy="44" r="2.6" fill="#d8a545"/><path d="M86 44Q92 50 89 60" fill="none" stroke="#b3261e" stroke-width="1.6"/>`,
  },
  bow: {
    tempers: ['rider', 'healer'],
    draw: (p) =>
      `<path d="M70 112Q98 86 84 30" fill="none" stroke="${WOOD}" stroke-width="3"/><path d="M70 112 84 30" stroke="#efe6d2" stroke-width=".8"/><path d="M82 66 90 60" stroke="${p.trim}" stroke-width="2.4"/>`,
  },
  quiver: {
    tempers: ['rider'],
    draw: (p) =>
      `<path d="M70 100 84 56 94 60 80 106Z" fill="${p.deep}"/><path d="M85 57 90 40M88 58 95 43M91 59 99 48" stroke="#efe6d2" stroke-width="1.6"/><path d="M74 88 84 92" stroke="${p.trim}" stroke-width="1.6"/>`,
  },
  fan: {
    tempers: ['scholar', 'schemer'],
    front: true,
    draw: (p) => {
      const feather = (turn: number) =>
        `<path d="M24 116Q16 98 24 82 32 98 24 116Z" transform="rotate(${turn} 24 116)" fill="#f6efe0" stroke="${p.deep}" stroke-width=".9"/>`;
      return (
        [-44, -22, 0, 22, 44].map(feather).join('') + `<circle cx="24" cy="114" r="4" fill="${p.trim}"/>`
      );
    },
  },
  scroll: {
    tempers: ['scholar', 'ruler', 'healer'],
    front: true,
    draw: (p) =>
      `<g transform="rotate(-14 26 106)"><path d="M18 88H34V122H18Z" fill="#f6efe0"/><path d="M21 94H31M21 99H31M21 104H28" stroke="#6b5a44" stroke-width="1.2"/><path d="M15 85H37V90H15Z" fill="${p.deep}"/></g>`,
  },
  brush: {
    tempers: ['scholar'],
    draw: () =>
      `<path d="M72 120 88 52" stroke="${WOOD}" stroke-width="3.2"/><path d="M86 54 91 55Q93 42 90 34 84 43 86 54Z" fill="#201a1a"/>`,
  },
  staff: {
    tempers: ['healer', 'schemer', 'ruler'],
    draw: (p) =>
      shaft(22) +
      `<path d="M80 22Q70 16 77 8 86 2 90 12 90 20 84 17 86 10 81 11 78 15 82 22Z" fill="${p.trim}"/>`,
  },
  gourd: {
    tempers: ['healer'],
    front: true,
    draw: (p) =>
      `<path d="M25 84Q31 84 30 91 28 95 33 100 38 110 30 118H18Q12 110 17 100 22 95 20 91 19 84 25 84Z" fill="#b98a3e"/><path d="M19 96H31" stroke="#b3261e" stroke-width="2.2"/><path d="M25 84V79" stroke="${p.deep}" stroke-width="2.4"/>`,
  },
  blossom: {
    tempers: ['healer', 'schemer', 'scholar'],
    draw: () => {
      const flower = (x: number, y: number, r: number) =>
        `<g fill="#f2b8b5">${[0, 72, 144, 216, 288].map((a) => `<circle cx="${x}" cy="${y - r}" r="${r * 0.8}" transform="rotate(${a} ${x} ${y})"/>`).join('')}</g><circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#b3261e"/>`;
      return `<path d="M66 122Q78 92 76 66 78 48 92 34M77 74Q86 66 88 56M76 60Q70 50 72 40" fill="none" stroke="${WOOD}" stroke-width="2.4"/>${flower(91, 35, 4)}${flower(88, 56, 3.4)}${flower(72, 40, 3.4)}${flower(80, 86, 3)}`;
    },
  },
  smoke: {
    tempers: ['schemer', 'scholar'],
    draw: (p) =>
      `<path d="M78 122Q66 104 80 94 92 86 82 74 74 64 84 54 92 46 86 36" fill="none" stroke="${p.trim}" stroke-width="2.6" stroke-linecap="round"/><path d="M86 122Q80 108 90 98" fill="none" stroke="${p.trim}" stroke-width="2" stroke-linecap="round"/>`,
  },
  banner: {
    tempers: ['ruler', 'rider'],
    draw: (p) =>
      shaft(6) +
      `<path d="M80 10 100 14 98 46 92 42 88 50 84 44 78 48Z" fill="${p.robe}" stroke="${p.trim}" stroke-width="1.3"/><circle cx="89" cy="28" r="5" fill="${p.trim}"/>`,
  },
};
