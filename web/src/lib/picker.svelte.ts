// The selection of the player who is asked: presses, the server's word on what may follow, the answer.
import type { FromClient, Next, Picked, Question, Text } from './protocol';
import { NO_PAIR, optionOf, press, swapped, type Pair } from './pairs';
import { prefs } from './prefs.svelte';
import * as sel from './selection';

// What somebody wants to know of: why it is no choice.
export interface About {
  card?: number;
  seat?: number;
  skill?: string;
}

export class Picker {
  pick = $state.raw<sel.Pick>(sel.NOTHING);
  pair = $state.raw<Pair>(NO_PAIR); // of generals, where two are chosen at once
  sent = $state(false);
  because = $state.raw<{ about: About; why: Text } | null>(null);
  private known = $state.raw<sel.Known>(new Map());
  private good: sel.Pick; // the last pick the server called possible
  private wish: { seat: number | null } | null = null; // played at once, as soon as it is known to be possible

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
    if (!this.cards.has(id)) return this.whyNot({ card: id });
    this.take(sel.pressCard(this.question, this.pick, this.known, id));
  }
  whyNot(about: About): void {
    this.send({ type: 'why', question: this.question.id, ...about });
  }
  seat(no: number): void {
    const [card] = this.pick.cards;
    if (!this.seats.has(no)) {
      if (this.seats.size > 0 || card !== undefined)
        this.whyNot({ seat: no, ...(card !== undefined && this.pick.cards.length === 1 ? { card } : {}) });
      return;
    }
    const taking = !this.pick.seats.includes(no);
    this.take(sel.pressSeat(this.question, this.pick, this.known, no), taking);
  }
  // A card is played by two presses or by being dragged: onto somebody, if that is wanted.
  play(id: number, seat: number | null = null): void {
    if (!this.pick.cards.includes(id)) this.card(id);
    if (!this.pick.cards.includes(id)) return;
    this.wish = { seat };
    this.fulfil();
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
    this.fulfil();
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
  private fulfil(): void {
    const wish = this.wish;
    if (!wish || this.sent || !sel.nextOf(this.question, this.pick, this.known)) return;
    if (wish.seat !== null && this.seats.has(wish.seat) && !this.pick.seats.includes(wish.seat)) {
      this.seat(wish.seat);
      this.wish = { seat: null };
      this.fulfil();
      return;
    }
    this.wish = null;
    this.confirm();
  }
  private take(p: sel.Pick, mayTarget = true): void {
    if (this.sent) return;
    this.because = null;
    this.wish = null;
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
