// At 1280×720, the smallest screen a table is made for, everything one has to press is seen.
import type { Locator, Page } from '@playwright/test';
import type { Catalogue, Option, Question } from '../src/lib/protocol';
import { askAgain, recorded } from './recorded';
import { ALONE, expect, seatPath, test } from './table';

const SCREEN = { width: 1280, height: 720 };

// Within the screen, and nothing lies over its middle or cuts it off.
async function expectWhole(things: Locator): Promise<void> {
  expect(await things.count()).toBeGreaterThan(0);
  for (const thing of await things.all()) {
    const box = (await thing.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(SCREEN.width);
    expect(box.y + box.height).toBeLessThanOrEqual(SCREEN.height);
    const seen = await thing.evaluate((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      const at = (x: number, y: number) => el.contains(document.elementFromPoint(x, y));
      return [at((left + right) / 2, top + 4), at((left + right) / 2, bottom - 4)];
    });
    expect(seen, 'its upper and its lower edge').toEqual([true, true]);
  }
}

async function keepShot(page: Page, name: string): Promise<void> {
  const folder = process.env['LAYOUT_SHOTS']; // to be looked at
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

// 观星: five cards, on top of the pile or below.
function stargazing(): Question {
  const arrange = recorded().find((q) => q.ask === 'arrange')!;
  const cards = Array.from({ length: 5 }, (_, i) => ({ ...arrange.cards[i % 3]!, id: 100 + i }));
  const ids = cards.map((c) => c.id);
  const option = arrange.options[0]!;
  const options = Array.from({ length: 6 }, (_, value): Option => ({
    ...option,
    value,
    min_cards: 5,
    max_cards: 5,
    next: { ...option.next, cards: ids },
  }));
  return { ...arrange, cards, options };
}

// Five generals, as a lord has them, with more to say than any others.
function mostWords(catalogue: Catalogue): Question {
  const words = (id: string) =>
    catalogue.generals[id]!.skills.reduce((sum, k) => sum + catalogue.skills[k]!.text.en.length, 0);
  const five = Object.keys(catalogue.generals)
    .sort((a, b) => words(b) - words(a))
    .slice(0, 5);
  const general = recorded().find((q) => q.ask === 'general')!;
  return { ...general, options: five.map((id) => ({ ...general.options[0]!, general: id })) };
}

for (const [lang, locale] of [
  ['zh', 'zh-CN'],
  ['en', 'en-GB'],
] as const)
  test.describe(lang, () => {
    test.use({ locale, viewport: SCREEN });

    for (const players of [6, 10])
      test(`generals of ${players} are chosen from without scrolling the table`, async ({ open, server }) => {
        const page = await open(seatPath(await server.makeRoom({ ...ALONE, players, generals: 'all' })));
        const generals = page.locator('.generals .general');
        await expect(generals.first()).toBeVisible();
        await expectWhole(generals);
        await expectWhole(generals.locator('.head'));
        await generals.first().click();
        await expectWhole(page.locator('[data-answer="confirm"]'));
        await keepShot(page, `generals-${players}-${lang}`);
      });

    test('the five longest generals are chosen from at a table of ten', async ({ page, server }) => {
      const catalogue = (await (await fetch(`${server.url}/api/catalogue`)).json()) as Catalogue;
      await askAgain(page, `${server.url}/room/again`, mostWords(catalogue), 10);
      const generals = page.locator('.generals .general');
      await expect(generals).toHaveCount(5);
      await expectWhole(generals);
      await generals.last().click();
      await expectWhole(page.locator('[data-answer="confirm"]'));
      await keepShot(page, `generals-longest-${lang}`);
    });

    test('cards are put into an order and confirmed at a table of six', async ({ page, server }) => {
      await askAgain(page, `${server.url}/room/again`, stargazing(), 6);
      await expect(page.locator('[data-arranged]')).toHaveCount(5);
      await expectWhole(page.locator('[data-arranged]'));
      await expectWhole(page.locator('[data-arrange] .tools button:not(:disabled)'));
      await expectWhole(page.locator('[data-answer="confirm"]'));
      await keepShot(page, `arrange-${lang}`);
      for (let n = 0; n < 3; ++n) await page.locator('[data-row="0"] .tools button').nth(1).click();
      await expect(page.locator('[data-row="1"] [data-arranged]')).toHaveCount(3);
      await expectWhole(page.locator('[data-arranged]'));
      await expectWhole(page.locator('[data-answer="confirm"]'));
      await keepShot(page, `arrange-both-${lang}`);
    });
  });
