// WCAG 2 A and AA by axe on every page, dark and light: no findings, and one h1.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { question } from './driver';
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
    role: n === 0 ? 'lord' : n === 2 ? 'rebel' : null,
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
        (t) => localStorage.setItem('jiesuan.prefs', JSON.stringify({ theme: t })),
        theme,
      );
    });
    test('home', async ({ open, server }) => {
      await server.makeRoom({ players: 3, bots_only: true, start: true, pace: 0 });
      const page = await open('/');
      await expect(page.locator('.row.replay').first()).toBeVisible({ timeout: 20_000 });
      await expectClean(page);
    });
    test('lobby', async ({ open, server }) => {
      const page = await open(seatPath(await server.makeRoom({ players: 5, listed: true })));
      await expect(page.locator('.chairs li')).toHaveCount(5);
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
