import type { Page } from '@playwright/test';
import { answerOne, playOn, question } from './driver';
import { askAgain, recorded } from './recorded';
import { cardOf, plainSeat, Staged, toUse, viewOf } from './staged';
import { ALONE, expect, seatPath, test } from './table';

test('the language changes without a reload', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 5 })));
  await playOn(page, 2);
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('[data-prompt]')).toHaveText(/[\u4e00-\u9fff]{3}/);
  await expect(page.locator('.me .general')).toHaveText(/[\u4e00-\u9fff]/);
  await page.reload();
  await expect(page.getByRole('heading', { name: '战报' })).toBeVisible();
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible();
});

// One answer by the keyboard alone: keys for cards and characters first, the focus for everything else.
async function answerByKeys(page: Page): Promise<void> {
  const id = await question(page).getAttribute('data-question');
  const answered = () =>
    page.evaluate(
      (b) => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] !== b,
      id,
    );
  const confirm = page.locator('[data-answer="confirm"]:not(:disabled)');
  for (const key of ['', ...'1234567890', ...'abcdefgh', 'Escape']) {
    if (await answered()) return;
    if (await confirm.count()) await page.keyboard.press('Enter');
    else if (key) await page.keyboard.press(key);
    if (await answered()) return;
  }
  // Generals, small choices and the end of the phase are reached with the focus.
  const things = page.locator('[data-nav="tray"], .prompt .button:not(:disabled)');
  for (let n = 0; n < (await things.count()) && !(await answered()); ++n) {
    await things.nth(n).focus();
    await page.keyboard.press('Enter');
    if (await confirm.count()) {
      await confirm.first().focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(30);
  }
  // Whatever was picked on the way is let go, and no is said.
  const no = page.locator('[data-answer="no"]:not(:disabled), [data-answer="end"]:not(:disabled)');
  if (!(await answered()) && (await no.count())) {
    await page.keyboard.press('Escape');
    await no.first().focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(answered, { message: `question ${id} is answered by keys` }).toBe(true);
}

test('everything is answered by the keyboard alone', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 5 })));
  for (let n = 0; n < 12; ++n) {
    await expect(question(page).or(page.locator('.summary')).first()).toBeVisible();
    if (await page.locator('.summary').isVisible()) break;
    await answerByKeys(page);
  }
});

test('the arrows move between cards, and the focus is seen', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 3 })));
  await answerOne(page, 1); // the general
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(first).not.toBe('');
  await page.keyboard.press('ArrowRight');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).toBe('solid');
});

test('the prompt and the log are live regions', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 3 })));
  await expect(page.locator('[data-prompt]')).toHaveAttribute('aria-live', 'assertive');
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a table of eight fits, is played by touch, and explains itself on a long press', async ({
    open,
    server,
  }) => {
    const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 8 })));
    const general = page.locator('.generals .general').first();
    await general.tap();
    await page.getByRole('button', { name: /^Confirm/ }).tap();
    await expect(page.locator('.hand .slot').first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    for (const seat of await page.locator('.seat').all()) {
      const box = (await seat.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
    }
    await playOn(page, 4);
    await page
      .locator('.hand .slot')
      .first()
      .dispatchEvent('pointerdown', { pointerType: 'touch', ...(await centre(page)) });
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.locator('.tools').getByRole('button', { name: 'Log' }).tap();
    await expect(page.getByRole('log')).toBeInViewport();
  });
});

async function centre(page: Page): Promise<{ clientX: number; clientY: number }> {
  const box = (await page.locator('.hand .slot').first().boundingBox())!;
  return { clientX: box.x + 12, clientY: box.y + box.height / 2 };
}

test('cards are put into an order by the keyboard', async ({ page, server }) => {
  const arrange = recorded().find((q) => q.ask === 'arrange')!;
  const said = await askAgain(page, `${server.url}/room/again`, arrange);
  const cards = page.locator('[data-arranged]');
  await expect(cards).toHaveCount(arrange.cards.length);
  const before = await cards.evaluateAll((all) =>
    all.map((el) => Number((el as HTMLElement).dataset['arranged'])),
  );
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const [first, second, ...rest] = before;
  await expect
    .poll(() => said.find((m) => m.type === 'answer'))
    .toMatchObject({ cards: [second, first, ...rest] });
});

test('? shows all keys, X ends the phase, and the focus is not lost by an answer', async ({
  page,
  server,
}) => {
  const hand = ['slash', 'peach', 'jink'].map((name, i) => cardOf(50 + i, name));
  const seats = [plainSeat({}), plainSeat({})];
  const staged = new Staged(page);
  await staged.open(`${server.url}/room/keys`, viewOf(seats, { hand }), toUse(hand, [50, 51]));
  await expect(page.locator('.slot.can')).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
  await page.locator('[data-card="51"]').focus();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => staged.said.filter((m) => m.type === 'answer').length).toBe(1);
  // The card that had the focus is gone.
  const left = hand.filter((c) => c.id !== 51);
  staged.update(viewOf(seats, { hand: left }), { ...toUse(left, [50]), id: 8 });
  await expect(page.locator('[data-question="8"]')).toBeVisible();
  await expect(page.locator('[data-card="50"]')).toBeFocused();
  await page.keyboard.press('x');
  await expect.poll(() => staged.said.filter((m) => m.type === 'answer').at(-1)).toMatchObject({ option: 1 });
});
