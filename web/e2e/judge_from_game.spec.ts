// A moment of a game becomes a situation for the judge: it is read, shows the same table, and goes on with the same
// cards; from a seat nothing comes along that the seat does not see.
import { Film } from '../src/lib/frames';
import type { Card, Catalogue, Frames, Settings, View } from '../src/lib/protocol';
import { scenarioAt } from '../src/judge/moment';
import type { Judged } from '../src/judge/types';
import { expect, test, type Server } from './table';

interface Posted {
  status: number;
  scenario: Judged;
}
async function judge(server: Server, text: string): Promise<Posted> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/judge`, { method: 'POST', body: text });
    if (answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 250)); // so many a second from one address
      continue;
    }
    const report = (await answer.json()) as { scenarios?: Judged[] };
    return { status: answer.status, scenario: report.scenarios?.[0] ?? ({} as Judged) };
  }
}
async function playOut(server: Server, settings: Settings): Promise<string> {
  const { room } = await server.makeRoom({ ...settings, bots_only: true, start: true, pace: 0 });
  await expect
    .poll(async () => (await fetch(`${server.url}/api/replays/${room}`)).status, { timeout: 60_000 })
    .toBe(200);
  return room;
}
const get = async <T>(server: Server, path: string): Promise<T> =>
  (await (await fetch(server.url + path)).json()) as T;

// What everybody at the table could point at, without the numbers of the cards.
const faces = (cards: readonly (Card | null)[]): string[] =>
  cards.map((c) => (c ? `${c.suit} ${c.number} ${c.name}` : '?')).sort();
// A scenario gives a general what is printed on it; what a character has lost is noted, and not carried over, and so
// are soldier cards, where a general was.
const tableOf = (v: View, catalogue: Catalogue) =>
  v.seats.map((s, n) => ({
    general: s.general.filter((id) => id !== null),
    hp: [s.hp, s.max_hp, s.floor ?? 1],
    is: [s.alive, s.chained, s.flipped],
    hand: faces(v.hands?.[n] ?? []),
    equipment: faces(s.equipment),
    judging: s.judging.map((j) => [j.as, ...faces([j.card])]),
    marks: s.marks.filter((m) => m.n > 0),
    laid: faces((s.laid ?? []).map((l) => l.card)),
    skills: [
      ...new Set([...s.skills, ...s.general.flatMap((id) => catalogue.generals[id ?? '']?.skills ?? [])]),
    ].sort(),
  }));

// Moments before a draw phase in which nobody did anything but draw.
const drawPhases = (film: Film): number[] =>
  film.source.frames.flatMap(({ log }, at) => {
    const next = film.source.frames.slice(at + 1).find((f) => f.log?.text)?.log;
    const drawn = next?.from === 'pile' && next.to === 'hand' && next.skill === undefined;
    return log?.kind === 'phase_starts' && log.phase === 'draw' && drawn ? [at] : [];
  });

const GAMES: Settings[] = [
  { players: 5, generals: 'all' },
  { players: 8, generals: 'all' },
  { mode: 'hegemony', players: 6 },
  { mode: 'hegemony', players: 10 },
  { players: 6, generals: 'all', rules: ['002'] },
];
for (const settings of GAMES)
  test(`moments of a game of ${settings.players} (${settings.mode ?? 'identity'}) are situations of the same table`, async ({
    server,
  }) => {
    test.setTimeout(180_000);
    const id = await playOut(server, settings);
    const catalogue = await get<Catalogue>(server, '/api/catalogue');
    const film = new Film(await get<Frames>(server, `/api/replays/${id}?seat=all`));
    const draws = drawPhases(film);
    expect(draws.length).toBeGreaterThan(0);
    const spread = Array.from({ length: 12 }, (_, n) => Math.round((film.length * (n + 1)) / 14));
    for (const moment of [...spread, ...draws.slice(0, 3)]) {
      const text = scenarioAt(film, moment, catalogue, `${id} ${moment}`);
      const { status, scenario } = await judge(server, text);
      expect(status, `${scenario.error?.message}\n${text}`).toBe(200);
      const rest = Number(/^# moment (\d+)$/m.exec(text)![1]);
      expect(tableOf(scenario.view!, catalogue), text).toEqual(tableOf(film.viewAt(rest), catalogue));
      // The cards of the pile come as they came.
      if (draws.includes(rest)) {
        const [first] = /^pile: \[(.*)\]$/m.exec(text)![1]!.split(', ');
        const who = /^turn: (.*)$/m.exec(text)![1]!;
        const again = `${text}until: end of phase
expect:
  order: ['${first} to hand of ${who}']
`;
        expect((await judge(server, again)).scenario.passed, again).toBe(true);
      }
    }
  });

test('from a seat only what it sees comes along', async ({ server }) => {
  test.setTimeout(120_000);
  const id = await playOut(server, { players: 4, generals: 'all' });
  const catalogue = await get<Catalogue>(server, '/api/catalogue');
  const mine = new Film(await get<Frames>(server, `/api/replays/${id}?seat=1`));
  for (let part = 1; part < 9; ++part) {
    const text = scenarioAt(mine, Math.round((mine.length * part) / 10), catalogue, id);
    expect(text).not.toMatch(/^(pile|seed|discard):/m);
    const seats = text.match(/^ {2}.*: \{.*\}$/gm)!;
    for (const [n, seat] of seats.entries()) {
      const hand = /\bhand: \[([^\]]*)\]/.exec(seat.replace('open hand', 'open'))?.[1] ?? '';
      if (n !== 1) expect(hand, seat).toMatch(/^(any( x\d+)?)?$/);
    }
    expect((await judge(server, text)).status, text).toBe(200);
  }
});

test('a press at a replay opens the judge with the situation', async ({ open, server, context }) => {
  const id = await playOut(server, { players: 3 });
  const page = await open(`/replay/${id}?turn=2`);
  await expect(page.locator('[data-ask-judge]')).toBeEnabled();
  const opened = context.waitForEvent('page');
  await page.locator('[data-ask-judge]').click();
  const there = await opened;
  await expect(there.locator('.cm-content')).toContainText('seats:');
  await expect(there.locator('.trace li').first()).toBeVisible();
});
