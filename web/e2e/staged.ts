// A table whose every update is told by the test: views of one's own making, one after another, to the page.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Card, Catalogue, FromClient, FromServer, Question, SeatView, View } from '../src/lib/protocol';
import { seatView } from './states';

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));

export const plainSeat = (more: Partial<SeatView>): SeatView => ({ ...seatView(7), role: null, ...more });
export const viewOf = (seats: SeatView[], more: Partial<View> = {}): View => ({
  you: 0,
  turn: 0,
  phase: 'play',
  round: 2,
  pile: 60,
  outcome: 'none',
  winners: [],
  seats,
  hand: [],
  spare: [],
  processing: [],
  discard: 20,
  ...more,
});
export const cardOf = (id: number, name: string): Card => ({ id, name, suit: 'spade', number: 10 });

// One option: to use one of these cards, which needs nothing more.
export function toUse(cards: Card[], legal: number[]): Question {
  const act = read<Question>('questions').find((q) => q.ask === 'act')!;
  const done = { cards: [], seats: [], done: true };
  const use = act.options.find((o) => o.kind === 'use')!;
  return {
    ...act,
    cards: cards.map((c) => ({ ...c, zone: 'hand' as const, seat: 0 })),
    options: [
      {
        ...use,
        next: { cards: legal, seats: [], done: false },
        after: Object.fromEntries(legal.map((id) => [id, done])),
      },
      ...act.options.filter((o) => o.kind === 'end_phase'),
    ],
  };
}

type Update = Extract<FromServer, { type: 'update' }>;

export class Staged {
  readonly said: FromClient[] = [];
  private tell: (m: FromServer) => void = () => {};
  constructor(private readonly page: Page) {}

  async open(address: string, view: View, question: Question | null = null): Promise<void> {
    const messages = read<FromServer>('messages');
    await this.page.routeWebSocket(/\/ws(\/|$)/, (socket) => {
      this.tell = (m) => socket.send(JSON.stringify(m));
      socket.onMessage((text) => {
        const m = JSON.parse(String(text)) as FromClient;
        this.said.push(m);
        if (m.type !== 'hello') return;
        const welcome = messages.find((w) => w.type === 'welcome')!;
        if (welcome.type !== 'welcome') return;
        const [person, bot] = welcome.room.chairs;
        const chairs = view.seats.map((_, seat) => ({ ...(seat === 0 ? person! : bot!), seat }));
        this.tell({ ...welcome, room: { ...welcome.room, chairs } });
        this.update(view, question);
      });
    });
    await this.page.goto(address);
  }
  update(view: View, question: Question | null = null, more: Partial<Update> = {}): void {
    const update = read<FromServer>('messages').find((m) => m.type === 'update')!;
    if (update.type === 'update') this.tell({ ...update, view, log: [], question, waiting: null, ...more });
  }
}

export const catalogueOf = async (url: string): Promise<Catalogue> =>
  (await (await fetch(`${url}/api/catalogue`)).json()) as Catalogue;
