// The rulebook as pages that know of each other: entries, decisions, flows, generals, skills, cards.
import { getCatalogue } from '../lib/api';
import type { Catalogue, Text } from '../lib/protocol';
import { allRulings, type Ruling } from '../judge/rulings';
import { decisionText, openPages, read, type Kind } from './pages';
import type { Flow, Pages, Tables, TimingRow } from './types';

export interface Leaf {
  kind: Kind;
  id: string;
  title: Text;
  text: Text;
  part: string; // of entries: term, principle, …; of others: nothing
  hay: string; // what a search looks in
}
export interface Place {
  flow: Flow;
  timing: TimingRow;
}

// "DamageTaking2" → "Damage taking 2"
export const timingInEnglish = (id: string): string =>
  id.replace(/([a-z])([A-Z0-9])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

const RULE = /\b(?:R\d{3}-\d{2,3}|[CJ]\d{1,3})\b/g;
export const rulesIn = (text: string): string[] => [...new Set(text.match(RULE) ?? [])];

// Names of one letter (杀, 闪) must stand alone: they are part of too many others.
export const mentions = (words: string, name: string): boolean =>
  name.length > 1 ? words.includes(name) : words.split(' ').includes(name);
const namedIn = (text: string, name: string): boolean =>
  name.length > 1 ? text.includes(name) : text.includes(`【${name}】`);

export class Book {
  readonly leaves: Leaf[] = [];
  private readonly byKey = new Map<string, Leaf>();

  constructor(
    readonly pages: Pages,
    readonly tables: Tables,
    readonly catalogue: Catalogue,
    readonly rulings: readonly Ruling[],
  ) {
    for (const e of pages.entries) this.add('entry', e.id, { zh: e.id, en: e.id }, e, e.kind);
    for (const d of pages.decisions) this.add('decision', d.id, { zh: d.id, en: d.id }, decisionText(d));
    for (const f of tables.flows) {
      const names = f.timings.map((t) => `${t.zh} ${t.id} ${timingInEnglish(t.id)}`).join(' ');
      this.add('flow', f.id, f, { zh: '', en: '' }, '', names);
    }
    for (const [id, g] of Object.entries(catalogue.generals))
      this.add('general', id, g, { zh: '', en: '' }, '', g.skills.map((s) => this.skillNames(s)).join(' '));
    for (const [id, s] of Object.entries(catalogue.skills)) if (s.text.zh) this.add('skill', id, s, s.text);
    for (const [id, c] of Object.entries(catalogue.cards)) this.add('card', id, c, c.text);
  }

  leaf(kind: Kind, id: string): Leaf | undefined {
    return this.byKey.get(`${kind}/${id}`);
  }

  // Every word must be found; titles first, whole ones before parts of them.
  search(words: string): Leaf[] {
    const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
    if (parts.length === 0) return [];
    const rank = (leaf: Leaf): number => {
      const titles = [leaf.title.zh, leaf.title.en, leaf.id].map((t) => t.toLowerCase());
      const whole = parts.join(' ');
      if (titles.includes(whole)) return 0;
      if (titles.some((t) => t.startsWith(whole))) return 1;
      return titles.some((t) => t.includes(whole)) ? 2 : 3;
    };
    return this.leaves
      .filter((leaf) => parts.every((part) => leaf.hay.includes(part)))
      .map((leaf, n) => ({ leaf, n, rank: rank(leaf) }))
      .sort((a, b) => a.rank - b.rank || a.n - b.n)
      .map(({ leaf }) => leaf);
  }

  // Where a skill acts.
  placesOf(actor: string): Place[] {
    return this.places((t) => t.acts.some((a) => a.actor === actor));
  }
  // Timings whose order an entry explains.
  placesUnder(rule: string): Place[] {
    return this.places((t) => t.because?.rules.some((r) => covers(r, rule)) ?? false);
  }
  private places(wanted: (t: TimingRow) => boolean): Place[] {
    return this.tables.flows.flatMap((flow) =>
      flow.timings.filter(wanted).map((timing) => ({ flow, timing })),
    );
  }

  // Scenarios that show an entry, its own first.
  showing(entry: string): Ruling[] {
    const own = (r: Ruling) => (r.id === entry ? 0 : 1);
    return this.rulings.filter((r) => r.cites.includes(entry)).sort((a, b) => own(a) - own(b));
  }
  // Scenarios, entries and decisions that speak of something.
  scenariosAbout(name: string): Ruling[] {
    return this.rulings.filter((r) => mentions(this.pages.mentions[r.file] ?? '', name));
  }
  leavesAbout(name: string): Leaf[] {
    return this.leaves.filter(
      (l) =>
        (l.kind === 'entry' || l.kind === 'decision') &&
        (namedIn(l.text.zh, name) || namedIn(l.text.en, name)),
    );
  }
  ownersOf(skill: string): string[] {
    return Object.entries(this.catalogue.generals)
      .filter(([, g]) => g.skills.includes(skill))
      .map(([id]) => id);
  }

  private skillNames(id: string): string {
    const s = this.catalogue.skills[id];
    return s ? `${s.zh} ${s.en}` : id;
  }
  private add(kind: Kind, id: string, title: Text, text: Text, part = '', more = ''): void {
    const hay = [id, title.zh, title.en, text.zh, text.en, more].join('\n').toLowerCase();
    const leaf = { kind, id, title: { zh: title.zh, en: title.en }, text, part, hay };
    this.leaves.push(leaf);
    this.byKey.set(`${kind}/${id}`, leaf);
  }
}

// Whether "R000-67…69" covers R000-68.
export function covers(range: string, rule: string): boolean {
  const run = /^(R\d{3})-(\d+)…(\d+)$/.exec(range);
  if (!run) return range === rule;
  const one = /^(R\d{3})-(\d+)$/.exec(rule);
  return one?.[1] === run[1] && Number(one?.[2]) >= Number(run[2]) && Number(one?.[2]) <= Number(run[3]);
}

let opened: Promise<Book> | undefined;
export function openRules(): Promise<Book> {
  opened ??= Promise.all([openPages(), read<Tables>('/api/rulebook'), getCatalogue(), allRulings()])
    .then(([pages, tables, catalogue, rulings]) => new Book(pages, tables, catalogue, rulings))
    .catch((e: unknown) => {
      opened = undefined; // asked again next time
      throw e;
    });
  return opened;
}
