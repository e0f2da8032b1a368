// 国战 at the table: chosen for a room, a pair of generals chosen, a game played by presses; every state of two
// general cards to be seen and heard.
import type { Page } from '@playwright/test';
import type { Catalogue, Settings } from '../src/lib/protocol';
import { playOn, question } from './driver';
import { castOf, forcesView, pairQuestion, revealLog, sevenOf, showForces } from './forces';
import { ALONE, expect, seatPath, test, type Server } from './table';

const TABLE: Settings = { ...ALONE, mode: 'hegemony', players: 4, generals: 'all' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const catalogue = async (server: Server) =>
  (await (await fetch(`${server.url}/api/catalogue`)).json()) as Catalogue;

async function keepShot(page: Page, name: string): Promise<void> {
  const folder = process.env['LAYOUT_SHOTS']; // to be looked at
  if (!folder) return;
  await page.evaluate(() => document.documentElement.classList.add('still'));
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

test('a room is opened with the mode, twelve chairs and its own switches', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('button', { name: 'Create a room…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('[data-mode-rules]')).toHaveCount(0);
  await expect(sheet.getByRole('combobox', { name: /^Generals/ })).toHaveCount(1);
  await sheet.locator('label', { hasText: 'Hegemony' }).click();
  await expect(sheet.getByRole('combobox', { name: /^Generals/ })).toHaveCount(0);
  await sheet.getByLabel('Players').selectOption('12');
  await sheet.getByRole('checkbox', { name: /^Lords/ }).check();
  await sheet.getByRole('button', { name: 'Create a room', exact: true }).click();
  await expect(page).toHaveURL(/\/room\//);
  const header = page.locator('main > header');
  await expect(header).toContainText(/Hegemony · 12 players ·\s+Variant rules: Lords/);
  await expect(page.locator('.chairs li')).toHaveCount(12);
  // The host thinks again: fewer sets, too few for twelve; then what the other mode does not have goes.
  const sets = page.locator('[data-sets]').getByRole('checkbox');
  await expect(sets).toHaveCount(5);
  for (const n of [0, 1, 2]) {
    await expect(sets.nth(n)).toBeChecked();
    await sets.nth(n).uncheck();
  }
  await expect(header).toContainText('Generals: Transformation, Authority ·');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('alert')).toContainText(/only 16 generals .* 12 players need at least 60/);
  await keepShot(page, 'hegemony-too-few');
  await page.reload();
  await expect(header).toContainText('Generals: Transformation, Authority ·');
  for (const n of [0, 1, 2]) await sets.nth(n).check();
  await expect(header).not.toContainText('Generals');
  await sets.nth(4).uncheck();
  await page.getByLabel('Mode').selectOption('identity');
  await expect(header).toContainText('Identity · 10 players');
  await expect(header).not.toContainText('Lords');
  await expect(page.locator('[data-mode-rules]')).toHaveCount(0);
  await expect(header).toContainText('Generals: Standard');
  await expect(sets.first()).toBeChecked();
  await expect(sets.first()).toBeDisabled(); // the only one
  await sets.nth(2).check();
  await expect(header).toContainText('Generals: Standard, Wind');
  const pool = page.getByRole('combobox', { name: /^Generals/ });
  await expect(pool).toHaveValue('sets');
  await pool.selectOption('all');
  for (const box of await sets.all()) await expect(box).toBeChecked();
});

test('a pair is chosen by the keyboard alone, and lies hidden before its owner', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom(TABLE)));
  const slot = (n: number) => page.locator(`[data-slot="${n}"] b`);
  await expect(page.locator('[data-general]').first()).toBeVisible();
  await page.keyboard.press('1');
  const head = await slot(0).innerText();
  await page.keyboard.press('2');
  const deputy = await slot(1).innerText();
  await expect(page.locator('[data-halves]')).toContainText(/HP [1-5]/); // as the server counts it
  await page.locator('[data-swap]').focus();
  await page.keyboard.press('Enter');
  await expect(slot(0)).toHaveText(deputy);
  await page.keyboard.press('Escape');
  await expect(slot(0)).toHaveCount(0);
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await page.locator('[data-answer="confirm"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.me .one.down b')).toHaveText([deputy, head]);
  await expect(page.locator('.me .face')).toHaveAccessibleName(/Force undecided/);
  await expect(page.locator('.ring .one.unknown').first()).toBeVisible();
});

for (const [screen, use] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const)
  test.describe(screen, () => {
    test.use(use);

    test('a game is played to its end by presses alone', async ({ open, server }) => {
      test.setTimeout(240_000);
      const page = await open(seatPath(await server.makeRoom(TABLE)));
      await expect(question(page)).toBeVisible();
      expect((await playOn(page, 4000, 5, 30_000)).over).toBe(true);
      await expect(page.locator('.summary h2')).toHaveText(/You won|You lost|A draw/);
      await expect(page.locator('.summary tbody tr')).toHaveCount(4);
      await keepShot(page, `hegemony-over-${screen}`);
    });

    for (const [lang, locale] of [
      ['zh', 'zh-CN'],
      ['en', 'en-GB'],
    ] as const)
      test.describe(lang, () => {
        test.use({ locale });

        test('both names are read at a table of twelve', async ({ page, server }) => {
          const cast = castOf(await catalogue(server));
          // The banner is there for a moment only, which on a slow machine may pass while the page still loads.
          await Promise.all([
            page.locator('[data-reveal="1"]').waitFor(),
            showForces(page, `${server.url}/room/twelve`, forcesView(cast), null, revealLog(cast)),
          ]);
          await expect(page.locator('.seat')).toHaveCount(12);
          await keepShot(page, `hegemony-12-${screen}-${lang}`);
          const names = page.locator('.seat .one b');
          await expect(names).toHaveCount(24);
          const cut = await names.evaluateAll((all) =>
            all
              .filter((el) => {
                const down = getComputedStyle(el).writingMode === 'vertical-rl';
                const over = down ? el.scrollHeight - el.clientHeight : el.scrollWidth - el.clientWidth;
                return over > 1 && (el.textContent ?? '').length < 10; // a very long one may end in …
              })
              .map((el) => el.textContent),
          );
          expect(cut).toEqual([]);
          const sizes = await names.evaluateAll((all) =>
            all.map((el) => parseFloat(getComputedStyle(el).fontSize)),
          );
          const [smallest, usual] = [0, 12].map((n) => sizes.toSorted((a, b) => a - b)[n]!);
          expect(smallest, 'large enough to be read').toBeGreaterThanOrEqual(11);
          expect(usual).toBeGreaterThanOrEqual(lang === 'zh' ? 15 : screen === 'desktop' ? 12.5 : 11);
          const boxes = await page.locator('.seat').evaluateAll((all) =>
            all.map((el) => {
              const { left, right, top, bottom } = el.getBoundingClientRect();
              return { left, right, top, bottom };
            }),
          );
          const overlap = boxes.some((a, i) =>
            boxes.some(
              (b, j) =>
                i < j && a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom,
            ),
          );
          expect(overlap, 'no seat lies over another').toBe(false);
          await expect(page.locator('[data-reveal]')).toHaveCount(0, { timeout: 6000 });
        });

        test('a pair is chosen by presses: faded forces, companions, hp', async ({ page, server }) => {
          const cast = castOf(await catalogue(server));
          const view = forcesView(cast, 6);
          const seats = view.seats.map((s) => ({ ...s, general: [], hidden: [], soldiers: [], max_hp: 0 }));
          const q = pairQuestion(sevenOf(cast));
          const said = await showForces(page, `${server.url}/room/pair`, { ...view, seats, hand: [] }, q);
          const card = (id: string) => page.locator(`[data-general="${id}"]`);
          const [first, second, , other, , alone] = sevenOf(cast).map(([id]) => id) as [
            string,
            string,
            string,
            string,
            string,
            string,
          ];
          await card(first).click();
          await expect(card(other)).toHaveClass(/faded/);
          await expect(card(second)).not.toHaveClass(/faded/);
          await expect(card(alone)).toHaveAttribute('aria-disabled', 'true');
          await expect(card(alone)).toContainText(lang === 'zh' ? '配不成对' : 'it makes no pair');
          await card(alone).click({ force: true }); // it is no button now
          await expect(page.locator('[data-slot="0"] b')).toHaveCount(1); // the head is still there
          await card(second).click();
          await expect(page.locator('[data-companions]')).toBeVisible();
          await expect(page.locator('[data-halves]')).toContainText('3');
          await keepShot(page, `hegemony-pair-${screen}-${lang}`);
          await page.locator('[data-swap]').click();
          await page.locator('[data-answer="confirm"]').click();
          await expect.poll(() => said.find((m) => m.type === 'answer')?.option).toBeDefined();
          const answer = said.find((m) => m.type === 'answer')!;
          expect(q.options[answer.option]).toMatchObject({ general: second, deputy: first });
        });
      });
  });

test('a table of twelve is played by presses, with lords and last stands, and seen again', async ({
  open,
  server,
}) => {
  test.setTimeout(240_000);
  const made = await server.makeRoom({ ...TABLE, players: 12, rules: ['hegemony'] });
  const page = await open(seatPath(made));
  await expect(page.locator('.seat')).toHaveCount(12);
  expect((await playOn(page, 4000, 7, 30_000)).over).toBe(true);
  await expect(page.locator('.summary tbody tr')).toHaveCount(12);
  await page.getByRole('link', { name: 'See the replay' }).click();
  await expect(page.locator('[data-moment]')).toBeVisible();
  for (let n = 0; n < 300 && (await page.locator('[data-reveal]').count()) === 0; ++n)
    await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-reveal]')).toBeVisible();
});

test('the result is told by force, the winners first', async ({ page, server }) => {
  const cast = castOf(await catalogue(server));
  const view = { ...forcesView(cast), outcome: 'decided' as const, winners: [1, 8] };
  await showForces(page, `${server.url}/room/over`, view, null);
  await expect(page.locator('[data-winners]')).toHaveText(/Wei\s+wins/);
  const rows = page.locator('.summary tbody tr');
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(0)).toContainText('②');
  await expect(rows.nth(1)).toContainText('⑨');
});

test('a guess is a force, and stays', async ({ open, server }) => {
  const page = await open(seatPath(await server.makeRoom(TABLE)));
  await playOn(page, 1);
  await page.getByRole('button', { name: 'Guess the force: ?' }).first().click();
  await expect(page.getByRole('button', { name: 'Guess the force: Wei' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guess the force: Wei' })).toHaveCount(1);
});
