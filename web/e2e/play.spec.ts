import { answerOne, playOn, question } from './driver';
import { ALONE, expect, seatPath, test } from './table';

test('play now: one press on the first page, and one is asked', async ({ open }) => {
  const page = await open('/');
  await page.getByText('8', { exact: true }).click();
  await page.getByRole('button', { name: 'Play now · 8 players' }).click();
  await expect(page).toHaveURL(/\/room\/[\w-]+#\S+/);
  await expect(question(page)).toBeVisible();
  await expect(page.locator('.seat')).toHaveCount(8);
});

test('a game is played to its end by presses alone, and leads to its replay', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 2 })));
  expect((await playOn(page, 1000)).over).toBe(true);
  await expect(page.locator('.summary h2')).toHaveText(/You won|You lost|A draw/);
  await page.getByRole('link', { name: 'See the replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.locator('[data-moment]')).toBeVisible();
});

test('a table of five is played by presses alone, with every general', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 5, generals: 'all' })));
  const played = await playOn(page, 150, 1000);
  expect(played.over || played.answered === 150).toBe(true);
});

test('a reload in the middle of a question brings back question and log', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 8 })));
  await answerOne(page, 1);
  await expect(question(page)).toBeVisible();
  const before = await page.locator('[data-prompt]').innerText();
  const log = await page.locator('.log .line').count();
  await page.reload();
  await expect(page.locator('[data-prompt]')).toHaveText(before);
  await expect(page.locator('.log .line')).toHaveCount(log);
  await answerOne(page, 7);
});

test('the seat is found again without its token in the address', async ({ open, server }) => {
  const made = await server.makeRoom({ ...ALONE, players: 4 });
  const page = await open(seatPath(made));
  await expect(question(page)).toBeVisible();
  await page.goto(`${server.url}/room/${made.room}`);
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${made.token}$`));
});

test('a selection is undone until it is confirmed', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 3 })));
  const generals = page.locator('.generals .general');
  await expect(generals.first()).toBeVisible();
  await generals.nth(1).click();
  await expect(generals.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await generals.nth(0).click();
  await expect(generals.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(generals.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await generals.nth(0).click();
  const name = await generals.nth(0).locator('.head b').innerText();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.locator('.me .general')).toHaveText(name);
});

test('the skill of a general and the text of a card are shown on hover', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 4 })));
  await answerOne(page, 1);
  await expect(page.locator('.hand .slot').first()).toBeVisible();
  await page.locator('.hand .slot').first().hover();
  await expect(page.getByRole('tooltip')).toContainText(/\w{4,}/);
  await page.locator('.me .face').hover();
  await expect(page.getByRole('tooltip').locator('.skill').first()).toBeVisible();
});

test('a guess at a role is a private note that stays', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 8 })));
  await answerOne(page, 1);
  const guess = page.getByRole('button', { name: 'Guess the role: ?' }).first();
  await guess.click();
  await expect(page.getByRole('button', { name: 'Guess the role: Loyalist' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guess the role: Loyalist' })).toHaveCount(1);
});

test('standing answers are said to the server, and are what it says they are', async ({ open, server }) => {
  const clock = { ...ALONE.clock, window: 5 }; // without an end of windows nothing is skipped
  const made = await server.makeRoom({ ...ALONE, players: 5, clock });
  const page = await open(seatPath(made));
  await expect(question(page)).toBeVisible(); // this visit has said what it says: only the next one counts
  const said: string[] = [];
  page.on('websocket', (ws) => ws.on('framesent', (f) => said.push(String(f.payload))));
  await page.reload();
  await answerOne(page, 1);
  await page.getByRole('combobox', { name: 'Nullification' }).selectOption('never');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Skip what I cannot answer').check();
  await expect
    .poll(() => said.filter((m) => m.includes('"switches"') && !m.includes('"fast"')))
    .toEqual([
      '{"type":"switches","skip":false}', // on coming in
      '{"type":"switches","nullification":"never"}',
      '{"type":"switches","skip":true}',
    ]);
  const beside = await open(seatPath(made)); // an empty table forgets them: this one stays while the other reloads
  await expect(beside.getByRole('combobox', { name: 'Nullification' })).toHaveValue('never');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Nullification' })).toHaveValue('never');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Skip what I cannot answer')).toBeChecked();
  await page.keyboard.press('Escape');
  await playOn(page, 3);
});
