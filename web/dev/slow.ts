// Prints what somebody on a slow line (9 Mbit/s, 60 ms) with a slow machine (4 times slower) sees of a table of ten:
// the time to the first question, frames, and tasks that held the page up.
import type { CDPSession, Page } from '@playwright/test';
import { playOn, question } from '../e2e/driver';
import { ALONE, seatPath, test } from '../e2e/table';

const SECONDS = Number(process.env['SECONDS'] ?? 40);
const PLAYERS = Number(process.env['PLAYERS'] ?? 10);
const CPU = Number(process.env['CPU'] ?? 4);
const [MBIT, LATENCY] = [9, 60];

interface Figures {
  frames: number[]; // ms between two
  tasks: number[]; // ms, those above 50
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytes = (MBIT * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const figures: Figures = { frames: [], tasks: [] };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) figures.tasks.push(task.duration);
    }).observe({ type: 'longtask', buffered: true });
    let last = performance.now();
    const frame = (now: number) => {
      figures.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
const figuresOf = (page: Page) =>
  page.evaluate(() => {
    const { figures } = window as unknown as { figures: Figures };
    const out = { frames: [...figures.frames], tasks: [...figures.tasks] };
    figures.frames.length = figures.tasks.length = 0;
    return out;
  });

const ms = (n: number) => `${Math.round(n)} ms`;
function said(what: string, { frames, tasks }: Figures): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const seconds = frames.reduce((sum, f) => sum + f, 0) / 1000;
  return [
    what.padEnd(16),
    `${(frames.length / Math.max(0.001, seconds)).toFixed(1)} frames a second`,
    `half of them within ${ms(at(0.5))}, 95 % within ${ms(at(0.95))}, the longest ${ms(at(1))}`,
    `${tasks.length} long tasks, the longest ${ms(Math.max(0, ...tasks))}`,
  ].join(' · ');
}

test('slow', async ({ browser, server }) => {
  test.setTimeout((SECONDS + 120) * 1000);
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await measure(page);
  const made = await server.makeRoom({ ...ALONE, players: PLAYERS, pace: 300, generals: 'all' });
  const start = performance.now();
  await page.goto(server.url + seatPath(made));
  await question(page).waitFor();
  const first = performance.now() - start;
  console.log(`${PLAYERS} seats, ${MBIT} Mbit/s, ${LATENCY} ms, ${CPU} times slower`);
  console.log(`first question   ${ms(first)}`);
  console.log(said('until then', await figuresOf(page)));
  const until = performance.now() + SECONDS * 1000;
  for (let n = 0; performance.now() < until; ++n) {
    const played = await playOn(page, 1, n, 20_000);
    if (played.over) break;
  }
  console.log(said('in the game', await figuresOf(page)));
});
