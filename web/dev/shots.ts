import { writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { Catalogue } from '../src/lib/protocol';
import { playOn, question } from '../e2e/driver';
import { castOf, forcesView, pairQuestion, revealLog, sevenOf, showForces } from '../e2e/forces';
import { showStates } from '../e2e/states';
import { ALONE, expect, seatPath, test, type Server } from '../e2e/table';

const FOLDER = process.env['SHOTS'] ?? '../docs/screenshots';
const shot = async (page: Page, name: string) => {
  await page.evaluate(() => document.documentElement.classList.add('still'));
  await page.mouse.move(640, 20); // no explanation over the table
  await page.waitForTimeout(300);
  const png = await page.screenshot();
  // A tenth of the size, made by the browser itself.
  const webp = await page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(webp.split(',')[1]!, 'base64'));
};
// Dark in Chinese and light in English, so that both are seen.
const likes =
  (theme: string) =>
  async ({ context }: { context: BrowserContext }) =>
    context.addInitScript(
      (th) => localStorage.setItem('jiesuan.prefs', JSON.stringify({ theme: th, speed: 'instant' })),
      theme,
    );
async function linkOf(host: Page): Promise<string> {
  const link = new URL(await host.locator('input[readonly]').first().inputValue());
  return link.pathname + link.hash;
}
async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator('.me input').fill(name);
  await page.locator('.chairs li.free button').first().click();
  await expect(page).toHaveURL(/#[^=]+$/);
}
async function speak(page: Page, text: string): Promise<void> {
  await page.locator('.chat form input').fill(text);
  await page.keyboard.press('Enter');
}
// Sits down at tables until it is one's own turn in a later round, with some cards in hand.
async function toPlayPhase(page: Page, server: Server): Promise<void> {
  for (let table = 0; table < 12; ++table) {
    await page.goto(server.url + seatPath(await server.makeRoom(TABLE)));
    for (let n = 0; n < 40; ++n) {
      await expect(question(page).or(page.locator('.summary')).first()).toBeVisible();
      if (await page.locator('.summary').isVisible()) break;
      const cards = await page.locator('.hand .slot.can').count();
      const early = await page
        .locator('.what')
        .getByText(/^(第 1 轮|Round 1)$/)
        .count();
      if ((await page.locator('[data-answer="end"]').count()) && cards > 2 && !early) return;
      await playOn(page, 1, table * 100 + n);
    }
  }
  throw new Error('no table came to a play phase');
}
// 国战: a pair being chosen, a reveal at a table of twelve, the result.
async function hegemony(page: Page, server: Server, name: string): Promise<void> {
  const book = (await (await fetch(`${server.url}/api/catalogue`)).json()) as Catalogue;
  const cast = castOf(book);
  const view = forcesView(cast);
  const seats = forcesView(cast, 6).seats.map((s) => ({ ...s, general: [], hidden: [], max_hp: 0, hand: 0 }));
  const before = { ...view, seats, turn: null, phase: null, round: 0, hand: [] };
  await showForces(page, `${server.url}/room/pair`, before, pairQuestion(sevenOf(cast)));
  await page.locator('[data-general]').nth(0).click();
  await page.locator('[data-general]').nth(1).click();
  await shot(page, `${name}-pair`);
  await showForces(page, `${server.url}/room/twelve`, view, null, revealLog(cast, book));
  await expect(page.locator('[data-reveal]')).toBeVisible();
  await shot(page, `${name}-table`);
  await showForces(page, `${server.url}/room/over`, { ...view, outcome: 'decided', winners: [1, 8] }, null);
  await expect(page.locator('.summary')).toBeVisible();
  await shot(page, `${name}-result`);
}
// Live games of 国战: a 军令 to give, and a lord who has just shown himself.
const FORCES = { ...ALONE, mode: 'hegemony' };
const LORDS = ['heg_liubei', 'heg_caocao', 'heg_sunquan', 'heg_zhangjiao'];
async function command(page: Page, server: Server, name: string): Promise<void> {
  const sets = ['hegemony_transformation', 'hegemony_authority']; // where most commands are
  for (let table = 0; table < 8; ++table) {
    await page.goto(server.url + seatPath(await server.makeRoom({ ...FORCES, players: 3, sets })));
    for (let n = 0; n < 100; ++n) {
      await expect(question(page).or(page.locator('.summary')).first()).toBeVisible();
      if (await page.locator('.summary').isVisible()) break;
      if (/军令|Command/.test(await page.locator('[data-prompt]').innerText())) return shot(page, name);
      await playOn(page, 1, table * 1000 + n * 7);
    }
  }
  throw new Error('nobody had a command to give');
}
async function lord(page: Page, server: Server, name: string): Promise<void> {
  for (let players = 4; players <= 12; ++players) {
    const made = await server.makeRoom({ ...FORCES, players, rules: ['hegemony.lords'] });
    await page.goto(server.url + seatPath(made));
    await expect(page.locator('.generals')).toBeVisible();
    const mine = LORDS.map((id) => page.locator(`[data-general="${id}"][aria-disabled="false"]`));
    const counts = await Promise.all(mine.map((card) => card.count()));
    const head = mine[counts.indexOf(1)];
    if (!head) continue;
    await head.click();
    await page.locator('[data-general]:not(.faded):not(.chosen)[aria-disabled="false"]').first().click();
    await page.locator('[data-answer="confirm"]').click();
    const answer = page.locator('[data-option]', { hasText: /全部明置|Reveal both/ });
    while (!(await answer.isVisible())) await playOn(page, 1, 1, 20_000, { until: ['[data-option="3"]'] });
    await answer.click();
    await page.locator('[data-answer="confirm"]').click();
    await expect(page.locator('.me .one.up')).toHaveCount(2);
    return shot(page, name);
  }
  throw new Error('nobody was dealt a lord');
}
const TABLE = { ...ALONE, players: 8, clock: { decision: 30, bank: 90, away: 60, window: 10 } };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1.5,
};

// A question of players, resolved, and beside it what would have come of another answer.
async function judge(page: Page, server: Server, name: string, branch: boolean): Promise<void> {
  await page.goto(`${server.url}/judge`);
  await expect(page.locator('.trace li').first()).toBeVisible();
  for (let n = 0; n < 6; ++n) await page.locator('.steps .primary').click();
  if (branch) {
    await page.locator('select[data-question="2"]').selectOption({ index: 1 });
    await expect(page.locator('[data-branch]')).toHaveCount(2);
  }
  await shot(page, name);
}

// A flow as its table, with who acts at every timing.
async function rules(page: Page, server: Server, name: string): Promise<void> {
  await page.goto(`${server.url}/rules/flow/Damage#DamageTaken`);
  await expect(page.locator('[data-timing="DamageTaken"]')).toBeInViewport();
  await shot(page, name);
}

for (const [lang, locale, theme] of [
  ['zh', 'zh-CN', 'dark'],
  ['en', 'en-GB', 'light'],
] as const) {
  test.describe(lang, () => {
    test.use({ locale });
    test.beforeEach(likes(theme));
    test('states', async ({ page, server }) => {
      await showStates(page, `${server.url}/room/states`);
      await expect(page.locator('.veil')).toBeVisible();
      await shot(page, `states-${lang}`);
    });
    if (lang === 'zh') {
      test('hegemony', async ({ page, server }) => hegemony(page, server, 'hegemony-zh'));
      test('lord', async ({ page, server }) => lord(page, server, 'hegemony-zh-lord'));
    } else {
      test('command', async ({ page, server }) => command(page, server, 'hegemony-en-command'));
    }
    test('judge', async ({ page, server }) => judge(page, server, `judge-${lang}`, true));
    test('rules', async ({ page, server }) => rules(page, server, `rules-${lang}`));
    test('friends', async ({ browser, open, server }) => {
      const made = await server.makeRoom({ ...ALONE, players: 3, start: false });
      const host = await open(seatPath(made));
      const friend = await open(await linkOf(host), await browser.newContext({ locale }));
      await sitDown(friend, lang === 'zh' ? '云长' : 'Guan Yu');
      await host.locator('.start button').click();
      for (const page of [host, friend]) await expect(page.locator('.seat')).toHaveCount(3);
      await Promise.all([playOn(host, 8, 1, 2000), playOn(friend, 8, 2, 2000)]);
      for (const page of [host, friend]) await page.keyboard.press('/');
      await speak(friend, lang === 'zh' ? '看我的青龙刀！' : 'Watch this!');
      await speak(host, lang === 'zh' ? '三弟小心' : 'Careful…');
      await friend.locator('.emotes .button').nth(5).click();
      await expect(host.locator('[data-said]')).toHaveCount(3);
      await shot(host, `chat-${lang}`);
      await Promise.all([playOn(host, 900, 3), playOn(friend, 900, 4)]);
      await friend.locator('.summary .primary').first().click();
      await expect(host.locator('[data-again]')).toBeVisible();
      await shot(host, `rematch-${lang}`);
      await friend.context().close();
    });
    test('desktop', async ({ browser, open, server }) => {
      test.setTimeout(240_000);
      const room = { players: 8, bots_only: true, start: true, pace: 0 };
      await Promise.all([1, 2, 3].map(() => server.makeRoom(room)));
      const lobby = await server.makeRoom({
        players: 5,
        listed: true,
        name: lang === 'zh' ? '桃园' : 'Peach garden',
      });
      const host = await open(seatPath(lobby));
      await expect(host.locator('.chairs li')).toHaveCount(5);
      const friend = await open(await linkOf(host), await browser.newContext({ locale }));
      await sitDown(friend, lang === 'zh' ? '云长' : 'Guan Yu');
      await speak(friend, lang === 'zh' ? '大哥，开始吧！' : 'Ready when you are!');
      await expect(host.locator('[data-said]')).toHaveCount(1);
      const page = await open('/');
      await expect(page.locator('.row.replay').nth(2)).toBeVisible({ timeout: 20_000 });
      await shot(page, `home-${lang}`);
      const replay = await page.locator('.row.replay').first().getAttribute('href');
      await page.goto(`${server.url}${replay}?at=180`);
      await expect(page.locator('[data-moment]')).toBeVisible();
      await shot(page, `replay-${lang}`);

      await shot(host, `room-${lang}`);
      await friend.context().close();
      await host.close();

      await page.goto(`${server.url}/room/${replay!.split('/').at(-1)}`);
      await expect(page.locator('.summary')).toBeVisible();
      await shot(page, `summary-${lang}`);
      const watched = { players: 8, bots_only: true, seed: 4, start: true, pace: 400 };
      await page.goto(`${server.url}/room/${(await server.makeRoom(watched)).room}`);
      await expect(page.locator('[data-act]').first()).toBeVisible({ timeout: 60_000 });
      await shot(page, `watch-${lang}`);
      await page.goto(server.url);
      await page.locator('[data-learn]').click();
      await expect(page.locator('[data-lesson]')).toBeVisible();
      for (const lesson of ['choose', 'role', 'turn']) {
        await page.locator(`[data-lesson="${lesson}"] .primary`).waitFor();
        if (lesson !== 'turn') await page.locator('[data-lesson] .primary').click();
        if (lesson === 'choose') await playOn(page, 1);
      }
      await shot(page, `guided-${lang}`);

      await page.goto(server.url + seatPath(await server.makeRoom(TABLE)));
      await expect(page.locator('.generals')).toBeVisible();
      if (lang === 'zh') await shot(page, 'generals-zh');
      await toPlayPhase(page, server);
      await page.locator('.hand .slot.can').first().click();
      await shot(page, `table-${lang}`);
    });
  });
  test.describe(`${lang} phone`, () => {
    test.use({ locale, ...phone });
    test.beforeEach(likes(theme));
    if (lang === 'zh')
      test('states', async ({ page, server }) => {
        await showStates(page, `${server.url}/room/states`);
        await expect(page.locator('.veil')).toBeVisible();
        await shot(page, 'phone-states-zh');
      });
    if (lang === 'zh')
      test('hegemony', async ({ page, server }) => hegemony(page, server, 'phone-hegemony-zh'));
    if (lang === 'en')
      test('command', async ({ page, server }) => command(page, server, 'phone-hegemony-en-command'));
    test('judge', async ({ page, server }) => judge(page, server, `phone-judge-${lang}`, false));
    test('rules', async ({ page, server }) => rules(page, server, `phone-rules-${lang}`));
    test('phone', async ({ open, server }) => {
      const page = await open(seatPath(await server.makeRoom(TABLE)));
      await expect(page.locator('.generals')).toBeVisible();
      if (lang === 'zh') await shot(page, 'phone-generals-zh');
      await toPlayPhase(page, server);
      await page.locator('.hand .slot.can').first().tap();
      await shot(page, `phone-${lang}`);
    });
  });
  test.describe(`${lang} large`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });
    test.beforeEach(likes(lang === 'zh' ? 'light' : 'dark'));
    test('large', async ({ page, server }) => {
      await toPlayPhase(page, server);
      await shot(page, `large-${lang}`);
    });
  });
  test.describe(`${lang} lying phone`, () => {
    test.use({ locale, ...phone, viewport: { width: 844, height: 390 } });
    test.beforeEach(likes(theme));
    test('lying phone', async ({ page, server }) => {
      await toPlayPhase(page, server);
      await shot(page, `lying-${lang}`);
    });
  });
}
