// Questions players really ask, set up and answered by presses alone, each with at most forty.
import type { Page } from '@playwright/test';
import { expect, test } from './table';

const MOST = 40;
type Zone = 'Hand' | 'Equipment' | 'Judging';

// Counts what a person would press; choosing from a list is two presses.
class Hands {
  presses = 0;
  constructor(private readonly page: Page) {}

  async press(name: string | RegExp): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }
  async choose(list: string, value: string): Promise<void> {
    this.presses += 2;
    await this.page.getByRole('combobox', { name: list }).selectOption(value);
  }
  async cards(seat: string, zone: Zone, ...cards: string[]): Promise<void> {
    const open = `Add a card: ${seat} ${zone}`;
    await this.press(open);
    for (const card of cards) {
      const [suit, name] = card.includes(' ') ? card.split(' ') : ['', card];
      if (suit) await this.press(suit);
      this.presses += 1;
      await this.page.locator(`.palette [data-card="${name}"]`).click();
    }
    await this.press(open);
  }
  async state(seat: string, what: string): Promise<void> {
    this.presses += 1;
    await this.page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: what, exact: true }).click();
  }
  async hurt(seat: string, points: number): Promise<void> {
    for (let n = 0; n < points; ++n) await this.state(seat, 'HP −1');
  }
  async resolve(): Promise<void> {
    this.presses += 1;
    await this.page.locator('[data-run]').click();
    await expect(this.page.locator('[data-run]')).toBeEnabled();
    await expect(this.trace.locator('li').first()).toBeVisible();
  }
  get trace() {
    return this.page.locator('.trace').last();
  }
  // Another answer at the last question that offers it.
  async instead(...parts: (string | RegExp)[]): Promise<void> {
    this.presses += 2;
    const before = await this.page.locator('[data-branch]').count();
    let options = this.trace.locator('select option:not([value=""])');
    for (const part of parts) options = options.filter({ hasText: part });
    const option = options.last();
    const value = await option.getAttribute('value');
    await option.locator('xpath=ancestor::select').selectOption(value);
    await expect(this.page.locator('[data-branch]')).toHaveCount(Math.max(2, before + 1));
  }
}

const QUESTIONS: Record<string, { play: (h: Hands) => Promise<void>; told: string[]; never?: string[] }> = {
  '流离 to a shield': {
    play: async (h) => {
      await h.cards('甲', 'Hand', '♠ 杀');
      await h.choose('Generals 乙', '大乔');
      await h.cards('乙', 'Hand', 'any');
      await h.cards('丙', 'Equipment', '仁王盾');
      await h.resolve();
      await h.instead('[Slash] → 乙');
      await h.instead('<Liuli>', '→ 丙');
    },
    told: ['[Slash] has no effect on 丙'],
  },
  '天香 under chains': {
    play: async (h) => {
      await h.cards('甲', 'Hand', '火杀');
      await h.choose('Generals 乙', '小乔');
      await h.cards('乙', 'Hand', '♥ any');
      await h.state('乙', 'chained');
      await h.state('丙', 'chained');
      await h.resolve();
      await h.instead('[Fire Slash] → 乙');
      await h.instead('<Tianxiang>', '→ 丙');
    },
    told: ['甲 deals 1 fire damage to 丙', '甲 deals 1 fire damage to 乙'],
  },
  'a Nullification for one target': {
    play: async (h) => {
      await h.cards('甲', 'Hand', '南蛮入侵');
      await h.cards('乙', 'Hand', '无懈可击');
      await h.resolve();
      await h.instead('[Savage Assault]');
      await h.instead('[Nullification]');
    },
    told: ['[Savage Assault] is offset', '甲 deals 1 damage to 乙'],
    never: ['deals 1 damage to 丙'],
  },
  'Collateral with nobody in range': {
    play: async (h) => {
      await h.cards('甲', 'Hand', '借刀杀人');
      await h.cards('甲', 'Equipment', '绝影');
      await h.cards('乙', 'Equipment', '诸葛连弩');
      await h.cards('丙', 'Equipment', '爪黄飞电');
      await h.resolve();
    },
    told: [],
    never: ['[Collateral]'],
  },
  'extra turns': {
    play: async (h) => {
      await h.choose('Phase', 'turn start');
      await h.choose('Generals 甲', '刘禅');
      await h.cards('甲', 'Hand', 'any', 'any');
      await h.resolve();
      await h.instead('<Fangquan>');
      await h.instead('<Fangquan>', '→ 丙');
    },
    told: ['丙 gains an extra turn'],
  },
  'a Jink after the Eight Diagram': {
    play: async (h) => {
      await h.cards('甲', 'Hand', '♠ 杀');
      await h.cards('乙', 'Equipment', '八卦阵');
      await h.cards('乙', 'Hand', '闪');
      await h.press('Add a card: Top of the pile');
      await h.press('♠');
      await h.press('any card');
      await h.resolve();
      await h.instead('[Slash] → 乙');
      await h.instead('<Eight Diagram>');
      await h.instead('[Jink]');
    },
    told: ['乙 judges for <Eight Diagram>: ♠', '[Slash] is offset'],
  },
  'Wine and a Slash that was dodged': {
    play: async (h) => {
      await h.cards('甲', 'Hand', '酒', '杀', '杀');
      await h.cards('甲', 'Equipment', '诸葛连弩');
      await h.cards('乙', 'Hand', '闪');
      await h.resolve();
      await h.instead('[Analeptic]');
      await h.instead('[Slash] → 乙');
      await h.instead('[Jink]');
      await h.instead('[Slash] → 乙');
    },
    told: ['[Slash] is offset', '甲 deals 1 damage to 乙'],
    never: ['deals 2 damage'],
  },
  'who is asked for a Peach': {
    play: async (h) => {
      await h.cards('甲', 'Hand', '杀', '桃');
      await h.cards('乙', 'Hand', '桃');
      await h.hurt('乙', 3);
      await h.cards('丙', 'Hand', '桃');
      await h.resolve();
      await h.instead('[Slash] → 乙');
      await h.instead('[Peach]');
    },
    told: ['甲 is asked: use [Peach]?', '乙 is asked: use [Peach]', '乙 is saved'],
  },
  刚烈: {
    play: async (h) => {
      await h.cards('甲', 'Hand', '杀', 'any', 'any');
      await h.choose('Generals 乙', '夏侯惇');
      await h.press('Add a card: Top of the pile');
      await h.press('♠');
      await h.press('any card');
      await h.resolve();
      await h.instead('[Slash] → 乙');
      await h.instead('<Ganglie>');
    },
    told: ['乙 judges for <Ganglie>: ♠', '甲 chooses own cards (<Ganglie>'],
  },
  'a Lightning that was nullified': {
    play: async (h) => {
      await h.choose('Phase', 'judge');
      await h.cards('甲', 'Judging', '闪电');
      await h.cards('乙', 'Hand', '无懈可击');
      await h.resolve();
      await h.instead('[Nullification]');
    },
    told: ['[Lightning] is offset', "goes to 乙's judging area"],
  },
};

for (const [what, { play, told, never = [] }] of Object.entries(QUESTIONS))
  test(`by presses alone: ${what}`, async ({ open }) => {
    const page = await open('/judge');
    await expect(page.locator('[data-verdict]')).toBeVisible();
    const hands = new Hands(page);
    await hands.press('Set up');
    await hands.press('Empty situation');
    await play(hands);
    for (const sentence of told) await expect(hands.trace).toContainText(sentence);
    for (const sentence of never) await expect(hands.trace).not.toContainText(sentence);
    expect(hands.presses).toBeLessThanOrEqual(MOST);
  });
