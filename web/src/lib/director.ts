// Between what the server tells and what is seen: beats are shown one after the other, and what an update leads to is
// shown when its beats are over. Knows no page: time and stage are given.
import type { Beat } from './beats';

export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void; // gives back how to call it off
}
export interface Stagehands {
  cue(beat: Beat, ms: number): void; // it begins …
  show(beat: Beat, ms: number): void; // … and this is where the picture changes
}
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 };
const HURRIED = 0.2;
const SHOWN_AT = 0.4; // the part of a beat with an impact after which the numbers change
// Whoever lags behind catches up: beyond so much that waits (ms), that much faster.
const CATCH_UP: readonly (readonly [number, number])[] = [
  [30_000, 0],
  [14_000, 0.25],
  [7_000, 0.5],
];

type Step = { beat: Beat } | { settle: () => void };

export class Director {
  private queue: Step[] = [];
  private waiting = 0; // nominal ms in the queue
  private stop: (() => void) | undefined;
  private now: (() => void) | undefined; // ends the wait that runs
  private hurried = false;
  private due = Infinity; // when what is in the queue has to be over

  constructor(
    private readonly stage: Stagehands,
    private readonly clock: Clock,
    private readonly factor: () => number,
  ) {}

  get busy(): boolean {
    return this.stop !== undefined || this.queue.length > 0;
  }

  // `settle` is called after the last beat. `within`: the ms everything has to be over in.
  take(beats: readonly Beat[], settle: () => void, within = Infinity): void {
    for (const beat of beats) {
      this.queue.push({ beat });
      this.waiting += beat.ms;
    }
    this.queue.push({ settle });
    this.due = Math.min(this.due, this.clock.now() + within);
    if (!this.stop) this.run();
  }

  // The rest quickly.
  hurry(): void {
    if (!this.busy) return;
    this.hurried = true;
    this.now?.();
  }

  // All of it at once: a page that is not looked at has nothing to show.
  finish(): void {
    this.due = -Infinity;
    this.now?.();
  }

  // Forget what has not been shown: everything will be told anew.
  drop(): void {
    this.stop?.();
    this.stop = this.now = undefined;
    this.queue = [];
    this.rest();
  }

  private rest(): void {
    this.waiting = 0;
    this.hurried = false;
    this.due = Infinity;
  }

  private pace(): number {
    const [, behind] = CATCH_UP.find(([ms]) => this.waiting > ms) ?? [0, 1];
    const wanted = this.factor() * behind * (this.hurried ? HURRIED : 1);
    const left = this.due - this.clock.now();
    if (left <= 0) return 0;
    return this.waiting > 0 ? Math.min(wanted, left / this.waiting) : wanted;
  }

  private run(): void {
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      if ('settle' in step) {
        if (this.queue.length === 0) this.rest();
        step.settle();
        continue;
      }
      const { beat } = step;
      const ms = beat.ms * this.pace();
      this.waiting -= beat.ms;
      this.stage.cue(beat, ms);
      if (ms <= 0) {
        this.stage.show(beat, 0);
        continue;
      }
      const part = beat.impact ? SHOWN_AT : 0;
      this.wait(ms * part, () => {
        const rest = Math.min(ms, beat.ms * this.pace()) * (1 - part); // it may have been hurried
        this.stage.show(beat, rest);
        this.wait(rest, () => this.run());
      });
      return;
    }
    this.rest();
  }

  private wait(ms: number, then: () => void): void {
    if (ms <= 0) return then();
    const go = () => {
      this.stop = this.now = undefined;
      then();
    };
    const off = this.clock.after(ms, go);
    this.stop = off;
    this.now = () => {
      off();
      go();
    };
  }
}
