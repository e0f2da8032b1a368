// The log as lines that unfold into their causes.
import type { Entry } from './protocol';

export interface Line {
  entry: Entry;
  depth: number;
  heading: 'round' | 'turn' | 'phase' | null;
}

const MOST_DEPTH = 3;
const HEADINGS: Record<string, Line['heading']> = {
  round_starts: 'round',
  turn_starts: 'turn',
  phase_starts: 'phase',
};

// Grows with the log; `add` takes the new entries only.
export class Story {
  readonly lines: Line[] = [];
  private causeOf = new Map<number, number>();
  private lineOf = new Map<number, Line>(); // the first line told of an event

  add(entries: readonly Entry[]): Line[] {
    const added: Line[] = [];
    for (const entry of entries) {
      if (!this.causeOf.has(entry.event)) this.causeOf.set(entry.event, entry.cause);
      if (!entry.text) continue;
      const heading = HEADINGS[entry.kind] ?? null;
      const above = heading ? undefined : this.ancestors(entry)[0];
      const depth = !above || above.heading ? 0 : Math.min(MOST_DEPTH, above.depth + 1);
      const line: Line = { entry, depth, heading };
      if (!this.lineOf.has(entry.event)) this.lineOf.set(entry.event, line);
      // A round is told of inside its first turn, but stands above it.
      const aboveTurn = heading === 'round' && this.lines.at(-1)?.heading === 'turn';
      this.lines.splice(this.lines.length - (aboveTurn ? 1 : 0), 0, line);
      added.push(line);
    }
    return added;
  }

  // Why it happened: the nearest cause first. The same event told earlier is a cause as well.
  ancestors(entry: Entry): Line[] {
    const out: Line[] = [];
    const seen = new Set<number>();
    for (let event = entry.event; event !== 0 && !seen.has(event); event = this.causeOf.get(event) ?? 0) {
      seen.add(event);
      const line = this.lineOf.get(event);
      if (line && line.entry.n < entry.n) out.push(line);
    }
    return out;
  }
}

// Phases in which nothing happened go without saying.
export const worthTelling = (lines: readonly Line[]): Line[] =>
  lines.filter((l, i) => l.heading !== 'phase' || lines[i + 1]?.heading === null);

// The last few things that happened.
export const latest = (lines: readonly Line[], count: number): Line[] =>
  lines
    .slice(-count * 6)
    .filter((l) => l.heading === null || l.heading === 'turn')
    .slice(-count);
