// A table of hegemony on which every state of two general cards is to be seen, and a pair of them to be chosen;
// played to the page instead of a server's game.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type {
  Card,
  Catalogue,
  Entry,
  FromClient,
  FromServer,
  Kingdom,
  Option,
  Question,
  SeatView,
  View,
} from '../src/lib/protocol';

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
const FORCES = ['wei', 'shu', 'wu', 'qun'] as const;
type Force = (typeof FORCES)[number];

// Generals of the four forces, as many as the catalogue has; a force without any borrows another's.
export type Cast = Record<Force, string[]>;
export function castOf(book: Catalogue): Cast {
  const of = (force: Kingdom) =>
    Object.keys(book.generals).filter((id) => {
      const { set, kingdom } = book.generals[id]!;
      return set.startsWith('hegemony') && (kingdom === force || force === 'none');
    });
  const all = of('none');
  return Object.fromEntries(
    FORCES.map((force) => [force, of(force).length > 2 ? of(force) : all]),
  ) as unknown as Cast;
}

const card = (id: number, name: string, suit: Card['suit'], number: number): Card => ({
  id,
  name,
  suit,
  number,
});
const GEAR = [
  card(40, 'crossbow', 'club', 1),
  card(41, 'eight_diagram', 'spade', 2),
  card(42, 'dilu', 'club', 5),
  card(43, 'chitu', 'heart', 5),
];
const HAND = [card(31, 'jink', 'diamond', 2), card(32, 'slash', 'club', 5), card(33, 'peach', 'heart', 6)];

const of = (force: Force): Partial<SeatView> => ({ kingdom: force, role: force });
const seats = ({ wei, shu, wu, qun }: Cast): Partial<SeatView>[] => [
  { general: [shu[0]!, shu[1]!], hidden: [0, 1], hand: HAND.length }, // one's own: nobody else sees them
  {
    ...of('wei'),
    general: [wei[0]!, wei[1]!],
    equipment: GEAR,
    marks: [
      { skill: 'mark_vanguard', n: 1 },
      { skill: 'mark_companions', n: 1 },
    ],
    effects: ['mark_vanguard', 'mark_companions'],
  },
  { general: [null, null], hidden: [0, 1] },
  { ...of('shu'), general: [shu[2]!, null], hidden: [1], equipment: GEAR.slice(0, 2) },
  { ...of('wu'), general: [null, wu[0]!], soldiers: [0] },
  { kingdom: 'ambitionist', role: 'ambitionist', general: [wei[2]!, wei[3]!], chained: true },
  {
    general: [null, null],
    hidden: [0, 1],
    judging: [{ card: card(50, 'indulgence', 'heart', 6), as: 'indulgence' }],
  },
  { ...of('qun'), general: [qun[0]!, qun[1]!], flipped: true },
  { ...of('wei'), general: [wei[4]!, wei[5]!], alive: false, hp: -1, hand: 0 },
  { ...of('qun'), general: [qun[2]!, null], soldiers: [1], marks: [{ skill: 'mark_half', n: 1 }] },
  { general: [null, null], hidden: [0, 1], equipment: GEAR.slice(2) },
  { ...of('shu'), general: [null, shu[3]!], hidden: [0] },
];

export function forcesView(cast: Cast, players = 12): View {
  const seat = (change: Partial<SeatView>): SeatView => ({
    general: [],
    kingdom: 'none',
    gender: 'none',
    role: null,
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
    ...change,
  });
  return {
    you: 0,
    turn: 1,
    phase: 'play',
    round: 2,
    pile: 60,
    outcome: 'none',
    winners: [],
    seats: seats(cast).slice(0, players).map(seat),
    hand: HAND,
    spare: [],
    processing: [],
    discard: 20,
  };
}

// ② has just turned up both.
export const revealLog = ({ wei }: Cast, book?: Catalogue): Entry[] =>
  [wei[0]!, wei[1]!].map((general, n) => ({
    n,
    kind: 'general_revealed',
    event: 3,
    cause: 1,
    text: {
      zh: `② 明置武将 ${book?.generals[general]?.zh ?? general}`,
      en: `② reveals ${book?.generals[general]?.en ?? general}`,
    },
    a: 1,
    general,
    count: n,
  }));

// Seven cards, of which two of the same force are a pair; the first two are companions.
export function pairQuestion(cards: readonly (readonly [id: string, force: Kingdom])[]): Question {
  const options = cards.flatMap(([general, force], a) =>
    cards.flatMap(([deputy, other], b): Option[] => {
      if (a === b || force !== other) return [];
      return [
        {
          kind: 'general',
          label: { zh: `${general} · ${deputy}`, en: `${general} · ${deputy}` },
          general,
          deputy,
          halves: 7 + (a % 2),
          ...(a + b === 1 ? { companions: true } : {}),
          min_cards: 0,
          max_cards: 0,
          min_seats: 0,
          max_seats: 0,
          next: { cards: [], seats: [], done: true },
        },
      ];
    }),
  );
  const general = read<Question>('questions').find((q) => q.ask === 'general')!;
  const prompt = {
    zh: '选择同一势力的两张武将牌，一为主将，一为副将',
    en: 'Choose two generals of one force, a head and a deputy',
  };
  return { ...general, prompt, dealt: cards.map(([id]) => id), options };
}
export const sevenOf = ({ wei, shu, wu, qun }: Cast): [string, Kingdom][] => [
  ...[wei[0]!, wei[1]!, wei[2]!].map((id): [string, Kingdom] => [id, 'wei']),
  ...[shu[0]!, shu[1]!].map((id): [string, Kingdom] => [id, 'shu']),
  ...[wu[4] ?? wu[0]!].map((id): [string, Kingdom] => [id, 'wu']),
  ...[qun[5] ?? qun[1]!].map((id): [string, Kingdom] => [id, 'qun']),
];

// The table is told once; afterwards `also`, a little later.
export async function showForces(
  page: Page,
  address: string,
  view: View,
  question: Question | null,
  also: Entry[] = [],
): Promise<FromClient[]> {
  const said: FromClient[] = [];
  const messages = read<FromServer>('messages');
  const welcome = messages.find((m) => m.type === 'welcome')!;
  const update = messages.find((m) => m.type === 'update')!;
  const [person, bot] = welcome.room.chairs;
  const chairs = view.seats.map((_, seat) => ({ ...(seat === 0 ? person! : bot!), seat }));
  const settings = { ...welcome.room.settings, mode: 'hegemony', players: chairs.length };
  await page.routeWebSocket(/\/ws(\/|$)/, (socket) =>
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromClient;
      said.push(message);
      if (message.type !== 'hello') return;
      const tell = (m: FromServer) => socket.send(JSON.stringify(m));
      tell({ ...welcome, room: { ...welcome.room, chairs, settings, state: 'playing' }, log: [] });
      tell({ ...update, view, log: also, question, waiting: null });
    }),
  );
  await page.goto(address);
  return said;
}
