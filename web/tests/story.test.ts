import { expect, it } from 'vitest';
import { foldable, Story } from '../src/lib/story';
import type { Entry } from '../src/lib/protocol';

const entry = (
  n: number,
  event: number,
  cause: number,
  kind: Entry['kind'] = 'moved',
  said = true,
): Entry => ({
  n,
  kind,
  event,
  cause,
  text: said ? { zh: `${n}`, en: `${n}` } : null,
});

it('tells why something happened, nearest cause first', () => {
  const story = new Story();
  story.add([
    entry(0, 1, 0, 'turn_starts'),
    entry(1, 2, 1, 'card_used'),
    entry(2, 3, 2, 'no_effect', false), // an event nobody speaks of lies between
    entry(3, 4, 3, 'damage_dealt'),
    entry(4, 5, 4, 'skill_launched'),
  ]);
  expect(story.lines.map((l) => [l.entry.n, l.depth])).toEqual([
    [0, 0],
    [1, 0],
    [3, 1],
    [4, 2],
  ]);
  const last = story.lines.at(-1)!;
  expect(story.ancestors(last.entry).map((l) => l.entry.n)).toEqual([3, 1, 0]);
});

it('grows with the log', () => {
  const story = new Story();
  story.add([entry(0, 1, 0, 'turn_starts')]);
  const added = story.add([entry(1, 2, 1, 'card_used'), entry(2, 2, 1, 'offset')]);
  expect(added.length).toBe(2);
  expect(story.ancestors(added[1]!.entry).map((l) => l.entry.n)).toEqual([1, 0]);
});

it('does not call the set-up of the game a cause, and folds it', () => {
  const story = new Story();
  const chosen = [0, 1, 2, 3].map((n) => entry(n, 1, 0, 'general_chosen'));
  story.add([...chosen, entry(4, 1, 0, 'game_starts')]);
  expect(foldable(story.lines)).toBe(0); // there is nothing else yet
  story.add([entry(5, 2, 1, 'turn_starts'), entry(6, 3, 2, 'phase_starts'), entry(7, 4, 3, 'moved')]);
  expect(story.ancestors(story.lines.at(-1)!.entry).map((l) => l.entry.n)).toEqual([6, 5]);
  expect(foldable(story.lines)).toBe(5);
});

it('notices that nobody answered', () => {
  const story = new Story();
  const use = (n: number, event: number, card: string, rest: Partial<Entry>): Entry => ({
    ...entry(n, event, 2, 'card_used'),
    card,
    ...rest,
  });
  const hurt = (n: number, cause: number, card: string, b: number): Entry => ({
    ...entry(n, n + 100, cause, 'damage_dealt'),
    a: 0,
    b,
    card,
    count: 1,
  });
  story.add([
    entry(0, 2, 1, 'turn_starts'),
    use(1, 10, 'slash', { a: 0, seats: [1] }),
    { ...entry(2, 11, 10, 'skill_launched'), a: 1, skill: 'hujia' },
    hurt(3, 10, 'slash', 1),
    use(4, 20, 'savage_assault', { a: 0, seats: [1, 2] }),
    { ...entry(5, 21, 20, 'card_responded'), a: 1, card: 'slash' },
    hurt(6, 20, 'savage_assault', 2),
    use(7, 30, 'duel', { a: 0, seats: [1] }),
    hurt(8, 30, 'duel', 1),
    { ...entry(9, 40, 2, 'skill_launched'), a: 1, skill: 'jijiang' },
    { ...entry(10, 41, 40, 'card_responded'), a: 2, card: 'slash' },
  ]);
  expect([...story.unanswered]).toEqual([
    [3, 'jink'],
    [6, 'slash'],
  ]);
  expect([...story.inVain]).toEqual([2]);
});
