import type { Page } from '@playwright/test';
import type { Settings } from '../src/lib/protocol';
import { ALONE, atOnce, expect, listen, seatPath, test } from './table';

const FRIENDS: Settings = { ...ALONE, players: 5, start: false };

test('the lord chooses openly, then all others at the same time and in secret', async ({
  browser,
  faults,
  open,
  server,
}) => {
  const made = await server.makeRoom(FRIENDS);
  const people: Page[] = [await open(seatPath(made))];
  for (const chair of [1, 2, 3, 4]) {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(atOnce);
    listen(page, faults);
    await page.goto(`${server.url}/room/${made.room}`);
    await page.getByLabel('Your name').fill(`P${chair}`);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page).toHaveURL(/#\S+$/);
    people.push(page);
  }
  await people[0]!.getByRole('button', { name: 'Start' }).click();
  for (const page of people) await expect(page.locator('.seat')).toHaveCount(5);
  const choosing = (page: Page) => page.locator('.generals').isVisible();
  const first = await Promise.all(people.map(choosing));
  expect(first.filter(Boolean)).toHaveLength(1);
  const lord = people[first.indexOf(true)]!;
  const others = people.filter((page) => page !== lord);

  const choose = async (page: Page): Promise<string> => {
    const general = page.locator('.generals .general').first();
    await general.click();
    const name = await general.locator('.head b').innerText();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.locator('.generals')).toBeHidden();
    return name;
  };
  const lords = await choose(lord);
  for (const page of others) {
    await expect(page.locator('.generals')).toBeVisible();
    await expect(page.locator('[data-chosen="0"]')).toContainText(lords);
    await expect(page.getByText(/Also choosing: \S{3}$/)).toBeVisible();
  }
  await expect(lord.locator('[data-prompt]')).toContainText('Waiting for');

  const chosen = await choose(others[2]!);
  await expect(others[2]!.locator('[data-prompt]')).toContainText(`You chose ${chosen}`);
  for (const page of [others[0]!, others[1]!, others[3]!]) {
    await expect(page.locator('.generals')).toBeVisible();
    await expect(page.getByText(/Also choosing: \S{2}$/)).toBeVisible();
    await expect(page.locator('[data-chosen]')).toHaveCount(1);
  }
  await others[2]!.reload(); // nobody is asked twice
  await expect(others[2]!.locator('[data-prompt]')).toContainText('Waiting for');
  await choose(others[0]!);
  await choose(others[3]!);
  await expect(lord.getByText(chosen, { exact: true })).toHaveCount(0);
  await choose(others[1]!);
  for (const page of people) await expect(page.locator('.seat .general', { hasText: '？' })).toHaveCount(0);
  await expect(others[2]!.locator('.me .general')).toHaveText(chosen);
});
