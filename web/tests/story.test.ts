import { expect, it } from 'vitest';
import { Story } from '../src/lib/story';
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
