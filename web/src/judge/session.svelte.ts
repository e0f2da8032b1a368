// One situation at the judge: its text, what came of it, and the branches that were tried.
import { Film } from '../lib/frames';
import type { Frames, Text, View } from '../lib/protocol';
import { ask, type Instead } from './ask';
import { LIBRARY } from './library';
import type { Judged, Step } from './types';

export class Branch {
  readonly film: Film | null;
  readonly steps: Step[];
  constructor(
    readonly judged: Judged,
    readonly instead: Instead[],
    readonly label: Text | null, // of the other answer; null: as written
  ) {
    this.steps = judged.trace ?? [];
    const frames = this.steps.map((s) => ({ log: null, patch: s.patch, decision: s.question?.number ?? 0 }));
    this.film = judged.view ? new Film({ view: judged.view, frames } as unknown as Frames) : null;
  }
  // The table after so many steps.
  viewAt(moment: number): View | null {
    return this.film?.viewAt(moment) ?? null;
  }
  get parting(): number {
    return this.instead.at(-1)?.question ?? 0;
  }
  // The step with that question; -1 if it never came.
  stepOf(question: number): number {
    return this.steps.findIndex((s) => s.question?.number === question);
  }
}

export class Session {
  text = $state(LIBRARY[0]!.text);
  busy = $state(false);
  refused = $state.raw<Text | null>(null);
  judged = $state.raw<Judged[]>([]); // every case of the file
  which = $state(0);
  branches = $state.raw<Branch[]>([]);
  shown = $state(0); // the branch the table shows
  beside = $state<number | null>(null); // another one next to it
  moment = $state(0);
  private runs = 0;

  get branch(): Branch | undefined {
    return this.branches[this.shown];
  }
  get fault() {
    return this.judged[this.which]?.error ?? null;
  }

  async run(): Promise<void> {
    const mine = ++this.runs;
    this.busy = true;
    const outcome = await ask(this.text);
    if (mine !== this.runs) return; // something else was asked meanwhile
    this.busy = false;
    this.refused = 'refused' in outcome ? outcome.refused : null;
    this.judged = 'judged' in outcome ? outcome.judged : [];
    this.choose(this.which < this.judged.length ? this.which : 0);
  }

  choose(which: number): void {
    this.which = which;
    const judged = this.judged[which];
    this.branches = judged ? [new Branch(judged, [], null)] : [];
    this.show(0);
    this.beside = null;
  }

  show(branch: number, moment = 0): void {
    this.shown = branch;
    this.go(moment);
  }
  go(moment: number): void {
    this.moment = Math.max(0, Math.min(this.branch?.steps.length ?? 0, moment));
  }

  // Another answer at a question of a branch: from there on a branch of its own.
  async whatIf(from: number, question: number, name: string, label: Text): Promise<void> {
    const parent = this.branches[from];
    if (!parent || this.busy) return;
    const instead = [...parent.instead.filter((i) => i.question < question), { question, name }];
    const mine = ++this.runs;
    this.busy = true;
    const outcome = await ask(this.text, this.judged.length > 1 ? this.which + 1 : 0, instead);
    if (mine !== this.runs) return;
    this.busy = false;
    const judged = 'judged' in outcome ? outcome.judged[0] : undefined;
    this.refused = 'refused' in outcome ? outcome.refused : null;
    if (!judged) return;
    const made = new Branch(judged, instead, label);
    this.branches = [...this.branches, made];
    this.beside = from;
    this.show(this.branches.length - 1, made.stepOf(question) + 1);
  }

  close(branch: number): void {
    if (branch === 0) return;
    this.branches = this.branches.filter((_, n) => n !== branch);
    this.beside = null;
    this.show(0);
  }
}
