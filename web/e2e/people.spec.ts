import type { Settings } from '../src/lib/protocol';
import { answerOne, playOn, question } from './driver';
import { ALONE, atOnce, expect, listen, seatPath, test } from './table';

const FRIENDS: Settings = { ...ALONE, players: 3, start: false, listed: true, name: 'Peach garden' };

test('two people meet by a link and play; a third watches', async ({ browser, faults, open, server }) => {
  const made = await server.makeRoom(FRIENDS);
  const host = await open(seatPath(made));
  await expect(host.getByRole('heading', { name: 'Peach garden' })).toBeVisible();

  const friends = await browser.newContext();
  const friend = await friends.newPage();
  await friend.addInitScript(atOnce);
  listen(friend, faults);
  await friend.goto(server.url);
  await friend.getByRole('link', { name: /Peach garden/ }).click(); // listed on the first page
  await friend.getByLabel('Your name').fill('Diaochan');
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(friend).toHaveURL(/#\S+$/);
  await expect(host.getByText('Diaochan')).toBeVisible();

  const watchers = await browser.newContext();
  const watcher = await watchers.newPage();
  await watcher.addInitScript(atOnce);
  listen(watcher, faults);
  await watcher.goto(`${server.url}/room/${made.room}`);
  await expect(host.getByText('1 watching')).toBeVisible();

  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [host, friend]) await expect(page.locator('.seat')).toHaveCount(3);
  const played = await Promise.all([playOn(host, 15, 1, 3000), playOn(friend, 15, 2, 3000)]);
  for (const one of played) expect(one.answered).toBeGreaterThan(0);
  await expect(watcher.locator('.seat')).toHaveCount(3);
  await expect(watcher.locator('.log .line').first()).toBeVisible();
  await expect(question(watcher)).toHaveCount(0);
  await expect(watcher.locator('.hand .slot')).toHaveCount(0); // nobody's cards
  await friends.close();
  await watchers.close();
});

test('bots play a whole game for those who watch', async ({ open, server }) => {
  const made = await server.makeRoom({ players: 4, bots_only: true, start: true, pace: 0 });
  const page = await open(`/room/${made.room}`);
  await expect(page.locator('.summary h2')).toHaveText(/Game over|A draw/, { timeout: 20_000 });
});

test('a closed lid: offline and back, the table is as it was and goes on', async ({
  context,
  open,
  server,
}) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 5 })));
  await playOn(page, 2);
  await expect(question(page)).toBeVisible();
  const before = await page.locator('[data-prompt]').innerText();
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('reconnecting')).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('reconnecting')).toBeHidden();
  await expect(page.locator('[data-prompt]')).toHaveText(before);
  await answerOne(page, 3);
});

test('a link to no room says so; a link with a wrong token watches', async ({ open, server }) => {
  const nowhere = await open('/room/nowhere');
  await expect(nowhere.getByText('There is no such room.')).toBeVisible();
  const made = await server.makeRoom(FRIENDS);
  const page = await open(`/room/${made.room}#${'x'.repeat(22)}`);
  await expect(page.getByRole('button', { name: 'Sit here' }).first()).toBeVisible();
});

test('whoever leaves is played for by a bot, and may come back', async ({ open, server }) => {
  const made = await server.makeRoom({ ...ALONE, players: 5 });
  const page = await open(seatPath(made));
  await answerOne(page, 1);
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Leave; a bot plays on' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(server.url + seatPath(made));
  await expect(page.locator('.me .person')).toHaveText('You');
});
