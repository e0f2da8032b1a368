// How large things are, that nothing is cut off, and how the hand lies.
import type { Page } from '@playwright/test';
import type { Kingdom } from '../src/lib/protocol';
import { cardOf, catalogueOf, plainSeat, Staged, toUse, viewOf } from './staged';
import { expect, test } from './table';

const GEAR = ['crossbow', 'eight_diagram', 'zhuahuangfeidian', 'chitu'];
const HAND = ['slash', 'jink', 'peach', 'nullification', 'crossbow', 'duel'].map((name, i) =>
  cardOf(50 + i, name),
);
const gear = (seat: number) => GEAR.map((name, i) => cardOf(200 + 4 * seat + i, name));
const seats = (n: number) =>
  Array.from({ length: n }, (_, seat) => plainSeat({ equipment: gear(seat), role: 'renegade' }));
const boxes = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) =>
    all.map((el) => {
      const { left, top, right, bottom, width, height } = el.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    }),
  );

test.describe('at 1440×900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('seats are at least 230×150 and hand cards 110 wide', async ({ page, server }) => {
    await new Staged(page).open(
      `${server.url}/room/large`,
      viewOf(seats(8), { hand: HAND }),
      toUse(HAND, [50, 52]),
    );
    await expect(page.locator('.hand .card')).toHaveCount(6);
    for (const { width, height } of await boxes(page, '.seat')) {
      expect(width).toBeGreaterThanOrEqual(230);
      expect(height).toBeGreaterThanOrEqual(150);
    }
    for (const { width } of await boxes(page, '.hand .card')) expect(width).toBeGreaterThanOrEqual(110);
  });
});

// What of all that is written lies outside of the thing it is written on.
const cutOff = (page: Page, text: string, within: string) =>
  page.evaluate(
    ([text, within]) =>
      [...document.querySelectorAll(text!)].flatMap((el) => {
        const range = document.createRange();
        range.selectNodeContents(el);
        const [a, b] = [range.getBoundingClientRect(), el.closest(within!)!.getBoundingClientRect()];
        // Along the line: across it a font reserves more than is drawn.
        const down = getComputedStyle(el).writingMode === 'vertical-rl';
        const over = down
          ? Math.max(b.top - a.top, a.bottom - b.bottom)
          : Math.max(b.left - a.left, a.right - b.right, el.scrollHeight - el.closest(within!)!.clientHeight);
        return over > 1.5 ? [`${el.textContent}: ${over.toFixed(1)}`] : [];
      }),
    [text, within],
  );

const SCREENS = {
  'desktop 1280×720': { viewport: { width: 1280, height: 720 } },
  'phone upright': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'phone lying': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
for (const [screen, use] of Object.entries(SCREENS))
  for (const [lang, locale] of [
    ['zh', 'zh-CN'],
    ['en', 'en-GB'],
  ] as const)
    test.describe(`${screen} ${lang}`, () => {
      test.use({ ...use, locale });
      test('no name of a general, a card or a skill is cut off', async ({ page, server }) => {
        const { generals, cards, skills } = await catalogueOf(server.url);
        const parts = <T>(all: T[], n: number) =>
          Array.from({ length: Math.ceil(all.length / n) }, (_, i) => all.slice(i * n, i * n + n));
        const people = parts(Object.entries(generals), 8);
        const hands = parts(Object.keys(cards), 5);
        const arts = parts(Object.keys(skills), 12);
        const staged = new Staged(page);
        const faults = new Set<string>();
        const steps = Math.max(people.length, hands.length, arts.length);
        const view = (i: number) => {
          const some = people[i % people.length]!;
          const all = Array.from({ length: 8 }, (_, n) => some[n % some.length]!);
          const hand = hands[i % hands.length]!.map((name, n) => cardOf(900 + n, name));
          const own = arts[i % arts.length]!;
          const at = all.map(([id, facts], n) =>
            plainSeat({
              general: [id],
              kingdom: facts.kingdom as Kingdom,
              skills: n === 0 ? own : [],
              role: n === 1 ? 'renegade' : null,
            }),
          );
          return viewOf(at, { hand, round: i + 1 });
        };
        await staged.open(`${server.url}/room/names`, view(0));
        await page.evaluate(() => document.fonts.ready);
        for (let i = 0; i < steps; ++i) {
          staged.update(view(i));
          await expect(page.locator('.what')).toContainText(
            lang === 'zh' ? `第 ${i + 1} 轮` : `Round ${i + 1}`,
          );
          for (const fault of await cutOff(page, '.seat .general', '.face')) faults.add(fault);
          for (const fault of await cutOff(page, '.hand .name', '.card')) faults.add(fault);
          for (const fault of await cutOff(page, '.skills .skill', '.near')) faults.add(fault);
        }
        expect([...faults]).toEqual([]);
      });
    });

for (const [screen, use] of Object.entries(SCREENS))
  test.describe(screen, () => {
    test.use(use);
    test('everything one has to press is within the screen, and nothing lies over it', async ({
      page,
      server,
    }) => {
      const { width, height } = use.viewport;
      await new Staged(page).open(
        `${server.url}/room/small`,
        viewOf(seats(8), { hand: HAND }),
        toUse(HAND, [50, 52]),
      );
      await expect(page.locator('.hand .card')).toHaveCount(6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const what of ['.seat', '.hand .slot.can', '[data-answer="end"]'])
        for (const box of await boxes(page, what)) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
          expect(box.bottom).toBeLessThanOrEqual(height);
        }
      const [prompt] = await boxes(page, '.prompt');
      const [hand] = await boxes(page, '.mine .hand');
      expect(prompt!.bottom).toBeLessThanOrEqual(hand!.bottom);
      const middle = async (what: string) =>
        page.locator(what).evaluateAll((all) =>
          all.map((el) => {
            const { left, top, width, height } = el.getBoundingClientRect();
            return el.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        );
      expect(await middle('.hand .slot.can')).toEqual([true, true]);
      expect(await middle('[data-answer="end"]')).toEqual([true]);
    });
  });

test.describe('the hand', () => {
  const many = Array.from({ length: 14 }, (_, i) =>
    cardOf(50 + i, i === 6 ? 'peach' : i % 2 ? 'jink' : 'nullification'),
  );
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the one card of fourteen that may be played whole', async ({ page, server }) => {
    await new Staged(page).open(
      `${server.url}/room/hand`,
      viewOf(seats(3), { hand: many }),
      toUse(many, [56]),
    );
    const legal = page.locator('.hand .slot.can');
    await expect(legal).toHaveCount(1);
    await legal.scrollIntoViewIfNeeded();
    const seen = await legal.evaluate((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      return [left + 8, (left + right) / 2, right - 8].map((x) =>
        el.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    expect(seen).toEqual([true, true, true]);
  });
  test('is sorted by kind and as it was, and the keys follow', async ({ page, server }) => {
    const mixed = ['duel', 'slash', 'crossbow', 'jink'].map((name, i) => cardOf(50 + i, name));
    const staged = new Staged(page);
    await staged.open(
      `${server.url}/room/hand`,
      viewOf(seats(3), { hand: mixed }),
      toUse(mixed, [50, 51, 52]),
    );
    const order = () =>
      page
        .locator('.hand [data-card]')
        .evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset['card']));
    await expect.poll(order).toEqual(['50', '51', '52', '53']);
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect.poll(order).toEqual(['51', '53', '50', '52']);
    await page.keyboard.press('1');
    await expect(page.locator('.slot.chosen')).toHaveAttribute('data-card', '51');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect.poll(order).toEqual(['50', '51', '52', '53']);
  });
});

test('what somebody with many skills can do is told within the screen', async ({ page, server }) => {
  const skills = ['jianxiong', 'hujia', 'ganglie', 'tuxi', 'luoyi', 'tiandu', 'yiji', 'qingguo', 'luoshen'];
  const many = [plainSeat({}), plainSeat({ skills }), plainSeat({})];
  await new Staged(page).open(`${server.url}/room/tip`, viewOf(many, { hand: HAND }));
  await page.locator('[data-seat="1"] .face').hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await expect(tip.locator('.skill')).toHaveCount(skills.length);
  for (const part of [tip, ...(await tip.locator('.skill').all())]) {
    const box = (await part.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(720);
  }
});

test('suits differ by their shape, not by colour alone', async ({ page, server }) => {
  const suits = (['spade', 'heart', 'club', 'diamond'] as const).map((suit, i) => ({
    ...cardOf(50 + i, 'slash'),
    suit,
  }));
  await new Staged(page).open(`${server.url}/room/suits`, viewOf(seats(3), { hand: suits }));
  await expect(page.locator('.hand .card')).toHaveCount(4);
  const shapes = await page
    .locator('.hand .card')
    .evaluateAll((all) =>
      all.map((card) => card.querySelector('svg[viewBox="0 0 16 16"] path')?.getAttribute('d')),
    );
  expect(shapes.every((shape) => shape)).toBe(true);
  expect(new Set(shapes).size).toBe(4);
});

for (const [lang, locale] of [
  ['zh', 'zh-CN'],
  ['en', 'en-GB'],
] as const)
  test.describe(lang, () => {
    test.use({ locale });
    test('the role of a seat covers no card and no number, hands open or not', async ({ page, server }) => {
      const staged = new Staged(page);
      const gear = (n: number) => [cardOf(200 + n, 'crossbow'), cardOf(300 + n, 'eight_diagram')];
      const people = (['lord', 'loyalist', 'renegade', null] as const).map((role, n) =>
        plainSeat({ role, equipment: gear(n) }),
      );
      const hands = people.map((_, n) => HAND.slice(0, 3).map((c) => ({ ...c, id: c.id + 10 * n })));
      const open = viewOf(people, { hands });
      await staged.open(`${server.url}/room/roles`, viewOf(people, { hand: HAND }));
      for (const [view, cards] of [
        [viewOf(people, { hand: HAND }), 0],
        [open, 9],
      ] as const) {
        staged.update(view);
        await expect(page.locator('.open-hand > *')).toHaveCount(cards);
        const covered = () =>
          page.locator('.seat').evaluateAll((seats) =>
            seats.flatMap((seat) => {
              const a = seat.querySelector('.role .seal')?.getBoundingClientRect();
              const things = seat.querySelectorAll(
                '.gear .pip, .gear-name, .open-hand > *, .numbers, .person',
              );
              return [...things].flatMap((el) => {
                const range = document.createRange();
                range.selectNodeContents(el);
                const cut = el.classList.contains('person'); // and says so by three dots
                const b = (cut ? el : range).getBoundingClientRect();
                const over =
                  a && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                return over ? [`${seat.getAttribute('data-seat')}: ${el.textContent}`] : [];
              });
            }),
          );
        await expect.poll(covered).toEqual([]);
      }
    });
  });
