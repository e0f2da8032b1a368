import { describe, expect, it } from 'vitest';
import { book, chinese, decisions, entries } from '../dev/book';
import { rulings } from '../dev/rulings';
import { Book, covers, mentions, rulesIn, timingInEnglish } from '../src/rules/book';
import { firstOf, isRule, ruleAddress, wordsOf } from '../src/rules/pages';
import type { Tables } from '../src/rules/types';
import type { Catalogue } from '../src/lib/protocol';

const scenarios = rulings();
const pages = book(scenarios);
const tables: Tables = {
  flows: [
    {
      id: 'Damage',
      zh: '伤害',
      en: 'Damage',
      timings: [
        {
          id: 'DamageTaken',
          zh: '受到伤害后',
          acts: [{ actor: 'ganglie', class: 'general', may: true }],
          because: { zh: '然后轮到受伤者', en: 'then the victim’s', rules: ['R000-101', 'R000-67…69'] },
        },
      ],
    },
  ],
  actors: { ganglie: { kind: 'skill', zh: '刚烈', en: 'Ganglie' } },
};
const catalogue = {
  cards: { slash: { zh: '杀', en: 'Slash', text: { zh: '出牌阶段…', en: 'In your play phase …' } } },
  skills: {
    ganglie: { zh: '刚烈', en: 'Ganglie', text: { zh: '受到伤害后…', en: 'After damage …' }, tags: [] },
  },
  generals: { xiahoudun: { zh: '夏侯惇', en: 'Xiahou Dun', skills: ['ganglie'] } },
  modes: {},
} as unknown as Catalogue;
const rulebook = new Book(pages, tables, catalogue, scenarios);

describe('the words of the rulebook', () => {
  it('has every entry of the ledger in both languages, each of one kind', () => {
    const all = entries();
    expect(all).toHaveLength(342);
    expect(new Set(all.map((e) => e.id)).size).toBe(all.length);
    for (const e of all) {
      expect(e.zh, e.id).toMatch(/[\u4e00-\u9fff]/);
      expect(e.en, e.id).toMatch(/[a-z]{2}/);
      expect(['term', 'principle', 'flow', 'ruling', 'note']).toContain(e.kind);
    }
  });
  it('refuses a ledger with an entry that says nothing', () => {
    expect(() => entries('- id: R000-01\n  seed: "000"\n  kind: term\n  zh: \'x\'\n')).toThrow(/1 entries/);
  });
  it('has the decisions in both languages', () => {
    const all = decisions();
    expect(all.find((d) => d.id === 'J6')?.decision).toContain('drawn by lot');
    expect(all.filter((d) => d.id.startsWith('C'))).toHaveLength(69);
    expect(all.filter((d) => d.id.startsWith('J')).length).toBeGreaterThanOrEqual(148);
    for (const d of all) {
      expect(d.question && d.decision, d.id).toBeTruthy();
      expect(d.zh, d.id).toMatch(/[\u4e00-\u9fff]{4}/);
      expect(d.zh, d.id).toMatch(/[。？]$/u);
      for (const id of rulesIn(d.zh)) expect(rulesIn(`${d.question} ${d.decision}`), d.id).toContain(id);
    }
  });
  it('refuses a decision that is there in one language only', () => {
    expect(() => decisions('| J1 | what | so | `here.cc` |')).toThrow(/J1 is not there in both languages/);
    expect(() => decisions('| C1 | what | so |')).toThrow(/both languages/);
    expect(decisions('| J1 | what | so | 什么？如此。 | `here.cc` |')).toHaveLength(1);
  });
  it('knows every rule that scenarios and the ledger cite', () => {
    for (const s of scenarios)
      for (const id of s.cites) expect(wordsOf(pages, id), `${s.file}: ${id}`).not.toBeNull();
    for (const d of pages.decisions)
      for (const id of rulesIn(`${d.question} ${d.decision}`))
        expect(wordsOf(pages, id), `${d.id}: ${id}`).not.toBeNull();
  });
});

describe('the rulebook', () => {
  it('finds whole names before parts of them, in both languages, and needs every word', () => {
    expect(rulebook.search('刚烈')[0]).toMatchObject({ kind: 'skill', id: 'ganglie' });
    expect(rulebook.search('ganglie')[0]).toMatchObject({ kind: 'skill', id: 'ganglie' });
    expect(rulebook.search('r004-16')[0]).toMatchObject({ kind: 'entry', id: 'R004-16' });
    expect(rulebook.search('C24')[0]).toMatchObject({ kind: 'decision', id: 'C24' });
    expect(rulebook.search('DamageTaken')[0]).toMatchObject({ kind: 'flow', id: 'Damage' });
    expect(rulebook.search('受到伤害后').some((l) => l.kind === 'flow')).toBe(true);
    expect(rulebook.search('ganglie nonsense')).toEqual([]);
    expect(rulebook.search('  ')).toEqual([]);
  });
  it('says where a skill acts, who has it, and what speaks of it', () => {
    expect(rulebook.placesOf('ganglie').map((p) => p.timing.id)).toEqual(['DamageTaken']);
    expect(rulebook.ownersOf('ganglie')).toEqual(['xiahoudun']);
    expect(rulebook.scenariosAbout('刚烈').some((r) => r.id === 'R004-09')).toBe(true);
    expect(rulebook.leavesAbout('刚烈').map((l) => l.id)).toContain('R004-09');
  });
  it('shows every worked ruling by a scenario, its own first', () => {
    for (const e of pages.entries.filter((e) => e.kind === 'ruling'))
      expect(rulebook.showing(e.id).length, e.id).toBeGreaterThan(0);
    expect(rulebook.showing('R003-09')[0]!.id).toBe('R003-09');
  });
  it('follows runs of entries', () => {
    expect(covers('R000-67…69', 'R000-68')).toBe(true);
    expect(covers('R000-67…69', 'R000-70')).toBe(false);
    expect(covers('R000-67…69', 'R001-68')).toBe(false);
    expect(covers('C24', 'C24')).toBe(true);
    expect(rulebook.placesUnder('R000-68')).toHaveLength(1);
    expect(firstOf('R000-67…69')).toBe('R000-67');
    expect(ruleAddress('R000-67…69')).toBe('/rules/entry/R000-67');
    expect(ruleAddress('C24')).toBe('/rules/decision/C24');
    expect(isRule('R000-67')).toBe(true);
    expect(isRule('杀')).toBe(false);
  });
  it('takes a name of one letter only where it stands alone', () => {
    expect(mentions(chinese('A uses 火杀 on B'), '杀')).toBe(false);
    expect(mentions(chinese('A uses 杀 on B'), '杀')).toBe(true);
    expect(mentions(chinese('小乔-周瑜: 天香'), '小乔')).toBe(true);
  });
  it('calls timings in English', () => {
    expect(timingInEnglish('DamageTaking2')).toBe('Damage taking 2');
    expect(timingInEnglish('UseBeforeEffect')).toBe('Use before effect');
  });
});
