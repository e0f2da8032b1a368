// The guided first game: at the first moment something new matters it is explained, once. The game is a real one, so
// the lessons follow it, not the other way round; the server deals it such that they come up (server/guided.h).
import type { Act } from './acts';
import type { Catalogue, Question, View } from './protocol';

export interface Moment {
  view: View;
  question: Question | null;
  acts: readonly Act[];
  dying: ReadonlySet<number>;
  struck: boolean; // 杀 has been used on oneself
  catalogue: Catalogue | null;
}
export const LESSONS = [
  'choose',
  'role',
  'turn',
  'equip',
  'slash',
  'range',
  'peach',
  'discard',
  'others',
  'jink',
  'nullify',
  'dying',
  'dead',
  'over',
] as const;
export type Lesson = (typeof LESSONS)[number];

const usable = ({ question }: Moment, fits: (name: string) => boolean): boolean => {
  if (question?.ask !== 'act') return false;
  const uses = question.options.filter((o) => o.kind === 'use').flatMap((o) => o.next.cards);
  return question.cards.some((c) => uses.includes(c.id) && fits(c.name));
};
const wanted = ({ question }: Moment, name: string): boolean =>
  question?.ask === 'card' &&
  question.options.some((o) =>
    o.next.cards.some((id) => question.cards.some((c) => c.id === id && c.name === name)),
  );
const mine = ({ view }: Moment) => (view.you === null ? undefined : view.seats[view.you]);
export const isSlash = (name: string) => name === 'slash' || name.endsWith('_slash');

const WHEN: Record<Lesson, (m: Moment) => boolean> = {
  choose: (m) => m.question?.ask === 'general',
  role: (m) => m.view.round > 0 && mine(m)?.role != null && m.question?.ask !== 'general',
  turn: (m) => m.question?.ask === 'act',
  equip: (m) => usable(m, (name) => m.catalogue?.cards[name]?.category === 'equipment'),
  slash: (m) => usable(m, isSlash),
  range: (m) => usable(m, isSlash) && m.view.seats.length > 2,
  peach: (m) => m.question?.ask === 'act' && m.view.hand.some((c) => c.name === 'peach'),
  discard: (m) => m.view.phase === 'discard' && m.view.turn === m.view.you && m.question !== null,
  others: (m) => m.view.turn !== null && m.view.turn !== m.view.you && m.acts.length > 0,
  jink: (m) => m.struck || wanted(m, 'jink'),
  nullify: (m) => wanted(m, 'nullification'),
  dying: (m) => m.dying.size > 0,
  dead: (m) => m.view.outcome === 'none' && mine(m)?.alive === false,
  over: (m) => m.view.outcome !== 'none',
};

// The next thing to explain now; null: nothing new. What the game is at comes before what was there already.
const URGENT: readonly Lesson[] = ['over', 'dead', 'choose', 'dying', 'jink', 'nullify', 'discard'];
export function lessonFor(m: Moment, known: ReadonlySet<string>): Lesson | null {
  const due = (l: Lesson) => !known.has(l) && WHEN[l](m);
  return URGENT.find(due) ?? LESSONS.find(due) ?? null;
}
