// What the server was heard to say and what the page says, against the schema; and that every recorded
// question can be answered by presses alone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../e2e/schema';
import { Picker } from '../src/lib/picker.svelte';
import {
  EVERY_ASK,
  EVERY_OPTION_KIND,
  type FromClient,
  type FromServer,
  type Next,
  type Option,
  type Picked,
  type Question,
} from '../src/lib/protocol';
import { arrangeOption, buttons, endPhase } from '../src/lib/selection';

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
const questions = [...read<Question>('questions'), ...read<Question>('rare-questions')];
const messages = read<FromServer>('messages');

// Every type of message the page sends; the compiler checks that none is missing and all are well typed.
const picked: Picked = { question: 3, option: 1, cards: [4, 5], seats: [2] };
const said: { [T in FromClient['type']]: Extract<FromClient, { type: T }> } = {
  hello: { type: 'hello', protocol: 2, room: 'abc', token: 't' },
  sit: { type: 'sit', chair: 2, name: 'Zhao Yun' },
  rename: { type: 'rename', name: 'Zilong' },
  stand: { type: 'stand' },
  settings: { type: 'settings', players: 8, generals: 'all', clock: { decision: 20 }, pace: 0 },
  start: { type: 'start' },
  kick: { type: 'kick', chair: 1 },
  ban: { type: 'ban', chair: 1 },
  pardon: { type: 'pardon' },
  close_chair: { type: 'close_chair', chair: 3 },
  open_chair: { type: 'open_chair', chair: 3 },
  new_link: { type: 'new_link' },
  new_seat_link: { type: 'new_seat_link' },
  delete_room: { type: 'delete_room' },
  again: { type: 'again', yes: true },
  chat: { type: 'chat', text: '你好' },
  emote: { type: 'emote', emote: 'thanks' },
  make_host: { type: 'make_host', chair: 1 },
  pick: { type: 'pick', ...picked },
  answer: { type: 'answer', ...picked },
  why: { type: 'why', question: 3, card: 4, seat: 2 },
  switches: { type: 'switches', skip: true, nullification: 'not_this_turn', fast: true },
  think: { type: 'think' },
  ping: { type: 'ping', n: 1 },
};

describe('the protocol', () => {
  it.each(Object.values(said))('lets the page say $type', (message) => {
    expect(faultOf('from_client', message)).toBeNull();
  });
  it.each(messages)('is what the server keeps to: $type', (message) => {
    expect(faultOf('from_server', message)).toBeNull();
  });
  it('notices what is wrong', () => {
    expect(faultOf('from_client', { ...said.answer, cards: ['4'] })).not.toBeNull();
    expect(faultOf('from_client', { ...said.hello, seat: 1 })).not.toBeNull();
    expect(faultOf('from_server', { type: 'update' })).not.toBeNull();
  });
  it('has questions of every kind among the samples', () => {
    const asks = new Set(questions.map((q) => q.ask));
    for (const ask of EVERY_ASK) expect(asks).toContain(ask);
    const kinds = new Set(questions.flatMap((q) => q.options.map((o) => o.kind)));
    for (const kind of EVERY_OPTION_KIND) expect(kinds).toContain(kind);
  });
});

// A server that allows whatever the bounds of an option allow.
function nextFor(o: Option, p: Picked): Next {
  const [cards, seats] = [p.cards.length, p.seats.length];
  const left = (all: number[], taken: number[]) => all.filter((x) => !taken.includes(x));
  const first = p.cards[0];
  const told = (first !== undefined && o.after?.[first]?.seats) || o.next.seats;
  // Whom cards are given to is said only once there are cards: anybody.
  const targets = told.length === 0 && o.min_seats > 0 ? [0, 1, 2, 3] : told;
  const wanted = o.max_seats || (targets.length > 0 ? 1 : 0);
  return {
    cards: seats === 0 && cards < o.max_cards ? left(o.next.cards, p.cards) : [],
    seats: seats < wanted ? left(targets, p.seats) : [],
    done:
      cards >= o.min_cards && seats >= Math.max(o.min_seats, o.max_seats ? 0 : Math.min(1, targets.length)),
  };
}

class Table {
  answers: Picked[] = [];
  picker: Picker;
  constructor(q: Question) {
    this.picker = new Picker(q, (m) => {
      if (m.type === 'answer') this.answers.push(m);
      // The answer comes after the press, as over a network.
      else if (m.type === 'pick')
        queueMicrotask(() => this.picker.learn(m, nextFor(q.options[m.option]!, m)));
      return true;
    });
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

// Everything that can be pressed to give this option: its button, a card, a character.
async function answerWith(q: Question, option: number): Promise<Picked[]> {
  const table = new Table(q);
  const { picker } = table;
  const o = q.options[option]!;
  if (q.ask === 'arrange') {
    const at = arrangeOption(q, o.value ?? 0);
    if (at !== null) picker.answer({ option: at, cards: o.next.cards, seats: [] });
    return table.answers;
  }
  if (q.pass === option) picker.refuse();
  else if (endPhase(q) === option) picker.answer({ option, cards: [], seats: [] });
  else if (buttons(q).includes(option)) picker.option(option);
  else if (o.next.cards[0] !== undefined) {
    picker.card(o.next.cards[0]);
    if (picker.pick.option !== option && picker.ways.includes(option)) picker.option(option);
  }
  for (let n = 0; n < 200 && table.answers.length === 0; ++n) {
    await settled();
    if (picker.complete) picker.confirm();
    else {
      const card = [...picker.cards].find((c) => !picker.pick.cards.includes(c));
      const seat = [...picker.seats].find((s) => !picker.pick.seats.includes(s));
      if (seat !== undefined && picker.pick.cards.length >= o.min_cards) picker.seat(seat);
      else if (card !== undefined) picker.card(card);
      else if (seat !== undefined) picker.seat(seat);
      else break;
    }
  }
  return table.answers;
}

describe('every question', () => {
  const cases = questions.map((q, n) => ({ name: `${n} ${q.ask}: ${q.prompt.en}`, q }));
  it.each(cases)('$name', async ({ q }) => {
    expect(faultOf('question', q)).toBeNull();
    for (let option = 0; option < q.options.length; ++option) {
      const [answer] = await answerWith(q, option);
      expect(answer, `option ${option}: ${q.options[option]!.label.en}`).toBeDefined();
      expect(answer!.option).toBe(option);
      const { min_cards, max_cards } = q.options[option]!;
      expect(answer!.cards.length).toBeGreaterThanOrEqual(min_cards);
      expect(answer!.cards.length).toBeLessThanOrEqual(max_cards);
    }
  });
});
