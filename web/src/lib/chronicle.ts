// A game told back from its log: who did what, when sides grew and fell, and where it turned.
import type { Entry, Role, SeatView, Text } from './protocol';

export interface Deeds {
  dealt: number; // damage
  taken: number;
  healed: number; // of whomever, by this one's hand or its own
  kills: number;
  cards: number; // used or responded
}
export interface Turn {
  n: number; // the entry it begins with
  seat: number;
  round: number;
  hp: readonly number[]; // of every seat as the turn begins; 0: dead
}
export interface Turning {
  n: number;
  turn: number; // which of the turns it happened in
  text: Text;
  weight: number;
}
export interface Side {
  role: Role;
  members: number[];
  hp: number[]; // together, by turns and at the end
}

const noDeeds = (): Deeds => ({ dealt: 0, taken: 0, healed: 0, kills: 0, cards: 0 });
const MOST_TURNINGS = 4;

// How an entry changed the hp of a seat.
function changeOf(e: Entry): [seat: number, by: number] | null {
  const count = e.count ?? 0;
  if (e.kind === 'damage_dealt' && e.b !== undefined) return [e.b, -count];
  if (e.kind === 'hp_lost' && e.a !== undefined) return [e.a, -count];
  if (e.kind === 'hp_recovered' && e.a !== undefined) return [e.a, count];
  return null;
}

export class Chronicle {
  readonly deeds: Deeds[];
  readonly turns: Turn[] = [];
  readonly deaths: { n: number; turn: number; seat: number; by: number | null }[] = [];
  readonly turnings: Turning[];

  // `seats`: as they are at the end of these entries; the hp of earlier moments follow from the log backwards.
  constructor(
    entries: readonly Entry[],
    private readonly seats: readonly SeatView[],
  ) {
    this.deeds = seats.map(noDeeds);
    const hp = seats.map((s) => s.hp);
    const alive = seats.map((s) => s.alive);
    const turns: { n: number; seat: number; hp: number[] }[] = [];
    for (const e of entries.toReversed()) {
      const changed = changeOf(e);
      if (changed) hp[changed[0]]! -= changed[1];
      if (e.kind === 'died' && e.a !== undefined) alive[e.a] = true;
      if (e.kind === 'turn_starts' && e.a !== undefined)
        turns.unshift({ n: e.n, seat: e.a, hp: hp.map((x, i) => (alive[i] ? Math.max(0, x) : 0)) });
    }
    let round = 0;
    let at = 0;
    const turnings: Turning[] = [];
    for (const e of entries) {
      if (e.kind === 'round_starts') {
        round = e.count ?? round;
        const first = this.turns.at(-1); // it is told of inside its first turn
        if (first) first.round = round;
      }
      if (e.kind === 'turn_starts') {
        const turn = turns[at++];
        if (turn) this.turns.push({ ...turn, round: Math.max(1, round) });
      }
      this.note(e);
      const weight = this.weightOf(e);
      if (weight > 0 && e.text) turnings.push({ n: e.n, turn: Math.max(0, at - 1), text: e.text, weight });
    }
    this.turnings = turnings
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST_TURNINGS)
      .toSorted((a, b) => a.n - b.n);
  }

  // The sides of the game with their hp together; whoever stands alone is a side of one.
  get sides(): Side[] {
    const of = (role: Role): Role => (role === 'loyalist' ? 'lord' : role);
    const found = new Map<Role, number[]>();
    this.seats.forEach((s, i) => {
      if (s.role) found.set(of(s.role), [...(found.get(of(s.role)) ?? []), i]);
    });
    const together = (members: number[], hp: readonly number[]) =>
      members.reduce((sum, i) => sum + (hp[i] ?? 0), 0);
    const last = this.seats.map((s) => (s.alive ? Math.max(0, s.hp) : 0));
    return [...found].map(([role, members]) => ({
      role,
      members,
      hp: [...this.turns.map((t) => together(members, t.hp)), together(members, last)],
    }));
  }

  private note(e: Entry): void {
    const count = e.count ?? 0;
    const of = (seat: number | undefined): Deeds => this.deeds[seat ?? -1] ?? noDeeds();
    if (e.kind === 'damage_dealt') {
      of(e.a).dealt += count;
      of(e.b).taken += count;
    } else if (e.kind === 'hp_recovered') of(e.b ?? e.a).healed += count;
    else if (e.kind === 'card_used' || e.kind === 'card_responded') ++of(e.a).cards;
    else if (e.kind === 'died' && e.a !== undefined) {
      if (e.b !== undefined && e.b !== e.a) ++of(e.b).kills;
      this.deaths.push({ n: e.n, turn: Math.max(0, this.turns.length - 1), seat: e.a, by: e.b ?? null });
    }
  }

  // Deaths turn a game most, then heavy blows, then those who were saved.
  private weightOf(e: Entry): number {
    if (e.kind === 'died') return this.seats[e.a ?? -1]?.role === 'lord' ? 12 : 10;
    if (e.kind === 'damage_dealt' && (e.count ?? 0) >= 2) return 2 * e.count!;
    if (e.kind === 'dying_saved') return 3;
    return 0;
  }
}
