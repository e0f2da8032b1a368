// A game as frames: any moment of it at once, and steps by event and by decision.
import { complete, patchedView } from './merge';
import type { Frames, View } from './protocol';

const CHECKPOINT_EVERY = 64;

// Moments are numbered 0 (before anything happened) … length (the end).
export class Film {
  readonly length: number;
  private checkpoints: View[] = [];
  private last: { at: number; view: View };

  constructor(readonly source: Frames) {
    this.length = source.frames.length;
    this.checkpoints[0] = complete(source.view);
    this.last = { at: 0, view: this.checkpoints[0] };
  }

  viewAt(moment: number): View {
    const at = Math.max(0, Math.min(this.length, moment));
    let from = Math.floor(at / CHECKPOINT_EVERY);
    while (!this.checkpoints[from]) --from;
    let view = this.checkpoints[from]!;
    let now = from * CHECKPOINT_EVERY;
    if (this.last.at <= at && this.last.at > now) ({ at: now, view } = this.last);
    for (; now < at; ++now) {
      if (now % CHECKPOINT_EVERY === 0) this.checkpoints[now / CHECKPOINT_EVERY] ??= view;
      view = patchedView(view, this.source.frames[now]!.patch);
    }
    if (at % CHECKPOINT_EVERY === 0) this.checkpoints[at / CHECKPOINT_EVERY] ??= view;
    this.last = { at, view };
    return view;
  }

  // The frame that led to this moment.
  frameAt(moment: number) {
    return moment > 0 ? this.source.frames[moment - 1] : undefined;
  }

  // Steps by event stop only where something is said.
  step(moment: number, by: 1 | -1): number {
    let at = moment + by;
    while (at > 0 && at < this.length && !this.speaks(at)) at += by;
    return Math.max(0, Math.min(this.length, at));
  }

  // To the next (or the last) moment at which one more decision had been made.
  stepDecision(moment: number, by: 1 | -1): number {
    let at = moment + by;
    while (at > 0 && at < this.length && this.decisionAt(at) === this.decisionAt(at - 1)) at += by;
    return Math.max(0, Math.min(this.length, at));
  }

  decisionAt(moment: number): number {
    return this.frameAt(moment)?.decision ?? 0;
  }

  // Where turns begin and characters die.
  marks(): { moment: number; kind: 'turn' | 'death'; seat: number }[] {
    return this.source.frames.flatMap(({ log }, i) => {
      if (log?.a === undefined || (log.kind !== 'turn_starts' && log.kind !== 'died')) return [];
      return [{ moment: i + 1, kind: log.kind === 'died' ? 'death' : 'turn', seat: log.a }];
    });
  }
  momentOfTurn(turn: number): number {
    return this.marks().filter((m) => m.kind === 'turn')[turn]?.moment ?? this.length;
  }

  momentOfEntry(n: number): number {
    return this.source.frames.findIndex((f) => f.log?.n === n) + 1;
  }

  private speaks(moment: number): boolean {
    const frame = this.frameAt(moment);
    if (!frame || frame.log === null) return frame !== undefined;
    return frame.log.text !== null && frame.log.kind !== 'phase_starts';
  }
}
