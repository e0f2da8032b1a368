// Plays by pressing whatever the page offers, as a person who knows no rules would.
import type { Page } from '@playwright/test';
import { expect } from './table';

export const question = (page: Page) => page.locator('[data-question]');
export const isOver = (page: Page) => page.locator('.summary').isVisible();

interface Orders {
  most: number; // questions to answer
  seed: number;
  patience: number; // ms without a question before giving up
  prefer: string; // what a button says that is pressed wherever it is offered
  until: string[]; // what is on the page when it is time to stop, all of it
}
interface Played {
  answered: number;
  over: boolean;
  stuck: string; // a question that presses could not answer
}

// Runs inside the page, since hundreds of presses from outside would take minutes.
async function press({ most, seed, patience, prefer, until }: Orders): Promise<Played> {
  let state = seed * 2654435761 + 1;
  const random = (n: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  const all = (query: string) => [...document.querySelectorAll<HTMLElement>(query)];
  const asked = () => all('[data-question]')[0]?.dataset['question'];
  const over = () => all('.summary').length > 0;
  const enough = () => over() || (until.length > 0 && until.every((query) => all(query).length > 0));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  function pressOne(): void {
    const confirm = all('[data-answer="confirm"]:not(:disabled)')[0];
    const no = all('[data-answer="no"]:not(:disabled), [data-answer="end"]:not(:disabled)')[0];
    const things = all(
      '.face[aria-disabled="false"], [data-card][aria-disabled="false"], ' +
        '[data-option]:not(:disabled):not([aria-disabled="true"]), [data-general][aria-disabled="false"]',
    ).filter((el) => el.getAttribute('aria-pressed') !== 'true');
    const preferred = prefer ? things.find((el) => el.textContent?.includes(prefer)) : undefined;
    if (preferred) preferred.click();
    else if (confirm && random(10) > 0) confirm.click();
    else if (no && (things.length === 0 || random(8) === 0)) no.click();
    else if (things.length > 0) things[random(things.length)]!.click();
    else confirm?.click();
  }

  const out: Played = { answered: 0, over: false, stuck: '' };
  while (out.answered < most) {
    const since = performance.now();
    while (!asked() && !enough() && performance.now() - since < patience) await pause(10);
    const id = asked();
    if (enough() || !id) break;
    for (let n = 0; n < 200 && asked() === id && !over(); ++n) {
      pressOne();
      await pause(n < 20 ? 4 : 30);
    }
    if (asked() === id && !over()) {
      out.stuck = `${id}: ${all('[data-prompt]')[0]?.innerText}`;
      break;
    }
    ++out.answered;
  }
  out.over = over();
  return out;
}

// Plays until the game is over, so many questions have been answered, or none has come for a while.
export async function playOn(
  page: Page,
  most: number,
  seed = 1,
  patience = 10_000,
  { prefer = '', until = [] }: Partial<Pick<Orders, 'prefer' | 'until'>> = {},
): Promise<Played> {
  const played = await page.evaluate(press, { most, seed, patience, prefer, until });
  expect(played.stuck, 'a question that presses alone do not answer').toBe('');
  return played;
}

export async function answerOne(page: Page, seed: number): Promise<void> {
  expect((await playOn(page, 1, seed)).answered).toBe(1);
}
