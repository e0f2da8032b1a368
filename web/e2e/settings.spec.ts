// Settings are few, found by typing, and reached without a mouse.
import { ALONE, expect, seatPath, test } from './table';

test('the settings are opened by a key, found by typing in either language, and kept', async ({
  open,
  server,
}) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 4 })));
  await expect(page.locator('[data-question]')).toBeVisible();
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  const rows = sheet.locator('.switches > *');
  expect(await rows.count()).toBeLessThanOrEqual(12);
  await page.keyboard.press('Tab'); // past the way out
  const find = sheet.getByRole('searchbox', { name: 'Find a setting' });
  await expect(find).toBeFocused();
  await page.keyboard.type('sound');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sheet.getByLabel('Sounds')).toBeChecked();
  await find.fill('声音');
  await expect(rows).toHaveCount(1);
  await find.fill('instant'); // what one may choose counts as well
  await expect(sheet.locator('[data-speed]')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await find.fill('no such thing');
  await expect(rows).toHaveCount(0);
  await expect(sheet.getByText('There is no such setting.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape'); // the first one empties the field in some browsers
  await expect(sheet).toBeHidden();
  await page.reload();
  await page.keyboard.press('s');
  await expect(sheet.getByLabel('Sounds')).toBeChecked();
  await expect(find).toHaveValue('');
});

test('a key typed into a field opens nothing', async ({ open }) => {
  const page = await open('/');
  await page.getByPlaceholder('Room or link').press('s');
  await expect(page.getByPlaceholder('Room or link')).toHaveValue('s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
