// The middle of the table, told by the test: many answers beside each other, what is heard when, time to think.
import type { Entry } from '../src/lib/protocol';
import { SOUNDS } from '../src/lib/sounds';
import { askAgain, recorded } from './recorded';
import { cardOf, plainSeat, Staged, viewOf } from './staged';
import { expect, test } from './table';

const GENERALS = ['caocao', 'zhangliao', 'sunshangxiang', 'zhugeliang', 'simayi', 'guanyu'];
const seats = GENERALS.map((id) => plainSeat({ general: [id] }));
const entry = (
  n: number,
  kind: Entry['kind'],
  event: number,
  cause: number,
  more: Partial<Entry>,
): Entry => ({
  n,
  kind,
  event,
  cause,
  text: { zh: `${kind} ${n}`, en: `${kind} ${n}` },
  ...more,
});
// 南蛮入侵 on everybody; whoever is asked answers.
const onEverybody = (): Entry[] => [
  entry(1, 'card_used', 10, 1, {
    a: 0,
    card: 'savage_assault',
    cards: [cardOf(1, 'savage_assault')],
    seats: [1, 2, 3, 4, 5],
  }),
  ...[1, 2, 3, 4, 5].map((a) =>
    entry(a + 1, 'card_responded', 10 + a, 10, { a, card: 'slash', cards: [cardOf(a + 1, 'slash')] }),
  ),
];

for (const [lang, locale] of [
  ['zh', 'zh-CN'],
  ['en', 'en-GB'],
] as const)
  test.describe(lang, () => {
    test.use({ locale, viewport: { width: 1280, height: 720 } });
    test('a card and its answers lie beside each other and are named', async ({ open }) => {
      const page = await open('/');
      const staged = new Staged(page);
      await staged.open(new URL('/room/staged', page.url()).href, viewOf(seats));
      await expect(page.locator('.seat')).toHaveCount(6);
      staged.update(viewOf(seats), null, { log: onEverybody() });
      const acts = page.locator('[data-act]');
      await expect(acts).toHaveCount(5);
      if (process.env['LAYOUT_SHOTS'])
        await page.screenshot({ path: `${process.env['LAYOUT_SHOTS']}/answers-${lang}.png` });
      const middle = (await page.locator('.middle').boundingBox())!;
      const boxes = await acts.evaluateAll((all) =>
        all.map((el) => {
          const parts = [el, ...el.querySelectorAll('.card, figcaption')].map((x) =>
            x.getBoundingClientRect(),
          );
          const said = [...el.querySelectorAll('figcaption span')];
          return {
            left: Math.min(...parts.map((b) => b.left)),
            right: Math.max(...parts.map((b) => b.right)),
            cut: said.some((x) => x.scrollWidth > x.clientWidth),
          };
        }),
      );
      expect(boxes.some((b) => b.cut)).toBe(false);
      expect(boxes[0]!.left).toBeGreaterThanOrEqual(middle.x);
      expect(boxes.at(-1)!.right).toBeLessThanOrEqual(middle.x + middle.width);
      for (const pile of await page.locator('.pile').all()) {
        const box = (await pile.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(middle.x);
        expect(box.x + box.width).toBeLessThanOrEqual(middle.x + middle.width);
      }
      boxes.slice(1).forEach((b, i) => expect(b.left).toBeGreaterThanOrEqual(boxes[i]!.right - 1));
    });
  });

test('whose turn it is and what was done last are read in the middle until something else is done', async ({
  open,
}) => {
  const page = await open('/');
  const staged = new Staged(page);
  await staged.open(new URL('/room/staged', page.url()).href, viewOf(seats, { turn: 1, phase: 'play' }));
  await expect(page.locator('.track')).toHaveText(/^\s*Zhang Liao's turn\s+Play\s*$/);
  await expect(page.locator('.track .done')).toHaveCount(3);
  const piles = () =>
    page.locator('.pile').evaluateAll((all) => all.map((el) => Math.round(el.getBoundingClientRect().left)));
  const before = await piles();
  const duel = cardOf(1, 'duel');
  const answer = cardOf(2, 'slash');
  staged.update(viewOf(seats, { turn: 1 }), null, {
    log: [
      entry(1, 'card_used', 10, 1, { a: 1, card: 'duel', cards: [duel], seats: [2] }),
      entry(2, 'card_responded', 11, 10, { a: 2, card: 'slash', cards: [answer] }),
    ],
  });
  await expect(page.locator('[data-act]')).toHaveCount(2);
  await expect(page.locator('[data-past]')).toHaveCount(0);
  staged.update(viewOf(seats, { turn: 1 }), null, {
    log: [entry(3, 'moved', 12, 10, { from: 'processing', to: 'discard', cards: [duel] })],
  });
  const past = page.locator('[data-past]');
  await expect(past).toHaveCount(2);
  await expect(page.locator('[data-act]')).toHaveCount(0);
  await expect(past.first()).toContainText('Duel');
  await expect(past.first()).toContainText(/② Zhang Liao\s*→ ③ Sun Shangxiang/);
  // Another turn and its phases leave it there; what is done next takes its place.
  staged.update(viewOf(seats, { turn: 2 }), null, { log: [entry(4, 'turn_starts', 20, 0, { a: 2 })] });
  await expect(page.locator('.track')).toContainText("Sun Shangxiang's turn");
  await expect(past).toHaveCount(2);
  expect(await piles()).toEqual(before);
  const peach = [cardOf(3, 'peach')];
  staged.update(viewOf(seats, { turn: 2 }), null, {
    log: [entry(5, 'card_used', 30, 20, { a: 2, card: 'peach', cards: peach, seats: [2] })],
  });
  await expect(page.locator('[data-act]')).toHaveCount(1);
  await expect(past).toHaveCount(0);
});

test('what lies in the middle stays between the seats and the question', async ({ open }) => {
  const page = await open('/');
  const staged = new Staged(page);
  const twelve = Array.from({ length: 12 }, (_, n) => plainSeat({ general: [GENERALS[n % 6]!] }));
  const duel = cardOf(1, 'duel');
  const log = [
    entry(1, 'card_used', 10, 1, { a: 1, card: 'duel', cards: [duel], seats: [2] }),
    entry(2, 'card_responded', 11, 10, { a: 2, card: 'slash', cards: [cardOf(2, 'slash')] }),
  ];
  const over = [entry(3, 'moved', 12, 10, { from: 'processing', to: 'discard', cards: [duel] })];
  for (const people of [seats, twelve]) {
    await staged.open(new URL('/room/staged', page.url()).href, viewOf(people));
    await expect(page.locator('.seat')).toHaveCount(people.length);
    for (const [entries, what] of [
      [log, '[data-act]'],
      [over, '[data-past]'],
    ] as const) {
      staged.update(viewOf(people), null, { log: [...entries] });
      await expect(page.locator(what)).toHaveCount(2);
      for (const [width, height] of [
        [1280, 720],
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        const outside = () =>
          page.evaluate(() => {
            const room = document.querySelector('.middle')!.getBoundingClientRect();
            const parts = document.querySelectorAll(
              '.track, .recent p, .pile, .when, .act .card, figcaption',
            );
            return [...parts].flatMap((el) => {
              const { top, bottom, width } = el.getBoundingClientRect();
              const out = Math.max(room.top - top, bottom - room.bottom);
              return width > 0 && out > 4 ? [`${el.className || el.tagName}: ${out.toFixed()}`] : [];
            });
          });
        await expect.poll(outside, `${what} of ${people.length} at ${width}×${height}`).toEqual([]);
        if (process.env['LAYOUT_SHOTS'])
          await page.screenshot({
            path: `${process.env['LAYOUT_SHOTS']}/middle-${people.length}-${what.slice(6, 9)}-${width}.png`,
          });
      }
    }
  }
});

// What is played, by the pitch each voice begins at, and how many acts and blows were on the page then.
function listenIn(): void {
  const heard: { pitch: number; acts: number; blows: number }[] = [];
  Object.assign(window, { heard });
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, time) {
    const count = (query: string) => document.querySelectorAll(query).length;
    if (value > 20) heard.push({ pitch: value, acts: count('[data-act]'), blows: count('[data-blow]') });
    return set.call(this, value, time);
  };
}
const pitches = (...names: (keyof typeof SOUNDS)[]) =>
  names.flatMap((name) => (SOUNDS[name] as readonly { from: number }[]).map((v) => v.from));

for (const speed of ['fast', 'instant'] as const)
  test(`every beat sounds when it is shown (${speed})`, async ({ open, context }) => {
    await context.addInitScript(listenIn);
    await context.addInitScript(
      (prefs) => localStorage.setItem('jiesuan.prefs', prefs),
      JSON.stringify({ speed, sounds: true, lang: 'en' }),
    );
    const page = await open('/');
    const staged = new Staged(page);
    await staged.open(new URL('/room/staged', page.url()).href, viewOf(seats));
    await expect(page.locator('.seat')).toHaveCount(6);
    const after = viewOf(seats.map((s, i) => (i === 1 ? { ...s, hp: s.hp - 1 } : s)));
    staged.update(after, null, {
      log: [
        entry(1, 'card_used', 10, 1, { a: 0, card: 'slash', cards: [cardOf(1, 'slash')], seats: [1] }),
        entry(2, 'damage_dealt', 11, 10, { a: 0, b: 1, count: 1, card: 'slash' }),
        entry(3, 'chained', 12, 10, { a: 2 }),
      ],
    });
    type Heard = { pitch: number; acts: number; blows: number }[];
    const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
    // What is not shown beat by beat sounds like the most important of it.
    const wanted = speed === 'instant' ? pitches('damage') : pitches('use', 'damage', 'chain');
    await expect.poll(async () => (await heard()).map((h) => h.pitch)).toEqual(wanted);
    if (speed === 'instant') return;
    const all = await heard();
    const at = (name: keyof typeof SOUNDS) => all.find((h) => h.pitch === SOUNDS[name][0]!.from)!;
    expect(at('use').acts).toBe(0); // it is on its way …
    expect(at('damage').acts).toBe(1); // … lies there when it strikes
  });

test('a card that is turned up shows its back before its face', async ({ open, context }) => {
  await context.addInitScript(() => localStorage.setItem('jiesuan.prefs', '{"speed":"slow","lang":"en"}'));
  const page = await open('/');
  const staged = new Staged(page);
  await staged.open(new URL('/room/staged', page.url()).href, viewOf(seats));
  await expect(page.locator('.seat')).toHaveCount(6);
  const card = cardOf(1, 'peach');
  staged.update(viewOf(seats), null, {
    log: [
      entry(1, 'moved', 10, 1, { from: 'pile', to: 'processing', cards: [card], text: null }),
      entry(2, 'judge_turned', 10, 1, { a: 1, skill: 'ganglie', cards: [card] }),
    ],
  });
  const flight = page.locator('[data-flight]');
  await expect(flight.locator('.reverse')).toHaveCount(1);
  // Halfway up, and as if seen from where it is seen: only what is not faded keeps its two sides apart.
  const seen = await flight.evaluate((el) => {
    const [turning] = el.getAnimations();
    turning!.pause();
    return [0, 0.1, 0.5].map((part) => {
      turning!.currentTime = Number(turning!.effect!.getComputedTiming().duration) * part;
      return getComputedStyle(el).opacity;
    });
  });
  expect(seen).toEqual(['1', '1', '1']);
});

test('the first turn finds everybody with a general and cards', async ({ open, context }) => {
  await context.addInitScript(() => localStorage.setItem('jiesuan.prefs', '{"speed":"slow","lang":"en"}'));
  const page = await open('/');
  const staged = new Staged(page);
  const none = seats.map((s) => ({ ...s, general: [], skills: [], hand: 0 }));
  await staged.open(new URL('/room/staged', page.url()).href, viewOf(none, { turn: null, phase: null }));
  await expect(page.locator('.seat')).toHaveCount(6);
  const drawn = [cardOf(3, 'peach'), cardOf(4, 'jink')];
  const begun = seats.map((s, n) => ({ ...s, hand: n === 0 ? 6 : 4 }));
  const hand = [...drawn, ...[5, 6, 7, 8].map((id) => cardOf(id, 'slash'))];
  staged.update(viewOf(begun, { hand }), null, {
    log: [
      entry(1, 'turn_starts', 10, 0, { a: 0 }),
      entry(2, 'moved', 11, 10, { from: 'pile', to: 'hand', b: 0, cards: drawn, count: 2 }),
    ],
  });
  // While it is still being shown.
  await expect(page.locator('[data-prompt]')).toContainText('hurry');
  await expect(page.locator('[data-seat="1"] .general')).toHaveText('Zhang Liao');
  expect(await page.locator('.hand .card').count()).toBeGreaterThanOrEqual(4);
});

test('without animations nothing moves, and all is seen in its order', async ({ open, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem('jiesuan.prefs', '{"speed":"fast","animations":false,"lang":"en"}'),
  );
  const page = await open('/');
  const staged = new Staged(page);
  await staged.open(new URL('/room/staged', page.url()).href, viewOf(seats));
  await expect(page.locator('.seat')).toHaveCount(6);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const act = document.querySelector<HTMLElement>('[data-act]')?.dataset['does'];
      const hp = document.querySelector<HTMLElement>('[data-seat="1"] [data-hp]')!.dataset['hp'];
      if (act && !seen.includes(act)) seen.push(act);
      if (hp === '2' && !seen.includes('hp')) seen.push('hp');
      if (document.querySelector('[data-flight], [data-blow]')) seen.push('something moved');
      for (const a of document.getAnimations())
        if (Number(a.effect?.getComputedTiming().duration) > 1) seen.push('something was animated');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const card = cardOf(1, 'slash');
  staged.update(viewOf(seats.map((s, i) => (i === 1 ? { ...s, hp: 2 } : s))), null, {
    log: [
      entry(1, 'card_used', 10, 1, { a: 0, card: 'slash', cards: [card], seats: [1] }),
      entry(2, 'moved', 10, 10, { a: 0, from: 'hand', to: 'processing', cards: [card] }),
      entry(3, 'damage_dealt', 11, 10, { a: 0, b: 1, count: 1, card: 'slash' }),
    ],
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(seen).toEqual(['use', 'hp']);
});

test('the prompt says in a sentence what is asked, and what no means', async ({ page, server }) => {
  const asked = recorded().find((q) => q.no !== null && q.pass !== null && q.ask !== 'act')!;
  await askAgain(page, `${server.url}/room/asked`, asked, 5);
  await expect(page.locator('[data-prompt]')).toHaveText(asked.prompt.en);
  await expect(page.locator('.prompt')).toContainText(asked.no!.en);
  await expect(page.locator('[data-answer="no"]')).toContainText(asked.options[asked.pass!]!.label.en);
});

test('whoever is waited for may ask for time once, and everybody is told that somebody did', async ({
  open,
}) => {
  const page = await open('/');
  const staged = new Staged(page);
  const view = viewOf(seats);
  await staged.open(new URL('/room/staged', page.url()).href, view);
  await expect(page.locator('.seat')).toHaveCount(6);
  const waiting = { seats: [0, 1], window: true, left: 60_000, bank: null, think: false };
  staged.update(view, null, { waiting });
  await page.getByRole('button', { name: 'Think', exact: true }).click();
  await expect.poll(() => staged.said).toContainEqual({ type: 'think' });
  staged.update(view, null, { waiting: { ...waiting, think: true } });
  await expect(page.locator('[data-prompt]')).toHaveText('Somebody wants to think');
  await expect(page.locator('[data-think]')).toHaveCount(0);
  // Who is not waited for has nothing to ask for.
  staged.update(view, null, { waiting: { ...waiting, seats: [1] } });
  await expect(page.locator('[data-prompt]')).toHaveText('Waiting for responses');
  await expect(page.locator('[data-think]')).toHaveCount(0);
});

test('between phases a turn has a word, and nothing moves when the game ends', async ({ open }) => {
  const page = await open('/');
  const staged = new Staged(page);
  const view = viewOf(seats, { phase: null, turn: 1 });
  await staged.open(new URL('/room/staged', page.url()).href, view);
  await expect(page.locator('[data-seat="1"] .phase')).toHaveText(/\w{3,}/);
  const places = () =>
    page.locator('.seat').evaluateAll((all) =>
      all.map((el) => {
        const { left, top, width, height } = el.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
  const before = await places();
  staged.update(viewOf(seats, { phase: null, turn: 1, outcome: 'decided', winners: [0] }));
  await expect(page.locator('.summary')).toBeVisible();
  expect(await places()).toEqual(before);
});
