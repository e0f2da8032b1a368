import type { Page } from '@playwright/test';
import { playOn } from './driver';
import { ALONE, expect, seatPath, test, type Server } from './table';

const momentOf = async (page: Page) =>
  Number(await page.locator('[data-moment]').getAttribute('data-moment'));

// A game of bots, played to its end.
async function finishedGame(server: Server, page: Page): Promise<string> {
  const made = await server.makeRoom({ players: 3, bots_only: true, start: true, pace: 0 });
  await page.goto(`${server.url}/room/${made.room}`);
  const link = page.getByRole('link', { name: 'See the replay' });
  await expect(link).toBeVisible({ timeout: 20_000 });
  return (await link.getAttribute('href'))!;
}

test('a replay is scrubbed, stepped, jumped in, and seen from any seat', async ({ open, server }) => {
  const page = await open('/');
  await page.goto(server.url + (await finishedGame(server, page)));
  await expect(page.locator('[data-moment="0"]')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  expect(await momentOf(page)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  const last = await momentOf(page);
  expect(last).toBeGreaterThan(50);
  await page.keyboard.press('Shift+ArrowLeft');
  const decision = await momentOf(page);
  expect(decision).toBeLessThan(last);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await momentOf(page)).toBeGreaterThan(decision);

  await page.getByRole('slider').fill('40');
  expect(await momentOf(page)).toBe(40);
  await expect(page).toHaveURL(/at=40/);

  const line = page.locator('.log .line').nth(20);
  await line.locator('.text').click();
  await expect(line).toHaveClass(/now/);
  const there = await momentOf(page);

  await expect(page).toHaveURL(new RegExp(`at=${there}\\b`));
  await page.reload(); // the address holds the moment
  await expect(page.locator(`[data-moment="${there}"]`)).toBeVisible();

  await expect(page.locator('.near .hand .slot').first()).toBeVisible(); // all-seeing
  await page.getByLabel('Seen by').selectOption('1');
  await expect(page).toHaveURL(/seat=1/);
  await expect(page.locator('.me .no')).toHaveText('②');

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => momentOf(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('the recording can be downloaded', async ({ open, server }) => {
  const page = await open('/');
  await page.goto(server.url + (await finishedGame(server, page)));
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the recording' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/\.jiesuan$/);
});

test('the running game can be looked back at, and left again to answer', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 5 })));
  await playOn(page, 3);
  await page.getByRole('button', { name: 'Look back' }).click();
  const viewer = page.getByRole('dialog', { name: 'Looking back' });
  await expect(viewer.locator('[data-moment]')).toBeVisible();
  await expect(viewer.getByText('A question waits for you.')).toBeVisible();
  const end = await momentOf(page);
  await page.keyboard.press('ArrowLeft');
  expect(await momentOf(page)).toBeLessThan(end);
  await viewer.getByRole('button', { name: 'Back to the table' }).click();
  await expect(viewer).toBeHidden();
  await playOn(page, 1);

  // A log line unfolds its causes, and leads to its moment.
  const line = page.locator('.log .line:not(.turn):not(.round)').nth(3);
  await line.locator('.text').click();
  await line.getByRole('button', { name: 'Look back at this' }).click();
  await expect(viewer.locator('.line.now')).toBeVisible();
});

test('a replay of eight with all hands open fits the screen', async ({ open, server }) => {
  const { room } = await server.makeRoom({ players: 8, bots_only: true, seed: 11, start: true, pace: 0 });
  await expect
    .poll(async () => (await fetch(`${server.url}/api/replays/${room}`)).status, { timeout: 40_000 })
    .toBe(200);
  const page = await open(`/replay/${room}?at=180`);
  await expect(page.locator('.seat')).toHaveCount(8);
  const boxes = await page.locator('.ring .seat, section.caption, .near').evaluateAll((all) =>
    all.map((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBe(9);
  const over = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom),
  );
  expect(over).toEqual([]);
});
