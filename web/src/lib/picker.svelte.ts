// The selection of the player who is asked: presses, the server's word on what may follow, the answer.
import type { FromClient, Next, Picked, Question } from './protocol';
import { NO_PAIR, optionOf, press, swapped, type Pair } from './pairs';
import { prefs } from './prefs.svelte';
import * as sel from './selection';

export class Picker {
  pick = $state.raw<sel.Pick>(sel.NOTHING);
  pair = $state.raw<Pair>(NO_PAIR); // of generals, where two are chosen at once
  sent = $state(false);
  private known = $state.raw<sel.Known>(new Map());
  private good: sel.Pick; // the last pick the server called possible

  constructor(
    readonly question: Question,
    private readonly send: (m: FromClient) => boolean,
  ) {
    this.pick = sel.begin(question);
    this.good = this.pick;
    this.settle(true);
  }

  readonly cards = $derived.by(() => sel.pressableCards(this.question, this.pick, this.known));
  readonly seats = $derived.by(() => sel.pressableSeats(this.question, this.pick, this.known));
  readonly ways = $derived.by(() => sel.ways(this.question, this.pick));
  readonly complete = $derived.by(() => !this.sent && sel.isComplete(this.question, this.pick, this.known));
  readonly touched = $derived.by(
    () => this.pair !== NO_PAIR || sel.keyOf(this.pick) !== sel.keyOf(sel.begin(this.question)),
  );

  card(id: number): void {
    if (this.cards.has(id)) this.take(sel.pressCard(this.question, this.pick, this.known, id));
  }
  seat(no: number): void {
    if (!this.seats.has(no)) return;
    const taking = !this.pick.seats.includes(no);
    this.take(sel.pressSeat(this.question, this.pick, this.known, no), taking);
  }
  option(i: number): void {
    if (sel.answersAtOnce(this.question, i)) this.answer({ option: i, cards: [], seats: [] });
    else this.take(sel.pressOption(this.question, this.pick, i));
  }
  general(id: string): void {
    this.takePair(press(this.question, this.pair, id));
  }
  swap(): void {
    this.takePair(swapped(this.pair));
  }
  undo(): void {
    this.pair = NO_PAIR;
    this.take(sel.begin(this.question));
  }
  confirm(): void {
    if (this.complete) this.answer(this.pick);
  }
  refuse(): void {
    if (this.question.pass !== null) this.answer({ option: this.question.pass, cards: [], seats: [] });
  }
  answer(p: sel.Pick): void {
    if (!this.sent && p.option !== null) this.sent = this.send({ type: 'answer', ...this.message(p) });
  }

  // The server's answer to `pick`.
  learn(picked: Picked, next: Next): void {
    const about: sel.Pick = { option: picked.option, cards: picked.cards, seats: picked.seats };
    this.known = new Map(this.known).set(sel.keyOf(about), next);
    if (sel.keyOf(about) !== sel.keyOf(this.pick)) return;
    this.good = this.pick;
    this.settle(true);
  }
  // The pick, or the answer, was refused: back to what was possible.
  refused(): void {
    this.sent = false;
    this.pick = sel.keyOf(this.good) === sel.keyOf(this.pick) ? sel.begin(this.question) : this.good;
    this.good = sel.begin(this.question);
    this.pair = NO_PAIR;
  }
  // The line was lost and is back: whatever was on its way has to be said again.
  again(): void {
    this.sent = false;
    this.ask();
  }

  private takePair(pair: Pair): void {
    if (this.sent) return;
    this.pair = pair.head === null ? NO_PAIR : pair;
    this.take({ option: optionOf(this.question, pair), cards: [], seats: [] });
  }
  private take(p: sel.Pick, mayTarget = true): void {
    if (this.sent) return;
    this.pick = p;
    this.settle(mayTarget);
  }
  private settle(mayTarget: boolean): void {
    if (mayTarget && prefs.autoTarget) this.pick = sel.withSingleTarget(this.question, this.pick, this.known);
    if (sel.nextOf(this.question, this.pick, this.known)) this.good = this.pick;
    else this.ask();
  }
  private ask(): void {
    const p = this.pick;
    if (p.option === null || sel.nextOf(this.question, p, this.known)) return;
    this.send({ type: 'pick', ...this.message(p) });
  }
  private message(p: sel.Pick): Picked {
    return { question: this.question.id, option: p.option ?? 0, cards: p.cards, seats: p.seats };
  }
}
