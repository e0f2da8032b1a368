// The log as lines that unfold into their causes.
import type { Entry } from './protocol';

export interface Line {
  entry: Entry;
  depth: number;
  heading: 'round' | 'turn' | 'phase' | null;
  setUp: boolean; // before the first turn
}

// What a card is answered with. The log does not say what nobody did; where damage follows, it can be seen.
const ANSWERED_BY: Record<string, string> = {
  slash: 'jink',
  fire_slash: 'jink',
  thunder_slash: 'jink',
  archery_attack: 'jink',
  savage_assault: 'slash',
};

const MOST_DEPTH = 3;
const HEADINGS: Record<string, Line['heading']> = {
  round_starts: 'round',
  turn_starts: 'turn',
  phase_starts: 'phase',
};

// Grows with the log; `add` takes the new entries only.
export class Story {
  readonly lines: Line[] = [];
  readonly entries: Entry[] = []; // also those nobody speaks of
  // Damage that was not answered: by the entry, the card that would have been the answer.
  readonly unanswered = new Map<number, string>();
  // Skills of a lord that were launched, and nothing came of it.
  readonly inVain = new Set<number>();
  private launched: Entry | null = null;
  private uses = new Map<number, { card: string; answeredBy: Set<number> }>();
  private begun = false;
  private causeOf = new Map<number, number>();
  private lineOf = new Map<number, Line>(); // the first line told of an event

  add(entries: readonly Entry[]): Line[] {
    const added: Line[] = [];
    for (const entry of entries) {
      this.entries.push(entry);
      if (!this.causeOf.has(entry.event)) this.causeOf.set(entry.event, entry.cause);
      this.noteAnswers(entry);
      this.begun ||= entry.kind === 'turn_starts';
      if (!entry.text) continue;
      const heading = HEADINGS[entry.kind] ?? null;
      const above = heading ? undefined : this.ancestors(entry)[0];
      const depth = !above || above.heading ? 0 : Math.min(MOST_DEPTH, above.depth + 1);
      const line: Line = { entry, depth, heading, setUp: !this.begun };
      if (!this.lineOf.has(entry.event)) this.lineOf.set(entry.event, line);
      // A round is told of inside its first turn, but stands above it.
      const aboveTurn = heading === 'round' && this.lines.at(-1)?.heading === 'turn';
      this.lines.splice(this.lines.length - (aboveTurn ? 1 : 0), 0, line);
      added.push(line);
    }
    return added;
  }

  private noteAnswers(e: Entry): void {
    const around = this.around(e.event);
    if (this.launched && !around.includes(this.launched.event)) this.inVain.add(this.launched.n);
    this.launched = e.kind === 'skill_launched' ? e : null;
    if ((e.kind === 'card_used' || e.kind === 'card_responded') && e.a !== undefined)
      for (const event of around) this.uses.get(event)?.answeredBy.add(e.a);
    if (e.kind === 'card_used') this.uses.set(e.event, { card: e.card ?? '', answeredBy: new Set() });
    if (e.kind !== 'damage_dealt' || e.b === undefined) return;
    const use = this.uses.get(e.cause);
    const answer = use && e.card === use.card ? ANSWERED_BY[use.card] : undefined;
    if (answer && !use!.answeredBy.has(e.b)) this.unanswered.set(e.n, answer);
  }
  private around(event: number): number[] {
    const out: number[] = [];
    for (let at = event; at !== 0 && !out.includes(at); at = this.causeOf.get(at) ?? 0) out.push(at);
    return out;
  }

  // Why it happened: the nearest cause first. The same event told earlier is a cause as well; the game itself is none.
  ancestors(entry: Entry): Line[] {
    return this.around(entry.event).flatMap((event) => {
      const line = this.lineOf.get(event);
      return line && !line.setUp && line.entry.n < entry.n ? [line] : [];
    });
  }
}

// How many lines of set-up are folded into one; fewer are shown.
export const foldable = (lines: readonly Line[]): number => {
  const first = lines.findIndex((l) => !l.setUp);
  const count = first < 0 ? lines.length : first;
  return first >= 0 && count > 3 ? count : 0;
};

// Phases in which nothing happened go without saying.
export const worthTelling = (lines: readonly Line[]): Line[] =>
  lines.filter((l, i) => l.heading !== 'phase' || lines[i + 1]?.heading === null);

// The last few things that happened.
export const latest = (lines: readonly Line[], count: number): Line[] =>
  lines
    .slice(-count * 6)
    .filter((l) => l.heading === null || l.heading === 'turn')
    .slice(-count);
