// For those who watch: who acts, what happened in large letters, behind whom one sits.
import { expect, test } from './table';

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });
    test('a spectator reads what happens, changes seats and follows the turn', async ({ open, server }) => {
      const made = await server.makeRoom({ players: 8, bots_only: true, seed: 4, start: true, pace: 200 });
      const page = await open(`/room/${made.room}`);
      const told = page.locator('[data-commentary]');
      await expect(told.locator('.whose')).toContainText("'s turn");
      await expect(told.locator('.line').last()).not.toBeEmpty();
      // Polled: a line may go while it is measured.
      const size = () =>
        told
          .locator('.line')
          .last()
          .evaluate((el) => parseFloat(getComputedStyle(el).fontSize));
      await expect.poll(size).toBeGreaterThanOrEqual(viewport.width > 760 ? 16 : 14);
      // Everybody's hand is counted, nobody's is seen.
      await expect(page.locator('[data-seat] .numbers .hand b')).toHaveText(Array(8).fill(/^\d+$/));
      await expect(page.locator('[data-nav="hand"]')).toHaveCount(0);

      const near = page.locator('.me [data-seat]');
      await expect(near).toHaveAttribute('data-seat', '0');
      await page.getByRole('group', { name: 'Sit behind' }).locator('[data-behind="3"]').click();
      await expect(near).toHaveAttribute('data-seat', '3');
      const follow = page.getByRole('button', { name: 'Follow the turn' });
      await follow.click();
      await expect(follow).toHaveAttribute('aria-pressed', 'true');
      await expect(near).toHaveClass(/turn/, { timeout: 30_000 });
      if (process.env['LAYOUT_SHOTS'])
        await page.screenshot({ path: `${process.env['LAYOUT_SHOTS']}/watch-${viewport.width}.png` });
    });
  });
