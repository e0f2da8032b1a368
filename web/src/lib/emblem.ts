// A face for every general, drawn by us: who it is (name, gender) gives the features, what it can do (skills) the dress,
// the headgear and what it carries, its kingdom the colours and the ground. The same general always looks the same,
// on every machine; no two look alike. Paper-cut: few flat colours, one layer upon another.
import { backdrop, PALETTES, RIMS, type Palette } from './emblem/ground';
import { beardOf, BEARDS, BROWS, EYES, JAWS, MARKS, SKINS, type Skin } from './emblem/features';
import { DRESS, HEADS, PROPS, TEMPERS, type Temper } from './emblem/dress';
import { Dice, mirrored } from './emblem/dice';
import type { Catalogue, Gender, Kingdom, Tag } from './protocol';

// Who sits for the picture.
export interface Sitter {
  name: string; // in Chinese
  kingdom: Kingdom;
  gender: Gender;
  set: string;
  skills: readonly { id: string; tags: readonly Tag[]; text: string }[];
}
export function sitterOf({ generals, skills }: Catalogue, id: string): Sitter | null {
  const facts = generals[id];
  if (!facts) return null;
  const known = facts.skills.map((k) => ({
    id: k,
    tags: skills[k]?.tags ?? [],
    text: skills[k]?.text.zh ?? '',
  }));
  return { name: facts.zh, kingdom: facts.kingdom, gender: facts.gender, set: facts.set, skills: known };
}

// A person is known by more names than one: 神关羽 and 徐盛〔旧〕 have the features of 关羽 and 徐盛.
const personOf = (name: string): string => name.replace(/〔.*〕/, '').replace(/^[神君](?=..)/, '');
// The character that is carved into the seal: the last one, which tells the members of a family apart; of a title
// (甘夫人, 何太后) the first, which is the name.
export const sealOf = (name: string): string => {
  const person = personOf(name);
  const carved = /(夫人|太后|皇后|氏)$/.test(person) ? person[0] : [...person].at(-1);
  return carved && /[\p{L}\p{N}]/u.test(carved) ? carved : '';
};

const SIGNS: Record<Exclude<Temper, 'ruler'>, RegExp> = {
  warrior: /杀|决斗|造成/g,
  scholar: /判定|牌堆|观看|拼点|锦囊/g,
  healer: /回复|桃|令其摸|交给/g,
  rider: /距离|坐骑|攻击范围|南蛮/g,
  schemer: /弃置|获得|翻面|横置|失去/g,
};
// What the skills speak of most.
export function temperOf({ skills }: Sitter): Temper {
  if (skills.some((s) => s.tags.includes('lord'))) return 'ruler';
  const said = skills.map((s) => s.text).join();
  const weights = { warrior: 1, scholar: 1.6, healer: 1.8, rider: 2.2, schemer: 0.9 };
  let best: Temper = 'warrior';
  let most = 0;
  for (const temper of TEMPERS) {
    if (temper === 'ruler') continue;
    const weight = (said.match(SIGNS[temper])?.length ?? 0) * weights[temper];
    if (weight > most) [best, most] = [temper, weight];
  }
  return best;
}

// Everything that was decided about a picture, by names: what tells one from another.
export interface Likeness {
  kingdom: Kingdom;
  temper: Temper;
  jaw: string;
  skin: string;
  brows: string;
  eyes: string;
  beard: string;
  hair: string;
  mark: string;
  head: string;
  dress: string;
  prop: string;
  left: boolean; // the side the prop is on
  ground: number;
  rim: number;
}
export function likenessOf(sitter: Sitter): Likeness {
  const person = new Dice(personOf(sitter.name) + sitter.gender);
  const kit = new Dice(sitter.set + sitter.name + sitter.kingdom + sitter.skills.map((s) => s.id).join());
  const woman = sitter.gender === 'female';
  const temper = temperOf(sitter);
  const fierce = temper === 'warrior' || temper === 'rider';
  const painted = !woman && fierce && person.chance(0.45);
  const skins = Object.keys(SKINS).filter((k) => SKINS[k]!.painted === painted && (!woman || SKINS[k]!.fair));
  const beard = woman ? 'none' : person.of(Object.keys(BEARDS));
  return {
    kingdom: sitter.kingdom,
    temper,
    jaw: woman ? 'slim' : person.of(Object.keys(JAWS).filter((k) => k !== 'slim')),
    skin: person.of(skins),
    brows: person.of(Object.keys(BROWS).filter((k) => woman === BROWS[k]!.woman)),
    eyes: person.of(Object.keys(EYES).filter((k) => !woman || EYES[k]!.gentle)),
    beard,
    hair: !woman && person.chance(0.16) ? 'white' : person.chance(0.2) ? 'brown' : 'black',
    mark: person.of(
      Object.keys(MARKS).filter((k) => MARKS[k]!.for === (woman ? 'woman' : painted ? 'paint' : 'man')),
    ),
    head: kit.of(
      Object.keys(HEADS).filter((k) => HEADS[k]!.woman === woman && HEADS[k]!.tempers.includes(temper)),
    ),
    dress: kit.of(Object.keys(DRESS).filter((k) => DRESS[k]!.tempers.includes(temper))),
    prop: kit.of(Object.keys(PROPS).filter((k) => PROPS[k]!.tempers.includes(temper))),
    left: kit.chance(0.5),
    ground: kit.below(4),
    rim: kit.below(RIMS.length),
  };
}

const HAIR: Record<string, string> = { black: '#201a1a', brown: '#4a2f1e', white: '#d9d4c8' };

function face(l: Likeness, p: Palette, skin: Skin): string {
  const hair = HAIR[l.hair]!;
  const line = skin.line;
  const brows = BROWS[l.brows]!.draw(skin.painted ? line : hair, p);
  const eyes = EYES[l.eyes]!.draw(skin);
  const jaw = JAWS[l.jaw]!;
  return [
    `<path d="M42 70V88L50 95 58 88V70Z" fill="${skin.shade}"/>`,
    mirrored(`<ellipse cx="65.5" cy="58" rx="3" ry="4.6" fill="${skin.shade}"/>`),
    `<path d="${jaw}" fill="${skin.fill}"/>`,
    `<path d="${jaw}" fill="${skin.shade}" opacity=".5" style="clip-path:inset(0 0 0 50%)"/>`,
    MARKS[l.mark]!.draw(p, skin),
    mirrored(brows + eyes),
    `<path d="M50 56.5 48.3 64.4Q50 66 52 64.6" fill="none" stroke="${line}" stroke-width="1.1" stroke-linecap="round"/>`,
    l.jaw === 'slim'
      ? '<path d="M46.8 70Q48.8 68.3 50 69.2 51.2 68.3 53.2 70 50 73.3 46.8 70Z" fill="#b3261e"/>'
      : `<path d="M45.5 70.4Q50 69 54.5 70.4 50 72.8 45.5 70.4Z" fill="${skin.painted ? line : '#8e3b2c'}"/>`,
    beardOf(l.beard, hair, skin),
  ].join('');
}

// The picture, 100 by 120: what matters lies between 20 and 80 across, so that it may be cut to a narrow strip.
export function emblem(sitter: Sitter, { seal = false }: { seal?: boolean } = {}): string {
  const l = likenessOf(sitter);
  const p = PALETTES[l.kingdom] ?? PALETTES.none;
  const skin = SKINS[l.skin]!;
  const hair = HAIR[l.hair]!;
  const head = HEADS[l.head]!;
  const prop = PROPS[l.prop]!;
  const carried = prop.draw(p);
  const side = l.left ? `<g transform="matrix(-1 0 0 1 100 0)">${carried}</g>` : carried;
  const carved = seal
    ? `<rect x="66" y="96" width="21" height="21" rx="2.5" fill="#b3261e" stroke="#f6dcae" stroke-width=".8"/>` +
      `<text x="76.5" y="112.6" text-anchor="middle" font-size="17" fill="#fff3dd" style="font-family:var(--brush)">${sealOf(sitter.name)}</text>`
    : '';
  return [
    backdrop(p, l.kingdom, l.ground),
    prop.front ? '' : side,
    head.behind?.(p, hair) ?? '',
    DRESS[l.dress]!.draw(p),
    face(l, p, skin),
    head.draw(p, hair),
    prop.front ? side : '',
    RIMS[l.rim]!(p),
    carved,
  ].join('');
}
