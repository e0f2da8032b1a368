// From a question and what has been picked so far to what may be pressed. Legality comes from the server
// alone (`next`, `after`, and answers to `pick`); here it is only looked up and shown.
import type { Card, Next, Option, OptionKind, Question } from './protocol';

export interface Pick {
  option: number | null;
  cards: number[];
  seats: number[];
}
export type Known = ReadonlyMap<string, Next>; // answers to `pick`, by keyOf
export const NOTHING: Pick = { option: null, cards: [], seats: [] };

export const keyOf = (p: Pick): string => `${p.option}|${p.cards.join()}|${p.seats.join()}`;
export const isEmpty = (p: Pick): boolean => p.cards.length === 0 && p.seats.length === 0;

// Options that take neither cards nor characters are answers by themselves.
export const takesNothing = (o: Option): boolean => o.next.cards.length === 0 && o.next.seats.length === 0;
const isRefusal = (o: Option): boolean => o.kind === 'pass' || o.kind === 'end_phase';

// What may be added to the pick; null if only the server knows.
export function nextOf(q: Question, p: Pick, known: Known): Next | null {
  const option = p.option === null ? undefined : q.options[p.option];
  if (!option) return null;
  if (isEmpty(p)) return option.next;
  const first = p.cards[0];
  if (p.cards.length === 1 && p.seats.length === 0 && first !== undefined) {
    const after = option.after?.[first];
    if (after) return after;
  }
  return known.get(keyOf(p)) ?? null;
}

// While the server has not answered yet: what it said of the last pick it knew, without what is taken.
function likelyNext(q: Question, p: Pick, known: Known): Next {
  let back = p;
  for (;;) {
    const next = nextOf(q, back, known);
    if (next) {
      if (back === p) return next;
      const option = q.options[p.option ?? -1];
      const room = option !== undefined && p.cards.length < option.max_cards && p.seats.length === 0;
      return {
        cards: room ? next.cards.filter((c) => !p.cards.includes(c)) : [],
        seats: next.seats.filter((s) => !p.seats.includes(s)),
        done: false,
      };
    }
    if (back.option === null || isEmpty(back)) return { cards: [], seats: [], done: false };
    back =
      back.seats.length > 0
        ? { ...back, seats: back.seats.slice(0, -1) }
        : { ...back, cards: back.cards.slice(0, -1) };
  }
}

// The one option there is besides saying no needs no press of its own.
export function soleOption(q: Question): number | null {
  const choices = q.options.flatMap((o, i) => (isRefusal(o) ? [] : [i]));
  const refusalsThatAct = q.options.some((o) => o.kind === 'end_phase');
  return choices.length === 1 && !refusalsThatAct && q.ask !== 'general' ? choices[0]! : null;
}

export function begin(q: Question): Pick {
  return { option: soleOption(q), cards: [], seats: [] };
}

// The options that could take what was picked first; more than one: the player may switch between them.
export function ways(q: Question, p: Pick): number[] {
  const card = p.cards[0];
  const seat = p.seats[0];
  if (card === undefined && seat === undefined) return [];
  return q.options.flatMap((o, i) => {
    const takes = card !== undefined ? o.next.cards.includes(card) : o.next.seats.includes(seat!);
    return takes ? [i] : [];
  });
}

const withoutSeats = (p: Pick): Pick => ({ ...p, seats: [] });

// Cards that may be added (leaving the characters to be chosen anew), or taken instead of the one chosen.
export function pressableCards(q: Question, p: Pick, known: Known): Set<number> {
  const out = new Set(p.cards);
  if (p.option === null) {
    for (const o of q.options) for (const c of o.next.cards) out.add(c);
    return out;
  }
  for (const c of likelyNext(q, withoutSeats(p), known).cards) out.add(c);
  const option = q.options[p.option];
  if (!option) return out;
  if (option.max_cards === 1) for (const c of option.next.cards) out.add(c);
  if (p.cards.length > 0 && chosenByCard(q, p))
    for (const o of q.options) for (const c of o.next.cards) out.add(c);
  return out;
}

export function pressableSeats(q: Question, p: Pick, known: Known): Set<number> {
  const out = new Set(p.seats);
  if (p.option === null) {
    for (const o of q.options) for (const s of o.next.seats) out.add(s);
    return out;
  }
  for (const s of likelyNext(q, p, known).seats) out.add(s);
  const option = q.options[p.option];
  if (option && p.seats.length === 1 && likelyNext(q, p, known).seats.length === 0)
    for (const s of likelyNext(q, withoutSeats(p), known).seats) out.add(s); // another one instead
  return out;
}

// Whether the option follows from the card pressed (so that another card may mean another option).
function chosenByCard(q: Question, p: Pick): boolean {
  const option = q.options[p.option ?? -1];
  return soleOption(q) === null && option !== undefined && option.max_cards === 1;
}

export function pressCard(q: Question, p: Pick, known: Known, card: number): Pick {
  if (p.cards.includes(card)) {
    const cards = p.cards.filter((c) => c !== card);
    const keep = cards.length > 0 || soleOption(q) !== null || !chosenByCard(q, p);
    return { option: keep ? p.option : null, cards, seats: [] };
  }
  if (p.option !== null) {
    if (likelyNext(q, withoutSeats(p), known).cards.includes(card))
      return { option: p.option, cards: [...p.cards, card], seats: [] };
    const option = q.options[p.option];
    if (option?.max_cards === 1 && option.next.cards.includes(card))
      return { option: p.option, cards: [card], seats: [] };
    if (!chosenByCard(q, p)) return p;
  }
  const way = q.options.findIndex((o) => o.next.cards.includes(card));
  return way < 0 ? p : { option: way, cards: [card], seats: [] };
}

export function pressSeat(q: Question, p: Pick, known: Known, seat: number): Pick {
  if (p.seats.includes(seat)) {
    const seats = p.seats.filter((s) => s !== seat);
    const keep = seats.length > 0 || p.cards.length > 0 || soleOption(q) !== null;
    return { ...p, option: keep ? p.option : null, seats };
  }
  if (p.option === null) {
    const way = q.options.findIndex((o) => o.next.seats.includes(seat));
    return way < 0 ? p : { option: way, cards: [], seats: [seat] };
  }
  if (likelyNext(q, p, known).seats.includes(seat)) return { ...p, seats: [...p.seats, seat] };
  if (p.seats.length === 1 && likelyNext(q, withoutSeats(p), known).seats.includes(seat))
    return { ...p, seats: [seat] };
  return p;
}

// Pressing a chosen option lets go of it; switching keeps the first card where the other option takes it.
export function pressOption(q: Question, p: Pick, option: number): Pick {
  if (p.option === option && soleOption(q) === null && isEmpty(p)) return NOTHING;
  const card = p.cards[0];
  const keeps = card !== undefined && q.options[option]?.next.cards.includes(card) && p.option !== option;
  return { option, cards: keeps ? [card] : [], seats: [] };
}

// A single character that has to be chosen anyway is chosen without a press.
export function withSingleTarget(q: Question, p: Pick, known: Known): Pick {
  const next = nextOf(q, p, known);
  const only = next?.seats[0];
  if (!next || next.done || next.cards.length > 0 || next.seats.length !== 1 || only === undefined) return p;
  return withSingleTarget(q, { ...p, seats: [...p.seats, only] }, known);
}

export function isComplete(q: Question, p: Pick, known: Known): boolean {
  return nextOf(q, p, known)?.done ?? false;
}

// Chosen by pressing cards or characters, if there are any to press.
const ON_THE_TABLE: readonly OptionKind[] = ['use', 'recast', 'cards', 'seats'];

// Options shown as buttons: whatever no card or character on the table stands for.
export function buttons(q: Question): number[] {
  if (q.ask === 'arrange') return [];
  return q.options.flatMap((o, i) => {
    if (isRefusal(o) || soleOption(q) === i) return [];
    const pressedElsewhere = ON_THE_TABLE.includes(o.kind) && !takesNothing(o);
    return pressedElsewhere && !o.next.done ? [] : [i];
  });
}

export const endPhase = (q: Question): number | null => {
  const i = q.options.findIndex((o) => o.kind === 'end_phase');
  return i < 0 ? null : i;
};

// Buttons of small choices answer at once; a choice among cards, generals or deeds is confirmed.
export function answersAtOnce(q: Question, option: number): boolean {
  const o = q.options[option];
  if (!o || !takesNothing(o) || !o.next.done) return false;
  return q.ask !== 'act' && q.ask !== 'general' && o.kind !== 'hand_card';
}

// Arrange: `value` of an option says how many of the cards, in their order, lie on top of the pile; the
// others go below.
export function arrangeOption(q: Question, top: number): number | null {
  const i = q.options.findIndex((o) => o.value === top);
  return i < 0 ? null : i;
}
export const mayGoBelow = (q: Question): boolean => q.options.length > 1;

// The option a skill of one's own stands for, where it is the only one: its button is the skill itself.
export function optionOfSkill(q: Question, skill: string): number | null {
  if (q.ask !== 'act' && q.ask !== 'card') return null;
  const options = buttons(q).filter((i) => q.options[i]!.skill === skill);
  const soleOne = soleOption(q);
  if (options.length === 0 && soleOne !== null && q.options[soleOne]!.skill === skill) return soleOne;
  return options.length === 1 ? options[0]! : null;
}

// Whether the question is about cards that do not lie in one's own hand, or about unseen ones.
export function trayHolds(q: Question, hand: Card[]): boolean {
  const mine = new Set(hand.map((c) => c.id));
  return q.cards.some((c) => !mine.has(c.id)) || q.options.some((o) => o.kind === 'hand_card');
}
