// Two people play at a table of five to the end, in real time and at normal speed, and answer a second after they are
// asked: GAMES games, one after the other. Prints how long they wait from one of their decisions to the next, and fails
// when a game has no end or they wait longer than promised. `tests/server/evening_test.cc` holds six games to the same,
// by a clock of its own.
import type { Browser, Page } from '@playwright/test';
import { isOver, playOn, question } from '../e2e/driver';
import { expect, seatPath, test, type Server } from '../e2e/table';

const ANSWERS_IN = 1000;
const PROMISED = 20_000; // ms, on the median
const GAMES = Number(process.env['GAMES'] ?? 1);
const MINUTES = 90; // a game that lasts longer has no end

// Until the game is over: whoever is dead watches the others play on.
async function decide(page: Page, seed: number, waits: number[]): Promise<void> {
  const until = performance.now() + MINUTES * 60_000;
  let last: number | null = null;
  for (let n = 0; ; ++n) {
    const left = Math.max(1, until - performance.now());
    await question(page).or(page.locator('.summary')).first().waitFor({ timeout: left });
    if (await isOver(page)) return;
    await page.waitForTimeout(ANSWERS_IN);
    if ((await playOn(page, 1, seed * 1000 + n, 100)).answered === 0) continue; // the window closed meanwhile
    const now = performance.now();
    if (last !== null) waits.push(now - last);
    last = now;
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
function told(waits: number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => seconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${waits.length} waits: median ${at(0.5)}, 90 % within ${at(0.9)}, the longest ${at(1)}`;
}

async function evening(browser: Browser, server: Server, game: number): Promise<number[]> {
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
  await Promise.all([decide(host!, 2 * game + 1, waits), decide(friend!, 2 * game + 2, waits)]);
  const [round, result] = [host!.locator('.what'), host!.locator('.summary h2').first()];
  console.log(
    `${(await round.innerText()).split('\n')[0]}, “${await result.innerText()}” after ${seconds(performance.now() - began)}; ${told(waits)}`,
  );
  await Promise.all([host!.context().close(), friend!.context().close()]);
  return waits;
}

test('two people at a table of five play to the end and wait little', async ({ browser, server }) => {
  test.setTimeout(GAMES * (MINUTES + 2) * 60_000);
  const waits: number[] = [];
  for (let game = 0; game < GAMES; ++game) waits.push(...(await evening(browser, server, game)));
  if (GAMES > 1) console.log(`together ${told(waits)}`);
  expect(waits.toSorted((a, b) => a - b)[waits.length >> 1]).toBeLessThanOrEqual(PROMISED);
});
