import { describe, expect, it } from 'vitest';
import { scenarioOf, type Moment } from '../src/judge/export';
import type { Catalogue, View } from '../src/lib/protocol';

const catalogue = {
  cards: { slash: { zh: '杀' }, jink: { zh: '闪' }, indulgence: { zh: '乐不思蜀' } },
  skills: {
    kuangbao: { zh: '狂暴', text: { zh: '…' }, mark: { zh: '暴怒', en: 'Rage' } },
    buqu: { zh: '不屈', text: { zh: '…' } },
    buqu_new: { zh: '不屈', text: { zh: '…' } },
    mashu: { zh: '马术', text: { zh: '…' } },
  },
  generals: {
    machao: { zh: '马超', kingdom: 'shu', skills: ['mashu'] },
    zhoutai: { zh: '周泰', kingdom: 'wu', skills: ['buqu'] },
  },
} as unknown as Catalogue;
const card = (id: number, name = 'slash') => ({ id, name, suit: 'spade' as const, number: id });
const seat = {
  general: ['machao'],
  hidden: [],
  kingdom: 'shu',
  gender: 'male',
  role: null,
  hp: 4,
  max_hp: 4,
  hand: 3,
  alive: true,
  chained: false,
  flipped: false,
  equipment: [],
  judging: [],
  skills: ['mashu'],
  effects: [],
  marks: [],
  laid: [],
  spare: 0,
  shown: null,
};
const view = (seats: object[], more: object = {}): View =>
  ({
    you: 0,
    turn: 0,
    phase: 'play',
    outcome: 'none',
    hand: [card(7), card(8, 'jink')],
    spare: [],
    processing: [],
    seats: seats.map((s) => ({ ...seat, ...s })),
    ...more,
  }) as unknown as View;
const told = (v: View, more: Partial<Moment> = {}) =>
  scenarioOf({ view: v, catalogue, mode: 'identity', rules: [], title: 'a game', ...more });

describe('a moment as a scenario', () => {
  it('gives the own hand, and of the others only how many', () => {
    const text = told(view([{ hand: 2 }, { general: ['zhoutai'], skills: ['buqu'], kingdom: 'wu' }]));
    expect(text).toContain('马超: {general: [马超], hp: 4/4, hand: [♠7 杀, ♠8 闪]}');
    expect(text).toContain('hand: [any x3]');
    expect(told(view([{ hand: 2 }, { hand: 1 }]))).toContain('hand: [any]');
    expect(text).toContain('turn: 马超\nfirst seat: 马超\nphase: play\n');
    expect(text).not.toMatch(/pile|seed/);
  });
  it('tells everything that lies on the table', () => {
    const text = told(
      view([
        {
          hand: 2,
          chained: true,
          flipped: true,
          role: 'lord',
          kingdom: 'qun',
          equipment: [card(1), card(2)],
          tapped: [2],
          judging: [{ card: card(5, 'jink'), as: 'indulgence' }],
          marks: [{ skill: 'kuangbao', n: 2 }],
          skills: ['mashu', 'buqu_new'],
          laid: [
            { card: card(3), skill: 'buqu_new', beside: false },
            { card: null, skill: 'kuangbao', beside: true },
          ],
        },
        { alive: false, hp: 0, hand: 0 },
      ]),
      { rules: ['002'], pile: [card(9)], mode: 'identity' },
    );
    for (const part of [
      'role: lord',
      'kingdom: qun',
      'chained: true, face down: true',
      'skills: [buqu_new]',
      'equipment: [♠A 杀], tapped: [♠2 杀]',
      'judging: [♠5 闪 as 乐不思蜀]',
      'marks: {暴怒: 2}',
      'on general: {buqu_new: [♠3 杀]}, beside: {狂暴: [any]}',
      '座2: {general: [马超], dead: true, hp: 0/4}',
      "rules: ['002']",
      'pile: [♠9 杀]',
    ])
      expect(text).toContain(part);
  });
  it('says what it cannot carry over, and who is not known', () => {
    const text = told(
      view([
        { hand: 2, skills: [] },
        { general: [null, null], effects: ['mashu'] },
      ]),
      {
        mode: 'hegemony',
      },
    );
    expect(text).toContain('# not carried over: skills that were lost');
    expect(text).toContain('# not carried over: generals that are not known');
    expect(text).toContain('# not carried over: effects that skills have left behind');
    expect(text).toContain('座2: {general: none');
    expect(text).toContain('mode: hegemony');
  });
});
