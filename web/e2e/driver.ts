// Plays by pressing whatever the page offers, as a person who knows no rules would.
import type { Page } from '@playwright/test';
import { expect } from './table';

export const question = (page: Page) => page.locator('[data-question]');

// Runs inside the page: one press, chosen among everything that can be pressed. Returns what was pressed.
function pressSomething(seed: number): string {
  const random = (n: number) => Math.floor(((Math.sin(seed) + 1) * 1e6) % n);
  const all = (query: string) => [...document.querySelectorAll<HTMLElement>(query)];
  const prompt = document.querySelector<HTMLElement>('[data-question]');
  if (!prompt) return '';
  const confirm = all('[data-answer="confirm"]:not(:disabled)')[0];
  const no = all('[data-answer="no"]:not(:disabled), [data-answer="end"]:not(:disabled)')[0];
  const things = all(
    '.face[aria-disabled="false"], [data-card][aria-disabled="false"], [data-option]:not(:disabled):not([aria-disabled="true"])',
  ).filter((el) => el.getAttribute('aria-pressed') !== 'true' && el.dataset['option'] !== '');
  const press = (el: HTMLElement, what: string) => {
    el.click();
    return what;
  };
  if (confirm && random(10) < 9) return press(confirm, 'confirm');
  if (no && (things.length === 0 || random(8) === 0)) return press(no, 'no');
  const thing = things[random(things.length || 1)];
  if (thing)
    return press(thing, thing.dataset['card'] ? 'card' : thing.dataset['option'] ? 'option' : 'seat');
  if (confirm) return press(confirm, 'confirm');
  return 'nothing';
}

// Answers the open question; fails if it cannot be answered by a reasonable number of presses.
export async function answerOne(page: Page, seed: number): Promise<void> {
  const id = await question(page).getAttribute('data-question', { timeout: 20_000 });
  const answered = () =>
    page.evaluate(
      (before) => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] !== before,
      id,
    );
  for (let n = 0; n < 60; ++n) {
    if (await answered()) return;
    await page.evaluate(pressSomething, seed * 97 + n * 31);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 8)));
  }
  expect(await answered(), `question ${id} can be answered by presses alone`).toBe(true);
}

export const isOver = (page: Page) => page.locator('.summary').isVisible();

// Plays until the game is over or so many questions have been answered.
export async function playOn(page: Page, most: number, seed = 1): Promise<number> {
  for (let n = 0; n < most; ++n) {
    await expect(question(page).or(page.locator('.summary')).first()).toBeVisible({ timeout: 20_000 });
    if (await isOver(page)) return n;
    await answerOne(page, seed + n);
  }
  return most;
}
