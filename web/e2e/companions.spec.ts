// 国战 with two people and a bot: both choose at once and in secret, both reveal, and the game is played to its end,
// by one of them on a phone and in the other language.
import type { Page } from '@playwright/test';
import type { FromServer, Settings } from '../src/lib/protocol';
import { playOn, question } from './driver';
import { ALONE, atOnce, expect, listen, seatPath, test } from './table';

const FRIENDS: Settings = { ...ALONE, mode: 'hegemony', players: 3, start: false };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' };
const PATIENCE = 30_000; // the other one may play alone for a while

// The first two that go together; their names.
async function choosePair(page: Page): Promise<string[]> {
  const cards = page.locator('[data-general][aria-disabled="false"]');
  await cards.nth(0).click();
  await cards.nth(1).click();
  const names = await page.locator('[data-slot] b').allInnerTexts();
  await page.locator('[data-answer="confirm"]').click();
  await expect(page.locator('.generals')).toBeHidden();
  return names;
}

test('two people and a bot play from the choice of pairs to the end', async ({
  browser,
  faults,
  open,
  server,
}) => {
  const made = await server.makeRoom(FRIENDS);
  const host = await open(seatPath(made));
  const phones = await browser.newContext(PHONE);
  const friend = await phones.newPage();
  await friend.addInitScript(atOnce);
  const heard: FromServer[] = [];
  listen(friend, faults, heard);
  await friend.goto(`${server.url}/room/${made.room}`);
  await friend.getByRole('button', { name: '坐这里' }).first().click();
  await expect(friend).toHaveURL(/#\S+$/);
  await host.getByRole('button', { name: 'Start' }).click();

  // Both choose at the same time; nobody sees what the other has chosen.
  for (const page of [host, friend]) await expect(page.locator('.generals')).toBeVisible();
  await expect(host.getByText(/Also choosing: \S$/)).toBeVisible();
  await expect(friend.getByText(/同时选将：\S$/)).toBeVisible();
  const chosen = await choosePair(host);
  expect(chosen).toHaveLength(2);
  await expect(host.locator('[data-prompt]')).toContainText(`You chose ${chosen.join(' & ')}`);
  await expect(friend.locator('.generals')).toBeVisible();
  await expect(friend.getByText('同时选将')).toBeHidden();
  await choosePair(friend);
  for (const page of [host, friend]) {
    await expect(page.locator('.me .one')).toHaveCount(2);
    await expect(page.locator('.ring .one')).toHaveCount(4);
  }

  // Both show themselves, each on its own turn, and the other one sees it.
  const seats = await Promise.all(
    [host, friend].map((page) => page.locator('.me .seat').getAttribute('data-seat')),
  );
  const until = seats.map((seat) => `[data-seat="${seat}"] .one.up + .one.up`);
  const played = await Promise.all([
    playOn(host, 1000, 1, PATIENCE, { until, prefer: 'Reveal both' }),
    playOn(friend, 1000, 2, PATIENCE, { until, prefer: '全部明置' }),
  ]);
  for (const { answered } of played) expect(answered).toBeGreaterThan(0);
  for (const page of [host, friend])
    for (const shown of until) await expect(page.locator(shown)).toBeVisible();

  const ends = await Promise.all([playOn(host, 4000, 3, PATIENCE), playOn(friend, 4000, 4, PATIENCE)]);
  for (const { over } of ends) expect(over).toBe(true);
  for (const page of [host, friend]) {
    await expect(page.locator('.summary tbody tr')).toHaveCount(3);
    await expect(question(page)).toHaveCount(0);
  }
  await phones.close();
});
