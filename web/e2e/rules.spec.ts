// The rulebook: every page of it opens, everything is found, and leads to the judge and back.
import type { Page } from '@playwright/test';
import { LANGUAGES } from './judge_languages';
import { expect, test } from './table';

const search = (page: Page) => page.locator('[data-search]');

test('everything is found in both languages, and pages know what belongs to them', async ({ open }) => {
  const page = await open('/rules');
  await search(page).fill('tianxiang');
  await page.locator('[data-leaf="skill/tianxiang"]').click();
  await expect(page).toHaveURL(/\/rules\/skill\/tianxiang$/);
  await expect(page.locator('[data-timings]')).toContainText('Damage taking 2');
  await expect(page.locator('[data-scenarios]')).toContainText('R003-08');
  await expect(page.locator('[data-leaf="general/xiaoqiao"]')).toBeVisible();
  await page.locator('[data-timings] a').first().click();
  await expect(page.locator('[data-timing="DamageTaking2"]')).toBeInViewport();
  await expect(page.locator('[data-timing="DamageTaking2"] [data-actor="tianxiang"]')).toBeVisible();
  await search(page).fill('天香');
  await expect(page.locator('[data-leaf="skill/tianxiang"]')).toBeVisible();
  await search(page).fill('nothing is called so');
  await expect(page.locator('[data-found]')).toHaveAttribute('data-found', '0');
});

test('an entry leads to its scenario at the judge, and a step there back to the entry', async ({ open }) => {
  const page = await open('/rules/entry/R000-65');
  await expect(page.locator('[data-page="entry/R000-65"]')).toContainText('Liuli');
  await page.locator('[data-scenarios] a').first().click();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'passed');
  await page.locator('.rule', { hasText: 'R000-65' }).first().click();
  await expect(page.locator('[data-rule="R000-65"]')).toContainText('Liuli');
  await page.locator('[data-rule] a').click();
  await expect(page.locator('[data-page="entry/R000-65"]')).toBeVisible();
});

test('every kind is listed, and a page of each opens', async ({ open }) => {
  const page = await open('/rules');
  const kinds = { entry: 342, decision: 150, flow: 18, general: 150, skill: 250, card: 60 };
  for (const [kind, least] of Object.entries(kinds)) {
    await page.locator(`nav a[href="/rules/${kind}"]`).click();
    const leaves = page.locator('main [data-leaf]');
    await expect.poll(() => leaves.count(), kind).toBeGreaterThanOrEqual(least);
    await leaves.nth(3).click();
    await expect(page.locator(`[data-page^="${kind}/"]`)).toBeVisible();
  }
});

test('what is not there is said so', async ({ open }) => {
  const page = await open('/rules/entry/R999-99');
  await expect(page.getByRole('alert')).toHaveText('The rulebook has no such page.');
  await page.locator('nav a[href="/rules/entry"]').click();
  await expect(page.locator('h1')).toHaveText('Entries');
});

for (const { name, locale, viewport } of LANGUAGES)
  test.describe(`in ${name}`, () => {
    test.use({ locale, viewport });
    test('the rulebook fits its screen', async ({ open }) => {
      const page = await open('/rules/flow/Damage');
      await expect(page.locator('[data-timing="DamageTaken"]')).toBeAttached();
      for (const address of [
        '/rules/flow/Damage',
        '/rules/skill/ganglie',
        '/rules/entry',
        '/rules/decision/C24',
      ]) {
        await page.goto(new URL(address, page.url()).href);
        await expect(page.locator('main h1')).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, address).toBeLessThanOrEqual(0);
      }
    });
  });
