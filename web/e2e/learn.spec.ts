// The way of somebody new: what the game is, a guided game, why something is grey, and playing by hand.
import { playOn, question } from './driver';
import { ALONE, expect, seatPath, test } from './table';

test('a first visit explains the game and leads into a guided one', async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open('/');
  const first = page.locator('[data-first]');
  await expect(first).toContainText('hidden roles');
  for (const role of ['Lord', 'Loyalist', 'Rebel', 'Renegade']) await expect(first).toContainText(role);
  await first.locator('[data-learn]').click();
  const coach = page.locator('[data-lesson]');
  await expect(coach).toHaveAttribute('data-lesson', 'choose');
  // Alone there is no clock.
  await expect(page.locator('.prompt .clock')).toHaveCount(0);
  // The deal is known: in the first turns everything comes up that a beginner has to know.
  const BASICS = ['choose', 'role', 'turn', 'equip', 'slash', 'range', 'peach', 'jink'];
  const seen = new Set<string>();
  const left = () => BASICS.filter((lesson) => !seen.has(lesson));
  for (let n = 0; n < 150 && left().length > 0; ++n) {
    if (await coach.isVisible()) {
      seen.add((await coach.getAttribute('data-lesson'))!);
      await coach.getByRole('button', { name: 'Got it' }).click();
    } else if ((await playOn(page, 1, n, 15_000)).over) break;
  }
  expect(left()).toEqual([]);
  await expect(page.locator('.me .role')).toContainText('Lord');
  // What was explained is not explained again after a reload.
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  if (await coach.isVisible()) expect(seen).not.toContain(await coach.getAttribute('data-lesson'));
  // Whoever has played before finds the explanation folded, and the game among one's own.
  await page.goto(new URL('/', page.url()).href);
  await expect(page.locator('[data-mine] a')).toHaveAttribute('data-result', 'open');
  await expect(page.locator('[data-first] [data-learn]')).toBeHidden();
});

// What is explained may cover the log, or on a phone the middle, but nobody and nothing one needs.
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
for (const [lang, locale] of [
  ['zh', 'zh-CN'],
  ['en', 'en-GB'],
] as const)
  test.describe(lang, () => {
    test.use({ locale });
    test('the guide covers no seat, no card and no question, and is read whole', async ({ open }) => {
      const page = await open('/');
      await page.locator('[data-learn]').click();
      const coach = page.locator('[data-lesson]');
      // The one with the most words is the last of these.
      for (const lesson of ['choose', 'role', 'turn']) {
        await expect(coach).toHaveAttribute('data-lesson', lesson, { timeout: 30_000 });
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          const what = `${lesson} at ${screen.width}×${screen.height}`;
          await expect(coach).toHaveAttribute('data-lesson', lesson);
          const covered = () =>
            coach.evaluate((el) => {
              const a = el.getBoundingClientRect();
              const over = [...document.querySelectorAll('.seat, .prompt, .hand .card, .bar')].filter((x) => {
                const b = x.getBoundingClientRect();
                return (
                  b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
                );
              });
              const whole = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
              return {
                over: over.map((x) => x.className),
                whole,
                more: el.scrollHeight - el.clientHeight,
              };
            });
          // Where generals are chosen nobody is seen yet.
          if (lesson !== 'choose')
            await expect.poll(covered, what).toEqual({ over: [], whole: true, more: 0 });
          if (process.env['LAYOUT_SHOTS'])
            await page.screenshot({
              path: `${process.env['LAYOUT_SHOTS']}/guide-${lang}-${lesson}-${screen.width}.png`,
            });
        }
        await coach.locator('.primary').click();
        if (lesson === 'choose') await playOn(page, 1);
      }
    });
  });

test('a grey card says why, a card pressed twice or dragged is played, and discards can be looked through', async ({
  open,
  server,
}) => {
  test.setTimeout(120_000);
  let page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 4 })));
  const done = { why: false, twice: false, dragged: false };
  // A card that wants somebody is not played yet.
  const answered = (id: string | null) =>
    page
      .locator(`[data-question="${id}"]`)
      .waitFor({ state: 'detached', timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
  let over = false;
  for (let n = 0; n < 120; ++n) {
    if (over) {
      await page.close();
      page = await open(seatPath(await server.makeRoom({ ...ALONE, players: 4 })));
    }
    await expect(question(page)).toBeVisible();
    const act = await page.locator('[data-answer="end"]').isVisible();
    const grey = page.locator('.hand [data-card][aria-disabled="true"]').first();
    const bright = page.locator('.hand [data-card][aria-disabled="false"]');
    if (act && !done.why && (await grey.count()) > 0) {
      await grey.click({ force: true }); // aria-disabled, but it answers
      await expect(page.locator('[data-because]')).toContainText(/:\s\S+/);
      done.why = true;
    }
    if (act && (await bright.count()) > 0) {
      const id = await question(page).getAttribute('data-question');
      const card = bright.first();
      if (!done.twice) {
        await card.dblclick();
        done.twice = await answered(id);
      } else if (!done.dragged) {
        const from = (await card.boundingBox())!;
        // A card that needs somebody is dragged onto whoever lights up, another one into the middle.
        await page.mouse.move(from.x + 10, from.y + 30);
        await page.mouse.down();
        await page.mouse.move(from.x + 20, from.y - 60, { steps: 5 });
        await expect(page.locator('[data-dragged]')).toBeVisible();
        const middle = (await page.locator('.middle').boundingBox())!;
        await page.mouse.move(middle.x + middle.width / 2, middle.y + 20, { steps: 4 });
        await page.mouse.up();
        await expect(page.locator('[data-dragged]')).toHaveCount(0);
        done.dragged = await answered(id);
      }
    }
    if (!Object.values(done).includes(false)) break;
    ({ over } = await playOn(page, 1, n + 7, 15_000));
  }
  expect(done).toEqual({ why: true, twice: true, dragged: true });
  await page.getByRole('button', { name: 'Look through the discard pile' }).click();
  await expect(page.locator('[data-discards] .card').first()).toBeVisible();
});
