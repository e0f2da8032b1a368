import { describe, expect, it } from 'vitest';
import { Acts } from '../src/lib/acts';
import { beatsOf, LENGTHS, type Beat } from '../src/lib/beats';
import { Director, FACTOR } from '../src/lib/director';
import type { Entry, SeatView, View } from '../src/lib/protocol';
import { after } from '../src/lib/reckon';

const seat = (hp: number, hand: number): SeatView => ({
  general: ['liubei'],
  kingdom: 'shu',
  gender: 'male',
  role: null,
  hp,
  max_hp: 4,
  hand,
  alive: true,
  chained: false,
  flipped: false,
  equipment: [],
  judging: [],
  skills: [],
  effects: [],
  marks: [],
  laid: [],
  spare: 0,
  shown: null,
});
const slash = { id: 7, name: 'slash', suit: 'spade' as const, number: 7 };
const jink = { id: 9, name: 'jink', suit: 'heart' as const, number: 2 };
const START: View = {
  you: 0,
  turn: 0,
  phase: 'play',
  round: 1,
  pile: 80,
  outcome: 'none',
  winners: [],
  seats: [seat(4, 1), seat(4, 3)],
  hand: [slash],
  spare: [],
  processing: [],
  discard: 0,
};
const TEXT = { zh: '…', en: '…' };
let n = 0;
const entry = (
  kind: Entry['kind'],
  event: number,
  cause: number,
  rest: Partial<Entry> = {},
  said = true,
): Entry => ({ n: n++, kind, event, cause, text: said ? TEXT : null, ...rest });

// A 杀 that is not dodged.
const HIT: Entry[] = [
  entry('card_used', 10, 5, { a: 0, seats: [1], cards: [slash], card: 'slash' }),
  entry('moved', 11, 10, { a: 0, cards: [slash], count: 1, from: 'hand', to: 'processing' }, false),
  entry('damage_dealt', 12, 10, { a: 0, b: 1, count: 1, card: 'slash' }),
  entry('moved', 13, 10, { cards: [slash], count: 1, from: 'processing', to: 'discard' }, false),
];
// One that is.
const MISS: Entry[] = [
  HIT[0]!,
  HIT[1]!,
  entry('card_used', 20, 10, { a: 1, b: 0, cards: [jink], card: 'jink' }),
  entry('moved', 21, 20, { a: 1, cards: [jink], count: 1, from: 'hand', to: 'processing' }, false),
  entry('offset', 10, 5, { a: 0, b: 1, card: 'slash' }),
  entry('moved', 22, 20, { cards: [jink], count: 1, from: 'processing', to: 'discard' }, false),
  entry('moved', 23, 10, { cards: [slash], count: 1, from: 'processing', to: 'discard' }, false),
];

// Time that passes when it is told to.
class Hours {
  time = 0;
  private due: { at: number; then: () => void }[] = [];
  now = () => this.time;
  after = (ms: number, then: () => void) => {
    const one = { at: this.time + ms, then };
    this.due.push(one);
    return () => void (this.due = this.due.filter((d) => d !== one));
  };
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.due.filter((d) => d.at <= end).sort((x, y) => x.at - y.at)[0];
      if (!next) break;
      this.due = this.due.filter((d) => d !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}
function staged(factor = () => 1) {
  const hours = new Hours();
  const seen: string[] = [];
  const name = (b: Beat) => b.entries.at(-1)!.kind;
  const director = new Director(
    {
      cue: (b) => seen.push(`${Math.round(hours.time)} cue ${b.entries[0]!.kind}`),
      show: (b) => seen.push(`${Math.round(hours.time)} show ${name(b)}`),
    },
    hours,
    factor,
  );
  const settle = () => void seen.push(`${Math.round(hours.time)} settled`);
  return { hours, seen, director, settle };
}

describe('beats', () => {
  it('a card that is used goes to the middle in the same beat; damage and tidying have their own', () => {
    expect(beatsOf(HIT).map((b) => b.entries.map((e) => e.kind))).toEqual([
      ['card_used', 'moved'],
      ['damage_dealt'],
      ['moved'],
    ]);
  });
  it('a judgement is turned with the card that comes from the pile', () => {
    const judged = [
      entry('moved', 31, 30, { cards: [jink], count: 1, from: 'pile', to: 'processing' }, false),
      entry('judge_turned', 32, 30, { a: 1, cards: [jink], skill: 'luoshen' }),
      entry('judge_result', 32, 30, { a: 1, cards: [jink] }, false),
    ];
    expect(beatsOf(judged).map((b) => b.entries.map((e) => e.kind))).toEqual([
      ['moved', 'judge_turned'],
      ['judge_result'],
    ]);
    expect(beatsOf(judged)[1]!.ms).toBe(0);
  });
  it('says every entry once and in order', () => {
    for (const log of [HIT, MISS]) expect(beatsOf(log).flatMap((b) => b.entries)).toEqual(log);
  });
  it('follows the lengths it is given', () => {
    expect(beatsOf(HIT, { damage_dealt: 5 }).map((b) => b.ms)).toEqual([5, 0]);
  });
});

describe('the picture between two views', () => {
  it('changes with each entry, and ends where the log ends', () => {
    const views = HIT.map(
      (
        (view) => (e: Entry) =>
          (view = after(view, e))
      )(START),
    );
    expect(views.map((v) => [v.hand.length, v.processing.length, v.seats[1]!.hp, v.discard])).toEqual([
      [1, 0, 4, 0],
      [0, 1, 4, 0],
      [0, 1, 3, 0],
      [0, 0, 3, 1],
    ]);
  });
  it('hidden cards are counted', () => {
    const drawn = after(START, entry('moved', 1, 0, { b: 1, count: 2, from: 'pile', to: 'hand' }));
    expect([drawn.pile, drawn.seats[1]!.hand, drawn.hand.length]).toEqual([78, 5, 1]);
    const laid = after(drawn, entry('moved', 2, 0, { a: 1, count: 2, from: 'hand', to: 'processing' }));
    expect(laid.processing).toEqual([null, null]);
    expect(
      after(laid, entry('moved', 3, 0, { count: 1, from: 'processing', to: 'discard' })).processing,
    ).toEqual([null]);
  });
  it('a card laid into a judging area is what it was used as', () => {
    const acts = new Acts();
    acts.add(entry('card_used', 40, 5, { a: 0, seats: [1], cards: [slash], card: 'indulgence' }));
    const put = entry('moved', 41, 40, { b: 1, cards: [slash], count: 1, from: 'processing', to: 'judging' });
    const view = after({ ...START, processing: [slash] }, put, (c) => acts.asWhat(c));
    expect(view.seats[1]!.judging).toEqual([{ card: slash, as: 'indulgence' }]);
  });
});

describe('the middle', () => {
  const lying = (log: Entry[]) => {
    const acts = new Acts();
    return log.map((e) => {
      acts.add(e);
      return acts.list.map((a) => `${a.answers ? '+' : ''}${a.as}${a.offset ? '×' : ''}`).join(' ');
    });
  };
  it('has the answer beside the card until that one goes', () => {
    expect(lying(MISS)).toEqual([
      'slash',
      'slash',
      'slash +jink',
      'slash +jink',
      'slash× +jink',
      'slash× +jink',
      '',
    ]);
  });
  it('makes room for what is done next', () => {
    const next = entry('card_used', 50, 5, { a: 0, seats: [0], card: 'peach' });
    expect(lying([HIT[0]!, next])).toEqual(['slash', 'peach']);
  });
  it('frames the dying until they are saved or dead', () => {
    const acts = new Acts();
    acts.add(entry('dying_starts', 60, 10, { a: 1 }));
    expect([...acts.dying]).toEqual([1]);
    acts.add(entry('dying_saved', 60, 10, { a: 1 }));
    expect([...acts.dying]).toEqual([]);
  });
});

describe('the director', () => {
  it('shows the card, then the blow, then the numbers, then what it led to', () => {
    const { hours, seen, director, settle } = staged();
    director.take(beatsOf(HIT), settle);
    hours.pass(60_000);
    const use = LENGTHS.card_used!;
    const struck = use + LENGTHS.damage_dealt! * 0.4;
    const tidied = use + LENGTHS.damage_dealt!;
    expect(seen).toEqual([
      '0 cue card_used',
      '0 show moved',
      `${use} cue damage_dealt`,
      `${struck} show damage_dealt`,
      `${tidied} cue moved`,
      `${tidied} show moved`,
      `${tidied + 240} settled`,
    ]);
    expect(director.busy).toBe(false);
  });
  it('shows everything at once if asked to', () => {
    const { seen, director, settle } = staged(() => FACTOR.instant);
    director.take(beatsOf(HIT), settle);
    expect(seen.at(-1)).toBe('0 settled');
    expect(seen.filter((s) => s.includes('show')).length).toBe(3);
  });
  it('lets a question wait no longer than it can', () => {
    const { hours, seen, director, settle } = staged();
    director.take([...beatsOf(HIT), ...beatsOf(MISS)], settle, 900);
    hours.pass(60_000);
    expect(seen.at(-1)).toBe('900 settled');
    expect(seen.filter((s) => s.includes('show')).length).toBe(8);
  });
  it('hurries when pressed, and takes its time again for the next', () => {
    const { hours, seen, director, settle } = staged();
    director.take(beatsOf(HIT), settle);
    hours.pass(100);
    director.hurry();
    hours.pass(60_000);
    expect(Number(seen.at(-1)!.split(' ')[0])).toBeLessThan(100 + (700 + 240) * 0.2 + 1);
    seen.length = 0;
    const since = hours.time;
    director.take(beatsOf(HIT), settle);
    hours.pass(60_000);
    expect(Number(seen.at(-1)!.split(' ')[0]) - since).toBe(1740);
  });
  it('keeps the order of updates, and each settles after its own beats', () => {
    const { hours, seen, director } = staged();
    director.take(beatsOf(HIT), () => seen.push('first'));
    director.take(beatsOf(MISS), () => seen.push('second'));
    hours.pass(60_000);
    expect(seen.indexOf('first')).toBeLessThan(seen.indexOf('second'));
    expect(seen.filter((s) => s.includes('show')).length).toBe(8);
  });
  it('catches up with much that waits', () => {
    const { hours, seen, director, settle } = staged();
    const log = Array.from({ length: 200 }, () => HIT[2]!);
    director.take(beatsOf(log), settle);
    hours.pass(120_000);
    // All but the last half minute of it at once, the rest ever less fast.
    expect(Number(seen.at(-1)!.split(' ')[0])).toBeLessThan(16_000);
    expect(seen.filter((s) => s.includes('show')).length).toBe(200);
  });
  it('is over at once when nobody looks, and forgets what is told anew', () => {
    const { hours, seen, director, settle } = staged();
    director.take(beatsOf(HIT), settle);
    director.finish();
    expect(seen.at(-1)).toBe('0 settled');
    seen.length = 0;
    director.take(beatsOf(HIT), settle);
    director.drop();
    hours.pass(60_000);
    expect(seen).toEqual(['0 cue card_used', '0 show moved']);
  });
});
