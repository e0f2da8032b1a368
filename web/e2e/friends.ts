// People at one table, each with a browser of their own.
import type { Browser, Page } from '@playwright/test';
import { atOnce, expect, listen } from './table';

export async function somebody(browser: Browser, faults: string[], address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(atOnce);
  listen(page, faults);
  await page.goto(address);
  return page;
}
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page).toHaveURL(/#\S+$/);
}
