// What the rulebook is made of: the ledger and the decisions (dev/book.ts), and the flows as tables (`jiesuan rulebook`).
import type { Text } from '../lib/protocol';

export interface LedgerEntry extends Text {
  id: string;
  kind: string; // term, principle, flow, ruling, note
}
export interface Decision {
  id: string;
  question: string;
  decision: string;
  zh: string; // both in one
}
export interface Pages {
  entries: LedgerEntry[];
  decisions: Decision[];
  mentions: Record<string, string>; // scenario → the Chinese words in it
}

export type ActorKind = 'skill' | 'effect' | 'rule' | 'card';
export type PriorityClass = 'general' | 'equipment' | 'card' | 'flow';
export interface Actor extends Text {
  kind: ActorKind;
  card?: string;
  only_in?: string;
  state?: boolean;
}
export interface TimingRow {
  id: string;
  zh: string;
  acts: { actor: string; class: PriorityClass; may: boolean }[];
  because?: Text & { rules: string[] };
}
export interface Flow extends Text {
  id: string;
  timings: TimingRow[];
}
export interface Tables {
  flows: Flow[];
  actors: Record<string, Actor>;
}
