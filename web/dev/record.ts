import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { playOn } from '../e2e/driver';
import { ALONE, expect, listen, seatPath, test } from '../e2e/table';
import type { FromServer, Question } from '../src/lib/protocol';

const GAMES = Number(process.env['GAMES'] ?? 30);
const file = (name: string) => new URL(`../fixtures/${name}.json`, import.meta.url);
const write = (name: string, value: unknown[]) =>
  writeFileSync(file(name), `[\n${value.map((v) => JSON.stringify(v)).join(',\n')}\n]\n`);

// Questions are of a kind if they ask the same way and offer options of the same shapes.
function kindOf(q: Question): string {
  const shapes = q.options.map((o) => {
    const many = (n: number) => Math.min(n, 2);
    return `${o.kind}${many(o.max_cards)}${many(o.max_seats)}${o.next.cards.length > 0}${o.next.seats.length > 0}`;
  });
  return `${q.ask}: ${[...new Set(shapes)].sort().join(' ')}`;
}

async function watch(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
}

test('record', async ({ browser, server, faults }) => {
  // Kinds that do not come up this time stay as they were recorded.
  const before = JSON.parse(readFileSync(file('questions'), 'utf8')) as Question[];
  const questions = new Map(before.map((q) => [kindOf(q), q]));
  const met = new Set<string>();
  const messages = new Map<string, FromServer>();
  for (let game = 0; game < GAMES; ++game) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const heard: FromServer[] = [];
    listen(page, faults, heard);
    const players = 2 + (game % 4);
    await page.goto(server.url + seatPath(await server.makeRoom({ ...ALONE, players, generals: 'all' })));
    // With somebody watching, those who have no answer are asked as well.
    if (game % 3 === 0) await watch(await browser.newContext(), page.url().split('#')[0]!);
    await playOn(page, 120, game * 1000);
    await context.close();
    for (const m of heard) {
      if (!messages.has(m.type)) messages.set(m.type, m);
      if (m.type !== 'update' || !m.question) continue;
      const kind = kindOf(m.question);
      if (!met.has(kind)) questions.set(kind, m.question);
      met.add(kind);
    }
  }
  const sorted = [...questions].sort(([a], [b]) => (a < b ? -1 : 1));
  write(
    'questions',
    sorted.map(([, q]) => q),
  );
  write(
    'messages',
    [...messages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, m]) => m),
  );
  console.log(
    [...new Set([...questions.keys()].map((k) => k.split(':')[0]))].join(' '),
    questions.size,
    met.size,
  );
  expect(met.size).toBeGreaterThan(10);
});
