// What POST /api/judge answers (docs/judge.schema.json), as far as the page reads it.
import type { Text, View } from '../lib/protocol';

export interface Place {
  line: number;
  column: number;
}
export interface Fault extends Place {
  message: string; // in English, with the word that is wrong in quotes
  text: Text;
  suggestion: string | null;
}
export interface Expectation extends Place {
  in: 'play' | 'order' | 'never' | 'times' | 'damage' | 'asked' | 'turns' | 'end';
  text: Text;
  state: 'met' | 'differs' | 'open';
  found?: Text;
}
export interface Answer {
  name: string;
  text: Text;
}
export interface Question {
  number: number;
  seat: number;
  ask: string;
  may_pass: boolean;
  answers: Answer[];
  all: boolean;
  not_allowed: NotAllowed[];
  given: string | null;
  by: 'nobody' | 'script' | 'default' | 'bot' | 'instead';
}
export interface NotAllowed {
  card: Text;
  on: number | null;
  reason: string;
  text: Text;
}
export interface NotOffered {
  seat: number;
  skill: string;
  name: Text;
  timing: string;
  reason: string | null;
  text: Text;
}
export interface Step {
  kind: 'round' | 'turn' | 'turn_end' | 'phase' | 'timing' | 'question' | 'act' | 'answer' | 'event';
  depth: number;
  parent: number | null;
  text: Text;
  log: string;
  timing?: string;
  seat?: number;
  skill?: string;
  card?: string;
  because?: Text & { rules: string[] };
  question?: Question;
  not_offered?: NotOffered[];
  patch: object;
}
// Without seats, view and trace if the text could not be read.
export interface Judged {
  id: string;
  case: string;
  title: string;
  about?: string;
  passed: boolean;
  branched: boolean;
  questions: number;
  cites: string[];
  error?: Fault;
  warnings: (Place & { text: Text })[];
  mode?: string;
  seats?: string[];
  expectations?: Expectation[];
  view?: View | null;
  trace?: Step[];
}
