// The messages of the table (docs/protocol.md). The tests check samples of every type against
// docs/protocol.schema.json, so that this file and the schema cannot drift apart.

export interface Text {
  zh: string;
  en: string;
}
export type SeatNo = number;
export type Suit = 'spade' | 'heart' | 'club' | 'diamond' | 'none';
export type Role = 'lord' | 'loyalist' | 'rebel' | 'renegade';
export type Kingdom = 'wei' | 'shu' | 'wu' | 'qun' | 'god' | 'none';
export type Phase = 'prepare' | 'judge' | 'draw' | 'play' | 'discard' | 'finish';
export type Zone =
  'pile' | 'discard' | 'processing' | 'hand' | 'equipment' | 'judging' | 'on_general' | 'beside' | 'outside';

export interface Card {
  id: number;
  name: string;
  suit: Suit;
  number: number;
}
export interface PlacedCard extends Card {
  zone: Zone;
  seat: SeatNo | null;
}

export interface Clock {
  decision?: number;
  bank?: number;
  away?: number;
  window?: number;
}
export interface Settings {
  mode?: string;
  players?: number;
  generals?: 'standard' | 'all';
  bots?: 'steward' | 'random';
  name?: string;
  listed?: boolean;
  pace?: number;
  clock?: Clock;
  bots_only?: boolean;
  seed?: number; // of a table of bots alone
  start?: boolean;
}

export interface Next {
  cards: number[];
  seats: SeatNo[];
  done: boolean;
}
export type OptionKind =
  | 'pass'
  | 'use'
  | 'convert'
  | 'skill'
  | 'recast'
  | 'end_phase'
  | 'cards'
  | 'hand_card'
  | 'seats'
  | 'suit'
  | 'number'
  | 'general'
  | 'kingdom'
  | 'card_name'
  | 'skill_name'
  | 'yes';
export interface Option {
  kind: OptionKind;
  label: Text;
  skill?: string;
  as?: string;
  general?: string;
  suit?: Suit;
  kingdom?: Kingdom;
  value?: number;
  min_cards: number;
  max_cards: number;
  min_seats: number;
  max_seats: number;
  ordered?: boolean;
  next: Next;
  after?: Record<string, Next>;
}
export type Ask =
  'act' | 'launch' | 'card' | 'own_cards' | 'cards_of' | 'seats' | 'choice' | 'arrange' | 'general' | 'none';
export interface Question {
  id: number;
  ask: Ask;
  prompt: Text;
  no: Text | null;
  skill?: string;
  card?: string;
  about?: SeatNo;
  cards: PlacedCard[];
  pass: number | null;
  options: Option[];
}
export interface Waiting {
  seats: SeatNo[];
  window: boolean;
  left: number | null;
  bank: number | null;
}

export interface SeatView {
  general: (string | null)[];
  kingdom: Kingdom;
  gender: 'male' | 'female' | 'none';
  role: Role | null;
  hp: number;
  max_hp: number;
  hand: number;
  alive: boolean;
  chained: boolean;
  flipped: boolean;
  equipment: Card[];
  judging: { card: Card; as: string }[];
  skills: string[];
  effects: string[];
  marks: { skill: string; n: number }[];
  laid: { card: Card | null; skill: string | null; beside: boolean }[];
  spare: number;
  shown: string | null;
}
export interface View {
  you: SeatNo | null;
  turn: SeatNo | null;
  phase: Phase | null;
  round: number;
  pile: number;
  outcome: 'none' | 'decided' | 'draw';
  winners: SeatNo[];
  seats: SeatView[];
  hand: Card[];
  spare: string[];
  processing: (Card | null)[];
  discard: number;
  hands?: Card[][];
}
export interface Entry {
  n: number;
  kind: string;
  event: number;
  cause: number;
  text: Text | null;
  a?: SeatNo;
  b?: SeatNo;
  seats?: SeatNo[];
  cards?: Card[];
  count?: number;
  skill?: string;
  card?: string;
  general?: string;
  phase?: Phase;
  from?: Zone;
  to?: Zone;
}

export interface Chair {
  by: 'person' | 'bot' | 'free';
  name: string;
  here: boolean;
  bot_plays: boolean;
  seat: SeatNo | null;
}
export interface Room {
  id: string;
  name: string;
  state: 'lobby' | 'playing' | 'over';
  settings: Settings;
  chairs: Chair[];
  watching: number;
  replay: string | null;
}

export type Nullification = 'ask' | 'not_this_card' | 'not_this_turn' | 'never';
export interface Picked {
  question: number;
  option: number;
  cards: number[];
  seats: SeatNo[];
}
export type FromClient =
  | { type: 'hello'; room: string; token?: string }
  | { type: 'sit'; chair: number; name: string }
  | { type: 'rename'; name: string }
  | { type: 'stand' }
  | ({ type: 'settings' } & Settings)
  | { type: 'start' }
  | ({ type: 'pick' } & Picked)
  | ({ type: 'answer' } & Picked)
  | { type: 'switches'; skip?: boolean; nullification?: Nullification }
  | { type: 'ping'; n: number };
export type FromServer =
  | { type: 'welcome'; you: { chair: number | null; host: boolean }; room: Room; log: Entry[] }
  | { type: 'seated'; chair: number; token: string }
  | { type: 'room'; room: Room }
  | { type: 'update'; view: View; log: Entry[]; waiting: Waiting | null; question: Question | null }
  | ({ type: 'next'; next: Next } & Picked)
  | { type: 'accepted'; question: number }
  | { type: 'refused'; code: string; why: Text; question?: number }
  | { type: 'pong'; n: number }
  | { type: 'closing'; why: Text };

// What HTTP answers.
export interface Catalogue {
  fingerprint: string;
  cards: Record<string, CardFacts>;
  skills: Record<string, SkillFacts>;
  generals: Record<string, GeneralFacts>;
  modes: Record<string, Text & { least: number; most: number }>;
}
export interface CardFacts extends Text {
  text: Text;
  category: 'basic' | 'trick' | 'delayed' | 'equipment';
  slot: string | null;
  range: number;
}
export interface SkillFacts extends Text {
  text: Text;
  tags: string[];
  mark?: Text;
}
export interface GeneralFacts extends Text {
  kingdom: Kingdom;
  gender: string;
  hp: number;
  set: string;
  skills: string[];
}
export interface Frame {
  log: Entry | null;
  patch: Record<string, unknown>;
  decision: number;
  asked?: { seat: SeatNo; prompt: Text };
  answer?: Text;
  why?: Text;
}
export interface Frames {
  game: Room;
  viewer: 'all' | SeatNo | null;
  view: View;
  frames: Frame[];
}
export interface Made {
  room: string;
  chair: number | null;
  token: string | null;
}
export interface ReplaySummary {
  id: string;
  name: string;
  players: number;
  ended: number; // seconds since 1970
  outcome: 'decided' | 'draw';
  winners: SeatNo[];
  seats: { name: string; general: string; role: Role }[];
}
