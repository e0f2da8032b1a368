// When it is over, or for somebody: the summary, the way into the replay, one's own games, and death.
import type { Locator } from '@playwright/test';
import type { FromServer } from '../src/lib/protocol';
import { playOn } from './driver';
import { plainSeat, Staged, viewOf } from './staged';
import { ALONE, atOnce, expect, listen, seatPath, test } from './table';

// What was told of the damage, by who dealt it.
function damageTold(heard: readonly FromServer[], players: number): number[] {
  const dealt = Array.from({ length: players }, () => 0);
  for (const m of heard)
    for (const e of m.type === 'welcome' || m.type === 'update' ? m.log : [])
      if (e.kind === 'damage_dealt' && e.a !== undefined) dealt[e.a]! += e.count ?? 0;
  return dealt;
}
const numbers = (of: Locator, name: string) =>
  of.evaluateAll((all, key) => all.map((el) => Number((el as HTMLElement).dataset[key])), name);

// A game of bots, the same one every time: people may throw theirs away before anybody strikes.
test('the summary counts what was told, plots it and leads into the replay', async ({
  context,
  faults,
  server,
}) => {
  const { room } = await server.makeRoom({ players: 4, bots_only: true, seed: 11, start: true, pace: 0 });
  const heard: FromServer[] = [];
  const page = await context.newPage();
  await page.addInitScript(atOnce);
  listen(page, faults, heard);
  await page.goto(`${server.url}/room/${room}`);
  const summary = page.locator('.summary');
  await expect(summary.locator('tbody tr')).toHaveCount(4, { timeout: 30_000 });
  const dealt = await numbers(summary.locator('[data-dealt]'), 'dealt');
  expect(dealt).toEqual(damageTold(heard, 4));
  expect(Math.max(...dealt)).toBeGreaterThan(0);
  await expect(summary.locator('[data-side]').first()).toBeVisible();
  await expect(summary.locator('[data-turnings] li').first()).toBeVisible();
  await expect(summary.locator('[data-lasted]')).toContainText('turns');

  // The plot is a slider; Enter goes there.
  const plot = summary.getByRole('slider');
  await plot.focus();
  await plot.press('ArrowRight');
  await expect(plot).toHaveAttribute('aria-valuenow', '2');
  await plot.press('Enter');
  await expect(page).toHaveURL(/\/replay\/.*at=\d+/);
  await expect(page.locator('[data-marks] .turn').nth(1)).toBeAttached();
  const deaths = await page.locator('[data-marks] .death').count();
  expect(deaths).toBeGreaterThan(0);
  // A mark is a way to its moment.
  const before = await page.locator('[data-moment]').getAttribute('data-moment');
  await page.locator('[data-marks] .death').last().click();
  await expect(page.locator('[data-moment]')).not.toHaveAttribute('data-moment', before!);
});

test('one’s own game is kept in the browser and leads to its replay', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 3 })));
  expect((await playOn(page, 2000, 5, 30_000)).over).toBe(true);
  await expect(page.locator('.summary tbody tr')).toHaveCount(3);
  await page.goto(server.url);
  const mine = page.locator('[data-mine] a').first();
  await expect(mine).toHaveAttribute('data-result', /won|lost|draw/);
  await mine.click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.locator('[data-moment]')).toBeVisible();
});

test('a replay that does not exist says so and offers no download', async ({ open }) => {
  const page = await open('/replay/NOSUCH');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('a[download]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Home' }).last()).toBeVisible();
});

test('whoever is dead may watch, hurry, leave or start anew', async ({ open, server, context }) => {
  test.setTimeout(180_000);
  // Who wants to see everything at once would find the game over.
  await context.addInitScript(() => localStorage.setItem('jiesuan.prefs', '{"speed":"fast","lang":"en"}'));
  // Who presses at random among eight is often dead before the end.
  for (let seed = 1; seed <= 6; ++seed) {
    const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 8, pace: 50 })));
    await playOn(page, 2000, seed, 20_000, { until: ['[data-afterlife]'] });
    const dead = page.locator('[data-afterlife]');
    if (!(await dead.isVisible())) {
      await page.close();
      continue;
    }
    await expect(dead.getByRole('button', { name: 'Leave' })).toBeVisible();
    await expect(dead.getByRole('button', { name: 'New game' })).toBeVisible();
    await dead.getByRole('button', { name: 'Fast forward' }).click();
    await expect(page.locator('.summary')).toBeVisible({ timeout: 30_000 });
    return;
  }
  throw new Error('nobody died before the end in six games');
});

test('whoever is dead and leaves is at home, and whoever starts anew sits at another table', async ({
  open,
}) => {
  const dead = [plainSeat({ alive: false, hp: 0 }), plainSeat({}), plainSeat({}), plainSeat({})];
  for (const [name, leads] of [
    ['Leave', /:\d+\/$/],
    ['New game', /\/room\/(?!dead)[\w-]+#\S+$/],
  ] as const) {
    const page = await open('/');
    const staged = new Staged(page);
    await staged.open(new URL('/room/dead', page.url()).href, viewOf(dead, { turn: 1 }));
    await page.locator('[data-afterlife]').getByRole('button', { name }).click();
    await expect(page).toHaveURL(leads);
    if (name === 'Leave') expect(staged.said).toContainEqual({ type: 'stand' });
    await page.close();
  }
});
