// WCAG 2 A and AA by axe on every page, dark and light: no findings, and one h1.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { playOn, question } from './driver';
import { sitDown, somebody } from './friends';
import { cardOf, plainSeat, Staged, toUse, viewOf } from './staged';
import { ALONE, expect, seatPath, test } from './table';

async function expectClean(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.add('still'));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const found = violations.flatMap((v) =>
    v.nodes.map((n) => `${v.id}: ${n.target.join(' ')}: ${n.any[0]?.message ?? v.help}`),
  );
  expect(found).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
}

const HAND = ['slash', 'jink', 'peach', 'nullification', 'crossbow', 'duel'].map((name, i) =>
  cardOf(50 + i, name),
);
const seats = ['wei', 'shu', 'wu', 'qun', 'god', 'wei'].map((kingdom, n) =>
  plainSeat({
    kingdom: kingdom as 'wei',
    hp: n === 3 ? 1 : 3,
    role: n === 0 ? 'lord' : n === 2 ? 'rebel' : n === 5 ? 'loyalist' : null,
    equipment: [cardOf(200 + 2 * n, 'crossbow'), { ...cardOf(201 + 2 * n, 'chitu'), suit: 'heart' }],
    judging: n === 1 ? [{ card: cardOf(300, 'indulgence'), as: 'indulgence' }] : [],
    skills: ['jianxiong'],
    chained: n === 4,
    alive: n !== 5,
  }),
);

for (const theme of ['dark', 'light'])
  test.describe(theme, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript(
        (t) => localStorage.setItem('jiesuan.prefs', JSON.stringify({ theme: t, speed: 'instant' })),
        theme,
      );
    });
    test('home', async ({ open, server }) => {
      await server.makeRoom({ players: 3, bots_only: true, start: true, pace: 0 });
      const page = await open('/');
      await expect(page.locator('.row.replay').first()).toBeVisible({ timeout: 20_000 });
      await expectClean(page);
    });
    test('lobby of a host with a guest, and what they say', async ({ browser, faults, open, server }) => {
      const made = await server.makeRoom({ players: 4, listed: true });
      const host = await open(seatPath(made));
      const guest = await somebody(browser, faults, `${server.url}/room/${made.room}`);
      await sitDown(guest, 'Guan Yu');
      await guest.getByLabel('Say something').fill('Ready?');
      await guest.keyboard.press('Enter');
      await host.getByRole('button', { name: 'Keep for a bot' }).first().click();
      await host.getByRole('button', { name: 'QR code' }).click();
      for (const name of ['Remove', 'Ban', 'Make host', 'Open to people'])
        await expect(host.getByRole('button', { name, exact: true })).toBeVisible();
      await expect(host.locator('[data-said]')).toHaveCount(1);
      await expectClean(host);
      await guest.context().close();
    });
    test('chat at the table', async ({ browser, faults, open, server }) => {
      const made = await server.makeRoom({ ...ALONE, players: 3, start: false, listed: true });
      const host = await open(seatPath(made));
      const guest = await somebody(browser, faults, `${server.url}/room/${made.room}`);
      await sitDown(guest, 'Guan Yu');
      await host.getByRole('button', { name: 'Start' }).click();
      for (const page of [host, guest]) {
        await expect(page.locator('.table')).toBeVisible();
        await page.keyboard.press('/');
      }
      await guest.getByLabel('Say something').fill('<b>Well</b> met');
      await guest.keyboard.press('Enter');
      await guest.getByRole('button', { name: 'Haha!' }).click();
      await expect(host.locator('[data-said]')).toHaveCount(2);
      await host.getByRole('button', { name: 'Hear' }).first().click();
      await expect(host.locator('[data-chat]')).toContainText('<b>Well</b> met');
      await expectClean(host);
      await guest.context().close();
    });
    test('watching', async ({ open, server }) => {
      const made = await server.makeRoom({ players: 5, bots_only: true, start: true, pace: 900 });
      const page = await open(`/room/${made.room}`);
      await expect(page.locator('[data-commentary] .line').first()).toBeVisible();
      await expectClean(page);
    });
    test('when a game is over', async ({ open, server }) => {
      const page = await open(seatPath(await server.makeRoom(ALONE)));
      await playOn(page, 900);
      await expect(page.locator('.summary')).toBeVisible();
      await expectClean(page);
    });
    test('choosing a general', async ({ open, server }) => {
      const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 5 })));
      await expect(question(page)).toBeVisible();
      await expectClean(page);
    });
    test('table', async ({ page, server }) => {
      const view = viewOf(seats, { hand: HAND, processing: [cardOf(400, 'duel')] });
      await new Staged(page).open(`${server.url}/room/table`, view, toUse(HAND, [50, 52]));
      await expect(page.locator('.slot.can')).toHaveCount(2);
      await page.locator('.slot.can').first().click();
      await expectClean(page);
    });
    test('replay', async ({ open, server }) => {
      await server.makeRoom({ players: 3, bots_only: true, start: true, pace: 0 });
      const home = await open('/');
      const replay = home.locator('.row.replay').first();
      await expect(replay).toBeVisible({ timeout: 20_000 });
      const page = await open(`${await replay.getAttribute('href')}?at=60`);
      await expect(page.locator('[data-moment]')).toBeVisible();
      await expectClean(page);
    });
  });
