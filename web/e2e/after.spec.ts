// When it is over, or for somebody: the summary, the way into the replay, one's own games, and death.
import type { Page } from '@playwright/test';
import { playOn } from './driver';
import { ALONE, expect, seatPath, test, type Server } from './table';

// Who presses at random as Huang Gai may be dead in the first turn, by nobody's blow: a game in which more happens.
async function wholeGame(open: (path: string) => Promise<Page>, server: Server): Promise<Page> {
  for (let seed = 1; seed <= 8; ++seed) {
    const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 3 })));
    const played = await playOn(page, 2000, seed, 30_000);
    expect(played.over).toBe(true);
    const turns = await page.locator('.log .turn_starts').count();
    const blows = await page.locator('.log .damage_dealt').count();
    if (turns > 2 && blows > 1) return page;
    await page.close();
  }
  throw new Error('eight games were over at once');
}

test('the summary counts, plots and leads into the replay; the game is kept in the browser', async ({
  open,
  server,
}) => {
  test.setTimeout(180_000); // several games, if need be
  const page = await wholeGame(open, server);
  const summary = page.locator('.summary');
  await expect(summary.locator('tbody tr')).toHaveCount(3);
  const dealt = await summary
    .locator('[data-dealt]')
    .evaluateAll((all) => all.map((el) => Number((el as HTMLElement).dataset['dealt'])));
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
