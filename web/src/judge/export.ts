// A moment of a game as a scenario, made from a view and from nothing else: what its viewer does not see is left open
// ("any"), and chance starts anew.
import type { Card, Catalogue, SeatView, Suit, View } from '../lib/protocol';

export interface Moment {
  view: View;
  catalogue: Catalogue;
  mode: string;
  rules: readonly string[];
  title: string;
  pile?: readonly Card[]; // the next cards, uppermost first, as far as somebody who sees everything knows them
  phase?: string; // instead of the view's
  turn?: number;
}

const SUITS: Record<Suit, string> = { spade: '♠', heart: '♥', club: '♣', diamond: '♦', none: '' };
const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const KINGDOMS = ['wei', 'shu', 'wu', 'qun', 'god'];
const ROLES = ['lord', 'loyalist', 'rebel', 'renegade'];
const PLAIN = /^[\p{Script=Han}\w〔〕-]+$/u;
const quoted = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", "''")}'`);
const list = (items: readonly string[]): string => `[${items.join(', ')}]`;

// Several things have one name in Chinese; those are called by their ids.
function wordOf(all: Readonly<Record<string, { zh: string }>>, id: string): string {
  const zh = all[id]?.zh;
  if (!zh) return id;
  const alone = Object.values(all).filter((x) => x.zh === zh).length === 1;
  return alone && PLAIN.test(zh) ? zh : id;
}

class Writer {
  constructor(private readonly m: Moment) {}
  readonly left: string[] = []; // what a scenario cannot say

  card(c: Card | null): string {
    if (!c) return 'any';
    return `${SUITS[c.suit]}${RANKS[c.number] ?? ''} ${wordOf(this.m.catalogue.cards, c.name)}`.trim();
  }
  // Those that are not seen are counted together.
  cards(cards: readonly (Card | null)[], unseen = 0): string {
    const seen = cards.filter((c) => c !== null).map((c) => this.card(c));
    const hidden = unseen + cards.length - seen.length;
    const open = hidden > 1 ? [`any x${hidden}`] : hidden === 1 ? ['any'] : [];
    return list([...seen, ...open]);
  }
  general = (id: string): string => wordOf(this.m.catalogue.generals, id);
  skill = (id: string): string => wordOf(this.m.catalogue.skills, id);

  // Called after its generals; who is not known, or called as another is, by its place.
  seatNames(): string[] {
    const names: string[] = [];
    for (const [n, s] of this.m.view.seats.entries()) {
      const known = s.general.filter((id) => id !== null);
      const name = known.map((id) => this.m.catalogue.generals[id]?.zh ?? id).join('-');
      names.push(name && !names.includes(name) ? name : `座${n + 1}`);
    }
    return names;
  }

  seat(n: number): string {
    const { view, catalogue } = this.m;
    const s = view.seats[n]!;
    const out: string[] = [];
    const put = (key: string, value: string | boolean) => out.push(`${key}: ${value}`);
    const generals = s.general.filter((id) => id !== null);
    put('general', generals.length > 0 ? list(generals.map(this.general)) : 'none');
    if (generals.length < s.general.length) this.left.push('generals that are not known');
    if (s.soldiers?.length) this.left.push('soldier cards');
    const hidden = (s.hidden ?? []).map((i) => s.general[i]).filter((id) => id !== null && id !== undefined);
    if (hidden.length > 0) put('hidden', list(hidden.map(this.general)));
    if (s.role !== null && ROLES.includes(s.role)) put('role', s.role);
    const printed = generals.map((id) => catalogue.generals[id]?.kingdom as string | undefined);
    if (this.m.mode === 'identity' && KINGDOMS.includes(s.kingdom) && printed[0] !== s.kingdom)
      put('kingdom', s.kingdom);
    if (!s.alive) put('dead', true);
    put('hp', `${s.hp}/${s.max_hp}`);
    if ((s.floor ?? 1) !== 1) put('floor', String(s.floor));
    if (s.chained) put('chained', true);
    if (s.flipped) put('face down', true);
    this.skills(s, generals, put);
    this.hand(n, s, put);
    this.table(s, put);
    this.kept(n, s, put);
    return `{${out.join(', ')}}`;
  }

  private skills(s: SeatView, generals: readonly string[], put: (key: string, value: string) => void): void {
    const own = new Set(generals.flatMap((id) => this.m.catalogue.generals[id]?.skills ?? []));
    const told = (id: string) => Boolean(this.m.catalogue.skills[id]?.text.zh);
    const worn = new Set(s.equipment.map((c) => c.name));
    const gained = s.skills.filter((id) => !own.has(id) && told(id) && !worn.has(id));
    if (gained.length > 0) put('skills', list(gained.map(this.skill)));
    if (s.alive && [...own].some((id) => !s.skills.includes(id))) this.left.push('skills that were lost');
    if (s.effects.some(told)) this.left.push('effects that skills have left behind');
  }
  private hand(n: number, s: SeatView, put: (key: string, value: string) => void): void {
    const { view } = this.m;
    const open = s.open_hand ?? [];
    const all = view.hands?.[n] ?? (view.you === n ? view.hand : open);
    const lying = new Set(open.map((c) => c.id));
    const closed = all.filter((c) => !lying.has(c.id));
    const unseen = Math.max(0, s.hand - closed.length - open.length);
    if (closed.length > 0 || unseen > 0) put('hand', this.cards(closed, unseen));
    if (open.length > 0) put('open hand', this.cards(open));
  }
  private table(s: SeatView, put: (key: string, value: string) => void): void {
    const tapped = new Set(s.tapped ?? []);
    const upright = s.equipment.filter((c) => !tapped.has(c.id));
    if (upright.length > 0) put('equipment', this.cards(upright));
    if (tapped.size > 0) put('tapped', this.cards(s.equipment.filter((c) => tapped.has(c.id))));
    const judging = s.judging.map((j) =>
      j.card.name === j.as
        ? this.card(j.card)
        : `${this.card(j.card)} as ${wordOf(this.m.catalogue.cards, j.as)}`,
    );
    if (judging.length > 0) put('judging', list(judging));
  }
  private kept(n: number, s: SeatView, put: (key: string, value: string) => void): void {
    const marks = s.marks.flatMap(({ skill, n: many }) => {
      const name = this.m.catalogue.skills[skill]?.mark?.zh;
      return name && many > 0 ? [`${quoted(name)}: ${many}`] : [];
    });
    if (marks.length > 0) put('marks', `{${marks.join(', ')}}`);
    for (const [key, beside] of [
      ['on general', false],
      ['beside', true],
    ] as const) {
      const laid = (s.laid ?? []).filter((l) => l.beside === beside && l.skill !== null);
      const by = [...new Set(laid.map((l) => l.skill!))].map(
        (id) => `${this.skill(id)}: ${this.cards(laid.filter((l) => l.skill === id).map((l) => l.card))}`,
      );
      if (by.length > 0) put(key, `{${by.join(', ')}}`);
    }
    if (s.spare > 0 && this.m.view.you === n && this.m.view.spare.length > 0) {
      put('incarnations', list(this.m.view.spare.map(this.general)));
      if (s.shown) put('shows', this.general(s.shown));
    } else if (s.spare > 0) {
      this.left.push('general cards that are kept');
    }
  }
}

export function scenarioOf(m: Moment): string {
  const w = new Writer(m);
  const names = w.seatNames();
  const seats = names.map((name, n) => `  ${quoted(name)}: ${w.seat(n)}`);
  const turn = m.turn ?? m.view.turn ?? 0;
  const notes = [...new Set(w.left)].sort().map((what) => `# not carried over: ${what}`);
  return [
    `title: '${m.title.replaceAll("'", "''")}'`,
    ...notes,
    ...(m.mode === 'identity' ? [] : [`mode: ${m.mode}`]),
    ...(m.rules.length > 0 ? [`rules: ${list(m.rules.map((r) => `'${r}'`))}`] : []),
    'seats:',
    ...seats,
    ...(m.pile?.length ? [`pile: ${w.cards(m.pile)}`] : []),
    `turn: ${quoted(names[turn] ?? names[0]!)}`,
    `first seat: ${quoted(names[0]!)}`,
    `phase: ${m.phase ?? m.view.phase ?? 'turn start'}`,
    '',
  ].join('\n');
}
