// What lies in the middle of the table: the card that is used, beside it what it is answered with, the card that is
// judged by, the cards that are shown. Grows and clears with the log.
import type { Card, Entry } from './protocol';

export type ActKind = 'use' | 'respond' | 'judge' | 'pindian' | 'show';
export interface Act {
  readonly n: number; // the entry that told it
  readonly kind: ActKind;
  readonly seat: number | null;
  readonly as: string | null; // the card it counts as; of a judgement, what is judged for
  readonly skill: string | null;
  readonly cards: readonly Card[];
  readonly targets: readonly number[];
  readonly answers: boolean; // it lies beside the one it was done in answer to
  readonly offset: boolean;
  readonly event: number;
}

const KINDS: Partial<Record<Entry['kind'], ActKind>> = {
  card_used: 'use',
  card_responded: 'respond',
  judge_turned: 'judge',
  pindian_shown: 'pindian',
  shown: 'show',
};
// Nothing goes on into these.
const CLEARS = new Set<Entry['kind']>(['turn_starts', 'turn_ends', 'phase_starts', 'game_over']);

export class Acts {
  list: readonly Act[] = [];
  past: readonly Act[] = []; // what was done last, when it is over and until something else is done
  dying: ReadonlySet<number> = new Set();
  private causeOf = new Map<number, number>();

  // Entries one by one, as they are shown.
  add(e: Entry): void {
    if (!this.causeOf.has(e.event)) this.causeOf.set(e.event, e.cause);
    this.nearDeath(e);
    const kind = KINDS[e.kind];
    if (kind) this.begin(e, kind);
    else if (CLEARS.has(e.kind)) this.keep(0);
    else if (e.kind === 'moved' && e.from === 'processing') this.leave(e.cards ?? []);
    else if (e.kind === 'offset') this.change(e.event, (a) => ({ ...a, offset: true }));
    else if (e.kind === 'judge_replaced') this.change(e.event, (a) => ({ ...a, cards: e.cards ?? a.cards }));
    else if (e.kind === 'target_moved') this.target(e, e.a, e.b);
    else if (e.kind === 'target_added') this.target(e, undefined, e.a);
    else if (e.kind === 'target_cancelled') this.target(e, e.a, undefined);
  }

  // What a card in the middle counts as.
  asWhat(card: Card): string {
    return this.list.find((a) => a.cards.some((c) => c.id === card.id))?.as ?? card.name;
  }

  private begin(e: Entry, kind: ActKind): void {
    const around = this.around(e.event);
    // What has ended makes room, and so do its answers.
    const first = this.list.findLastIndex((a) => !a.answers);
    if (first >= 0 && !around.has(this.list[first]!.event)) this.list = this.list.slice(0, first);
    const running = this.list.filter((a) => a.kind !== 'show');
    this.past = [];
    this.list = [
      ...running,
      {
        n: e.n,
        kind,
        seat: e.a ?? null,
        as: e.card ?? null,
        skill: e.skill ?? null,
        cards: e.cards ?? [],
        targets: e.seats ?? (e.b === undefined ? [] : [e.b]),
        answers: running.some((a) => around.has(a.event)),
        offset: false,
        event: e.event,
      },
    ];
  }

  // An answer stays as long as what it answers; a card that leaves takes its answers along.
  private leave(cards: readonly Card[]): void {
    const gone = new Set(cards.map((c) => c.id));
    const first = this.list.findIndex(
      (a) => !a.answers && a.cards.length > 0 && a.cards.every((c) => gone.has(c.id)),
    );
    if (first >= 0) this.keep(first);
  }
  private keep(first: number): void {
    if (first === 0 && this.list.length > 0) this.past = this.list;
    this.list = this.list.slice(0, first);
  }

  private nearDeath(e: Entry): void {
    if (e.kind === 'dying_starts' && e.a !== undefined) this.dying = new Set([...this.dying, e.a]);
    else if ((e.kind === 'dying_saved' || e.kind === 'died') && e.a !== undefined)
      this.dying = new Set([...this.dying].filter((s) => s !== e.a));
    else if (e.kind === 'turn_starts' || e.kind === 'game_over') this.dying = new Set();
  }
  private change(event: number, to: (a: Act) => Act): void {
    this.list = this.list.map((a) => (a.event === event ? to(a) : a));
  }
  private target(e: Entry, from: number | undefined, to: number | undefined): void {
    const around = this.around(e.event);
    const act = this.list.findLast((a) => around.has(a.event) && a.as === (e.card ?? a.as));
    if (!act) return;
    const targets = act.targets.filter((t) => t !== from);
    if (to !== undefined) targets.push(to);
    this.change(act.event, (a) => ({ ...a, targets }));
  }
  private around(event: number): Set<number> {
    const out = new Set<number>();
    for (let at = event; at !== 0 && !out.has(at); at = this.causeOf.get(at) ?? 0) out.add(at);
    return out;
  }
}
