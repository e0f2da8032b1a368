// Document 002 at the table: chosen for a room, played by presses, and its states to be seen and heard.
import type { Page } from '@playwright/test';
import { playOn, question } from './driver';
import { showStates } from './states';
import { ALONE, expect, seatPath, test } from './table';

async function keepShot(page: Page, name: string): Promise<void> {
  const folder = process.env['LAYOUT_SHOTS']; // to be looked at
  if (!folder) return;
  await page.evaluate(() => document.documentElement.classList.add('still'));
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

test('a room is opened with the whole module, or with parts of it', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('button', { name: 'Create a room…' }).click();
  const rules = page.locator('[data-rules]');
  await rules.locator('summary').click();
  await expect(rules.locator('ul').first().getByRole('checkbox')).toHaveCount(14);
  await rules.getByRole('checkbox', { name: 'All of 002' }).check();
  await rules.getByRole('checkbox', { name: /^Search/ }).uncheck();
  await expect(rules.getByRole('checkbox', { name: 'All of 002' })).not.toBeChecked();
  await rules.getByRole('checkbox', { name: /^Search/ }).check();
  await expect(rules.getByRole('checkbox', { name: 'All of 002' })).toBeChecked();
  await page.getByRole('button', { name: 'Create a room', exact: true }).click();
  await expect(page).toHaveURL(/\/room\//);
  await expect(page.locator('main > header')).toContainText('Variant rules: All of 002');
  // The host thinks again.
  await page.locator('[data-rules] summary').click();
  await page.locator('[data-rules]').getByRole('checkbox', { name: 'All of 002' }).uncheck();
  await expect(page.locator('main > header')).not.toContainText('Variant rules');
  await page
    .locator('[data-rules]')
    .getByRole('checkbox', { name: /^Tapped equipment/ })
    .check();
  await expect(page.locator('main > header')).toContainText('Variant rules: Tapped equipment');
  await keepShot(page, 'room-002');
  await page.reload();
  await expect(page.locator('main > header')).toContainText('Variant rules: Tapped equipment');
});

test('a game with the module is played by presses alone', async ({ open, server }) => {
  const made = await server.makeRoom({ ...ALONE, players: 5, generals: 'all', rules: ['002'] });
  const page = await open(seatPath(made));
  await expect(question(page)).toBeVisible();
  const played = await playOn(page, 150, 2);
  expect(played.over || played.answered === 150).toBe(true);
});

for (const [lang, locale, said] of [
  [
    'en',
    'en-GB',
    {
      open: /face up in hand: Heart 3 Peach/,
      tapped: /\(tapped\)/,
      floor: /HP floor 0/,
      veiled: /Veiled/,
      abnormal: /Abnormal/,
      own: /Peach, Face up$/,
      value: 'Effect value 2',
      tip: 'no range',
    },
  ],
  [
    'zh',
    'zh-CN',
    {
      open: /明置的手牌：红桃 3 桃/,
      tapped: /已横置/,
      floor: /体力下限 0/,
      veiled: /神隐/,
      abnormal: /异常状态/,
      own: /桃, 明置$/,
      value: '效果值 2',
      tip: '无攻击范围',
    },
  ],
] as const)
  for (const [screen, how] of [
    ['table', { viewport: { width: 1280, height: 720 } }],
    ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const)
    test.describe(`${lang}, ${screen}`, () => {
      test.use({ locale, ...how });
      test('every state is seen and has a name', async ({ page, server }) => {
        await showStates(page, `${server.url}/room/states`);
        const face = (seat: number) => page.locator(`[data-seat="${seat}"] .face`);
        await expect(face(1)).toHaveAccessibleName(said.open);
        await expect(face(1)).toHaveAccessibleName(said.abnormal);
        await expect(face(2)).toHaveAccessibleName(said.tapped);
        await expect(face(3)).toHaveAccessibleName(said.veiled);
        await expect(face(4)).toHaveAccessibleName(said.floor);
        await expect(page.locator('[data-seat="1"] .open-hand .shown')).toHaveCount(2);
        await expect(page.locator('[data-seat="1"] .open-hand .shown').first()).toBeVisible();
        await expect(page.locator('[data-seat="2"] .gear .tapped')).toHaveCount(2);
        await expect(page.locator('.veil')).toHaveCount(1);
        await expect(page.locator('[data-seat="4"] .floor')).toBeVisible();
        await expect(page.locator('.hand .slot').last()).toHaveAccessibleName(said.own);
        await expect(page.locator('.centre .value')).toHaveText(said.value);
        await keepShot(page, `states-${screen}-${lang}`);
        if (screen !== 'table') return;
        await page.locator('[data-seat="2"] .gear .tapped').first().hover();
        await expect(page.getByRole('tooltip')).toContainText(said.tip);
      });
    });
