// A page that is asked a recorded question: the server's part of the conversation is played from fixtures/.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FromClient, FromServer, Question } from '../src/lib/protocol';

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
export const recorded = () => read<Question>('questions');

const GEAR = ['crossbow', 'eight_diagram', 'dilu', 'chitu'];

// More of the same characters and chairs, until there are so many, and everybody has all a seat can show; nothing
// yet, if generals are chosen.
function atATableOf(players: number, m: FromServer, { ask }: Question): FromServer {
  const upTo = <T>(some: T[]): T[] => Array.from({ length: players }, (_, i) => some[i] ?? some.at(-1)!);
  if (m.type === 'update' && 'view' in m) {
    if (ask === 'general') return { ...m, view: { ...m.view, seats: upTo(m.view.seats) } };
    const gear = (seat: number) =>
      GEAR.map((name, i) => ({ id: 4 * seat + i, name, suit: 'spade' as const, number: 5 }));
    const seats = upTo(m.view.seats).map((s, seat) => ({
      ...s,
      general: ['zhugeliang'],
      kingdom: 'shu' as const,
      hp: 3,
      max_hp: 4,
      hand: 4,
      equipment: gear(seat),
    }));
    return { ...m, view: { ...m.view, seats } };
  }
  if (m.type !== 'welcome') return m;
  const chairs = upTo(m.room.chairs).map((c, seat) => ({ ...c, seat }));
  return { ...m, room: { ...m.room, chairs } };
}

export async function askAgain(
  page: Page,
  address: string,
  question: Question,
  players?: number,
): Promise<FromClient[]> {
  const said: FromClient[] = [];
  const heard = read<FromServer>('messages').filter((m) => m.type === 'welcome' || m.type === 'update');
  await page.routeWebSocket(/\/ws(\/|$)/, (socket) =>
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromClient;
      said.push(message);
      if (message.type !== 'hello') return;
      for (const m of heard.sort((a) => (a.type === 'welcome' ? -1 : 1))) {
        const told = players ? atATableOf(players, m, question) : m;
        socket.send(JSON.stringify(told.type === 'update' ? { ...told, question } : told));
      }
    }),
  );
  await page.goto(address);
  return said;
}
