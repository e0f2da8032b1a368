// Beats: what is reckoned between two views, and the order in which a turn is seen.
import { Acts } from '../src/lib/acts';
import { Film } from '../src/lib/frames';
import type { Frames, Settings, View } from '../src/lib/protocol';
import { after } from '../src/lib/reckon';
import { playOn, question } from './driver';
import { ALONE, expect, seatPath, test } from './table';

// What a beat changes, of one view.
const facts = (v: View) => ({
  turn: v.turn,
  round: v.round,
  pile: v.pile,
  discard: v.discard,
  middle: v.processing.map((c) => c?.id ?? null),
  hand: v.hand.map((c) => c.id),
  seats: v.seats.map((s) => ({
    hp: s.hp,
    max: s.max_hp,
    hand: s.hand,
    alive: s.alive,
    ...(s.alive ? { chained: s.chained, flipped: s.flipped } : {}),
    equipment: s.equipment.map((c) => c.id),
    judging: s.judging.map((j) => [j.card?.id ?? null, j.as]),
  })),
});

const GAMES: Settings[] = [
  { players: 8, generals: 'all', seed: 11 },
  { players: 5, generals: 'all', seed: 12 },
  { mode: 'hegemony', players: 8, generals: 'all', seed: 13 },
];
for (const game of GAMES)
  test(`the picture reckoned from the log is the server's: ${JSON.stringify(game)}`, async ({ server }) => {
    const { room } = await server.makeRoom({ ...game, bots_only: true, pace: 0, start: true });
    const ask = (path: string) => fetch(server.url + path).then((r) => r.json());
    await expect
      .poll(async () => JSON.stringify(await ask('/api/replays')), { timeout: 40_000 })
      .toContain(room);
    for (const seat of ['0', '3', 'all']) {
      const film = new Film((await ask(`/api/replays/${room}?seat=${seat}`)) as Frames);
      const start = film.source.frames.findIndex((f) => f.log?.kind === 'turn_starts');
      expect(start).toBeGreaterThan(0);
      let view = film.viewAt(start);
      let compared = 0;
      const acts = new Acts();
      for (let at = start + 1; at <= film.length; ++at) {
        const log = film.frameAt(at)!.log;
        if (log) {
          view = after(view, log, (card) => acts.asWhat(card));
          acts.add(log);
        }
        // Where a seat is asked, and where a phase begins, nothing is half done.
        if (log && log.kind !== 'phase_starts') continue;
        ++compared;
        expect(facts(view), `seat ${seat}, moment ${at}`).toEqual(facts(film.viewAt(at)));
        view = film.viewAt(at); // the server's word, as at the end of every update
      }
      expect(compared).toBeGreaterThan(40);
    }
  });

// What appeared on the page, in order: acts, blows and the hp of the seats.
async function watch(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const properties = new Set<string>();
    Object.assign(window, { seen, properties });
    const hp = new Map<string, string>();
    const look = () => {
      for (const el of document.querySelectorAll<HTMLElement>('[data-act]')) {
        const { act, does } = el.dataset;
        const line = `${does} ${act}${el.classList.contains('answers') ? ' answers' : ''}`;
        if (!seen.includes(line)) seen.push(line);
      }
      for (const el of document.querySelectorAll<HTMLElement>('[data-blow]')) {
        const line = `blow ${el.dataset['blow']} ${el.dataset['at']} ${el.dataset['entry']}`;
        if (!seen.includes(line)) seen.push(line);
      }
      for (const el of document.querySelectorAll<HTMLElement>('[data-seat] [data-hp]')) {
        const seat = el.closest<HTMLElement>('[data-seat]')!.dataset['seat']!;
        const now = el.dataset['hp']!;
        if (hp.has(seat) && hp.get(seat) !== now) seen.push(`hp ${seat} ${now}`);
        hp.set(seat, now);
      }
      for (const a of document.getAnimations())
        if (!(a instanceof CSSTransition) && a.effect instanceof KeyframeEffect)
          for (const frame of a.effect.getKeyframes())
            for (const name of Object.keys(frame))
              if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) properties.add(name);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    look();
  });
}

test('a turn is seen in its order: card, answer, blow, numbers', async ({ open, server, context }) => {
  test.setTimeout(150_000);
  // Bots that do not wait for each other: whatever order is seen, the director makes.
  const made = await server.makeRoom({ ...ALONE, players: 5 });
  await context.addInitScript(() => localStorage.setItem('jiesuan.prefs', '{"speed":"fast","lang":"en"}'));
  const page = await open(seatPath(made));
  await expect(question(page)).toBeVisible();
  await watch(page);
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const enough = (lines: string[]) =>
    lines.some((l) => l.endsWith('answers')) && lines.filter((l) => l.startsWith('blow hurt')).length >= 2;
  for (let n = 0; n < 40 && !enough(await seen()); ++n) {
    const played = await playOn(page, 1, n + 3, 30_000);
    if (played.over) break;
  }
  const lines = await seen();
  expect(enough(lines), lines.join('\n')).toBe(true);
  // Every blow is seen after a card was used or a skill launched, and its numbers change after it.
  lines.forEach((line, at) => {
    const [what, how, seat] = line.split(' ');
    if (what === 'blow' && how !== 'falls')
      expect(
        lines.slice(at).some((l) => l.startsWith(`hp ${seat} `)),
        `${line} changes a number`,
      ).toBe(true);
    if (what === 'hp')
      expect(
        lines.slice(0, at).some((l) => l.startsWith('blow') && l.split(' ')[2] === how),
        `${line} after its blow:\n${lines.slice(Math.max(0, at - 8), at + 1).join('\n')}`,
      ).toBe(true);
    if (line.endsWith('answers'))
      expect(lines.slice(0, at).some((l) => /^(use|judge|respond) \d+$/.test(l))).toBe(true);
  });
  const moved = await page.evaluate(() => [...(window as unknown as { properties: Set<string> }).properties]);
  expect(moved.sort()).toEqual(['opacity', 'transform']);
});
