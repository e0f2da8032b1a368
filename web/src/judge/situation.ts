// A situation as the table editor sees it: what can be set by presses. Everything else in the text is left alone.
import { put, read, type Fields, type Value } from './source';

export const EMPTY = 'seats:\n  甲: {}\n  乙: {}\n  丙: {}\n';
const NAMES = '甲乙丙丁戊己庚辛壬癸';
export const MOST_SEATS = 10;

export interface SeatFacts {
  name: string;
  fields: Fields;
}
export interface Situation {
  seats: SeatFacts[];
  mode: string;
  rules: string[];
  turn: string; // the name of a seat
  phase: string;
  pile: string[];
}

const asList = (v: Value | undefined): string[] =>
  v === null || v === undefined
    ? []
    : (Array.isArray(v) ? v : [v]).map((x) => (typeof x === 'string' ? x : ''));
const asFields = (v: Value | undefined): Fields => (v && typeof v === 'object' && !Array.isArray(v) ? v : {});
const asText = (v: Value | undefined): string => (typeof v === 'string' ? v : '');

// Null: the text has to be mended first, or its cases set things of their own.
export function situationOf(text: string): Situation | null {
  const top = read(text);
  const seats = top?.get('seats')?.value;
  if (!top || !seats || typeof seats !== 'object' || Array.isArray(seats)) return null;
  const named = Object.entries(seats).map(([name, fields]) => ({ name, fields: asFields(fields) }));
  return {
    seats: named,
    mode: asText(top.get('mode')?.value) || 'identity',
    rules: asList(top.get('rules')?.value),
    turn: asText(top.get('turn')?.value) || (named[0]?.name ?? ''),
    phase: asText(top.get('phase')?.value) || 'play',
    pile: asList(top.get('pile')?.value),
  };
}

const withSeats = (text: string, seats: SeatFacts[]) =>
  put(text, 'seats', Object.fromEntries(seats.map((s) => [s.name, s.fields])));

export function changeSeat(text: string, name: string, key: string, value: Value | undefined): string {
  const s = situationOf(text);
  if (!s) return text;
  const seats = s.seats.map((seat) => {
    if (seat.name !== name) return seat;
    const fields = { ...seat.fields };
    if (value === undefined) delete fields[key];
    else fields[key] = value;
    return { ...seat, fields };
  });
  return withSeats(text, seats);
}
export function addSeat(text: string): string {
  const s = situationOf(text);
  const free = [...NAMES].find((n) => !s?.seats.some((seat) => seat.name === n));
  return s && free && s.seats.length < MOST_SEATS
    ? withSeats(text, [...s.seats, { name: free, fields: {} }])
    : text;
}
export function dropSeat(text: string, name: string): string {
  const s = situationOf(text);
  if (!s || s.seats.length <= 2) return text;
  const left = withSeats(
    text,
    s.seats.filter((seat) => seat.name !== name),
  );
  return s.turn === name ? put(left, 'turn', undefined) : left;
}

// "杀 x2" is two cards; a number is so many that do not matter.
export function cardsOf(fields: Fields, key: string): string[] {
  const v = fields[key];
  if (typeof v === 'string' && /^\d+$/.test(v)) return Array<string>(Math.min(20, Number(v))).fill('any');
  return asList(v).flatMap((card) => {
    const [, name, n] = /^(.*?) x(\d+)$/.exec(card) ?? [];
    return name ? Array<string>(Math.min(20, Number(n))).fill(name) : [card];
  });
}
export const setCards = (text: string, name: string, key: string, cards: string[]) =>
  changeSeat(text, name, key, cards.length ? cards : undefined);

// hp and its most; "2" means two of the general's own.
export function hpOf(fields: Fields): { hp: number | null; most: number | null } {
  const [hp, most] = asText(fields['hp']).split('/');
  const number = (s: string | undefined) => (s && /^-?\d+$/.test(s) ? Number(s) : null);
  return { hp: number(hp), most: number(most) };
}
export const isYes = (v: Value | undefined): boolean => v === 'true' || v === 'yes' || v === '是';
export const generalOf = (seat: SeatFacts): string => {
  const g = seat.fields['general'];
  return Array.isArray(g) ? asList(g).join('-') : asText(g);
};
