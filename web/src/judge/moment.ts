// Where a scenario can begin: the last moment, up to the one that is looked at, at which nothing was being resolved.
import type { Film } from '../lib/frames';
import type { Card, Catalogue, Entry } from '../lib/protocol';
import { Story } from '../lib/story';
import { scenarioOf, type Moment } from './export';

const MOST_OF_PILE = 60;

interface Rest {
  moment: number;
  next: Entry | null; // what comes then
}

function restBefore(film: Film, moment: number): Rest {
  const story = new Story();
  story.add(film.source.frames.flatMap((f) => (f.log ? [f.log] : [])));
  const topmost = new Set(story.lines.filter((l) => l.depth === 0).map((l) => l.entry.n));
  for (let at = Math.min(moment, film.length); at > 0; --at) {
    const next = film.source.frames.slice(at).find((f) => f.log?.text)?.log ?? null;
    const view = film.viewAt(at);
    if (view.outcome === 'none' && view.turn !== null && view.processing.length === 0)
      if (next === null || topmost.has(next.n)) return { moment: at, next };
  }
  return { moment: 0, next: film.source.frames.find((f) => f.log)?.log ?? null };
}

// The cards that left the pile from then on, in their order; up to where something was put there or it was shuffled.
function pileAfter(film: Film, moment: number): Card[] {
  const cards: Card[] = [];
  let left = film.viewAt(moment).pile;
  for (let at = moment; at < film.length && cards.length < MOST_OF_PILE; ++at) {
    const log = film.source.frames[at]!.log;
    const pile = film.viewAt(at + 1).pile;
    if (pile > left || log?.to === 'pile') break;
    if (log?.from === 'pile') {
      if (left - pile !== (log.cards?.length ?? 0)) break; // not all of them are seen
      cards.push(...log.cards!);
    } else if (pile < left) {
      break;
    }
    left = pile;
  }
  return cards;
}

export function scenarioAt(film: Film, moment: number, catalogue: Catalogue, title: string): string {
  const { settings } = film.source.game;
  const rest = restBefore(film, moment);
  const view = film.viewAt(rest.moment);
  const m: Moment = {
    view,
    catalogue,
    mode: settings.mode ?? 'identity',
    rules: settings.rules ?? [],
    title,
  };
  if (film.source.viewer === 'all') m.pile = pileAfter(film, rest.moment);
  if (rest.next?.kind === 'phase_starts' && rest.next.phase) m.phase = rest.next.phase;
  if (rest.next?.kind === 'turn_starts' && rest.next.a !== undefined) {
    m.turn = rest.next.a;
    m.phase = 'turn start';
  }
  return `# moment ${rest.moment}\n${scenarioOf(m)}`;
}
