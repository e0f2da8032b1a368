// A catalogue with two modes, their sets and rules.
import type { Catalogue } from '../src/lib/protocol';

const rule = { zh: '', en: '', text: { zh: '', en: '' } };
const of = (mode: string) => ({ ...rule, mode });
const set = (mode: string) => ({ zh: '', en: '', modes: [mode] });
const sides = (...ids: string[]) => ids.map((id) => ({ id, zh: id, en: id }));

export const book: Catalogue = {
  cards: {},
  skills: {},
  generals: {},
  expansions: {
    standard: set('identity'),
    wind: set('identity'),
    fire: set('identity'),
    hegemony: { zh: '国战标准', en: 'Hegemony Standard', modes: ['hegemony'] },
    hegemony_formation: { zh: '国战阵', en: 'Formation', modes: ['hegemony'] },
  },
  modes: {
    identity: {
      zh: '身份',
      en: 'Identity',
      least: 2,
      most: 10,
      side: { zh: '身份', en: 'role' },
      allegiances: sides('lord', 'loyalist', 'rebel', 'renegade'),
      sets: ['standard'],
    },
    hegemony: {
      zh: '国战',
      en: 'Hegemony',
      least: 2,
      most: 12,
      side: { zh: '势力', en: 'force' },
      allegiances: sides('wei', 'shu', 'wu', 'qun', 'ambitionist'),
      sets: ['hegemony', 'hegemony_formation'],
    },
  },
  rules: {
    '002.search': rule,
    '002.tapping': rule,
    'hegemony.last_stand': of('hegemony'),
    'hegemony.lords': of('hegemony'),
  },
  beats: { card_used: 900, damage_dealt: 700 },
};
