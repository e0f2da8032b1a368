// Playing together: another game for the same table, what a host can do, the link and its QR code, talking.
import type { Page } from '@playwright/test';
import type { Settings } from '../src/lib/protocol';
import { playOn } from './driver';
import { sitDown, somebody } from './friends';
import { ALONE, expect, seatPath, test } from './table';

const TWO: Settings = { ...ALONE, players: 2, start: false, listed: true, name: 'Oath' };

test('when a game is over both say yes and play the next one at the same table', async ({
  browser,
  faults,
  open,
  server,
}) => {
  const made = await server.makeRoom(TWO);
  const host = await open(seatPath(made));
  await host.getByLabel('Your name').fill('Liu Bei');
  await host.getByLabel('Your name').blur();
  const friend = await somebody(browser, faults, `${server.url}/room/${made.room}`);
  await sitDown(friend, 'Guan Yu');
  await host.getByRole('button', { name: 'Start' }).click();
  await Promise.all([playOn(host, 900, 1), playOn(friend, 900, 2)]);
  for (const page of [host, friend]) await expect(page.locator('.summary')).toBeVisible();

  await friend.getByRole('button', { name: 'Play again' }).click();
  await expect(host.locator('[data-again="1"]')).toContainText('✓ Guan Yu');
  await expect(friend.locator('[data-again]')).toContainText('1/2');
  await friend.reload(); // what was said stays said
  await expect(friend.locator('[data-again="1"]')).toContainText('✓ Guan Yu');
  await host.getByRole('button', { name: 'Play again' }).click();
  for (const page of [host, friend]) {
    await expect(page).not.toHaveURL(new RegExp(made.room));
    await expect(page.locator('.seat')).toHaveCount(2);
    await expect(page.locator('.summary')).toHaveCount(0);
  }
  const next = new URL(host.url()).pathname;
  expect(new URL(friend.url()).pathname).toBe(next);
  await friend.reload();
  await expect(friend.locator('.me .person')).toHaveText('You');
  await expect(host.locator('.seat .person').filter({ hasText: 'Guan Yu' })).toBeVisible();
  // The game that is over is still there, and leads on.
  const watcher = await somebody(browser, faults, `${server.url}/room/${made.room}`);
  await expect(watcher.getByRole('link', { name: 'Replay' }).first()).toBeVisible();
  await watcher.getByRole('link', { name: 'Watch the next game' }).click();
  await expect(watcher).toHaveURL(server.url + next);
  for (const page of [friend, watcher]) await page.context().close();
});

test('a host keeps chairs for bots, makes a new link, shows it as a QR code and deletes the room', async ({
  browser,
  faults,
  open,
  server,
}) => {
  const made = await server.makeRoom({ ...TWO, players: 4 });
  const host = await open(seatPath(made));
  const friend = await somebody(browser, faults, `${server.url}/room/${made.room}`);
  await expect(friend.getByRole('button', { name: 'Sit here' })).toHaveCount(3);

  // By the keyboard alone.
  await host.getByRole('button', { name: 'Keep for a bot' }).first().focus();
  await host.keyboard.press('Enter');
  await expect(friend.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
  await host.getByRole('button', { name: 'Open to people' }).focus();
  await host.keyboard.press('Enter');
  await expect(friend.getByRole('button', { name: 'Sit here' })).toHaveCount(3);

  const link = host.getByLabel('Invitation link');
  const before = await link.inputValue();
  expect(before).toContain(`/room/${made.room}#join=`);
  await host.getByRole('button', { name: 'New invitation link' }).click();
  await host.getByRole('button', { name: 'Void the old link?' }).click();
  await expect(friend.getByText(/invitation link/)).toBeVisible(); // and the table is gone
  await expect(host.getByText('by invitation link only')).toBeVisible();
  await expect(link).not.toHaveValue(before);
  const after = await link.inputValue();
  await host.getByRole('button', { name: 'QR code' }).click();
  await expect(host.getByRole('img', { name: /QR code/ })).toHaveAttribute('data-qr', after);
  await friend.goto(before);
  await expect(friend.getByText(/can only be entered by its new/)).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await friend.goto(after); // the same room: only what stands behind the # differs
  await sitDown(friend, 'Zhang Fei');

  await host.getByRole('button', { name: 'Ban', exact: true }).click();
  await host.getByRole('button', { name: 'Really ban?' }).click();
  await expect(host.getByRole('alert')).toContainText('shares your own address');
  const seat = host.url();
  await host.getByRole('button', { name: 'New seat link' }).click();
  await expect(host).not.toHaveURL(seat);

  await host.getByRole('button', { name: 'Delete the room' }).click();
  await host.getByRole('button', { name: 'Really delete?' }).click();
  for (const page of [host, friend]) await expect(page.getByText('There is no such room.')).toBeVisible();
  await friend.context().close();
});

test('friends talk; strangers are not read until one wants to; anybody can be muted', async ({
  browser,
  faults,
  open,
  server,
}) => {
  const made = await server.makeRoom({ ...TWO, players: 3 });
  const host = await open(seatPath(made));
  const link = await host.getByLabel('Invitation link').inputValue();
  const friend = await somebody(browser, faults, link);
  await sitDown(friend, 'Guan Yu');
  const stranger = await somebody(browser, faults, `${server.url}/room/${made.room}`);
  await sitDown(stranger, 'Nobody');

  const write = (page: Page) => page.getByLabel('Say something');
  const heard = host.locator('[data-chat]');
  await write(friend).fill('<i>brother</i>');
  await write(friend).press('Enter');
  await expect(heard.locator('p').filter({ hasText: 'Guan Yu' })).toContainText('<i>brother</i>');
  await expect(write(friend)).toHaveValue('');
  await write(stranger).fill('buy gold');
  await write(stranger).press('Enter');
  await expect(heard).toContainText('a stranger, muted');
  await expect(heard).not.toContainText('buy gold');
  await stranger.getByRole('button', { name: 'Thank you!' }).click(); // words of ours
  await expect(heard).toContainText('Thank you!');
  await heard.getByRole('button', { name: 'Hear' }).click();
  await expect(heard).toContainText('buy gold');
  await heard.getByRole('button', { name: 'Mute Nobody' }).first().click();
  await expect(heard).not.toContainText('buy gold');

  await host.getByRole('button', { name: 'Start' }).click();
  await expect(host.locator('.seat')).toHaveCount(3);
  await expect(friend.locator('.seat')).toHaveCount(3);
  await friend.keyboard.press('/'); // no word of it is a key of the table
  await expect(write(friend)).toBeFocused();
  await friend.keyboard.type('xq1a');
  await friend.keyboard.press('Enter');
  await expect(host.locator('[data-bubble]')).toHaveText('xq1a');
  await expect(host.getByRole('tab', { name: 'Chat, 1 unread' })).toBeVisible();
  await expect(host.locator('[aria-live="polite"]').filter({ hasText: 'Guan Yu: xq1a' })).toHaveCount(1);
  await stranger.getByRole('tab', { name: /Chat/ }).click();
  await stranger.getByRole('button', { name: 'Wow!' }).click();
  await expect(stranger.locator('[data-chat]')).toContainText('Wow!');
  await host.getByRole('tab', { name: /Chat/ }).click();
  await expect(heard.locator('[data-said="2 Nobody"]').last()).toContainText('muted');
  await host.keyboard.press('ArrowLeft');
  await expect(host.getByRole('tab', { name: 'Log' })).toBeFocused();
  await expect(host.locator('.log')).toBeVisible();

  // Whoever watches is not heard at the table.
  const watcher = await somebody(browser, faults, link);
  await watcher.getByRole('tab', { name: /Chat/ }).click();
  await expect(watcher.getByText('Only the dead and those who watch hear you.')).toBeVisible();
  await write(watcher).fill('he has a Peach');
  await write(watcher).press('Enter');
  await expect(watcher.locator('[data-chat]')).toContainText('he has a Peach');
  await friend.getByRole('button', { name: 'Haha!' }).click(); // later, and heard
  await host.getByRole('tab', { name: /Chat/ }).click();
  await expect(heard).toContainText('Haha!');
  await expect(heard).not.toContainText('Peach');

  // The host ends it for everybody, and lets them talk again.
  await host.getByRole('button', { name: 'Switch chat off for this table' }).click();
  for (const page of [host, friend, watcher]) {
    await expect(page.getByText('The host has switched chat off.')).toBeVisible();
    await expect(write(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Haha!' })).toHaveCount(0);
  }
  await expect(friend.getByRole('button', { name: 'Switch chat on again' })).toHaveCount(0);
  await host.getByRole('button', { name: 'Switch chat on again' }).click();
  await expect(write(friend)).toBeVisible();
  for (const page of [friend, stranger, watcher]) await page.context().close();
});
