// The judge's page: situations are opened, resolved and explained; other answers are tried; nothing that is sent
// to it breaks anything.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LANGUAGES } from './judge_languages';
import { faultOf } from './schema';
import { expect, test } from './table';

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesOf = (folder: string) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((name) => /\.yaml$/.test(name) && !/(ledger|shown)\.yaml$/.test(name))
    .sort()
    .map((name) => join(root, folder, name));
const linkTo = (text: string) => `/judge#${deflateRawSync(text).toString('base64url')}`;
const verdict = (page: Page) => page.locator('[data-verdict]');

async function post(url: string, text: string, query = ''): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${url}/api/judge${query}`, { method: 'POST', body: text });
    if (answer.status !== 429) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250)); // so many a second from one address
  }
}

test('the library: ten questions, each resolved as expected, step by step', async ({ open }) => {
  const page = await open('/judge');
  const library = page.getByRole('combobox', { name: 'Questions players ask' });
  const entries = library.locator('option:not([disabled])');
  await expect(entries.nth(9)).toBeAttached(); // they come after the page
  const titles = await entries.evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
  expect(titles.length).toBeGreaterThanOrEqual(10);
  for (const id of titles) {
    await library.selectOption(id);
    await expect(page.locator('[data-run]')).toBeEnabled();
    await expect(verdict(page), id).toHaveAttribute('data-verdict', 'passed');
    await expect(page.locator('[data-state="met"]').first()).toBeVisible();
  }
  await library.selectOption('liuli');
  await expect(page.locator('[data-caption]')).toContainText('流离把【杀】');
  const on = page.getByRole('button', { name: 'Step on' });
  for (let n = 0; n < 5; ++n) await on.click();
  await expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', '5');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.locator('.trace li[aria-current="step"]')).toHaveCount(1);
  await expect(page.locator('.trace')).toContainText('R000-65');
});

test('what if: another answer makes a branch beside the first, and both say how they end', async ({
  open,
}) => {
  const page = await open('/judge');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'passed');
  const choice = page.locator('select[data-question="2"]');
  const other = await choice.locator('option').nth(1).getAttribute('value');
  await choice.selectOption(other!);
  await expect(page.locator('[data-branch]')).toHaveCount(2);
  await expect(page.locator('.traces.two .trace')).toHaveCount(2);
  await expect(page.locator('.parts').first()).toHaveText('here they part');
  await expect(page.locator('[data-end]').last()).toContainText('大乔');
  await page.getByRole('button', { name: /Close this branch/ }).click();
  await expect(page.locator('[data-branch]')).toHaveCount(0);
});

test('a slip of the pen is marked under its word, mended by a press, and the link is shared', async ({
  open,
}) => {
  const wrong =
    'seats:\n  A: {hand: [♠7 杀]}\n  B: {equipmnt: [仁王盾]}\nplay: [A uses 杀 on B]\nexpect: [B hp 4]\n';
  const page = await open(linkTo(wrong));
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'error');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('equipmnt');
  await page.getByRole('button', { name: 'Change to ‘equipment’' }).click();
  await page.locator('[data-run]').click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'passed');
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('equipment: [仁王盾]');
});

test('why something is not allowed, and why somebody was not asked, is told at the step', async ({
  open,
}) => {
  const page = await open(
    linkTo('seats:\n  A: {hand: [♠7 杀]}\n  诸葛亮: {}\n  大乔: {}\n  D: {}\nexpect: [A hp 4]\n'),
  );
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'passed');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  const at = async (what: string) => {
    for (let n = 0; n < 30 && (await page.locator(what).count()) === 0; ++n)
      await page.getByRole('button', { name: 'Step back' }).click();
    return page.locator(what).first();
  };
  const why = await at('[data-not-allowed]');
  await why.locator('summary').click();
  await expect(why).toContainText('♠7');
  await expect(why).toContainText('诸葛亮: <Kongcheng> forbids it');
  await expect(why).toContainText('大乔: it is too far away');
});

test('why somebody was not asked is told where order and targets decide', async ({ open }) => {
  const told: [string, string][] = [
    [
      'seats: {A: {hand: [♠7 杀]}, 蔡文姬: {}, 荀彧: {}}\nplay: [A uses 杀 on 荀彧, 荀彧: 节命 → 蔡文姬]\n',
      'its turn in the order of this timing was over before that',
    ],
    [
      'seats: {A: {hand: [♠7 杀, ♥5 桃]}, B: {hp: 1/4}, C: {hand: [♥6 桃]}}\nplay: [A uses 杀 on B, A: 桃]\n',
      'somebody before it in order has acted already',
    ],
    [
      'seats: {A: {hand: [♠7 杀]}, 大乔: {hand: [♥9 any], skills: [zhenlie]}, C: {}}\n' +
        'play: [A uses 杀 on 大乔, 大乔: 流离 ♥9 → C]\n',
      'the character is no target of the card any more',
    ],
  ];
  for (const [scene, reason] of told) {
    const page = await open(linkTo(`${scene}expect: [A alive]\n`));
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'passed');
    await page.getByRole('button', { name: 'End', exact: true }).click();
    const why = page.locator('[data-not-offered]').filter({ hasText: reason });
    for (let n = 0; n < 60 && (await why.count()) === 0; ++n)
      await page.getByRole('button', { name: 'Step back' }).click();
    await why.locator('summary').click();
    await expect(why.getByText(reason)).toBeVisible();
    await page.close();
  }
});

test('names are completed, and Ctrl+Enter resolves', async ({ open }) => {
  const page = await open(
    linkTo('seats: {A: {hand: [♠7 杀]}, B: {}}\nplay: [A uses 杀 on B]\nexpect: [B hp 4]\n'),
  );
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'differs');
  await expect(page.locator('[data-state="differs"]')).toContainText('B has hp 3/4');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('pile: [♠7 slas');
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('杀');
});

// Of all kinds: every document, hegemony, variant rules, examples.
test('fifty scenarios of all kinds open, run and explain themselves in the page', async ({ open }) => {
  test.setTimeout(240_000);
  const all = [...filesOf('rulings'), ...filesOf('docs/examples')];
  const few = all.filter((_, n) => n % Math.floor(all.length / 54) === 0).slice(0, 56);
  expect(few.length).toBeGreaterThanOrEqual(50);
  expect(few.some((f) => readFileSync(f, 'utf8').includes('mode: hegemony'))).toBe(true);
  const page = await open('/judge');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'passed');
  for (const file of few) {
    const text = readFileSync(file, 'utf8');
    await page.evaluate((address) => (location.hash = address), linkTo(text).slice('/judge'.length));
    await expect(async () => {
      if (await page.getByText('too many questions').isVisible()) await page.locator('[data-run]').click();
      await expect(page.locator('[data-run]')).toBeEnabled();
      expect((await page.locator('.cm-content').innerText()).slice(0, 20)).toBe(text.slice(0, 20));
      await expect(verdict(page)).toHaveAttribute('data-verdict', 'passed', { timeout: 1000 });
    }, file).toPass({ timeout: 20_000 });
    await expect(page.locator('.trace li').first()).toBeVisible();
  }
});

test('every other scenario comes out over the API as it does at home', async ({ server }) => {
  test.setTimeout(900_000); // hundreds of processes, on whatever machine
  for (const file of [
    ...filesOf('rulings'),
    ...filesOf('docs/examples'),
    ...filesOf('web/src/judge/library'),
  ]) {
    const answer = await post(server.url, readFileSync(file, 'utf8'));
    expect(answer.status, file).toBe(200);
    const report = (await answer.json()) as {
      scenarios: { passed: boolean; trace: { because?: unknown }[] }[];
    };
    expect(faultOf('report', report), file).toBeNull();
    for (const s of report.scenarios) expect(s.passed, file).toBe(true);
  }
});

test('malformed and hostile scenarios get a clear error or a bounded run, and the table goes on', async ({
  server,
}) => {
  test.setTimeout(180_000);
  const crowd = Array.from(
    { length: 12 },
    (_, n) => `  S${n}: {hand: 20, equipment: [any x4], bot: steward}`,
  ).join('\n');
  const ten = Array.from(
    { length: 10 },
    (_, n) => `  S${n}: {hand: 4, role: ${n ? (n < 4 ? 'loyalist' : 'rebel') : 'lord'}, bot: random}`,
  ).join('\n');
  const laughs = Array.from({ length: 40 }, (_, n) =>
    n ? `a${n}: &a${n} [*a${n - 1}, *a${n - 1}, *a${n - 1}]` : 'a0: &a0 [x]',
  ).join('\n');
  const cases: [string, string, number[]][] = [
    ['a megabyte', '#'.repeat(1 << 20), [413]],
    ['no YAML', '{[', [422]],
    ['nothing', '', [400]],
    ['deep nesting', '['.repeat(15_000), [422]],
    ['anchors that explode', laughs, [422]],
    ['an anchor in itself', 'seats: &s {A: {}, B: *s}', [422]],
    ['twelve seats with everything', `seats:\n${crowd}\n`, [422]],
    ['too many cards', 'seats: {A: {hand: [any x9999]}, B: {}}', [422]],
    ['bytes of no meaning', '\u0000\u0001\ufffd'.repeat(500), [422]],
    ['a whole game of ten bots', `seats:\n${ten}\nuntil: game over\n`, [200, 422]],
    ['turns without end', 'seats: {A: {}, B: {}}\nuntil: game over\n', [200, 422]],
  ];
  for (const [what, text, statuses] of cases) {
    const answer = await post(server.url, text);
    expect(statuses, `${what}: ${answer.status}`).toContain(answer.status);
    const body = (await answer.json()) as {
      error?: { why: { zh: string; en: string } };
      scenarios?: { error?: { message: string } }[];
    };
    if (answer.status !== 200)
      expect(body.error?.why.en ?? body.scenarios?.[0]?.error?.message, what).toBeTruthy();
    expect((await fetch(`${server.url}/healthz`)).status, what).toBe(200);
  }
  for (const query of ['?case=0x', '?instead=1', '?file=x', '?case=9999'])
    expect((await post(server.url, 'seats: {A: {}, B: {}}', query)).status, query).toBeGreaterThanOrEqual(
      400,
    );
});

for (const { name, locale, run, viewport } of LANGUAGES)
  test.describe(`in ${name}`, () => {
    test.use({ locale, viewport });
    test('the page fits its screen and is used by keyboard alone', async ({ open }) => {
      const page = await open('/judge');
      await expect(page.locator('[data-run]')).toHaveText(run);
      await expect(page.locator('.trace li').first()).toBeVisible();
      await page.locator('.trace').focus();
      for (let n = 0; n < 4; ++n) await page.keyboard.press('ArrowDown');
      await expect(page.locator('[data-moment]')).toHaveAttribute('data-moment', '4');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  });
