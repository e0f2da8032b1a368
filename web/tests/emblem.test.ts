import { describe, expect, it } from 'vitest';
import { emblem, likenessOf, sealOf, temperOf, type Sitter } from '../src/lib/emblem';
import { BEARDS, EYES, JAWS, MARKS, SKINS } from '../src/lib/emblem/features';
import { DRESS, HEADS, PROPS, TEMPERS } from '../src/lib/emblem/dress';
import { glyph } from '../src/lib/glyphs';
import { EVERY_KINGDOM, type Kingdom } from '../src/lib/protocol';

const sitter = (name: string, text = '造成伤害', more: Partial<Sitter> = {}): Sitter => ({
  name,
  kingdom: 'shu',
  gender: 'male',
  set: 'standard',
  skills: [{ id: 'some', tags: [], text }],
  ...more,
});

describe('an emblem', () => {
  it('gives one person the same features in every set', () => {
    const features = ({ jaw, skin, eyes, beard }: ReturnType<typeof likenessOf>) => [jaw, skin, eyes, beard];
    const [plain, old] = [likenessOf(sitter('徐盛')), likenessOf(sitter('徐盛〔旧〕'))];
    expect(features(old)).toEqual(features(plain));
    expect(features(likenessOf(sitter('神徐盛')))).toEqual(features(plain));
  });
  it('is dressed by what the skills speak of', () => {
    expect(temperOf(sitter('甲', '你使用【杀】造成伤害'))).toBe('warrior');
    expect(temperOf(sitter('甲', '观看牌堆顶的牌，判定'))).toBe('scholar');
    expect(temperOf(sitter('甲', '令其回复体力'))).toBe('healer');
    expect(temperOf(sitter('甲', '', { skills: [{ id: 'x', tags: ['lord'], text: '' }] }))).toBe('ruler');
    expect(temperOf(sitter('甲', ''))).toBe('warrior');
  });
  it('carves the name of a lady, not her title', () => {
    expect([sealOf('甘夫人'), sealOf('何太后'), sealOf('神关羽'), sealOf('法正〔新〕')]).toEqual([
      '甘',
      '何',
      '羽',
      '正',
    ]);
  });
  it('has something to choose of everything for everybody', () => {
    for (const temper of TEMPERS) {
      for (const some of [DRESS, PROPS])
        expect(Object.values(some).filter((d) => d.tempers.includes(temper)).length).toBeGreaterThan(2);
      for (const woman of [true, false])
        expect(
          Object.values(HEADS).filter((h) => h.woman === woman && h.tempers.includes(temper)).length,
          `${temper} ${woman}`,
        ).toBeGreaterThan(2);
    }
    for (const some of [BEARDS, EYES, JAWS, MARKS, SKINS])
      expect(Object.keys(some).length).toBeGreaterThan(4);
  });
  it('is drawn for every kingdom, and for one nobody has heard of', () => {
    for (const kingdom of [...EVERY_KINGDOM, 'jin' as Kingdom])
      expect(emblem(sitter('某', '', { kingdom }))).toMatch(/^<path.*>$/s);
    expect(emblem(sitter('', '', { skills: [], gender: 'none' }))).not.toContain('undefined');
  });
  it('carries no markup of the name into the page', () => {
    expect(emblem(sitter('<b>'), { seal: true })).not.toContain('<b>');
    expect(emblem(sitter('甲&'), { seal: true })).not.toContain('>&<');
  });
});

it('a card nobody has drawn shows its kind', () => {
  expect(glyph('of_a_friend', { category: 'equipment', slot: 'weapon' })).toContain('<path');
  expect(glyph('of_a_friend', { category: 'basic', slot: null })).toContain('<path');
});
