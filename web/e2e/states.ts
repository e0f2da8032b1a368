// A table on which every state of document 002 is to be seen, played to the page instead of a server's game.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Card, Entry, FromClient, FromServer, SeatView, View } from '../src/lib/protocol';

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));

const card = (id: number, name: string, suit: Card['suit'], number: number): Card => ({
  id,
  name,
  suit,
  number,
});
const PEACH = card(20, 'peach', 'heart', 3);
export const STRIKE = card(30, 'slash', 'spade', 7);
export const HAND = [
  card(31, 'jink', 'diamond', 2),
  card(32, 'slash', 'club', 5),
  card(33, 'peach', 'heart', 6),
];

const GENERALS = ['zhugeliang', 'caocao', 'sunquan', 'diaochan', 'guanyu', 'zhenji', 'lvbu', 'huatuo'];
const STATES: Partial<SeatView>[] = [
  { hand: 3, open_hand: [HAND[2]!], floor: 2, effects: ['state_abnormal'] },
  { hand: 4, open_hand: [PEACH, card(21, 'nullification', 'club', 12)], effects: ['state_abnormal'] },
  {
    hand: 2,
    equipment: [
      card(40, 'crossbow', 'club', 1),
      card(41, 'eight_diagram', 'spade', 2),
      card(42, 'dilu', 'club', 5),
    ],
    tapped: [40, 42],
    effects: ['state_abnormal'],
  },
  { hand: 3, effects: ['state_veiled'] },
  { hand: 1, floor: 0, hp: 1 },
  { hand: 5, chained: true, effects: ['state_abnormal'] },
];

export function seatView(n: number): SeatView {
  return {
    general: [GENERALS[n % GENERALS.length]!],
    kingdom: 'shu',
    gender: 'male',
    role: n === 0 ? 'lord' : null,
    hp: 3,
    max_hp: 4,
    hand: 4,
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
    ...STATES[n],
  };
}

// ⑥ uses 杀 on ①; its effect has become 2.
export const LOG: Entry[] = [
  {
    n: 0,
    kind: 'card_used',
    event: 5,
    cause: 1,
    text: { zh: '⑥使用【杀】', en: '⑥ uses Slash' },
    cards: [STRIKE],
    card: 'slash',
    a: 5,
    seats: [0],
  },
  { n: 1, kind: 'effect_value', event: 6, cause: 5, text: null, a: 5, card: 'slash', count: 2 },
];

const PLAYERS = STATES.length;

export const tableView = (): View => ({
  you: 0,
  turn: 5,
  phase: 'play',
  round: 2,
  pile: 60,
  outcome: 'none',
  winners: [],
  seats: Array.from({ length: PLAYERS }, (_, n) => seatView(n)),
  hand: HAND,
  spare: [],
  processing: [STRIKE],
  discard: 20,
});

export async function showStates(page: Page, address: string): Promise<void> {
  const messages = read<FromServer>('messages');
  const told = (m: FromServer): FromServer | null => {
    if (m.type === 'update') return { ...m, view: tableView(), log: LOG, question: null, waiting: null };
    if (m.type !== 'welcome') return null;
    const [person, bot] = m.room.chairs;
    const chairs = Array.from({ length: PLAYERS }, (_, seat) => ({ ...(seat === 0 ? person! : bot!), seat }));
    return { ...m, room: { ...m.room, chairs }, log: [] };
  };
  await page.routeWebSocket(/\/ws(\/|$)/, (socket) =>
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as FromClient).type !== 'hello') return;
      const heard = messages.map(told).filter((m) => m !== null);
      for (const m of heard.sort((a) => (a.type === 'welcome' ? -1 : 1))) socket.send(JSON.stringify(m));
    }),
  );
  await page.goto(address);
}
