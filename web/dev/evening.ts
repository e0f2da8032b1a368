// Two people play a game at a table of five to its end, in real time and at normal speed, and answer a second after they
// are asked. Prints how long they wait from one of their decisions to the next. `tests/server/evening_test.cc` holds the
// same to a bound, by a clock of its own.
import type { Page } from '@playwright/test';
import { isOver, playOn, question } from '../e2e/driver';
import { expect, seatPath, test } from '../e2e/table';

const ANSWERS_IN = 1000;
const MINUTES = Number(process.env['MINUTES'] ?? 30);

async function decide(page: Page, seed: number, waits: number[]): Promise<void> {
  const until = performance.now() + MINUTES * 60_000;
  let last: number | null = null;
  for (let n = 0; performance.now() < until; ++n) {
    await question(page).or(page.locator('.summary')).first().waitFor({ timeout: 300_000 });
    if (await isOver(page)) return;
    await page.waitForTimeout(ANSWERS_IN);
    if ((await playOn(page, 1, seed * 1000 + n, 100)).answered === 0) continue; // the window closed meanwhile
    const now = performance.now();
    if (last !== null) waits.push(now - last);
    last = now;
  }
}

test('evening', async ({ browser, server }) => {
  test.setTimeout((MINUTES + 2) * 60_000);
  const made = await server.makeRoom({ players: 5, start: false });
  const [host, friend] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ locale: 'en-GB' })).newPage()),
  );
  await host!.goto(server.url + seatPath(made));
  await friend!.goto(`${server.url}/room/${made.room}`);
  await friend!.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(friend!).toHaveURL(/#\S+$/);
  const began = performance.now();
  await host!.getByRole('button', { name: 'Start' }).click();
  const waits: number[] = [];
  await Promise.all([decide(host!, 1, waits), decide(friend!, 2, waits)]);
  const sorted = waits.toSorted((a, b) => a - b);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  console.log(
    `${waits.length} waits in ${seconds(performance.now() - began)}: median ${seconds(at(0.5))}, ` +
      `90 % within ${seconds(at(0.9))}, the longest ${seconds(at(1))}`,
  );
});
